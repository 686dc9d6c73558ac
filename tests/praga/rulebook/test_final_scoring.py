"""Final scoring and winning."""

from __future__ import annotations

import pytest

from groschen.games.praga import RULES
from groschen.games.praga.actions.city import RewardOpenPlazas
from praga.words import building, plaza, points, table, wall


def test_a_plaza_that_is_not_complete_gives_its_lower_reward_to_every_claim():
    game = table()
    game.plaza_tile("A", plaza("gold 9", "points 4"))
    game.build("A1", building(cube=True), owner="Purple")
    game.build("A2", building(gold=2, cube=True), owner="Blue")
    game.state.stack.clear()
    game.state.is_over = True
    game.run(RewardOpenPlazas())
    assert [points(game.player(colour)) for colour in ("Purple", "Blue", "Green")] == [4, 4, 0]


def test_it_gives_the_reward_once_to_every_player_however_many_cubes():
    game = table()
    game.plaza_tile("A", plaza("gold 9", "points 4"))
    game.build("A1", building(cube=True), owner="Purple")
    game.build("A2", building(cube=True), owner="Purple")
    game.state.stack.clear()
    game.state.is_over = True
    game.run(RewardOpenPlazas())
    assert points(game.player("Purple")) == 4


def test_the_last_turn_ends_the_game_and_rewards_the_open_plazas():
    game = table(players=2)
    game.plaza_tile("A", plaza("gold 9", "points 4"))
    game.build("A1", building(cube=True), owner="Blue")
    game.state.platform, game.state.era = 1, 2
    game.state.box_at = game.box.hole - 1
    game.crane(P=5, Q=6)
    game.turn("Blue").hold("mines")
    game.play("mines", "produce gold", "end turn")
    assert game.asks == "nobody"
    assert game.is_over
    assert (points(game.player("Purple")), points(game.player("Blue"))) == (0, 4)


@pytest.mark.parametrize(("university", "worth"), [(0, 0), (8, 21)])
def test_seven_technology_steps_are_worth_nothing_or_21(university: int, worth: int):
    game = table()
    game.player("Purple", technology=7, university=university)
    assert game.scores("Purple")["academics"] == worth


@pytest.mark.parametrize("worth", [1, 2, 3])
def test_each_space_of_technology_is_worth_what_the_university_says(worth: int):
    game = table()
    game.player("Purple", technology=5, university=game.box.multipliers.index(worth))
    assert game.scores("Purple")["academics"] == 5 * worth


def test_the_top_of_the_cathedral_and_three_red_tokens():
    """The top row is worth 13; in a column of 3 three red tokens are worth 9."""
    game = table()
    column = game.projects[1].column_points.index(3)
    game.player("Green", cathedral=(5, column), red=3, blue=7)
    assert game.scores("Green")["cathedral"] == 13 + 9


def test_the_hunger_wall_counts_blue_tokens():
    game = table()
    grid = game.projects[0]
    game.player("Purple", wall=(2, 4), red=7, blue=2)
    assert game.scores("Purple")["hunger wall"] == grid.row_points[2] + 2 * grid.column_points[4]


@pytest.mark.parametrize(("walls", "worth"), [(0, 0), (2, 0), (3, 4), (4, 10), (5, 10), (6, 18), (8, 18)])
def test_walls(walls: int, worth: int):
    game = table()
    for place in range(1, walls + 1):
        game.wall_at("Purple", place, wall())
    assert game.scores("Purple")["walls"] == worth


@pytest.mark.parametrize(("eggs", "worth"), [(0, 0), (1, 0), (2, 3), (3, 6), (4, 10), (7, 10)])
def test_leftover_eggs(eggs: int, worth: int):
    game = table()
    game.player("Purple", eggs=eggs)
    assert game.scores("Purple")["eggs"] == worth


def with_seals(*keys: str, **has: int) -> int:
    game = table()
    game.player("Purple", **has)
    game.state.seals = tuple([0 if seal.key in keys else -1 for seal in game.box.seals])
    return game.scores("Purple")["abilities"]


def test_seals_buy_points_for_gold_stone_and_pairs():
    """Five gold and eight stone are five pairs: 15 points. Nine gold are 18."""
    assert with_seals("gold seal", gold=9, stone=4) == 18
    assert with_seals("stone seal", gold=1, stone=9) == 18
    assert with_seals("pair seal", gold=5, stone=8) == 15
    assert with_seals("six points seal", gold=5, stone=8) == 6


def test_what_makes_no_pair_goes_to_the_seal_of_its_good():
    """Three points for the pair, two for each gold or stone that is left."""
    assert with_seals("pair seal", "stone seal", gold=1, stone=4) == 3 + 3 * 2
    assert with_seals("pair seal", "gold seal", gold=4, stone=1) == 3 + 3 * 2


def test_a_seal_is_worth_nothing_to_others():
    game = table()
    game.player("Purple", gold=9)
    game.state.seals = tuple([1 if seal.key == "gold seal" else -1 for seal in game.box.seals])
    assert game.scores("Purple")["abilities"] == 0
    assert game.scores("Blue")["abilities"] == 2 * 2


@pytest.mark.parametrize(
    ("word", "worth"),
    [("university", 8), ("mines", 8), ("quarries", 7), ("upgrades", 9), ("walls", 4), ("rows", 2 * (3 + 1))],
)
def test_final_scoring_tiles(word: str, worth: int):
    game = table()
    rows = {row.key: row for row in game.box.tables["bridge_tiles"]}
    tile = next(tile for tile in game.box.bridge_tiles if rows[tile.key].scoring.startswith(word))
    purple = game.player("Purple", university=8, mines=8, quarries=7, scoring=(tile,), wall=(2, 0))
    purple.upgrades = (2, 1)
    game.wall_at("Purple", 1, wall())
    game.wall_at("Purple", 7, wall())
    assert game.scores("Purple")["abilities"] == worth


@pytest.mark.parametrize(("walls", "worth"), [(0, 0), (1, 2), (3, 6), (7, 14)])
def test_the_tile_for_walls_counts_every_wall(walls: int, worth: int):
    game = table()
    tile = next(tile for tile in game.box.bridge_tiles if tile.key == "gate tower")
    game.player("Purple", scoring=(tile,))
    for place in range(1, walls + 1):
        game.wall_at("Purple", place, wall())
    assert game.scores("Purple")["abilities"] == worth


def test_the_tile_for_rows_counts_both_projects_and_several_tiles_add_up():
    game = table()
    tiles = {tile.key: tile for tile in game.box.bridge_tiles}
    both = (tiles["parlers tower"], tiles["rectors tower"])
    game.player("Purple", university=3, scoring=both, wall=(5, 0), cathedral=(1, 0))
    game.state.seals = tuple([0 if seal.key == "six points seal" else -1 for seal in game.box.seals])
    assert game.scores("Purple")["abilities"] == 2 * (6 + 2) + 3 + 6


def test_the_total_is_the_sum_of_all():
    game = table()
    game.player("Purple", eggs=4, technology=8, university=8)
    purple = game.scores("Purple")
    assert purple["total"] == sum(value for name, value in purple.items() if name != "total") == 34


def test_ties_go_to_the_player_who_started_later():
    game = table(players=4)
    assert RULES.ranking(game.state) == [[3], [2], [1], [0]]
    game.player("Purple", eggs=2)
    assert RULES.ranking(game.state) == [[0], [3], [2], [1]]
