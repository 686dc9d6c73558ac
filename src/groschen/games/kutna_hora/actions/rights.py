"""The Rights action.

Take the top tile of a stack of the town hall board: a building of one of your guilds, or a public one.
It costs what its column says and needs a free slot. Its stack then moves to the end of the row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.names import GUILDS
from groschen.games.kutna_hora.reasons import NO_RIGHTS_TO_TAKE, NOT_PUBLIC, SLOTS_FULL

if TYPE_CHECKING:
    from groschen.games.kutna_hora.components import Building
    from groschen.games.kutna_hora.state import State

COLUMNS: Final = 4
ROWS: Final = "ABC"
PLACES: Final = [(row, column) for row in range(len(ROWS)) for column in range(COLUMNS)]
"""The spaces of the town hall board; a choice is the number of one."""
PLACE_NAMES: Final = [f"{ROWS[row]}{column + 1}" for row, column in PLACES]


def why_not(state: State, seat: int) -> Reason | None:
    player = state.players[seat]
    if not player.has_slot():
        return SLOTS_FULL
    for stacks in state.hall:
        for column, stack in enumerate(stacks):
            if player.may_take(stack[-1]) and state.rights_cost(column) <= player.groschen:
                return None
    return NO_RIGHTS_TO_TAKE


def begin(state: State, seat: int) -> None:
    state.then(TakeRights(seat, False))


def stacks_at(state: State) -> list[Choice]:
    """The places where a stack lies."""
    return [at for at, (row, column) in enumerate(PLACES) if column < len(state.hall[row])]


def top(state: State, at: int) -> Building:
    row, column = PLACES[at]
    return state.hall[row][column][-1]


def cost_at(state: State, at: int) -> int:
    return state.rights_cost(PLACES[at][1])


def take(state: State, seat: int, at: int, cost: int) -> None:
    player, (row, column) = state.players[seat], PLACES[at]
    player.pay(cost)
    tile = state.take_top(row, column)
    player.slots.append(tile)
    state.tell(told.RightsTaken, seat, tile.key, cost)


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
        return [*stacks_at(state), NOTHING] if self.free else stacks_at(state)

    def why_not(self, state: State, at: Choice) -> Reason | None:
        player = state.players[self.seat]
        if at == NOTHING:
            return None
        if not player.has_slot():
            return SLOTS_FULL
        tile, cost = top(state, at), 0 if self.free else cost_at(state, at)
        if not player.may_take(tile):
            return Reason("not_your_guild", guild=GUILDS[tile.guild])
        return Reason("cannot_afford", cost=cost, have=player.groschen) if cost > player.groschen else None

    def about(self, state: State, at: Choice) -> Move:
        return about_rights(state, at)

    def resolve(self, state: State, at: Choice) -> None:
        if at != NOTHING:
            take(state, self.seat, at, 0 if self.free else cost_at(state, at))


class TakePublicTile(Decision):
    """House effect: the top tile of any public building stack, for nothing, or none."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [*stacks_at(state), NOTHING]

    def why_not(self, state: State, at: Choice) -> Reason | None:
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
