"""The one door for randomness.

The state holds a seed and the number of draws so far; a draw is a hash of the two (the SplitMix64
finaliser), so it is the same on every machine and Python, costs two integers of state, and copies
with it. Every draw is a reveal: nobody undoes beyond chance.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeVar

from groschen.engine.codec import Piece
from groschen.engine.frames import Table

P = TypeVar("P", bound=Piece)
T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15

MOST_IN_STACK: Final = 1024
"""More pieces than any stack holds, so that no two stacks ask for the same number."""


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
    """Shuffle in place (Fisher and Yates), with a draw for each item but one."""
    number = state.seed + state.draws * _STEP
    for last in range(len(items) - 1, 0, -1):
        number += _STEP
        state.draws += 1
        state.reveal()
        other = _mix(number & _MASK) * (last + 1) >> 64
        items[last], items[other] = items[other], items[last]


def shuffled(state: Table, items: list[T] | tuple[T, ...]) -> list[T]:
    """A shuffled copy."""
    copy = list(items)
    shuffle(state, copy)
    return copy


# What lies face down


def top(state: Table, stack: int, unseen: int) -> int:
    """Which of so many unseen pieces of a stack comes next: the last one, as they were dealt; in an imagined
    state, any. There it depends on the seed, on the number of the stack and on how many are left, and so
    on nothing that happens elsewhere, as if all stacks had been shuffled beforehand."""
    if not state.is_imagined:
        return unseen - 1
    return _mix((state.seed - (MOST_IN_STACK * stack + unseen) * _STEP) & _MASK) * unseen >> 64


def take(state: Table, number: int, stack: tuple[T, ...], known: int) -> tuple[T, tuple[T, ...]]:
    """The next piece of a stack, and the others. The lowest, so many, are known to lie there."""
    last = len(stack) - 1
    if known >= last or not state.is_imagined:
        return stack[last], stack[:last]
    at = known + top(state, number, len(stack) - known)
    return stack[at], stack[:at] + stack[at + 1 :]


@lru_cache(maxsize=4096)
def in_no_order(pieces: tuple[P, ...]) -> tuple[P, ...]:
    """Sorted by their keys, so that nothing tells how they lay; the same stacks are asked for many times."""
    return tuple(sorted(pieces, key=_key))


_key = attrgetter("key")
