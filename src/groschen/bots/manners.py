"""How a level thinks, in figures: a game has a manner for each of its levels that plan."""

from __future__ import annotations

from typing import NamedTuple


class Manner(NamedTuple):
    """`width` lines in its own turn, `next_width` in a later one; `curiosity` options that look poor; `lines`
    of the own turn looked into, in at most `simulations` of what may follow, each for `turns_ahead` more
    turns of its own."""

    width: int
    next_width: int
    curiosity: int
    lines: int
    simulations: int
    turns_ahead: int = 1
    is_learned: bool = True
    weights: str | None = None
    """A file of weights to judge by instead of the best that are known."""


ONE_TURN = Manner(width=6, next_width=2, curiosity=0, lines=1, simulations=0)
"""The own turn and nothing beyond it."""
