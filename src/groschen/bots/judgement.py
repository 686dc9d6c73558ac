"""A judgement that has learned: the game's own, corrected by what self-play showed.

The correction is a weighted sum of the game's features. Its weights stand in a text file beside the game's
judgement, a line for each feature, and change in the course of the game: a column for each of some
moments (`KNOTS`, the share of the game that is left), straight lines in between.
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


class Weights(NamedTuple):
    """What a file of weights says: how it came about, and the weights of each feature by its name."""

    about: dict[str, str]
    by_name: dict[str, list[float]]


def read_weights(text: str) -> Weights:
    """Lines `# key: value`, then a line for each feature: its name, a tab, and a number for each knot."""
    about: dict[str, str] = {}
    by_name: dict[str, list[float]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            key, _, value = line[1:].partition(":")
            about[key.strip()] = value.strip()
        elif line.strip():
            name, *numbers = line.split("\t")
            by_name[name] = weights_in(numbers, number)
    return Weights(about, by_name)


def weights_in(numbers: list[str], line: int) -> list[float]:
    try:
        found = [float(number) for number in numbers]
    except ValueError:
        found = []
    if len(found) != len(KNOTS):
        wanted = len(KNOTS)
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
        self.columns: list[list[float]] = [[] for _ in KNOTS]
        for at, name in enumerate(evaluation.names):
            given = weights.by_name.get(name, [0.0] * len(KNOTS))
            own = 1.0 if at < len(evaluation.parts) else 0.0
            for column, number in zip(self.columns, given, strict=True):
                column.append(own + number)
        self.known: dict[float, list[float]] = {}

    def judge(self, state: Any, seat: int) -> float:
        """Points at the end of the game; what has ended is counted and not guessed."""
        if not state.stack:
            return self.plain(state, seat)
        share: float = self.share_left(state, seat)
        found = self.known.get(share)
        if found is None:
            found = self.known[share] = between(self.columns, share)
        return weigh(found, self.features(state, seat))


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
