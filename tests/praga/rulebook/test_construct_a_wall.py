"""Construct a Wall."""

from __future__ import annotations

from praga.words import points, table, technology, upgrade, wall


def test_a_wall_is_paid_rewarded_and_placed_beside_the_action_board():
    game = table()
    tile = wall(stone=3, reward="points 4, gold 1")
    game.offer("walls", tile)
    purple = game.player("Purple", gold=0, stone=3)
    game.act("wall")
    game.play(f"take {tile.key}")
    assert (purple.stone, purple.gold, points(purple)) == (0, 1, 4)
    assert game.options == [f"place {place}" for place in range(1, 13)]
    game.play("place 12")
    assert purple.walls() == 1


def test_a_wall_that_cannot_be_paid_cannot_be_chosen():
    game = table()
    dear, cheap = wall(stone=4), wall(stone=2)
    game.offer("walls", dear, cheap)
    game.player("Purple", stone=3)
    game.act("wall")
    assert game.options == [f"take {cheap.key}"]
    assert game.why_not(f"take {dear.key}") == "cannot_afford_tile"


def test_a_wall_may_cost_gold_as_well():
    game = table()
    dear, cheap = wall(stone=1, gold=2), wall(stone=1, gold=1)
    game.offer("walls", dear)
    purple = game.player("Purple", stone=1, gold=1)
    game.hold("wall")
    assert game.why_not("wall") == "cannot_afford_tile"
    game.offer("walls", dear, cheap)
    game.play("wall")
    assert game.options == [f"take {cheap.key}"]
    game.play(f"take {cheap.key}", "place 1")
    assert (purple.gold, purple.stone) == (0, 0)


def test_with_twelve_walls_there_is_no_place_left():
    game = table()
    for place in range(1, 13):
        game.wall_at("Purple", place, wall())
    game.offer("walls", wall())
    game.hold("wall")
    assert game.why_not("wall") == "no_wall_place"


def test_the_action_is_blocked_while_no_wall_can_be_paid():
    game = table()
    game.offer("walls", wall(stone=3))
    game.player("Purple", stone=2)
    game.hold("wall")
    assert game.why_not("wall") == "cannot_afford_tile"


def test_walls_need_not_touch_each_other_but_a_place_is_taken_once():
    game = table()
    tile = wall(stone=0)
    game.wall_at("Purple", 1, wall())
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}")
    assert "place 1" not in game.options
    assert "place 7" in game.options


def test_the_hunger_wall_icon_is_a_sideways_move():
    game = table()
    tile = wall(hunger_wall=True)
    game.offer("walls", tile)
    purple = game.player("Purple")
    game.act("wall")
    game.play(f"take {tile.key}", "place 1", "step wall")
    assert purple.column == [1, 0]


def test_it_is_one_move_and_no_more():
    game = table()
    tile = wall(hunger_wall=True)
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 1", "step wall")
    assert "step wall" not in game.options


def test_a_wall_without_symbols_need_not_be_turned():
    game = table()
    tile = wall()
    game.offer("walls", tile)
    purple = game.player("Purple")
    game.act("wall")
    game.play(f"take {tile.key}", "place 4")
    assert (purple.board[9], purple.turned[9]) == (tile, 0)
    assert tile not in game.state.rows[1]


def test_symbols_or_corners_alone_are_turned():
    for tile in (wall(edges="3: gold 1"), wall(corners="4")):
        game = table()
        game.offer("walls", tile)
        purple = game.player("Purple")
        game.act("wall")
        game.play(f"take {tile.key}", "place 4", "turn 5")
        assert (purple.board[9], purple.turned[9]) == (tile, 5)


def test_without_the_icon_there_is_no_move():
    game = table()
    tile = wall()
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 1")
    assert not {"step cathedral", "step wall"} & set(game.options)


def test_abilities_for_walls_with_and_without_the_icon():
    for icon, worth in [(True, 1), (False, 10)]:
        game = table()
        tile = wall(hunger_wall=icon)
        game.offer("walls", tile)
        abilities = (technology("points 1", "hunger wall"), technology("points 10", "plain wall"))
        purple = game.player("Purple", technologies=abilities)
        game.act("wall")
        game.play(f"take {tile.key}", "place 1")
        assert points(purple) == worth


def test_walls_meet_walls_and_upgrades():
    """Place 1 lies to the right of the King's Road hex, place 2 above it: side 2 of place 1 meets side 5
    of place 2, and side 3 of place 1 meets side 0 of the Road hex."""
    game = table()
    road = upgrade("road", edges="0: gold 1")
    purple = game.player("Purple", gold=0, stone=0, upgrades=[road])
    game.wall_at("Purple", 2, wall(edges="5: egg 1"))
    tile = wall(edges="2: stone 1, 3: technology 1")
    game.offer("walls", tile)
    game.act("wall")
    game.play(f"take {tile.key}", "place 1", "turn 0")
    assert (purple.gold, purple.eggs, purple.stone, purple.technology) == (1, 1, 1, 1)


def test_the_technology_that_builds_a_wall_for_two_stone_less():
    game = table()
    tile = wall(stone=5, reward="points 8")
    game.offer("walls", tile)
    use = technology("wall action 2")
    purple = game.player("Purple", stone=2, technologies=(use,))
    assert game.why_not(f"use {use.key}") == "cannot_afford_tile"
    purple.stone = 3
    game.play(f"use {use.key}", f"take {tile.key}", "place 3")
    assert (purple.stone, points(purple)) == (0, 8)
    assert game.asks == "Purple: TakeTurn"


def test_of_two_stone_less_nothing_is_paid_out():
    game = table()
    tile = wall(stone=1)
    game.offer("walls", tile)
    use = technology("wall action 2")
    purple = game.player("Purple", stone=0, technologies=(use,))
    game.play(f"use {use.key}", f"take {tile.key}", "place 3")
    assert purple.stone == 0
