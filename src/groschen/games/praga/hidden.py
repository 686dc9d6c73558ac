"""What nobody has seen, dealt anew: the stacks beside the board, as far as they were never shown.

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


def deal_anew(state: State) -> None:
    known = state.known
    for index, stack in enumerate(state.stacks):
        state.stacks[index] = _shuffle_above(state, stack, known[index])
    state.later = tuple([_shuffle_above(state, stack, 0) for stack in state.later])
    for level, technologies in enumerate(state.technologies):
        seen = known[FIRST_TECHNOLOGY + level]
        state.technologies[level] = _shuffle_above(state, technologies, seen)
    state.bridge_stack = _shuffle_above(state, state.bridge_stack, known[BRIDGE_STACK])
    state.parler_cards = tuple(chance.shuffled(state, sorted(state.parler_cards)))


def _shuffle_above(state: State, stack: tuple[P, ...], known: int) -> tuple[P, ...]:
    """The lowest tiles are known; the others lie in any order."""
    return (*stack[:known], *chance.in_any_order(state, stack[known:]))
