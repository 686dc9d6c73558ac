"""The bonus of an upgrade and the payment of its action: which comes first, what pays, who is asked."""

from __future__ import annotations

import pytest

from groschen.engine.reasons import Obstacle
from groschen.games.praga import RULES
from praga.words import Praga, building, points, table, technology, upgrade, wall

SITES = range(1, len(RULES.tables["sites"]) + 1)
ASKED = ["bonus before paying", "bonus after paying"]


def without_sites(game: Praga, *, dear: bool) -> None:
    """Every site of the Old Town is built on, or every other one."""
    for site in game.box.sites:
        if bool(site.gold) == dear:
            game.build(site.key, building())


# Who is asked


@pytest.mark.parametrize("good", ["gold", "stone"])
@pytest.mark.parametrize("action", ["mines", "quarries", "road"])
def test_an_action_that_costs_neither_gold_nor_stone_has_its_bonus_at_once(action: str, good: str):
    game = table()
    game.player("Purple", gold=9, stone=9, upgrades=[upgrade(action, f"{good} 2")])
    game.act(action)
    assert not set(ASKED) & set(game.options)


@pytest.mark.parametrize(
    ("costs", "good", "is_asked"),
    [
        ((3, 0), "gold", True),
        ((0, 3), "stone", True),
        ((3, 0), "stone", False),
        ((0, 3), "gold", False),
        ((0, 0), "gold", False),
        ((9, 0), "gold", True),
        ((0, 9), "stone", True),
    ],
)
@pytest.mark.parametrize("action", ["wall", "building"])
def test_only_a_payment_of_the_same_good_makes_room_for_the_bonus(
    action: str, costs: tuple[int, int], good: str, is_asked: bool
):
    game = table()
    without_sites(game, dear=True)
    gold, stone = costs
    game.offer("walls", wall(gold=gold, stone=stone))
    game.offer("buildings", building(gold=gold, stone=stone))
    game.player("Purple", gold=9, stone=9, upgrades=[upgrade(action, f"{good} 1")])
    game.act(action)
    assert (game.options == ASKED) == is_asked


@pytest.mark.parametrize(("action", "good"), [("wall", "stone"), ("wall", "gold"), ("building", "gold")])
def test_one_tile_that_costs_something_is_enough_to_be_asked(action: str, good: str):
    game = table()
    without_sites(game, dear=True)
    game.offer("walls", wall(), wall(**{good: 3}))
    game.offer("buildings", building(), building(**{good: 3}))
    game.player("Purple", gold=9, stone=9, upgrades=[upgrade(action, f"{good} 1")])
    game.act(action)
    assert game.options == ASKED


def test_so_is_a_building_with_stone_beside_one_without():
    game = table()
    game.offer("buildings", building(), building(stone=3))
    game.player("Purple", gold=2, stone=9, upgrades=[upgrade("building", "stone 1")])
    game.act("building")
    assert game.options == ASKED


def test_the_gold_of_a_site_makes_room_too():
    game = table()
    without_sites(game, dear=False)
    game.offer("buildings", building())
    game.player("Purple", gold=9, upgrades=[upgrade("building", "gold 1")])
    game.act("building")
    assert game.options == ASKED


def test_a_tile_that_takes_the_last_gold_makes_room():
    game = table()
    without_sites(game, dear=True)
    game.offer("buildings", building(gold=8))
    game.player("Purple", gold=8, upgrades=[upgrade("building", "gold 2")])
    game.act("building")
    assert game.options == ASKED


@pytest.mark.parametrize(("cost", "is_asked"), [(2, False), (9, True), (3, True)])
@pytest.mark.parametrize(("action", "good"), [("wall", "stone"), ("building", "gold")])
def test_what_a_technology_takes_off_the_price_makes_no_room(
    action: str, good: str, cost: int, is_asked: bool
):
    """Two less: a tile for two costs nothing, one for nine can be paid with eight."""
    game = table()
    without_sites(game, dear=True)
    game.offer(f"{action}s", wall(stone=cost) if action == "wall" else building(gold=cost))
    use = technology(f"{action} action 2")
    has = {good: 8, "technologies": (use,), "upgrades": [upgrade(action, f"{good} 2")]}
    game.player("Purple", **has)
    game.play(f"use {use.key}")
    assert (game.options == ASKED) == is_asked


@pytest.mark.parametrize(("gold", "is_asked"), [(7, False), (8, True)])
def test_nobody_is_asked_while_there_is_room_for_the_bonus(gold: int, is_asked: bool):
    game = table()
    game.offer("buildings", building(gold=3))
    game.player("Purple", gold=gold, upgrades=[upgrade("building", "gold 2")])
    game.act("building")
    assert (game.options == ASKED) == is_asked


@pytest.mark.parametrize("bonus", ["points 1 | stone 2", "points 1, stone 2", "stone 1, stone 1"])
def test_the_most_that_a_bonus_brings_needs_room(bonus: str):
    game = table()
    game.offer("walls", wall(stone=3))
    game.player("Purple", stone=8, upgrades=[upgrade("wall", bonus)])
    game.act("wall")
    assert game.options == ASKED


# After the payment


def test_after_a_building_is_paid_its_upgrade_fills_the_room():
    game = table()
    tile = building(gold=3)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=9, upgrades=[upgrade("building", "gold 2")])
    game.act("building")
    game.play("bonus after paying", f"take {tile.key}")
    assert purple.gold == 9 - 3 + 2
    game.play("on A1")
    assert game.state.city[game.site("A1")] is tile


def test_a_bonus_that_just_has_room_comes_before_the_site():
    """Nine gold again, and the bonus of nine with them; then the site is paid."""
    game = table(edit={"wealth": {3: {"effects": "egg 1"}}})
    tile = building(gold=2)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=9, upgrades=[upgrade("building", "gold 2")])
    game.act("building")
    game.play("bonus after paying", f"take {tile.key}", f"on {game.sites('D')[0]}")
    assert (purple.gold, purple.eggs) == (8, 1)


def test_only_after_the_payment_there_may_be_enough_for_a_site():
    """Before it, one of two gold would be lost, and the dear site could not be paid."""
    game = table(edit={"sites": {number: {"gold": 2} for number in SITES}})
    tile = building(gold=8)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=8, upgrades=[upgrade("building", "gold 2")])
    game.act("building")
    game.play("bonus after paying", f"take {tile.key}", "on A1")
    assert purple.gold == 0


# What pays


@pytest.mark.parametrize(("action", "bonus"), [("wall", "gold 2"), ("building", "stone 2")])
def test_a_bonus_of_another_good_does_not_pay(action: str, bonus: str):
    game = table()
    game.offer("walls", wall(stone=3))
    game.offer("buildings", building(gold=3))
    game.player("Purple", gold=1, stone=1, upgrades=[upgrade(action, bonus)])
    game.hold(action)
    assert game.why_not(action) == "cannot_afford_tile"


@pytest.mark.parametrize(
    ("stone", "wealth", "is_possible"),
    [(4, ("six stone",), True), (3, ("six stone",), False), (4, ("six gold",), False)],
    ids=str,
)
def test_a_wealth_bonus_pays_if_it_is_reached_for_the_first_time(
    stone: int, wealth: tuple[str, ...], is_possible: bool
):
    """Two stone reach six, which brings two gold for the building; the bonus of six stone comes once."""
    game = table(edit={"wealth": {2: {"effects": "gold 2"}}})
    game.offer("buildings", building(gold=3))
    game.player("Purple", gold=1, stone=stone, wealth=wealth, upgrades=[upgrade("building", "stone 2")])
    game.hold("building")
    assert ("building" in game.options) == is_possible


def test_an_action_that_the_bonus_brings_does_not_pay():
    """Quarries would bring the stone, but nobody counts on another action."""
    game = table()
    game.offer("walls", wall(stone=3))
    game.player("Purple", stone=2, upgrades=[upgrade("wall", "any action")])
    game.hold("wall")
    assert game.why_not("wall") == "cannot_afford_tile"


def test_a_technology_that_the_bonus_draws_is_passed_over_on_the_way_to_its_stone():
    game = table()
    tile = wall(stone=3)
    game.offer("walls", tile)
    game.next_technologies(4, technology("produce stone", level=4))
    upgraded = upgrade("wall", "technology 1, stone 1")
    game.player("Purple", stone=2, technology=5, upgrades=[upgraded])
    game.act("wall")
    assert game.asks == "Purple: KeepTechnology"


def test_a_technology_that_is_only_just_drawn_does_not_pay():
    game = table()
    game.offer("walls", wall(stone=3))
    game.next_technologies(4, technology("produce stone", level=4))
    game.player("Purple", stone=2, technology=5, upgrades=[upgrade("wall", "technology 1")])
    game.hold("wall")
    assert game.why_not("wall") == "cannot_afford_tile"


def test_any_reward_may_be_chosen_if_none_of_them_can_pay():
    """The wall comes as a reward of its own, and nobody asked whether it can be paid."""
    game = table()
    game.offer("walls", wall(stone=9))
    purple = game.player("Purple", stone=0, upgrades=[upgrade("wall", "points 3 | egg 1")])
    game.give("Purple", "wall action 1")
    assert game.options == ["points 3", "egg 1"]
    game.play("points 3")
    assert (points(purple), game.asks) == (3, "Purple: TakeTurn")


def arrow_before_a_wall(stone: int, action: str) -> Praga:
    """The upgrade of Wall brings a row up, to an arrow into a tier for one stone; the wall costs three."""
    game = table(edit={"cathedral": {2: {"squares": "^ . . . . ."}, 3: {"gold": 0, "stone": 1}}})
    game.offer("walls", wall(stone=3))
    game.player("Purple", stone=stone, upgrades=[upgrade("wall", "row up 1")])
    if action:
        game.give("Purple", action)
    else:
        game.act("wall")
    game.play("up the cathedral")
    return game


def test_an_arrow_is_not_followed_for_what_the_wall_costs():
    game = arrow_before_a_wall(3, "")
    assert (game.options, game.why_not("follow the arrow")) == (["stay"], "needed_to_pay")
    game = arrow_before_a_wall(4, "")
    assert game.options == ["follow the arrow", "stay"]


def test_one_may_always_stay_even_if_the_wall_cannot_be_paid_at_all():
    game = arrow_before_a_wall(1, "wall action 1")
    assert "stay" in game.options
    game.play("stay")
    assert game.asks == "Purple: TakeTurn"


def test_an_egg_spent_on_the_way_is_missing_for_the_road():
    """The upgrade of the road brings any action; another road takes the only egg."""
    game = table()
    game.state.bridge_stack = ()
    purple = game.player("Purple", road=3, eggs=1, upgrades=[upgrade("road", "any action")])
    game.act("road")
    game.play("road")
    assert game.asks == "Purple: ChooseAction"
    game.play("mines", "produce gold")
    assert (purple.road, purple.eggs, game.asks) == (4, 0, "Purple: TakeTurn")


# What the reason says


@pytest.mark.parametrize("order", [1, -1])
def test_the_cheapest_tile_says_what_is_missing(order: int):
    game = table()
    game.offer("walls", *[wall(stone=5), wall(gold=4, stone=2)][::order])
    game.offer("buildings", *[building(gold=8), building(gold=4, stone=3)][::order])
    game.player("Purple", gold=0, stone=0)
    game.state.side = ((3, 4),) * 6
    game.hold("wall")
    assert game.blocked["wall"] == Obstacle("cannot_afford_tile", cost=5)
    assert game.blocked["building"] == Obstacle("cannot_afford_tile", cost=7)


def test_a_wall_for_gold_alone_is_a_tile_that_cannot_be_paid():
    game = table()
    game.offer("walls", wall(gold=4))
    game.player("Purple", gold=3)
    game.hold("wall")
    assert game.blocked["wall"] == Obstacle("cannot_afford_tile", cost=4)
    game.offer("walls")
    assert game.why_not("wall") == "no_tile"


def test_the_cheapest_free_site_decides_whether_a_building_can_be_had():
    game = table(edit={"sites": {number: {"gold": 3} for number in SITES} | {5: {"gold": 1}}})
    game.offer("buildings", building(gold=2))
    game.player("Purple", gold=3)
    game.hold("building")
    assert "building" in game.options
    game.build(game.box.sites[4].key, building())
    assert game.why_not("building") == "cannot_afford_site"
