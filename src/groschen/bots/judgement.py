"""A judgement that has learned: the game's own, corrected by what self-play showed.

The correction is a weighted sum of the game's features. Its weights stand in a text file beside the game's
judgement, a line for each feature, and change in the course of the game: a column for each of some
moments (`KNOTS`, the share of the game that is left), straight lines in between. A file may hold such columns
for tables of each size, one after the other: with four players things are worth more or less than with two.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from groschen.bots.evaluation import Evaluation, Judge, evaluation_of
from groschen.engine.errors import BadSetup

KNOTS: tuple[float, ...] = (0.0, 0.5, 1.0)
FILE = "weights.txt"
TABLES = "tables"


class Weights(NamedTuple):
    """What a file of weights says: how it came about, and the weights of each feature by its name."""

    about: dict[str, str]
    by_name: dict[str, list[float]]

    def tables(self) -> list[int]:
        """For tables of which sizes there are weights of their own; none if they are for all alike."""
        return [int(size) for size in self.about.get(TABLES, "").split()]


def read_weights(text: str) -> Weights:
    """Lines `# key: value`, then a line for each feature: its name, a tab, and a number for each knot, or so
    many for each of the sizes that a line `# tables:` names before."""
    about: dict[str, str] = {}
    by_name: dict[str, list[float]] = {}
    wanted = len(KNOTS)
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            key, _, value = line[1:].partition(":")
            about[key.strip()] = value.strip()
            if key.strip() == TABLES:
                wanted = len(KNOTS) * sizes_in(value, number)
        elif line.strip():
            name, *numbers = line.split("\t")
            by_name[name] = weights_in(numbers, wanted, number)
    return Weights(about, by_name)


def sizes_in(text: str, line: int) -> int:
    """How many sizes of tables are named."""
    sizes = text.split()
    if not sizes or len({*sizes}) != len(sizes) or not all(size.isdecimal() for size in sizes):
        raise BadSetup("line {line} of the weights names no sizes of tables", line=line)
    return len(sizes)


def weights_in(numbers: list[str], wanted: int, line: int) -> list[float]:
    try:
        found = [float(number) for number in numbers]
    except ValueError:
        found = []
    if len(found) != wanted:
        raise BadSetup(
            "line {line} of the weights has no {n} numbers behind a name and a tab", line=line, n=wanted
        )
    return found


def write_weights(weights: Weights) -> str:
    lines = [f"# {key}: {value}" for key, value in weights.about.items()]
    for name, numbers in weights.by_name.items():
        lines.append("\t".join([name, *[f"{number:.5g}" for number in numbers]]))
    return "\n".join(lines) + "\n"


class Learned:
    """The judgement of one game with its weights; a feature that they do not name is not corrected."""

    def __init__(self, evaluation: Evaluation, weights: Weights) -> None:
        self.plain = evaluation.judge
        self.features = evaluation.features
        self.share_left = evaluation.share_left
        self.sizes = weights.tables() or [0]
        """A table of another size goes by the nearest one."""
        self.columns = {size: columns_for(evaluation, weights, at) for at, size in enumerate(self.sizes)}
        self.known: dict[int, dict[float, list[float]]] = {}

    def judge(self, state: Any, seat: int) -> float:
        """Points at the end of the game; what has ended is counted and not guessed."""
        if not state.stack:
            return self.plain(state, seat)
        players = len(state.players)
        known = self.known.get(players)
        if known is None:
            known = self.known[players] = {}
        share: float = self.share_left(state, seat)
        found = known.get(share)
        if found is None:
            nearest = min(self.sizes, key=lambda size: abs(size - players))
            found = known[share] = between(self.columns[nearest], share)
        return weigh(found, self.features(state, seat))


def columns_for(evaluation: Evaluation, weights: Weights, at: int) -> list[list[float]]:
    """For each knot the weights of all features at tables of one size, the `at`-th in the file."""
    columns: list[list[float]] = [[] for _ in KNOTS]
    nothing = [0.0] * len(KNOTS)
    for number, name in enumerate(evaluation.names):
        own = 1.0 if number < len(evaluation.parts) else 0.0
        given = weights.by_name.get(name)
        numbers = nothing if given is None else given[at * len(KNOTS) : (at + 1) * len(KNOTS)]
        for column, weight in zip(columns, numbers, strict=True):
            column.append(own + weight)
    return columns


def weigh(weights: list[float], features: list[float]) -> float:
    total = 0.0
    for at in range(len(weights)):
        total += weights[at] * features[at]
    return total


def between(columns: list[list[float]], share: float) -> list[float]:
    """The weights at a moment: those of the knots before and after it, mixed."""
    at = 0
    while at < len(KNOTS) - 2 and share > KNOTS[at + 1]:
        at += 1
    later = min((share - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at]), 1.0)
    pairs = zip(columns[at], columns[at + 1], strict=True)
    return [low + later * (high - low) for low, high in pairs]


def learned_judge(package: str, path: str | None = None) -> Judge:
    """The judgement of the game in a package, by the weights of a file or by the best that are known; where
    there are none, the game's own."""
    return (
        best_judge(package) if path is None else judge_by_file(package, path, Path(path).stat().st_mtime_ns)
    )


@cache
def best_judge(package: str) -> Judge:
    place = files(package.replace(".games.", ".bots.")) / FILE
    if not place.is_file():
        return evaluation_of(package).judge
    return Learned(evaluation_of(package), read_weights(place.read_text(encoding="utf-8"))).judge


@cache
def judge_by_file(package: str, path: str, written: int) -> Judge:
    """A file that is written anew is read anew."""
    return Learned(evaluation_of(package), read_weights(Path(path).read_text(encoding="utf-8"))).judge
