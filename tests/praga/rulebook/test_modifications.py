"""Modifications: B sides, King's Road tiles, other tiers."""

from __future__ import annotations

from praga.words import building, points, table, upgrade, wall


def test_b_sides_show_other_pairs():
    assert table(side="B").side == tuple(table().box.sides["B"])
    assert set(table().side) != set(table(side="B").side)


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
