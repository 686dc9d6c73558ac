"""The six actions by number: the action of an action tile, the extra action, or that of a technology.

`less` reduces the gold of a building or the stone of a wall; `by_tile` tells that it is the action of the
action tile, to which the wheel's special tile belongs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Obstacle
from groschen.games.praga import told
from groschen.games.praga.actions import building, kings_road, mines, upgrade, wall
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.names import (
    ACTIONS,
    BUILDING,
    FROM_TILES,
    GOLD,
    MINES,
    QUARRIES,
    ROAD,
    STONE,
    UPGRADE,
    WALL,
)

if TYPE_CHECKING:
    from groschen.games.praga.state import State


def why_not(state: State, seat: int, action: int, less: int, by_tile: bool) -> Obstacle | None:
    """The reason why the action cannot be performed now."""
    if action == UPGRADE:
        return upgrade.why_not(state, seat, by_tile)
    if action == WALL:
        return wall.why_not(state, seat, less, by_tile)
    if action == BUILDING:
        return building.why_not(state, seat, less, by_tile)
    if action == ROAD:
        return kings_road.why_not(state, seat)
    return None


def begin(state: State, seat: int, action: int, less: int, by_tile: bool) -> None:
    """Put the action on the stack, and before it the bonus of its upgrade (P8)."""
    state.tell(told.ActionBegun, seat, action)
    upgrade.reward(state, action, 1)
    if action == MINES:
        mines.begin(state, seat, GOLD)
    elif action == QUARRIES:
        mines.begin(state, seat, STONE)
    elif action == UPGRADE:
        upgrade.begin(state, seat, by_tile)
        return
    elif action == WALL:
        wall.begin(state, seat, less, by_tile)
    elif action == BUILDING:
        building.begin(state, seat, less, by_tile)
    else:
        kings_road.begin(state, seat)
    tile = state.upgrade_of(seat, action)
    if tile is not None:
        upgrade.reward(state, action, -1)
        give(state, seat, tile.effects, FROM_TILES)


class ChooseAction(Decision):
    """Technology: which action?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        actions = range(len(ACTIONS))
        return [action for action in actions if why_not(state, self.seat, action, 0, False) is None]

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        reasons = [(action, why_not(state, self.seat, action, 0, False)) for action in range(len(ACTIONS))]
        return [(action, reason) for action, reason in reasons if reason is not None]

    def resolve(self, state: State, action: Choice) -> None:
        begin(state, self.seat, action, 0, False)

    def notation(self, state: State, action: Choice) -> str:
        return ACTIONS[action]
