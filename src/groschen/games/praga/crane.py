"""The action crane.

A tile in the red zone costs gold, one in the blue zone gives points. At the end of a turn the wheel turns one
space and the used tile returns to the first red space; if the box would block it, the wheel turns once
more. A tile that is carried beyond the blue zone goes to the first open green space and is worth 5
points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Frames
from groschen.engine.tuples import replaced
from groschen.games.praga import events, gains
from groschen.games.praga.names import FROM_CRANE, NO_TILE, ON_TILE_POINTS, POSITIONS

if TYPE_CHECKING:
    from groschen.games.praga.state import State

FIVE: Final = 5
FIRST_RED: Final = 0
GREEN_ZONE: Final = 1


# Taking a tile


def gold_for(state: State, tile: int) -> int:
    return state.box.crane_gold[state.position_of(state.sector_of(tile))]


def payable(state: State, seat: int) -> list[int]:
    """The tiles for which the player has the gold."""
    gold, costs, box_at = state.players[seat].gold, state.box.crane_gold, state.box_at
    found = [
        tile
        for sector, tile in enumerate(state.crane)
        if tile != NO_TILE and costs[(box_at + sector) % POSITIONS] <= gold
    ]
    found.sort()
    return found


def take(state: State, seat: int, tile: int) -> Frames:
    """Pay or score at once, 5 for a tile that has been beyond the blue zone; the wheel's bonus waits until it
    is taken."""
    sector = state.sector_of(tile)
    position = state.position_of(sector)
    cost = state.box.crane_gold[position]
    points = FIVE if state.five[tile] else state.box.crane_points[position]
    state.players[seat].pay(cost, 0)
    lift(state, sector)
    state.agenda.hand = tile
    state.agenda.bonus = sector
    if state.happened is not None:
        state.tell(events.ActionTileTaken, seat, state.box.tile_names[tile], cost, points)
    return score_choice(state, seat, points)


def lift(state: State, sector: int) -> None:
    """The tile in this sector leaves the crane, and its five points with it."""
    tile = state.crane[sector]
    state.crane = replaced(state.crane, sector, NO_TILE)
    if state.five[tile]:
        mark_five(state, tile, False)


def score_choice(state: State, seat: int, points: int) -> Frames:
    """Points for choosing a tile; an ability may add to them once a turn."""
    gains.score(state, seat, points, FROM_CRANE)
    if not points or state.agenda.lucky:
        return ()
    state.agenda.lucky = True
    return gains.trigger(state, seat, ON_TILE_POINTS)


# Turning the wheel


def return_tile(state: State, tile: int) -> None:
    """Turn the wheel and put the tile on the first red space, where another may have come round."""
    spaces = 2 if would_box_block(state) else 1
    state.box_at = (state.box_at + spaces) % POSITIONS
    first, crane = state.sector_at(FIRST_RED), list(state.crane)
    overrun = crane[first]
    crane[first] = tile
    if overrun != NO_TILE:
        crane[first_open_green(state, crane)] = overrun
        mark_five(state, overrun, True)
        state.tell(events.TileReset, state.box.tile_names[overrun])
    state.crane = tuple(crane)
    if state.happened is not None:
        state.tell(events.CraneTurned, state.box_at)


def would_box_block(state: State) -> bool:
    """Whether the next space of the box is the first red one, where the tile belongs."""
    return (state.box_at + 1) % POSITIONS == FIRST_RED


def first_open_green(state: State, crane: list[int]) -> int:
    """The sector at the first open space of the green zone, or after it (P13)."""
    for position in range(state.box.zones.index(GREEN_ZONE), POSITIONS):
        sector = state.sector_at(position)
        if position != state.box_at and crane[sector] == NO_TILE:
            return sector
    raise AssertionError("six tiles do not fill the crane")


def mark_five(state: State, tile: int, is_five: bool) -> None:
    state.five = replaced(state.five, tile, is_five)


def farthest(state: State, rank: int) -> int:
    """The tile that is so far ahead: 1 is the farthest."""
    tiles = [(state.position_of(sector), tile) for sector, tile in enumerate(state.crane) if tile != NO_TILE]
    return sorted(tiles)[-rank][1]
