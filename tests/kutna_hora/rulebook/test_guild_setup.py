"""Guild setup: three guilds each, sets chosen in reverse order, rows arranged in order."""

from __future__ import annotations

import pytest

import groschen
from groschen.games.kutna_hora.names import GUILDS
from words import COLOURS

PLAYERS = (2, 3, 4)


def new(players: int, seed: int = 1, **options: bool) -> groschen.Game:
    return groschen.new("kutna-hora", seats=COLOURS[:players], seed=seed, **options)


def guilds_of(game: groschen.Game) -> list[list[str]]:
    return [player["guilds"] for player in game.view()["players"]]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sets_are_one_row_of_a_guild_setup_card_for_so_many_players(players: int):
    game = new(players)
    rows = [card[players - 2] for card in game.state.box.guild_setups]
    assert list(game.state.guild_sets) in rows
    assert len(game.options()) == players


@pytest.mark.parametrize("players", PLAYERS)
def test_any_of_the_nine_cards_may_be_chosen(players: int):
    games = [new(players, seed) for seed in range(80)]
    cards = [tuple(card[players - 2]) for card in games[0].state.box.guild_setups]
    assert {game.state.guild_sets for game in games} == set(cards)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_player_chooses_a_set_first_and_the_starting_player_takes_the_last(players: int):
    game = new(players)
    for seat in reversed(range(players)):
        assert (game.seat, game.decision) == (seat, "ChooseGuilds")
        assert len(game.options()) == seat + 1
        game.play(game.options()[0])
    assert game.decision == "ArrangeGuilds"


def test_a_set_that_was_taken_is_gone():
    game = new(3)
    taken = game.options()[1]
    game.play(taken)
    assert taken not in game.options()
    assert taken == "guilds " + " ".join(guilds_of(game)[2])


@pytest.mark.parametrize("players", PLAYERS)
def test_rows_are_arranged_in_order_from_the_first_player(players: int):
    game = new(players)
    while game.decision == "ChooseGuilds":
        game.play(game.options()[0])
    for seat in range(players):
        for left in (3, 2):
            assert (game.seat, game.decision, len(game.options())) == (seat, "ArrangeGuilds", left)
            game.play(game.options()[-1])
    assert (game.seat, game.decision) == (0, "PlayCard")


def test_a_player_may_put_any_of_their_guilds_in_any_row():
    """Blue has three guilds and wants the last of them on top and the first of them below it."""
    game = new(2)
    while game.decision == "ChooseGuilds":
        game.play(game.options()[0])
    one, two, three = guilds_of(game)[0]
    game.play(f"row 1 {three}")
    assert game.options() == [f"row 2 {one}", f"row 2 {two}"]
    game.play(f"row 2 {one}")
    assert guilds_of(game)[0] == [three, one, two]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_belongs_to_three_different_guilds(players: int):
    game = new(players, first_game=True)
    for guilds in guilds_of(game):
        assert len(set(guilds)) == 3


@pytest.mark.parametrize("players", PLAYERS)
def test_a_first_game_uses_card_1_in_the_order_shown(players: int):
    game = new(players, first_game=True)
    card = game.state.box.guild_setups[0][players - 2]
    assert guilds_of(game) == [[GUILDS[guild] for guild in guilds] for guilds in card]
    assert game.decision == "PlayCard"


def test_four_players_share_every_guild_with_one_other():
    """Two tiles of each guild are in the box, and four players use them all."""
    members = [guild for guilds in guilds_of(new(4, first_game=True)) for guild in guilds]
    assert sorted(members) == sorted(GUILDS * 2)


def test_chosen_and_arranged_guilds_are_told():
    game = new(2)
    guilds = game.options()[0].removeprefix("guilds ").split()
    (chosen,) = game.play(game.options()[0])
    assert chosen == {"event": "GuildsChosen", "seat": 1, "guilds": guilds}
    happened = []
    while game.decision != "PlayCard":
        happened += game.play(game.options()[-1])
    arranged = [event for event in happened if event["event"] == "GuildsArranged"]
    assert [event["seat"] for event in arranged] == [0, 1]
    assert [event["guilds"] for event in arranged] == guilds_of(game)
