"""The Income action.

Take the value of your whole production at the current prices. Then you may pay 10 groschen to move one
patrician from the pool to the town council.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.names import PATRICIANS
from groschen.games.kutna_hora.prices import income
from groschen.games.kutna_hora.reasons import cannot_afford

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

SEAT_COST: Final = 10


def why_not(state: State, seat: int) -> Obstacle | None:
    return None


def begin(state: State, seat: int) -> None:
    groschen = income(state, seat)
    state.players[seat].groschen += groschen
    if state.happened is not None:
        state.tell(events.IncomeTaken, seat, groschen)
    if any(state.pool):
        state.then(SeatPatrician(seat))


class SeatPatrician(Decision):
    """Which patrician from the pool joins the council, if any?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [*[colour for colour, waiting in enumerate(state.pool) if waiting], NOTHING]

    def why_not(self, state: State, colour: Choice) -> Obstacle | None:
        have = state.players[self.seat].groschen
        if colour == NOTHING or have >= SEAT_COST:
            return None
        return cannot_afford(SEAT_COST, have)

    def about(self, state: State, colour: Choice) -> Move:
        return seating(colour)

    def resolve(self, state: State, colour: Choice) -> None:
        if colour == NOTHING:
            return
        state.players[self.seat].pay(SEAT_COST)
        state.pool[colour] -= 1
        state.council[colour] += 1
        state.tell(events.PatricianSeated, self.seat, PATRICIANS[colour], SEAT_COST)


def seating(colour: Choice) -> Move:
    return Move("seat nobody") if colour == NOTHING else Move("seat", colour=PATRICIANS[colour])
