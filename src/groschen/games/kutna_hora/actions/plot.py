"""The Plot action.

Claim a free square beside a building for the highest cost printed on its neighbours, or for 1 groschen
with a reputation of 3. Where no such square is left, any free square costs 5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.names import ANY_PLOT_COST, NOBODY
from groschen.games.kutna_hora.reasons import NO_PLOT_MARKER, NOT_BESIDE_A_BUILDING, TOWN_FULL, cannot_afford
from groschen.games.kutna_hora.reputation import CHEAP_PLOTS

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

CHEAP_PLOT_COST: Final = 1


def is_possible(state: State, seat: int) -> bool:
    """What each plot costs is asked only where it matters."""
    player = state.players[seat]
    have = player.groschen
    if not player.plot_markers or have < cheapest(state, seat):
        return False
    if have >= dearest(state, seat):
        return state.has_free_square()
    return any(plot_cost(state, seat, square) <= have for square in claimable(state))


def why_not(state: State, seat: int) -> Obstacle | None:
    if is_possible(state, seat):
        return None
    if not state.players[seat].plot_markers:
        return NO_PLOT_MARKER
    costs = [plot_cost(state, seat, square) for square in claimable(state)]
    return cannot_afford(min(costs), state.players[seat].groschen) if costs else TOWN_FULL


def claimable(state: State) -> list[int]:
    """Free squares beside a building; any free square where there is none such."""
    town, plots, neighbours = state.town, state.plots, state.board.town.neighbours
    beside: list[int] = []
    for square, tile in enumerate(town):
        if tile is None and plots[square] == NOBODY:
            for other in neighbours[square]:
                if town[other] is not None:
                    beside.append(square)
                    break
    return beside or state.free_squares()


def cheapest(state: State, seat: int) -> int:
    """No plot costs this seat less."""
    has_reputation = state.players[seat].reputation >= CHEAP_PLOTS
    return CHEAP_PLOT_COST if has_reputation else state.box.cheapest_plot


def dearest(state: State, seat: int) -> int:
    """No plot costs this seat more."""
    has_reputation = state.players[seat].reputation >= CHEAP_PLOTS
    return CHEAP_PLOT_COST if has_reputation else state.box.dearest_plot


def plot_cost(state: State, seat: int, square: int) -> int:
    """The highest cost printed on a neighbouring building; little for a good reputation."""
    if state.players[seat].reputation >= CHEAP_PLOTS:
        return CHEAP_PLOT_COST
    cost = -1
    for other in state.board.town.neighbours[square]:
        tile = state.town[other]
        if tile is not None and tile.plot > cost:
            cost = tile.plot
    return cost if cost >= 0 else ANY_PLOT_COST


def begin(state: State, seat: int) -> None:
    state.then(ClaimPlot(seat))


def claim(state: State, seat: int, square: int, cost: int) -> None:
    player = state.players[seat]
    player.pay(cost)
    player.plot_markers -= 1
    state.plots[square] = seat
    state.tell(events.PlotClaimed, seat, state.board.town.names[square], cost)


class ClaimPlot(Decision):
    """Which square?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return state.free_squares()

    def why_not(self, state: State, square: Choice) -> Obstacle | None:
        if square not in claimable(state):
            return NOT_BESIDE_A_BUILDING
        cost, have = plot_cost(state, self.seat, square), state.players[self.seat].groschen
        return cannot_afford(cost, have) if cost > have else None

    def options(self, state: State) -> list[Choice]:
        """Which squares can be claimed is asked once, and what they cost only where it matters."""
        have = state.players[self.seat].groschen
        if have >= dearest(state, self.seat):
            return claimable(state)
        return [square for square in claimable(state) if plot_cost(state, self.seat, square) <= have]

    def about(self, state: State, square: Choice) -> Move:
        return Move("claim", at=state.board.town.names[square])

    def resolve(self, state: State, square: Choice) -> None:
        claim(state, self.seat, square, plot_cost(state, self.seat, square))


class ClaimAnyPlot(Decision):
    """St. Barbara tile 4: any free square, for nothing, or none."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [*state.free_squares(), NOTHING]

    def why_not(self, state: State, square: Choice) -> Obstacle | None:
        return None if square == NOTHING or state.players[self.seat].plot_markers else NO_PLOT_MARKER

    def about(self, state: State, square: Choice) -> Move:
        return Move("no plot") if square == NOTHING else Move("claim", at=state.board.town.names[square])

    def resolve(self, state: State, square: Choice) -> None:
        if square != NOTHING:
            claim(state, self.seat, square, cost=0)
