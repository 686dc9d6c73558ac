"""The Plot action.

Claim a free square beside a building for the highest cost printed on its neighbours, or for 1 groschen
with a reputation of 3. Where no such square is left, any free square costs 5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import NOTHING, Choice, Decision
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

    def options(self, state: State) -> list[Choice]:
        have = state.players[self.seat].groschen
        return [square for square in state.claimable() if state.plot_cost(self.seat, square) <= have]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        have, claimable = state.players[self.seat].groschen, state.claimable()
        found: list[tuple[Choice, Reason]] = []
        for square in range(len(state.town)):
            if square in claimable:
                cost = state.plot_cost(self.seat, square)
                if cost > have:
                    found.append((square, Reason("cannot_afford", cost=cost, have=have)))
            elif state.is_free(square):
                found.append((square, NOT_BESIDE_A_BUILDING))
        return found

    def resolve(self, state: State, square: Choice) -> None:
        claim(state, self.seat, square, state.plot_cost(self.seat, square))

    def notation(self, state: State, square: Choice) -> str:
        return f"claim {state.board.town.names[square]}"


class ClaimAnyPlot(Decision):
    """St. Barbara tile 4: any free square, for nothing, or none."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        if not state.players[self.seat].plot_markers:
            return [NOTHING]
        return [*[square for square in range(len(state.town)) if state.is_free(square)], NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        if state.players[self.seat].plot_markers:
            return []
        free = [square for square in range(len(state.town)) if state.is_free(square)]
        return [(square, NO_PLOT_MARKER) for square in free]

    def resolve(self, state: State, square: Choice) -> None:
        if square != NOTHING:
            claim(state, self.seat, square, cost=0)

    def notation(self, state: State, square: Choice) -> str:
        return "no plot" if square == NOTHING else f"claim {state.board.town.names[square]}"
