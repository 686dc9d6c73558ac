"""Performing an action: that of an action tile, an extra action, or that of a technology.

The bonus of the action's upgrade comes first and may pay for it. Where that would lose gold or stone at the
limit and the action spends some, the player may have it after the payment instead (P8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Frames, FreeDecision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import events
from groschen.games.praga.actions import building, kings_road, mines, payment, upgrade, wall
from groschen.games.praga.actions.action import Action
from groschen.games.praga.actions.resolve import GainReward
from groschen.games.praga.actions.ways import IN_FULL
from groschen.games.praga.names import ACTIONS, FROM_TILES, GOLD, NO_TRIGGER, STONE, UPGRADE
from groschen.games.praga.player import MOST

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import BoardTile
    from groschen.games.praga.state import State

SIX_ACTIONS: Final[tuple[Action, ...]] = (
    mines.ManageTrack(GOLD),
    mines.ManageTrack(STONE),
    upgrade.UpgradeAnAction(),
    wall.ConstructAWall(),
    building.ConstructABuilding(),
    kings_road.ConstructTheRoad(),
)
"""By number."""

BEFORE: Final = 0
AFTER: Final = 1


def is_possible(state: State, seat: int, action: int, way: Way) -> bool:
    """Whether the action can be performed now."""
    player = state.players[seat]
    if SIX_ACTIONS[action].is_possible(state, seat, way, player.gold, player.stone):
        return True
    tile = upgrade_for(state, seat, action)
    return tile is not None and is_paid_by_bonus(state, seat, way, tile)


def why_not(state: State, seat: int, action: int, way: Way) -> Obstacle | None:
    """The reason why it cannot, for those who ask."""
    if is_possible(state, seat, action, way):
        return None
    player = state.players[seat]
    return SIX_ACTIONS[action].why_not(state, seat, way, player.gold, player.stone)


def is_sure(state: State, seat: int, action: int, cost: int) -> bool:
    """Whether the action can be performed after so much gold was paid, even without any bonus."""
    player = state.players[seat]
    return SIX_ACTIONS[action].is_possible(state, seat, IN_FULL, player.gold - cost, player.stone)


def upgrade_for(state: State, seat: int, action: int) -> BoardTile | None:
    """The upgrade whose bonus comes with the action; Upgrade has its own when the tile is placed."""
    return None if action == UPGRADE else state.upgrade_of(seat, action)


def is_paid_by_bonus(state: State, seat: int, way: Way, tile: BoardTile) -> bool:
    """Whether the upgrade's bonus brings what is missing, with all its consequences."""
    if can_wait(state, seat, way, tile):
        return True
    if not may_anything_pay(state, seat, tile):
        return False
    world = state.copy()
    world.then_all((GainReward(seat, tile, FROM_TILES), *SIX_ACTIONS[tile.action].frames(seat, way, None)))
    return payment.can_follow(world)


def may_anything_pay(state: State, seat: int, tile: BoardTile) -> bool:
    """Before the payment come only the bonus and abilities that answer to the action (P29)."""
    player = state.players[seat]
    return tile.may_pay or bool(player.technologies) or state.road[player.road].trigger != NO_TRIGGER


def can_wait(state: State, seat: int, way: Way, tile: BoardTile) -> bool:
    """Whether gold or stone of the bonus would be lost that the payment makes room for."""
    player = state.players[seat]
    has_much_gold = player.gold + tile.most_gold > MOST
    has_much_stone = player.stone + tile.most_stone > MOST
    if not has_much_gold and not has_much_stone:
        return False
    action = SIX_ACTIONS[tile.action]
    spends_gold, spends_stone = action.spends(state, seat, way)
    if not (has_much_gold and spends_gold) and not (has_much_stone and spends_stone):
        return False
    return action.is_possible(state, seat, way, player.gold, player.stone, tile)


def begin(state: State, seat: int, action: int, way: Way) -> Frames:
    """The bonus of the upgrade and the action itself."""
    if state.happened is not None:
        state.tell(events.ActionBegun, seat, ACTIONS[action])
    tile = upgrade_for(state, seat, action)
    state.agenda.performed += ((action, tile),)
    if tile is None:
        return SIX_ACTIONS[action].frames(seat, way, None)
    if can_wait(state, seat, way, tile):
        return (TimeBonus(seat, tile, way),)
    bonus: Frames = (GainReward(seat, tile, FROM_TILES),)
    return bonus + SIX_ACTIONS[action].frames(seat, way, None)


class TimeBonus(FreeDecision):
    """Does the bonus of the upgrade come before the payment of its action, or after it?"""

    __slots__ = ("tile", "way")

    def __init__(self, seat: int, tile: BoardTile, way: Way) -> None:
        self.seat = seat
        self.tile = tile
        self.way = way

    def candidates(self, state: State) -> list[Choice]:
        return [BEFORE, AFTER]

    def about(self, state: State, moment: Choice) -> Move:
        return Move("bonus before paying" if moment == BEFORE else "bonus after paying", piece=self.tile.key)

    def resolve(self, state: State, moment: Choice) -> None:
        action, tile = SIX_ACTIONS[self.tile.action], self.tile
        if moment == AFTER:
            state.then_all(action.frames(self.seat, self.way, tile))
        else:
            bonus = GainReward(self.seat, tile, FROM_TILES)
            state.then_all((bonus, *action.frames(self.seat, self.way, None)))


class ChooseAction(Decision):
    """Technology: which action?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(SIX_ACTIONS)))

    def why_not(self, state: State, action: Choice) -> Obstacle | None:
        return why_not(state, self.seat, action, IN_FULL)

    def about(self, state: State, action: Choice) -> Move:
        return Move("choose action", action=ACTIONS[action])

    def resolve(self, state: State, action: Choice) -> None:
        state.then_all(begin(state, self.seat, action, IN_FULL))
