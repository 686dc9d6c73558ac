"""The picture of the table: well-formed, clickable, and with nothing on it that is hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import groschen
from groschen import render
from groschen.engine.frames import Decision
from groschen.games.kutna_hora.names import ACTIONS, FINAL, SCORES
from groschen.games.kutna_hora.tables import TABLES
from groschen.render import layout
from groschen.render.kutna_hora import board
from groschen.render.kutna_hora.layout import DEFINITIONS
from groschen.render.kutna_hora.labels import LANGUAGES, labels
from groschen.render.kutna_hora.scene import Scene

NAMES = ["Anna", "Ben", "Klára", "Žofie"]
HOSTILE = ["<script>alert(1)</script>", "\"'><g onload=x>&amp;", "]]>\x00\x1b\ud800\uffff", "W" * 500]


def positions(players: int, seed: int = 1, bot: str = "random") -> Iterator[groschen.Game]:
    """A game at every one of its decisions, and when it is over."""
    game = groschen.new("kutna-hora", seats=NAMES[:players], seed=seed)
    chooser = groschen.bot(bot, seed)
    yield game
    while not game.over:
        game.play(chooser.choose(game))
        yield game


def position(decision: str, players: int = 2) -> groschen.Game:
    """The first random position at which this is asked."""
    games = (game for seed in range(30) for game in positions(players, seed))
    return next(game for game in games if game.decision == decision)


def draw(game: groschen.Game) -> str:
    return render.svg(game.view(), "en", game.options())


def attributes(picture: str, *names: str) -> Iterator[list[str]]:
    """Every value of each attribute; the picture must be well-formed."""
    nodes = list(ElementTree.fromstring(picture).iter())
    return ([node.attrib[name] for node in nodes if name in node.attrib] for name in names)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_can_be_drawn(players: int):
    """Well-formed, every id once, every icon that is used is there, and every legal choice can be
    clicked in exactly one place."""
    for game in positions(players):
        ids, links, choices = attributes(draw(game), "id", "href", "data-choice")
        assert [name for name, count in Counter(ids).items() if count > 1] == []
        assert {link.removeprefix("#") for link in links} <= set(ids)
        assert sorted(choices) == sorted(game.options())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_shows_nothing_hidden(players: int):
    """Where everything that nobody has seen is dealt anew, the picture stays the same."""
    for number, game in enumerate(positions(players, seed=2)):
        if number % 10 == 0:
            assert draw(game.determinize(number)) == draw(game)


def test_without_choices_nothing_can_be_clicked():
    picture = groschen.new("kutna-hora", seed=7).svg()
    assert list(attributes(picture, "data-choice")) == [[]]
    assert 'class="choice"' not in picture


@pytest.mark.parametrize(
    ("decision", "choice", "place"),
    [
        ("TakeRights", r"rights [ABC][1-4]", r"tile-.*"),
        ("ClaimPlot", r"claim [A-F][1-5]", r"square-[A-F][1-5]"),
        ("ChooseSite", r"on [A-F][1-5]", r"square-[A-F][1-5]"),
        ("Build", r"build .*", r"tile-.*"),
        ("ChooseMine", r"mine .*", r"mine-.*"),
        ("PlaceMine", r"dig [A-I][1-3]", r"space-[A-I][1-3]"),
        ("PlayCard", r".* with .*", r"card-[01]-.*-[01]"),
        ("SpendCard", r"spend .*", r"card-[01]-.*"),
        ("ArrangeGuilds", r"row [123] .*", r"guild-[01]-.*"),
        ("ChooseGuilds", r"guilds .*", r"guilds-.*"),
        ("SeatPatrician", r"seat (green|silver|yellow|red)", r"patrician-.*-pool"),
        ("PayTaxes", r"pay taxes|lose reputation", r"choose-.*"),
    ],
)
def test_a_choice_sits_where_the_piece_lies(decision: str, choice: str, place: str):
    picture = draw(position(decision))
    nodes = ElementTree.fromstring(picture).iter()
    where = {node.get("data-choice", ""): node.get("id", "") for node in nodes if node.get("data-choice")}
    found = [there for what, there in where.items() if re.fullmatch(choice, what)]
    assert found != []
    assert [there for there in found if not re.fullmatch(place, there)] == []


def test_pieces_keep_their_id_wherever_they_lie():
    """On the town hall board, in a slot, in town: a building tile is always the same thing."""
    for game in positions(3, seed=4):
        view, [found] = game.view(), attributes(draw(game), "id")
        ids = set(found)
        tiles = [stack["top"] for row in view["hall"] for stack in row]
        tiles += [tile for player in view["players"] for tile in player["slots"]]
        tiles += [building["tile"] for building in view["town"]["buildings"]]
        assert {f"tile-{key.replace(' ', '-')}" for key in tiles} <= ids
        assert {f"plot-{seat}-{square}" for square, seat in view["town"]["plots"].items()} <= ids
        mines = [mine for mine in view["mines"]["tiles"] if mine["owner"] is not None]
        assert {f"miner-{mine['owner']}-{mine['space']}" for mine in mines} <= ids


def test_names_are_only_ever_text():
    """Whatever somebody calls himself, it changes nothing but the letters."""
    game = groschen.new("kutna-hora", seats=HOSTILE, seed=1)
    tame = groschen.new("kutna-hora", seats=NAMES, seed=1)
    tags = [node.tag for node in ElementTree.fromstring(draw(game)).iter() if not node.tag.endswith("tspan")]
    expected = [
        node.tag for node in ElementTree.fromstring(draw(tame)).iter() if not node.tag.endswith("tspan")
    ]
    assert tags == expected
    assert "<script" not in draw(game)
    assert "W" * 40 not in draw(game)


def test_an_owners_box_may_call_its_tiles_anything():
    rows = TABLES["guild_buildings"]
    tables = {**TABLES, "guild_buildings": (rows[0]._replace(key="<g onload='x'>&"), *rows[1:])}
    game = groschen.new("kutna-hora", seats=NAMES, seed=1, box=tables)
    while not game.over:
        picture = render.svg(game.view(), "en", game.options(), game.state.box)
        [choices] = attributes(picture, "data-choice")
        assert sorted(choices) == sorted(game.options())
        game.play(groschen.bot("random", len(game.history)).choose(game))
    assert "<g onload" not in picture


def test_a_finished_game_shows_who_won_and_why():
    *_, game = positions(2)
    results = {"scores": game.scores(), "ranking": game.ranking()}
    picture = render.svg(game.view() | results)
    words = [node.text for node in ElementTree.fromstring(picture).iter() if node.text]
    assert "Game over" in words
    assert {str(score["total"]).replace("-", "−") for score in game.scores()} <= set(words)
    assert NAMES[game.ranking()[0][0]] in words


def test_a_game_that_goes_on_shows_no_final_scores():
    assert "Game over" not in draw(groschen.new("kutna-hora", seed=3))


def test_every_area_has_a_size_of_its_own():
    """So that a page may lay them out as it likes, on a telephone too."""
    game = position("PlayCard")
    areas = board.areas(Scene(game.view(), game.state.box, labels("en"), ()))
    assert {"track", "town", "mines", "hall", "market", "cathedral", "council", "decision"} < set(areas)
    for area in areas.values():
        alone = layout.drawing(area.width, area.height, DEFINITIONS, area.body, area.name)
        assert ElementTree.fromstring(alone).get("viewBox") == f"0 0 {area.width:g} {area.height:g}"


def all_decisions(of: type = Decision) -> Iterator[str]:
    for kind in of.__subclasses__():
        yield from all_decisions(kind)
        if kind.__module__.startswith("groschen.games.kutna_hora") and not kind.__subclasses__():
            yield kind.__name__


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language: str):
    assert set(labels(language)) == set(labels("en"))
    assert set(all_decisions()) | set(ACTIONS) | set(SCORES) | set(FINAL) <= set(labels(language))


def test_an_unknown_language_is_refused():
    with pytest.raises(groschen.GroschenError, match=r"'tlh'.*en"):
        groschen.new("kutna-hora", seed=1).svg(language="tlh")


def test_an_unknown_game_is_refused():
    with pytest.raises(groschen.GroschenError, match=r"'chess'.*kutna-hora"):
        render.svg({"game": "chess"})
