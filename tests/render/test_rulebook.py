"""The rules as entries: every thing on the table leads to one, every symbol stands beside one."""

import pytest

import groschen
from groschen import render
from groschen.render import rulebook, words
from groschen.render.gallery import gallery

GAMES = {"kutna-hora": 3, "praga": 2}
OF_NO_ENTRY = ("counter-", "yes", "not")
"""Marks of seats and ticks, which say nothing by themselves."""


def some_moments(game):
    """Tables at the beginning, in the middle and at the end."""
    made, player = groschen.new(game, [str(seat) for seat in range(GAMES[game])], 4), groschen.bot("random")
    while not made.over:
        made.play(player.choose(made))
    return [made.at(number) for number in (0, made.number // 2, made.number)]


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_on_the_table_leads_to_the_rule_behind_it(game):
    anchors = {entry.anchor for entry in rulebook.entries(game)}

    for moment in some_moments(game):
        for piece in render.cards(render.scene_of(moment.view(), moment.box)):
            assert rulebook.entry_about(game, piece, moment.box) in anchors, piece


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_stands_beside_the_entry_that_explains_it(game):
    drawn = render.board_of(game).ICONS
    beside = {icon for entry in rulebook.entries(game) for icon in entry.icons}

    assert beside <= drawn.keys()
    missing = [name for name in drawn if name not in beside and not name.startswith(OF_NO_ENTRY)]
    assert [name for name in missing if f"{name[:-1]}0" not in beside] == []


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_has_the_same_address_in_every_language(game):
    english = [entry.anchor for entry in rulebook.entries(game)]

    assert len(set(english)) == len(english)
    assert all(anchor.isascii() for anchor in english)
    for language in words.LANGUAGES:
        assert [entry.anchor for entry in rulebook.entries(game, language)] == english


def test_a_search_asks_for_all_words_in_any_order():
    barbara = next(entry for entry in rulebook.entries("kutna-hora") if entry.key == "barbara")

    assert rulebook.matches(barbara, "pelican ST.")
    assert not rulebook.matches(barbara, "pelican zeppelin")


def test_a_picture_to_pass_on_has_its_colours_set():
    moment = groschen.new("praga", seed=1)

    light, dark = (render.picture(moment.view(), look=look) for look in ("light", "dark"))

    assert "var(" not in light + dark
    assert light != dark


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_of_the_box_is_shown_once(game):
    scene = render.scene_of(groschen.new(game).view())

    shown = [piece.card.piece for _, pieces in gallery(scene) for piece in pieces]

    assert sorted(shown) == sorted(set(shown))
    assert set(shown) == {key for key in render.cards(scene) if ":" not in key}
