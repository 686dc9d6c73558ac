"""Prices: six commodities on two stands with five arms."""

from __future__ import annotations

from itertools import pairwise

import pytest

from groschen.games.kutna_hora.names import COMMODITIES
from kutna_hora.words import guild_tile, public_tile, table


def test_wood_is_paid_at_its_current_price():
    """Five wood at 3 groschen are 15 groschen."""
    game = table(prices={"wood": 3})
    purple = game.player("Purple", groschen=20, plots="B2", slots=[public_tile("green", wood=5)])
    game.play("building", "on B2", f"build {purple.slots[0].key}")
    assert purple.groschen == 20 - 15


def test_permits_are_paid_at_their_current_price():
    """A tile of the third column costs 2 permits; at 3 groschen each that is 6."""
    game = table(prices={"permits": 3})
    purple = game.player("Purple", groschen=20)
    game.play("rights", "rights A3")
    assert purple.groschen == 20 - 6


@pytest.mark.parametrize("commodity", COMMODITIES)
def test_every_commodity_has_a_price_in_groschen(commodity: str):
    assert table().price(commodity) >= 1


# A dynamic economy


@pytest.mark.parametrize("commodity", ["wood", "food", "beer"])
def test_as_the_population_grows_wood_food_and_beer_get_dearer(commodity: str):
    prices = [table(population=card).price(commodity) for card in range(40)]
    assert all(before <= after for before, after in pairwise(prices))
    assert prices[0] < prices[-1]


@pytest.mark.parametrize("commodity", ["silver", "permits"])
def test_as_ore_production_grows_silver_and_permits_get_dearer(commodity: str):
    prices = [table(ore=card).price(commodity) for card in range(30)]
    assert all(before <= after for before, after in pairwise(prices))
    assert prices[0] < prices[-1]


def test_as_ore_production_grows_ore_gets_cheaper():
    prices = [table(ore=card).price("ore") for card in range(30)]
    assert all(before >= after for before, after in pairwise(prices))
    assert prices[0] > prices[-1]


def test_population_does_not_touch_the_ore_stand_nor_ore_the_other():
    start, people, ore = table(), table(population=30), table(ore=20)
    for name in ("ore", "silver", "permits"):
        assert people.price(name) == start.price(name)
    for name in ("wood", "food", "beer"):
        assert ore.price(name) == start.price(name)


@pytest.mark.parametrize("commodity", ["silver", "permits", "wood", "food", "beer"])
def test_an_arm_that_moves_right_lowers_its_price(commodity: str):
    before, after = table(), table(arms={commodity: 1})
    assert after.price(commodity) < before.price(commodity)


def test_the_silver_arm_that_moves_right_raises_the_price_of_ore():
    assert table(arms={"silver": 1}).price("ore") > table().price("ore")


def test_building_a_guild_building_moves_its_arm():
    game = table()
    purple = game.player("Purple", groschen=40, plots="B2")
    purple.slots = [guild_tile("builders", effects="produce 2, arm")]
    before = game.price("wood")
    game.play("building", "on B2", f"build {purple.slots[0].key}")
    assert game.arm("wood") == 1
    assert game.price("wood") < before


def test_decks_advance_card_by_card_and_are_not_flipped_until_the_end():
    game = table(population=3, ore=2)
    happened = game.resolve("Purple", "population 3, ore deck 2")
    assert (game.population, game.ore) == (6, 4)
    cards = [event.card for event in happened if type(event).__name__ in ("PopulationGrew", "OreGrew")]
    assert cards == [4, 5, 6, 3, 4]
