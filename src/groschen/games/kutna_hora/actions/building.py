"""The Building action.

Build one of your tiles on one of your plots: the marker comes back, the wood is paid at its price of
this moment, then the tile's effects are resolved in order. A guild building is marked with the leftmost
house of its row, and what the house uncovers is resolved last. Nobody owns a public building. A red X
on the guild's price forbids the building.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import NOTHING, Choice, Decision, Step
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.actions.resolve import resolve_effects
from groschen.games.kutna_hora.names import COMMODITIES, GUILDS, NOBODY
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
from groschen.games.kutna_hora.reasons import NO_PLOT, NO_TILE

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Building
    from groschen.games.kutna_hora.state import State


def why_not(state: State, seat: int) -> Reason | None:
    return why_not_build(state, seat, free=False)


def why_not_build(state: State, seat: int, free: bool) -> Reason | None:
    if not state.plots_of(seat):
        return NO_PLOT
    slots = state.players[seat].slots
    if not slots:
        return NO_TILE
    reason: Reason | None = None
    for tile in slots:
        reason = why_not_tile(state, seat, tile, free)
        if reason is None:
            return None
    return reason


def why_not_tile(state: State, seat: int, tile: Building, free: bool) -> Reason | None:
    player = state.players[seat]
    if not tile.is_public():
        if not state.has_market(tile.guild):
            return Reason("no_market", commodity=COMMODITIES[tile.guild])
        if not player.houses[player.row_of(tile.guild)]:
            return Reason("no_house", guild=GUILDS[tile.guild])
    cost = 0 if free else state.wood_cost(tile.wood)
    return Reason("cannot_afford", cost=cost, have=player.groschen) if cost > player.groschen else None


def begin(state: State, seat: int) -> None:
    state.then(ChooseSite(seat, False))


class ChooseSite(Decision):
    """On which of your plots? A free Building action may be declined."""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def options(self, state: State) -> list[Choice]:
        if not self.free:
            return self.plots(state)
        if why_not_build(state, self.seat, free=True) is None:
            return [*self.plots(state), NOTHING]
        return [NOTHING]

    def plots(self, state: State) -> list[int]:
        return [square for square, owner in enumerate(state.plots) if owner == self.seat]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        reason = why_not_build(state, self.seat, self.free)
        return [] if reason is None else [(square, reason) for square in self.plots(state)]

    def resolve(self, state: State, square: Choice) -> None:
        if square != NOTHING:
            state.then(Build(self.seat, square, self.free))

    def notation(self, state: State, square: Choice) -> str:
        return "no building" if square == NOTHING else f"on {state.board.town.names[square]}"


class Build(Decision):
    """Which of your tiles?"""

    __slots__ = ("free", "square")

    def __init__(self, seat: int, square: int, free: bool) -> None:
        self.seat = seat
        self.square = square
        self.free = free

    def options(self, state: State) -> list[Choice]:
        slots = state.players[self.seat].slots
        return [
            slot for slot, tile in enumerate(slots) if why_not_tile(state, self.seat, tile, self.free) is None
        ]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        slots = state.players[self.seat].slots
        reasons = [(slot, why_not_tile(state, self.seat, tile, self.free)) for slot, tile in enumerate(slots)]
        return [(slot, reason) for slot, reason in reasons if reason is not None]

    def resolve(self, state: State, slot: Choice) -> None:
        player = state.players[self.seat]
        tile = player.slots.pop(slot)
        cost = 0 if self.free else state.wood_cost(tile.wood)
        player.pay(cost)
        player.plot_markers += 1
        state.plots[self.square] = NOBODY
        state.town[self.square] = tile
        state.tell(told.BuildingBuilt, self.seat, tile.key, self.square, cost)
        if not tile.is_public():
            row = player.row_of(tile.guild)
            state.owners[self.square] = self.seat
            state.then(ResolveHouse(self.seat, row, HOUSES_IN_ROW - player.houses[row]))
            player.houses[row] -= 1
        resolve_effects(state, self.seat, tile)

    def notation(self, state: State, slot: Choice) -> str:
        return f"build {state.players[self.seat].slots[slot].key}"


class ResolveHouse(Step):
    """What the house taken from the player board uncovers."""

    __slots__ = ("column", "row", "seat")

    def __init__(self, seat: int, row: int, column: int) -> None:
        self.seat = seat
        self.row = row
        self.column = column

    def run(self, state: State) -> None:
        resolve_effects(state, self.seat, state.box.houses[self.row][self.column])
