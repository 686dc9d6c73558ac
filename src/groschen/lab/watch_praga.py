"""Games of Praga between bots, watched: what the players did, reached and used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from groschen.bots.praga import MISJUDGED as BEGINNER_NOISE
from groschen.engine.events import Event
from groschen.game import Game
from groschen.lab.watch import Played, Table, make_bot, share_out
from groschen.starting import new


@dataclass
class WatchedPraga(Played):
    """One game; the counters are by seat."""

    actions: list[Counter[str]] = field(default_factory=list)
    done: list[Counter[str]] = field(default_factory=list)
    """Other things that can be done, and symbols and corners that met."""
    gained: list[Counter[str]] = field(default_factory=list)
    taken: Counter[str] = field(default_factory=Counter)
    """Hex tiles, technologies, bridge tiles and seals, by their keys."""
    planks: Counter[int] = field(default_factory=Counter)
    plazas: int = 0
    markers: list[dict[str, int]] = field(default_factory=list)
    """Where everybody's markers stand in the end, and what is left."""


def watch(table: Table, number: int) -> WatchedPraga:
    """Game `number` of a table; everybody begins equally often."""
    count, seed = len(table.bots), table.seed + number
    kinds = tuple(table.bots[(seat + number) % count] for seat in range(count))
    began = process_time()
    names = [f"{kind} {seat + 1}" for seat, kind in enumerate(kinds)]
    options: dict[str, Any] = dict(table.options)
    game = new("praga", names, seed, **options)
    bots = [make_bot(kind, seed * count + seat, BEGINNER_NOISE) for seat, kind in enumerate(kinds)]
    watched = WatchedPraga(seed, kinds)
    for counters in (watched.actions, watched.done, watched.gained):
        counters.extend(Counter() for _ in kinds)
    while (seat := game.seat) is not None:
        for event in game.play(bots[seat].choose(game)):
            note(watched, event)
            note_done(watched, event)
    watched.scores, watched.ranking = game.scores(), game.ranking()
    watched.markers = [markers(game, seat) for seat in range(count)]
    watched.seconds = process_time() - began
    return watched


def watch_all(table: Table, jobs: int | None = None) -> list[WatchedPraga]:
    return share_out(table, watch, jobs)


GOODS = {
    "silver_windows": "silver window",
    "gold_windows": "gold window",
    "eggs": "egg",
    "red": "red token",
    "blue": "blue token",
}
"""What is gained, as the report calls it; gold and stone are called so anyway."""


def note(watched: WatchedPraga, event: Event) -> None:
    """Pieces that were taken and goods that were gained."""
    match event:
        case {"event": "UpgradePlaced" | "WallBuilt" | "BuildingBuilt", "tile": key}:
            watched.taken[key] += 1
        case {"event": "BridgeTileTaken" | "TechnologyTaken", "tile": key}:
            watched.taken[key] += 1
        case {"event": "SealClaimed", "seal": key}:
            watched.taken[key] += 1
        case {"event": "PlankLaid", "plank": plank}:
            watched.planks[plank] += 1
        case {"event": "PlazaCompleted"}:
            watched.plazas += 1
        case {"event": "Gained", "seat": seat, "what": str(what), "amount": amount}:
            watched.gained[seat][GOODS.get(what, what)] += amount
        case _:
            pass


DONE = {
    "ExtraActionBought": "extra action",
    "Produced": "production",
    "EggSpent": "egg spent",
    "SealClaimed": "seal claimed",
    "PlankLaid": "plank laid",
    "TechnologyUsed": "technology used up",
    "PlazaRewarded": "plaza reward",
    "WealthReached": "wealth bonus",
}
"""Events that are counted, and under which name."""


def note_done(watched: WatchedPraga, event: Event) -> None:
    """What a player did."""
    match event:
        case {"event": "ActionBegun", "seat": seat, "action": action}:
            watched.actions[seat][action] += 1
        case {"event": "Matched", "seat": seat, "sides": sides, "corners": corners}:
            watched.done[seat]["pair of symbols"] += sides
            watched.done[seat]["red corner met"] += corners
        case {"event": name, "seat": int(seat)} if name in DONE:
            watched.done[seat][DONE[name]] += 1
        case _:
            pass


def markers(game: Game, seat: int) -> dict[str, int]:
    player = game.view()["players"][seat]
    return {
        "gold mines": player["mines"],
        "quarries": player["quarries"],
        "technology": player["technology"],
        "University": player["university"],
        "King's Road": player["road"],
        "Hunger Wall row": player["row"]["wall"] + 1,
        "Hunger Wall column": player["column"]["wall"] + 1,
        "Cathedral row": player["row"]["cathedral"] + 1,
        "Cathedral column": player["column"]["cathedral"] + 1,
        "upgrades of Era I": player["upgrades"][0],
        "upgrades of Era II": player["upgrades"][1],
        "walls": len(player["walls"]),
        "red tokens": player["red"],
        "blue tokens": player["blue"],
        "eggs": player["eggs"],
        "gold": player["gold"],
        "stone": player["stone"],
    }
