"""Learn a judgement anew: `python -m groschen.lab.train praga --out weights.txt`.

Generation after generation: bots play against themselves, what they saw is fitted, and the next generation
plays by the result. The last one meets the weights that the package has, on fresh deals, and only what
wins more than its share there, beyond chance, is called better. About an hour on one machine with the
default figures and compiled rules; `--dask` takes the machines of a Dask scheduler.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from groschen.bots.evaluation import evaluation_of
from groschen.bots.judgement import FILE, TABLES, Weights, write_weights
from groschen.catalogue import rules_of
from groschen.engine.rules import Rules
from groschen.lab.arena import Match, bouts, is_better, standing
from groschen.lab.fit import TRACE, Fit, fit
from groschen.lab.selfplay import Sample, Task, play_task
from groschen.lab.workers import in_order

FRESH = 1_000_000
"""Deals from here on are for the arena; none of them is learned from."""
A_GENERATION = 10_000
FIRST = ("greedy", "turn", "turn")
LATER = ("learned@{path}", "learned@{path}", "curious@{path}", "turn")
ONWARD = ("learned", "learned", "curious", "turn")
"""Who plays in the first generation, in the others, and in the first one of those who go on from the weights
that the package has."""


class Course(NamedTuple):
    """What is to be learned, and from how much."""

    game: str
    games: int
    generations: int
    rivalry: float
    seed: int
    players: tuple[int, ...]
    jobs: int | None
    dask: str | None
    onward: bool = False
    trace: float = TRACE
    ridge: float | None = None
    own: float | None = None


def learn(course: Course, out: Path) -> Path:
    """Play, fit, and play again by what was found; the weights of the last generation."""
    samples: list[Sample] = []
    for generation in range(course.generations):
        first = ONWARD if course.onward else FIRST
        policies = [name.format(path=out) for name in (LATER if generation else first)]
        samples += self_play(course, course.seed + A_GENERATION * generation, tuple(policies))
        evaluation = evaluation_of(rules_of(course.game).package)
        found = fit(samples, evaluation, course.rivalry, course.trace, course.ridge, course.own)
        out.write_text(write_weights(weights_of(course, found, len(samples))), encoding="utf-8")
        print(
            f"generation {generation + 1}: {len(samples)} positions, off by {found.before:.2f}, "
            f"then by {found.after:.2f} points",
            file=sys.stderr,
        )
    return out


def self_play(course: Course, seed: int, policies: tuple[str, ...]) -> list[Sample]:
    """The games of a generation, at tables of every size in turn."""
    sizes = course.players
    tasks = [
        Task(course.game, sizes[number % len(sizes)], seed + number, policies)
        for number in range(course.games)
    ]
    played = in_order(play_task, tasks, course.jobs, course.dask)
    return [sample for samples in played for sample in samples]


def weights_of(course: Course, found: Fit, positions: int) -> Weights:
    """With the story of how they came about, so that anybody can make them again."""
    rules: Rules = rules_of(course.game)
    about = {
        "game": f"{rules.name}, rules {rules.version}",
        "box": rules.fingerprint(),
        "made by": f"python -m groschen.lab.train {course.game} --games {course.games} "
        f"--generations {course.generations} --rivalry {course.rivalry:g} --trace {course.trace:g} "
        + ("" if course.ridge is None else f"--ridge {course.ridge:g} ")
        + ("" if course.own is None else f"--own {course.own:g} ")
        + f"--seed {course.seed} --players {' '.join(str(size) for size in course.players)}"
        + (" --onward" if course.onward else ""),
        "positions": str(positions),
        "fit": f"ridge {found.ridge:g}, off by {found.before:.2f} points before and {found.after:.2f} after",
    }
    if found.tables:
        about[TABLES] = " ".join(str(size) for size in found.tables)
    names = evaluation_of(rules.package).names
    rows = found.weights.tolist()
    return Weights(about, dict(zip(names, rows, strict=True)))


def accept(course: Course, path: Path, games: int) -> bool:
    """Whether the new weights beat those of the package, on deals that nobody learned from and at the
    smallest table that they learned."""
    size = max(min(course.players), 2)
    match = Match(course.game, (f"planner@{path}", *["planner"] * (size - 1)), games, FRESH)
    played = list(bouts(match, course.jobs, course.dask))
    found = standing(played, match.bots[0])
    print(
        f"in the arena: {found.wins.value:.0%} of {games} games for {size} "
        f"({found.wins.low:.0%} to {found.wins.high:.0%}) against the weights so far",
        file=sys.stderr,
    )
    return is_better(played, match.bots[0])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m groschen.lab.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="of self-play in a generation")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument(
        "--rivalry", type=float, default=0.0, help="how much the others' points count against one"
    )
    parser.add_argument(
        "--trace", type=float, default=TRACE, help="1 learns from ends of games, 0 from the next turn alone"
    )
    parser.add_argument("--ridge", type=float, help="the pull towards the judgement made by hand")
    parser.add_argument(
        "--own",
        type=float,
        help="weights of its own for a table of each size, pulled so towards those for all",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--arena", type=int, default=200, metavar="GAMES", help="to accept the weights by")
    parser.add_argument("--players", type=int, nargs="*", help="sizes of the tables (default: every size)")
    parser.add_argument(
        "--onward", action="store_true", help="the first generation plays by the weights of the package"
    )
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--dask", metavar="ADDRESS", help="work on the machines of this Dask scheduler")
    parser.add_argument("--out", type=Path, default=Path(FILE))
    given = parser.parse_args(arguments)
    course = Course(
        given.game,
        given.games,
        given.generations,
        given.rivalry,
        given.seed,
        tuple(given.players or reversed(rules_of(given.game).seats)),
        given.jobs,
        given.dask,
        given.onward,
        given.trace,
        given.ridge,
        given.own,
    )
    path = learn(course, given.out)
    is_accepted = accept(course, path, given.arena)
    print(f"{path} is {'better' if is_accepted else 'not better beyond chance'}", file=sys.stderr)
    return 0 if is_accepted else 1


if __name__ == "__main__":
    sys.exit(main())
