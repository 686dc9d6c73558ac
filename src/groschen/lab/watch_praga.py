"""Games of Praga between bots, watched: what the players did, reached and used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from groschen.game import Game
from groschen.games.praga import told
from groschen.games.praga.names import ACTIONS, CATHEDRAL, HUNGER_WALL
from groschen.lab.watch import Played, Table, make_bot, share_out
from groschen.starting import new

BEGINNER_NOISE = 9.0
"""In points: how far a beginner misjudges each choice."""


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


def note(watched: WatchedPraga, event: Any) -> None:
    """Pieces that were taken and goods that were gained."""
    match event:
        case told.UpgradePlaced(_, key, _) | told.WallBuilt(_, key, _, _):
            watched.taken[key] += 1
        case told.BuildingBuilt(tile=key) | told.BridgeTileTaken(_, key):
            watched.taken[key] += 1
        case told.TechnologyTaken(_, key) | told.SealClaimed(_, key):
            watched.taken[key] += 1
        case told.PlankLaid(_, plank):
            watched.planks[plank] += 1
        case told.PlazaCompleted():
            watched.plazas += 1
        case told.Gained(seat, what, amount):
            watched.gained[seat][what] += amount
        case _:
            pass


def note_done(watched: WatchedPraga, event: Any) -> None:
    """What a player did."""
    match event:
        case told.ActionBegun(seat, action):
            watched.actions[seat][ACTIONS[action]] += 1
        case told.ExtraActionBought(seat, _, _):
            watched.done[seat]["extra action"] += 1
        case told.Produced(seat, _, _):
            watched.done[seat]["production"] += 1
        case told.EggSpent(seat):
            watched.done[seat]["egg spent"] += 1
        case told.SealClaimed(seat, _):
            watched.done[seat]["seal claimed"] += 1
        case told.PlankLaid(seat, _):
            watched.done[seat]["plank laid"] += 1
        case told.TechnologyUsed(seat, _):
            watched.done[seat]["technology used up"] += 1
        case told.PlazaRewarded(seat, _):
            watched.done[seat]["plaza reward"] += 1
        case told.WealthReached(seat, _):
            watched.done[seat]["wealth bonus"] += 1
        case told.Matched(seat, sides, corners):
            watched.done[seat]["pair of symbols"] += sides
            watched.done[seat]["red corner met"] += corners
        case _:
            pass


def markers(game: Game, seat: int) -> dict[str, int]:
    state: Any = game.state
    player = state.players[seat]
    return {
        "gold mines": player.mines,
        "quarries": player.quarries,
        "technology": player.technology,
        "University": player.university,
        "King's Road": player.road,
        "Hunger Wall row": player.row[HUNGER_WALL] + 1,
        "Hunger Wall column": player.column[HUNGER_WALL] + 1,
        "Cathedral row": player.row[CATHEDRAL] + 1,
        "Cathedral column": player.column[CATHEDRAL] + 1,
        "upgrades of Era I": player.upgrades[0],
        "upgrades of Era II": player.upgrades[1],
        "walls": player.walls(),
        "red tokens": player.red,
        "blue tokens": player.blue,
        "eggs": player.eggs,
        "gold": player.gold,
        "stone": player.stone,
    }
