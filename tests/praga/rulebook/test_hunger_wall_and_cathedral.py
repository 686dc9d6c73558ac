"""The Hunger Wall and St. Vitus Cathedral."""

from __future__ import annotations

from praga.words import building, points, table, technology

ARROWS = {"cathedral": {2: {"squares": ". ^ . . . ."}, 3: {"squares": ". . 2 . . ."}}}


def test_the_cathedral_example():
    """A tile from a slot with a silver window; a building for 4 gold brings the second and a sideways move.
    Two windows go up to a square with an arrow; one gold and one stone follow it into the next tier; the
    sideways move then scores 2 points."""
    game = table(edit=ARROWS)
    green = game.turn("Green").player("Green", gold=5, stone=1, cathedral=(0, 1))
    tile = building(gold=4, reward="silver window 1", cathedral=True, cube=True)
    game.offer("buildings", tile)
    game.hold("building", bonus=5)
    game.play("bonus", "building", f"take {tile.key}", "on A1")
    assert (green.gold, green.silver_windows) == (1, 2)
    game.play("climb cathedral")
    assert green.row[1] == 1
    game.play("follow the arrow")
    assert (green.row[1], green.gold, green.stone, green.silver_windows) == (2, 0, 0, 0)
    game.play("step cathedral")
    assert (green.column[1], points(green)) == (2, 2)


def test_moving_sideways_first_misses_the_arrow():
    game = table(edit=ARROWS)
    purple = game.player("Purple", gold=1, stone=1, silver_windows=2, cathedral=(0, 1))
    game.give("Purple", "cathedral step 1")
    game.play("step cathedral", "climb cathedral")
    assert game.asks == "Purple: TakeTurn"
    assert purple.row[1] == 1


def test_the_arrow_may_be_declined_and_is_not_saved():
    game = table(edit=ARROWS)
    purple = game.player("Purple", gold=1, stone=1, silver_windows=2, cathedral=(0, 1))
    game.play("climb cathedral", "stay")
    assert (purple.row[1], purple.gold) == (1, 1)
    assert game.asks == "Purple: TakeTurn"


def test_moving_up_costs_two_silver_windows_as_often_as_one_likes():
    game = table()
    purple = game.player("Purple", silver_windows=5, gold=1, stone=1)
    game.play("climb wall", "climb cathedral")
    assert (purple.row, purple.silver_windows) == ([1, 1], 1)
    assert game.why_not("climb wall") == "no_silver_windows"


def test_entering_a_tier_costs_more():
    game = table()
    purple = game.player("Purple", silver_windows=2, gold=0, stone=1, cathedral=(1, 0))
    assert game.why_not("climb cathedral") == "cannot_enter_tier"
    purple.gold = 1
    game.play("climb cathedral")
    assert (purple.gold, purple.stone) == (0, 0)


def test_a_sideways_arrow_moves_one_more():
    game = table(edit={"hunger_wall": {1: {"squares": ". > 3 . . ."}}})
    purple = game.player("Purple")
    game.give("Purple", "wall step 1")
    game.play("step wall")
    assert (purple.column[0], points(purple)) == (2, 3)


def test_the_top_tier_of_the_cathedral_claims_a_final_scoring_tile():
    game = table()
    purple = game.player("Purple", silver_windows=2, gold=9, stone=9, cathedral=(3, 0))
    tile = game.cathedral_finals[1]
    game.play("climb cathedral", f"claim {tile.key}")
    assert purple.scoring == (tile,)
    assert tile not in game.state.cathedral_finals
    assert points(purple) == sum(effect.amount for effect in tile.effects)


def test_the_hunger_wall_has_no_such_tiles():
    game = table()
    game.player("Purple", silver_windows=2, gold=9, stone=9, wall=(3, 0))
    game.play("climb wall")
    assert game.asks == "Purple: TakeTurn"


def test_nobody_climbs_above_the_top_or_moves_beyond_the_last_column():
    game = table()
    game.player("Purple", silver_windows=2, gold=9, stone=9, wall=(5, 5))
    game.give("Purple", "wall step 1")
    assert game.why_not("climb wall") == "top_of_grid"
    assert game.why_not("step wall") == "last_column"


def test_an_ability_scores_every_row():
    game = table(edit=ARROWS)
    purple = game.player("Purple", gold=1, stone=1, silver_windows=2, cathedral=(0, 1))
    purple.technologies = (technology("points 2", "row up"),)
    game.play("climb cathedral", "follow the arrow")
    assert points(purple) == 4
