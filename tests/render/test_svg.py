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
from groschen.games import kutna_hora, praga
from groschen.games.kutna_hora.box.tables import TABLES
from groschen.render.kutna_hora import board as kutna_hora_board
from groschen.render.kutna_hora import icons as kutna_hora_icons
from groschen.render.kutna_hora import labels as kutna_hora_labels
from groschen.render.kutna_hora import layout as kutna_hora_layout
from groschen.render.kutna_hora.scene import Scene as KutnaHoraScene
from groschen.render.layout import drawing
from groschen.render.praga import board as praga_board
from groschen.render.praga import icons as praga_icons
from groschen.render.praga import labels as praga_labels
from groschen.render.praga import layout as praga_layout
from groschen.render.praga.scene import Scene as PragaScene

NAMES = ["Anna", "Ben", "Klára", "Žofie"]
HOSTILE = ["<script>alert(1)</script>", "\"'><g onload=x>&amp;", "]]>\uffff", "W" * 60]
TABLE_SIZES = [("kutna-hora", 2), ("kutna-hora", 3), ("kutna-hora", 4), *[("praga", n) for n in (1, 2, 3, 4)]]
games = pytest.mark.parametrize("name", ["kutna-hora", "praga"])
tables = pytest.mark.parametrize(("name", "players"), TABLE_SIZES)


def positions(
    name: str, players: int, seed: int = 1, bot: str = "random", **options: str
) -> Iterator[groschen.Game]:
    """A game at every one of its decisions, and when it is over."""
    game = groschen.new(name, seats=NAMES[:players], seed=seed, **options)
    chooser = groschen.bot(bot, seed)
    yield game
    while not game.over:
        game.play(chooser.choose(game))
        yield game


def position(name: str, decision: str, choice: str) -> groschen.Game:
    """The first random position at which this is asked and such a choice is legal."""
    found = (game for seed in range(60) for game in positions(name, 2, seed) if game.decision == decision)
    return next(game for game in found if any(re.fullmatch(choice, text) for text in game.options()))


def draw(game: groschen.Game) -> str:
    return render.svg(game.view(), "en", game.options())


def attributes(picture: str, *names: str) -> Iterator[list[str]]:
    """Every value of each attribute; the picture must be well-formed."""
    nodes = list(ElementTree.fromstring(picture).iter())
    return ([node.attrib[name] for node in nodes if name in node.attrib] for name in names)


def check(game: groschen.Game) -> None:
    """Well-formed, every id once, every icon that is used is there, and every legal choice can be clicked in
    exactly one place."""
    ids, links, choices = attributes(draw(game), "id", "href", "data-choice")
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    assert {link.removeprefix("#") for link in links} <= set(ids)
    assert sorted(choices) == sorted(game.options())


@tables
def test_every_position_of_a_game_can_be_drawn(name: str, players: int):
    for game in positions(name, players):
        check(game)


def test_every_way_to_set_praga_up_can_be_drawn():
    """Other sides of the action tiles, other tiers, tiles on the road; greedy players reach the bridge."""
    options = {"side": "B", "hunger_wall": "A", "cathedral": "B"}
    for number, game in enumerate(positions("praga", 2, 3, "greedy", road="aaa", order="random", **options)):
        if number % 3 == 0:
            check(game)
    for game in positions("praga", 1, 4, solo="parler", road="bbb"):
        check(game)


@tables
def test_the_picture_shows_nothing_hidden(name: str, players: int):
    """Where everything that nobody has seen is dealt anew, the picture stays the same."""
    for number, game in enumerate(positions(name, players, seed=2)):
        if number % 10 == 0:
            assert draw(game.determinize(number)) == draw(game)


@games
def test_without_choices_nothing_can_be_clicked(name: str):
    picture = render.svg(groschen.new(name, seats=NAMES, seed=7).view())
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
    assert_place("kutna-hora", decision, choice, place)


@pytest.mark.parametrize(
    ("decision", "choice", "place"),
    [
        ("TakeTurn", r"tile [P-U] .*", r"action-tile-[P-U]"),
        ("TakeUpgrade", r"take .*", r"tile-.*"),
        ("TakeWall", r"take .*", r"tile-.*"),
        ("TakeBuilding", r"take .*", r"tile-.*"),
        ("RefreshRow", r"refresh .*", r"refresh-(upgrades|walls|buildings)-(gold|stone)"),
        ("ChooseSite", r"on [A-K][1-5]", r"site-[A-K][1-5]"),
        ("TurnBuilding", r"turn [0-5]", r"tile-.*-turned-[0-5]"),
        ("PlaceWall", r"place \d+", r"wall-[01]-\d+"),
        ("TurnWall", r"turn [0-5]", r"tile-.*-turned-[0-5]"),
        ("Manage", r"raise .*", r"raise-(mines|quarries)-[01]"),
        ("Manage", r"produce .*", r"(mines|quarries)-[01]"),
        ("TakeToken", r"token .*", r"token-.*"),
        ("KeepTechnology", r"keep .*", r"technology-.*"),
        ("KeepBridgeTile", r"keep .*", r"bridge-tile-.*"),
        ("TakeFinalTile", r"take .*", r"bridge-tile-.*"),
        ("LayPlank", r"plank [1-5]", r"plank-[1-5]"),
        ("BuyExtraAction", r"extra .*", r"action-[01]-.*"),
        ("ClaimSeal", r"seal .*", r"seal-.*"),
        ("ChooseReward", r".*", r"choose-.*"),
    ],
)
def test_a_choice_of_praga_sits_where_the_piece_lies(decision: str, choice: str, place: str):
    assert_place("praga", decision, choice, place)


def assert_place(name: str, decision: str, choice: str, place: str) -> None:
    nodes = ElementTree.fromstring(draw(position(name, decision, choice))).iter()
    where = {node.get("data-choice", ""): node.get("id", "") for node in nodes if node.get("data-choice")}
    found = [there for what, there in where.items() if re.fullmatch(choice, what)]
    assert found != []
    assert [there for there in found if not re.fullmatch(place, there)] == []


def test_pieces_keep_their_id_wherever_they_lie():
    """On the town hall board, in a slot, in town: a building tile is always the same thing."""
    for game in positions("kutna-hora", 3, seed=4):
        view, [found] = game.view(), attributes(draw(game), "id")
        ids = set(found)
        tiles = [stack["top"] for row in view["hall"] for stack in row]
        tiles += [tile for player in view["players"] for tile in player["slots"]]
        tiles += [building["tile"] for building in view["town"]["buildings"]]
        assert {f"tile-{key.replace(' ', '-')}" for key in tiles} <= ids
        assert {f"plot-{seat}-{square}" for square, seat in view["town"]["plots"].items()} <= ids
        mines = [mine for mine in view["mines"]["tiles"] if mine["owner"] is not None]
        assert {f"miner-{mine['owner']}-{mine['space']}" for mine in mines} <= ids


def test_pieces_of_praga_keep_their_id_wherever_they_lie():
    """In a row, in hand, in the city, on an action board: a hex tile is always the same thing."""
    for number, game in enumerate(positions("praga", 3, seed=4)):
        if number % 4:
            continue
        view, [found] = game.view(), attributes(draw(game), "id")
        tiles = [key for row in view["rows"].values() for key in row["tiles"] if key is not None]
        tiles += [building["tile"] for building in view["city"]]
        tiles += [laid["tile"] for seat in view["players"] for laid in seat["board"].values()]
        tiles += [wall["tile"] for seat in view["players"] for wall in seat["walls"]]
        assert {f"tile-{key.replace(' ', '-')}" for key in tiles} <= set(found)
        held = [tile["tile"] for seat in view["players"] for tile in seat["technologies"] if not game.over]
        assert {f"technology-{key.replace(' ', '-')}" for key in held} <= set(found)


@games
def test_names_are_only_ever_text(name: str):
    """Whatever somebody calls himself, it changes nothing but the letters."""
    hostile, tame = (
        draw(groschen.new(name, seats=HOSTILE, seed=1)),
        draw(groschen.new(name, seats=NAMES, seed=1)),
    )
    found, expected = (
        [node.tag for node in ElementTree.fromstring(picture).iter() if not node.tag.endswith("tspan")]
        for picture in (hostile, tame)
    )
    assert found == expected
    assert "<script" not in hostile
    assert "W" * 40 not in hostile


def test_an_owners_box_may_call_its_tiles_anything():
    rows = TABLES["guild_buildings"]
    tables = {**TABLES, "guild_buildings": (rows[0]._replace(key="<g onload='x'>&"), *rows[1:])}
    game = groschen.new("kutna-hora", seats=NAMES, seed=1, box=tables)
    while not game.over:
        picture = render.svg(game.view(), "en", game.options(), game.state.box)
        [choices] = attributes(picture, "data-choice")
        assert sorted(choices) == sorted(game.options())
        game.play(groschen.bot("random", len(game.choices)).choose(game))
    assert "<g onload" not in picture


def test_an_owners_box_of_praga_may_call_its_tiles_anything():
    tiles = praga.RULES.tables["buildings"]
    odd = [row._replace(key=f"<g onload='{at}'>&") for at, row in enumerate(tiles)]
    boxed = {**praga.RULES.tables, "buildings": tuple(odd)}
    game = groschen.new("praga", seed=1, box=boxed)
    chooser = groschen.bot("random", 1)
    while not game.over:
        picture = render.svg(game.view(), "en", game.options(), game.state.box)
        if game.decision in ("TakeBuilding", "RemoveTiles", "TurnBuilding"):
            [choices] = attributes(picture, "data-choice")
            assert sorted(choices) == sorted(game.options())
        game.play(chooser.choose(game))
        assert "<g onload" not in picture


@games
def test_a_finished_game_shows_who_won_and_why(name: str):
    *_, game = positions(name, 2)
    words = [node.text for node in ElementTree.fromstring(render.svg(game.view())).iter() if node.text]
    assert "Game over" in words
    assert {str(score["total"]).replace("-", "−") for score in game.scores()} <= set(words)
    assert NAMES[game.ranking()[0][0]] in words


@games
def test_a_game_that_goes_on_shows_no_final_scores(name: str):
    assert "Game over" not in draw(groschen.new(name, seats=NAMES, seed=3))


@games
def test_every_area_has_a_size_of_its_own(name: str):
    """So that a page may lay them out as it likes, on a telephone too."""
    game = groschen.new(name, seats=NAMES, seed=5)
    if name == "praga":
        areas = praga_board.areas(PragaScene(game.view(), game.state.box, praga_labels.labels("en"), ()))
        expected, definitions = (
            {"crane", "rows", "city", "road", "projects", "stores"},
            praga_layout.DEFINITIONS,
        )
    else:
        scene = KutnaHoraScene(game.view(), game.state.box, kutna_hora_labels.labels("en"), ())
        areas, definitions = kutna_hora_board.areas(scene), kutna_hora_layout.DEFINITIONS
        expected = {"track", "town", "mines", "hall", "market", "cathedral", "council"}
    assert expected | {"decision", "player-0", "player-3"} < set(areas)
    for area in areas.values():
        alone = drawing(area.width, area.height, definitions, area.body, area.name)
        assert ElementTree.fromstring(alone).get("viewBox") == f"0 0 {area.width:g} {area.height:g}"


def test_one_name_is_one_icon_in_both_games():
    """So that drawings of both may stand on one page."""
    both = set(kutna_hora_icons.ICONS) & set(praga_icons.ICONS)
    assert {name for name in both if kutna_hora_icons.ICONS[name] != praga_icons.ICONS[name]} == set()


def all_decisions(package: str, of: type = Decision) -> Iterator[str]:
    for kind in of.__subclasses__():
        yield from all_decisions(package, kind)
        if kind.__module__.startswith(package) and not kind.__subclasses__():
            yield kind.__name__


@pytest.mark.parametrize("language", kutna_hora_labels.LANGUAGES)
def test_every_language_has_every_word(language: str):
    words, names = set(kutna_hora_labels.labels(language)), kutna_hora.names
    assert words == set(kutna_hora_labels.labels("en"))
    assert {*all_decisions(kutna_hora.__name__), *names.ACTIONS, *names.SCORES, *names.FINAL} <= words


@pytest.mark.parametrize("language", praga_labels.LANGUAGES)
def test_every_language_has_every_word_of_praga(language: str):
    words, names = set(praga_labels.labels(language)), praga.names
    assert words == set(praga_labels.labels("en"))
    assert {*all_decisions(praga.__name__), *names.ACTIONS, *names.SCORES, *names.FINAL} <= words


@games
def test_an_unknown_language_is_refused(name: str):
    with pytest.raises(groschen.GroschenError, match=r"'tlh'.*en"):
        render.svg(groschen.new(name, seats=NAMES, seed=1).view(), "tlh")


def test_an_unknown_game_is_refused():
    with pytest.raises(groschen.GroschenError, match=r"'chess'.*kutna-hora"):
        render.svg({"game": "chess"})
