"""Every ruling of RULINGS.md on Praga, pinned by the test of the same number."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from groschen.games.praga import RULES, effects, hidden
from groschen.games.praga.actions.city import RewardOpenPlazas
from groschen.games.praga.box import pieces
from groschen.games.praga.names import BUILDING, MINES, NO_TILE, NOBODY, PARLER, ROAD, WALL
from groschen.games.praga.setup import set_up, settle_options
from praga.words import Praga, building, imagined, plaza, points, table, technology, upgrade, wall
from words import told

RULINGS = (Path(__file__).resolve().parents[2] / "RULINGS.md").read_text()
STONE, GOLD, SPECIAL_TWO, EGG_FOR_GOLD = 2, 3, 4, 6


def test_rulings_and_their_tests_have_the_same_numbers():
    chapter = RULINGS.split("## Praga")[1].split("\n## ")[0]
    numbers = [int(number) for number in re.findall(r"^\| P(\d+) \|", chapter, re.MULTILINE)]
    names = [re.match(r"test_p(\d+)_", name) for name in dir(sys.modules[__name__])]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(name[1]) for name in names if name} == set(numbers)


def test_p1_a_turn_ends_without_an_action_only_if_the_tile_allows_none():
    game = table()
    game.player("Purple", stone=0, road=5)
    game.state.side = ((3, 5),) * 6
    game.hold("wall")
    assert game.options[-1] == "end turn"
    game.offer("walls", wall(stone=0))
    assert "end turn" not in game.options
    assert game.why_not("end turn") == "action_not_performed"


def held(bonus: int = NO_TILE, **has: object) -> Praga:
    """Purple has a tile for a building or the road in hand; the building costs 3 gold, the road an egg."""
    game = table()
    game.player("Purple", **{"gold": 2, "stone": 0, "road": 3, **has})
    game.state.side = ((BUILDING, ROAD),) * 6
    game.offer("buildings", building(gold=3))
    game.hold("building", bonus=bonus)
    return game


@pytest.mark.parametrize(
    ("bonus", "has"),
    [
        (GOLD, {}),
        (EGG_FOR_GOLD, {"gold": 1}),
        (NO_TILE, {"gold_windows": 2}),
        (NO_TILE, {"technologies": (technology("produce gold"),)}),
    ],
    ids=["gold from the wheel", "an egg from the wheel", "an extra action", "a technology"],
)
def test_p1_a_turn_does_not_end_while_something_held_would_make_an_action_possible(
    bonus: int, has: dict[str, object]
):
    game = held(bonus, **has)
    assert not {"building", "road", "end turn"} & set(game.options)
    assert game.why_not("end turn") == "action_still_possible"


@pytest.mark.parametrize(
    ("bonus", "has"),
    [
        (NO_TILE, {}),
        (STONE, {}),
        (GOLD, {"gold": 1}),
        (EGG_FOR_GOLD, {"gold": 0}),
        (NO_TILE, {"technologies": (technology("points 3"),), "silver_windows": 2}),
    ],
    ids=["nothing", "stone", "too little gold", "an egg that cannot be bought", "points and windows"],
)
def test_p1_it_ends_if_nothing_held_would_help(bonus: int, has: dict[str, object]):
    assert "end turn" in held(bonus, **has).options


def test_p1_an_action_by_technology_that_would_bring_the_gold_is_held_too():
    use = technology("wall action 2")
    game = held(technologies=(use,))
    assert "end turn" in game.options
    game.offer("walls", wall(reward="gold 1"))
    assert game.why_not("end turn") == "action_still_possible"


def test_p1_two_questions_on_the_way_are_answered_one_after_the_other():
    """Either of two choices brings a gold; together they pay for the building."""
    game = held(gold=1, technologies=(technology("points 1 | gold 1, egg 1 & points 1 | gold 1 | stone 1"),))
    assert game.why_not("end turn") == "action_still_possible"


def test_p1_an_open_street_that_would_make_an_action_possible_is_held_too():
    game = held()
    assert "end turn" in game.options
    game.state.agenda.street = (1,)
    assert game.why_not("end turn") == "action_still_possible"
    game.play("street I", "gold 2")
    assert "building" in game.options


def test_p1_a_tile_without_a_possible_action_is_taken_only_if_no_other_can_be_paid():
    game = table()
    game.player("Purple", gold=0, stone=0, road=3)
    game.crane(P=4, Q=5)
    game.state.side = ((BUILDING, ROAD), (WALL, MINES)) * 3
    assert [option for option in game.options if option.startswith("tile")] == [game.tile("Q")]
    assert game.why_not(game.tile("P")) == "no_action_possible"
    game.state.side = ((BUILDING, ROAD), (WALL, ROAD)) * 3
    assert {game.tile("P"), game.tile("Q")} <= set(game.options)


def test_p1_the_bonus_under_a_tile_and_its_price_count():
    """A building for 3 gold: with 3, a red tile for 1 is of no use unless the wheel gives one back."""
    game = table()
    game.player("Purple", gold=3, stone=0, road=3)
    game.offer("buildings", building(gold=3))
    game.state.side = ((BUILDING, ROAD), (WALL, MINES)) * 3
    game.state.box_at = 0
    game.crane(P=1, Q=5)
    assert game.why_not(game.tile("P")) == "no_action_possible"
    game.crane(P=GOLD, Q=5)
    assert game.box.crane_gold[GOLD] == 1
    assert game.tile("P") in game.options


def test_p2_goods_of_the_wheel_are_taken_at_the_end_and_offers_lapse():
    game = table()
    purple = game.player("Purple", gold=0, eggs=1, road=1)
    game.act("mines", bonus=GOLD)
    game.play("produce gold", "end turn")
    assert purple.gold == 4
    game.turn("Purple").act("road", bonus=EGG_FOR_GOLD)
    assert {"street II", "egg II", "bonus"} <= set(game.options)
    game.play("end turn")
    assert (purple.gold, purple.eggs, points(purple)) == (4, 1, 0)
    game.turn("Purple")
    assert not {"street II", "egg II", "bonus"} & set(game.options)


@pytest.mark.parametrize("project", ["wall", "cathedral"])
def test_p2_a_sideways_move_is_owed_as_long_as_it_is_possible(project: str):
    game = table()
    purple = game.player("Purple")
    game.act("mines")
    game.play("produce gold")
    game.give("Purple", f"{project} step 2")
    assert "end turn" not in game.options
    assert game.why_not("end turn") == "moves_owed"
    game.play(f"step {project}")
    assert game.why_not("end turn") == "moves_owed"
    purple.column = [5, 5]
    assert "end turn" in game.options


def test_p2_the_moves_of_a_bridge_tile_are_an_offer():
    game = table()
    pier = next(tile for tile in game.box.bridge_tiles if tile.key == "strahov pier")
    game.state.bridge_stack = (pier,)
    purple = game.player("Purple", road=3, eggs=1)
    game.act("road")
    game.play(f"keep {pier.key}", "plank 1")
    assert {"step wall", "end turn"} <= set(game.options)
    game.give("Purple", "wall step 1")
    assert game.why_not("end turn") == "moves_owed"
    game.play("step wall")
    assert {"step wall", "end turn"} <= set(game.options)
    game.play("end turn")
    assert purple.column == [1, 0]


def test_p2_a_free_effect_of_the_street_is_carried_out_at_the_end_of_the_turn():
    game = table()
    purple = game.player("Purple", road=2)
    purple.upgrades = (2, 0)
    game.act("road")
    game.play("end turn")
    assert points(purple) == 6


def test_p2_a_choice_of_the_street_is_asked_at_the_end_of_the_turn():
    game = table()
    purple = game.player("Purple", stone=0)
    game.act("road")
    game.play("end turn")
    assert game.asks == "Purple: ChooseReward"
    game.play("stone 2")
    assert (purple.stone, game.asks) == (2, "Blue: TakeTurn")


@pytest.mark.parametrize(
    ("first", "start", "column"),
    [
        ("wall step 1", 0, [1, 0]),
        ("wall step 1, cathedral step 2", 0, [1, 2]),
        ("wall step 2, cathedral step 1", 4, [5, 1]),
    ],
)
def test_p2_moves_that_come_only_at_the_end_are_made_by_themselves(first: str, start: int, column: list[int]):
    game = table(edit={"road": {1: {"first": first}}})
    purple = game.player("Purple", wall=(0, start))
    game.act("road")
    game.play("end turn")
    assert (purple.column, game.asks) == (column, "Blue: TakeTurn")


def test_p2_two_streets_left_open_are_used_in_their_order():
    """Space I is still there when the marker has gone on to II, which costs nothing here."""
    game = table(
        edit={"road": {1: {"first": "points 1 | egg 1"}, 2: {"first": "points 2 | egg 2", "gold": 0}}}
    )
    game.player("Purple", gold_windows=2)
    game.act("road")
    game.play("extra action", "extra road", "end turn")
    assert game.options == ["points 1", "egg 1"]
    game.play("points 1")
    assert game.options == ["points 2", "egg 2"]


def test_p3_the_points_for_a_special_tile_come_when_the_action_of_the_tile_is_done():
    game = table()
    purple = game.player("Purple")
    game.hold("mines", bonus=SPECIAL_TWO)
    assert "bonus" not in game.options
    game.play("mines")
    assert points(purple) == 0
    game.play("produce gold")
    assert points(purple) == 2


def test_p4_the_extra_action_is_chosen_then_paid_then_performed():
    game = table()
    purple = game.player("Purple", gold_windows=1, silver_windows=1)
    game.play("extra action")
    assert (purple.gold_windows, purple.silver_windows) == (1, 1)
    game.play("extra mines")
    assert (purple.gold_windows, purple.silver_windows, game.asks) == (0, 0, "Purple: Manage")


def test_p5_at_the_end_of_a_track_nothing_is_raised():
    game = table()
    purple = game.player("Purple", gold=0, mines=8)
    game.give("Purple", "mine 2")
    assert (purple.mines, purple.seal_claims, points(purple)) == (8, 0, 0)
    game.act("mines")
    assert game.options == ["produce gold"]
    assert game.why_not("raise mines") == "end_of_track"


def test_p6_an_empty_river_gives_no_token():
    game = table()
    game.state.tokens = ()
    game.player("Purple", mines=4)
    game.act("mines")
    game.play("raise mines")
    assert game.asks == "Purple: TakeTurn"


def test_p7_a_player_has_two_cubes_and_one_for_each_wealth_bonus():
    game = table()
    purple = game.player("Purple", gold=0)
    game.give("Purple", "gold 6")
    assert purple.cubes == 3
    purple.cubes = 0
    tile = building(cube=True)
    game.offer("buildings", tile)
    game.act("building")
    game.play(f"take {tile.key}", "on A1")
    assert (game.cube("A1"), points(purple)) == (None, 0)


def test_p7_a_seal_takes_a_cube_and_without_one_the_right_stays_open():
    game = table()
    purple = game.player("Purple", seal_claims=2, cubes=1)
    game.play("seal", "seal six points seal")
    assert (purple.cubes, purple.seal_claims) == (0, 1)
    assert game.why_not("seal") == "no_cube"
    purple.cubes = 1
    assert "seal" in game.options


def test_p8_the_bonus_of_an_upgrade_comes_first_and_may_pay_for_the_action():
    game = table()
    tile = wall(stone=3)
    game.offer("walls", tile)
    purple = game.player("Purple", stone=1, upgrades=[upgrade("wall", "stone 2")])
    game.act("wall")
    assert purple.stone == 3
    game.play(f"take {tile.key}")
    assert purple.stone == 0


@pytest.mark.parametrize(("moment", "left"), [("before", 9 - 3), ("after", 9 - 3 + 2)])
def test_p8_at_nine_stone_the_bonus_may_come_after_the_payment(moment: str, left: int):
    game = table()
    tile = wall(stone=3)
    game.offer("walls", tile)
    purple = game.player("Purple", stone=9, upgrades=[upgrade("wall", "stone 2")])
    game.act("wall")
    assert game.options == ["bonus before paying", "bonus after paying"]
    game.play(f"bonus {moment} paying", f"take {tile.key}")
    assert purple.stone == left


def test_p8_before_it_may_reach_a_wealth_bonus_that_it_would_not_reach_after():
    game = table(edit={"wealth": {3: {"effects": "egg 1"}}})
    tile = wall(stone=3)
    game.offer("walls", tile)
    purple = game.player("Purple", stone=8, upgrades=[upgrade("wall", "stone 2")])
    game.act("wall")
    game.play("bonus before paying", f"take {tile.key}")
    assert (purple.stone, purple.eggs) == (6, 1)


def test_p8_a_bonus_that_still_has_no_room_waits_until_the_site_is_paid():
    game = table()
    tile = building(gold=2)
    game.offer("buildings", tile)
    use = technology("building action 2")
    purple = game.player("Purple", gold=9, technologies=(use,), upgrades=[upgrade("building", "gold 1")])
    game.play(f"use {use.key}", "bonus after paying", f"take {tile.key}", f"on {game.sites('D')[0]}")
    assert purple.gold == 9


@pytest.mark.parametrize(
    ("stone", "costs", "bonus"),
    [(7, 3, "stone 2"), (9, 0, "stone 2"), (9, 3, "points 2"), (9, 3, "gold 2")],
    ids=["there is room", "nothing is paid", "points", "another good"],
)
def test_p8_nobody_is_asked_where_both_orders_come_to_the_same(stone: int, costs: int, bonus: str):
    game = table()
    game.offer("walls", wall(stone=costs))
    game.player("Purple", stone=stone, upgrades=[upgrade("wall", bonus)])
    game.act("wall")
    assert game.asks == "Purple: TakeWall"


def test_p8_an_upgrade_whose_bonus_is_a_choice_pays_and_then_that_is_chosen():
    game = table()
    tile = wall(stone=3)
    game.offer("walls", tile)
    purple = game.player("Purple", stone=2, upgrades=[upgrade("wall", "points 5 | stone 1")])
    game.act("wall")
    assert game.options == ["stone 1"]
    assert game.why_not("points 5") == "needed_to_pay"
    game.play("stone 1", f"take {tile.key}")
    assert purple.stone == 0


def test_p8_a_bonus_pays_with_all_its_consequences():
    """Two gold from the road's upgrade reach six, the wealth bonus is an egg, the egg pays for space IV."""
    game = table(edit={"wealth": {1: {"effects": "egg 1"}}})
    purple = game.player("Purple", gold=4, road=3, upgrades=[upgrade("road", "gold 2")])
    game.hold("road")
    assert "road" in game.options
    game.play("road")
    assert (purple.gold, purple.eggs, purple.road) == (6, 0, 4)
    other = table(edit={"wealth": {1: {"effects": "egg 1"}}})
    other.player("Purple", gold=3, road=3, upgrades=[upgrade("road", "gold 2")])
    other.hold("road")
    assert other.why_not("road") == "no_egg"


def test_p8_an_egg_that_brings_stone_may_pay_for_a_wall():
    game = table()
    tile = wall(stone=2)
    game.offer("walls", tile)
    purple = game.player("Purple", stone=1, technologies=(technology("points 1, stone 1", "egg"),))
    purple.put(game.box.places[WALL], upgrade("wall", "egg 1"), 0)
    game.act("wall")
    game.play(f"take {tile.key}")
    assert (purple.stone, purple.eggs) == (0, 1)


def test_p9_an_upgrade_over_another_gains_nothing_where_that_one_was_joined():
    game = table()
    purple = game.player("Purple", upgrades=[upgrade("upgrade", edges="5: egg 1", corners="4")])
    purple.put(game.box.places[3], upgrade("wall", edges="2: gold 1", corners="2"), 0)
    same = upgrade("wall", edges="2: stone 1", corners="2")
    game.offer("upgrades", same)
    game.act("upgrade")
    game.play(f"take {same.key}", "turn 0")
    assert (purple.eggs, purple.stone, purple.red) == (0, 2, 0)
    game.wall_at("Purple", 9, wall(edges="1: egg 1"))
    fresh = upgrade("wall", edges="2: stone 1, 4: silver window")
    game.offer("upgrades", fresh)
    game.turn("Purple").act("upgrade")
    game.play(f"take {fresh.key}", "turn 0")
    assert (purple.eggs, purple.silver_windows, purple.stone) == (1, 1, 2)


def test_p9_a_side_and_a_corner_that_were_not_joined_count_as_they_lay_turned():
    """The covered tile had its symbol and its corner elsewhere, since it lay turned by two."""
    game = table()
    purple = game.player("Purple", upgrades=[upgrade("upgrade", edges="5: egg 1", corners="4")])
    purple.put(game.box.places[3], upgrade("wall", edges="2: gold 1", corners="2"), 2)
    fresh = upgrade("wall", edges="2: stone 1", corners="2")
    game.offer("upgrades", fresh)
    game.act("upgrade")
    game.play(f"take {fresh.key}", "turn 0")
    assert (purple.eggs, purple.stone, purple.red) == (1, 3, 1)


def test_p9_a_turned_tile_was_joined_where_it_faced():
    game = table()
    purple = game.player("Purple", upgrades=[upgrade("upgrade", edges="5: egg 1", corners="4")])
    purple.put(game.box.places[3], upgrade("wall", edges="1: gold 1", corners="1"), 1)
    same = upgrade("wall", edges="2: stone 1", corners="2")
    game.offer("upgrades", same)
    game.act("upgrade")
    game.play(f"take {same.key}", "turn 0")
    assert (purple.eggs, purple.stone, purple.red) == (0, 2, 0)


@pytest.mark.parametrize("is_new", [False, True])
def test_p10_covering_the_upgrade_of_upgrade_leaves_the_choice_of_bonus(is_new: bool):
    game = table()
    old, new = upgrade("upgrade", "gold 1"), upgrade("upgrade", "stone 2")
    game.offer("upgrades", new)
    purple = game.player("Purple", gold=0, stone=0, upgrades=[old])
    game.act("upgrade")
    game.play(f"take {new.key}")
    assert game.options == [f"bonus of {old.key}", f"bonus of {new.key}"]
    game.play(f"bonus of {new.key if is_new else old.key}")
    assert (purple.gold, purple.stone) == ((0, 2) if is_new else (1, 0))


def covered(old: str) -> tuple[Praga, pieces.BoardTile, pieces.BoardTile]:
    """Purple has performed Mines with an upgrade, and covers that with one of two stone."""
    game = table()
    first, new = upgrade("mines", old), upgrade("mines", "stone 2")
    game.offer("upgrades", new)
    game.player("Purple", stone=0, gold_windows=2, upgrades=[first])
    game.act("mines")
    game.play("produce gold", "extra action", "extra upgrade", f"take {new.key}")
    return game, first, new


def test_p10_a_performance_that_had_the_old_bonus_keeps_it_or_changes_it_for_the_new_one():
    for is_new in (False, True):
        game, old, new = covered("points 1, egg 1")
        purple = game.player("Purple")
        assert game.options == [f"bonus of {old.key}", f"bonus of {new.key}"]
        game.play(f"bonus of {new.key if is_new else old.key}")
        assert (points(purple), purple.eggs, purple.stone) == ((0, 0, 2) if is_new else (1, 1, 0))


def test_p10_a_bonus_that_is_kept_is_not_gained_again():
    """An ability for eggs answers once."""
    game = table()
    old, new = upgrade("mines", "egg 1"), upgrade("mines", "stone 2")
    game.offer("upgrades", new)
    ability = technology("points 1", "egg")
    purple = game.player("Purple", gold_windows=2, technologies=(ability,), upgrades=[old])
    game.act("mines")
    game.play("produce gold", "extra action", "extra upgrade", f"take {new.key}", f"bonus of {old.key}")
    assert (purple.eggs, points(purple)) == (1, 1)


@pytest.mark.parametrize("bonus", ["university 1", "egg 1, university 1"])
def test_p10_a_bonus_that_cannot_be_given_back_stays(bonus: str):
    game, _, _ = covered(bonus)
    assert (game.asks, game.player("Purple").stone) == ("Purple: TakeTurn", 0)


def test_p10_goods_that_are_spent_cannot_be_given_back():
    game = table()
    old, new, bought = upgrade("wall", "stone 1"), upgrade("wall", "egg 1"), wall(stone=3)
    game.offer("upgrades", new)
    game.offer("walls", bought)
    game.player("Purple", stone=2, gold_windows=2, upgrades=[old])
    game.act("wall")
    game.play(f"take {bought.key}", "place 1", "extra action", "extra upgrade", f"take {new.key}")
    assert (game.asks, game.player("Purple").eggs) == ("Purple: TakeTurn", 0)


def test_p10_an_upgrade_may_be_covered_twice_in_a_turn():
    game = table()
    first, second = upgrade("mines", "points 1"), upgrade("mines", "points 5")
    game.offer("upgrades", first, second)
    use = technology("upgrade action")
    purple = game.player("Purple", gold_windows=2, technologies=(use,))
    game.act("mines")
    game.play("produce gold", "extra action", "extra upgrade", f"take {first.key}")
    assert points(purple) == 1
    game.play(f"use {use.key}", f"take {second.key}", f"bonus of {second.key}")
    assert (points(purple), game.asks) == (5, "Purple: TakeTurn")


def test_p11_plaza_rewards_are_taken_from_the_active_player_on_and_others_move_at_once():
    game = table()
    game.plaza_tile("A", plaza("wall step 1", "points 1"))
    one, other, last = game.sites("A")
    game.build(one, building(gold=3, cube=True), owner="Purple")
    game.build(other, building(gold=2, cube=True), owner="Green")
    tile = building(gold=1, cube=True)
    game.offer("buildings", tile)
    game.turn("Blue").act("building")
    game.play(f"take {tile.key}", f"on {last}")
    assert game.asks == "Blue: ChoosePlazaReward"
    game.play("upper reward")
    assert game.asks == "Green: ChoosePlazaReward"
    game.play("upper reward")
    assert [game.player(colour).column[0] for colour in ("Purple", "Blue", "Green")] == [1, 0, 1]
    assert "step wall" in game.options


def test_p11_the_others_choose_clockwise():
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    one, other, last = game.sites("A")
    game.build(one, building(gold=1, cube=True), owner="Purple")
    game.build(other, building(gold=1, cube=True), owner="Green")
    tile = building(gold=2, cube=True)
    game.offer("buildings", tile)
    game.turn("Blue").act("building")
    game.play(f"take {tile.key}", f"on {last}")
    assert game.asks == "Green: ChoosePlazaReward"
    game.play("upper reward")
    assert game.asks == "Purple: ChoosePlazaReward"
    game.play("lower reward")
    assert [points(player) for player in game.state.players] == [10, 11, 1]


def test_p12_tiles_that_are_drawn_are_seen_by_all_and_known_at_the_bottom():
    game = table(edit={"technology_track": {2: {"level": 1}}})
    game.give("Purple", "technology 1")
    drawn = game.pending.drawn
    assert RULES.view(game.state, 1)["drawn"] == [tile.key for tile in drawn]
    game.play(f"keep {drawn[0].key}")
    for seed in range(5):
        assert imagined(game.state, seed, hidden.FIRST_TECHNOLOGY)[:2] == drawn[1:]


def test_p12_every_stack_has_its_own_known_tiles():
    """Twice level II: four tiles at the bottom are known, in their order; the other levels lie as before."""
    game = table(edit={"technology_track": {3: {"level": 2}, 5: {"level": 2}}})
    stacks = list(game.state.technologies)
    drawn = []
    for space in (1, 3):
        game.turn("Purple").player("Purple", technology=space)
        game.give("Purple", "technology 1")
        drawn.append(game.pending.drawn)
        game.play(f"keep {drawn[-1][1].key}")
    known = (drawn[1][0], drawn[1][2], drawn[0][0], drawn[0][2])
    assert game.state.technologies[1] == known
    assert [game.state.technologies[level] for level in (0, 2, 3)] == [stacks[level] for level in (0, 2, 3)]
    first = hidden.FIRST_TECHNOLOGY
    may_be = [{imagined(game.state, seed, first + level) for seed in range(12)} for level in range(4)]
    assert may_be[1] == {known}
    assert all(len(may_be[level]) > 6 for level in (0, 2, 3))


def test_p12_known_tiles_that_are_drawn_again_are_known_no_longer_to_lie_there():
    game = table(edit={"technology_track": {2: {"level": 1}}})
    for _ in range(3):
        game.turn("Purple").player("Purple", technology=0)
        game.give("Purple", "technology 1")
        game.play(game.options[0])
    assert len(game.state.technologies[0]) == 3
    assert game.state.known[hidden.FIRST_TECHNOLOGY] == 3
    one, other = technology("points 1", "egg"), technology("points 2", "egg")
    game.next_technologies(1, one, other)
    may_be = {imagined(game.state, seed, hidden.FIRST_TECHNOLOGY) for seed in range(12)}
    assert may_be == {(*game.state.technologies[0][:3], *pair) for pair in ((one, other), (other, one))}


def test_p12_the_bridge_tiles_put_back_are_known_too():
    game = table()
    game.player("Purple", road=3, eggs=1)
    stack = game.state.bridge_stack
    game.act("road")
    drawn = game.pending.drawn
    assert len(game.state.bridge_stack) == len(stack) - 3
    game.play(f"keep {drawn[1].key}")
    assert game.state.bridge_stack == (drawn[0], drawn[2], *stack[:-3])
    may_be = {imagined(game.state, seed, hidden.BRIDGE_STACK) for seed in range(12)}
    assert {tiles[:2] for tiles in may_be} == {(drawn[0], drawn[2])}
    assert len(may_be) > 2
    game.state.bridge = (stack[0],) * 5
    game.state.stack.clear()
    game.player("Blue", road=3, eggs=1)
    game.turn("Blue").act("road")
    game.play(game.options[0])
    assert game.state.known[hidden.BRIDGE_STACK] == 4 == len(game.state.bridge_stack)
    game.player("Green", road=3, eggs=1)
    game.turn("Green").act("road")
    game.play(game.options[0])
    assert game.state.known[hidden.BRIDGE_STACK] == 3 == len(game.state.bridge_stack)


def test_p13_with_the_green_zone_full_a_tile_stands_on_the_next_open_space():
    game = table(players=2)
    game.crane(P=11, Q=3, R=4, S=5, T=10, U=9)
    game.play(game.tile("U"))
    game.state.side = ((0, 1),) * 6
    game.play("mines", "produce gold", "end turn")
    assert [game.position(tile) for tile in "QRSTPU"] == [4, 5, 6, 11, 7, 0]
    game.play(game.tile("P"))
    assert points(game.player("Blue")) == 5


def test_p14_an_empty_stack_leaves_gaps_and_removed_tiles_may_come_right_back():
    game = table()
    one, other = wall(), wall()
    game.offer("walls", one, other)
    game.play("refresh", "refresh walls for gold", f"remove {one.key} and {other.key}")
    assert game.state.rows[1] == (one, other, None, None)
    game.act("wall")
    game.play(f"take {one.key}")
    assert game.state.rows[1] == (None, other, None, None)


def test_p15_rewards_after_the_last_turn_move_markers_but_draw_nothing():
    game = table()
    game.plaza_tile("A", plaza("gold 9", "technology 1, wall step 1, mine 1"))
    game.build("A1", building(cube=True), owner="Purple")
    purple = game.player("Purple", technology=5, mines=4)
    game.state.stack.clear()
    game.state.is_over = True
    game.run(RewardOpenPlazas())
    assert game.asks == "nobody"
    assert (purple.technology, purple.column[0], purple.mines) == (6, 1, 5)
    assert purple.technologies == ()


def test_p16_parler_builds_on_the_first_site_with_the_most_corners():
    """A1 has a printed corner and A2 another; a building beside A2 adds one there."""
    game = table(players=1, solo="parler", pawn="random")
    tile = building(gold=1, cube=True, corners="0")
    game.offer("buildings", tile)
    game.state.parler_cards = (0,)
    game.state.parler_marks = (0, 0, 3)
    game.state.parler_pawn = 0
    game.build("K1", building(corners="0 1 2 3 4 5"))
    game.hold("mines")
    happened = game.play("mines", "produce gold", "end turn")
    assert [event.site for event in told(happened, "ParlerBuilt")] == ["A2"]
    assert game.state.parler_marks[2] == 1
    assert game.state.cubes[game.site("A2")] == PARLER


def test_p16_with_as_many_mines_as_quarries_a_full_track_of_his_is_left_out():
    game = table(players=1, solo="parler", pawn="random")
    game.player("Purple", mines=4, quarries=4)
    game.state.parler_cards, game.state.parler_tracks = (2,), (8, 2)
    game.hold("mines")
    game.play("mines", "produce gold", "end turn")
    assert game.state.parler_tracks == (8, 3)


def test_p16_of_two_sites_he_takes_the_one_that_meets_more_corners():
    """A1 comes first and meets one printed corner; A2 meets one too, and that of K1 at the same point."""
    game = table(players=1, solo="parler")
    game.state.turn = 0
    game.turn("Purple")
    game.build("K1", building(corners="0"), turned=5)
    tile = building(corners="0")
    game.offer("buildings", tile)
    game.state.parler_cards = (0,)
    game.state.parler_marks = (0, 0, 0)
    game.state.parler_pawn = 0
    game.hold("mines")
    game.play("mines", "produce gold", "end turn")
    at = game.site("A2")
    assert game.state.city[at] is tile
    assert game.state.city_turned[at] == game.box.sites[at].printed.index(True)


def test_p17_before_the_end_open_plazas_are_not_counted():
    game = table()
    game.plaza_tile("A", plaza("gold 9", "points 4"))
    game.build("A1", building(cube=True), owner="Purple")
    assert game.scores("Purple")["total"] == 0


def test_p18_the_bridge_may_be_entered_though_no_tile_is_left():
    game = table()
    game.state.bridge_finals = ()
    purple = game.player("Purple", road=4, eggs=1)
    game.act("road")
    assert (purple.road, purple.eggs, purple.scoring) == (5, 0, ())


def test_p19_ties_at_a_plaza_are_broken_by_the_costs_printed_on_the_tiles():
    game = table()
    game.plaza_tile("A", plaza("points 1", "points 10"))
    one, other, last = game.sites("A")
    game.build(one, building(gold=3, cube=True), owner="Blue")
    game.build(other, building())
    tile = building(gold=4, cube=True)
    game.offer("buildings", tile)
    use = technology("building action 2")
    purple = game.player("Purple", gold=2, technologies=(use,))
    game.play(f"use {use.key}", f"take {tile.key}", f"on {last}")
    assert points(purple) == 11


def test_p20_windows_eggs_and_tokens_do_not_run_out():
    game = table()
    purple = game.player("Purple")
    game.give("Purple", "gold window 9, silver window 20, egg 30, red token 40, blue token 40")
    assert (purple.gold_windows, purple.silver_windows, purple.eggs) == (9, 20, 30)
    assert (purple.red, purple.blue) == (40, 40)


def test_p21_buildings_of_the_setup_are_nobodys_and_lie_unturned():
    state = set_up(2, 4, RULES.box(), settle_options(2, {}))
    built = [site for site, tile in enumerate(state.city) if tile is not None]
    assert built
    assert all(state.cubes[site] == NOBODY and state.city_turned[site] == 0 for site in built)


def test_p22_gold_and_stone_go_to_the_seals_that_pay_most():
    game = table()
    game.player("Purple", gold=5, stone=3)
    game.state.seals = tuple([0 if seal.key in ("gold seal", "pair seal") else -1 for seal in game.box.seals])
    assert game.scores("Purple")["abilities"] == 3 * 3 + 2 * 2
    game.state.seals = tuple(
        [0 if seal.key in ("gold seal", "stone seal") else -1 for seal in game.box.seals]
    )
    assert game.scores("Purple")["abilities"] == 16


def test_p23_a_step_beyond_the_top_is_no_advance():
    game = table()
    purple = game.player("Purple", university=8, technologies=(technology("points 2", "university"),))
    game.give("Purple", "university 1")
    assert points(purple) == 2


def test_p24_a_plaza_without_a_tile_gives_nothing_and_returns_the_cubes():
    game = table(players=2)
    four_only = next(place.key for place in game.box.plaza_hexes if place.players == 4)
    *others, last = game.sites(four_only)
    for site in others:
        game.build(site, building(cube=True), owner="Blue")
    tile = building(cube=True)
    game.offer("buildings", tile)
    game.turn("Purple").act("building")
    game.play(f"take {tile.key}", f"on {last}")
    assert game.asks == "Purple: TakeTurn"
    assert [player.cubes for player in game.state.players] == [2, 2]


def test_p25_the_reward_of_a_building_may_pay_for_its_site():
    game = table()
    tile = building(gold=2, reward="gold 1", cube=True)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=2)
    game.act("building")
    game.play(f"take {tile.key}", f"on {game.sites('D')[0]}")
    assert purple.gold == 0


def only_old_town(game: Praga) -> None:
    """Every site that costs nothing is built on."""
    for site in game.box.sites:
        if not site.gold:
            game.build(site.key, building())


def test_p25_also_when_the_tile_was_only_just_affordable_and_no_site_is_free_of_cost():
    game = table()
    only_old_town(game)
    dear, tile = building(gold=2), building(gold=2, reward="gold 1")
    game.offer("buildings", dear, tile)
    purple = game.player("Purple", gold=2)
    game.act("building")
    assert game.options == [f"take {tile.key}"]
    assert game.why_not(f"take {dear.key}") == "cannot_afford_site"
    game.play(f"take {tile.key}", f"on {game.sites('D')[0]}")
    assert purple.gold == 0


def test_p25_a_choice_among_rewards_then_has_to_be_the_gold():
    game = table()
    only_old_town(game)
    tile = building(gold=2, reward="points 5 | gold 1")
    game.offer("buildings", tile)
    game.player("Purple", gold=2)
    game.act("building")
    game.play(f"take {tile.key}")
    assert game.options == ["gold 1"]


def test_p25_the_bonus_of_an_upgrade_and_the_reward_may_pay_together():
    game = table()
    only_old_town(game)
    tile = building(gold=2, stone=1, reward="gold 1")
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=2, stone=0, upgrades=[upgrade("building", "stone 1")])
    game.act("building")
    game.play(f"take {tile.key}", f"on {game.sites('D')[0]}")
    assert (purple.gold, purple.stone) == (0, 0)


def test_p25_without_such_a_reward_the_action_is_impossible():
    game = table()
    only_old_town(game)
    game.offer("buildings", building(gold=2, reward="points 1"))
    game.player("Purple", gold=2)
    game.hold("building")
    assert game.why_not("building") == "cannot_afford_site"


def test_p26_an_arrow_up_is_asked_about_only_if_it_can_be_followed():
    game = table(edit={"cathedral": {2: {"squares": ". ^ . . . ."}}})
    purple = game.player("Purple", gold=0, stone=0, silver_windows=2, cathedral=(0, 1))
    game.play("climb cathedral")
    assert (purple.row[1], game.asks) == (1, "Purple: TakeTurn")


def test_p27_a_single_use_that_needs_an_action_waits_until_the_action_can_be_performed():
    game = table()
    use = technology("building action 2")
    game.player("Purple", gold=0, technologies=(use,))
    game.offer("buildings", building(gold=3))
    assert game.why_not(f"use {use.key}") == "cannot_afford_tile"


def test_p28_an_action_once_begun_is_finished_before_anything_else_is_done():
    """Between the building and its site, no technology, window or bonus of the wheel can be used."""
    game = table()
    tile = building(gold=2, cube=True)
    game.offer("buildings", tile)
    use = technology("produce gold")
    game.player("Purple", gold=2, silver_windows=2, gold_windows=2, technologies=(use,))
    game.act("building", bonus=GOLD)
    assert game.options == [f"take {tile.key}"]
    game.play(f"take {tile.key}")
    assert {option.split()[0] for option in game.options} == {"on"}
    assert game.asks == "Purple: ChooseSite"


def test_p8_the_gold_of_a_bonus_may_pay_for_a_building():
    game = table()
    tile = building(gold=3, cube=True)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=1, upgrades=[upgrade("building", "gold 1")])
    game.hold("building")
    assert "building" not in game.options
    game.player("Purple", gold=2)
    game.play("building", f"take {tile.key}", "on A1")
    assert purple.gold == 0


@pytest.mark.parametrize(("upgrades", "is_possible"), [(["points 1"], True), ([""], True), ([], False)])
def test_p29_with_an_upgrade_everything_before_the_payment_counts(upgrades: list[str], is_possible: bool):
    """The wall costs the gold that an ability brings for building walls."""
    game = table()
    tile = wall(gold=1)
    game.offer("walls", tile)
    laid = [upgrade("wall", bonus) for bonus in upgrades]
    purple = game.player("Purple", gold=0, technologies=(technology("gold 1", "wall"),), upgrades=laid)
    game.hold("wall")
    assert ("wall" in game.options) == is_possible
    if is_possible:
        game.play("wall", f"take {tile.key}")
        assert purple.gold == 0


def test_p29_what_comes_only_after_the_payment_does_not_count():
    game = table()
    game.offer("walls", wall(gold=1))
    after = technology("gold 1", "plain wall")
    game.player("Purple", gold=0, technologies=(after,), upgrades=[upgrade("wall", "points 1")])
    game.hold("wall")
    assert game.why_not("wall") == "cannot_afford_tile"


def asked(game: Praga, *answers: str) -> list[str]:
    """What is asked now, and after each of these answers."""
    questions = [game.asks]
    for answer in answers:
        game.play(answer)
        questions.append(game.asks)
    return [question.removeprefix("Purple: ") for question in questions]


def test_p30_rewards_of_one_piece_ask_in_their_order():
    game = table()
    game.player("Purple")
    game.give("Purple", "gold 1 | stone 1, egg 1 | points 1")
    assert game.options == ["gold 1", "stone 1"]
    game.play("gold 1")
    assert game.options == ["egg 1", "points 1"]


@pytest.mark.parametrize("choice", ["raise mines", "produce gold"])
def test_p30_a_track_asks_before_the_wealth_bonus_of_what_it_brought(choice: str):
    """Nine gold draw a technology; raising takes a token first, producing asks for a token's reward first."""
    game = table(edit={"wealth": {3: {"effects": "technology 1"}}, "technology_track": {2: {"level": 1}}})
    tokens = ((pieces.Token("own token", 2, effects.parse("egg 1 | points 1")),), ())
    game.player("Purple", gold=8, mines=4, tokens=tokens)
    game.act("mines")
    game.play(choice)
    first = {"raise mines": "TakeToken", "produce gold": "ChooseReward"}[choice]
    assert asked(game, game.options[0]) == [first, "KeepTechnology"]


def test_p30_a_row_up_asks_for_the_tile_then_for_the_arrow_then_what_an_ability_asks():
    tiers = {5: {"squares": "^ . . . . .", "gold": 0, "stone": 0}}
    game = table(edit={"cathedral": tiers})
    ability = technology("gold 1 | stone 1", "row up")
    game.player("Purple", cathedral=(3, 0), silver_windows=2, technologies=(ability,))
    game.play("climb cathedral")
    assert asked(game, "no tile", "stay") == ["ClaimFinalTile", "FollowArrow", "ChooseReward"]


def test_p30_an_arrow_beside_asks_before_an_ability():
    game = table(edit={"cathedral": {1: {"squares": ". ^ . . . ."}, 2: {"gold": 0, "stone": 0}}})
    game.player("Purple", technologies=(technology("gold 1 | stone 1", "sideways"),))
    game.give("Purple", "cathedral step 1")
    game.play("step cathedral")
    assert asked(game, "stay") == ["FollowArrow", "ChooseReward"]


def test_p30_a_street_asks_before_a_technology_and_a_later_technology_before_an_earlier_one():
    game = table(road="-a-")
    one, other = technology("gold 1 | points 1", "upgrade"), technology("stone 1 | points 2", "upgrade")
    game.player("Purple", road=2, technologies=(one, other))
    game.offer("upgrades", upgrade("wall"))
    game.act("upgrade")
    assert game.options == ["gold 1", "stone 1"]
    game.play("gold 1")
    assert game.options == ["stone 1", "points 2"]
    game.play("stone 1")
    assert game.options == ["gold 1", "points 1"]


def test_p30_technologies_are_drawn_before_an_ability_that_answers_to_the_step_asks():
    game = table(edit={"technology_track": {2: {"level": 1}, 3: {"level": 2}}})
    game.player("Purple", technologies=(technology("gold 1 | stone 1", "technology"),))
    game.give("Purple", "technology 2")
    game.play(game.options[0])
    assert asked(game, game.options[0], "gold 1") == ["KeepTechnology", "ChooseReward", "ChooseReward"]


def test_p30_an_ability_asks_before_what_the_wheel_brought():
    game = table(edit={"wealth": {1: {"effects": "technology 1"}}, "technology_track": {2: {"level": 1}}})
    game.player("Purple", gold=5, technologies=(technology("egg 1 | points 1", "wheel gold"),))
    game.hold("mines", bonus=GOLD)
    game.play("bonus")
    assert asked(game, "egg 1") == ["ChooseReward", "KeepTechnology"]
