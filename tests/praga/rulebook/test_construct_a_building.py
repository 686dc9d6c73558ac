"""Construct a Building, blue corners and plaza bonuses."""

from __future__ import annotations

import pytest

from praga.words import building, plaza, points, table, technology


def test_the_example_of_green_building_at_a_plaza():
    """A special tile for 2 gold: a technology step and a stone. Its blue corner meets a printed one. It has
    no cube, so it scores the three buildings around the plaza. The plaza is complete: Blue's building cost
    more than Purple's, so Blue gains both rewards and Purple one."""
    game = table()
    game.plaza_tile("A", plaza("silver window 2", "points 4"))
    printed = game.site_at(-5, 1)
    other, third = [site for site in game.sites("A") if site != printed]
    game.build(other, building(gold=3, cube=True), owner="Purple")
    game.build(third, building(gold=4, cube=True), owner="Blue")
    purple, blue = game.player("Purple"), game.player("Blue")
    green = game.turn("Green").player("Green", gold=2, stone=0)
    tile = building(gold=2, reward="technology 1, stone 1", corners="0")
    game.offer("buildings", None, None, None, tile)
    game.act("building", bonus=1)
    game.play(f"take {tile.key}")
    assert (green.gold, green.technology, green.stone) == (0, 1, 1)
    turned = game.box.sites[game.site(printed)].printed.index(True)
    game.play(f"on {printed}", f"turn {turned}")
    assert (green.blue, points(green)) == (1, 3)
    assert game.asks == "Purple: ChoosePlazaReward"
    game.play("lower reward")
    assert (points(purple), purple.silver_windows) == (4, 0)
    assert (points(blue), blue.silver_windows) == (4, 2)
    assert game.cube(other) is None
    assert purple.cubes == blue.cubes == 2


def test_the_old_town_costs_gold_and_gives_points():
    game = table()
    tile = building(gold=1, cube=True)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=2)
    site = game.box.sites[game.site(game.sites("D")[0])]
    game.act("building")
    game.play(f"take {tile.key}", f"on {site.key}")
    assert purple.gold == 0
    assert points(purple) == site.points > 0


def test_gold_and_stone_of_a_building_are_paid():
    game = table()
    tile = building(gold=1, stone=2, cube=True)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=3, stone=3)
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert (purple.gold, purple.stone) == (2, 1)


def test_a_building_whose_stone_is_missing_cannot_be_chosen():
    game = table()
    dear, cheap = building(gold=1, stone=3), building(gold=1, stone=2)
    game.offer("buildings", dear, cheap)
    game.player("Purple", gold=5, stone=2)
    game.act("building")
    assert game.options == [f"take {cheap.key}"]
    assert game.why_not(f"take {dear.key}") == "cannot_afford_tile"


def test_the_action_is_blocked_while_no_building_can_be_paid():
    game = table()
    game.offer("buildings", building(gold=3), building(stone=3))
    game.player("Purple", gold=2, stone=2)
    game.hold("building")
    assert game.why_not("building") == "cannot_afford_tile"
    game.offer("buildings")
    assert game.why_not("building") == "no_tile"


def test_a_site_that_cannot_be_paid_is_not_offered():
    game = table()
    tile = building(gold=2)
    game.offer("buildings", tile)
    game.player("Purple", gold=2)
    game.act("building")
    game.play(f"take {tile.key}")
    old_town = f"on {game.sites('D')[0]}"
    assert old_town not in game.options
    assert game.why_not(old_town) == "cannot_afford"


def test_a_site_that_takes_the_last_gold_is_offered():
    game = table()
    tile = building(gold=2)
    game.offer("buildings", tile)
    game.player("Purple", gold=3)
    game.act("building")
    game.play(f"take {tile.key}")
    old_town = f"on {game.sites('D')[0]}"
    assert old_town in game.options
    assert not game.blocked


def test_with_only_the_old_town_left_a_building_needs_gold_for_its_site():
    game = table()
    for site in game.box.sites:
        if not site.gold:
            game.build(site.key, building())
    tile = building(gold=2)
    game.offer("buildings", tile, building(gold=3))
    purple = game.player("Purple", gold=2)
    game.hold("building")
    assert "building" in game.blocked
    game.player("Purple", gold=3)
    game.play("building")
    assert game.options == [f"take {tile.key}"]
    game.play(f"take {tile.key}", "on D1")
    assert purple.gold == 0


def test_with_every_site_built_on_there_is_no_such_action():
    game = table()
    for site in game.box.sites:
        game.build(site.key, building())
    game.offer("buildings", building())
    game.player("Purple", gold=9)
    game.hold("building")
    assert game.why_not("building") == "no_site"


def test_occupied_sites_are_not_offered():
    game = table()
    tile = building()
    game.build("A1", building())
    game.offer("buildings", tile)
    game.act("building")
    game.play(f"take {tile.key}")
    assert "on A1" not in game.options
    assert "on A2" in game.options


def test_a_building_with_a_space_takes_a_cube_and_scores_nothing():
    game = table()
    tile = building(cube=True)
    game.offer("buildings", tile)
    purple = game.player("Purple")
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert (game.cube("A1"), points(purple), purple.cubes) == ("Purple", 0, 1)


def test_a_building_without_a_space_scores_every_building_around_its_plaza():
    game = table()
    game.build("A1", building())
    game.build("B1", building())
    tile = building()
    game.offer("buildings", tile)
    purple = game.player("Purple")
    game.act("building")
    game.play(f"take {tile.key}", "on A2")
    assert (points(purple), game.cube("A2"), purple.cubes) == (2, None, 2)


def test_so_it_does_beside_a_plaza_that_was_left_empty():
    game = table(players=2)
    assert game.plazas[[place.key for place in game.box.plaza_hexes].index("K")] is None
    game.build("K1", building())
    tile = building()
    game.offer("buildings", tile)
    purple = game.player("Purple")
    game.act("building")
    game.play(f"take {tile.key}", "on K2")
    assert points(purple) == 2


def test_two_blue_corners_at_one_point_are_two_tokens():
    """Two sites and a printed corner of the board meet at one point."""
    game = table()
    sites = game.box.sites
    one, number = next(
        (at, corner)
        for at, site in enumerate(sites)
        for corner in range(6)
        if site.printed[corner] and site.corners[corner]
    )
    other, its_number = sites[one].corners[number][0]
    game.build(sites[other].key, building(corners="0"), turned=its_number)
    tile = building(corners="0")
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=3)
    game.act("building")
    game.play(f"take {tile.key}", f"on {sites[one].key}", f"turn {number}")
    assert purple.blue == 2


def test_two_blue_corners_of_a_tile_at_two_points_are_two_tokens():
    """Corner 0 meets a printed one, corner 3 that of a neighbour."""
    game = table()
    sites = game.box.sites
    site, number = next(
        (at, corner)
        for at, place in enumerate(sites)
        for corner in range(6)
        if place.printed[corner] and place.corners[(corner + 3) % 6]
    )
    other, its_number = sites[site].corners[(number + 3) % 6][0]
    game.build(sites[other].key, building(corners="0"), turned=its_number)
    tile = building(corners="0 3")
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=3)
    game.act("building")
    game.play(f"take {tile.key}", f"on {sites[site].key}", f"turn {number}")
    assert purple.blue == 2


def test_the_neighbours_corners_lie_as_they_were_turned():
    """K1 has its corner at 2 and was turned by 3: it shows at 5, where it meets A2 and a printed one."""
    for turned, tokens in [(3, 2), (2, 1)]:
        game = table()
        game.build("K1", building(corners="2"), turned=turned)
        tile = building(corners="1")
        game.offer("buildings", tile)
        purple = game.player("Purple")
        game.act("building")
        game.play(f"take {tile.key}", "on A2", "turn 2")
        assert purple.blue == tokens


def test_a_blue_corner_that_meets_nothing_is_no_token():
    game = table()
    tile = building(corners="0")
    game.offer("buildings", tile)
    purple = game.player("Purple")
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert game.options == [f"turn {turned}" for turned in range(6)]
    game.play(f"turn {(game.box.sites[game.site('A1')].printed.index(True) + 1) % 6}")
    assert purple.blue == 0


def test_the_cathedral_icon_is_a_sideways_move():
    game = table()
    tile = building(cathedral=True)
    game.offer("buildings", tile)
    purple = game.player("Purple")
    game.act("building")
    game.play(f"take {tile.key}", "on A1", "step cathedral")
    assert purple.column == [0, 1]


def test_it_is_one_move_and_no_more():
    game = table()
    tile = building(cathedral=True)
    game.offer("buildings", tile)
    game.act("building")
    game.play(f"take {tile.key}", "on A1", "step cathedral")
    assert "step cathedral" not in game.options


def test_a_building_without_corners_need_not_be_turned():
    game = table()
    tile = building()
    game.offer("buildings", tile)
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert game.state.city_turned[game.site("A1")] == 0
    assert tile not in game.state.rows[2]


def test_without_the_icon_there_is_no_move():
    game = table()
    tile = building()
    game.offer("buildings", tile)
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert not {"step cathedral", "step wall"} & set(game.options)


def complete(game, *claims: tuple[str, int]) -> None:
    """Purple builds the last site of plaza A; the others have these owners and costs."""
    sites = game.sites("A")
    for site, (owner, cost) in zip(sites, claims, strict=False):
        game.build(site, building(gold=cost, cube=True), owner=owner)
    tile = building()
    game.offer("buildings", tile)
    game.turn("Purple").act("building")
    game.play(f"take {tile.key}", f"on {sites[2]}")


def test_the_most_cubes_gain_both_rewards():
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    complete(game, ("Blue", 1), ("Blue", 1))
    assert points(game.player("Blue")) == 11
    assert points(game.player("Purple")) == 3  # for the buildings only


def test_a_plaza_that_nobody_has_claimed_rewards_nobody():
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    for site in game.sites("A")[:2]:
        game.build(site, building())
    complete(game)
    assert [points(player) for player in game.state.players] == [3, 0, 0]
    assert game.asks == "Purple: TakeTurn"


def test_the_most_cubes_beat_the_highest_cost():
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    one, other, last = game.sites("A")
    game.build(one, building(cube=True), owner="Purple")
    game.build(other, building(gold=9, cube=True), owner="Blue")
    tile = building(cube=True)
    game.offer("buildings", tile)
    game.act("building")
    game.play(f"take {tile.key}", f"on {last}")
    assert points(game.player("Purple")) == 11
    assert game.asks == "Blue: ChoosePlazaReward"


def test_a_tie_of_cubes_and_costs_is_shared():
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    complete(game, ("Blue", 2), ("Green", 2))
    assert points(game.player("Blue")) == points(game.player("Green")) == 11


def test_whoever_spent_less_chooses_one():
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    complete(game, ("Blue", 3), ("Green", 2))
    assert game.asks == "Green: ChoosePlazaReward"
    game.play("upper reward")
    assert (points(game.player("Blue")), points(game.player("Green"))) == (11, 1)


def test_stones_and_gold_together_break_the_tie():
    """Two gold and two stone are more than three gold, and than three stone."""
    for gold, stone in [(3, 0), (0, 3)]:
        game = table()
        game.plaza_tile("A", plaza("points 1", "points 10"))
        one, other, last = game.sites("A")
        game.build(one, building(gold=gold, stone=stone, cube=True), owner="Blue")
        game.build(other, building(gold=2, stone=2, cube=True), owner="Green")
        tile = building()
        game.offer("buildings", tile)
        game.act("building")
        game.play(f"take {tile.key}", f"on {last}")
        assert game.asks == "Blue: ChoosePlazaReward"
        game.play("upper reward")
        assert [points(game.player(colour)) for colour in ("Blue", "Green")] == [1, 11]


def test_buildings_without_a_cube_do_not_break_the_tie():
    """Blue has built two of the three, the dear one without a cube: that claims nothing and costs nothing."""
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    one, other, last = game.sites("A")
    game.build(one, building(gold=2, cube=True), owner="Blue")
    game.build(other, building(gold=3, cube=True), owner="Green")
    tile = building(gold=9)
    game.offer("buildings", tile)
    blue = game.turn("Blue").player("Blue", gold=9)
    game.act("building")
    game.play(f"take {tile.key}", f"on {last}")
    assert game.asks == "Blue: ChoosePlazaReward"
    game.play("upper reward")
    assert (points(blue), points(game.player("Green"))) == (3 + 1, 11)


def test_a_plaza_with_a_choice_of_moves_gives_one_move_and_the_other_reward():
    """Both rewards are 3 gold and one sideways move, on one project or the other."""
    game = table()
    game.plaza_tile("A", plaza("wall step 1 | cathedral step 1", "gold 3"))
    blue = game.player("Blue", gold=0)
    complete(game, ("Blue", 2), ("Blue", 2))
    assert game.asks == "Blue: ChooseReward"
    game.play("cathedral step 1")
    assert (blue.gold, blue.column) == (3, [0, 1])


@pytest.mark.parametrize("has_cathedral", [True, False])
def test_abilities_for_buildings_with_and_without_the_icon(has_cathedral: bool):
    game = table()
    tile = building(cathedral=has_cathedral, cube=True)
    game.offer("buildings", tile)
    abilities = (
        technology("gold 1, points 1", "cathedral building"),
        technology("stone 1, points 1", "plain building"),
    )
    purple = game.player("Purple", gold=0, stone=0, technologies=abilities)
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert (purple.gold, purple.stone) == ((1, 0) if has_cathedral else (0, 1))
    assert points(purple) == 1


def test_the_technology_that_builds_for_two_gold_less_counts_the_site_too():
    game = table()
    tile = building(gold=1, cube=True)
    game.offer("buildings", tile)
    use = technology("building action 2")
    purple = game.player("Purple", gold=0, technologies=(use,))
    game.play(f"use {use.key}", f"take {tile.key}", f"on {game.sites('D')[0]}")
    assert purple.gold == 0
    assert game.asks == "Purple: TakeTurn"


def test_of_two_gold_less_nothing_is_paid_out():
    """A tile for 1 on a site that is free: one gold of the reduction is lost."""
    game = table()
    tile = building(gold=1, cube=True)
    game.offer("buildings", tile)
    use = technology("building action 2")
    purple = game.player("Purple", gold=0, technologies=(use,))
    game.play(f"use {use.key}", f"take {tile.key}")
    assert f"on {game.sites('D')[0]}" in game.options
    assert not game.blocked
    game.play("on A1")
    assert purple.gold == 0


def test_a_tile_for_two_uses_the_reduction_up():
    game = table()
    tile = building(gold=2, cube=True)
    game.offer("buildings", tile)
    use = technology("building action 2")
    game.player("Purple", gold=0, technologies=(use,))
    game.play(f"use {use.key}", f"take {tile.key}")
    assert f"on {game.sites('D')[0]}" not in game.options
    assert "on A1" in game.options


def test_every_site_touches_exactly_one_plaza():
    box = table().box
    for site in box.sites:
        near = [place for place in box.plaza_hexes if max_distance(site.at, place.at) == 1]
        assert [box.plaza_hexes.index(place) for place in near] == [site.plaza]


def test_a_printed_corner_is_there_for_every_site_that_meets_it():
    sites = table().box.sites
    printed = [(at, number) for at, site in enumerate(sites) for number in range(6) if site.printed[number]]
    assert len(printed) == 2 * 8  # eight corners between two sites each
    for at, number in printed:
        assert [sites[other].printed[its_number] for other, its_number in sites[at].corners[number]] == [True]


def max_distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))
