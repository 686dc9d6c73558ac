"""The table in words: everything is said where it lies and whose it is, in full words."""

import re

import pytest

import groschen
from groschen import render
from groschen.render import prose, words

SIGNS = re.compile(r"[▸◂▴★⌂▣▒▽◆■│─]|\b\d+(wd|gr|pt)\b|\b(rep|pop|pel|tax)[+-]")
"""What a terminal draws or shortens."""
GAMES = [
    ("kutna-hora", ["Anna", "Ben"], {}),
    ("kutna-hora", ["Anna", "Ben", "Cleo", "Dan"], {"events": True}),
    ("praga", ["Anna", "Ben"], {"side": "B"}),
    ("praga", ["Anna"], {"solo": "parler"}),
]


def told(game, language="en"):
    scene = render.scene_of(game.view(), game.box, language)
    return list(prose.told(scene, [score["total"] for score in game.scores()]))


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_every_moment_of_a_game_is_told_in_full_words(name, seats, options):
    game, bot = groschen.new(name, seats, 11, **options), groschen.bot("random", 4)
    while True:
        if game.number % 40 == 0 or game.over:
            for language in words.LANGUAGES:
                for section in told(game, language):
                    assert section.title
                    assert not [line for line in section.lines if not line or SIGNS.search(line)]
        if game.over:
            break
        game.play(bot.choose(game))
    assert [section.title for section in told(game)][-len(seats) :] == seats


def test_a_building_is_told_with_its_square_and_its_owner():
    game, bot = groschen.new("kutna-hora", ["Anna", "Ben"], 3), groschen.bot("greedy", 1)
    while not game.view()["town"]["buildings"]:
        game.play(bot.choose(game))
    built = game.view()["town"]["buildings"][0]
    owner = game.seats[built["owner"]]

    town = next(section for section in told(game) if section.name == "town")

    line = next(line for line in town.lines if line.startswith(f"{built['square']}: {built['tile']}"))
    assert f"House of {owner}" in line
    assert "plots beside it cost" in line


def test_what_lies_on_the_crane_is_told_with_its_price_and_its_bonus():
    game = groschen.new("praga", ["Anna", "Ben"], 3)

    crane = next(section for section in told(game) if section.name == "crane")

    assert len([line for line in crane.lines if line.startswith("Action tile")]) == 6
    assert all("wheel: " in line for line in crane.lines if line.startswith("Action tile"))


def test_a_site_that_costs_nothing_says_no_price():
    game = groschen.new("praga", ["Anna", "Ben"], 3)

    lines = [line for section in told(game) for line in section.lines if "A free site" in line]

    assert any(line.endswith("A free site at plaza K.") for line in lines)
    assert any("costs 1 gold more and gives 2 points" in line for line in lines)
    assert not any("0 gold" in line for line in lines)
