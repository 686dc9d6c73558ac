"""What bots try in Kutná Hora, and what they never do."""

import random

import groschen
from groschen.bots.clock import Clock
from groschen.bots.kutna_hora import EVALUATION
from groschen.bots.turns import Line, Thinker
from groschen.engine.frames import NOTHING
from groschen.games.kutna_hora.names import INCOME


def first_card(event: str, hand: tuple[str, ...]):
    """A table for two at the first card of a turn, with this event and these cards in hand."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=7)
    while game.decision != "PlayCard":
        game.play(game.options()[0])
    state = game.state
    state.event = next(card for card in state.box.events if card.key == event)
    state.players[state.stack[-1].seat].hand = tuple(state.box.card_names.index(name) for name in hand)
    return state


def tried(state) -> set[int]:
    """The actions of which a curious bot tries one card or another; NOTHING is to pass."""
    decision = state.stack[-1]
    options = decision.options(state)
    likely = EVALUATION.worth_trying(state, decision, options)
    curious = Thinker(EVALUATION, EVALUATION.judge, random.Random(1), Clock(None), 6, len(options))
    unlikely = [line.choices[0] for line in curious.curious(Line(state, ()), options, likely)]
    ends = state.box.card_ends
    return {choice if choice == NOTHING else ends[choice][1] for choice in (*likely, *unlikely)}


def test_nobody_passes_where_an_income_is_to_be_had():
    """It costs nothing, and the card comes back."""
    state = first_card("pilgrims", ("rights/income", "mine/joker"))
    assert INCOME in tried(state)
    assert NOTHING not in tried(state)


def test_one_may_pass_without_an_income_in_hand():
    assert NOTHING in tried(first_card("pilgrims", ("plot/rights", "mine/joker")))


def test_one_may_pass_when_an_event_asks_who_has_most():
    """The royal debt takes reputation from whoever has most groschen."""
    assert {INCOME, NOTHING} <= tried(first_card("royal debt", ("rights/income", "mine/joker")))
