"""Gameplay: rounds of three turns, six cards with two actions each."""

from __future__ import annotations

import pytest

from kutna_hora.words import KutnaHora, table
from words import COLOURS


def spend(game: KutnaHora, action: str = "pass") -> None:
    """Play a card in the quickest way."""
    if action == "pass":
        game.play("pass", "spend " + game.box.card_names[game.players[game.pending.seat].hand[0]])
    else:
        game.play(action)


def spend_round(game: KutnaHora) -> list[str]:
    """Everybody passes through the whole round; who was asked to play a card, in order."""
    asked = []
    this_round = game.round
    while game.asks.endswith("PlayCard") and game.round == this_round:
        asked.append(game.asks.split(":")[0])
        spend(game)
    return asked


def test_the_starting_player_begins_and_play_goes_clockwise_for_three_turns():
    """Two cards, two cards, one card, each time around the table."""
    game = table(players=3)
    two_each = ["Purple", "Purple", "Blue", "Blue", "Green", "Green"]
    assert spend_round(game) == [*two_each, *two_each, "Purple", "Blue", "Green"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_plays_five_of_six_cards_in_a_round(players: int):
    asked = spend_round(table(players=players))
    assert [asked.count(colour) for colour in COLOURS[:players]] == [5] * players


def test_the_starting_marker_passes_to_the_left():
    game = table(players=3)
    spend_round(game)
    assert (game.round, game.start) == (2, 1)
    assert spend_round(game)[:4] == ["Blue", "Blue", "Green", "Green"]
    assert spend_round(game)[0] == "Green"
    assert spend_round(game)[0] == "Purple"


def test_a_card_offers_one_of_its_two_actions():
    game = table()
    one, other = (f"{action} with plot/mine" for action in ("plot", "mine"))
    assert {one, other} <= set(game.options)


def test_a_played_card_is_spent_for_the_round_with_both_its_actions():
    game = table()
    game.play("mine with plot/mine", "discard all")
    assert not any("plot/mine" in text for text in [*game.options, *game.blocked])
    assert len(game.players[0].hand) == 5


def test_cards_come_back_for_the_next_round():
    game = table(players=2)
    spend_round(game)
    assert [len(player.hand) for player in game.players] == [6, 6]


def test_the_last_turn_is_a_choice_between_two_cards():
    game = table(players=2)
    for _ in range(8):
        spend(game)
    assert game.asks == "Purple: PlayCard"
    assert len(game.players[0].hand) == 2
    spend(game)
    assert len(game.players[0].hand) == 1
    assert game.asks == "Blue: PlayCard"


def test_blue_has_no_mine_action_left():
    """Blue plays Plot with the card that also has Mine, and Mine with the card that also has the Joker.
    He cannot mine a second time in this round, not even with the Joker."""
    game = table()
    game.turn("Blue").turn("Blue").turn("Blue")
    game.play("plot with plot/mine", "claim B2", "mine with mine/joker", "discard all")
    assert game.asks == "Blue: PlayCard"
    assert not any(text.startswith(("mine", "joker")) for text in [*game.options, *game.blocked])
    assert "plot with plot/rights" in game.options


def test_with_his_other_plot_card_blue_could_have_mined_again():
    game = table()
    game.turn("Blue").turn("Blue").turn("Blue")
    game.play("plot with plot/rights", "claim B2", "mine with mine/joker", "discard all")
    assert "mine with plot/mine" in game.options


def test_every_player_has_the_same_cards():
    game = table(players=4)
    assert {player.hand for player in game.players} == {tuple(range(6))}


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 5)])
def test_the_game_ends_after_its_last_round(players: int, rounds: int):
    game = table(players=players)
    for number in range(1, rounds + 1):
        assert game.round == number
        spend_round(game)
    assert game.asks == "nobody"
