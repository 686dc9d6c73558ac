"""The town hall board: three rows of stacks, of which only the top tiles are seen and taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.tuples import without
from groschen.games.kutna_hora import events, hidden

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Building
    from groschen.games.kutna_hora.state import State

ROWS: Final = "ABC"
COLUMNS: Final = 4
PLACES: Final = [(row, column) for row in range(len(ROWS)) for column in range(COLUMNS)]
"""The spaces of the board, by number."""
PLACE_NAMES: Final = [f"{ROWS[row]}{column + 1}" for row, column in PLACES]
NOWHERE: Final = -1


def places_with_stacks(state: State) -> list[int]:
    return [at for at, (row, column) in enumerate(PLACES) if column < len(state.hall[row])]


def top(state: State, at: int) -> Building:
    row, column = PLACES[at]
    return state.hall[row][column][-1]


def take_top(state: State, at: int) -> Building:
    """Take a tile; its stack moves to the end of the row, the others slide left."""
    row, column = PLACES[at]
    stacks = state.hall[row]
    stack = stacks[column]
    rest = hidden.turn_up(state, stack[:-1])
    others = without(stacks, column)
    state.hall[row] = (*others, rest) if rest else others
    end = PLACE_NAMES[at - column + len(stacks) - 1]
    if sum(not tile.marked for tile in rest) > 1:  # nobody could have named the new top tile (R27)
        state.turn_up(events.TileTurnedUp, end, rest[-1].key)
    elif rest and not rest[-1].marked and has_just_come_up(state, stack[-1]):  # nor which one is left then
        state.tell_unforeseen(events.TileTurnedUp, end, rest[-1].key)
    elif rest:
        state.tell(events.TileTurnedUp, end, rest[-1].key)
    else:
        state.tell(events.StackEmptied, stack[-1].key)
    return stack[-1]


def discard_top_of(state: State, guild: int) -> None:
    """The guild's top tile is gone, if there is one."""
    at = place_of(state, guild)
    if at != NOWHERE:
        state.discarded_buildings += (take_top(state, at),)


def place_of(state: State, guild: int) -> int:
    """Where the guild's stack is."""
    for at in places_with_stacks(state):
        if top(state, at).guild == guild:
            return at
    return NOWHERE


def has_just_come_up(state: State, tile: Building) -> bool:
    """Whether whoever listens has heard of it since the last choice."""
    told = state.happened or []
    return any(isinstance(event, events.TileTurnedUp) and event.tile == tile.key for event in told)
