"""The bonuses of the wheel.

Whoever takes an action tile has the bonus of the sector where it was: goods, an egg for a gold or a stone, or
a special tile with the action of the tile. Special tiles that are not taken are points instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Frames, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import crane, events, gains
from groschen.games.praga.actions.resolve import gain
from groschen.games.praga.box.pieces import EGG_BONUS, GAIN_BONUS, SPECIAL_BONUS
from groschen.games.praga.names import FROM_CRANE, GOLD, NO_TILE, STONE, TRACKS
from groschen.games.praga.offers import Offer

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import Sector
    from groschen.games.praga.state import State


class WheelBonus(Offer):
    """Goods or an egg; a special tile is taken with the action."""

    __slots__ = ()
    verb = "bonus"

    def is_open(self, state: State, seat: int) -> bool:
        return state.agenda.bonus != NO_TILE and state.box.wheel[state.agenda.bonus].kind != SPECIAL_BONUS

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        sector = state.box.wheel[state.agenda.bonus]
        if sector.kind != EGG_BONUS or state.players[seat].held(sector.resource):
            return None
        return Obstacle("cannot_afford", cost=1, good=TRACKS[sector.resource], have=0)

    def about(self, state: State, seat: int) -> Move:
        return Move("bonus", piece=state.box.wheel[state.agenda.bonus].key)

    def accept(self, state: State, seat: int) -> Frames:
        return take(state, seat, state.box.wheel[state.agenda.bonus])


def take(state: State, seat: int, sector: Sector) -> Frames:
    """Gain it, or pay for the egg; an ability may add to it, and asks first (P30)."""
    state.agenda.bonus = NO_TILE
    if state.happened is not None:
        state.tell(events.WheelBonusTaken, seat, sector.key)
    if sector.kind == EGG_BONUS:
        state.players[seat].pay(sector.resource == GOLD, sector.resource == STONE)
        gained = gains.gain_eggs(state, seat, 1)
    else:
        gained = gain(state, seat, sector.effects, FROM_CRANE)
    return gains.trigger(state, seat, sector.trigger) + gained


def waiting(state: State, kind: int) -> Sector | None:
    """The sector whose bonus has not been taken yet, if it is of this kind."""
    if state.agenda.bonus == NO_TILE:
        return None
    sector = state.box.wheel[state.agenda.bonus]
    return sector if sector.kind == kind else None


class TakeWaitingGoods(Step):
    """The turn is over: goods that still wait are taken (P2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        sector = waiting(state, GAIN_BONUS)
        if sector is not None:
            state.then_all(take(state, self.seat, sector))


class SettleSpecial(Step):
    """The action of the tile is done: a special tile that was not taken is points instead."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        sector = waiting(state, SPECIAL_BONUS)
        if sector is not None:
            state.agenda.bonus = NO_TILE
            state.then_all(crane.score_choice(state, self.seat, sector.points))
