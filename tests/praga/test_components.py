"""Components: what the box holds, and the facts of the printed game that its values must fit."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from groschen.engine import box as boxes
from groschen.engine.errors import BadBox
from groschen.games.praga.actions.ways import Way
from groschen.games.praga.box.components import Box
from groschen.games.praga.box.pieces import ARROW, ARROW_UP, Building, HexTile
from groschen.games.praga.box.pieces import BOX as BOX_SECTOR
from groschen.games.praga.box.tables import TABLES
from groschen.games.praga.effects import Effect, OneOf
from groschen.games.praga.hexes import Hex, around, corner
from groschen.games.praga.names import (
    ACTIONS,
    BUILDING,
    CATHEDRAL,
    COLOURS,
    GOLD,
    HUNGER_WALL,
    MINES,
    NO_TRIGGER,
    NOBODY,
    POSITIONS,
    PROJECTS,
    ROAD,
    ROAD_SPACES,
    SCORINGS,
    STONE,
    TIERS,
    TRIGGERS,
    UPGRADE,
    WALL,
    ZONES,
)
from groschen.games.praga.setup import STARTING_GOLD, STARTING_STONE

BOX = Box(TABLES)
HEX_TILES: dict[str, list[Any]] = {
    "upgrades": BOX.upgrades,
    "walls": BOX.walls,
    "buildings": BOX.buildings,
}
GRIDS = [f"{project} {tiers}" for project in PROJECTS for tiers in TIERS]
OLD_TOWN = ("C", "D", "E")
WORTH = {
    "gold": 1.3,
    "stone": 1.3,
    "points": 1,
    "silver window": 2,
    "gold window": 3,
    "egg": 2,
    "red token": 4,
    "blue token": 4,
    "technology": 4,
    "university": 1.5,
    "mine": 2,
    "quarry": 2,
    "wall step": 4,
    "cathedral step": 4,
}
"""Four points are two silver windows, three gold, a technology, a sideways move or a corner token."""


def texts(effects: tuple[Effect, ...]) -> list[str]:
    """Effects as they are written in the tables."""
    return [effect.key for effect in effects]


def worth(effects: tuple[Effect, ...]) -> float:
    """About how many points a reward is worth."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, OneOf):
            total += max(worth(parts) for parts in effect.alternatives)
        else:
            total += WORTH[effect.key.rpartition(" ")[0]] * effect.amount
    return total


def reward(tile: Any) -> float:
    """What a wall or a building gives at once, its sideways move included."""
    moves = tile.cathedral if isinstance(tile, Building) else tile.hunger_wall
    return worth(tile.effects) + WORTH["wall step"] * moves


def rim(tile: Any) -> list[Effect]:
    """The symbols on the sides of a tile."""
    return [effect for side in tile.edges for effect in side]


def mean(numbers: Any) -> float:
    found = list(numbers)
    return sum(found) / len(found)


def rises(numbers: Any) -> bool:
    return all(low <= high for low, high in pairwise(numbers))


def falls(numbers: Any) -> bool:
    return all(high >= low for high, low in pairwise(numbers))


def piece(key: str) -> Any:
    return BOX.pieces[key]


def row(table: str, key: str) -> Any:
    return next(found for found in TABLES[table] if found.key == key)


def of(kind: str, era: int, is_special: bool) -> list[Any]:
    """The tiles of one stack."""
    return [tile for tile in HEX_TILES[kind] if (tile.era, tile.is_special) == (era, is_special)]


# The component list


COUNTS = {
    "upgrades": 30,
    "walls": 36,
    "buildings": 36,
    "technologies": 24,
    "bridge_tiles": 12,
    "plazas": 11,
    "production_tokens": 8,
    "seals": 5,
    "wealth": 3,
    "wheel": 12,
    "crane": 12,
    "counting": 3,
    "action_tiles": 6,
    "action_board": 6,
    "tracks": 8 + 7,
    "technology_track": 1 + 8,
    "university_track": 1 + 8,
    "road": 5,
    "road_tiles": 3 * 2,
    "bridge": 5 * 2,
    "hunger_wall": 3 * 6,
    "cathedral": 3 * 6,
    "grid_columns": 2 * 6,
    "plaza_hexes": 10,
    "sites": 28 + 2,
    "corners": 8,
    "parler": 5,
    "egg_scores": 5,
    "wall_scores": 7,
}


@pytest.mark.parametrize("table", COUNTS)
def test_the_box_holds_as_many_as_the_component_list_says(table: str):
    assert len(TABLES[table]) == COUNTS[table]


def test_the_tables_come_in_the_order_in_which_a_box_file_is_read():
    assert list(TABLES) == list(COUNTS)


@pytest.mark.parametrize("era", [1, 2])
@pytest.mark.parametrize(
    ("kind", "normal", "special"), [("upgrades", 11, 4), ("walls", 14, 4), ("buildings", 14, 4)]
)
def test_each_era_has_its_normal_and_special_hex_tiles(kind: str, normal: int, special: int, era: int):
    assert len(of(kind, era, False)) == normal
    assert len(of(kind, era, True)) == special


def test_no_two_rows_of_the_whole_box_have_the_same_name():
    keys = [found.key.casefold() for rows in TABLES.values() for found in rows]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


@pytest.mark.parametrize("table", TABLES)
def test_a_name_is_short_and_plain(table: str):
    assert all(found.key == " ".join(found.key.split()) and found.key.isascii() for found in TABLES[table])
    assert all(0 < len(found.key) <= 24 and "," not in found.key for found in TABLES[table])


@pytest.mark.parametrize("table", TABLES)
def test_a_row_says_which_of_its_columns_are_printed_facts(table: str):
    for found in TABLES[table]:
        named = found.printed.split()
        assert set(named) <= set(found._fields) - {"printed"}
        assert len(set(named)) == len(named)


def test_every_piece_has_a_name_of_its_own():
    tables = ("upgrades", "walls", "buildings", "technologies", "bridge_tiles", "plazas")
    tables += ("production_tokens", "seals", "road", "road_tiles")
    found = [key for key, one in BOX.pieces.items() if not isinstance(one, OneOf | Way)]
    assert len(found) == sum(len(TABLES[name]) for name in tables) + len(GRIDS) + 1


# Action crane


def test_the_wheel_has_a_box_and_eleven_bonuses_in_this_order():
    assert [found.bonus for found in TABLES["wheel"]] == [
        "box",
        "special 1",
        "stone 1",
        "gold 1",
        "special 2",
        "silver window 1",
        "egg for gold",
        "stone 1",
        "special 1",
        "gold 1",
        "silver window 1",
        "egg for stone",
    ]
    assert [sector.kind == BOX_SECTOR for sector in BOX.wheel] == [True] + 11 * [False]


def test_the_crane_has_four_red_three_green_and_five_blue_positions():
    assert [ZONES[zone] for zone in BOX.zones] == 4 * ["red"] + 3 * ["green"] + 5 * ["blue"]


def test_red_costs_gold_and_falls_to_one_and_can_be_paid_from_the_start():
    red = BOX.crane_gold[:4]
    assert falls(red)
    assert red[0] > red[-1] == 1
    assert max(red) <= STARTING_GOLD
    assert not any(BOX.crane_gold[4:])


def test_green_is_free_and_blue_rises_to_five_points():
    assert BOX.crane_points == [0] * 7 + [1, 2, 3, 4, 5]


def test_the_hole_is_at_the_second_blue_and_the_star_at_the_last_red_position():
    assert (BOX.hole, BOX.star) == (8, 3)


def count_down(players: int) -> tuple[list[int], int]:
    """The turns after which the wheel's cube drops, the last of which ends the game, and after which
    Era II begins."""
    counting = BOX.counting[players]
    box, platform, turn, drops, era_two = counting.box, counting.platform, 0, [], 0
    while platform:
        turn += 1
        box = (box + 1) % POSITIONS or 1
        if box == BOX.hole:
            platform -= 1
            drops.append(turn)
        if platform <= counting.era_two and not era_two and (box == BOX.star or not counting.at_star):
            era_two = turn
    return drops, era_two


@pytest.mark.parametrize(
    ("players", "drops", "era_two"),
    [
        (2, [10, 21, 32], 16),
        (3, [4, 15, 26, 37, 48], 26),
        (4, [9, 20, 31, 42, 53, 64], 31),
    ],
)
def test_every_player_has_sixteen_turns_and_era_two_begins_on_time(
    players: int, drops: list[int], era_two: int
):
    assert count_down(players) == (drops, era_two)
    assert drops[-1] == 16 * players
    assert drops[-1] - drops[-2] == 11


@pytest.mark.parametrize(
    ("players", "platform", "box"),
    [(2, 3, 9), (3, 5, 4), (4, 6, 10)],
)
def test_the_cubes_that_count_turns_start_by_the_number_of_players(players: int, platform: int, box: int):
    assert (BOX.counting[players].platform, BOX.counting[players].box) == (platform, box)


@pytest.mark.parametrize(
    ("players", "bonuses"),
    [
        (2, ["gold 1", "special 2", "silver window 1", "egg for gold", "stone 1", "special 1"]),
        (3, ["special 1", "gold 1", "silver window 1", "egg for stone", "special 1", "stone 1"]),
        (4, ["stone 1", "gold 1", "special 2", "silver window 1", "egg for gold", "stone 1"]),
    ],
)
def test_the_six_action_tiles_start_in_red_and_green_on_these_bonuses(players: int, bonuses: list[str]):
    box = BOX.counting[players].box
    slots = [position for position in range(POSITIONS) if position != box][:6]
    assert [TABLES["wheel"][(position - box) % POSITIONS].bonus for position in slots] == bonuses
    assert all(ZONES[BOX.zones[position]] != "blue" for position in slots)


# Action tiles and action boards


@pytest.mark.parametrize("side", ["A", "B"])
def test_every_action_is_on_two_of_the_six_tiles(side: str):
    assert Counter(action for pair in BOX.sides[side] for action in pair) == dict.fromkeys(range(6), 2)


def test_on_side_a_every_tile_exists_twice():
    assert sorted(Counter(map(frozenset, BOX.sides["A"])).values()) == [2, 2, 2]
    assert frozenset((MINES, BUILDING)) in map(frozenset, BOX.sides["A"])


def test_on_side_b_no_two_tiles_are_alike_and_none_is_like_one_of_side_a():
    pairs = set(map(frozenset, BOX.sides["B"]))
    assert len(pairs) == 6
    assert not pairs & set(map(frozenset, BOX.sides["A"]))


def test_in_the_recommended_order_the_first_three_and_the_last_three_tiles_offer_every_action():
    for three in (BOX.sides["A"][:3], BOX.sides["A"][3:]):
        assert {action for pair in three for action in pair} == set(range(len(ACTIONS)))


def test_action_tiles_are_named_by_capital_letters():
    assert all(len(name) == 1 and name.isupper() for name in BOX.tile_names)


def test_the_six_actions_lie_in_a_ring_with_wall_beside_upgrade():
    """An upgrade laid on Construct a Wall met the symbol of the one on Upgrade an Action."""
    assert sorted(BOX.places) == list(range(6))
    assert (BOX.places[WALL] - BOX.places[UPGRADE]) % 6 in (1, 5)


# Player board


def test_players_start_with_two_gold_two_stone_three_gold_mines_and_two_quarries():
    assert (STARTING_GOLD, STARTING_STONE) == (2, 2)
    assert [BOX.tracks[track].start for track in (GOLD, STONE)] == [3, 2]


def test_the_gold_mine_track_ends_at_eight_and_the_quarry_track_at_seven_with_a_seal():
    assert [BOX.tracks[track].last for track in (GOLD, STONE)] == [8, 7]
    assert [found.key for found in TABLES["tracks"] if found.mark == "seal"] == ["8 gold mines", "7 quarries"]


def test_production_tokens_are_earned_at_five_gold_mines_and_four_quarries():
    assert [BOX.tracks[track].token_at for track in (GOLD, STONE)] == [5, 4]


def produced(track: int, number: int) -> Counter[str]:
    """The production bonuses up to a number of mines or quarries."""
    found: Counter[str] = Counter()
    for effect in BOX.tracks[track].bonuses[number]:
        found[effect.key.rpartition(" ")[0]] += effect.amount
    return found


def test_six_gold_mines_produce_two_points_and_nothing_else_but_gold_and_the_token():
    assert produced(GOLD, 6) == {"points": 2}


def test_no_production_bonus_lies_at_or_before_the_start():
    assert all(not produced(track, BOX.tracks[track].start) for track in (GOLD, STONE))


def test_a_technology_is_on_a_production_track():
    assert any(produced(track, BOX.tracks[track].last)["technology"] for track in (GOLD, STONE))


def test_wealth_bonuses_are_for_six_gold_six_stone_and_nine_of_either():
    assert [(found.resource, found.amount) for found in TABLES["wealth"]] == [
        ("gold", 6),
        ("stone", 6),
        ("either", 9),
    ]


def test_a_wealth_bonus_is_a_window_an_egg_or_a_step():
    gifts = [text for bonus in BOX.wealth for text in texts(bonus.effects)]
    assert len(gifts) == len(set(gifts)) == 3
    assert {good for gift in gifts for good in gift.split(" | ")} <= {
        "silver window 1",
        "gold window 1",
        "egg 1",
        "technology 1",
        "university 1",
        "mine 1",
        "quarry 1",
    }


def test_the_technology_track_has_eight_spaces_and_level_iv_is_the_sixth():
    levels = {level: space for space, level in enumerate(BOX.levels) if level}
    assert len(BOX.levels) == 1 + 8
    assert list(levels) == [1, 2, 3, 4]
    assert levels[4] == 6
    assert levels[1] >= 1


def test_the_university_is_worth_nothing_at_its_lower_end_and_three_only_at_the_top():
    assert len(BOX.multipliers) == 1 + 8
    assert BOX.multipliers[:3] == [0, 0, 0]
    assert rises(BOX.multipliers)
    assert set(BOX.multipliers) == {0, 1, 2, 3}
    assert [space for space, value in enumerate(BOX.multipliers) if value == 3] == [8]


def test_academics_are_worth_at_most_24_and_21_with_seven_technologies():
    assert 8 * BOX.multipliers[8] == 24
    assert 7 * BOX.multipliers[8] == 21


# Production tokens and seals


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, {"points 2": 2, "points 1, gold 1": 1, "points 1, stone 1": 1}),
        (3, {"points 2": 2, "points 1, gold 1": 1, "points 1, stone 1": 1, "gold 1": 1, "stone 1": 1}),
    ],
)
def test_production_tokens_by_the_number_of_players(players: int, expected: dict[str, int]):
    used = [token for token in BOX.tokens if token.players <= players]
    assert Counter(", ".join(texts(token.effects)) for token in used) == expected


def test_with_four_players_all_eight_tokens_are_used_and_the_last_two_are_of_a_known_kind():
    known = {tuple(texts(token.effects)) for token in BOX.tokens if token.players < 4}
    last = [tuple(texts(token.effects)) for token in BOX.tokens if token.players == 4]
    assert len(last) == 2
    assert set(last) <= known


def test_the_gold_and_the_stone_seal_cost_two_silver_windows_for_two_points_a_piece():
    for key, word in (("gold seal", "gold"), ("stone seal", "stone")):
        seal = piece(key)
        assert (SCORINGS[seal.scoring], seal.value) == (word, 2)
        assert (seal.silver_windows, seal.gold_windows, seal.gold, seal.stone) == (2, 0, 0, 0)


def test_the_pair_seal_gives_three_points_a_pair_and_costs_more_than_the_others():
    seal, gold = piece("pair seal"), piece("gold seal")
    assert (SCORINGS[seal.scoring], seal.value) == ("pair", 3)
    assert seal.silver_windows == gold.silver_windows
    assert seal.gold_windows + seal.gold + seal.stone > 0


def test_six_points_are_free_and_the_fifth_seal_is_worth_no_more():
    flat = [seal for seal in BOX.seals if SCORINGS[seal.scoring] == "points"]
    assert len(flat) == 2
    assert flat[0].value == 6 >= flat[1].value
    assert not any(seal.silver_windows + seal.gold_windows + seal.gold + seal.stone for seal in flat)


def test_a_seal_can_be_paid_with_the_two_windows_that_may_be_kept():
    assert all(seal.silver_windows + seal.gold_windows <= 2 for seal in BOX.seals)


# Technologies


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_has_six_technologies_and_no_two_are_alike(level: int):
    found = [technology for technology in BOX.technologies if technology.level == level]
    assert len(found) == 6
    assert len({(technology.trigger, *texts(technology.effects)) for technology in found}) == 6


def abilities(level: int) -> list[tuple[str, ...]]:
    """Trigger and effects of the technologies of a level."""
    found = [technology for technology in BOX.technologies if technology.level == level]
    return [(TRIGGERS[technology.trigger], *texts(technology.effects)) for technology in found]


def test_level_one_adds_to_the_wheel_to_a_track_to_rows_and_to_points_for_a_tile():
    assert abilities(1) == [
        ("wheel gold", "gold 1", "points 1"),
        ("wheel stone", "stone 1", "points 1"),
        ("wheel silver window", "silver window 1", "points 1"),
        ("university", "points 2"),
        ("row up", "points 2"),
        ("tile points", "points 1"),
    ]


def test_level_two_gives_a_resource_and_a_point_for_buildings_and_for_eggs():
    found = {ability[0]: ability[1:] for ability in abilities(2)}
    for trigger in ("cathedral building", "plain building"):
        assert found[trigger][1] == "points 1"
        assert found[trigger][0] in ("gold 1", "stone 1")
    assert found["egg"] == ("points 1", "stone 1")


def test_no_other_technology_of_level_two_gives_more_than_the_known_ones_and_a_sideways_move_least():
    given = {
        TRIGGERS[technology.trigger]: worth(technology.effects)
        for technology in BOX.technologies
        if technology.level == 2
    }
    assert max(given.values()) == given["egg"]
    assert min(given.values()) == given["sideways"] < given["cathedral building"]


def test_level_three_holds_the_five_known_single_uses():
    assert {
        ("once", "produce gold 1", "stone 2"),
        ("once", "produce stone 1", "gold 2"),
        ("once", "row up 1"),
        ("once", "university 4"),
        ("once", "upgrade action 1", "points 3"),
    } < set(abilities(3))


def test_level_four_is_six_known_single_uses():
    assert set(abilities(4)) == {
        ("once", "building action 2"),
        ("once", "wall action 2"),
        ("once", "any action 1"),
        ("once", "upgrade action 1", "gold window 1"),
        ("once", "both plaza rewards 1"),
        ("once", "mine 1 | quarry 1", "produce gold 1 | produce stone 1"),
    }


def test_permanent_technologies_come_before_single_uses():
    assert all((TRIGGERS[tile.trigger] == "once") == (tile.level > 2) for tile in BOX.technologies)


# King's Road and Charles Bridge


def test_the_kings_road_has_five_spaces_and_a_start():
    assert [street.key for street in BOX.streets] == list(ROAD_SPACES)


def test_space_one_gives_two_gold_or_two_stone_and_for_an_egg_a_quarry_or_a_mine():
    one = BOX.streets[1]
    assert one.gold == 0
    assert texts(one.first)[0].split(" | ") == ["gold 2", "stone 2"]
    assert set(texts(BOX.egg_effects[1])[0].split(" | ")) == {"mine 1", "quarry 1"}


def test_space_two_sells_four_points_for_a_gold_and_for_an_egg_a_gold_window_or_a_technology():
    two = BOX.streets[2]
    assert (two.gold, texts(two.first)) == (1, ["points 4"])
    assert set(texts(BOX.egg_effects[2])[0].split(" | ")) == {"gold window 1", "technology 1"}


def test_space_three_gives_three_points_for_each_era_one_upgrade_and_for_an_egg_a_mine_or_another_reward():
    three = BOX.streets[3]
    assert (three.gold, texts(three.first)) == (0, ["points per early upgrade 3"])
    found = texts(BOX.egg_effects[3])[0].split(" | ")
    assert len(found) == 2
    assert found[0] == "mine 1"


def test_spaces_four_and_five_have_no_effects_of_their_own():
    for space in (4, 5):
        assert (BOX.streets[space].gold, BOX.streets[space].first, BOX.egg_effects[space]) == (0, (), ())


def test_three_road_tiles_one_for_each_of_the_spaces_one_to_three_have_two_sides():
    assert [(tile.space, tile.side) for tile in BOX.road_tiles] == [
        (space, side) for space in (1, 2, 3) for side in ("front", "back")
    ]


def test_four_sides_of_the_road_tiles_are_known():
    found = {(TRIGGERS[tile.trigger], *texts(tile.first)) for tile in BOX.road_tiles}
    assert {
        ("", "points per silver window 2"),
        ("upgrade", "points 2", "gold 1 | stone 1"),
        ("plain building", "points 3"),
        ("wall", "points 2"),
    } < found
    assert len(found) == 6
    assert not any(tile.gold for tile in BOX.road_tiles)


def test_only_the_first_space_works_at_once_whichever_side_of_its_tile_is_used():
    """What works only while a marker stands there makes nobody begin the road."""
    at_once = {
        space: [tile.trigger == NO_TRIGGER for tile in BOX.road_tiles if tile.space == space]
        for space in (1, 2, 3)
    }
    assert at_once == {1: [True, True], 2: [False, False], 3: [False, True]}


def test_five_planks_cover_two_spaces_each_and_the_middle_one_an_egg_and_a_blue_token():
    assert [len(plank) for plank in BOX.planks] == [2] * 5
    assert texts(BOX.planks[2]) == ["egg 1", "blue token 1"]


def test_all_planks_are_worth_about_the_same():
    assert max(map(worth, BOX.planks)) - min(map(worth, BOX.planks)) <= 1.5


def test_there_are_six_silver_and_six_gold_bridge_tiles():
    assert Counter(tile.is_final for tile in BOX.bridge_tiles) == {False: 6, True: 6}


def test_silver_bridge_tiles_move_sideways_or_some_steps_on_a_track_mostly_three():
    found = [texts(tile.effects) for tile in BOX.bridge_tiles if not tile.is_final]
    assert ["wall step 1", "silver window 1", "points 2"] in found
    assert ["cathedral step 1", "silver window 1", "points 2"] in found
    steps = {effects[0] for effects in found if not effects[0].endswith("step 1")}
    assert steps == {"technology 2", "university 3", "mine 3", "quarry 3"}


def test_all_silver_bridge_tiles_are_worth_about_the_same():
    found = [worth(tile.effects) for tile in BOX.bridge_tiles if not tile.is_final]
    assert max(found) <= 1.5 * min(found)


def test_the_six_gold_bridge_tiles_count_these_things():
    found = [tile for tile in BOX.bridge_tiles if tile.is_final]
    assert {(SCORINGS[tile.scoring], tile.value, *texts(tile.effects)) for tile in found} == {
        ("university", 1, "points 3"),
        ("mines", 1, "points 3"),
        ("quarries", 1, "points 3"),
        ("upgrades", 3),
        ("walls", 2),
        ("rows", 2),
    }


# Plaza tiles


def test_three_plaza_tiles_have_a_colour_of_their_own_and_one_grey_tile_is_spare():
    tiles = Counter(COLOURS[plaza.colour] for plaza in BOX.plazas)
    hexes = Counter(COLOURS[plaza.colour] for plaza in BOX.plaza_hexes)
    assert tiles == {"grey": 8, "slate": 1, "yellow": 1, "blue": 1}
    assert tiles - hexes == {"grey": 1}


@pytest.mark.parametrize(
    ("colour", "upper", "lower"),
    [
        ("slate", ["wall step 1 | cathedral step 1"], ["gold 3"]),
        ("grey", ["silver window 2"], ["points 4"]),
    ],
)
def test_plaza_tiles_whose_rewards_are_known(colour: str, upper: list[str], lower: list[str]):
    found = [(COLOURS[plaza.colour], texts(plaza.upper), texts(plaza.lower)) for plaza in BOX.plazas]
    assert (colour, upper, lower) in found


def kinds(effects: tuple[Effect, ...]) -> set[str]:
    return {effect.key.rpartition(" ")[0] for effect in effects}


@pytest.mark.parametrize(
    ("colour", "upper", "lower"),
    [
        ("grey", {"points"}, {"blue token"}),
        ("grey", {"points"}, {"stone"}),
        ("grey", {"technology"}, {"points"}),
        ("grey", {"stone", "points"}, {"gold", "points"}),
        ("yellow", {"points", "technology"}, {"points", "university"}),
        ("blue", {"points", "gold window"}, {"points"}),
    ],
)
def test_plaza_tiles_whose_icons_are_known(colour: str, upper: set[str], lower: set[str]):
    found = [(COLOURS[plaza.colour], kinds(plaza.upper), kinds(plaza.lower)) for plaza in BOX.plazas]
    assert (colour, upper, lower) in found


def test_one_plaza_gives_a_blue_token_and_one_at_least_two_stone():
    found = [text for plaza in BOX.plazas for text in texts(plaza.lower)]
    assert "blue token 1" in found
    assert any(text.startswith("stone ") and int(text.removeprefix("stone ")) >= 2 for text in found)


@pytest.mark.parametrize("plaza", BOX.plazas, ids=str)
def test_each_reward_of_a_plaza_is_worth_about_four_points(plaza: Any):
    assert all(3 <= worth(effects) <= 6 for effects in (plaza.upper, plaza.lower))


# The city


def test_the_city_has_eight_plazas_for_two_nine_for_three_and_ten_for_four_players():
    used = [sum(plaza.players <= players for plaza in BOX.plaza_hexes) for players in (2, 3, 4)]
    assert used == [8, 9, 10]


@pytest.mark.parametrize(
    ("key", "at", "colour", "sites"),
    [
        ("A", (-4, 1), "grey", [(-5, 1), (-4, 0), (-3, 0)]),
        ("B", (-6, 3), "grey", [(-7, 3), (-6, 2)]),
        ("C", (-3, 3), "slate", [(-4, 3), (-4, 4), (-3, 4)]),
        ("D", (-1, 3), "grey", [(0, 3), (-1, 4), (0, 2)]),
        ("E", (2, 3), "yellow", [(1, 3), (1, 4), (2, 2), (3, 2)]),
        ("F", (3, 0), "grey", [(2, 0), (4, 0), (4, -1)]),
        ("G", (3, -2), "grey", [(2, -1), (4, -2)]),
        ("H", (0, 0), "blue", [(-1, 0), (1, 0), (0, -1), (1, -1), (-1, 1)]),
        ("J", (-1, -2), "grey", [(-1, -1), (-2, -1), (-2, -2)]),
        ("K", (-6, 0), "grey", [(-5, 0), (-6, 1)]),
    ],
)
def test_every_plaza_lies_among_its_sites(key: str, at: Hex, colour: str, sites: list[Hex]):
    plaza = next(found for found in BOX.plaza_hexes if found.key == key)
    assert (plaza.at, COLOURS[plaza.colour]) == (at, colour)
    assert sorted(BOX.sites[site].at for site in plaza.sites) == sorted(sites)


def test_every_building_site_touches_exactly_one_plaza():
    plazas = {plaza.at: number for number, plaza in enumerate(BOX.plaza_hexes)}
    for site in BOX.sites:
        assert [plazas[at] for at in around(site.at) if at in plazas] == [site.plaza]


def test_plazas_run_clockwise_and_those_for_more_players_close_the_circle():
    assert "".join(plaza.key for plaza in BOX.plaza_hexes) == "ABCDEFGHJK"
    assert [plaza.players for plaza in BOX.plaza_hexes] == 8 * [2] + [3, 4]


def test_nothing_is_built_on_the_road_in_walled_off_places_or_on_plazas():
    road = {(3, 1), (2, 1), (1, 1), (0, 1), (-1, 2), (-2, 2), (-3, 2), (-4, 2), (-5, 3), (-6, 4), (-7, 4)}
    walled = {(-5, 4), (-2, 4), (0, 4), (2, 4), (-2, 3), (-5, 2), (1, 2), (-3, 1), (-2, 1), (-2, 0)}
    walled |= {(3, -1), (0, -2), (1, -2), (2, -2)}
    sites = {site.at for site in BOX.sites}
    assert not sites & (road | walled | {plaza.at for plaza in BOX.plaza_hexes})
    assert len(sites) == len(BOX.sites) == 28 + 2


def test_only_the_old_town_costs_a_gold_and_gives_points():
    for found in TABLES["sites"]:
        if found.plaza in OLD_TOWN:
            assert found.gold == 1
            assert found.points in (1, 2)
        else:
            assert (found.gold, found.points) == (0, 0)


def test_old_town_sites_with_a_plain_crown_give_one_point_and_those_with_a_number_two():
    points = {(found.q, found.r): found.points for found in TABLES["sites"]}
    assert [points[at] for at in ((-4, 4), (-4, 3), (0, 3), (1, 3))] == [1] * 4
    assert [points[at] for at in ((-3, 4), (-1, 4), (1, 4), (0, 2), (3, 2))] == [2] * 5


def test_two_sites_start_built_on_with_two_players_one_of_them_with_three_and_none_with_four():
    prebuilt = {players: {site.at for site in BOX.sites if players in site.prebuilt} for players in (2, 3, 4)}
    assert prebuilt[2] == {(2, 2), (-1, 0)}
    assert len(prebuilt[3]) == 1
    assert prebuilt[3] < prebuilt[2]
    assert not prebuilt[4]


def test_no_plaza_starts_complete_whatever_lies_on_it():
    for plaza in BOX.plaza_hexes:
        assert any(not BOX.sites[site].prebuilt for site in plaza.sites)


@pytest.mark.parametrize(
    ("bearer", "one", "other"),
    [
        ((-5, 4), (-4, 4), (-4, 3)),
        ((0, 4), (1, 4), (1, 3)),
        ((1, 2), (0, 3), (1, 3)),
        ((-5, 2), (-6, 2), (-5, 1)),
        ((-2, 0), (-3, 0), (-2, -1)),
        ((-4, -1), (-5, 0), (-4, 0)),
        ((1, 1), (1, 0), (2, 0)),
        ((2, -2), (1, -1), (2, -1)),
    ],
)
def test_a_blue_corner_is_printed_where_these_three_hexes_meet(bearer: Hex, one: Hex, other: Hex):
    printed = [corner(site.at, number) for site in BOX.sites for number in range(6) if site.printed[number]]
    assert printed.count(frozenset((bearer, one, other))) == 2
    assert bearer not in {site.at for site in BOX.sites}


def test_eight_blue_corners_are_printed():
    assert sum(sum(site.printed) for site in BOX.sites) == 2 * 8


# Hunger Wall and Cathedral


@pytest.mark.parametrize("grid", GRIDS)
def test_a_project_has_three_tiers_and_its_rows_are_numbered_from_one(grid: str):
    project = piece(grid)
    assert sorted(set(project.tier)) == [1, 2, 3]
    assert rises(project.tier)
    assert project.numbers == tuple(range(1, project.height + 1))


@pytest.mark.parametrize("grid", GRIDS)
def test_only_entering_a_tier_costs_gold_and_stone(grid: str):
    project = piece(grid)
    for row_number in range(project.height):
        is_entry = row_number > 0 and project.tier[row_number] != project.tier[row_number - 1]
        assert (project.gold[row_number] > 0) == (project.stone[row_number] > 0) == is_entry


def test_the_second_tier_of_the_cathedral_costs_one_gold_and_one_stone():
    cathedral = piece("cathedral normal")
    entry = cathedral.tier.index(2)
    assert (cathedral.gold[entry], cathedral.stone[entry]) == (1, 1)


def test_the_top_row_of_the_cathedral_is_worth_thirteen_points():
    assert piece("cathedral normal").row_points[-1] == 13


@pytest.mark.parametrize("project", PROJECTS)
def test_a_column_is_worth_three_and_not_the_last_but_in_reach(project: str):
    columns = piece(f"{project} normal").column_points
    assert columns[0] == 0
    assert rises(columns)
    assert columns.index(3) <= len(columns) - 2


@pytest.mark.parametrize("grid", GRIDS)
def test_higher_rows_are_worth_more_and_ever_more(grid: str):
    points = piece(grid).row_points
    assert points[0] == 0
    assert rises([high - low for low, high in pairwise(points)])


@pytest.mark.parametrize("grid", GRIDS)
def test_squares_hold_points_and_both_arrows_and_no_arrow_leads_off_the_grid(grid: str):
    project = piece(grid)
    squares = [square for line in project.squares for square in line]
    assert {ARROW, ARROW_UP, 0, 2} < set(squares)
    assert project.squares[0][0] == 0
    assert all(line[-1] != ARROW for line in project.squares)
    assert ARROW_UP not in project.squares[-1]


@pytest.mark.parametrize("grid", GRIDS)
def test_no_arrow_leads_to_an_arrow_that_points_the_same_way(grid: str):
    for line in piece(grid).squares:
        assert (ARROW, ARROW) not in list(pairwise(line))


def test_the_cathedral_has_an_up_arrow_below_its_second_tier_and_two_points_beside_where_it_leads():
    """Up for two windows, up again by the arrow into the next tier, then to the right for 2 points."""
    cathedral = piece("cathedral normal")
    entry = cathedral.tier.index(2)
    below, first = cathedral.squares[entry - 1], cathedral.squares[entry]
    assert any(
        below[column] == ARROW_UP and first[column] == 0 and first[column + 1] == 2 and below[column + 1] == 0
        for column in range(cathedral.width - 1)
    )


@pytest.mark.parametrize("project", [HUNGER_WALL, CATHEDRAL], ids=PROJECTS)
def test_the_a_tiers_are_broad_and_the_b_tiers_steep(project: int):
    normal, broad, steep = (piece(f"{PROJECTS[project]} {tiers}") for tiers in TIERS)
    arrows = [
        [sum(line.count(arrow) for line in grid.squares) for arrow in (ARROW, ARROW_UP)]
        for grid in (normal, broad, steep)
    ]
    assert broad.row_points[-1] < normal.row_points[-1] < steep.row_points[-1]
    assert arrows[1][0] > arrows[0][0] > arrows[2][0]
    assert arrows[2][1] > arrows[0][1] >= arrows[1][1]


@pytest.mark.parametrize("tiers", TIERS)
def test_the_hunger_wall_makes_up_for_having_no_final_scoring_tiles(tiers: str):
    wall, cathedral = piece(f"wall {tiers}"), piece(f"cathedral {tiers}")
    assert wall.row_points[1] >= cathedral.row_points[1]
    for above in range(2, wall.height):
        assert wall.row_points[above] > cathedral.row_points[above]
    assert wall.column_points[-1] > cathedral.column_points[-1]
    assert all(ours >= other for ours, other in zip(wall.column_points, cathedral.column_points, strict=True))


def test_of_the_grids_only_the_sets_a_top_row_and_a_crossing_of_the_cathedral_are_printed_facts():
    marked = {found.key: found.printed for found in (*TABLES["hunger_wall"], *TABLES["cathedral"])}
    assert marked.pop("cathedral normal 6") == "tiers points"
    assert marked.pop("cathedral normal 3") == "tiers gold stone"
    assert set(marked.values()) == {"tiers"}
    assert not any(found.printed for found in TABLES["grid_columns"])


# Upgrades


@pytest.mark.parametrize("action", range(len(ACTIONS)), ids=ACTIONS)
@pytest.mark.parametrize("era", [1, 2])
def test_every_action_can_be_upgraded_in_both_eras(action: int, era: int):
    found = [tile for tile in BOX.upgrades if (tile.action, tile.era) == (action, era)]
    assert len(found) in (2, 3)
    assert any(not tile.is_special for tile in found)
    assert len({tuple(texts(tile.effects)) for tile in found}) == len(found)


def test_an_upgrade_of_upgrades_gives_two_stone_in_era_two_and_has_a_silver_window_and_a_red_corner():
    found = [tile for tile in BOX.upgrades if tile.action == UPGRADE and tile.era == 2]
    tile = next(tile for tile in found if texts(tile.effects) == ["stone 2"])
    assert texts(tuple(rim(tile))) == ["silver window 1"]
    assert len(tile.corners) == 1


def test_an_upgrade_of_upgrades_gives_a_gold_window():
    assert ["gold window 1"] in [texts(tile.effects) for tile in BOX.upgrades if tile.action == UPGRADE]


def test_an_upgrade_of_walls_gives_a_point_in_era_two_and_has_two_symbols_and_a_red_corner():
    found = [tile for tile in BOX.upgrades if tile.action == WALL and tile.era == 2]
    tile = next(tile for tile in found if texts(tile.effects) == ["points 1"])
    assert sorted(texts(tuple(rim(tile)))) == ["silver window 1", "technology 1"]
    assert len(tile.corners) == 1


@pytest.mark.parametrize("action", range(len(ACTIONS)), ids=ACTIONS)
def test_a_special_upgrade_gives_more_than_any_normal_one_of_its_era_and_action(action: int):
    for era in (1, 2):
        of_action = [tile for tile in BOX.upgrades if (tile.action, tile.era) == (action, era)]
        best = max(worth(tile.effects) for tile in of_action if not tile.is_special)
        assert all(worth(tile.effects) > best for tile in of_action if tile.is_special)


def test_upgrades_of_era_two_give_more():
    for is_special in (False, True):
        early, late = (
            mean(worth(tile.effects) for tile in of("upgrades", era, is_special)) for era in (1, 2)
        )
        assert late > early


def test_mines_are_upgraded_by_stone_and_quarries_by_gold():
    for tile in BOX.upgrades:
        if tile.action <= 1:
            assert kinds(tile.effects) <= {"points", ("stone", "gold")[tile.action]}


def test_upgrades_of_the_kings_road_give_most_for_it_is_performed_at_most_five_times():
    for era in (1, 2):
        normal = of("upgrades", era, False)
        road = max(worth(tile.effects) for tile in normal if tile.action == ROAD)
        assert all(worth(tile.effects) <= road for tile in normal)


# Walls


def test_walls_cost_two_to_five_stone_and_no_gold():
    assert {wall.stone for wall in BOX.walls} == {2, 3, 4, 5}
    assert not any(wall.gold for wall in BOX.walls)


def test_a_wall_of_era_two_gives_six_points_for_four_stone_and_has_a_red_corner():
    found = [wall for wall in of("walls", 2, False) if texts(wall.effects) == ["points 6"]]
    assert [(wall.stone, len(wall.corners)) for wall in found] == [(4, 1)]


def test_some_walls_of_each_kind_have_the_icon_of_the_hunger_wall():
    for era in (1, 2):
        for is_special in (False, True):
            icons = [wall.hunger_wall for wall in of("walls", era, is_special)]
            assert 0.25 <= mean(icons) <= 0.5


# Buildings


def test_buildings_cost_two_to_five_and_mostly_gold():
    assert all(2 <= tile.cost <= 5 and tile.gold >= tile.stone for tile in BOX.buildings)
    assert sum(tile.stone == 0 for tile in BOX.buildings) > len(BOX.buildings) / 2
    assert any(tile.stone for tile in BOX.buildings)


def known(gold: int, stone: int, effects: list[str]) -> Building:
    """The one building with this price and reward."""
    (tile,) = [
        tile
        for tile in BOX.buildings
        if (tile.gold, tile.stone) == (gold, stone) and texts(tile.effects) == effects
    ]
    return tile


def test_two_gold_and_two_stone_give_a_quarry_a_cathedral_move_a_claim_and_a_blue_corner():
    tile = known(2, 2, ["quarry 1"])
    assert (tile.cathedral, tile.cube, len(tile.corners)) == (True, True, 1)


def test_a_special_building_gives_a_technology_and_a_stone_for_two_gold():
    tile = known(2, 0, ["technology 1", "stone 1"])
    assert (tile.is_special, tile.cathedral, tile.cube, len(tile.corners)) == (True, False, False, 1)


def test_four_gold_give_a_silver_window_and_a_cathedral_move():
    assert known(4, 0, ["silver window 1"]).cathedral


def test_a_building_without_icon_and_claim_gives_two_things_the_second_a_silver_window():
    found = [tile for tile in of("buildings", 1, False) if not tile.cathedral and not tile.cube]
    assert any(
        len(tile.effects) == 2 and texts(tile.effects)[1] == "silver window 1" and len(tile.corners) == 1
        for tile in found
    )


def test_a_special_building_for_gold_gives_points_a_cathedral_move_and_a_claim():
    found = [tile for tile in BOX.buildings if tile.is_special and kinds(tile.effects) == {"points"}]
    assert any(tile.cathedral and tile.cube and tile.gold >= 2 and not tile.stone for tile in found)


def test_claims_are_on_buildings_of_three_and_of_four_resources():
    assert {3, 4} <= {tile.cost for tile in BOX.buildings if tile.cube}


def test_all_four_pairs_of_icon_and_claim_exist_in_both_eras():
    for era in (1, 2):
        pairs = Counter((tile.cathedral, tile.cube) for tile in BOX.buildings if tile.era == era)
        assert len(pairs) == 4
        assert min(pairs.values()) >= 2


def test_enough_era_one_buildings_are_left_when_some_are_built_at_the_start():
    prebuilt = sum(2 in site.prebuilt for site in BOX.sites)
    assert len(of("buildings", 1, False)) - prebuilt >= 3


# Hex tiles


@pytest.mark.parametrize("kind", ["walls", "buildings"])
@pytest.mark.parametrize("era", [1, 2])
def test_a_special_tile_gives_more_for_its_price_than_a_normal_one(kind: str, era: int):
    normal = mean(reward(tile) / (tile.gold + tile.stone) for tile in of(kind, era, False))
    assert all(reward(tile) / (tile.gold + tile.stone) > 1.2 * normal for tile in of(kind, era, True))


@pytest.mark.parametrize("kind", ["walls", "buildings"])
@pytest.mark.parametrize("is_special", [False, True])
def test_tiles_of_era_two_give_more_for_their_price(kind: str, is_special: bool):
    early, late = (
        sum(reward(tile) for tile in of(kind, era, is_special))
        / sum(tile.gold + tile.stone for tile in of(kind, era, is_special))
        for era in (1, 2)
    )
    assert 1.1 * early < late < 1.25 * early


def gifts(tile: Any) -> Counter[str]:
    """How much of everything a hex tile gives, wherever it is printed."""
    found: Counter[str] = Counter()
    for effect in tile.effects:
        found[effect.word] += effect.amount
    found.update(f"{effect.key} on the rim" for side in getattr(tile, "edges", ()) for effect in side)
    found.update(icon for icon in ("hunger_wall", "cathedral", "cube") if getattr(tile, icon, False))
    found["corner"] = len(tile.corners)
    return found


def is_no_better(tile: Any, other: Any) -> bool:
    """It costs as much or more, and gives as much or less of everything."""
    given = gifts(other)
    is_dear = tile.gold >= other.gold and tile.stone >= other.stone
    return is_dear and all(amount <= given[what] for what, amount in gifts(tile).items())


@pytest.mark.parametrize("kind", HEX_TILES)
def test_no_tile_is_a_copy_of_another_or_worse_for_the_same_price(kind: str):
    """A special tile may be better than a normal one, a tile of Era II better than one of Era I."""
    beaten = [
        (tile.key, other.key)
        for tile in HEX_TILES[kind]
        for other in HEX_TILES[kind]
        if tile is not other and getattr(tile, "action", NOBODY) == getattr(other, "action", NOBODY)
        if other.era <= tile.era and other.is_special <= tile.is_special
        if is_no_better(tile, other)
    ]
    assert beaten == []


@pytest.mark.parametrize("kind", ["walls", "buildings"])
def test_normal_tiles_of_era_one_pay_back_their_price_and_special_tiles_about_twice(kind: str):
    def paid(era: int, is_special: bool) -> float:
        tiles = of(kind, era, is_special)
        return sum(map(reward, tiles)) / sum(WORTH["gold"] * (tile.gold + tile.stone) for tile in tiles)

    assert 1 <= paid(1, False) <= 1.25
    assert all(1.8 <= paid(era, True) <= 2.4 for era in (1, 2))


def face(tile: HexTile) -> tuple[object, ...]:
    """Everything that is printed on a tile."""
    icons = (
        getattr(tile, "hunger_wall", False),
        getattr(tile, "cathedral", False),
        getattr(tile, "cube", False),
    )
    sides = tuple(tuple(texts(side)) for side in getattr(tile, "edges", ()))
    action = getattr(tile, "action", NOBODY)
    return (
        tile.kind,
        tile.era,
        action,
        tile.gold,
        tile.stone,
        *texts(tile.effects),
        icons,
        sides,
        tile.corners,
    )


def test_no_two_hex_tiles_are_alike():
    faces = [face(tile) for tiles in HEX_TILES.values() for tile in tiles]
    assert len(set(faces)) == len(faces) == 102


def test_a_tile_of_the_action_board_has_one_to_three_symbols_and_at_most_two_corners():
    for tile in (*BOX.upgrades, *BOX.walls):
        assert 1 <= len(rim(tile)) <= 3
        assert len(tile.corners) <= 2
        assert all(len(side) <= 1 for side in tile.edges)


def test_symbols_are_silver_windows_technologies_and_other_small_gifts():
    symbols = Counter(effect.key for tile in (*BOX.upgrades, *BOX.walls) for effect in rim(tile))
    total = sum(symbols.values())
    assert [text for text, _ in symbols.most_common(2)] == ["silver window 1", "technology 1"]
    assert 0.3 < symbols["silver window 1"] / total < 0.4
    assert 0.15 < symbols["technology 1"] / total < 0.25
    assert not any(isinstance(effect, OneOf) for tile in (*BOX.upgrades, *BOX.walls) for effect in rim(tile))


def test_symbols_and_corners_lie_differently_so_that_orientation_matters():
    shapes = Counter(
        (tuple(bool(side) for side in tile.edges), tile.corners) for tile in (*BOX.upgrades, *BOX.walls)
    )
    assert len(shapes) >= 30
    assert max(shapes.values()) <= 5


def test_most_walls_and_upgrades_have_a_red_and_most_buildings_a_blue_corner():
    for kind, tiles in HEX_TILES.items():
        for era in (1, 2):
            corners = [len(tile.corners) for tile in tiles if tile.era == era]
            assert 0.9 <= mean(corners) <= 1.6, kind


# Peter Parler


def test_peter_parlers_five_cards():
    assert BOX.parler == [("building", 1), ("wall", 1), ("track", 1), ("building", 2), ("upgrade", 3)]


# Final scoring


def test_eggs_score_from_the_second_on_and_no_more_beyond_the_fourth():
    assert [found.eggs for found in TABLES["egg_scores"]] == [0, 1, 2, 3, 4]
    assert BOX.egg_points == [0, 0, 3, 6, 10]


def test_walls_score_from_the_third_on_and_no_more_beyond_the_sixth():
    assert [found.walls for found in TABLES["wall_scores"]] == [0, 1, 2, 3, 4, 5, 6]
    assert BOX.wall_points == [0, 0, 0, 4, 10, 10, 18]


# A box of one's own


def exported() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(boxes.export("praga", TABLES))
    return found


def read(data: object) -> boxes.Tables:
    return boxes.read("praga", json.dumps(data), TABLES)


def test_a_box_that_is_written_and_read_is_the_same_box():
    again = boxes.read("praga", boxes.export("praga", TABLES), TABLES)
    assert again == TABLES
    assert boxes.fingerprint(again) == boxes.fingerprint(TABLES)
    assert list(Box(again).pieces) == list(BOX.pieces)


def test_a_changed_value_is_used_and_changes_the_fingerprint():
    data = exported()
    number = TABLES["walls"].index(row("walls", "curtain wall"))
    data["walls"][number]["stone"] = 3
    changed = read(data)
    assert Box(changed).walls[number].stone == 3
    assert boxes.fingerprint(changed) != boxes.fingerprint(TABLES)


def refusal(table: str, number: int, field: str, value: object) -> str:
    """What is said about a box with this value in this row."""
    data = exported()
    data[table][number - 1][field] = value
    with pytest.raises(BadBox) as caught:
        Box(read(data))
    return str(caught.value)


@pytest.mark.parametrize(
    ("table", "number", "field", "value"),
    [
        ("upgrades", 1, "action", "mine"),
        ("upgrades", 1, "era", 3),
        ("upgrades", 1, "bonus", "stones 1"),
        ("upgrades", 1, "special", 0),
        ("upgrades", 1, "edges", "6: gold"),
        ("upgrades", 1, "edges", "0: gold, 0: stone"),
        ("upgrades", 1, "edges", "gold"),
        ("upgrades", 1, "corners", "6"),
        ("walls", 36, "stone", "four"),
        ("walls", 36, "stone", -1),
        ("walls", 36, "stone", True),
        ("walls", 36, "reward", "gold 1 & points 1"),
        ("walls", 36, "edges", "1: silver windows"),
        ("buildings", 11, "gold", 10),
        ("buildings", 11, "cathedral", 1),
        ("buildings", 11, "reward", "gold 1 | gold 1"),
        ("buildings", 11, "corners", "x"),
        ("technologies", 7, "level", 5),
        ("technologies", 7, "trigger", "once"),
        ("technologies", 7, "trigger", "never"),
        ("technologies", 13, "trigger", "egg"),
        ("technologies", 13, "effects", "mint gold"),
        ("bridge_tiles", 3, "group", "VI"),
        ("bridge_tiles", 3, "scoring", "walls 2"),
        ("bridge_tiles", 12, "scoring", ""),
        ("bridge_tiles", 12, "scoring", "rows"),
        ("bridge_tiles", 12, "scoring", "houses 2"),
        ("bridge_tiles", 12, "scoring", "gold 2"),
        ("bridge_tiles", 12, "scoring", "points 2"),
        ("seals", 1, "scoring", ""),
        ("seals", 1, "scoring", "university 2"),
        ("plazas", 5, "colour", "gold"),
        ("plazas", 5, "lower", "4 points"),
        ("production_tokens", 8, "players", 5),
        ("seals", 3, "scoring", "pairs 3"),
        ("wealth", 3, "resource", "both"),
        ("wealth", 3, "amount", 10),
        ("wheel", 2, "bonus", "egg for wood"),
        ("wheel", 2, "bonus", "points 1"),
        ("crane", 4, "zone", "yellow"),
        ("crane", 4, "mark", "moon"),
        ("action_tiles", 6, "a_one", "walk"),
        ("action_tiles", 6, "b_one", "road"),
        ("road", 3, "first", "points per wall 3"),
        ("road", 3, "egg", "red token | red token"),
        ("road_tiles", 6, "side", "left"),
        ("road_tiles", 6, "space", 4),
        ("road_tiles", 6, "trigger", "sometimes"),
        ("bridge", 10, "plank", 6),
        ("bridge", 10, "effects", "eggs 2"),
        ("hunger_wall", 2, "squares", ". . < . 2 3"),
        ("cathedral", 2, "tier", 4),
        ("parler", 5, "does", "rest"),
        ("parler", 5, "recycles", 0),
    ],
)
def test_a_mistake_is_named_by_table_row_and_field(table: str, number: int, field: str, value: object):
    said = refusal(table, number, field, value)
    assert said.startswith(f"{table} row {number} ({TABLES[table][number - 1].key})")
    assert f"field {field!r}" in said


@pytest.mark.parametrize(
    ("table", "number", "field", "value", "said"),
    [
        ("action_board", 1, "place", 1, "every action needs a place of its own from 0 to 5"),
        ("crane", 4, "mark", "", "one position is the star"),
        ("crane", 12, "position", 12, "table crane is not in order"),
        ("wheel", 2, "sector", 3, "table wheel is not in order"),
        ("tracks", 3, "mark", "", "start, token and, at the end, seal are marked"),
        ("tracks", 15, "number", 8, "table tracks is not in order"),
        ("technology_track", 9, "space", 9, "table technology_track is not in order"),
        ("road", 5, "space", 4, "table road is not in order"),
        ("hunger_wall", 2, "squares", ". . ^ . 2", "every row needs 6 squares"),
        ("cathedral", 2, "row", 3, "table cathedral is not in order"),
        ("sites", 1, "plaza", "B", "it lies beside A, not B"),
        ("sites", 1, "q", -50, "it lies beside no plaza, not A"),
        ("sites", 2, "q", -7, "it lies beside K, not A"),
        ("sites", 4, "q", -6, "a site and a plaza lie on the same hex"),
        ("corners", 1, "one", "-3,4", "these three hexes do not meet"),
        ("corners", 1, "one", "left", "should be two numbers"),
        ("plaza_hexes", 1, "colour", "red", "'red' is none of grey, slate, yellow, blue"),
        ("walls", 2, "key", "ditch", "two pieces are called 'ditch'"),
        ("seals", 1, "key", "wood market", "two pieces are called 'wood market'"),
    ],
)
def test_values_that_do_not_fit_together_are_refused(
    table: str, number: int, field: str, value: object, said: str
):
    assert said in refusal(table, number, field, value)


@pytest.mark.parametrize(
    ("table", "number", "field", "value"),
    [
        ("upgrades", 1, "bonus", "any action"),
        ("upgrades", 1, "bonus", "gold 1, wall action 2"),
        ("upgrades", 5, "bonus", "points 1 | upgrade action"),
        ("upgrades", 9, "bonus", "gold 1 & building action 1 | points 2"),
        ("upgrades", 1, "bonus", "both plaza rewards"),
        ("technologies", 10, "effects", "wall action 2"),
        ("technologies", 9, "effects", "points 1, egg 1"),
        ("road_tiles", 3, "first", "upgrade action"),
        ("tracks", 4, "effects", "produce gold"),
        ("tracks", 4, "effects", "produce stone, points 1"),
        ("production_tokens", 1, "effects", "any action"),
        ("plazas", 1, "upper", "both plaza rewards"),
    ],
)
def test_what_could_go_on_without_end_is_refused(table: str, number: int, field: str, value: str):
    """An action that brings an action, a production that produces, an egg for every egg."""
    said = refusal(table, number, field, value)
    assert said.startswith(f"{table} row {number} ({TABLES[table][number - 1].key})")
    assert f"field {field!r}" in said
    assert said.endswith("here could go on without end")


@pytest.mark.parametrize(
    ("table", "number", "field", "value"),
    [
        ("upgrades", 1, "bonus", "egg 1, produce stone"),
        ("technologies", 13, "effects", "any action, both plaza rewards"),
        ("walls", 1, "reward", "wall action 1"),
        ("plazas", 1, "upper", "any action"),
        ("road_tiles", 2, "first", "any action"),
        ("bridge_tiles", 1, "effects", "building action 1"),
    ],
)
def test_what_is_gained_once_may_be_an_action(table: str, number: int, field: str, value: str):
    data = exported()
    data[table][number - 1][field] = value
    Box(read(data))


def test_a_missing_and_an_unknown_field_are_named():
    data = exported()
    del data["walls"][2]["stone"]
    with pytest.raises(BadBox, match=r"walls row 3 \(palisade\): field 'stone' is missing"):
        read(data)
    data = exported()
    data["walls"][2]["stones"] = 1
    with pytest.raises(BadBox, match=r"walls row 3 \(palisade\): unknown field 'stones'"):
        read(data)


def test_a_missing_row_a_missing_table_and_an_unknown_table_are_named():
    data = exported()
    data["seals"].pop()
    with pytest.raises(BadBox, match="table seals has 4 rows; the box holds 5"):
        read(data)
    data = exported()
    del data["seals"]
    with pytest.raises(BadBox, match="table seals is missing"):
        read(data)
    data = exported()
    data["towers"] = []
    with pytest.raises(BadBox, match="unknown table 'towers'"):
        read(data)


def test_a_file_for_another_game_is_refused():
    with pytest.raises(BadBox, match="not for 'praga'"):
        read(exported() | {"game": "kutna-hora"})
