"""The Rights action.

Take the top tile of a stack of the town hall board: a building of one of your guilds, or a public one.
It costs what its column says and needs a free slot. Its stack then moves to the end of the row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.names import GUILDS
from groschen.games.kutna_hora.reasons import NO_RIGHTS_TO_TAKE, NOT_PUBLIC, SLOTS_FULL

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Building
    from groschen.games.kutna_hora.state import State

COLUMNS: Final = 4
ROWS: Final = "ABC"


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


def tops(state: State) -> list[tuple[int, Building]]:
    """The topmost tile of every stack, and where it lies (row times four plus column)."""
    found: list[tuple[int, Building]] = []
    for row, stacks in enumerate(state.hall):
        for column, stack in enumerate(stacks):
            found.append((row * COLUMNS + column, stack[-1]))
    return found


def why_not_tile(state: State, seat: int, at: int, tile: Building, free: bool) -> Reason | None:
    player = state.players[seat]
    if not player.has_slot():
        return SLOTS_FULL
    if not player.may_take(tile):
        return Reason("not_your_guild", guild=GUILDS[tile.guild])
    if free:
        return None
    cost = state.rights_cost(at % COLUMNS)
    return Reason("cannot_afford", cost=cost, have=player.groschen) if cost > player.groschen else None


def take(state: State, seat: int, at: int, cost: int) -> None:
    player = state.players[seat]
    player.pay(cost)
    tile = state.take_top(at // COLUMNS, at % COLUMNS)
    player.slots.append(tile)
    state.tell(told.RightsTaken, seat, tile.key, cost)


def place_name(at: int) -> str:
    return f"{ROWS[at // COLUMNS]}{at % COLUMNS + 1}"


class TakeRights(Decision):
    """Which stack? Only the tile on top can be taken. A free tile may be declined."""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def options(self, state: State) -> list[Choice]:
        legal = [
            at for at, tile in tops(state) if why_not_tile(state, self.seat, at, tile, self.free) is None
        ]
        return [*legal, NOTHING] if self.free else legal

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        reasons = [(at, why_not_tile(state, self.seat, at, tile, self.free)) for at, tile in tops(state)]
        return [(at, reason) for at, reason in reasons if reason is not None]

    def resolve(self, state: State, at: Choice) -> None:
        if at != NOTHING:
            take(state, self.seat, at, 0 if self.free else state.rights_cost(at % COLUMNS))

    def notation(self, state: State, at: Choice) -> str:
        return "no rights" if at == NOTHING else f"rights {place_name(at)}"


class TakePublicTile(Decision):
    """House effect: the top tile of any public building stack, for nothing, or none."""

    __slots__ = ()

    def why_not(self, state: State, tile: Building) -> Reason | None:
        if not tile.is_public():
            return NOT_PUBLIC
        return None if state.players[self.seat].has_slot() else SLOTS_FULL

    def options(self, state: State) -> list[Choice]:
        return [*[at for at, tile in tops(state) if self.why_not(state, tile) is None], NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        reasons = [(at, self.why_not(state, tile)) for at, tile in tops(state)]
        return [(at, reason) for at, reason in reasons if reason is not None]

    def resolve(self, state: State, at: Choice) -> None:
        if at != NOTHING:
            take(state, self.seat, at, cost=0)

    def notation(self, state: State, at: Choice) -> str:
        return "no rights" if at == NOTHING else f"rights {place_name(at)}"
