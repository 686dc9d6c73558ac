"""The drawing of the table: well-formed, pure, clickable where the pieces lie, nothing hidden on it."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import groschen
from groschen import render
from groschen.games.kutna_hora import RULES
from groschen.games.kutna_hora.box.pieces import Building
from groschen.games.kutna_hora.box.tables import TABLES
from groschen.render import theme
from groschen.render.kutna_hora import tiles
from groschen.render.parts import packages, part
from render.drawn import (
    HOSTILE,
    NAMES,
    SCREENS,
    blocked,
    is_variant,
    legal,
    nodes,
    nodes_of,
    picture,
    positions,
    scene,
    values,
)

GAME = "kutna-hora"
tables = pytest.mark.parametrize("players", [2, 3, 4])

BOX = RULES.box()


# Choices


@tables
def test_every_choice_with_a_place_is_found_once_in_the_area_that_it_belongs_to(players: int):
    """And so is every blocked one; the others are mere buttons."""
    for number, game in enumerate(positions(GAME, players, events=True)):
        if number % 3:
            continue
        drawn = scene(game)
        areas = {name: nodes_of(render.area(drawn, name)) for name in render.areas(drawn)}
        for moves, find in ((game.moves(), legal), (game.blocked_moves(), blocked)):
            wanted = sorted((render.where(drawn, move) or "", move["choice"]) for move in moves)
            found = [(name, choice) for name in areas if not is_variant(name) for choice in find(areas[name])]
            assert sorted(found) == [each for each in wanted if each[0]]


@tables
def test_every_layout_has_every_choice_once_whoever_looks(players: int):
    for number, game in enumerate(positions(GAME, players, seed=3, events=True)):
        if number % 17 or game.over:
            continue
        drawn = scene(game)
        wanted = sorted(move["choice"] for move in game.moves() if render.where(drawn, move))
        for seat in range(players):
            assert sorted(legal(nodes(render.wide(drawn, seat).svg()))) == wanted
            pages = [node for page in render.narrow(drawn, seat) for node in nodes_of(page)]
            assert sorted(legal(pages)) == wanted


def test_a_target_says_what_it_does_and_a_blocked_one_why_it_cannot_be():
    game = next(each for each in positions(GAME, 3) if each.decision == "TakeRights" and each.blocked())
    drawn, [move, *_], [no, *_] = scene(game), game.moves(), game.blocked_moves()
    found = {node.get("data-choice"): node for node in nodes_of(render.area(drawn, "hall"))}
    assert found[move["choice"]].get("aria-label") == drawn.words.move(move)
    assert found[move["choice"]].get("role") == "button"
    reason = drawn.words.blocked(game.view(), no, no["reason"])
    assert found[no["choice"]].get("aria-label") == f"{drawn.words.move(no)}: {reason}"
    assert found[no["choice"]].get("class") == "blocked"


def test_moves_may_have_come_as_json():
    game = next(each for each in positions(GAME, 3) if each.decision == "TakeRights" and each.blocked())
    moves, no = json.loads(json.dumps([game.moves(), game.blocked_moves()]))
    sent = render.scene_of(json.loads(json.dumps(game.view())), game.box, "en", moves, no)
    for name in render.areas(sent):
        assert render.area(sent, name) == render.area(scene(game), name)


def test_what_a_choice_costs_is_said_with_it_if_it_is_known():
    game = next(each for each in positions(GAME, 2) if each.decision == "TakeRights")
    noted = [move | {"note": "for 7 groschen"} for move in game.moves()]
    drawn = render.scene_of(game.view(), game.box, "en", noted)
    hall = nodes_of(render.area(drawn, "hall"))
    said = [node.get("aria-label", "") for node in hall if node.get("data-choice")]
    assert said
    assert all(label.endswith(": for 7 groschen") for label in said)


@tables
def test_no_target_is_hidden_within_another_thing_that_is_one_for_a_screen_reader(players: int):
    """Whatever lies in a picture or a button is not read by itself."""
    for number, game in enumerate(positions(GAME, players, seed=6)):
        if number % 15:
            continue
        for node in nodes(picture(game)):
            if node.get("role") in ("img", "button"):
                assert values(list(node.iter())[1:], "data-choice") == [], node.attrib


def test_without_moves_nothing_can_be_chosen():
    drawing = groschen.new(GAME, seats=NAMES, seed=7).svg()
    assert values(nodes(drawing), "data-choice") == []
    assert 'class="choice"' not in drawing


@pytest.mark.parametrize(
    ("decision", "verb", "place"),
    [
        ("TakeRights", "rights", r"tile-.*"),
        ("ClaimPlot", "claim", r"square-[A-F][1-5]"),
        ("ChooseSite", "on", r"square-[A-F][1-5]"),
        ("Build", "build", r"tile-.*"),
        ("ChooseMine", "mine", r"mine-.*"),
        ("PlaceMine", "dig", r"space-[A-I][1-3]"),
        ("PlayCard", "play", r"card-[01]-.*-[01]"),
        ("SpendCard", "spend", r"card-[01]-.*"),
        ("ArrangeGuilds", "row", r"guild-[01]-.*"),
        ("ChooseGuilds", "guilds", r"guilds-.*"),
        ("SeatPatrician", "seat", r"patrician-.*-pool"),
    ],
)
def test_a_choice_sits_where_the_piece_lies(decision: str, verb: str, place: str):
    every = (game for seed in range(60) for game in positions(GAME, 2, seed) if game.decision == decision)
    game = next(game for game in every if any(move["verb"] == verb for move in game.moves()))
    where = {node.get("data-choice"): node.get("id", "") for node in nodes(picture(game))}
    found = [where[move["choice"]] for move in game.moves() if move["verb"] == verb]
    assert [there for there in found if not re.fullmatch(place, there)] == []


# Areas


@tables
def test_an_area_is_the_same_however_often_and_in_whatever_order_it_is_drawn(players: int):
    for number, game in enumerate(positions(GAME, players, seed=5)):
        if number % 20:
            continue
        drawn, other = scene(game), scene(game)
        names = render.areas(drawn)
        once = {name: render.area(drawn, name) for name in names}
        assert {name: render.area(other, name) for name in reversed(names)} == once
        assert {name: render.area(drawn, name) for name in names} == once


def test_every_area_stands_alone_with_a_title_and_a_size_of_its_own():
    drawn = scene(groschen.new(GAME, seats=NAMES, seed=5))
    for name in render.areas(drawn):
        area = render.area(drawn, name)
        root = ElementTree.fromstring(area.alone())
        assert (root.get("id"), root.get("data-area"), root.get("aria-label")) == (name, name, area.title)
        assert root.get("viewBox") == f"0 0 {area.width:g} {area.height:g}"
        assert area.title


def test_an_unknown_area_is_refused():
    with pytest.raises(groschen.GroschenError, match=r"'cellar'.*town"):
        render.area(scene(groschen.new(GAME, seats=NAMES, seed=1)), "cellar")


@tables
def test_every_position_is_well_formed_and_every_id_and_symbol_is_there_once(players: int):
    for number, game in enumerate(positions(GAME, players, seed=2, events=True)):
        if number % 6 and not game.over:
            continue
        drawing = picture(game)
        found = nodes(drawing)
        ids = values(found, "id")
        assert [name for name, count in Counter(ids).items() if count > 1] == []
        links = {link.removeprefix("#") for link in values(found, "href")}
        assert links | set(re.findall(r"url\(#([\w-]+)\)", drawing)) <= set(ids)


@tables
def test_the_drawing_shows_nothing_hidden(players: int):
    """Where everything that nobody has seen is dealt anew, it stays the same."""
    for number, game in enumerate(positions(GAME, players, seed=2)):
        if number % 10 == 0:
            assert picture(game.determinize(number)) == picture(game)


# Layouts


@tables
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_wide_screen_shows_everything_below_the_question_and_nothing_overlaps(players, width, height):
    drawn = scene(groschen.new(GAME, seats=NAMES[:players], seed=1))
    for seat in range(players):
        sheet = render.wide(drawn, seat, width, height)
        assert (sheet.width, sheet.height) == (width, height - render.BAR)
        rooms = [place.room for place in sheet.places]
        assert all(room.x >= 0 and room.x + room.width <= sheet.width + 0.01 for room in rooms)
        assert all(room.y >= 0 and room.y + room.height <= sheet.height + 0.01 for room in rooms)
        assert [(a, b) for a in rooms for b in rooms if a is not b and overlap(a, b)] == []
        shown = {place.area.name for place in sheet.places}
        others = {f"compact-{other}" for other in range(players) if other != seat}
        boards = {"town", "mines", "hall", "market", "cathedral", "council", "track", "offer"}
        assert shown == boards | others | {f"player-{seat}"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_the_width_is_short_the_height_is_used_all_the_same(players: int):
    """With the log beside the boards every column goes down to the edge, and the own board is taller."""
    drawn = scene(groschen.new(GAME, seats=NAMES[:players], seed=1))
    sheet = render.wide(drawn, 0, 1150, 900)
    lowest = {*("mines", "cathedral"), f"compact-{players - 1}"}
    bottoms = [place.room.y + place.room.height for place in sheet.places if place.area.name in lowest]
    own = next(place.area for place in sheet.places if place.area.name == "player-0")

    assert min(bottoms) > sheet.height - 25
    assert own.height > render.area(drawn, "player-0").height


def overlap(one: render.Room, other: render.Room) -> bool:
    beside = one.x + one.width <= other.x + 0.01 or other.x + other.width <= one.x + 0.01
    below = one.y + one.height <= other.y + 0.01 or other.y + other.height <= one.y + 0.01
    return not beside and not below


@tables
def test_the_pages_of_a_telephone_hold_every_area_and_every_player(players: int):
    drawn = scene(groschen.new(GAME, seats=NAMES[:players], seed=1))
    pages = [area.name.removeprefix("narrow-") for area in render.narrow(drawn, 1)]
    boards = {"town", "mines", "hall", "market", "cathedral", "council", "track", "offer"}
    assert sorted(pages) == sorted(boards | {f"player-{seat}" for seat in range(players)})
    assert pages.index("player-1") < min(
        pages.index(f"player-{seat}") for seat in range(players) if seat != 1
    )


@tables
def test_on_a_telephone_no_text_is_smaller_than_seven_pixels(players: int):
    for number, game in enumerate(positions(GAME, players, seed=1)):
        if number % 40:
            continue
        for page in render.narrow(scene(game)):
            sizes = [float(size) * 390 / page.width for size in values(nodes_of(page), "font-size")]
            assert min(sizes, default=7) >= 7, page.name


# Pieces and their cards


@tables
def test_everything_that_is_drawn_has_a_name_and_a_card(players: int):
    for number, game in enumerate(positions(GAME, players, seed=4, events=True)):
        if number % 25 and not game.over:
            continue
        drawn = scene(game)
        cards = render.cards(drawn)
        assert all(card.name and card.kind for card in cards.values())
        for name in render.areas(drawn):
            found = [node for node in nodes_of(render.area(drawn, name)) if node.get("data-piece")]
            assert {node.get("data-piece") for node in found} <= set(cards)
            assert [node.attrib for node in found if not node.get("aria-label")] == []


def test_a_card_says_line_by_line_what_is_printed_on_a_tile():
    cards = render.cards(scene(groschen.new(GAME, seats=NAMES, seed=1)))
    sawmill = cards["sawmill"]
    assert (sawmill.kind, sawmill.name) == ("building", "sawmill")
    assert sawmill.lines[:2] == ("builders", "costs 4 wood")
    assert "+3 wood" in sawmill.lines
    assert set(cards) >= {tile.key for tile in groschen.new(GAME, seats=NAMES).box.buildings}


def test_pieces_keep_their_id_wherever_they_lie():
    """On the town hall board, in a slot, in town: a building tile is always the same thing."""
    for number, game in enumerate(positions(GAME, 3, seed=4)):
        if number % 4:
            continue
        view, found = game.view(), nodes(picture(game))
        ids, pieces = set(values(found, "id")), set(values(found, "data-piece"))
        tiles = [stack["top"] for row in view["hall"] for stack in row]
        if not game.over:
            tiles += [tile for player in view["players"] for tile in player["slots"]]
        tiles += [building["tile"] for building in view["town"]["buildings"]]
        assert set(tiles) <= pieces
        assert {f"tile-{key.replace(' ', '-')}" for key in tiles} <= ids
        assert {f"plot-{seat}-{square}" for square, seat in view["town"]["plots"].items()} <= ids
        mines = [mine for mine in view["mines"]["tiles"] if mine["owner"] is not None]
        assert {f"miner-{mine['owner']}-{mine['space']}" for mine in mines} <= ids


# Planning by the picture alone


def words_in(area: render.Area) -> list[str]:
    return [node.text for node in nodes_of(area) if node.text]


def test_st_barbaras_shows_what_the_current_tile_and_the_next_two_do():
    game = groschen.new(GAME, seats=NAMES, seed=1)
    view = game.view() | {"cathedral": 8}
    area = render.area(render.scene_of(view, game.box), "cathedral")
    shown = words_in(area)
    assert {"9", "10", "11", "×2", "→"} <= set(shown)
    taxes = [f"+{tax}" for tax in game.box.cathedral[8:] if tax]
    assert [shown.count(tax) for tax in taxes] == [2 * taxes.count(tax) for tax in taxes]


def test_the_market_shows_what_the_next_card_brings():
    game = groschen.new(GAME, seats=NAMES, seed=1)
    view, prices = game.view(), game.box.prices[3]
    view["population"], arm = 0, view["arms"]["wood"]
    while prices.price[view["population"] + 1][arm] == prices.price[view["population"]][arm]:
        view["population"] += 1
    shown = words_in(render.area(render.scene_of(view, game.box), "market"))
    then, now = prices.price[view["population"] + 1][arm], prices.price[view["population"]][arm]
    assert ("↑" if then > now else "↓") in shown


def test_the_council_shows_what_each_colour_pays_to_each_player():
    game = groschen.new(GAME, seats=NAMES[:2], seed=1)
    view = game.view()
    view["patricians"]["green"]["council"] = 2
    view["players"][1]["councillors"]["green"] = 21
    assert "42" in words_in(render.area(render.scene_of(view, game.box), "council"))


# Colours and style

HEX = re.compile(r"#[0-9a-fA-F]{3,8}\b(?!\w)")
SOURCES = Path(render.__file__).parent
STYLE = {"theme.py", "colours.py"}


def test_colours_stand_in_the_style_sheet_and_nowhere_else():
    sources = [*SOURCES.glob("*.py"), *(SOURCES / "kutna_hora").glob("*.py")]
    found = [path for path in sources if path.name not in STYLE]
    assert {path.name: HEX.findall(path.read_text()) for path in found if HEX.search(path.read_text())} == {}


def test_every_colour_that_is_used_is_one_of_the_palette():
    defined = set(re.findall(r"--([\w-]+):", render.stylesheet(GAME)))
    for number, game in enumerate(positions(GAME, 4)):
        if number % 50 == 0:
            drawing = render.wide(scene(game)).svg() + render.definitions(GAME)
            assert set(re.findall(r"var\(--([\w-]+)\)", drawing)) <= defined
            assert "style=" not in drawing
            assert "<style" not in drawing


def test_every_colour_is_there_by_day_and_by_night():
    style = render.stylesheet(GAME)
    assert "prefers-color-scheme:dark" in style
    assert "[data-theme=dark]" in style
    for palette in (theme.PALETTE, part(GAME, "board").PALETTE):
        for day, night in palette.values():
            assert HEX.fullmatch(day)
            assert HEX.fullmatch(night)


def test_a_colour_of_a_game_does_not_overrule_a_shared_one():
    assert set(part(GAME, "board").PALETTE) & set(theme.PALETTE) == set()


def test_a_picture_stands_alone_in_the_look_that_is_asked_for():
    drawing = groschen.new(GAME, seats=NAMES, seed=1).svg()
    assert "<style>" in drawing
    assert "data-theme" not in drawing[: drawing.index("<style>")]
    dark = picture(groschen.new(GAME, seats=NAMES, seed=1), look="dark")
    assert ElementTree.fromstring(dark).get("data-theme") == "dark"


# Names, boxes and endings


def test_names_are_only_ever_text():
    """Whatever somebody calls himself, it changes nothing but the letters."""
    hostile, tame = (picture(groschen.new(GAME, seats=names, seed=1)) for names in (HOSTILE, NAMES))
    assert [node.tag for node in nodes(hostile)] == [node.tag for node in nodes(tame)]
    assert "<script" not in hostile
    assert not any("W" * 40 in (node.text or "") for node in nodes(hostile))


def test_an_owners_box_may_call_its_tiles_anything():
    rows = TABLES["guild_buildings"]
    boxed = {**TABLES, "guild_buildings": (rows[0]._replace(key="<g onload='x'>&"), *rows[1:])}
    game = groschen.new(GAME, seats=NAMES, seed=1, box=boxed)
    while not game.over:
        drawing = picture(game)
        assert "<g onload" not in drawing
        assert set(legal(nodes(drawing))) <= set(game.options())
        game.play(groschen.bot("random", game.number).choose(game))


@tables
def test_a_finished_game_shows_who_won_and_why(players: int):
    *_, game = positions(GAME, players)
    words = {node.text for node in nodes(game.svg()) if node.text}
    assert "Game over" in words
    assert {str(score["total"]).replace("-", "−") for score in game.scores()} <= words
    assert NAMES[game.ranking()[0][0]] in words


def test_a_game_that_goes_on_shows_no_final_scores():
    assert "Game over" not in groschen.new(GAME, seats=NAMES, seed=3).svg()


def test_an_unknown_language_is_refused():
    with pytest.raises(groschen.GroschenError, match=r"'tlh'.*en"):
        groschen.new(GAME, seats=NAMES, seed=1).svg("tlh")


def test_an_unknown_game_is_refused():
    with pytest.raises(groschen.GroschenError, match=r"'chess'.*kutna-hora"):
        render.svg({"game": "chess"})


def test_a_game_is_found_by_the_name_of_its_packages():
    assert "kutna_hora" in packages()
    assert part(GAME, "text").__name__ == "groschen.render.kutna_hora.text"


@pytest.mark.parametrize("tile", BOX.buildings, ids=lambda tile: tile.key)
def test_what_is_printed_on_a_building_lies_within_it(tile: Building):
    """Four effects below the line grow smaller rather than spill over the edge."""
    drawn = ElementTree.fromstring(f"<g>{tiles.face(tile)}</g>")
    for icon in drawn.iter("use"):
        assert 0 <= float(icon.get("x")) <= tiles.WIDTH - float(icon.get("width")), icon.attrib
    for words in drawn.iter("text"):
        assert float(words.get("x")) <= tiles.WIDTH - 4, words.text
