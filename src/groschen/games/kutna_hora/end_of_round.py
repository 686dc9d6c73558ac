"""The end of a round: the event, taxes, patrician scoring, and the red buildings when it is time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.engine.frames import NOTHING, Choice, Decision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.economic_adjustments import advance_ore, advance_population
from groschen.games.kutna_hora.gains import score
from groschen.games.kutna_hora.names import FROM_PATRICIANS
from groschen.games.kutna_hora.reasons import cannot_afford
from groschen.games.kutna_hora.reputation import change_reputation
from groschen.games.kutna_hora.scoring import SCORING_COUNT, patrician_points

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

SURCHARGE: Final[tuple[int, ...]] = (0, 0, 3, 8)
"""Extra taxes for 0 to 3 plot markers in town."""


class EventHappens(Step):
    """The event advances the decks, then its text applies."""

    __slots__ = ()

    def run(self, state: State) -> None:
        event = state.event
        if event is None:
            return
        state.tell(events.EventHappened, event.key)
        advance_population(state, event.population)
        advance_ore(state, event.ore)
        if event.when == "end" and event.effect is not None:
            event.effect.apply(state)


class CollectTaxes(Step):
    """Everybody who owes something decides, from the starting player on."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.then_all(tuple([PayTaxes(seat) for seat in state.turn_order() if taxes_of(state, seat)]))


def taxes_of(state: State, seat: int) -> int:
    """The tax and the surcharge for more than one plot."""
    return state.tax + SURCHARGE[state.plots_of(seat)]


class PayTaxes(Decision):
    """Pay taxes, or lose the reputation indicated for the round?"""

    __slots__ = ()
    begins_action = True

    def candidates(self, state: State) -> list[Choice]:
        return [1, NOTHING]

    def why_not(self, state: State, choice: Choice) -> Obstacle | None:
        cost, have = taxes_of(state, self.seat), state.players[self.seat].groschen
        if choice == NOTHING or cost <= have:
            return None
        return cannot_afford(cost, have)

    def options(self, state: State) -> list[Choice]:
        is_payable = taxes_of(state, self.seat) <= state.players[self.seat].groschen
        return [1, NOTHING] if is_payable else [NOTHING]

    def about(self, state: State, choice: Choice) -> Move:
        return Move("lose reputation" if choice == NOTHING else "pay taxes")

    def resolve(self, state: State, choice: Choice) -> None:
        if choice == NOTHING:
            state.tell(events.TaxesRefused, self.seat, state.penalty())
            change_reputation(state, self.seat, -state.penalty())
        else:
            taxes = taxes_of(state, self.seat)
            state.players[self.seat].pay(taxes)
            state.tell(events.TaxesPaid, self.seat, taxes)


class ScorePatricians(Step):
    """At the end of each of the last three rounds the council gives points to everybody."""

    __slots__ = ()
    concerns_all = True

    def run(self, state: State) -> None:
        if state.round <= state.rounds() - SCORING_COUNT:
            return
        for seat in state.turn_order():
            points = sum(patrician_points(state, seat))
            if points:
                score(state, seat, points, FROM_PATRICIANS)


class RedTilesEnter(Step):
    """Three rounds before the end the red public buildings are shuffled, one to the end of each row."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if state.round != state.rounds() - SCORING_COUNT:
            return
        tiles = chance.shuffled(state, state.red_waiting)
        state.red_waiting = ()
        for row, tile in enumerate(tiles):
            state.hall[row] += ((tile,),)
        state.tell(events.RedTilesEntered, tuple([tile.key for tile in tiles]))
