"""What a game tells the bots about itself: its package here has an `EVALUATION`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from groschen.bots.manners import Manner
from groschen.engine.frames import Choice, Decision

Judge = Callable[[Any, int], float]
"""What a position is worth to a seat, in points at the end of the game."""


def never(state: Any, decision: Decision) -> bool:
    return False


def none_of_them(state: Any, decision: Decision, options: list[Choice]) -> list[Choice]:
    return []


class Evaluation(NamedTuple):
    """How a game judges a position for a seat and what is worth a try.

    `turns` are the decisions with which a turn begins. What is `never_better` than another choice is not
    tried out of curiosity either. An action is over where the rules mark that another
    one begins, unless it `goes_on`. `features` are numbers about a position, named by `names`; the first of
    them are the parts of the judgement, as many as `parts` has names. `share_left` is how much of the
    game is left to a seat. `misjudged` is by how many points a beginner misjudges a choice. `manners` are
    how the levels that plan think in this game.
    """

    package: str
    judge: Judge
    turns: frozenset[str]
    worth_trying: Callable[[Any, Decision, list[Choice]], list[Choice]]
    never_better: Callable[[Any, Decision, list[Choice]], list[Choice]]
    goes_on: Callable[[Any, Decision], bool]
    features: Callable[[Any, int], list[float]]
    names: tuple[str, ...]
    parts: tuple[str, ...]
    share_left: Callable[[Any, int], float]
    misjudged: float
    manners: Mapping[str, Manner]


@cache
def evaluation_of(package: str) -> Evaluation:
    """By the package of a game's rules: `groschen.bots.praga` judges what `groschen.games.praga` plays."""
    found: Evaluation = import_module(package.replace(".games.", ".bots.")).EVALUATION
    return found
