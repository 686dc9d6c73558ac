"""Rounds and turns.

Each player takes three turns a round: two cards, two cards and one card of six, one action of each
card. Then come the event, taxes, patricians, the red buildings when it is time, and the next round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.engine.frames import NOTHING, Choice, Decision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.actions import catalogue, joker
from groschen.games.kutna_hora.names import ACTIONS, FROM_PATRICIANS, JOKER
from groschen.games.kutna_hora.scoring import SCORING_COUNT, patrician_points

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

CARDS_OF_TURN: Final = (2, 2, 1)
NOT_ASKED: Final = -1
LEGAL: Final = 1
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
    """Which end of which card? Or pass: spend a card for no effect."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        hand = state.players[self.seat].hand
        return [*[choice for choice, (card, _) in enumerate(state.box.card_ends) if card in hand], NOTHING]

    def why_not(self, state: State, choice: Choice) -> Reason | None:
        """The Joker can always be played."""
        if choice == NOTHING:
            return None
        _, action = state.box.card_ends[choice]
        return None if action == JOKER else catalogue.why_not(state, self.seat, action)

    def options(self, state: State) -> list[Choice]:
        """Most actions are on two cards, and each is looked into once."""
        hand, legal = state.players[self.seat].hand, [NOT_ASKED] * len(ACTIONS)
        legal[JOKER] = LEGAL
        found: list[Choice] = []
        for choice, (card, action) in enumerate(state.box.card_ends):
            if card in hand:
                if legal[action] == NOT_ASKED:
                    legal[action] = catalogue.why_not(state, self.seat, action) is None
                if legal[action]:
                    found.append(choice)
        found.append(NOTHING)
        return found

    def about(self, state: State, choice: Choice) -> Move:
        if choice == NOTHING:
            return Move("pass")
        card, action = state.box.card_ends[choice]
        return Move("play", piece=state.box.card_names[card], action=ACTIONS[action])

    def resolve(self, state: State, choice: Choice) -> None:
        if choice == NOTHING:
            state.then(SpendCard(self.seat))
            return
        card, action = state.box.card_ends[choice]
        put_down(state, self.seat, card)
        state.tell(told.CardPlayed, self.seat, card, action)
        if action == JOKER:
            joker.begin(state, self.seat)
        else:
            catalogue.begin(state, self.seat, action)


class SpendCard(Decision):
    """Which card is spent for no effect?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(state.players[self.seat].hand)

    def about(self, state: State, card: Choice) -> Move:
        return Move("spend", piece=state.box.card_names[card])

    def resolve(self, state: State, card: Choice) -> None:
        put_down(state, self.seat, card)
        state.tell(told.CardSpent, self.seat, card)


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

    def candidates(self, state: State) -> list[Choice]:
        return [1, NOTHING]

    def why_not(self, state: State, choice: Choice) -> Reason | None:
        cost, have = taxes_of(state, self.seat), state.players[self.seat].groschen
        if choice == NOTHING or cost <= have:
            return None
        return Reason("cannot_afford", cost=cost, have=have)

    def about(self, state: State, choice: Choice) -> Move:
        return Move("lose reputation" if choice == NOTHING else "pay taxes")

    def resolve(self, state: State, choice: Choice) -> None:
        if choice == NOTHING:
            state.tell(told.TaxesRefused, self.seat, state.penalty())
            state.change_reputation(self.seat, -state.penalty())
        else:
            taxes = taxes_of(state, self.seat)
            state.players[self.seat].pay(taxes)
            state.tell(told.TaxesPaid, self.seat, taxes)


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
            state.event = None
            state.tell(told.GameEnded, state.round)
            return
        state.start = (state.start + 1) % len(state.players)
        state.then(StartRound())
