"""The one door for randomness.

The state holds a seed and the number of draws so far; a draw is a hash of the two (the SplitMix64
finaliser), so it is the same on every machine and Python, costs two integers of state, and copies
with it. Every draw is a reveal: nobody undoes beyond chance.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

from groschen.engine.codec import Piece
from groschen.engine.frames import Table

P = TypeVar("P", bound=Piece)
T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def _mix(x: int) -> int:
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & _MASK
    return x ^ (x >> 31)


def draw(state: Table, below: int) -> int:
    """A number from 0 up to, not including, `below`."""
    state.draws += 1
    state.reveal()
    return _mix((state.seed + state.draws * _STEP) & _MASK) * below >> 64


def shuffle(state: Table, items: list[T]) -> None:
    """Shuffle in place (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = draw(state, last + 1)
        items[last], items[other] = items[other], items[last]


def shuffled(state: Table, items: list[T] | tuple[T, ...]) -> list[T]:
    """A shuffled copy."""
    copy = list(items)
    shuffle(state, copy)
    return copy


def in_any_order(state: Table, pieces: Iterable[P]) -> list[P]:
    """Shuffled; sorted first, so that the outcome depends on what is hidden and not on how it lies there."""
    return shuffled(state, sorted(pieces, key=_key))


def _key(piece: Piece) -> str:
    return piece.key
