"""Counting turns.

When the cube on the wheel drops into the hole, the platform cube moves towards the hourglass; it begins
Era II and ends the game. Everybody has 16 turns by then; in a game for one, so has the opponent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.games.praga import events, hex_tiles
from groschen.games.praga.names import TILE_ROWS

if TYPE_CHECKING:
    from groschen.games.praga.state import State

TURNS: Final = 16
"""Of each player."""


def takers(state: State) -> int:
    """How many take turns: the solo opponent does, too."""
    return max(len(state.players), 2)


def turns_in_all(state: State) -> int:
    return TURNS * takers(state)


def turns_begun(state: State, seat: int) -> int:
    """How many turns this seat has begun."""
    return (state.turn - 1 - seat) // takers(state) + 1


def count_turn(state: State) -> None:
    """The cubes on the wheel and on the platform, and what their moves begin."""
    if state.box_at == state.box.hole:
        state.platform -= 1
        state.tell(events.PlatformMoved, state.platform)
    if state.era == 1 and is_era_over(state):
        begin_era_two(state)


def is_era_over(state: State) -> bool:
    counting = state.box.counting[takers(state)]
    is_time = not counting.at_star or state.box_at == state.box.star
    return is_time and state.platform <= counting.era_two


def begin_era_two(state: State) -> None:
    """New stacks and new rows; the old tiles are gone."""
    state.era = 2
    state.tell(events.EraTwo, state.turn)
    for index, stack in enumerate(state.later):
        state.stacks[index] = stack
        state.known[index] = 0
    state.later = ()
    for row in range(len(TILE_ROWS)):
        hex_tiles.lay_out(state, row)
