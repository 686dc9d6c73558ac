"""Modifications: B sides, King's Road tiles, other tiers."""

from __future__ import annotations

import pytest

from groschen.games.praga.names import ACTIONS
from praga.words import building, points, table, upgrade, wall


def test_b_sides_show_other_pairs():
    """Six different pairs, and none of side A; the tiles in play offer them."""
    a_side, b_side = [{frozenset(pair) for pair in table(side=side).side} for side in ("A", "B")]
    assert (len(a_side), len(b_side)) == (3, 6)
    game = table(side="B")
    game.crane(P=5)
    game.offer("buildings", building())
    pair = [ACTIONS[action] for action in game.box.sides["B"][0]]
    assert game.tile("P") == f"tile P {pair[0]}/{pair[1]}"
    game.play(game.tile("P"))
    assert {"quarries", "building"} == set(pair) == set(game.options) & set(ACTIONS)


def test_all_action_tiles_show_the_same_side():
    for side in ("A", "B"):
        assert table(side=side).side == tuple(table().box.sides[side])


def test_each_project_has_its_own_tiers():
    game = table(hunger_wall="A", cathedral="B")
    assert [project.key for project in game.projects] == ["wall A", "cathedral B"]


def test_some_or_all_spaces_of_the_road_are_covered():
    game = table(road="a-b")
    assert [street.side for street in game.road[1:4]] == ["front", "", "back"]
    assert len({street.key for street in table(road="bbb").road[1:4]}) == 3


def standing(trigger: str, first: str):
    """Purple stands on space I, covered by a tile that answers to this."""
    game = table(edit={"road_tiles": {1: {"first": first, "trigger": trigger}}}, road="a--")
    return game, game.player("Purple", road=1, gold=0, stone=0)


def test_a_tile_that_works_while_the_marker_stands_there():
    game, purple = standing("upgrade", "points 2, gold 1 | stone 1")
    tile = upgrade("wall")
    game.offer("upgrades", tile)
    game.act("upgrade")
    game.play("stone 1", f"take {tile.key}")
    assert (points(purple), purple.stone) == (2, 1)


def test_a_building_without_the_cathedral_symbol_scores_there():
    game, purple = standing("plain building", "points 3")
    tile = building(cube=True)
    game.offer("buildings", tile)
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert points(purple) == 3


def test_a_wall_scores_there():
    game, purple = standing("wall", "points 2")
    tile = wall()
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 1")
    assert points(purple) == 2


def test_it_works_no_more_once_the_marker_has_gone():
    game, purple = standing("wall", "points 2")
    purple.road = 2
    tile = wall()
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 1")
    assert points(purple) == 0


def test_nor_before_the_marker_is_there():
    game, purple = standing("wall", "points 2")
    purple.road = 0
    tile = wall()
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 1")
    assert points(purple) == 0


@pytest.mark.parametrize(
    ("space", "letters", "row"), [(2, "-a-", 3), (2, "-b-", 4), (3, "--a", 5), (3, "--b", 6)]
)
def test_tiles_on_spaces_ii_and_iii_work_there(space: int, letters: str, row: int):
    game = table(edit={"road_tiles": {row: {"first": "points 2", "trigger": "egg"}}}, road=letters)
    purple = game.player("Purple", road=space)
    game.give("Purple", "egg 1")
    assert points(purple) == 2
    purple.road = space - 1
    game.give("Purple", "egg 1")
    assert points(purple) == 2


def test_a_tile_with_an_effect_at_once_takes_the_place_of_the_printed_one():
    game = table(edit={"road_tiles": {4: {"first": "points 7", "trigger": ""}}}, road="-b-")
    purple = game.player("Purple", road=1, gold=0, eggs=1)
    game.act("road")
    game.play("street II", "egg II", "gold window 1")
    assert (points(purple), purple.gold_windows) == (7, 1)


def test_sideways_moves_score_there():
    game = table(edit={"road_tiles": {6: {"first": "points 2", "trigger": "sideways"}}}, road="--b")
    purple = game.player("Purple", road=3)
    game.give("Purple", "cathedral step 1")
    game.play("step cathedral")
    assert points(purple) == 2


def test_its_egg_effect_stays():
    game = table(edit={"road_tiles": {1: {"first": "points 2", "trigger": "wall"}}}, road="a--")
    game.player("Purple", eggs=1)
    game.act("road")
    assert "egg I" in game.options
    assert "street I" not in game.options


def test_two_points_for_every_silver_window():
    edit = {"road_tiles": {5: {"first": "points per silver window 2", "trigger": ""}}}
    game = table(edit=edit, road="--a")
    purple = game.player("Purple", road=2, silver_windows=3)
    game.act("road")
    game.play("street III")
    assert (points(purple), purple.silver_windows) == (6, 3)
