"""The drawing of Praga: every choice in its place, areas pure, every piece with its card, colours by name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from itertools import takewhile
from typing import Any

import pytest

import groschen
from groschen import render
from groschen.games import praga
from groschen.render.praga import board, meeting
from groschen.render.praga.scene import Scene
from render import drawn
from render.drawn import NAMES, SCREENS, is_variant, nodes, nodes_of, picture, values

PLAYED: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2},
    {"players": 3, "bot": "greedy"},
    {"players": 4, "seed": 3},
    {"players": 1, "seed": 4, "solo": "parler", "road": "bbb"},
    {
        "players": 2,
        "seed": 3,
        "bot": "greedy",
        "side": "B",
        "hunger_wall": "A",
        "cathedral": "B",
        "road": "aaa",
    },
]
played = pytest.mark.parametrize("table", PLAYED, ids=lambda table: "-".join(map(str, table.values())))
COLOUR = re.compile(r"#[0-9a-fA-F]{3}|rgb|style=|(?:fill|stroke)=\"(?!none|var\(|url\()")
BUTTONS = {
    "end turn", "remove", "reward", "bonus of", "bonus before paying", "bonus after paying", "stay", "no row",
    "no tile", "pay two gold windows", "pay gold and silver window", "keep windows",
}  # fmt: skip
BOARDS = {"turn", "crane", "rows", "city", "road", "bridge", "hunger-wall", "cathedral", "supply", "seals"}


def positions(players: int = 2, **more: Any) -> Iterator[groschen.Game]:
    return drawn.positions("praga", players, **more)


def scene_of(game: groschen.Game) -> Scene:
    found = drawn.scene(game)
    assert isinstance(found, Scene)
    return found


def targets(drawing: str) -> list[tuple[str, bool]]:
    """What can be chosen there, and whether it is blocked."""
    found = re.findall(r'<g [^>]*class="(choice|blocked)" data-choice="([^"]*)"', drawing)
    return [(unescape(choice), look == "blocked") for look, choice in found]


# Choices


@played
def test_every_choice_is_found_in_its_area_and_nowhere_else(table: dict[str, Any]):
    """The legal ones and the blocked ones; those without a place are buttons of the page."""
    for game in positions(**table):
        scene = scene_of(game)
        expected: dict[str, Counter[tuple[str, bool]]] = {}
        for moves, blocked in ((game.moves(), False), (game.blocked_moves(), True)):
            for move in moves:
                place = board.where(scene, move)
                if place is not None:
                    expected.setdefault(place, Counter())[move["choice"], blocked] += 1
        for name in board.names(scene):
            if not is_variant(name):
                assert Counter(targets(board.area(scene, name).body)) == expected.get(name, Counter()), name


def test_only_what_has_no_place_on_the_table_is_a_mere_button():
    """Whoever adds a verb gives it a place, or enters it here."""
    homeless = set()
    for table in PLAYED:
        for game in positions(**table):
            scene = scene_of(game)
            moves = [*game.moves(), *game.blocked_moves()]
            homeless |= {move["verb"] for move in moves if board.where(scene, move) is None}
    assert homeless <= BUTTONS


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_layout_has_every_choice_once_whoever_looks(players: int):
    for number, game in enumerate(positions(players, seed=3, bot="greedy")):
        if number % 7 or game.over:
            continue
        scene = scene_of(game)
        wanted = Counter(move["choice"] for move in game.moves() if board.where(scene, move))
        for seat in range(players):
            pages = "".join([page.body for page in render.narrow(scene, seat)])
            for drawing in (render.wide(scene, seat).svg(), pages):
                assert Counter(choice for choice, blocked in targets(drawing) if not blocked) == wanted


def test_without_choices_nothing_can_be_chosen():
    assert targets(groschen.new("praga", seats=NAMES, seed=7).svg()) == []


def test_a_blocked_choice_says_why():
    game = groschen.new("praga", seats=NAMES, seed=7)
    scene = scene_of(game)
    [move] = [move for move in game.blocked_moves() if move["verb"] == "extra action"]
    [node] = [n for n in nodes(board.area(scene, "turn").alone()) if n.get("data-choice") == "extra action"]
    assert node.attrib["class"] == "blocked"
    assert scene.words.blocked(scene.view, move, move["reason"]) in node.attrib["aria-label"]


def test_the_tile_in_hand_stands_as_a_ghost_wherever_it_may_be_laid():
    for decision, name, place in (("ChooseSite", "city", "site-"), ("PlaceWall", "player-0", "wall-0-")):
        asked = (game for game in positions(bot="greedy") if game.decision == decision and game.seat == 0)
        scene = scene_of(next(asked))
        found = [node for node in nodes(board.area(scene, name).alone()) if node.get("class") == "choice"]
        assert {node.attrib["id"].startswith(place) for node in found} == {True}
        assert {any(child.get("opacity") for child in node) for node in found} == {True}


@played
def test_each_orientation_shows_the_symbols_and_corners_that_would_meet(table: dict[str, Any]):
    """As many as the rules then count."""
    for game in positions(**table):
        if game.decision in ("TurnUpgrade", "TurnWall", "TurnBuilding"):
            scene = scene_of(game)
            assert scene.placing is not None
            for move in game.moves():
                met = meeting.met(scene, scene.placing, scene.view["placing"]["at"], move["turned"])
                assert (len(met.sides), met.tokens) == matched(game.foresee(move["choice"]))
                assert len(met.corners) <= met.tokens <= 2 * len(met.corners)


def matched(events: list[dict[str, Any]]) -> tuple[int, int]:
    """How many symbols and corners met; those of buildings bring blue tokens before a plaza is completed."""
    told = [event for event in events if event["event"] == "Matched"]
    first = list(takewhile(lambda event: event["event"] != "PlazaCompleted", events))
    blue = [event for event in first if event["event"] == "Gained" and event["what"] == "blue"]
    if any(event["event"] == "BuildingBuilt" for event in events):
        return 0, sum(event["amount"] for event in blue)
    return sum(event["sides"] for event in told), sum(event["corners"] for event in told)


# Areas


@played
def test_areas_are_pure(table: dict[str, Any]):
    """Alone, twice, in any order."""
    for number, game in enumerate(positions(**table)):
        if number % 25 == 0:
            names = board.names(scene_of(game))
            scene, other = scene_of(game), scene_of(game)
            forwards = {name: render.area(scene, name) for name in names}
            backwards = {name: render.area(other, name) for name in reversed(names)}
            assert forwards == backwards == {name: render.area(scene, name) for name in names}


@played
def test_a_picture_is_well_formed_and_every_piece_in_it_once(table: dict[str, Any]):
    for number, game in enumerate(positions(**table)):
        if number % 9 == 0 or game.over:
            drawing = picture(game)
            found = nodes(drawing)
            ids = values(found, "id")
            assert [name for name, count in Counter(ids).items() if count > 1] == []
            links = {link.removeprefix("#") for link in values(found, "href")}
            assert links | set(re.findall(r"url\(#([\w-]+)\)", drawing)) <= set(ids)


@pytest.mark.parametrize("players", [1, 3])
def test_the_drawing_shows_nothing_hidden(players: int):
    for number, game in enumerate(positions(players, seed=2)):
        if number % 10 == 0:
            assert picture(game.determinize(number)) == picture(game)


def test_all_colours_are_names_of_the_style_sheet():
    defined = set(re.findall(r"(--[\w-]+):", render.stylesheet("praga")))
    for number, game in enumerate(positions(players=3, bot="greedy")):
        if number % 20 == 0 or game.over:
            drawn = "".join(render.area(scene_of(game), name).body for name in board.names(scene_of(game)))
            assert COLOUR.findall(drawn + render.definitions("praga")) == []
            assert set(re.findall(r"var\((--[\w-]+)\)", drawn + render.definitions("praga"))) <= defined


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_wide_screen_shows_everything_below_the_question_and_nothing_overlaps(players: int, screen: Any):
    sheet = render.wide(scene_of(groschen.new("praga", seats=NAMES[:players], seed=5)), 0, *screen)
    assert (sheet.width, sheet.height) == (screen[0], screen[1] - render.BAR)
    rooms = [place.room for place in sheet.places]
    assert all(x >= 0 and y >= 0 for x, y, _, _ in rooms)
    assert all(x + wide <= sheet.width and y + high <= sheet.height for x, y, wide, high in rooms)
    assert [(one, other) for at, one in enumerate(rooms) for other in rooms[:at] if overlap(one, other)] == []
    boards = {"player-0", *[f"compact-{seat}" for seat in range(1, players)]}
    assert {place.area.name for place in sheet.places} == BOARDS | boards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_the_width_is_short_the_height_is_used_all_the_same(players: int):
    """With the log beside the boards every column goes down to the edge, and the own board is taller."""
    drawn = scene_of(groschen.new("praga", seats=NAMES[:players], seed=1))
    sheet = render.wide(drawn, 0, 1150, 900)
    lowest = {*("supply", "rows"), f"compact-{players - 1}"}
    bottoms = [place.room.y + place.room.height for place in sheet.places if place.area.name in lowest]
    own = next(place.area for place in sheet.places if place.area.name == "player-0")

    assert min(bottoms) > sheet.height - 25
    assert own.height > render.area(drawn, "player-0").height


def overlap(one: render.Room, other: render.Room) -> bool:
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return not beside and one.y < other.y + other.height and other.y < one.y + one.height


def test_a_telephone_shows_the_same_areas_as_pages_ones_own_board_first():
    pages = [area.name for area in render.narrow(scene_of(groschen.new("praga", seats=NAMES, seed=5)), 2)]
    assert pages[:2] == ["turn", "player-2"]
    others = {f"player-{seat}" for seat in range(4)}
    assert sorted(page.removeprefix("narrow-") for page in pages) == sorted(BOARDS | others)


def test_on_a_telephone_sites_and_prices_can_be_read():
    """No text of the city is smaller than seven pixels, but for long rewards and what a building cost."""
    scene = scene_of(groschen.new("praga", seats=NAMES, seed=5))
    page = render.area(scene, "narrow-city")
    sizes = [float(size) * 390 / page.width for size in values(nodes(page.alone()), "font-size")]
    assert min(sizes) >= 7


# Pieces and their cards


@played
def test_everything_on_the_table_has_a_name_and_a_card(table: dict[str, Any]):
    for number, game in enumerate(positions(**table)):
        if number % 30 and not game.over:
            continue
        scene = scene_of(game)
        cards = render.cards(scene)
        assert all(card.name and card.kind for card in cards.values())
        for name in board.names(scene):
            found = [node for node in nodes(render.area(scene, name).alone()) if node.get("data-piece")]
            assert {node.attrib["data-piece"] for node in found} - set(cards) == set()
            assert [node.attrib for node in found if not node.get("aria-label")] == []


def test_a_card_says_line_by_line_what_is_printed_on_a_tile():
    game = groschen.new("praga", seats=NAMES, seed=1)
    cards = render.cards(scene_of(game))
    tile = next(tile for tile in game.box.buildings if tile.gold > 1 and not tile.stone and tile.era == 1)
    assert (cards[tile.key].kind, cards[tile.key].name) == ("building", tile.key)
    assert cards[tile.key].lines[:2] == ("Era I", f"for {tile.gold} gold")
    seal = game.box.seals[0]
    assert cards[seal.key].lines == (
        f"at the end {seal.value} points per gold",
        f"for {seal.silver_windows} silver windows",
    )


def test_a_hex_tile_is_the_same_thing_wherever_it_lies():
    """In a row, in the city, on an action board."""
    for number, game in enumerate(positions(players=3, seed=4)):
        if number % 10 == 0 and not game.over:
            view, ids = game.view(), set(values(nodes(picture(game)), "id"))
            tiles = [key for row in view["rows"].values() for key in row["tiles"] if key is not None]
            tiles += [building["tile"] for building in view["city"]]
            tiles += [laid["tile"] for seat in view["players"] for laid in seat["board"].values()]
            tiles += [wall["tile"] for seat in view["players"] for wall in seat["walls"]]
            assert {f"tile-{key.replace(' ', '-')}" for key in tiles} <= ids


def test_an_owners_box_may_call_its_tiles_anything():
    odd = [row._replace(key=f"<g onload='{at}'>&") for at, row in enumerate(praga.RULES.tables["buildings"])]
    game = groschen.new("praga", seed=1, box={**praga.RULES.tables, "buildings": tuple(odd)})
    chooser = groschen.bot("random", 1)
    while not game.over:
        if game.decision in ("TakeBuilding", "RemoveTiles", "TurnBuilding"):
            drawing = picture(game)
            assert "<g onload" not in drawing
            scene = scene_of(game)
            asked = [move["choice"] for move in game.moves() if board.where(scene, move) is not None]
            assert sorted(asked) == sorted(choice for choice, blocked in targets(drawing) if not blocked)
        game.play(chooser.choose(game))


def test_a_finished_game_shows_every_players_points_by_category():
    *_, game = positions(players=3)
    words = Counter(node.text for node in nodes(game.svg()) if node.text)
    for score in game.scores():
        assert not Counter(str(points).replace("-", "−") for points in score.values()) - words
    assert NAMES[game.ranking()[0][0]] in words


@pytest.mark.parametrize("players", [2, 4])
def test_a_finished_game_still_shows_what_its_points_come_from(players: int):
    """Technologies and V tiles lie on every board, large, in brief and on a telephone's page."""
    *_, game = positions(players=players, bot="greedy")
    scene, seats = scene_of(game), game.view()["players"]
    assert any(seat["final_tiles"] for seat in seats)
    assert any(seat["technologies"] for seat in seats)
    pages = {page.name: page for page in render.narrow(scene, 0)}
    for seat, seen in enumerate(seats):
        held = {f"technology-{each['tile']}" for each in seen["technologies"]}
        held |= {f"final-{seat}-{key}" for key in seen["final_tiles"]}
        for drawing in (
            *[render.area(scene, f"{kind}-{seat}") for kind in ("player", "compact")],
            pages[f"player-{seat}"],
        ):
            assert {re.sub(r"\W+", "-", name) for name in held} <= set(values(nodes_of(drawing), "id"))


@pytest.mark.parametrize("kind", ["player", "compact"])
def test_two_digits_of_a_good_end_before_the_next_one(kind: str):
    """Ten red tokens and more are rare; on a board in brief they ran into the blue ones."""
    game = next(iter(positions()))
    few, many = (number_of_red(game, amount, kind) for amount in (1, 12))
    assert few[0] is None
    assert many[0] is not None or float(many[1]) < float(few[1])


def number_of_red(game: groschen.Game, red: int, kind: str) -> tuple[str | None, str]:
    """How the number of red tokens is squeezed, and its size."""
    scene = scene_of(game)
    scene.view["players"][0]["red"] = red
    drawing = nodes_of(render.area(scene, f"{kind}-0"))
    numbers = [node for node in drawing if node.tag.endswith("text") and node.text == str(red)]
    chips = [
        node for node in numbers if float(node.get("font-size", 0)) <= 17 and node.get("class") == "b w l"
    ]
    return chips[-1].get("textLength"), chips[-1].get("font-size", "")
