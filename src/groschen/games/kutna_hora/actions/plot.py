"""The Plot action.

Claim a free square beside a building for the highest cost printed on its neighbours, or for 1 groschen
with a reputation of 3. Where no such square is left, any free square costs 5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.reasons import NO_PLOT_MARKER, NOT_BESIDE_A_BUILDING, TOWN_FULL

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State


def why_not(state: State, seat: int) -> Reason | None:
    if not state.players[seat].plot_markers:
        return NO_PLOT_MARKER
    have = state.players[seat].groschen
    if have >= state.box.dearest_plot and state.has_free_square():
        return None
    squares = state.claimable()
    if not squares:
        return TOWN_FULL
    cheapest = state.plot_cost(seat, squares[0])
    for square in squares:
        cheapest = min(cheapest, state.plot_cost(seat, square))
        if cheapest <= have:
            return None
    return Reason("cannot_afford", cost=cheapest, have=have)


def begin(state: State, seat: int) -> None:
    state.then(ClaimPlot(seat))


def claim(state: State, seat: int, square: int, cost: int) -> None:
    player = state.players[seat]
    player.pay(cost)
    player.plot_markers -= 1
    state.plots[square] = seat
    state.tell(told.PlotClaimed, seat, square, cost)


class ClaimPlot(Decision):
    """Which square?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return state.free_squares()

    def why_not(self, state: State, square: Choice) -> Reason | None:
        if square not in state.claimable():
            return NOT_BESIDE_A_BUILDING
        cost, have = state.plot_cost(self.seat, square), state.players[self.seat].groschen
        return Reason("cannot_afford", cost=cost, have=have) if cost > have else None

    def options(self, state: State) -> list[Choice]:
        have = state.players[self.seat].groschen
        return [square for square in state.claimable() if state.plot_cost(self.seat, square) <= have]

    def about(self, state: State, square: Choice) -> Move:
        return Move("claim", at=state.board.town.names[square])

    def resolve(self, state: State, square: Choice) -> None:
        claim(state, self.seat, square, state.plot_cost(self.seat, square))


class ClaimAnyPlot(Decision):
    """St. Barbara tile 4: any free square, for nothing, or none."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [*state.free_squares(), NOTHING]

    def why_not(self, state: State, square: Choice) -> Reason | None:
        return None if square == NOTHING or state.players[self.seat].plot_markers else NO_PLOT_MARKER

    def about(self, state: State, square: Choice) -> Move:
        return Move("no plot") if square == NOTHING else Move("claim", at=state.board.town.names[square])

    def resolve(self, state: State, square: Choice) -> None:
        if square != NOTHING:
            claim(state, self.seat, square, cost=0)
