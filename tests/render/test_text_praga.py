"""The table of Praga as text: everything is there, it fits at every decision, and choices are numbered."""

import random

import pytest

import groschen
from groschen.render import ink, text, words

SEATS = ["Anna", "Ben", "Cleo", "Dan"]


def draw(game: groschen.Game, width: int = 120, draw=text.table) -> ink.Block:
    teller = words.teller(game.view(), game.box)
    marks = {option: number for number, option in enumerate(game.options(), 1)}
    return draw(text.Seen(game.view(), teller, width, marks, [score["total"] for score in game.scores()]))


def until(decision: str, players: int = 2, seed: int = 5) -> groschen.Game:
    """Random games, played on until this is asked; eager players seldom take the last option."""
    for number in range(seed, seed + 20):
        game, dice = groschen.new("praga", SEATS[:players], seed=number), random.Random(number)
        while not game.over:
            if game.decision == decision:
                return game
            options = game.options()
            game.play(dice.choice(options[:-1] if len(options) > 1 and dice.random() < 0.8 else options))
    raise AssertionError(f"{decision} was never asked")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_fits_at_every_decision(players: int):
    options = {"solo": "parler"} if players == 1 else {"road": "aba", "hunger_wall": "A", "cathedral": "B"}
    game, bot = groschen.new("praga", SEATS[:players], seed=6, **options), groschen.bot("random", 6)
    while not game.over:
        width = 80 if len(game.choices) % 2 else 120
        assert ink.block_breadth(draw(game, width, text.panel)) <= width, game.decision
        if len(game.choices) % 10 < 2:
            assert ink.block_breadth(draw(game, width)) <= width
        game.play(bot.choose(game))
    assert "the game is over" in ink.plain(draw(game))


def test_everything_lies_on_the_table():
    game = until("TurnWall", players=3)
    drawn, view, english = ink.plain(draw(game)), game.view(), words.phrases("praga")
    assert f"turn {view['turn']} of 48" in drawn
    for tile in view["crane"]["tiles"]:
        assert f"{tile['tile']} {'/'.join(tile['actions'])}" in drawn
    for row in view["rows"].values():
        assert all(english.name("tile", key) in drawn for key in row["tiles"] if key)
    for site in game.state.box.site_names:
        assert f"│{site}" in drawn.replace(" ", "")
    for key in view["plazas"].values():
        assert key is None or english.name("tile", key) in drawn
    for player in view["players"]:
        assert f"{player['gold']} gold · {player['stone']} stone" in drawn
        assert all(english.name("tile", wall["tile"]) in drawn for wall in player["walls"])
        assert all(english.name("tile", each["tile"]) in drawn for each in player["technologies"])
        assert f"Action board of {player['name']}" in drawn
    for key in [*view["bridge_finals"], *view["cathedral_finals"]]:
        assert english.name("tile", key) in drawn
    for title in ("Hunger Wall", "Cathedral", "King's Road", "Charles Bridge", "Seals", "Production tokens"):
        assert title in drawn


@pytest.mark.parametrize("decision", ["PlaceWall", "TakeUpgrade", "TakeWall", "TakeToken"])
def test_choices_are_numbered_where_they_lie(decision: str):
    game = until(decision)
    drawn = ink.plain(draw(game, draw=text.panel))
    assert all(f"[{number}]" in drawn for number in range(1, len(game.options()) + 1))


def test_sites_are_numbered_in_the_city():
    game = until("ChooseSite", seed=3)
    drawn = ink.plain(draw(game, draw=text.panel))
    assert all(f"[{number}]" in drawn for number in range(1, len(game.options()) + 1))
    assert "To be laid: " in drawn


def test_a_turn_begins_with_the_whole_table_and_goes_on_with_parts():
    game = groschen.new("praga", SEATS[:2], seed=1)
    assert "Action crane" in ink.plain(draw(game, draw=text.panel))
    game.play(game.options()[0])
    assert "Action crane" not in ink.plain(draw(game, draw=text.panel))
    assert "This turn: action tile P (mines/building)" in ink.plain(draw(game, draw=text.panel))


def test_a_note_says_which_symbols_and_corners_meet():
    game = until("TurnWall")
    teller, view = words.teller(game.view(), game.box), game.view()
    for move in game.moves():
        note = teller.note(view, move, game.copy().play(move["choice"]))
        tile = game.state.box.pieces[view["placing"]["tile"]]
        assert note.count("→") + note.count(" meets ") >= len([edge for edge in tile.edges if edge])
        assert note.count("corner (") == len(tile.corners)


def test_what_lapses_is_said_before_the_turn_ends():
    game = groschen.new("praga", ["Anna"], seed=11)
    game.play(next(choice for choice in game.options() if choice.endswith("upgrade/road")))
    game.play("road")
    teller, view = words.teller(game.view(), game.box), game.view()
    note = teller.note(view, {"verb": "end turn"}, game.copy().play("end turn"))
    assert note.startswith("you lose the egg effect of I")
