"""Turns as data: which are counted, where an action begins, and what is told of them."""

from __future__ import annotations

import random
from collections import Counter

import groschen
from groschen.games.kutna_hora.end_of_round import ScorePatricians
from groschen.games.kutna_hora.rounds import EndRound

BEGIN_AN_ACTION = {"ChooseGuilds", "ArrangeGuilds", "PlayCard", "PayTaxes"}


def test_every_turn_and_every_end_of_a_round_is_counted_and_told():
    """Chance chooses for both through two rounds and more; a card spent for no effect is told as well."""
    game, dice = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5), random.Random(5)
    told = Counter(event["event"] for event in game.opening)
    spent = 0
    while game.number < 80:
        name = type(game.pending).__name__
        if name == "PlayCard":
            assert game.state.turn == told["TurnStarted"] + told["RoundStarted"] - 1
        spent += name == "SpendCard"
        told.update(event["event"] for event in game.play(dice.choice(game.options())))
    assert told["RoundStarted"] > 2
    assert told["CardSpent"] == spent > 0


def test_an_action_begins_with_a_card_with_guilds_and_with_taxes():
    game, dice, seen = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5), random.Random(5), set()
    while game.number < 80:
        decision = game.pending
        assert decision.begins_action == (type(decision).__name__ in BEGIN_AN_ACTION)
        seen.add(type(decision).__name__)
        game.play(dice.choice(game.options()))
    assert seen > BEGIN_AN_ACTION


def test_the_end_of_a_round_concerns_everybody():
    assert EndRound.concerns_all
    assert ScorePatricians.concerns_all
