"""The Building action.

Build one of your tiles on one of your plots: the marker comes back, the wood is paid at its price of
this moment, then the tile's effects are resolved in order. A guild building is marked with the leftmost
house of its row, and what the house uncovers is resolved last. Nobody owns a public building. A red X
on the guild's price forbids the building.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import NOTHING, Choice, Decision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.actions.resolve import steps_of
from groschen.games.kutna_hora.names import COMMODITIES, GUILDS, NOBODY
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
from groschen.games.kutna_hora.prices import has_market, wood_cost
from groschen.games.kutna_hora.reasons import NO_PLOT, NO_TILE, cannot_afford

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Building
    from groschen.games.kutna_hora.state import State


def is_possible(state: State, seat: int, free: bool) -> bool:
    """There must be a plot, and a tile that can be built on it."""
    if not state.plots_of(seat):
        return False
    for tile in state.players[seat].slots:  # noqa: SIM110 - asked very often
        if can_be_built(state, seat, tile, free):
            return True
    return False


def can_be_built(state: State, seat: int, tile: Building, free: bool) -> bool:
    player = state.players[seat]
    if not free and wood_cost(state, tile.wood) > player.groschen:
        return False
    if tile.is_public():
        return True
    return has_market(state, tile.guild) and player.houses[player.row_of(tile.guild)] > 0


def why_not(state: State, seat: int) -> Obstacle | None:
    return why_not_build(state, seat, free=False)


def why_not_build(state: State, seat: int, free: bool) -> Obstacle | None:
    """What stands in the way of the last tile stands for all."""
    if is_possible(state, seat, free):
        return None
    if not state.plots_of(seat):
        return NO_PLOT
    slots = state.players[seat].slots
    return why_not_tile(state, seat, slots[-1], free) if slots else NO_TILE


def why_not_tile(state: State, seat: int, tile: Building, free: bool) -> Obstacle | None:
    if can_be_built(state, seat, tile, free):
        return None
    player = state.players[seat]
    if not tile.is_public():
        if not has_market(state, tile.guild):
            return Obstacle("no_market", commodity=COMMODITIES[tile.guild])
        if not player.houses[player.row_of(tile.guild)]:
            return Obstacle("no_house", guild=GUILDS[tile.guild])
    return cannot_afford(wood_cost(state, tile.wood), player.groschen)


def begin(state: State, seat: int) -> None:
    state.then(ChooseSite(seat, False))


class ChooseSite(Decision):
    """On which of your plots? A free Building action may be declined."""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, state: State) -> list[Choice]:
        plots = [square for square, owner in enumerate(state.plots) if owner == self.seat]
        return [*plots, NOTHING] if self.free else plots

    def why_not(self, state: State, square: Choice) -> Obstacle | None:
        return None if square == NOTHING else why_not_build(state, self.seat, self.free)

    def about(self, state: State, square: Choice) -> Move:
        return Move("no building") if square == NOTHING else Move("on", at=state.board.town.names[square])

    def resolve(self, state: State, square: Choice) -> None:
        if square != NOTHING:
            state.then(Build(self.seat, square, self.free))


class Build(Decision):
    """Which of your tiles?"""

    __slots__ = ("free", "square")

    def __init__(self, seat: int, square: int, free: bool) -> None:
        self.seat = seat
        self.square = square
        self.free = free

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(state.players[self.seat].slots)))

    def why_not(self, state: State, slot: Choice) -> Obstacle | None:
        return why_not_tile(state, self.seat, state.players[self.seat].slots[slot], self.free)

    def about(self, state: State, slot: Choice) -> Move:
        square = state.board.town.names[self.square]
        return Move("build", piece=state.players[self.seat].slots[slot].key, at=square)

    def resolve(self, state: State, slot: Choice) -> None:
        player = state.players[self.seat]
        tile = player.slots.pop(slot)
        cost = 0 if self.free else wood_cost(state, tile.wood)
        player.pay(cost)
        player.plot_markers += 1
        state.plots[self.square] = NOBODY
        state.town[self.square] = tile
        state.tell(events.BuildingBuilt, self.seat, tile.key, state.board.town.names[self.square], cost)
        house = () if tile.is_public() else (MarkWithHouse(self.seat, self.square),)
        state.then_all(steps_of(tile, self.seat) + house)


class MarkWithHouse(Step):
    """The leftmost house of the guild's row marks the building, and what it uncovers is resolved.

    Effects of the building itself may have taken the last one (R32).
    """

    __slots__ = ("seat", "square")

    def __init__(self, seat: int, square: int) -> None:
        self.seat = seat
        self.square = square

    def run(self, state: State) -> None:
        player, tile = state.players[self.seat], state.town[self.square]
        assert tile is not None
        row = player.row_of(tile.guild)
        if not player.houses[row]:
            return
        space = state.box.houses[row][HOUSES_IN_ROW - player.houses[row]]
        player.houses[row] -= 1
        state.owners[self.square] = self.seat
        if state.happened is not None:
            square = state.board.town.names[self.square]
            state.tell(events.HousePlaced, self.seat, GUILDS[tile.guild], square, space.key)
        state.then_all(steps_of(space, self.seat))
