"""Components: what the box holds, and the facts of the printed game that its values must fit."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from groschen.engine import box as boxes
from groschen.engine.errors import BadBox
from groschen.games.kutna_hora.box.components import Board, Box, Building, Prices
from groschen.games.kutna_hora.box.tables import TABLES
from groschen.games.kutna_hora.names import (
    ACTIONS,
    COMMODITIES,
    DOTS,
    GUILDS,
    MINERS,
    NOBODY,
    ORE,
    PATRICIANS,
    PERMITS,
    RED,
    SILVER,
    SILVER_PATRICIAN,
    WOOD,
)

BOX = Box(TABLES)
GUILD_BUILDINGS = [tile for tile in BOX.buildings if not tile.is_public()]
PUBLIC_BUILDINGS = [tile for tile in BOX.buildings if tile.is_public()]
SIDES = [BOX.small, BOX.large]
MOST_GROSCHEN_TO_START = 43


def amount(tile: Any, kind: str) -> int:
    """How much of one effect a tile has."""
    return sum(effect.amount for effect in tile.effects if type(effect).__name__ == kind)


def has(tile: Any, kind: str) -> bool:
    return any(type(effect).__name__ == kind for effect in tile.effects)


def start_price(commodity: int) -> int:
    return BOX.prices[commodity].price[0][0]


def columns(prices: Prices) -> list[tuple[int, ...]]:
    """The prices by column instead of by card."""
    return list(zip(*prices.price, strict=True))


def rises(numbers: Any) -> bool:
    return all(low <= high for low, high in pairwise(numbers))


def falls(numbers: Any) -> bool:
    return all(high >= low for high, low in pairwise(numbers))


# The component list


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ("guild_buildings", 24),
        ("public_buildings", 12),
        ("mines", 27),
        ("technologies", 4),
        ("rocks", 4),
        ("mine_setups", 15),
        ("guild_setups", 9),
        ("population_cards", 21),
        ("ore_cards", 16),
        ("events", 10),
        ("action_cards", 6),
        ("cathedral", 11),
        ("houses", 12),
        ("rounds", 5 + 6),
        ("hall", 4),
        ("towns", 2),
        ("mine_grids", 2),
    ],
)
def test_the_box_holds_as_many_as_the_component_list_says(table: str, count: int):
    assert len(TABLES[table]) == count


def test_there_are_95_cards_with_six_action_cards_for_each_of_four_players():
    once = ("population_cards", "ore_cards", "events", "guild_setups", "mine_setups")
    assert 4 * len(TABLES["action_cards"]) + sum(len(TABLES[name]) for name in once) == 95


def test_the_tables_come_in_the_order_in_which_a_box_file_is_read():
    assert list(TABLES) == [
        "guild_buildings",
        "public_buildings",
        "mines",
        "technologies",
        "rocks",
        "mine_setups",
        "guild_setups",
        "population_cards",
        "ore_cards",
        "events",
        "action_cards",
        "cathedral",
        "houses",
        "reputation",
        "rounds",
        "hall",
        "towns",
        "villages",
        "mine_grids",
        "star_values",
    ]


@pytest.mark.parametrize("table", TABLES)
def test_no_two_rows_of_a_table_have_the_same_name(table: str):
    keys = [row.key for row in TABLES[table]]
    assert len(set(keys)) == len(keys)
    assert all(key and key == key.strip() and key.isascii() and key == key.lower() for key in keys)


def test_every_piece_has_a_name_of_its_own():
    tables = ("guild_buildings", "public_buildings", "mines", "technologies", "rocks", "houses", "events")
    assert len(BOX.pieces) == sum(len(TABLES[name]) for name in tables) + len(SIDES)


@pytest.mark.parametrize("table", TABLES)
def test_a_row_says_which_of_its_columns_are_printed_facts(table: str):
    for row in TABLES[table]:
        assert set(row.printed.split()) <= set(row._fields) - {"printed"}


# Action cards


def test_every_card_has_two_different_actions_and_no_two_cards_are_alike():
    assert all(one != other for one, other in BOX.cards)
    assert len({frozenset(card) for card in BOX.cards}) == 6


def test_every_action_is_on_two_cards_but_the_joker_and_one_other_on_one():
    counts = Counter(ACTIONS[action] for card in BOX.cards for action in card)
    assert sorted(counts.values()) == [1, 1, 2, 2, 2, 2, 2]
    assert counts["joker"] == 1
    assert counts["mine"] == counts["plot"] == 2


def test_mine_is_on_the_cards_with_plot_and_with_the_joker():
    """Blue played Plot and Mine, and then had neither a Mine nor the Joker left."""
    cards = [{ACTIONS[one], ACTIONS[other]} for one, other in BOX.cards]
    assert [card for card in cards if "mine" in card] == [{"plot", "mine"}, {"mine", "joker"}]


def test_the_cards_make_a_chain_from_the_joker_to_saint_barbara():
    ends = Counter(action for card in BOX.cards for action in card)
    assert {ACTIONS[action] for action, count in ends.items() if count == 1} == {"joker", "barbara"}


def test_a_round_can_have_rights_plot_building_and_income():
    """Five of the six cards: some choice of ends has all four, and a fifth card is left."""
    needed = {ACTIONS.index(word) for word in ("rights", "plot", "building", "income")}
    played: list[set[int]] = [set()]
    for card in BOX.cards:
        played += [done | {action} for done in played for action in card if action in needed - done]
    assert needed in played


# Decks and prices


def test_the_population_deck_runs_from_0_to_19_and_turned_over_to_39():
    cards = TABLES["population_cards"]
    assert [card.front for card in cards] == [*range(20), -1]
    assert [card.back for card in cards] == [*range(39, 19, -1), -1]
    assert BOX.last_population == 39


def test_the_ore_deck_runs_from_0_to_14_and_turned_over_to_29():
    cards = TABLES["ore_cards"]
    assert [card.front for card in cards] == [*range(15), -1]
    assert [card.back for card in cards] == [*range(29, 14, -1), -1]
    assert BOX.last_ore == 29


@pytest.mark.parametrize("commodity", range(len(COMMODITIES)), ids=COMMODITIES)
def test_an_arm_has_a_column_for_each_tile_of_its_guild_and_one_more(commodity: int):
    assert {len(row) for row in BOX.prices[commodity].price} == {6}


@pytest.mark.parametrize("commodity", range(len(COMMODITIES)), ids=COMMODITIES)
def test_prices_are_small(commodity: int):
    assert {price for row in BOX.prices[commodity].price for price in row} <= set(range(1, 10))


@pytest.mark.parametrize("commodity", range(WOOD, len(COMMODITIES)), ids=COMMODITIES[WOOD:])
def test_wood_food_and_beer_get_dearer_as_the_population_grows(commodity: int):
    assert all(rises(column) for column in columns(BOX.prices[commodity]))
    assert all(column[0] < column[-1] for column in columns(BOX.prices[commodity]))


def test_more_ore_makes_ore_cheaper_and_silver_and_permits_dearer():
    assert all(falls(column) and column[0] > column[-1] for column in columns(BOX.prices[ORE]))
    for commodity in (SILVER, PERMITS):
        assert all(rises(column) and column[0] <= column[-1] for column in columns(BOX.prices[commodity]))


def open_notches(commodity: int) -> list[tuple[int, int]]:
    """The prices before and after every notch to the right from an open market."""
    prices = BOX.prices[commodity]
    return [
        (row[at], row[at + 1])
        for row, closed in zip(prices.price, prices.closed, strict=True)
        for at in range(BOX.last_notch)
        if not closed[at]
    ]


@pytest.mark.parametrize("commodity", range(SILVER, len(COMMODITIES)), ids=COMMODITIES[SILVER:])
def test_no_notch_to_the_right_makes_a_commodity_dearer_and_all_of_them_make_it_cheaper(commodity: int):
    assert all(falls(row) and row[0] > row[-1] for row in BOX.prices[commodity].price)


@pytest.mark.parametrize("commodity", range(SILVER, len(COMMODITIES)), ids=COMMODITIES[SILVER:])
def test_every_notch_to_the_right_makes_a_commodity_with_an_open_market_cheaper(commodity: int):
    assert all(before > after for before, after in open_notches(commodity))


def test_every_notch_of_the_silver_arm_makes_ore_with_an_open_market_dearer():
    assert all(rises(row) and row[0] < row[-1] for row in BOX.prices[ORE].price)
    assert all(before < after for before, after in open_notches(ORE))


@pytest.mark.parametrize(
    "commodities", [range(WOOD), range(WOOD, len(COMMODITIES))], ids=["ore", "population"]
)
def test_nine_of_ten_cards_change_a_price(commodities: range):
    faces = list(zip(*[BOX.prices[at].price for at in commodities], strict=True))
    quiet = [number for number, (before, after) in enumerate(pairwise(faces), 1) if before == after]
    assert len(quiet) <= len(faces) / 10


def test_silver_at_3_and_ore_at_4_can_be_seen_together():
    """The income example: at least one silver building is built, and at least six ore are produced."""
    silver, ore = BOX.prices[SILVER].price, BOX.prices[ORE].price
    assert any(
        silver[card][notch] == 3 and ore[card][notch] == 4
        for card in range(6, BOX.last_ore + 1)
        for notch in range(1, 6)
    )


def test_the_second_silver_column_is_crossed_out_on_the_first_cards():
    assert not BOX.prices[SILVER].closed[0][0]
    assert all(BOX.prices[SILVER].closed[card][1] for card in range(3))


@pytest.mark.parametrize("commodity", range(PERMITS, len(COMMODITIES)), ids=COMMODITIES[PERMITS:])
def test_what_is_worth_one_groschen_has_no_market(commodity: int):
    """Ore and silver have rules of their own."""
    prices = BOX.prices[commodity]
    for row, closed in zip(prices.price, prices.closed, strict=True):
        assert closed == [price == 1 for price in row]


def test_every_guild_has_a_market_at_the_start():
    assert not any(prices.closed[0][0] for prices in BOX.prices)


@pytest.mark.parametrize("commodity", range(SILVER, len(COMMODITIES)), ids=COMMODITIES[SILVER:])
def test_markets_close_from_the_right_and_the_town_builds_from_the_left(commodity: int):
    prices = BOX.prices[commodity]
    for closed, town_builds in zip(prices.closed, prices.town_builds, strict=True):
        assert rises(closed)
        assert falls(town_builds)
        assert not any(x and t for x, t in zip(closed, town_builds, strict=True))
        assert not town_builds[-1]


def test_the_ore_market_closes_from_the_left_and_the_town_never_builds_for_miners():
    assert all(falls(row) for row in BOX.prices[ORE].closed)
    assert not any(icon for row in BOX.prices[ORE].town_builds for icon in row)


@pytest.mark.parametrize("commodity", range(len(COMMODITIES)), ids=COMMODITIES)
def test_a_closed_market_opens_and_a_town_icon_appears_as_the_deck_advances(commodity: int):
    """Ore is the other way round: its market closes."""
    prices = BOX.prices[commodity]
    for column in range(6):
        closed = [row[column] for row in prices.closed]
        assert rises(closed) if commodity == ORE else falls(closed)
        assert rises([row[column] for row in prices.town_builds])


# Guild buildings


@pytest.mark.parametrize("guild", range(len(GUILDS)), ids=GUILDS)
def test_a_guild_has_four_buildings_and_one_of_them_is_marked(guild: int):
    tiles = [tile for tile in GUILD_BUILDINGS if tile.guild == guild]
    assert len(tiles) == 4
    assert [tile.marked for tile in tiles].count(True) == 1


def test_every_guild_building_raises_production_by_two_to_four():
    assert {amount(tile, "Production") for tile in GUILD_BUILDINGS} == {2, 3, 4}


@pytest.mark.parametrize("tile", GUILD_BUILDINGS, ids=str)
def test_only_miners_buildings_move_no_arm_and_bring_a_technology(tile: Building):
    assert has(tile, "Arm") != (tile.guild == MINERS)
    assert has(tile, "Technology") == (tile.guild == MINERS)


def test_the_income_example_has_its_buildings():
    """A silver building that produces 3, and a miners' building that produces 2."""
    production = {(tile.guild, amount(tile, "Production")) for tile in GUILD_BUILDINGS}
    assert {(SILVER, 3), (MINERS, 2)} <= production


def test_the_sawmill_is_a_builders_building_with_a_red_and_a_yellow_dot():
    sawmill = next(tile for tile in GUILD_BUILDINGS if tile.key == "sawmill")
    assert GUILDS[sawmill.guild] == "builders"
    assert {DOTS[dot] for dot in sawmill.dots} == {"red", "yellow"}


def test_the_bakery_is_a_grocers_building():
    assert next(GUILDS[tile.guild] for tile in GUILD_BUILDINGS if tile.key == "bakery") == "grocers"


def test_a_guild_building_has_two_dots_and_every_pair_of_colours_is_as_common():
    pairs = Counter(tile.colours for tile in GUILD_BUILDINGS)
    assert all(len(tile.dots) == 2 for tile in GUILD_BUILDINGS)
    assert pairs == dict.fromkeys(combinations(range(len(DOTS)), 2), 4)


@pytest.mark.parametrize("guild", range(len(GUILDS)), ids=GUILDS)
def test_a_guild_has_every_colour_twice(guild: int):
    dots = Counter(dot for tile in GUILD_BUILDINGS if tile.guild == guild for dot in tile.dots)
    assert dots == dict.fromkeys(range(len(DOTS)), 2)


def test_some_guilds_flip_saint_barbara_and_the_scribes_most_of_all():
    flips = Counter(GUILDS[tile.guild] for tile in GUILD_BUILDINGS if has(tile, "Flip"))
    assert flips.most_common(1)[0][0] == "scribes"
    assert 1 < len(flips) < len(GUILDS)


def test_a_bigger_building_costs_more_wood():
    for tile, other in combinations(GUILD_BUILDINGS, 2):
        if tile.guild == other.guild and amount(tile, "Production") > amount(other, "Production"):
            assert tile.wood >= other.wood


def test_the_marked_building_is_the_biggest_and_most_prestigious_of_its_guild():
    for guild in range(len(GUILDS)):
        tiles = [tile for tile in GUILD_BUILDINGS if tile.guild == guild]
        marked = next(tile for tile in tiles if tile.marked)
        assert amount(marked, "Production") == max(amount(tile, "Production") for tile in tiles)
        assert marked.plot == max(tile.plot for tile in tiles)


GOODS = ("Production", "Points", "Reputation", "Pelicans", "House")


def is_worse(tile: Building, other: Building) -> bool:
    """No cheaper, no better in anything and not simply the same; people and the cathedral please some."""
    costs = [(each.wood, amount(each, "Taxes")) for each in (tile, other)]
    goods = [(*[amount(each, kind) for kind in GOODS], len(each.dots)) for each in (tile, other)]
    if costs[0] == costs[1] and goods[0] == goods[1]:
        return False
    return all(a >= b for a, b in zip(*costs, strict=True)) and all(
        a <= b for a, b in zip(*goods, strict=True)
    )


def test_no_two_guild_buildings_have_the_same_effects():
    faces = [tuple((type(effect), effect.amount) for effect in tile.effects) for tile in GUILD_BUILDINGS]
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("guild", range(len(GUILDS)), ids=GUILDS)
def test_no_guild_building_is_worse_than_another_of_its_guild_for_the_same_price(guild: int):
    tiles = [tile for tile in GUILD_BUILDINGS if tile.guild == guild]
    assert not [(tile.key, other.key) for tile in tiles for other in tiles if is_worse(tile, other)]


def test_only_what_produces_ore_moves_the_ore_deck():
    assert not any(has(tile, "OreDeck") for tile in (*BOX.buildings, *BOX.mines, *BOX.technologies))


# Public buildings


def test_no_public_building_is_worse_than_another_for_the_same_price():
    pairs = [(tile, other) for tile in PUBLIC_BUILDINGS for other in PUBLIC_BUILDINGS]
    assert not [(tile.key, other.key) for tile, other in pairs if is_worse(tile, other)]


def test_there_are_three_public_buildings_of_each_patrician_and_each_adds_one_to_the_pool():
    assert Counter(tile.patrician for tile in PUBLIC_BUILDINGS) == dict.fromkeys(range(len(PATRICIANS)), 3)
    assert all(amount(tile, "Patrician") == 1 for tile in PUBLIC_BUILDINGS)
    assert all(tile.guild == NOBODY and not has(tile, "Production") for tile in PUBLIC_BUILDINGS)


def test_a_public_building_has_three_to_five_dots_and_no_colour_is_favoured():
    assert {len(tile.dots) for tile in PUBLIC_BUILDINGS} == {3, 4, 5}
    assert len(set(Counter(dot for tile in PUBLIC_BUILDINGS for dot in tile.dots).values())) == 1


def test_a_public_building_can_give_three_matches_to_the_sawmill():
    sawmill = {DOTS.index("red"), DOTS.index("yellow")}
    assert any(sum(dot in sawmill for dot in tile.dots) == 3 for tile in PUBLIC_BUILDINGS)


def test_one_public_building_gives_two_pelicans():
    assert any(amount(tile, "Pelicans") == 2 for tile in PUBLIC_BUILDINGS)


def test_what_a_public_building_gives_depends_on_its_patrician():
    gifts = ("Reputation", "Pelicans", "Points", "House")
    given = {tile.patrician: {gift for gift in gifts if has(tile, gift)} for tile in PUBLIC_BUILDINGS}
    assert "Reputation" in given[0]
    assert "Pelicans" in given[SILVER_PATRICIAN]
    assert len({frozenset(kinds) for kinds in given.values()}) == len(PATRICIANS)


def test_public_buildings_cost_more_wood_than_guild_buildings():
    assert min(tile.wood for tile in PUBLIC_BUILDINGS) > max(tile.wood for tile in GUILD_BUILDINGS)


def test_public_buildings_make_plots_dearer_than_guild_buildings():
    assert min(tile.plot for tile in PUBLIC_BUILDINGS) > max(tile.plot for tile in GUILD_BUILDINGS)


# The opening


def test_forty_groschen_buy_about_two_guild_buildings_and_a_mine():
    """Rights for a groschen and a permit, the first plot and one beside it, the wood, an entrance."""
    tiles = [tile for tile in GUILD_BUILDINGS if not tile.marked]
    wood = sum(tile.wood for tile in tiles) / len(tiles)
    plot = sum(tile.plot for tile in tiles) / len(tiles)
    cost = (1 + start_price(PERMITS)) + (5 + plot) + (2 * wood + 2) * start_price(WOOD)
    assert 36 <= cost <= MOST_GROSCHEN_TO_START


def costs_at_the_start() -> list[int]:
    """Rights in the third column, the first plot and the wood, for those that are there at once."""
    at_once = [tile for tile in PUBLIC_BUILDINGS if tile.patrician != RED]
    return [2 * start_price(PERMITS) + 5 + tile.wood * start_price(WOOD) for tile in at_once]


def test_a_public_building_at_the_start_can_be_paid_and_leaves_no_money_for_a_second_building():
    assert min(costs_at_the_start()) >= 28
    assert max(costs_at_the_start()) <= 40


def test_a_public_building_at_the_start_can_swallow_nearly_all_of_the_40_groschen():
    assert max(costs_at_the_start()) >= 38


@pytest.mark.parametrize("patrician", range(len(PATRICIANS)), ids=PATRICIANS)
def test_of_a_patrician_the_building_with_more_dots_costs_no_less(patrician: int):
    tiles = sorted([tile for tile in PUBLIC_BUILDINGS if tile.patrician == patrician], key=str)
    by_dots = sorted(tiles, key=lambda tile: len(tile.dots))
    assert [len(tile.dots) for tile in by_dots] == [3, 4, 5]
    assert rises([tile.wood for tile in by_dots])
    assert rises([tile.plot for tile in by_dots])


# Mines


def test_there_are_mines_of_three_levels_and_deeper_ones_have_more_stars_and_cost_more():
    levels = {level: [mine for mine in BOX.mines if mine.level == level] for level in (1, 2, 3)}
    assert {len(mines) for mines in levels.values()} == {9}
    assert rises([sum(mine.stars for mine in mines) for mines in levels.values()])
    assert rises([sum(mine.wood for mine in mines) for mines in levels.values()])
    assert rises([sum(amount(mine, "Points") for mine in mines) for mines in levels.values()])


def test_most_mines_produce_ore_some_draw_people_and_some_give_points():
    for kind, fewest, most in (("Production", 20, 26), ("Population", 5, 13), ("Points", 5, 15)):
        assert fewest <= sum(has(mine, kind) for mine in BOX.mines) <= most


def test_a_mine_can_show_two_ore_one_population_and_two_points():
    kinds = ("Production", "Population", "Points")
    assert [2, 1, 2] in [[amount(mine, kind) for kind in kinds] for mine in BOX.mines]


def test_some_mines_have_no_stars():
    assert min(mine.stars for mine in BOX.mines) == 0


def test_no_two_mines_are_alike_and_every_mine_of_level_three_has_a_star():
    faces = [(row.stars, row.wood, row.effects) for row in (*TABLES["mines"], *TABLES["technologies"])]
    assert len(set(faces)) == len(faces)
    assert all(mine.stars for mine in BOX.mines if mine.level == 3)


def test_technology_tiles_are_numbered_from_one_to_four_one_for_each_miners_building():
    assert BOX.levels == [1, 2, 3, 4]
    assert len(BOX.technologies) == sum(tile.guild == MINERS for tile in GUILD_BUILDINGS)


def test_rocks_have_stars_and_one_of_them_has_just_one():
    assert 1 in [rock.stars for rock in BOX.rocks]
    assert all(rock.is_rock and not rock.effects for rock in BOX.rocks)


@pytest.mark.parametrize("board", SIDES, ids=str)
def test_two_entrances_lie_in_the_top_row(board: Board):
    assert len(set(board.entrances)) == 2
    assert set(board.entrances) <= set(board.mines.rows[0])


def test_nine_miners_can_hold_two_mines_in_every_row():
    assert all(2 * board.mines.height <= 9 for board in SIDES)


def test_the_large_side_has_more_squares():
    assert BOX.small.town.size < BOX.large.town.size
    assert BOX.small.mines.size < BOX.large.mines.size


def reachable(board: Board, rocks: tuple[int, ...]) -> set[int]:
    """The spaces that mines can reach from the entrances, sideways and downwards."""
    found: set[int] = set()
    waiting = list(board.entrances)
    while waiting:
        square = waiting.pop()
        if square not in found and square not in rocks:
            found.add(square)
            waiting += board.mines.beside[square] + board.mines.below[square]
    return found


@pytest.mark.parametrize("board", SIDES, ids=str)
def test_rocks_leave_both_entrances_free_and_wall_off_no_space(board: Board):
    for rocks in board.setups:
        assert len(set(rocks)) == len(BOX.rocks)
        assert not set(rocks) & set(board.entrances)
        assert len(reachable(board, rocks)) == board.mines.size - len(rocks)


@pytest.mark.parametrize("board", SIDES, ids=str)
def test_no_two_mine_setup_cards_are_alike(board: Board):
    assert len({frozenset(rocks) for rocks in board.setups}) == 15


def test_a_row_of_six_stars_is_worth_three_two_and_one():
    assert BOX.row_value(6) == (3, 2, 1)


def test_two_more_stars_than_six_are_worth_more_up_to_fourteen():
    first = [BOX.row_value(stars)[0] for stars in (6, 8, 10, 12, 14)]
    assert first == sorted(set(first))


def test_more_stars_are_never_worth_less_and_no_stars_are_worth_nothing():
    assert [row.stars for row in TABLES["star_values"]] == list(range(len(BOX.star_values)))
    assert BOX.row_value(0) == (0, 0, 0)
    assert all(rises(place) for place in zip(*BOX.star_values, strict=True))
    assert all(falls(places) for places in BOX.star_values)
    assert BOX.row_value(99) == BOX.star_values[-1]


# Guild setup cards


@pytest.mark.parametrize("card", range(9))
def test_two_players_share_no_guild(card: int):
    one, other = BOX.guild_setups[card][0]
    assert sorted(one + other) == list(range(len(GUILDS)))


@pytest.mark.parametrize("card", range(9))
def test_of_three_players_each_has_a_guild_alone_and_shares_one_with_each_other(card: int):
    sets = BOX.guild_setups[card][1]
    members = Counter(guild for guilds in sets for guild in guilds)
    assert set(members) == set(range(len(GUILDS)))
    assert all([members[guild] for guild in guilds].count(1) == 1 for guilds in sets)
    assert all(len(set(one) & set(other)) == 1 for one, other in combinations(sets, 2))


@pytest.mark.parametrize("card", range(9))
def test_of_four_players_every_two_share_exactly_one_guild(card: int):
    sets = BOX.guild_setups[card][2]
    assert Counter(guild for guilds in sets for guild in guilds) == dict.fromkeys(range(len(GUILDS)), 2)
    assert all(len(set(one) & set(other)) == 1 for one, other in combinations(sets, 2))


def sets_on_cards(players: int) -> list[frozenset[frozenset[int]]]:
    return [frozenset(frozenset(guilds) for guilds in card[players - 2]) for card in BOX.guild_setups]


def test_no_two_guild_setup_cards_are_alike_for_three():
    assert len(set(sets_on_cards(3))) == 9


def test_one_way_to_share_out_the_guilds_among_four_is_on_two_cards_which_print_it_otherwise():
    """Of the thirty ways few put no seat far ahead; the rows of a first game differ."""
    assert sorted(Counter(sets_on_cards(4)).values()) == [1, 1, 1, 1, 1, 1, 1, 2]
    assert len({tuple(card[2]) for card in BOX.guild_setups}) == 9


def test_cards_for_two_have_four_ways_to_share_out_the_guilds_and_no_two_print_them_alike():
    """Of the ten ways the other six favour whoever chooses first; the rows of a first game differ."""
    ways = Counter(sets_on_cards(2))
    assert len(ways) == 4
    assert max(ways.values()) == 4
    assert len({tuple(card[0]) for card in BOX.guild_setups}) == 9


# Cathedral, player board, tracks, town hall and town


def test_the_cathedral_is_built_from_tile_1_to_tile_11():
    assert [row.number for row in TABLES["cathedral"]] == list(range(1, 12))


def test_cathedral_taxes_are_small_the_last_tile_has_none_and_the_track_can_hold_them():
    assert BOX.cathedral[-1] == 0
    assert set(BOX.cathedral[:-1]) <= {1, 2, 3, 4}
    assert sum(BOX.cathedral) <= 25


def kinds_of(space: Any) -> frozenset[str]:
    return frozenset(type(effect).__name__ for effect in space.effects)


def test_there_are_three_rows_of_four_houses_and_each_row_gives_something_else():
    assert [len(row) for row in BOX.houses] == [4, 4, 4]
    assert len({frozenset.union(*map(kinds_of, row)) for row in BOX.houses}) == 3


def test_houses_give_public_tiles_pelicans_reputation_and_points():
    kinds = {kind for row in BOX.houses for space in row for kind in kinds_of(space)}
    assert kinds == {"PublicTile", "Pelicans", "Reputation", "Points"}


def test_one_house_gives_a_public_tile_and_points():
    assert {"PublicTile", "Points"} in [kinds_of(space) for row in BOX.houses for space in row]


def test_completing_a_row_of_houses_pays_points():
    assert all(has(row[-1], "Points") for row in BOX.houses)


def test_the_reputation_track_has_room_below_zero_and_beyond_six():
    assert list(BOX.reputation) == list(range(BOX.lowest, BOX.highest + 1))
    assert BOX.lowest <= -5
    assert BOX.highest > 6
    assert BOX.reputation[0] == 0


def test_only_the_ends_of_the_reputation_track_are_worth_points_and_further_is_never_less():
    assert rises(BOX.reputation.values())
    assert {0, 1, 2, 3} <= {at for at, points in BOX.reputation.items() if points == 0}
    assert BOX.reputation[BOX.lowest] < 0 < BOX.reputation[BOX.highest]


def test_the_last_spaces_of_the_reputation_track_are_worth_more_and_more():
    points = list(BOX.reputation.values())
    steps = [after - before for before, after in pairwise(points)]
    assert all(steps[:4]), "each of the lowest five spaces costs more than the next"
    assert all(steps[-4:]), "each of the highest five is worth more than the one before"


@pytest.mark.parametrize("rounds", [5, 6])
def test_not_paying_taxes_gets_worse_from_round_to_round(rounds: int):
    assert len(BOX.penalties[rounds]) == rounds
    assert rises(BOX.penalties[rounds])
    assert 0 < BOX.penalties[rounds][0] < BOX.penalties[rounds][-1]


def test_rights_cost_a_groschen_or_one_to_three_permits():
    assert BOX.hall_costs == [(1, 0), (0, 1), (0, 2), (0, 3)]


@pytest.mark.parametrize("board", SIDES, ids=str)
def test_villages_lie_on_the_rim_and_no_colour_is_favoured(board: Board):
    inner = [square for square in range(board.town.size) if len(board.town.neighbours[square]) == 4]
    assert not any(board.villages[square] for square in inner)
    assert len(set(Counter(dot for dots in board.villages for dot in dots).values())) == 1
    assert sum(1 for dots in board.villages if dots) == sum(
        row.town == board.key for row in TABLES["villages"]
    )


@pytest.mark.parametrize("board", SIDES, ids=str)
def test_a_village_on_the_left_gives_the_sawmill_one_match(board: Board):
    sawmill = {DOTS.index("red"), DOTS.index("yellow")}
    left = range(0, board.town.size, board.town.width)
    assert any(sum(dot in sawmill for dot in board.villages[square]) == 1 for square in left)


# Events


def test_there_are_enough_events_of_both_decks_for_every_number_of_players():
    """Two and three players need three A and two B events, four players two of each."""
    decks = Counter(event.deck for event in BOX.events)
    assert decks["A"] >= 3
    assert decks["B"] >= 2


def test_most_events_raise_taxes():
    assert sum(event.tax > 0 for event in BOX.events) > len(BOX.events) / 2


def test_events_of_both_kinds_advance_the_population_deck_and_the_ore_deck():
    for deck in "AB":
        assert any(event.population for event in BOX.events if event.deck == deck)
        assert any(event.ore for event in BOX.events if event.deck == deck)


def test_some_events_advance_a_deck_and_others_none():
    moving = [event for event in BOX.events if event.population or event.ore]
    assert 0 < len(moving) < len(BOX.events)
    assert sum(bool(event.population and event.ore) for event in moving) < len(moving) / 2


def test_most_events_apply_at_the_end_of_the_round():
    assert sum(event.when == "end" for event in BOX.events) > len(BOX.events) / 2


# A box of one's own


def exported() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(boxes.export("kutna-hora", TABLES))
    return found


def read(data: object) -> boxes.Tables:
    return boxes.read("kutna-hora", json.dumps(data), TABLES)


def test_a_box_that_is_written_and_read_is_the_same_box():
    again = boxes.read("kutna-hora", boxes.export("kutna-hora", TABLES), TABLES)
    assert again == TABLES
    assert boxes.fingerprint(again) == boxes.fingerprint(TABLES)
    assert list(Box(again).pieces) == list(BOX.pieces)


def test_a_changed_value_is_used_and_changes_the_fingerprint():
    data = exported()
    data["guild_buildings"][13]["wood"] = 6
    changed = read(data)
    assert next(tile.wood for tile in Box(changed).buildings if tile.key == "sawmill") == 6
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
        ("guild_buildings", 14, "wood", "four"),
        ("guild_buildings", 14, "wood", True),
        ("guild_buildings", 14, "wood", -1),
        ("guild_buildings", 14, "marked", 1),
        ("guild_buildings", 14, "guild", "carpenters"),
        ("guild_buildings", 14, "dots", "red green"),
        ("guild_buildings", 14, "effects", "produce 3, arms"),
        ("public_buildings", 2, "patrician", "pink"),
        ("public_buildings", 2, "plot", -1),
        ("mines", 27, "effects", 2),
        ("mines", 27, "level", 4),
        ("mines", 27, "stars", -1),
        ("technologies", 1, "draw", 0),
        ("rocks", 3, "stars", -2),
        ("guild_setups", 9, "four", None),
        ("events", 1, "deck", "C"),
        ("events", 1, "when", "never"),
        ("events", 1, "effect", "all plots: reputation -1"),
        ("events", 1, "effect", "any plots: silver 1"),
        ("action_cards", 2, "other", "dig"),
        ("houses", 12, "effects", "gold 3"),
        ("villages", 1, "dots", "green"),
    ],
)
def test_a_mistake_is_named_by_table_row_and_field(table: str, number: int, field: str, value: object):
    said = refusal(table, number, field, value)
    assert said.startswith(f"{table} row {number} ({TABLES[table][number - 1].key})")
    assert f"field {field!r}" in said


@pytest.mark.parametrize(
    ("table", "number", "field", "value", "said"),
    [
        ("mine_setups", 1, "small", "A1 A1 B2 C3", "different spaces"),
        ("mine_setups", 1, "small", "A1 B2 C3", "should name 4 spaces"),
        ("mine_setups", 15, "large", "A1 B2 C3 Z9", "'Z9' is no square"),
        ("mine_setups", 15, "large", "C1 B2 D2 E3", "a rock would lie on an entrance"),
        ("guild_setups", 1, "two", "miners scribes grocers", "2 sets of three different guilds"),
        ("guild_setups", 1, "two", "miners miners grocers / scribes builders innkeepers", "different guilds"),
        ("guild_setups", 4, "four", "carpenters / / /", "'carpenters' is none of"),
        ("guild_buildings", 5, "guild", "miners", "there are more than 4 of 'miners'"),
        ("guild_buildings", 14, "marked", True, "one tile of the builders is marked, not 2"),
        ("guild_buildings", 16, "marked", False, "one tile of the builders is marked, not 0"),
        ("guild_buildings", 14, "effects", "produce -3, arm", "'produce' cannot be negative"),
        ("guild_buildings", 14, "effects", "produce 3, patrician", "'patrician' cannot be here"),
        ("public_buildings", 2, "effects", "arm", "'arm' cannot be here"),
        ("public_buildings", 4, "patrician", "green", "there are more than 3 of 'green'"),
        ("houses", 3, "effects", "produce 1", "'produce' cannot be here"),
        ("houses", 2, "column", 1, "(1, 1) is there twice"),
        ("houses", 1, "column", 5, "5 is more than 4"),
        ("houses", 1, "row", 0, "0 is less than 1"),
        ("action_cards", 1, "other", "plot", "both ends are 'plot'"),
        ("events", 1, "effect", "any plots: pelicans -1", "pelicans are not lost"),
        ("events", 1, "effect", "each buildings: groschen 2", "only an Income action brings money"),
        ("mine_grids", 1, "entrances", "B1 F2", "the entrances must lie in the top row"),
        ("mine_grids", 1, "entrances", "", "there are none"),
        ("mine_grids", 2, "entrances", "C1 Z1", "'Z1' is no square"),
        ("mine_grids", 2, "key", "huge", "'huge' is none of small, large"),
        ("mine_grids", 2, "key", "small", "two pieces are called 'small'"),
        ("mine_grids", 2, "width", 27, "27 is more than 26"),
        ("mine_grids", 2, "depth", 0, "0 is less than 1"),
        ("towns", 1, "width", 0, "0 is less than 1"),
        ("towns", 1, "key", "tiny", "'tiny' is none of small, large"),
        ("villages", 1, "town", "tiny", "'tiny' is none of small, large"),
        ("villages", 1, "square", "B2", "'B2' is not on the edge of the town"),
        ("villages", 1, "square", "Q1", "'Q1' is no square"),
        ("villages", 2, "square", "B1", "B1 has a village already"),
        ("population_cards", 1, "wood", "3 2 1x", "there are 3 prices; every arm has 6"),
        ("population_cards", 1, "wood", "3 2 1x 1x 1x 1?", "'1?' is no price: a number, perhaps with x or t"),
        ("population_cards", 9, "back_food", "1tx 7 6 5 4 3", "'1tx' is no price"),
        ("population_cards", 9, "back_food", "-1 7 6 5 4 3", "'-1' is no price"),
        (
            "population_cards",
            1,
            "back_beer",
            "9t 9t 9t 9t 9t 9t",
            "the last column cannot make the town build",
        ),
        ("ore_cards", 1, "front", 30, "30 is not from 0 to 29"),
        ("ore_cards", 2, "front", 0, "0 is there twice"),
        ("ore_cards", 2, "back", 29, "29 is there twice"),
        ("cathedral", 3, "number", 2, "2 is there twice"),
        ("cathedral", 3, "number", 12, "12 is none of 1, 2, 3"),
        ("cathedral", 3, "tax", -1, "-1 is less than 0"),
        ("reputation", 2, "space", -6, "-6 is there twice"),
        ("reputation", 17, "space", 12, "12 is none of"),
        ("rounds", 1, "track", 4, "4 is none of 5, 6"),
        ("rounds", 2, "round", 1, "(5, 1) is there twice"),
        ("rounds", 2, "round", 6, "(5, 6) is none of"),
        ("rounds", 2, "penalty", -1, "-1 is less than 0"),
        ("hall", 2, "permits", -1, "-1 is less than 0"),
        ("hall", 1, "groschen", -1, "-1 is less than 0"),
        ("star_values", 4, "stars", 2, "2 stands where 3 should"),
        ("star_values", 4, "second", -1, "-1 is less than 0"),
        ("rocks", 2, "key", "gneiss", "two pieces are called 'gneiss'"),
        ("houses", 2, "key", "sawmill", "two pieces are called 'sawmill'"),
    ],
)
def test_values_that_do_not_fit_together_are_refused(
    table: str, number: int, field: str, value: object, said: str
):
    refused = refusal(table, number, field, value)
    key = value if field == "key" else TABLES[table][number - 1].key
    assert refused.startswith(f"{table} row {number} ({key})")
    assert f"field {field!r}" in refused
    assert said in refused


def test_a_deck_with_too_few_events_is_refused():
    data = exported()
    for row in data["events"]:
        row["deck"] = "A"
    with pytest.raises(BadBox, match=r"events row 10 .*field 'deck': deck B has 0 cards and needs 2"):
        Box(read(data))


def test_a_missing_and_an_unknown_field_are_named():
    data = exported()
    del data["mines"][2]["stars"]
    with pytest.raises(BadBox, match=r"mines row 3 \(hlousky\): field 'stars' is missing"):
        read(data)
    data = exported()
    data["mines"][2]["star"] = 1
    with pytest.raises(BadBox, match=r"mines row 3 \(hlousky\): unknown field 'star'"):
        read(data)


def test_a_missing_row_a_missing_table_and_an_unknown_table_are_named():
    data = exported()
    data["rocks"].pop()
    with pytest.raises(BadBox, match="table rocks has 3 rows; the box holds 4"):
        read(data)
    data = exported()
    del data["rocks"]
    with pytest.raises(BadBox, match="table rocks is missing"):
        read(data)
    data = exported()
    data["stones"] = []
    with pytest.raises(BadBox, match="unknown table 'stones'"):
        read(data)


def test_a_file_for_another_game_or_of_another_kind_is_refused():
    with pytest.raises(BadBox, match="not for 'kutna-hora'"):
        read(exported() | {"game": "praga"})
    with pytest.raises(BadBox, match="not a box file"):
        read({"game": "kutna-hora"})
    with pytest.raises(BadBox, match="not JSON: line 1"):
        boxes.read("kutna-hora", "{", TABLES)
