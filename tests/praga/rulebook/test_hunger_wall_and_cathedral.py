"""The Hunger Wall and St. Vitus Cathedral."""

from __future__ import annotations

import pytest

from groschen.games.praga.names import PROJECTS
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


def test_the_hunger_wall_has_arrows_and_points_of_its_own():
    """Up to a square with an arrow, along it into the next tier, and to the left onto 2 points."""
    squares = {2: {"squares": ". ^ . . . ."}, 3: {"squares": ". 1 2 . . .", "gold": 2, "stone": 1}}
    game = table(edit={"hunger_wall": squares})
    purple = game.player("Purple", gold=3, stone=3, silver_windows=2, wall=(0, 1))
    game.give("Purple", "wall step 1")
    game.play("climb wall", "follow the arrow")
    assert (purple.row, purple.gold, purple.stone, points(purple)) == ([2, 0], 1, 2, 1)
    game.play("step wall")
    assert (purple.column, points(purple)) == ([2, 0], 1 + 2)


def test_an_arrow_within_a_tier_costs_nothing():
    game = table(edit={"hunger_wall": {1: {"squares": ". ^ . . . ."}}})
    purple = game.player("Purple", gold=0, stone=0)
    game.give("Purple", "wall step 1")
    game.play("step wall", "follow the arrow")
    assert (purple.row, purple.column) == ([1, 0], [1, 0])


def test_an_arrow_up_that_is_reached_sideways_may_be_followed_too():
    game = table(edit={"cathedral": {2: {"squares": ". > ^ . . ."}}})
    purple = game.player("Purple", gold=1, stone=1, cathedral=(1, 0))
    game.give("Purple", "cathedral step 1")
    game.play("step cathedral", "follow the arrow")
    assert (purple.row[1], purple.column[1]) == (2, 2)


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


@pytest.mark.parametrize("project", ["wall", "cathedral"])
@pytest.mark.parametrize("row", [2, 4])
def test_each_tier_of_both_projects_costs_what_it_shows(project: str, row: int):
    """Tier II begins in the third row, tier III in the fifth."""
    table_name = "hunger_wall" if project == "wall" else "cathedral"
    game = table(edit={table_name: {row + 1: {"gold": 2, "stone": 3}}})
    purple = game.player("Purple", silver_windows=2, gold=1, stone=3, **{project: (row - 1, 0)})
    game.state.cathedral_finals = ()
    assert game.why_not(f"climb {project}") == "cannot_enter_tier"
    game.player("Purple", gold=2, stone=2)
    assert game.why_not(f"climb {project}") == "cannot_enter_tier"
    game.player("Purple", gold=2, stone=3)
    game.play(f"climb {project}")
    assert (purple.gold, purple.stone, purple.silver_windows) == (0, 0, 0)
    assert purple.row[PROJECTS.index(project)] == row


@pytest.mark.parametrize("project", ["wall", "cathedral"])
@pytest.mark.parametrize("row", [1, 3, 5])
def test_within_a_tier_a_row_costs_only_the_windows(project: str, row: int):
    game = table()
    purple = game.player("Purple", silver_windows=2, gold=0, stone=0, **{project: (row - 1, 0)})
    game.play(f"climb {project}")
    assert purple.row[PROJECTS.index(project)] == row


def test_a_sideways_arrow_moves_one_more():
    game = table(edit={"hunger_wall": {1: {"squares": ". > 3 . . ."}}})
    purple = game.player("Purple")
    game.give("Purple", "wall step 1")
    game.play("step wall")
    assert (purple.column[0], points(purple)) == (2, 3)


def test_so_it_does_on_the_cathedral_and_arrows_follow_each_other():
    game = table(edit={"cathedral": {1: {"squares": ". > > 3 . ."}}})
    purple = game.player("Purple")
    game.give("Purple", "cathedral step 1")
    game.play("step cathedral")
    assert (purple.column, points(purple)) == ([0, 3], 3)


@pytest.mark.parametrize(("project", "name"), [("wall", "hunger_wall"), ("cathedral", "cathedral")])
def test_points_on_a_square_are_scored_on_the_way_up_too(project: str, name: str):
    game = table(edit={name: {2: {"squares": "4 . . . . ."}}})
    purple = game.player("Purple", silver_windows=2)
    game.play(f"climb {project}")
    assert points(purple) == 4


def test_an_ability_scores_every_sideways_move():
    game = table(edit={"hunger_wall": {1: {"squares": ". > . . . ."}}})
    purple = game.player("Purple", technologies=(technology("points 2", "sideways"),))
    game.give("Purple", "wall step 1, cathedral step 1")
    game.play("step wall", "step cathedral")
    assert points(purple) == 2 * (2 + 1)


def test_the_top_tier_of_the_cathedral_claims_a_final_scoring_tile():
    game = table()
    purple = game.player("Purple", silver_windows=2, gold=9, stone=9, cathedral=(3, 0))
    tile = game.cathedral_finals[1]
    game.play("climb cathedral", f"claim {tile.key}")
    assert purple.scoring == (tile,)
    assert tile not in game.state.cathedral_finals
    assert points(purple) == sum(effect.amount for effect in tile.effects)


def test_the_tile_may_be_left_there():
    game = table()
    purple = game.player("Purple", silver_windows=2, gold=9, stone=9, cathedral=(3, 0))
    tiles = game.cathedral_finals
    game.play("climb cathedral")
    assert game.options == [*(f"claim {tile.key}" for tile in tiles), "no tile"]
    game.play("no tile")
    assert (purple.scoring, game.state.cathedral_finals) == ((), tiles)


def test_the_other_tiles_stay_by_the_cathedral():
    for index in range(3):
        game = table()
        game.player("Purple", silver_windows=2, gold=9, stone=9, cathedral=(3, 0))
        tiles = list(game.cathedral_finals)
        game.play("climb cathedral", f"claim {tiles.pop(index).key}")
        assert list(game.state.cathedral_finals) == tiles


def test_nobody_claims_a_second_tile_in_the_row_above():
    game = table()
    purple = game.player("Purple", silver_windows=4, gold=9, stone=9, cathedral=(3, 0))
    tile = game.cathedral_finals[0]
    game.play("climb cathedral", f"claim {tile.key}", "climb cathedral")
    assert game.asks == "Purple: TakeTurn"
    assert (purple.row[1], purple.scoring) == (5, (tile,))


def test_the_second_tier_claims_nothing():
    game = table()
    game.player("Purple", silver_windows=2, gold=9, stone=9, cathedral=(1, 0))
    game.play("climb cathedral")
    assert game.asks == "Purple: TakeTurn"


def test_with_all_tiles_claimed_the_top_tier_gives_none():
    game = table()
    game.player("Purple", silver_windows=2, gold=9, stone=9, cathedral=(3, 0))
    game.state.cathedral_finals = ()
    game.play("climb cathedral")
    assert game.asks == "Purple: TakeTurn"


def test_the_hunger_wall_has_no_such_tiles():
    game = table()
    game.player("Purple", silver_windows=2, gold=9, stone=9, wall=(3, 0))
    game.play("climb wall")
    assert game.asks == "Purple: TakeTurn"


@pytest.mark.parametrize("project", ["wall", "cathedral"])
def test_nobody_climbs_above_the_top_or_moves_beyond_the_last_column(project: str):
    game = table()
    purple = game.player("Purple", silver_windows=2, gold=9, stone=9, **{project: (5, 4)})
    game.give("Purple", f"{project} step 2")
    game.play(f"step {project}")
    assert purple.column[PROJECTS.index(project)] == 5
    assert game.why_not(f"climb {project}") == "top_of_grid"
    assert game.why_not(f"step {project}") == "last_column"
    assert not {f"climb {project}", f"step {project}"} & set(game.options)


def test_an_ability_scores_every_row():
    game = table(edit=ARROWS)
    purple = game.player("Purple", gold=1, stone=1, silver_windows=2, cathedral=(0, 1))
    purple.technologies = (technology("points 2", "row up"),)
    game.play("climb cathedral", "follow the arrow")
    assert points(purple) == 4
