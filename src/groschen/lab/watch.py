"""Games between bots, watched: who scored what with what, and what became of every piece of Kutná Hora.

`watch_praga` does the same for Praga.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import process_time
from typing import Any, TypeVar, cast

from groschen.bots import Bot, bot
from groschen.bots.greedy import Greedy
from groschen.bots.kutna_hora import MISJUDGED as BEGINNER_NOISE
from groschen.game import Game
from groschen.games.kutna_hora.state import State
from groschen.starting import new

BEGINNER = "beginner"
GAMES_A_TASK = 5
GIFTS = ("Scored", "ReputationChanged", "PelicansGained", "GroschenChanged")
"""What the text of an event gives or takes."""


@dataclass(frozen=True)
class Table:
    """Who sits at the table, and how often."""

    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    """Names and values of the game's options."""


@dataclass(frozen=True)
class RoundEnd:
    """The table between two rounds, or after the last one; lists are by seat."""

    ore: int
    population: int
    tax: int
    groschen: list[int]
    incomes: list[int]
    reputations: list[int]


@dataclass
class Played:
    """One game of any kind; lists are by seat."""

    seed: int
    bots: tuple[str, ...]
    scores: list[dict[str, int]] = field(default_factory=list)
    ranking: list[list[int]] = field(default_factory=list)
    seconds: float = 0.0
    """Processor time of the whole game, its bots included."""

    def wins(self, seat: int) -> float:
        """1 for a victory, a part of it when it is shared."""
        return 1 / len(self.ranking[0]) if seat in self.ranking[0] else 0.0


@dataclass
class Watched(Played):
    """One game of Kutná Hora."""

    guilds: list[tuple[str, ...]] = field(default_factory=list)
    rounds: list[RoundEnd] = field(default_factory=list)
    actions: list[Counter[str]] = field(default_factory=list)
    first_incomes: dict[int, int] = field(default_factory=dict)
    """Seat -> its production at its first Income."""
    built: dict[str, int] = field(default_factory=dict)
    """Tile -> the seat that built it."""
    discarded: list[str] = field(default_factory=list)
    dug: list[str] = field(default_factory=list)
    used: Counter[int] = field(default_factory=Counter)
    """St. Barbara tiles; 12 is a use of the finished cathedral."""
    flipped: Counter[int] = field(default_factory=Counter)
    waiting: Counter[str] = field(default_factory=Counter)
    seated: Counter[str] = field(default_factory=Counter)
    events: list[str] = field(default_factory=list)
    paid: Counter[int] = field(default_factory=Counter)
    refused: Counter[int] = field(default_factory=Counter)
    mines: list[int] = field(default_factory=list)
    marked: dict[str, int] = field(default_factory=dict)
    """Marked tile -> the round in which it first lay on top of its stack."""
    concerned: dict[str, set[int]] = field(default_factory=dict)
    """Event -> the seats that its text gave something or took something from."""
    row_stars: list[int] = field(default_factory=list)
    """Stars of each row of the mines in the end, rocks included."""


P = TypeVar("P", bound=Played)


def make_bot(kind: str, seed: int, noise: float) -> Bot:
    """`noise` is how far a beginner misjudges each choice of this game. Nobody is hurried: a report comes out
    the same on a slow machine."""
    return Greedy(seed, noise) if kind == BEGINNER else bot(kind, seed, seconds=None)


def watch(table: Table, number: int) -> Watched:
    """Game `number` of a table; everybody begins equally often."""
    count, seed = len(table.bots), table.seed + number
    kinds = tuple(table.bots[(seat + number) % count] for seat in range(count))
    began = process_time()
    game = new("kutna-hora", [f"{kind} {seat + 1}" for seat, kind in enumerate(kinds)], seed)
    bots = [make_bot(kind, seed * count + seat, BEGINNER_NOISE) for seat, kind in enumerate(kinds)]
    watched = Watched(seed, kinds, actions=[Counter() for _ in kinds])
    while (seat := game.seat) is not None:
        number_of_round = state_of(game).round
        told = game.play(bots[seat].choose(game))
        for event in told:
            note(watched, game, number_of_round, event)
        note_whom_events_concern(watched, told)
        note_marked_tiles(watched, game)
    finish(watched, game)
    watched.seconds = process_time() - began
    return watched


def state_of(game: Game) -> State:
    return cast(State, game.state)


def note(watched: Watched, game: Game, number: int, event: Any) -> None:
    """What happened in round `number`."""
    match event:
        case {"event": "CardPlayed" | "JokerPlayed", "seat": seat, "action": action}:
            watched.actions[seat][action] += 1
        case {"event": "CardSpent", "seat": seat}:
            watched.actions[seat]["pass"] += 1
        case {"event": "IncomeTaken", "seat": seat}:
            watched.first_incomes.setdefault(seat, sum(game.view()["players"][seat]["production"]))
        case {"event": "BuildingBuilt", "seat": seat, "tile": tile}:
            watched.built[tile] = seat
        case {"event": "MineDug", "mine": mine}:
            watched.dug.append(mine)
        case {"event": "BarbaraUsed", "number": tile_number}:
            watched.used[tile_number] += 1
        case {"event": "BarbaraFlipped", "number": tile_number}:
            watched.flipped[tile_number] += 1
        case {"event": "PatricianWaits", "colour": colour}:
            watched.waiting[colour] += 1
        case {"event": "PatricianSeated", "colour": colour}:
            watched.seated[colour] += 1
        case {"event": "EventHappened", "card": key}:
            watched.events.append(key)
        case {"event": "TaxesPaid"}:
            watched.paid[number] += 1
        case {"event": "TaxesRefused"}:
            watched.refused[number] += 1
        case {"event": "RoundStarted", "round": later} if later > 1:
            watched.rounds.append(end_of_round(game))
        case {"event": "GameEnded"}:
            watched.rounds.append(end_of_round(game))
        case _:
            pass


def note_whom_events_concern(watched: Watched, told: Sequence[Any]) -> None:
    """What players gain or lose between an event and whatever comes next is the event's doing."""
    card = None
    for event in told:
        match event:
            case {"event": "EventRevealed" | "EventHappened", "card": key}:
                card = key
                watched.concerned.setdefault(key, set())
            case {"event": "Scored", "source": "patricians"}:
                card = None
            case {"event": kind, "seat": seat} if card is not None and kind in GIFTS:
                watched.concerned[card].add(seat)
            case {"event": "TaxesPaid" | "TaxesRefused" | "RoundStarted" | "TurnStarted"}:
                card = None
            case _:
                pass


def note_marked_tiles(watched: Watched, game: Game) -> None:
    state = state_of(game)
    for row in state.hall:
        for stack in row:
            if stack[-1].marked:
                watched.marked.setdefault(stack[-1].key, state.round)


def end_of_round(game: Game) -> RoundEnd:
    view = game.view()
    return RoundEnd(
        ore=view["ore"],
        population=view["population"],
        tax=view["tax"],
        groschen=[player["groschen"] for player in view["players"]],
        incomes=[player["income"] for player in view["players"]],
        reputations=[player["reputation"] for player in view["players"]],
    )


def finish(watched: Watched, game: Game) -> None:
    view = game.view()
    owners = [tile["owner"] for tile in view["mines"]["tiles"]]
    watched.scores = game.scores()
    watched.ranking = game.ranking()
    watched.guilds = [tuple(player["guilds"]) for player in view["players"]]
    watched.discarded = view["discarded"]
    watched.mines = [owners.count(seat) for seat in range(len(game.seats))]
    state = state_of(game)
    rows = [[state.mines[at] for at in row] for row in state.board.mines.rows]
    watched.row_stars = [sum(mine.stars for mine in row if mine is not None) for row in rows]


def watch_some(table: Table, numbers: Sequence[int], how: Callable[[Table, int], P]) -> list[P]:
    return [how(table, number) for number in numbers]


def watch_all(table: Table, jobs: int | None = None) -> list[Watched]:
    """Every game of a table, in order."""
    return share_out(table, watch, jobs)


def share_out(table: Table, how: Callable[[Table, int], P], jobs: int | None = None) -> list[P]:
    """On all cores; the same games however many processes share them."""
    numbers = range(table.games)
    tasks = [numbers[at : at + GAMES_A_TASK] for at in range(0, table.games, GAMES_A_TASK)]
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        return watch_some(table, numbers, how)
    with ProcessPoolExecutor(jobs) as pool:
        played = pool.map(watch_some, [table] * len(tasks), tasks, [how] * len(tasks))
        return [game for games in played for game in games]
