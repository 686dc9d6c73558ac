"""Everything explains itself: whatever is drawn belongs to something that has a card of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import groschen
from groschen import render
from groschen.games.kutna_hora.names import ARM_OF, ARMS, COMMODITIES, PERMITS
from groschen.games.praga.box.pieces import ARROW, ARROW_UP
from groschen.games.praga.names import PROJECTS
from render import drawn
from render.drawn import NAMES, Node, nodes

PLAYED: list[dict[str, Any]] = [
    {"name": "kutna-hora", "players": 2},
    {"name": "kutna-hora", "players": 3, "bot": "greedy"},
    {"name": "kutna-hora", "players": 4, "seed": 2},
    {"name": "praga", "players": 1, "solo": "parler"},
    {"name": "praga", "players": 2, "bot": "greedy"},
    {"name": "praga", "players": 4, "seed": 3},
]
played = pytest.mark.parametrize("table", PLAYED, ids=lambda table: "-".join(map(str, table.values())))
SIGNS = ("text", "use")
"""What a player can point at and wonder about."""
OF_THE_AREA = {
    "#gr-hunger-wall",
    "#gr-st-vitus",
    "#gr-crown",
    "#gr-houses",
    "#gr-tree",
    "#gr-headframe",
    "A",
    "B",
    "C",
}
"""Signs beside the title of an area, the letters of the town hall's rows, and what is only painted."""


def unexplained(node: Node, is_told: bool = False) -> Iterator[Node]:
    """The signs of an area that lie in nothing with a card but the area itself."""
    for child in node:
        told = is_told or child.get("data-piece") is not None
        if not told and child.tag.rpartition("}")[2] in SIGNS and not is_title(child):
            yield child
        yield from unexplained(child, told)


def is_title(node: Node) -> bool:
    return "h" in (node.get("class") or "").split() or (node.get("href") or node.text) in OF_THE_AREA


def named(name: str, game: groschen.Game) -> set[str | None]:
    """What stands for the player whose board it is: name and colour."""
    kind, _, seat = name.rpartition("-")
    if kind not in ("player", "compact", "narrow-player"):
        return set()
    return {f"#gr-counter-{seat}", game.seats[int(seat)]}


@played
def test_no_sign_is_drawn_that_a_card_does_not_explain(table: dict[str, Any]):
    for number, game in enumerate(drawn.positions(**table)):
        if number % 40 and not game.over:
            continue
        scene = drawn.scene(game)
        for name in render.areas(scene):
            [root, *_] = nodes(render.area(scene, name).alone())
            found = {node.get("href") or node.text for node in unexplained(root)}
            assert found - named(name, game) == set(), (name, number)


def squares(game: groschen.Game) -> Iterator[tuple[str, int, int, Any]]:
    for project in PROJECTS:
        grid = game.box.pieces[game.view()["projects"][project]]
        yield from [
            (project, row, column, grid) for row in range(grid.height) for column in range(grid.width)
        ]


def test_a_square_says_what_it_does_what_it_counts_and_who_stands_there():
    game = groschen.new("praga", seats=NAMES[:2], seed=1)
    cards = render.cards(drawn.scene(game))
    for project, row, column, grid in squares(game):
        card = cards[f"square:{project}-{row}-{column}"]
        printed = grid.squares[row][column]
        said = " ".join(card.lines)
        assert f"row {grid.numbers[row]}, column {column + 1}" in card.name
        assert f"this row gives {grid.row_points[row]} point" in said
        assert f"gives {grid.column_points[column]} point" in said
        assert ("for moving here" in said) == (printed not in (0, ARROW, ARROW_UP))
        assert ("one further" in said) == (printed == ARROW)
        assert ("a row up" in said) == (printed == ARROW_UP)
        assert ("here: Anna and Ben" in said) == (row == column == 0)


def test_the_first_row_of_a_tier_and_those_above_it_say_what_entering_it_costs():
    game = groschen.new("praga", seats=NAMES[:2], seed=1)
    cards = render.cards(drawn.scene(game))
    for project, row, column, grid in squares(game):
        first = grid.tier.index(grid.tier[row])
        said = " ".join(cards[f"square:{project}-{row}-{column}"].lines)
        assert ("entering it costs" in said) == bool(grid.gold[first] or grid.stone[first])


def test_a_square_that_may_be_moved_to_has_the_card_of_a_square():
    for game in drawn.positions("praga", 2, bot="greedy"):
        scene = drawn.scene(game)
        moves = [move for move in game.moves() if move["verb"] == "step"]
        if moves:
            found = nodes(render.area(scene, render.where(scene, moves[0]) or "").alone())
            [target] = [node for node in found if node.get("data-choice") == moves[0]["choice"]]
            assert (target.get("data-piece") or "").startswith(f"square:{moves[0]['at']}-")
            return
    pytest.fail("nobody ever moves sideways")


def test_the_card_of_a_track_lists_what_its_spaces_bring():
    game = groschen.new("praga", seats=NAMES[:2], seed=1)
    cards, box = render.cards(drawn.scene(game)), game.box
    mines = cards["held:mines"].lines
    track = box.tracks[0]
    bonuses = [n for n in range(1, track.last + 1) if track.bonuses[n] != track.bonuses[n - 1]]
    assert [line.partition(":")[0] for line in mines[1:-1]] == [str(n) for n in bonuses]
    assert str(track.token_at) in mines[-1]
    assert len(cards["held:technology"].lines) == 1 + sum(level > 0 for level in box.levels)


def test_a_price_says_at_which_prices_further_on_there_is_no_market_and_the_town_builds():
    game = groschen.new("kutna-hora", seats=NAMES[:2], seed=1)
    for commodity, name in enumerate(COMMODITIES):
        printed, view = game.box.prices[commodity], game.view()
        deck = "ore" if commodity <= PERMITS else "population"
        view["arms"][ARMS[ARM_OF[commodity]]] = 0
        for card, prices in enumerate(printed.price):
            view[deck] = card
            lines = render.cards(render.scene_of(view, game.box))[f"price:{name}"].lines
            for sign, marked in (("no market", printed.closed), ("the town builds", printed.town_builds)):
                ahead = [
                    str(price) for price, is_so in zip(prices[1:], marked[card][1:], strict=True) if is_so
                ]
                told = [line for line in lines if sign in line and line.startswith("further on")]
                assert len(told) == bool(ahead)
                assert all(price in told[0] for price in ahead)
