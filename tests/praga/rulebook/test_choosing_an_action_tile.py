"""Choosing an action tile: costs and points of its place, and the bonus of the wheel."""

from __future__ import annotations

import pytest

from groschen.engine.reasons import Obstacle
from groschen.games.praga.names import ACTIONS
from praga.words import Praga, building, points, table, technology, upgrade, wall

GOLD, SPECIAL_TWO, WINDOW, EGG_FOR_GOLD, STONE, SPECIAL_ONE = 3, 4, 5, 6, 7, 8
EGG_FOR_STONE = 11


def test_a_tile_offers_its_two_actions_and_one_of_them_is_performed():
    """Tile P shows mines and building; other actions could be performed as well, but not with it."""
    game = table()
    game.crane(P=5)
    game.offer("upgrades", upgrade("wall"))
    game.offer("buildings", building())
    game.offer("walls", wall())
    game.play(game.tile("P"))
    assert set(game.options) & set(ACTIONS) == {"mines", "building"}
    game.play("mines", "produce gold")
    assert not set(game.options) & set(ACTIONS)


def seen(game: Praga) -> set[str]:
    """The actions that are offered or blocked now."""
    return {*game.options, *game.blocked} & set(ACTIONS)


def test_the_actions_of_a_tile_are_in_sight_from_taking_it_until_one_is_performed():
    """Nothing is on offer, so that only mines and quarries are possible."""
    game = table()
    assert seen(game) == set()
    game.hold("mines")
    assert seen(game) == {"mines", "building"}
    game.play("mines", "produce gold")
    assert seen(game) == set()


def test_other_tiles_are_out_of_sight_once_one_is_taken():
    """Not even those that could not be paid."""
    game = table()
    game.crane(P=0, Q=1, R=5)
    game.player("Purple", gold=0)
    game.play(game.tile("R"))
    assert not [text for text in {*game.options, *game.blocked} if text.startswith("tile ")]


@pytest.mark.parametrize("position", [0, 1, 2, 3])
def test_a_tile_in_the_red_zone_costs_gold_at_once(position: int):
    game = table()
    game.crane(P=position)
    purple = game.player("Purple", gold=3, stone=2)
    game.play(game.tile("P"))
    assert (purple.gold, purple.stone) == (3 - game.box.crane_gold[position], 2)
    assert game.box.crane_gold[position] >= 1


def test_a_tile_that_cannot_be_paid_cannot_be_taken():
    game = table()
    game.crane(P=0, Q=5)
    game.player("Purple", gold=0)
    assert game.tile("P") not in game.options
    assert game.why_not(game.tile("P")) == "cannot_afford"


@pytest.mark.parametrize("position", [5, 6])
def test_a_tile_in_the_green_zone_costs_and_scores_nothing(position: int):
    game = table()
    game.crane(P=position)
    purple = game.player("Purple", gold=0)
    game.play(game.tile("P"))
    assert (purple.gold, points(purple)) == (0, 0)


@pytest.mark.parametrize("position", [7, 8, 9, 10, 11])
def test_a_tile_in_the_blue_zone_scores_its_points_at_once(position: int):
    game = table()
    game.crane(P=position)
    purple = game.player("Purple")
    game.play(game.tile("P"))
    assert points(purple) == game.box.crane_points[position] > 0


def test_the_last_blue_space_is_worth_5():
    assert table().box.crane_points[11] == 5


@pytest.mark.parametrize(
    ("sector", "what"),
    [(2, "stone"), (3, "gold"), (5, "silver_windows"), (7, "stone"), (9, "gold"), (10, "silver_windows")],
)
def test_the_bonus_of_the_wheel_now(sector: int, what: str):
    game = table()
    purple = game.player("Purple", gold=0, stone=0)
    game.hold("mines", bonus=sector)
    game.play("bonus")
    assert getattr(purple, what) == 1
    assert "bonus" not in game.options


def test_the_bonus_may_wait_until_later_in_the_turn():
    game = table()
    purple = game.player("Purple", gold=0)
    game.act("mines", bonus=GOLD)
    game.play("produce gold", "bonus")
    assert purple.gold == 4


def test_an_egg_may_be_bought_with_gold_earned_by_the_action():
    """Without gold the egg cannot be bought at once, but the tile's action brings gold."""
    game = table()
    purple = game.player("Purple", gold=0)
    game.hold("mines", bonus=EGG_FOR_GOLD)
    assert game.why_not("bonus") == "cannot_afford"
    game.play("mines", "produce gold", "bonus")
    assert (purple.gold, purple.eggs) == (2, 1)


@pytest.mark.parametrize(("bonus", "good"), [(EGG_FOR_GOLD, "gold"), (EGG_FOR_STONE, "stone")])
def test_a_missing_price_names_what_is_missing(bonus: int, good: str):
    game = table()
    game.player("Purple", gold=0, stone=0)
    game.hold("mines", bonus=bonus)
    assert game.blocked["bonus"] == Obstacle("cannot_afford", cost=1, good=good, have=0)


def test_an_egg_for_stone():
    game = table()
    purple = game.player("Purple", stone=2)
    game.hold("mines", bonus=EGG_FOR_STONE)
    game.play("bonus")
    assert (purple.stone, purple.eggs) == (1, 1)


def test_the_egg_need_not_be_bought():
    game = table()
    purple = game.player("Purple")
    game.act("mines", bonus=EGG_FOR_GOLD)
    game.play("produce gold", "end turn")
    assert (purple.gold, purple.eggs) == (5, 0)


def test_a_special_tile_that_is_not_used_is_points():
    game = table()
    purple = game.player("Purple")
    game.act("mines", bonus=SPECIAL_TWO)
    game.play("produce gold")
    assert points(purple) == 2


def test_it_is_points_once():
    game = table()
    purple = game.player("Purple")
    game.act("mines", bonus=SPECIAL_TWO)
    game.play("produce gold", "end turn")
    assert points(purple) == 2


def test_no_bonus_is_not_that_of_the_last_sector():
    game = table(edit={"wheel": {12: {"bonus": "gold 1"}}})
    purple = game.player("Purple", gold=0)
    game.act("quarries")
    game.play("raise quarries", "end turn")
    assert purple.gold == 0


def test_nor_is_it_when_an_open_street_is_used_at_the_end_of_the_turn():
    game = table(edit={"wheel": {12: {"bonus": "gold 1"}}, "road": {1: {"first": "stone 2"}}})
    purple = game.player("Purple", gold=0, stone=0)
    game.act("road")
    game.play("end turn")
    assert (purple.gold, purple.stone) == (0, 2)


def test_an_ability_adds_a_point_once_when_the_choice_scores():
    game = table()
    game.crane(P=9)
    purple = game.player("Purple", technologies=(technology("points 1", "tile points"),))
    game.play(game.tile("P"))
    assert points(purple) == game.box.crane_points[9] + 1
    game.state.agenda.bonus = SPECIAL_ONE
    game.state.side = tuple([(0, 1)] * 6)
    game.play("mines", "produce gold")
    assert points(purple) == game.box.crane_points[9] + 1 + 1


def test_it_adds_nothing_while_the_choice_scores_nothing():
    """From the green zone there are no points; those of the special tile come later, and then one more."""
    game = table()
    game.crane(P=5)
    purple = game.player("Purple", technologies=(technology("points 1", "tile points"),))
    game.play(game.tile("P"))
    assert points(purple) == 0
    game.state.agenda.bonus = SPECIAL_TWO
    game.play("mines", "produce gold")
    assert points(purple) == 2 + 1


def test_an_ability_adds_to_the_bonus_of_the_wheel():
    game = table()
    purple = game.player("Purple", gold=0, technologies=(technology("gold 1, points 1", "wheel gold"),))
    game.hold("mines", bonus=GOLD)
    game.play("bonus")
    assert (purple.gold, points(purple)) == (2, 1)


@pytest.mark.parametrize(
    ("sector", "trigger", "gained"),
    [
        (GOLD, "wheel gold", "gold"),
        (STONE, "wheel stone", "stone"),
        (WINDOW, "wheel silver window", "silver_windows"),
        (EGG_FOR_GOLD, "wheel egg", "eggs"),
    ],
)
def test_each_bonus_of_the_wheel_has_its_own_ability(sector: int, trigger: str, gained: str):
    game = table()
    kinds = ("wheel gold", "wheel stone", "wheel silver window", "wheel egg")
    abilities = tuple(technology("points 1", kind) for kind in kinds if kind == trigger)
    others = tuple(technology("points 10", kind) for kind in kinds if kind != trigger)
    purple = game.player("Purple", gold=1, stone=0, technologies=abilities + others)
    game.hold("mines", bonus=sector)
    game.play("bonus")
    assert getattr(purple, gained) == (2 if gained == "gold" else 1)
    assert points(purple) == 1


def test_the_turn_cannot_end_before_a_tile_is_taken_and_its_action_performed():
    game = table()
    assert game.why_not("end turn") == "no_action_tile"
    game.hold("mines")
    assert game.why_not("end turn") == "action_not_performed"
    game.play("mines", "produce gold")
    assert "end turn" in game.options
