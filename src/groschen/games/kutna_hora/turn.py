"""Turns.

In a turn a player puts down one or two cards and takes one of the two actions of each, or passes with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.actions import catalogue, joker
from groschen.games.kutna_hora.names import ACTIONS, JOKER

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

NOT_ASKED: Final = -1
BLOCKED: Final = 0
LEGAL: Final = 1


class BeginTurn(Step):
    """Play so many cards."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, state: State) -> None:
        state.turn += 1
        if state.happened is not None:
            state.tell(events.TurnStarted, self.seat, self.cards)
        card = PlayCard(self.seat)
        for _ in range(self.cards):
            state.then(card)


class PlayCard(Decision):
    """Which end of which card? Or pass: spend a card for no effect."""

    __slots__ = ()
    begins_action = True

    def candidates(self, state: State) -> list[Choice]:
        hand, ends_of = state.players[self.seat].hand, state.box.ends_of
        return [*[choice for card in hand for choice, _ in ends_of[card]], NOTHING]

    def why_not(self, state: State, choice: Choice) -> Obstacle | None:
        """The Joker can always be played."""
        if choice == NOTHING:
            return None
        _, action = state.box.card_ends[choice]
        return None if action == JOKER else catalogue.why_not(state, self.seat, action)

    def options(self, state: State) -> list[Choice]:
        """Most actions are on two cards, and each is looked into once."""
        seat, ends_of, legal = self.seat, state.box.ends_of, [NOT_ASKED] * len(ACTIONS)
        legal[JOKER] = LEGAL
        found: list[Choice] = []
        for card in state.players[seat].hand:
            for choice, action in ends_of[card]:
                answer = legal[action]
                if answer == NOT_ASKED:
                    answer = LEGAL if catalogue.is_possible(state, seat, action) else BLOCKED
                    legal[action] = answer
                if answer == LEGAL:
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
        if state.happened is not None:
            state.tell(events.CardPlayed, self.seat, state.box.card_names[card], ACTIONS[action])
        if action == JOKER:
            joker.begin(state, self.seat)
        else:
            catalogue.begin(state, self.seat, action)


class SpendCard(FreeDecision):
    """Which card is spent for no effect?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(state.players[self.seat].hand)

    def about(self, state: State, card: Choice) -> Move:
        return Move("spend", piece=state.box.card_names[card])

    def resolve(self, state: State, card: Choice) -> None:
        put_down(state, self.seat, card)
        if state.happened is not None:
            state.tell(events.CardSpent, self.seat, state.box.card_names[card])


def put_down(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    player.hand = tuple([other for other in player.hand if other != card])
