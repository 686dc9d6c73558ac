"""Many games between bots, on all cores.

Game number n of a run is played with seed + n, whichever process plays it, so a run gives the same games
however many processes share it, and each of them can be played again alone.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from groschen.bots import bot
from groschen.engine.box import Tables
from groschen.starting import new

GAMES_A_TASK = 4


@dataclass(frozen=True)
class Plan:
    """A run of games: which bots sit at the table, in this order, and with what."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    rotate: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    tables: Tables | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """ "greedy 1", "greedy 2", "random 1": a name for each bot."""
        return tuple(f"{name} {self.bots[: at + 1].count(name)}" for at, name in enumerate(self.bots))

    def seating(self, number: int) -> list[int]:
        """Who sits at each seat in a game; rotated, everybody begins equally often."""
        count = len(self.bots)
        shift = number % count if self.rotate else 0
        return [(seat + shift) % count for seat in range(count)]


@dataclass(frozen=True)
class Result:
    """One game: by seat, what the players scored and did."""

    number: int
    seed: int
    names: list[str]
    bots: list[str]
    scores: list[dict[str, int]]
    ranking: list[list[int]]
    choices: list[dict[str, int]]
    view: dict[str, Any]
    decisions: int
    seconds: float
    record: str

    def place(self, seat: int) -> int:
        """1 for the first; those who share a place have the same."""
        at = next(at for at, seats in enumerate(self.ranking) if seat in seats)
        return 1 + sum(len(seats) for seats in self.ranking[:at])

    def wins(self, seat: int) -> float:
        """1 for a victory, a part of it when it is shared."""
        return 1 / len(self.ranking[0]) if seat in self.ranking[0] else 0.0


def play_one(plan: Plan, number: int) -> Result:
    """Game `number` of the run."""
    seed = plan.seed + number
    seating = plan.seating(number)
    names = [plan.names[at] for at in seating]
    kinds = [plan.bots[at] for at in seating]
    began = perf_counter()
    game = new(plan.game, names, seed, plan.tables, **plan.options)
    bots = [bot(kind, seed=seed * len(kinds) + at) for at, kind in zip(seating, kinds, strict=True)]
    choices: list[Counter[str]] = [Counter() for _ in names]
    while (seat := game.seat) is not None:
        choice = bots[seat].choose(game)
        choices[seat][choice.partition(" ")[0]] += 1
        game.play(choice)
    return Result(
        number=number,
        seed=seed,
        names=names,
        bots=kinds,
        scores=game.scores(),
        ranking=game.ranking(),
        choices=[dict(counter) for counter in choices],
        view=game.view(),
        decisions=len(game.history),
        seconds=perf_counter() - began,
        record=game.record(),
    )


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    return [play_one(plan, number) for number in numbers]


def leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process of a run; only the one that started it answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def results(plan: Plan, jobs: int | None = None) -> Iterator[Result]:
    """Every game of the run, in order; `jobs` processes, as many as there are cores by default."""
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    if jobs == 1 or plan.games == 1:
        for number in range(plan.games):
            yield play_one(plan, number)
        return
    numbers = range(plan.games)
    tasks = [numbers[at : at + GAMES_A_TASK] for at in range(0, plan.games, GAMES_A_TASK)]
    with ProcessPoolExecutor(min(jobs, len(tasks)), initializer=leave_interrupts_to_the_first) as pool:
        waiting = [pool.submit(play_some, plan, task) for task in tasks]
        try:
            for task in waiting:
                yield from task.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int | None = None,
    rotate: bool = False,
    options: Mapping[str, Any] | None = None,
    tables: Tables | None = None,
    progress: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Play the games; `progress` hears of each as it ends."""
    plan = Plan(game, tuple(bots), games, seed, rotate, options or {}, tables)
    played: list[Result] = []
    for result in results(plan, jobs):
        played.append(result)
        if progress is not None:
            progress(result)
    return played
