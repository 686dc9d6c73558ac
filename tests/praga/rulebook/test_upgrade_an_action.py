"""Upgrade an Action, adjacency bonuses and red corners."""

from __future__ import annotations

import pytest

from groschen.games.praga import hexes
from praga.words import building, points, table, technology, upgrade, wall


def test_an_era_ii_upgrade_of_the_upgrade_action_pays_its_bonus_at_once():
    """The first tile on the board: two steps at the University; symbol and corner meet nothing; the bonus
    of 2 stone is taken for the very action that brought the tile."""
    game = table()
    tile = upgrade("upgrade", "stone 2", era=2, edges="0: silver window", corners="2")
    game.offer("upgrades", tile)
    purple = game.player("Purple", stone=0)
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 4")
    assert purple.university == 2
    assert purple.stone == 2
    assert (purple.silver_windows, purple.red) == (0, 0)


def test_an_upgrade_goes_on_the_hex_of_its_action_in_any_of_six_turns():
    game = table()
    tile = upgrade("road", edges="0: gold")
    game.offer("upgrades", tile)
    purple = game.player("Purple")
    game.act("upgrade")
    game.play(f"take {tile.key}")
    assert game.options == [f"turn {turned}" for turned in range(6)]
    game.play("turn 5")
    place = game.box.places[5]
    assert (purple.board[place], purple.turned[place]) == (tile, 5)


def test_an_era_i_upgrade_is_one_step_at_the_university():
    game = table()
    tile = upgrade("road")
    game.offer("upgrades", tile)
    game.act("upgrade")
    game.play(f"take {tile.key}")
    assert game.player("Purple").university == 1


def test_upgrades_of_both_eras_are_counted():
    """Three points for each of Era I on the road, three for each of any era on a tile of the bridge."""
    game = table()
    tower = next(tile for tile in game.box.bridge_tiles if tile.key == "guild tower")
    purple = game.player("Purple", scoring=(tower,))
    for tile in (upgrade("wall"), upgrade("road"), upgrade("mines", era=2)):
        game.offer("upgrades", tile)
        game.turn("Purple").act("upgrade")
        game.play(f"take {tile.key}")
    assert game.scores("Purple")["abilities"] == 3 * 3
    game.give("Purple", "points per early upgrade 3")
    assert points(purple) == 3 * 2


def test_the_bonus_comes_whenever_the_action_is_performed():
    game = table()
    purple = game.player("Purple", gold=0, gold_windows=2, upgrades=[upgrade("mines", "points 1")])
    game.act("mines")
    game.play("produce gold", "extra action", "extra mines", "produce gold")
    assert points(purple) == 2


def test_an_upgrade_gives_its_bonus_for_an_action_earlier_in_the_turn():
    game = table()
    tile = upgrade("mines", "stone 2")
    game.offer("upgrades", tile)
    purple = game.player("Purple", stone=0, gold_windows=2)
    game.act("mines")
    game.play("produce gold", "extra action", "extra upgrade", f"take {tile.key}")
    assert purple.stone == 2


def test_an_action_performed_twice_before_its_upgrade_brings_two_bonuses():
    game = table()
    tile = upgrade("mines", "stone 2")
    game.offer("upgrades", tile)
    use = technology("upgrade action")
    purple = game.player("Purple", gold=0, stone=0, gold_windows=2, technologies=(use,))
    game.act("mines")
    game.play("raise mines", "extra action", "extra mines", "raise mines")
    game.play(*[option for option in game.options if option.startswith("token ")][:1])
    game.play(f"use {use.key}", f"take {tile.key}")
    assert purple.stone == 4


def test_and_none_for_what_was_performed_in_an_earlier_turn():
    game = table()
    tile = upgrade("mines", "stone 2")
    game.offer("upgrades", tile)
    purple = game.player("Purple", gold=0, stone=0)
    game.act("mines")
    game.play("raise mines", "end turn")
    game.turn("Purple").act("upgrade")
    game.play(f"take {tile.key}")
    assert purple.stone == 0


def test_an_upgrade_of_upgrade_gives_its_bonus_for_an_earlier_upgrade_too():
    """The first Upgrade of the turn had no bonus; the second brings the tile: one bonus for each."""
    game = table()
    first, second = upgrade("wall"), upgrade("upgrade", "stone 2")
    game.offer("upgrades", first, second)
    purple = game.player("Purple", stone=0, gold_windows=2)
    game.act("upgrade")
    game.play(f"take {first.key}", "extra action", "extra upgrade", f"take {second.key}")
    assert purple.stone == 4


def test_a_new_upgrade_covers_the_old_one_and_only_the_new_one_counts():
    game = table()
    tile = upgrade("mines", "stone 1")
    game.offer("upgrades", tile)
    purple = game.player("Purple", stone=0, gold=0, upgrades=[upgrade("mines", "points 1")])
    game.act("upgrade")
    game.play(f"take {tile.key}", "end turn")
    game.turn("Purple").act("mines")
    game.play("produce gold")
    assert (purple.stone, points(purple)) == (1, 0)


def test_both_symbols_that_meet_are_gained_whatever_they_are():
    """The Wall hex lies next to the Upgrade hex; its side 2 meets side 5 of that."""
    game = table()
    tile = upgrade("wall", edges="0: silver window")
    game.offer("upgrades", tile)
    purple = game.player("Purple", upgrades=[upgrade("upgrade", edges="5: technology 1")])
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 2")
    assert (purple.silver_windows, purple.technology) == (1, 1)


def test_a_symbol_beside_a_side_without_one_gives_nothing():
    game = table()
    tile = upgrade("wall", edges="0: silver window")
    game.offer("upgrades", tile)
    purple = game.player("Purple", upgrades=[upgrade("upgrade", edges="4: technology 1")])
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 2")
    assert (purple.silver_windows, purple.technology) == (0, 0)


def test_nor_does_a_side_without_a_symbol_beside_a_symbol():
    """The tile has its symbol on another side."""
    game = table()
    tile = upgrade("wall", edges="0: silver window")
    game.offer("upgrades", tile)
    purple = game.player("Purple", upgrades=[upgrade("upgrade", edges="5: technology 1")])
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 3")
    assert (purple.silver_windows, purple.technology) == (0, 0)


def test_what_faces_outwards_meets_nothing():
    """Sides 0 and 1 and the corner between them face outwards at place 3; everywhere else lie tiles with
    symbols and corners all around."""
    game = table()
    around = ", ".join(f"{side}: egg 1" for side in range(6))
    purple = game.player("Purple")
    for place in [*range(8), *range(9, 18)]:
        purple.put(place, wall(edges=around, corners="0 1 2 3 4 5"), 0)
    tile = wall(edges="0: silver window, 1: technology 1", corners="0 1")
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 3", "turn 0")
    assert (purple.silver_windows, purple.technology, purple.eggs, purple.red) == (0, 0, 0, 0)


def test_corners_meet_on_the_hex_of_the_kings_road_too():
    game = table()
    purple = game.player("Purple", upgrades=[upgrade("road", corners="0")])
    tile = wall(corners="2")
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 1", "turn 0")
    assert purple.red == 1


def test_the_neighbour_may_be_turned():
    """The symbol of the Upgrade hex is on its side 4, and that was turned by one to side 5."""
    game = table()
    tile = upgrade("wall", edges="0: silver window")
    game.offer("upgrades", tile)
    purple = game.player("Purple")
    purple.put(game.box.places[2], upgrade("upgrade", edges="4: technology 1", corners="3"), 1)
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 2")
    assert (purple.silver_windows, purple.technology) == (1, 1)


def test_corners_turn_with_their_tiles():
    """Corner 4 of the Upgrade hex meets corner 2 of the Wall hex; both tiles had to be turned for it."""
    game = table()
    tile = upgrade("wall", corners="1")
    game.offer("upgrades", tile)
    purple = game.player("Purple")
    purple.put(game.box.places[2], upgrade("upgrade", corners="2"), 2)
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 1")
    assert purple.red == 1


def test_a_tile_leaves_the_others_where_they_lie():
    game = table()
    laid = [upgrade("mines"), upgrade("upgrade"), upgrade("wall"), upgrade("building")]
    purple = game.player("Purple", upgrades=laid)
    game.wall_at("Purple", 3, wall(), turned=4)
    before, turned = list(purple.board), list(purple.turned)
    tile = upgrade("quarries")
    game.offer("upgrades", tile)
    game.act("upgrade")
    game.play(f"take {tile.key}")
    place = game.box.places[1]
    before[place] = tile
    assert (list(purple.board), list(purple.turned)) == (before, turned)


def test_a_red_corner_beside_a_tile_without_one_is_no_token():
    """The Upgrade hex has its corner elsewhere."""
    game = table()
    tile = upgrade("wall", corners="2")
    game.offer("upgrades", tile)
    purple = game.player("Purple", upgrades=[upgrade("upgrade", corners="1")])
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 0")
    assert purple.red == 0


def test_a_corner_lies_between_the_sides_with_its_number_and_the_next():
    assert hexes.corner((0, 0), 0) == {(0, 0), hexes.step((0, 0), 0), hexes.step((0, 0), 1)}
    assert hexes.corner((2, 1), 5) == {(2, 1), hexes.step((2, 1), 5), hexes.step((2, 1), 0)}


def test_two_red_corners_at_one_point_are_two_tokens():
    """The Upgrade hex, the Wall hex and the place between them meet at one point: corner 4 of the Upgrade
    hex is corner 0 of the place and corner 2 of the Wall hex."""
    game = table()
    purple = game.player("Purple", stone=5, upgrades=[upgrade("upgrade", corners="4")])
    first = upgrade("wall", corners="2")
    second = wall(stone=1, corners="0")
    game.offer("upgrades", first)
    game.offer("walls", second)
    game.act("upgrade")
    game.play(f"take {first.key}", "turn 0")
    assert purple.red == 1
    game.turn("Purple").act("wall")
    game.play(f"take {second.key}", "place 8", "turn 0")
    assert purple.red == 3


def test_two_red_corners_of_a_tile_at_two_points_are_two_tokens():
    """Place 8 meets the Upgrade hex at its corner 0, and place 9 at its corner 4."""
    game = table()
    purple = game.player("Purple", upgrades=[upgrade("upgrade", corners="4")])
    game.wall_at("Purple", 9, wall(corners="2"))
    tile = wall(corners="0 4")
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 8", "turn 0")
    assert purple.red == 2


def test_the_two_action_turn():
    """Upgrade an Action with an extra Construct a Wall: the upgrade on Upgrade brings a gold window; the
    Era II tile for Wall two steps at the University, a technology step and a silver window where it meets
    the other; both windows buy the wall, its upgrade one point, 4 stone six points, and the red corners one
    token."""
    game = table()
    game.player("Green", upgrades=[upgrade("upgrade", "gold window 1", edges="5: silver window")])
    green = game.turn("Green").player("Green", stone=4)
    tile = upgrade("wall", "points 1", era=2, edges="0: technology, 2: silver window", corners="2")
    stones = wall(stone=4, reward="points 6", corners="0")
    game.offer("upgrades", tile)
    game.offer("walls", stones)
    game.act("upgrade")
    game.play(f"take {tile.key}", "turn 2")
    assert green.university == 2
    assert (green.technology, green.silver_windows, green.gold_windows, green.red) == (1, 1, 1, 0)
    game.play("extra action", "extra wall")
    assert (green.silver_windows, green.gold_windows, points(green)) == (0, 0, 1)
    game.play(f"take {stones.key}", "place 9", "turn 0")
    assert (green.stone, points(green), green.red) == (0, 1 + 6, 1)
    assert game.why_not("extra action") == "extra_action_used"
    game.play("end turn")
    assert game.asks == "Purple: TakeTurn"


def test_an_upgrade_by_technology_brings_what_the_technology_adds():
    game = table()
    tile = upgrade("wall")
    game.offer("upgrades", tile)
    use = technology("upgrade action, points 3")
    purple = game.player("Purple", technologies=(use,))
    game.play(f"use {use.key}", f"take {tile.key}")
    assert (points(purple), purple.university, purple.technologies) == (3, 1, ())


@pytest.mark.parametrize(
    ("action", "words"),
    [("wall", "wall action 2"), ("building", "building action 2"), ("upgrade", "upgrade action")],
)
def test_its_bonus_comes_with_an_action_performed_by_technology(action: str, words: str):
    game = table()
    tiles = {"wall": wall(), "building": building(cube=True), "upgrade": upgrade("road")}
    game.offer(f"{action}s", tiles[action])
    use = technology(words)
    purple = game.player("Purple", technologies=(use,), upgrades=[upgrade(action, "points 3")])
    game.play(f"use {use.key}", f"take {tiles[action].key}")
    game.play(*{"wall": ["place 1"], "building": ["on A1"], "upgrade": []}[action])
    assert points(purple) == 3
