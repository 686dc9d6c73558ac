"""The six actions by number: the action of an action tile, the extra action, or that of a technology.

`less` reduces the gold of a building or the stone of a wall; `by_tile` tells that it is the action of the
action tile, to which the wheel's special tile belongs. The bonus of the action's upgrade comes first and
may pay for it. Where that would lose gold or stone at the limit and the action spends some, the player
may have it after the payment instead (P8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Obstacle
from groschen.games.praga import gains, told
from groschen.games.praga.actions import bonus, building, kings_road, mines, payment, upgrade, wall
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.names import (
    ACTIONS,
    BUILDING,
    FROM_TILES,
    GOLD,
    MINES,
    QUARRIES,
    STONE,
    UPGRADE,
    WALL,
)
from groschen.games.praga.player import MOST
from groschen.games.praga.reasons import END_OF_ROAD, NO_SITE, NO_TILE_THERE, NO_WALL_PLACE

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BoardTile
    from groschen.games.praga.state import State

HOPELESS: Final = (END_OF_ROAD, NO_SITE, NO_TILE_THERE, NO_WALL_PLACE)
"""What no bonus can mend."""


def why_not(state: State, seat: int, action: int, less: int, by_tile: bool) -> Obstacle | None:
    """The reason why the action cannot be performed now."""
    if action < UPGRADE:
        return None
    if action == UPGRADE:
        return upgrade.why_not(state, seat, by_tile)
    if action == WALL:
        reason = wall.why_not(state, seat, less, by_tile)
    elif action == BUILDING:
        reason = building.why_not(state, seat, less, by_tile)
    else:
        reason = kings_road.why_not(state, seat)
    if reason is None:
        return None
    tile = state.upgrade_of(seat, action)
    if tile is None or not tile.may_pay or reason in HOPELESS:
        return reason
    return None if is_paid_by_bonus(state, seat, action, less, by_tile, tile) else reason


def is_sure(state: State, seat: int, action: int, cost: int) -> bool:
    """Whether the action can be performed after so much gold was paid, even without any bonus."""
    if action == UPGRADE:
        return upgrade.why_not(state, seat, False) is None
    if action == WALL:
        return not cost and wall.why_not(state, seat, 0, False) is None
    if action == BUILDING:
        return building.why_not(state, seat, -cost, False) is None
    return action < UPGRADE or kings_road.why_not(state, seat) is None


def is_paid_by_bonus(state: State, seat: int, action: int, less: int, by_tile: bool, tile: BoardTile) -> bool:
    """Whether the upgrade's bonus brings what is missing, with all its consequences."""
    if bonus.can_wait(state, seat, tile, less, by_tile):
        return True
    if tile.is_plain and not gains.reaches_wealth(state, seat, tile.most_gold, tile.most_stone):
        return is_paid_plainly(state, seat, action, less, by_tile, tile)
    world = state.copy()
    perform(world, seat, action, less, by_tile, None)
    give(world, seat, tile.effects, FROM_TILES)
    return payment.can_follow(world, payment.waiting(world))


def is_paid_plainly(state: State, seat: int, action: int, less: int, by_tile: bool, tile: BoardTile) -> bool:
    """A bonus of gold and stone that has no further consequences is as good as a reduction."""
    player = state.players[seat]
    if action == WALL:
        less += min(tile.most_stone, MOST - player.stone)
        return wall.why_not(state, seat, less, by_tile, min(tile.most_gold, MOST - player.gold)) is None
    if action == BUILDING:
        less += min(tile.most_gold, MOST - player.gold)
        more = min(tile.most_stone, MOST - player.stone)
        return building.why_not(state, seat, less, by_tile, None, more) is None
    return False


def begin(state: State, seat: int, action: int, less: int, by_tile: bool) -> None:
    """Put the action on the stack, and before it the bonus of its upgrade; Upgrade has it when its tile is
    placed."""
    state.tell(told.ActionBegun, seat, action)
    tile = None if action == UPGRADE else state.upgrade_of(seat, action)
    state.agenda.performed += ((action, tile),)
    if tile is not None and bonus.can_wait(state, seat, tile, less, by_tile):
        state.then(TimeBonus(seat, tile, less, by_tile))
        return
    perform(state, seat, action, less, by_tile, None)
    if tile is not None:
        give(state, seat, tile.effects, FROM_TILES)


def perform(state: State, seat: int, action: int, less: int, by_tile: bool, later: BoardTile | None) -> None:
    """The action itself. `later` is an upgrade whose bonus comes after the payment."""
    if action == MINES:
        mines.begin(state, seat, GOLD)
    elif action == QUARRIES:
        mines.begin(state, seat, STONE)
    elif action == UPGRADE:
        upgrade.begin(state, seat, by_tile)
    elif action == WALL:
        wall.begin(state, seat, less, by_tile, later)
    elif action == BUILDING:
        building.begin(state, seat, less, by_tile, later)
    else:
        kings_road.begin(state, seat)


class TimeBonus(Decision):
    """Does the bonus of the upgrade come before the payment of its action, or after it?"""

    __slots__ = ("by_tile", "less", "tile")

    def __init__(self, seat: int, tile: BoardTile, less: int, by_tile: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.less = less
        self.by_tile = by_tile

    def options(self, state: State) -> list[Choice]:
        return [bonus.BEFORE, bonus.AFTER]

    def resolve(self, state: State, moment: Choice) -> None:
        later = self.tile if moment == bonus.AFTER else None
        perform(state, self.seat, self.tile.action, self.less, self.by_tile, later)
        if later is None:
            give(state, self.seat, self.tile.effects, FROM_TILES)

    def notation(self, state: State, moment: Choice) -> str:
        return "bonus before paying" if moment == bonus.BEFORE else "bonus after paying"


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
