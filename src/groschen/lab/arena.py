"""The arena: bots measured against each other.

Every deal is played once with each rotation of the seats, so that neither luck of the deal nor a seat favours
anybody. What is said of the result comes with an interval that holds in 95 of 100 runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import perf_counter
from typing import Any

from groschen.bots import bot
from groschen.engine.box import Tables
from groschen.lab.workers import in_order
from groschen.starting import new

SURE = 1.96
"""Standard errors to either side of a mean: 95 of 100."""


@dataclass(frozen=True)
class Match:
    """So many games of these bots at one table; `seconds` a turn for those that think, if given."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    seconds: float | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    tables: Tables | None = None

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game `number`."""
        shift = number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]

    def seed_of(self, number: int) -> int:
        """The deal of game `number`: the same for every rotation of the seats."""
        return self.seed + number // len(self.bots)


@dataclass(frozen=True)
class Bout:
    """One game of a match, by seat."""

    number: int
    seed: int
    bots: tuple[str, ...]
    totals: list[int]
    places: list[int]
    """1 for the first; those who share a place have the same."""
    longest: list[float]
    """Seconds of the longest turn."""
    seconds: list[float]

    def wins(self, seat: int) -> float:
        """1 for a victory, a part of it when it is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def play_bout(match: Match, number: int) -> Bout:
    """Game `number` of the match."""
    kinds, seed = match.seating(number), match.seed_of(number)
    names = [f"seat {seat + 1}" for seat in range(len(kinds))]
    game = new(match.game, names, seed, match.tables, **match.options)
    bots = [bot(kind, 97 * seed + seat, match.seconds) for seat, kind in enumerate(kinds)]
    longest, seconds, lasting = [0.0] * len(kinds), [0.0] * len(kinds), [(-1, 0.0)] * len(kinds)
    while (seat := game.seat) is not None:
        began, turn = perf_counter(), game.state.turn
        choice = bots[seat].choose(game)
        took = perf_counter() - began
        at, before = lasting[seat]
        lasting[seat] = (turn, took + (before if at == turn else 0.0))
        longest[seat], seconds[seat] = max(longest[seat], lasting[seat][1]), seconds[seat] + took
        game.play(choice)
    totals = [score["total"] for score in game.scores()]
    return Bout(number, seed, kinds, totals, places(game.ranking(), len(kinds)), longest, seconds)


def places(ranking: list[list[int]], seats: int) -> list[int]:
    found = [0] * seats
    before = 0
    for together in ranking:
        for seat in together:
            found[seat] = before + 1
        before += len(together)
    return found


def play_task(task: tuple[Match, int]) -> Bout:
    return play_bout(*task)


def bouts(
    match: Match, jobs: int | None = None, scheduler: str | None = None, first: int = 0
) -> Iterator[Bout]:
    """Every game of the match from its `first` on, in order."""
    return in_order(play_task, [(match, number) for number in range(first, match.games)], jobs, scheduler)


@dataclass(frozen=True)
class Interval:
    """A figure, and what it may be as well."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How the seats of one kind of bot fared: `even` is the share of victories that chance would give."""

    bot: str
    games: int
    even: float
    wins: Interval
    points: Interval
    beyond: Interval | None
    longest: float
    seconds: float


def standings(played: Sequence[Bout]) -> list[Standing]:
    """One for each kind, in the order of the first game's seats."""
    return [standing(played, kind) for kind in dict.fromkeys(played[0].bots)]


def standing(played: Sequence[Bout], kind: str) -> Standing:
    seats = [(bout, seat) for bout in played for seat, name in enumerate(bout.bots) if name == kind]
    others = [points_beyond(bout, kind) for bout in played if len(set(bout.bots)) > 1]
    return Standing(
        bot=kind,
        games=len(played),
        even=1 / len(played[0].bots),
        wins=share(sum(bout.wins(seat) for bout, seat in seats), len(seats)),
        points=around([bout.totals[seat] for bout, seat in seats]),
        beyond=around(by_deal(played, others)) if others else None,
        longest=max(bout.longest[seat] for bout, seat in seats),
        seconds=mean(bout.seconds[seat] for bout, seat in seats),
    )


def points_beyond(bout: Bout, kind: str) -> float:
    """The mean of this kind's points, less the mean of the others'."""
    own = [points for name, points in zip(bout.bots, bout.totals, strict=True) if name == kind]
    rest = [points for name, points in zip(bout.bots, bout.totals, strict=True) if name != kind]
    return mean(own) - mean(rest)


def by_deal(played: Sequence[Bout], figures: Sequence[float]) -> list[float]:
    """One mean for each deal: its rotations are not independent of each other."""
    found: dict[int, list[float]] = {}
    for bout, figure in zip(played, figures, strict=True):
        found.setdefault(bout.seed, []).append(figure)
    return [mean(each) for each in found.values()]


def around(figures: Sequence[float]) -> Interval:
    """The mean and its interval."""
    middle = mean(figures)
    error = SURE * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else float("inf")
    return Interval(middle, middle - error, middle + error)


def share(wins: float, of: int) -> Interval:
    """A share of victories with its interval, by Wilson's formula: sensible also near 0 and 1."""
    rate, spread = wins / of, SURE * SURE / of
    middle = (rate + spread / 2) / (1 + spread)
    error = SURE * sqrt(rate * (1 - rate) / of + spread / (4 * of)) / (1 + spread)
    return Interval(rate, max(middle - error, 0.0), min(middle + error, 1.0))


def is_better(played: Sequence[Bout], kind: str) -> bool:
    """Whether a kind wins more than its share, beyond chance."""
    found = standing(played, kind)
    return found.wins.low > found.even


Progress = Callable[[Bout], None]
