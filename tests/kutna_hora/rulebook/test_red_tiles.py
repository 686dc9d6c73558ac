"""Red-patrician buildings: they come into play in the middle of the game."""

from __future__ import annotations

from itertools import permutations

import pytest

from groschen.games.kutna_hora.names import RED
from kutna_hora.words import guild_tile, table
from words import told


def reds(game) -> list[int]:
    """How many red tiles lie in each row of the town hall board."""
    return [sum(tile.patrician == RED for stack in row for tile in stack) for row in game.hall]


@pytest.mark.parametrize(("players", "enter"), [(2, 3), (3, 3), (4, 2)])
def test_red_buildings_enter_at_the_end_of_round_2_with_four_and_3_with_fewer_players(
    players: int, enter: int
):
    for number in range(1, enter):
        game = table(players=players, round=number)
        game.end_round()
        assert reds(game) == [0, 0, 0]
        assert len(game.red_waiting) == 3
    game = table(players=players, round=enter)
    happened = game.end_round()
    assert reds(game) == [1, 1, 1]
    assert game.red_waiting == ()
    assert len(told(happened, "RedTilesEntered")[0].tiles) == 3


def test_one_red_tile_lies_at_the_end_of_each_row():
    game = table(round=3)
    game.end_round()
    for row in game.hall:
        assert len(row) == 4
        assert len(row[-1]) == 1
        assert row[-1][0].patrician == RED


def test_in_a_shorter_row_the_red_tile_follows_the_last_stack():
    game = table(round=3)
    game.hall_row("A", [guild_tile("miners")])
    game.hall_row("B")
    game.end_round()
    assert [len(row) for row in game.hall] == [2, 1, 4]


def test_the_red_tiles_are_shuffled_and_any_may_come_to_any_row():
    orders = set()
    for seed in range(60):
        game = table(round=3)
        game.state.seed = seed
        waiting = [tile.key for tile in game.red_waiting]
        game.end_round()
        orders.add(tuple(row[-1][0].key for row in game.hall))
    assert orders == set(permutations(waiting))


def test_red_tiles_are_available_from_then_on():
    game = table(round=3)
    game.end_round()
    game.player("Blue", groschen=99)
    game.play("rights")
    assert {"rights A4", "rights B4", "rights C4"} <= set(game.options)


def test_a_red_tile_in_the_fourth_column_costs_3_permits():
    game = table(round=3, prices={"permits": 2})
    game.end_round()
    blue = game.player("Blue", groschen=10)
    game.play("rights", "rights A4")
    assert blue.groschen == 10 - 3 * 2
