"""End of round: taxes, and the setup for the next round."""

from __future__ import annotations

import pytest

from kutna_hora.words import table
from words import told

SIX = {"rounds": {number: {"penalty": number} for number in range(1, 12)}}
"""Every space of the rounds track has another penalty: rows 1 to 5 are for five rounds, 6 to 11 for six."""


def test_each_player_pays_the_tax():
    game = table(players=2, tax=4)
    purple, blue = game.player("Purple", groschen=10), game.player("Blue", groschen=9)
    game.end_round()
    assert game.asks == "Purple: PayTaxes"
    game.play("pay taxes")
    assert game.asks == "Blue: PayTaxes"
    game.play("pay taxes")
    assert (purple.groschen, blue.groschen) == (6, 5)
    assert (purple.reputation, blue.reputation) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_or_loses_the_reputation_indicated_for_the_round(players: int):
    first_row = 1 if players == 4 else 6
    for number in (1, 2, 3, 4, 5):
        game = table(players=players, round=number, tax=1, edit=SIX)
        purple = game.player("Purple", groschen=10, reputation=10)
        game.end_round()
        game.play("lose reputation")
        assert purple.groschen == 10
        lost = 10 - purple.reputation
        assert lost == game.box.penalties[5 if players == 4 else 6][number - 1] == first_row + number - 1


def test_a_player_may_keep_the_money_and_lose_reputation():
    game = table(players=2, tax=4)
    game.player("Purple", groschen=100)
    game.end_round()
    assert game.options == ["pay taxes", "lose reputation"]


def test_who_cannot_pay_loses_reputation_and_pays_nothing():
    game = table(players=2, tax=4)
    purple = game.player("Purple", groschen=3)
    game.end_round()
    assert game.options == ["lose reputation"]
    assert game.blocked["pay taxes"].facts == {"cost": 4, "have": 3}
    game.play("lose reputation")
    assert purple.groschen == 3


@pytest.mark.parametrize(("plots", "surcharge"), [("", 0), ("A1", 0), ("A1 B1", 3), ("A1 B1 C1", 8)])
def test_more_than_one_plot_marker_in_town_raises_the_taxes(plots: str, surcharge: int):
    """3 groschen for two of them, 3 + 5 for all three."""
    game = table(players=2, tax=4)
    purple = game.player("Purple", groschen=20, plots=plots)
    game.end_round()
    game.play("pay taxes")
    assert purple.groschen == 20 - 4 - surcharge


def test_who_does_not_pay_taxes_does_not_pay_for_plots_either():
    game = table(players=2, tax=4)
    purple = game.player("Purple", groschen=20, plots="A1 B1 C1")
    game.end_round()
    game.play("lose reputation")
    assert purple.groschen == 20


def test_the_surcharge_can_make_taxes_unaffordable():
    game = table(players=2, tax=4)
    game.player("Purple", groschen=6, plots="A1 B1")
    game.end_round()
    assert game.options == ["lose reputation"]
    assert game.blocked["pay taxes"].facts == {"cost": 7, "have": 6}


def test_plots_stay_claimed_after_taxes():
    game = table(players=2, tax=4)
    game.player("Purple", groschen=20, plots="A1 B1")
    game.end_round()
    game.play("pay taxes")
    assert game.plot_owner("A1") == game.plot_owner("B1") == "Purple"


def test_the_tax_counter_stays_where_it_is():
    game = table(players=2, tax=4)
    game.end_round()
    game.play("pay taxes", "pay taxes")
    assert game.tax == 4


# Setup for the next round


def test_the_start_marker_moves_left_and_cards_come_back():
    game = table(players=3)
    for player in game.players:
        player.hand = (0,)
    game.end_round()
    assert (game.round, game.start) == (2, 1)
    assert [len(player.hand) for player in game.players] == [6, 6, 6]
    assert game.asks == "Blue: PlayCard"


def test_the_marker_goes_from_the_last_seat_to_the_first():
    game = table(players=3, start=2)
    game.end_round()
    assert game.asks == "Purple: PlayCard"


def test_the_round_ends_when_all_have_taken_their_third_turn():
    game = table(players=2, tax=1)
    while game.asks.endswith("PlayCard"):
        card = game.players[game.pending.seat].hand[0]
        game.play("pass", f"spend {game.box.card_names[card]}")
    assert game.asks == "Purple: PayTaxes"
    assert [len(player.hand) for player in game.players] == [1, 1]


def test_after_the_last_round_there_is_no_next_round():
    for players, last in ((2, 6), (3, 6), (4, 5)):
        game = table(players=players, round=last)
        happened = game.end_round()
        assert game.asks == "nobody"
        assert told(happened, "GameEnded")
        assert not told(happened, "RoundStarted")


def test_the_last_groschen_can_be_spent_on_taxes():
    game = table(players=2, tax=4)
    purple = game.player("Purple", groschen=4)
    game.end_round()
    assert (game.options, game.blocked) == (["pay taxes", "lose reputation"], {})
    game.play("pay taxes")
    assert purple.groschen == 0
