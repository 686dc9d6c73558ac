"""The table as text: everything is there, and it fits."""

import pytest

import groschen
from groschen.catalogue import GAMES
from groschen.render import ink, text, words
from groschen.render.drawing import initials

SEATS = ["Anna", "Ben", "Cleo", "Dan"]


def after(choices: int, players: int = 3, seed: int = 4) -> groschen.Game:
    game, bot = groschen.new("kutna-hora", SEATS[:players], seed=seed), groschen.bot("random", seed)
    for _ in range(choices):
        if not game.over:
            game.play(bot.choose(game))
    return game


def draw(game: groschen.Game, width: int = 120, draw=text.table) -> ink.Block:
    teller = words.teller(game.view(), game.box)
    marks = {option: number for number, option in enumerate(game.options(), 1)}
    return draw(text.Seen(game.view(), teller, width, marks, [score["total"] for score in game.scores()]))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("choices", [0, 40, 130, 400])
def test_the_table_fits_into_its_width(players: int, choices: int):
    game = after(choices, players)
    assert ink.block_breadth(draw(game, 120)) <= 120
    assert ink.block_breadth(draw(game, 80)) <= 80


def test_the_town_hall_shows_all_effects_even_on_a_narrow_screen():
    game = after(0)
    teller, drawn = words.teller(game.view(), game.box), ink.plain(draw(game, 80))
    for stacks in game.view()["hall"]:
        for stack in stacks:
            assert teller.effects(teller.box.pieces[stack["top"]], short=True) in drawn


def test_everything_lies_on_the_table():
    game = after(130)
    drawn = ink.plain(draw(game))
    view, english = game.view(), words.phrases("kutna-hora")
    for player in view["players"]:
        assert f"{player['groschen']} groschen" in drawn
        assert all(english.name("guild", guild) in drawn for guild in player["guilds"])
    for row in view["hall"]:
        assert all(english.name("tile", stack["top"]) in drawn for stack in row)
    for built in view["town"]["buildings"]:
        assert english.name("short", built["tile"]) in drawn
    assert f"round {view['round']} of 6" in drawn
    assert f"Tile {view['cathedral'] + 1}:" in drawn


def test_the_event_is_explained():
    drawn = ink.plain(draw(after(40, players=2)))
    assert "At the end of the" in drawn


def test_choices_are_numbered_where_they_lie():
    """The first plot of a game may be any square: each of them shows its number."""
    game = after(0)
    while game.decision != "PlayCard":
        game.play(game.options()[0])
    game.play("plot with plot/mine")

    drawn = ink.plain(draw(game, draw=text.panel))

    assert all(f"[{number}]" in drawn for number in range(1, 31))
    assert "Town hall" not in drawn


def test_a_panel_shows_whoever_decides():
    game = after(60)
    assert f"▶ {game.seats[game.seat]}" in ink.plain(draw(game, draw=text.panel))


def test_players_with_the_same_letter_are_numbered():
    assert initials(["Anna", "Ben"]) == ["A", "B"]
    assert initials(["Anna", "Adam"]) == ["1", "2"]
    assert initials(["安娜", "Ben"]) == ["1", "2"]


def test_a_short_name_fits_into_its_square():
    short = words.phrases("kutna-hora").names["short"]
    assert {tile.key for tile in GAMES["kutna-hora"].box().buildings} == set(short)
    assert max(map(len, short.values())) <= 8


# Ink


def test_wide_letters_take_two_columns():
    assert ink.breadth("ab") == 2
    assert ink.breadth("銀山") == 4
    assert ink.fit("銀山", 6) == "銀山  "
    assert ink.fit("銀山銀山", 5) == "銀山…"
    assert ink.fit("sawmill", 4) == "saw…"


def test_blocks_flow_beside_each_other_while_there_is_room():
    one, other = [ink.line("aaaa"), ink.line("aa")], [ink.line("bbb")]
    assert ink.plain(ink.flow([one, other], 10)) == "aaaa  bbb\naa\n"
    assert ink.plain(ink.flow([one, other], 8)) == "aaaa\naa\nbbb\n"


def test_text_is_broken_between_words():
    assert ink.plain(ink.wrap("one two three", 8)) == "one two\nthree\n"
