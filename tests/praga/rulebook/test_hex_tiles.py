"""Choosing hex tiles: special tiles and refreshing a row."""

from __future__ import annotations

import pytest

from praga.words import building, points, table, technology, upgrade, wall

SPECIAL_ONE = 1


def test_a_special_building_or_a_normal_one_and_a_point():
    """The tile was taken from a slot with a special tile or 1 point, for Construct a Building."""
    game = table()
    normal, special = building(gold=1), building(gold=2)
    game.offer("buildings", normal, None, None, special)
    purple = game.player("Purple", gold=5)
    game.act("building", bonus=SPECIAL_ONE)
    assert game.options == [f"take {normal.key}", f"take {special.key}"]
    game.play(f"take {normal.key}", "on A1")
    assert points(purple) == 1 + 1  # and one for the building itself, which has no cube


def test_taking_the_special_tile_uses_up_the_bonus():
    game = table()
    special = wall(stone=1)
    game.offer("walls", None, None, None, special)
    purple = game.player("Purple", stone=5)
    game.act("wall", bonus=SPECIAL_ONE)
    game.play(f"take {special.key}", "place 1")
    assert points(purple) == 0
    assert game.state.agenda.bonus == -1


def test_without_the_bonus_the_special_tile_is_out_of_reach():
    game = table()
    special = upgrade("wall")
    game.offer("upgrades", upgrade("road"), None, None, special)
    game.act("upgrade")
    assert game.why_not(f"take {special.key}") == "no_special_bonus"


def test_the_special_tile_is_not_for_the_extra_action():
    game = table()
    special = upgrade("wall")
    game.offer("upgrades", upgrade("road"), None, None, special)
    game.player("Purple", gold_windows=2)
    game.hold("mines", bonus=SPECIAL_ONE)
    game.play("extra action", "extra upgrade")
    assert game.why_not(f"take {special.key}") == "no_special_bonus"


def test_nor_for_the_action_of_a_technology():
    game = table()
    special = upgrade("wall")
    game.offer("upgrades", upgrade("road"), None, None, special)
    any_action = technology("any action")
    game.player("Purple", technologies=(any_action,))
    game.hold("mines", bonus=SPECIAL_ONE)
    game.play(f"use {any_action.key}", "upgrade")
    assert game.why_not(f"take {special.key}") == "no_special_bonus"


def test_a_tile_taken_is_replaced_from_its_stack():
    game = table()
    first, second = upgrade("wall"), upgrade("road")
    game.offer("upgrades", first)
    game.state.stacks[0] = (second,)
    game.act("upgrade")
    game.play(f"take {first.key}")
    assert game.state.rows[0][0] is second
    assert game.state.stacks[0] == ()


@pytest.mark.parametrize("good", ["gold", "stone"])
def test_refreshing_costs_one_gold_or_one_stone_and_replaces_two_tiles(good: str):
    game = table()
    tiles = [wall() for _ in range(6)]
    game.offer("walls", *tiles[:3])
    game.state.stacks[2] = tuple(tiles[3:])
    purple = game.player("Purple", gold=1, stone=1)
    game.play("refresh", f"refresh walls for {good}", f"remove {tiles[0].key} and {tiles[2].key}")
    assert (purple.gold, purple.stone) == ((0, 1) if good == "gold" else (1, 0))
    assert game.state.rows[1][:3] == (tiles[5], tiles[1], tiles[4])
    assert game.state.stacks[2] == (tiles[2], tiles[0], tiles[3])


def test_the_special_tile_may_be_one_of_the_two():
    game = table()
    one, special, other = building(), building(), building()
    game.offer("buildings", one, None, None, special)
    game.state.stacks[5] = (other,)
    game.play("refresh", "refresh buildings for gold")
    assert game.options == [f"remove {one.key} and {special.key}"]
    game.play(f"remove {one.key} and {special.key}")
    assert game.state.rows[2] == (one, None, None, other)


def test_a_row_is_refreshed_once_a_turn_even_before_the_action_tile():
    game = table()
    one, other = wall(), wall()
    game.offer("walls", one, other)
    game.play("refresh", "refresh walls for gold", f"remove {one.key} and {other.key}")
    assert game.why_not("refresh") == "refreshed_already"
    game.turn("Purple")
    assert "refresh" in game.options


def test_nothing_to_pay_nothing_to_refresh():
    game = table()
    game.offer("walls", wall(), wall())
    game.player("Purple", gold=0, stone=0)
    assert game.why_not("refresh") == "cannot_afford_refresh"
