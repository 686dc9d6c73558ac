"""On which of its pages a telephone opens for whoever is not asked."""

import pytest

import groschen
from groschen import render
from groschen.web.pages.table_opening import FURTHEST, leaf_to_open, place_of


def leaves_of(game):
    return [leaf.name for leaf in render.narrow(render.scene_of(game.view(), game.box), 0)]


def leaf_of(place, leaves):
    return next((leaf for leaf in (place, f"narrow-{place}") if leaf in leaves[1:]), None)


@pytest.mark.parametrize("name", ["kutna-hora", "praga"])
def test_it_opens_where_the_last_choice_was_made_that_has_a_place(name):
    game, chooser, found = groschen.new(name, ["Anna", "Ben"], seed=2), groschen.bot("random", 2), set()
    leaves, places = leaves_of(game), []
    while not game.over and len(places) < 150:
        before, choice = game.copy(), chooser.choose(game)
        game.play(choice)
        places.append(leaf_of(place_of(before, choice, "en"), leaves))
        lately = [leaf for leaf in places[-FURTHEST:] if leaf]
        opens = leaf_to_open(game, "en", leaves)
        assert opens == (lately[-1] if lately else leaves[2])
        found.add(opens)
    assert len(found) > 3


@pytest.mark.parametrize(("name", "board"), [("kutna-hora", "hall"), ("praga", "crane")])
def test_before_the_first_choice_it_opens_on_a_board(name, board):
    game = groschen.new(name, ["Anna", "Ben"], seed=2)

    assert leaf_to_open(game, "en", leaves_of(game)) == board


@pytest.mark.parametrize("name", ["kutna-hora", "praga"])
def test_when_the_game_is_over_it_opens_on_ones_own_board_which_says_what_it_was_worth(name):
    game, chooser = groschen.new(name, ["Anna", "Ben"], seed=2), groschen.bot("random", 2)
    while not game.over:
        game.play(chooser.choose(game))

    leaves = leaves_of(game)
    assert leaf_to_open(game, "en", leaves) == leaves[1]
    assert leaves[1].endswith("player-0")


def test_whoever_is_asked_is_led_to_what_can_be_chosen(guest, client):
    table = guest.opens("praga")
    look = {"layout": "narrow"}
    onlooker = client.get(table.page, params=look).text
    asked = client.get(table.page, params=look, headers=table.bearer(0)).text

    assert 'data-opens="crane"' in onlooker
    assert 'data-opens=""' in asked
