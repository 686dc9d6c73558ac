"""The Rights action.

Take the top tile of a stack of the town hall board: a building of one of your guilds, or a public one.
It costs what its column says and needs a free slot. Its stack then moves to the end of the row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.names import GUILDS
from groschen.games.kutna_hora.prices import rights_costs
from groschen.games.kutna_hora.reasons import NO_RIGHTS_TO_TAKE, NOT_PUBLIC, SLOTS_FULL, cannot_afford
from groschen.games.kutna_hora.town_hall import (
    COLUMNS,
    PLACE_NAMES,
    PLACES,
    places_with_stacks,
    take_top,
    top,
)

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State


NO_COSTS: Final = [0] * COLUMNS
"""By column, for a free tile."""


def why_not(state: State, seat: int) -> Obstacle | None:
    player = state.players[seat]
    if not player.has_slot():
        return SLOTS_FULL
    groschen, costs = player.groschen, rights_costs(state)
    for stacks in state.hall:
        for column, stack in enumerate(stacks):
            if costs[column] <= groschen and player.may_take(stack[-1]):
                return None
    return NO_RIGHTS_TO_TAKE


def begin(state: State, seat: int) -> None:
    state.then(TakeRights(seat, False))


def cost_at(state: State, at: int) -> int:
    return rights_costs(state)[PLACES[at][1]]


def take(state: State, seat: int, at: int, cost: int) -> None:
    player = state.players[seat]
    player.pay(cost)
    state.tell(events.RightsTaken, seat, top(state, at).key, cost)
    player.slots.append(take_top(state, at))


def about_rights(state: State, at: Choice) -> Move:
    if at == NOTHING:
        return Move("no rights")
    return Move("rights", at=PLACE_NAMES[at], piece=top(state, at).key)


class TakeRights(Decision):
    """Which stack? Only the tile on top can be taken. A free tile may be declined."""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, state: State) -> list[Choice]:
        return [*places_with_stacks(state), NOTHING] if self.free else places_with_stacks(state)

    def why_not(self, state: State, at: Choice) -> Obstacle | None:
        player = state.players[self.seat]
        if at == NOTHING:
            return None
        if not player.has_slot():
            return SLOTS_FULL
        tile, cost = top(state, at), 0 if self.free else cost_at(state, at)
        if not player.may_take(tile):
            return Obstacle("not_your_guild", guild=GUILDS[tile.guild])
        return cannot_afford(cost, player.groschen) if cost > player.groschen else None

    def options(self, state: State) -> list[Choice]:
        """Slots and prices are the same for all."""
        player = state.players[self.seat]
        found: list[Choice] = []
        if player.has_slot():
            purse, costs = player.groschen, NO_COSTS if self.free else rights_costs(state)
            found = [
                at
                for at in places_with_stacks(state)
                if costs[PLACES[at][1]] <= purse and player.may_take(top(state, at))
            ]
        return [*found, NOTHING] if self.free else found

    def about(self, state: State, at: Choice) -> Move:
        return about_rights(state, at)

    def resolve(self, state: State, at: Choice) -> None:
        if at != NOTHING:
            take(state, self.seat, at, 0 if self.free else cost_at(state, at))


class TakePublicTile(Decision):
    """House effect: the top tile of any public building stack, for nothing, or none."""

    __slots__ = ()
    interrupts = True

    def candidates(self, state: State) -> list[Choice]:
        return [*places_with_stacks(state), NOTHING]

    def why_not(self, state: State, at: Choice) -> Obstacle | None:
        if at == NOTHING:
            return None
        if not top(state, at).is_public():
            return NOT_PUBLIC
        return None if state.players[self.seat].has_slot() else SLOTS_FULL

    def about(self, state: State, at: Choice) -> Move:
        return about_rights(state, at)

    def resolve(self, state: State, at: Choice) -> None:
        if at != NOTHING:
            take(state, self.seat, at, cost=0)
