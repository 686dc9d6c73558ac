"""Rounds and turns.

Each player takes three turns a round: two cards, two cards and one card of six, one action of each
card. Then come the event, taxes, patricians, the red buildings when it is time, and the next round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.engine.frames import NOTHING, Choice, Decision, Step
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.actions import catalogue, joker
from groschen.games.kutna_hora.names import ACTIONS, FROM_PATRICIANS, JOKER
from groschen.games.kutna_hora.scoring import SCORING_COUNT, patrician_points

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

CARDS_OF_TURN: Final = (2, 2, 1)
SURCHARGE: Final = (0, 0, 3, 8)
"""Extra taxes for 0 to 3 plot markers in town."""


class StartRound(Step):
    """Take the cards back, reveal the event, then three turns each and the end of the round."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.round += 1
        for player in state.players:
            player.hand = tuple(range(len(state.box.cards)))
        state.tell(told.RoundStarted, state.round, state.start)
        order = state.turn_order()
        turns = [TakeTurn(seat, cards) for cards in CARDS_OF_TURN for seat in order]
        state.then(RevealEvent(), *turns, EndRound())


class RevealEvent(Step):
    """Turn over the event of the round, if it has one; taxes rise at once."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.event = None
        if not state.events_ahead:
            return
        event, state.events_ahead = state.events_ahead[0], state.events_ahead[1:]
        state.event = event
        state.reveal()
        state.tell(told.EventRevealed, event.key)
        state.raise_taxes(event.tax)
        if event.when == "reveal" and event.effect is not None:
            event.effect.apply(state)


class TakeTurn(Step):
    """Play so many cards."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, state: State) -> None:
        state.then(*[PlayCard(self.seat) for _ in range(self.cards)])


class PlayCard(Decision):
    """Which card, and which of its two actions? Or pass: spend a card for no effect.

    A choice is twice the number of the card, plus one for its other end.
    """

    __slots__ = ()

    def reasons(self, state: State) -> list[Reason | None]:
        """By action, why it cannot be taken. The Joker can always be played."""
        return [*[catalogue.why_not(state, self.seat, action) for action in range(JOKER)], None]

    def options(self, state: State) -> list[Choice]:
        reasons, cards = self.reasons(state), state.box.cards
        legal: list[Choice] = []
        for card in state.players[self.seat].hand:
            one, other = cards[card]
            if reasons[one] is None:
                legal.append(2 * card)
            if reasons[other] is None:
                legal.append(2 * card + 1)
        legal.append(NOTHING)
        return legal

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        reasons, hand = self.reasons(state), state.players[self.seat].hand
        ends = [(2 * card + end, reasons[state.box.cards[card][end]]) for card in hand for end in (0, 1)]
        return [(choice, reason) for choice, reason in ends if reason is not None]

    def resolve(self, state: State, choice: Choice) -> None:
        if choice == NOTHING:
            state.then(SpendCard(self.seat))
            return
        card, action = choice // 2, state.box.cards[choice // 2][choice % 2]
        put_down(state, self.seat, card)
        state.tell(told.CardPlayed, self.seat, card, action)
        if action == JOKER:
            joker.begin(state, self.seat)
        else:
            catalogue.begin(state, self.seat, action)

    def notation(self, state: State, choice: Choice) -> str:
        if choice == NOTHING:
            return "pass"
        card = choice // 2
        return f"{ACTIONS[state.box.cards[card][choice % 2]]} with {state.box.card_names[card]}"


class SpendCard(Decision):
    """Which card is spent for no effect?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return list(state.players[self.seat].hand)

    def resolve(self, state: State, card: Choice) -> None:
        put_down(state, self.seat, card)
        state.tell(told.CardSpent, self.seat, card)

    def notation(self, state: State, card: Choice) -> str:
        return f"spend {state.box.card_names[card]}"


def put_down(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.hand = tuple([other for other in player.hand if other != card])


class EndRound(Step):
    """In this order (R1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.then(EventHappens(), CollectTaxes(), ScorePatricians(), RedTilesEnter(), PassStartMarker())


class EventHappens(Step):
    """The event advances the decks, then its text applies."""

    __slots__ = ()

    def run(self, state: State) -> None:
        event = state.event
        if event is None:
            return
        state.tell(told.EventHappened, event.key)
        state.advance_population(event.population)
        state.advance_ore(event.ore)
        if event.when == "end" and event.effect is not None:
            event.effect.apply(state)


class CollectTaxes(Step):
    """Everybody who owes something decides, from the starting player on."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.then(*[PayTaxes(seat) for seat in state.turn_order() if taxes_of(state, seat)])


def taxes_of(state: State, seat: int) -> int:
    """The tax and the surcharge for more than one plot."""
    return state.tax + SURCHARGE[state.plots_of(seat)]


class PayTaxes(Decision):
    """Pay taxes, or lose the reputation indicated for the round?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        can_pay = taxes_of(state, self.seat) <= state.players[self.seat].groschen
        return [1, NOTHING] if can_pay else [NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        cost, have = taxes_of(state, self.seat), state.players[self.seat].groschen
        return [(1, Reason("cannot_afford", cost=cost, have=have))] if cost > have else []

    def resolve(self, state: State, choice: Choice) -> None:
        if choice == NOTHING:
            state.tell(told.TaxesRefused, self.seat, state.penalty())
            state.change_reputation(self.seat, -state.penalty())
        else:
            taxes = taxes_of(state, self.seat)
            state.players[self.seat].pay(taxes)
            state.tell(told.TaxesPaid, self.seat, taxes)

    def notation(self, state: State, choice: Choice) -> str:
        return "lose reputation" if choice == NOTHING else "pay taxes"


class ScorePatricians(Step):
    """At the end of each of the last three rounds the council gives points to everybody."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if state.round <= state.rounds() - SCORING_COUNT:
            return
        for seat in state.turn_order():
            points = sum(patrician_points(state, seat))
            if points:
                state.score(seat, points, FROM_PATRICIANS)


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
        state.tell(told.RedTilesEntered, tuple([tile.key for tile in tiles]))


class PassStartMarker(Step):
    """To the left, for the next round; after the last round the game ends."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if state.round == state.rounds():
            state.tell(told.GameEnded, state.round)
            return
        state.start = (state.start + 1) % len(state.players)
        state.then(StartRound())
