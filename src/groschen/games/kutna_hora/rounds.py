"""Rounds.

Each player takes three turns a round: two cards, two cards and one card of six. Then come the event,
taxes, patricians, the red buildings when it is time, and the next round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Step
from groschen.games.kutna_hora import events, hidden
from groschen.games.kutna_hora.end_of_round import CollectTaxes, EventHappens, RedTilesEnter, ScorePatricians
from groschen.games.kutna_hora.gains import raise_taxes
from groschen.games.kutna_hora.turn import BeginTurn

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

CARDS_OF_TURN: Final[tuple[int, ...]] = (2, 2, 1)


class StartRound(Step):
    """Take the cards back, reveal the event, then three turns each and the end of the round."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.round += 1
        for player in state.players:
            player.hand = tuple(range(len(state.box.cards)))
        state.tell(events.RoundStarted, state.round, state.start)
        order = state.turn_order()
        turns = [BeginTurn(seat, cards) for cards in CARDS_OF_TURN for seat in order]
        state.then_all((RevealEvent(), *turns, EndRound()))


class RevealEvent(Step):
    """Turn over the event of the round, if it has one; taxes rise at once."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.event = None
        if not state.events_ahead:
            return
        event = state.event = hidden.draw_event(state)
        state.reveal()
        state.tell(events.EventRevealed, event.key)
        raise_taxes(state, event.tax)
        if event.when == "reveal" and event.effect is not None:
            event.effect.apply(state)


class EndRound(Step):
    """In this order (R1). It belongs to nobody's turn."""

    __slots__ = ()
    concerns_all = True

    def run(self, state: State) -> None:
        state.turn += 1
        state.then(EventHappens(), CollectTaxes(), ScorePatricians(), RedTilesEnter(), PassStartMarker())


class PassStartMarker(Step):
    """To the left, for the next round; after the last round the game ends."""

    __slots__ = ()

    def run(self, state: State) -> None:
        if state.round == state.rounds():
            state.tell(events.GameEnded, state.round)
            return
        state.start = (state.start + 1) % len(state.players)
        state.then(StartRound())
