"""Choosing hex tiles: special tiles and refreshing a row."""

from __future__ import annotations

import pytest

from praga.words import building, imagined, points, table, technology, upgrade, wall

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


def special_only(action: str, **has: object):
    """The row of this action shows nothing but its special tile."""
    game = table()
    tile = {"upgrade": upgrade("road"), "wall": wall(), "building": building()}[action]
    game.offer(f"{action}s", None, None, None, tile)
    game.player("Purple", **has)
    return game, tile


@pytest.mark.parametrize("action", ["upgrade", "wall", "building"])
def test_a_special_tile_alone_serves_only_who_has_its_bonus(action: str):
    """With no bonus, or that of a gold, the action is not possible; with a special tile's it is."""
    game, tile = special_only(action)
    for bonus in (-1, 3):
        game.hold(action, bonus=bonus)
        assert action not in game.options
        assert action in game.blocked
    game.hold(action, bonus=SPECIAL_ONE)
    assert action not in game.blocked
    game.play(action)
    assert game.options == [f"take {tile.key}"]


@pytest.mark.parametrize("action", ["wall", "building"])
def test_beside_a_normal_tile_it_stays_out_of_reach_too(action: str):
    game, special = special_only(action)
    normal = wall() if action == "wall" else building()
    game.offer(f"{action}s", normal, None, None, special)
    game.act(action, bonus=3)
    assert game.options == [f"take {normal.key}"]
    assert game.why_not(f"take {special.key}") == "no_special_bonus"


def test_no_bonus_is_not_that_of_the_last_sector():
    game = table(edit={"wheel": {12: {"bonus": "special 1"}}})
    tile = upgrade("road")
    game.offer("upgrades", None, None, None, tile)
    purple = game.player("Purple")
    game.hold("upgrade")
    assert "upgrade" in game.blocked
    game.act("mines")
    game.play("produce gold", "end turn")
    assert points(purple) == 0


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


@pytest.mark.parametrize(
    ("action", "words"),
    [("upgrade", "upgrade action"), ("wall", "wall action 2"), ("building", "building action 2")],
)
def test_nor_for_a_technology_with_an_action_of_its_own(action: str, words: str):
    use = technology(words)
    game, special = special_only(action, technologies=(use,))
    game.hold("mines", bonus=SPECIAL_ONE)
    assert f"use {use.key}" not in game.options
    normal = {"upgrade": upgrade("wall"), "wall": wall(), "building": building()}[action]
    game.offer(f"{action}s", normal, None, None, special)
    game.play(f"use {use.key}")
    assert game.options == [f"take {normal.key}"]


@pytest.mark.parametrize("action", ["upgrade", "wall", "building"])
def test_with_a_special_tile_alone_no_other_action_is_possible(action: str):
    any_action = technology("any action")
    game, _ = special_only(action, gold_windows=2, technologies=(any_action,))
    game.hold("mines", bonus=SPECIAL_ONE)
    game.play("extra action")
    assert f"extra {action}" not in game.options
    assert f"extra {action}" in game.blocked
    game, _ = special_only(action, technologies=(any_action,))
    game.hold("mines", bonus=SPECIAL_ONE)
    game.play(f"use {any_action.key}")
    assert action not in game.options
    assert action in game.blocked


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


def test_removed_tiles_are_known_to_lie_under_their_stack():
    """Whoever imagines the stack knows its two lowest tiles; those above may lie in any order."""
    game = table()
    tiles = [wall() for _ in range(8)]
    game.offer("walls", *tiles[:3])
    game.state.stacks[2] = tuple(tiles[3:])
    game.play("refresh", "refresh walls for gold", f"remove {tiles[0].key} and {tiles[2].key}")
    may_be = [imagined(game.state, seed, 2) for seed in range(12)]
    assert {stack[:2] for stack in may_be} == {(tiles[2], tiles[0])}
    assert {frozenset(stack) for stack in may_be} == {frozenset(game.state.stacks[2])}
    assert len({stack[2:] for stack in may_be}) > 1


def test_a_known_tile_that_comes_back_reveals_nothing_and_a_hidden_one_does():
    game = table()
    one, other, hidden = wall(), wall(), wall()
    game.offer("walls", one, other)
    before = game.state.reveals
    game.play("refresh", "refresh walls for gold", f"remove {one.key} and {other.key}")
    assert (game.state.rows[1][:2], game.state.reveals) == ((one, other), before)
    game.state.stacks[2] = (hidden,)
    game.turn("Purple").act("wall")
    game.play(f"take {one.key}", "place 1")
    assert (game.state.rows[1][:2], game.state.reveals) == ((hidden, other), before + 1)
    assert set(game.state.known) == {0}


def test_a_row_with_a_single_tile_cannot_be_refreshed():
    game = table()
    game.offer("walls", wall())
    game.offer("upgrades", None, upgrade("wall"))
    assert game.why_not("refresh") == "no_tile"
    one, special = building(), building()
    game.offer("buildings", None, None, one, special)
    game.play("refresh")
    assert game.options == ["refresh buildings for gold", "refresh buildings for stone"]
    game.play("refresh buildings for stone")
    assert game.options == [f"remove {one.key} and {special.key}"]


@pytest.mark.parametrize("good", ["gold", "stone"])
def test_only_what_one_has_pays_for_refreshing(good: str):
    game = table()
    game.offer("walls", wall(), wall())
    game.player("Purple", **({"gold": 0, "stone": 0} | {good: 1}))
    game.play("refresh")
    assert game.options == [f"refresh walls for {good}"]


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
