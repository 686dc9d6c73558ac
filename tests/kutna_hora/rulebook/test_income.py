"""The Income action, and patricians for the council."""

from __future__ import annotations

import pytest

from groschen.games.kutna_hora.names import COMMODITIES, GUILDS, PATRICIANS
from kutna_hora.words import table
from words import told


def test_income_of_six_ore_and_three_silver():
    """Silver stands at 3, ore at 4. Three silver and six ore (two from a building, four from mines)
    pay 9 + 24 = 33."""
    game = table(prices={"silver": 3, "ore": 4})
    purple = game.player("Purple", silver=3, ore=2, ore_from_mines=4, groschen=0)
    game.play("income")
    assert purple.groschen == 3 * 3 + (2 + 4) * 4 == 33


@pytest.mark.parametrize(("guild", "commodity"), [*zip(GUILDS, COMMODITIES, strict=True)])
def test_every_commodity_pays_its_production_at_its_price(guild: str, commodity: str):
    game = table(population=12, ore=7)
    others = [other for other in GUILDS if other != guild][:2]
    purple = game.player("Purple", guilds=" ".join([*others, guild]), groschen=5)
    purple.production[2] = 4
    game.play("income")
    assert purple.groschen == 5 + 4 * game.price(commodity)


def test_income_without_production_is_nothing():
    game = table()
    purple = game.player("Purple", groschen=1)
    game.play("income")
    assert purple.groschen == 1


def test_production_over_10_counts_in_full():
    game = table(prices={"wood": 3})
    purple = game.player("Purple", wood=13, groschen=0)
    game.play("income")
    assert purple.groschen == 39


# Adding a patrician to the council


def test_after_income_a_patrician_may_be_put_on_the_council_for_10_groschen():
    game = table(pool={"green": 1, "red": 2})
    purple = game.player("Purple", groschen=25)
    game.play("income")
    assert game.options == ["seat green", "seat red", "seat nobody"]
    game.play("seat red")
    assert purple.groschen == 15
    assert game.patricians("pool") == {"green": 1, "silver": 0, "yellow": 0, "red": 1}
    assert game.patricians("council") == {"green": 0, "silver": 0, "yellow": 0, "red": 1}


@pytest.mark.parametrize("colour", PATRICIANS)
def test_a_patrician_of_any_colour_may_join_the_council(colour: str):
    game = table(pool={colour: 2})
    game.player("Purple", groschen=25)
    game.play("income")
    assert game.options == [f"seat {colour}", "seat nobody"]
    seated = told(game.play(f"seat {colour}"), "PatricianSeated")[0]
    assert (seated.colour, seated.cost) == (colour, 10)
    assert (game.patricians("pool")[colour], game.patricians("council")[colour]) == (1, 1)
    assert (sum(game.pool), sum(game.council)) == (1, 1)


def test_the_income_of_this_action_can_already_pay_for_the_patrician():
    game = table(pool={"green": 1}, prices={"wood": 2})
    purple = game.player("Purple", wood=5, groschen=0)
    game.play("income", "seat green")
    assert purple.groschen == 0


def test_only_one_patrician_joins_per_income_action():
    game = table(pool={"green": 2, "red": 1})
    game.player("Purple", groschen=99)
    game.play("income", "seat green")
    assert game.asks == "Purple: PlayCard"
    assert sum(game.council) == 1


def test_nobody_has_to_put_a_patrician_on_the_council():
    game = table(pool={"green": 1})
    purple = game.player("Purple", groschen=25)
    game.play("income", "seat nobody")
    assert purple.groschen == 25
    assert sum(game.council) == 0


def test_without_10_groschen_no_patrician_is_put_on_the_council():
    game = table(pool={"green": 1})
    game.player("Purple", groschen=9)
    game.play("income")
    assert game.options == ["seat nobody"]
    assert game.blocked["seat green"].facts == {"cost": 10, "have": 9}


def test_exactly_10_groschen_are_enough_for_a_patrician():
    game = table(pool={"green": 1})
    purple = game.player("Purple", groschen=10)
    game.play("income")
    assert (game.options, game.blocked) == (["seat green", "seat nobody"], {})
    game.play("seat green")
    assert purple.groschen == 0


def test_with_an_empty_pool_nobody_is_asked():
    game = table()
    game.player("Purple", groschen=99)
    game.play("income")
    assert game.asks == "Purple: PlayCard"
