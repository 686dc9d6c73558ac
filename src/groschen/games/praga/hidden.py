"""What nobody has seen: the stacks beside the board, as far as they were never shown.

A tile that was shown and then put under its stack is known: `state.known` counts, for each stack, how many
lie at its bottom. The stacks are numbered: two for each row of hex tiles, normal and special, then one
for each level of technology, then the bridge tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from groschen.engine import chance
from groschen.engine.codec import Piece
from groschen.games.praga.names import LEVELS, TILE_ROWS

if TYPE_CHECKING:
    from groschen.games.praga.state import State

P = TypeVar("P", bound=Piece)

FIRST_TECHNOLOGY: Final = 2 * len(TILE_ROWS)
BRIDGE_STACK: Final = FIRST_TECHNOLOGY + len(LEVELS)
PARLER_CARDS: Final = BRIDGE_STACK + 1
ERA: Final = 16
"""More than there are stacks."""


def forget(state: State) -> None:
    known = state.known
    for index, stack in enumerate(state.stacks):
        state.stacks[index] = _unordered(stack, known[index])
    state.later = tuple([chance.in_no_order(stack) for stack in state.later])
    for level, technologies in enumerate(state.technologies):
        state.technologies[level] = _unordered(technologies, known[FIRST_TECHNOLOGY + level])
    state.bridge_stack = _unordered(state.bridge_stack, known[BRIDGE_STACK])
    state.parler_cards = tuple(sorted(state.parler_cards))


def _unordered(stack: tuple[P, ...], known: int) -> tuple[P, ...]:
    """The lowest tiles are known; the others may lie in any order."""
    if not known:
        return chance.in_no_order(stack)
    return stack[:known] + chance.in_no_order(stack[known:])


def draw(state: State, number: int, stack: tuple[P, ...]) -> tuple[P, tuple[P, ...]]:
    """The top piece of a stack, and what is left of it. Era II has stacks of its own."""
    piece, rest = chance.take(state, number + ERA * state.era, stack, state.known[number])
    if state.known[number] > len(rest):
        state.known[number] = len(rest)
    return piece, rest


def draw_some(state: State, number: int, stack: tuple[P, ...], count: int) -> tuple[list[P], tuple[P, ...]]:
    """So many from the top, as far as the stack reaches, the first one first."""
    drawn: list[P] = []
    while stack and len(drawn) < count:
        piece, stack = draw(state, number, stack)
        drawn.append(piece)
    return drawn, stack
