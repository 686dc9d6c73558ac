"""The action crane.

A tile in the red zone costs gold, one in the blue zone gives points. At the end of a turn the wheel turns one
space and the used tile returns to the first red space; if the box would block it, the wheel turns once
more. A tile that is carried beyond the blue zone goes to the first open green space and is worth 5
points. When the cube on the wheel drops into the hole, the platform cube moves towards the hourglass;
it begins Era II and ends the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.games.praga import gains, told
from groschen.games.praga.names import FROM_CRANE, NO_TILE, ON_TILE_POINTS, POSITIONS, TILE_ROWS

if TYPE_CHECKING:
    from groschen.games.praga.state import State

FIVE: Final = 5
GREEN_ZONE: Final = 1


def gold_for(state: State, tile: int) -> int:
    return state.box.crane_gold[state.position_of(state.sector_of(tile))]


def points_for(state: State, tile: int) -> int:
    """Those of its place, or 5 for a tile that has been beyond the blue zone."""
    if state.five & 1 << tile:
        return FIVE
    return state.box.crane_points[state.position_of(state.sector_of(tile))]


def take(state: State, seat: int, tile: int) -> None:
    """Pay or score at once; the wheel's bonus waits until it is taken."""
    sector, cost, points = state.sector_of(tile), gold_for(state, tile), points_for(state, tile)
    state.players[seat].pay(cost, 0)
    state.crane = (*state.crane[:sector], NO_TILE, *state.crane[sector + 1 :])
    state.five &= ~(1 << tile)
    state.agenda.hand = tile
    state.agenda.bonus = sector
    state.tell(told.ActionTileTaken, seat, state.box.tile_names[tile], cost, points)
    score_choice(state, seat, points)


def score_choice(state: State, seat: int, points: int) -> None:
    """Points for choosing a tile; an ability may add to them once a turn."""
    if not points:
        return
    gains.score(state, seat, points, FROM_CRANE)
    if not state.agenda.lucky:
        state.agenda.lucky = True
        gains.trigger(state, seat, ON_TILE_POINTS)


def return_tile(state: State, tile: int) -> None:
    """Turn the wheel and put the tile on the first red space."""
    before = state.box_at
    state.box_at = (before + 1) % POSITIONS or 1
    turned = state.box_at - before if state.box_at > before else 2
    crane = list(state.crane)
    overrun: list[int] = []
    for sector in range(1, POSITIONS):
        if crane[sector] != NO_TILE and (before + sector) % POSITIONS + turned >= POSITIONS:
            overrun.append(crane[sector])
            crane[sector] = NO_TILE
    crane[-state.box_at % POSITIONS] = tile
    for other in overrun:
        crane[_open_sector(state, crane)] = other
        state.five |= 1 << other
        state.tell(told.TileReset, state.box.tile_names[other])
    state.crane = tuple(crane)
    state.tell(told.CraneTurned, state.box_at)


def _open_sector(state: State, crane: list[int]) -> int:
    """The first open space of the green zone, or after it (P13)."""
    first = state.box.zones.index(GREEN_ZONE)
    for position in range(first, POSITIONS):
        sector = (position - state.box_at) % POSITIONS
        if sector and crane[sector] == NO_TILE:
            return sector
    raise AssertionError("six tiles do not fill the crane")


def oldest(state: State, rank: int) -> int:
    """The tile that is so far ahead: 1 is the farthest."""
    tiles = [(state.position_of(sector), tile) for sector, tile in enumerate(state.crane) if tile != NO_TILE]
    return sorted(tiles)[-rank][1]


def count_turn(state: State) -> None:
    """The cubes on the wheel and on the platform, and what their moves begin."""
    counting = state.box.counting[max(len(state.players), 2)]
    if state.box_at == state.box.hole:
        state.platform -= 1
        state.tell(told.PlatformMoved, state.platform)
    is_time = not counting.at_star or state.box_at == state.box.star
    if state.era == 1 and state.platform <= counting.era_two and is_time:
        begin_era_two(state)


def begin_era_two(state: State) -> None:
    """New stacks and new rows; the old tiles are gone."""
    state.era = 2
    state.tell(told.EraTwo, state.turn)
    for index, stack in enumerate(state.later):
        state.stacks[index] = stack
        state.known[index] = 0
    state.later = ()
    for row in range(len(TILE_ROWS)):
        state.rows[row] = (None, None, None, None)
        state.deal(row)
