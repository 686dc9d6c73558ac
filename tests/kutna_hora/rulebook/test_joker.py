"""The Joker: any other action, for 1 reputation."""

from __future__ import annotations

import pytest

from kutna_hora.words import guild_tile, table


def test_the_joker_costs_1_reputation_first():
    game = table()
    purple = game.player("Purple", reputation=2)
    game.play("joker")
    assert purple.reputation == 1
    assert game.asks == "Purple: ChooseAction"


def test_the_joker_stands_for_any_one_of_the_other_actions():
    game = table()
    game.player("Purple", pelicans=1, plots="B2", slots=[guild_tile("miners")])
    game.play("joker")
    assert game.options == ["as mine", "as rights", "as plot", "as building", "as income", "as barbara"]


@pytest.mark.parametrize(
    ("action", "asks"),
    [
        ("as mine", "ChooseMine"),
        ("as rights", "TakeRights"),
        ("as plot", "ClaimPlot"),
        ("as building", "ChooseSite"),
        ("as income", "SeatPatrician"),
        ("as barbara", "TradeHouse"),
    ],
)
def test_the_action_is_then_taken_as_usual(action: str, asks: str):
    game = table(cathedral=2, pool={"green": 1})
    game.player("Purple", pelicans=1, plots="B2", slots=[guild_tile("miners")])
    game.play("joker", action)
    assert game.asks == f"Purple: {asks}"


@pytest.mark.parametrize(("reputation", "after"), [(5, 4), (6, 6), (8, 8)])
def test_from_a_reputation_of_6_on_the_joker_is_free(reputation: int, after: int):
    game = table()
    purple = game.player("Purple", reputation=reputation)
    game.play("joker")
    assert purple.reputation == after


def test_an_action_that_cannot_be_taken_is_blocked_for_the_joker_too():
    game = table()
    game.play("joker")
    assert game.why_not("as barbara") == "no_pelican"
    assert game.why_not("as building") == "no_plot"


def test_the_lost_reputation_may_make_a_plot_dearer():
    """With a reputation of 3 a plot costs 1 groschen; the Joker takes it down to 2."""
    game = table()
    purple = game.player("Purple", reputation=3, groschen=20)
    game.play("joker", "as plot", "claim B2")
    assert purple.groschen == 15


def test_the_joker_is_on_one_card_only():
    game = table()
    assert sum(text.startswith("joker") for text in game.options) == 1


def test_the_named_action_is_told():
    game = table()
    happened = game.play("joker", "as income")
    kinds = ["CardPlayed", "ReputationChanged", "JokerPlayed", "IncomeTaken"]
    assert [type(event).__name__ for event in happened] == kinds
