"""Advice for a person: the best few choices, told apart by what they change."""

import pytest

import groschen
from groschen.bots.advice import advice


@pytest.mark.parametrize(("game", "options"), [("kutna-hora", {"first_game": True}), ("praga", {})])
def test_advice_is_three_choices_the_best_first_and_leaves_the_game_alone(game, options):
    played = groschen.new(game, ["Anna", "Ben"], 5, **options)
    before = played.snapshot()

    found = advice(played, 1, None)

    assert len({each["choice"] for each in found}) == 3
    assert {each["choice"] for each in found} <= set(played.options())
    assert all(each["plan"][0] == each["choice"] for each in found)
    assert [each["behind"] for each in found] == sorted(each["behind"] for each in found)
    assert found == advice(played, 1, None)
    assert played.snapshot() == before


def test_advice_says_what_the_adviser_would_do():
    game = groschen.new("praga", ["Anna", "Ben"], 5)

    best = advice(game, 3, None)[0]

    assert best["choice"] == groschen.bot("planner", 3, None).choose(game)


def test_where_few_choices_are_worth_trying_the_others_are_compared_nevertheless():
    game = groschen.new("praga", ["Anna", "Ben"], 5)
    while not game.decision.startswith("Turn"):
        game.play(groschen.bot("greedy", 1).choose(game))

    assert len(advice(game, 1, None)) == 3
