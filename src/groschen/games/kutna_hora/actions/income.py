"""The Income action.

Take the value of your whole production at the current prices. Then you may pay 10 groschen to move one
patrician from the pool to the town council.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.names import PATRICIANS

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

SEAT_COST: Final = 10


def why_not(state: State, seat: int) -> Reason | None:
    return None


def begin(state: State, seat: int) -> None:
    groschen = state.income(seat)
    state.players[seat].groschen += groschen
    state.tell(told.IncomeTaken, seat, groschen)
    if any(state.pool):
        state.then(SeatPatrician(seat))


class SeatPatrician(Decision):
    """Which patrician from the pool joins the council, if any?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        if state.players[self.seat].groschen < SEAT_COST:
            return [NOTHING]
        return [*[colour for colour, waiting in enumerate(state.pool) if waiting], NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        have = state.players[self.seat].groschen
        if have >= SEAT_COST:
            return []
        reason = Reason("cannot_afford", cost=SEAT_COST, have=have)
        return [(colour, reason) for colour, waiting in enumerate(state.pool) if waiting]

    def resolve(self, state: State, colour: Choice) -> None:
        if colour == NOTHING:
            return
        state.players[self.seat].pay(SEAT_COST)
        state.pool[colour] -= 1
        state.council[colour] += 1
        state.tell(told.PatricianSeated, self.seat, colour, SEAT_COST)

    def notation(self, state: State, colour: Choice) -> str:
        return "seat nobody" if colour == NOTHING else f"seat {PATRICIANS[colour]}"
