"""Guild buildings: production, indicators, the miners' technology, the cathedral."""

from __future__ import annotations

import pytest

from groschen.games.kutna_hora import RULES
from groschen.games.kutna_hora.names import COMMODITIES, GUILDS
from kutna_hora.words import guild_tile, mine_tile, table
from words import told


@pytest.mark.parametrize(("guild", "commodity"), [*zip(GUILDS, COMMODITIES, strict=True)])
def test_a_guild_building_raises_the_production_of_its_commodity(guild: str, commodity: str):
    game = table()
    others = [other for other in GUILDS if other != guild][:2]
    purple = game.player("Purple", guilds=" ".join([others[0], guild, others[1]]))
    event = told(game.resolve("Purple", "produce 3", guild=guild), "ProductionRaised")[0]
    assert purple.production == [0, 3, 0, 0]
    assert (event.commodity, event.by) == (commodity, 3)


@pytest.mark.parametrize("row", RULES.tables["guild_buildings"], ids=lambda row: row.key)
def test_every_guild_building_but_the_miners_moves_its_indicator_one_notch(row):
    words = [word.strip() for word in row.effects.split(",")]
    assert ("arm" in words) == (row.guild != "miners")
    assert ("technology" in words) == (row.guild == "miners")
    assert any(word.startswith("produce") for word in words)


@pytest.mark.parametrize(
    ("guild", "arm"),
    [
        ("metallurgists", "silver"),
        ("scribes", "permits"),
        ("builders", "wood"),
        ("grocers", "food"),
        ("innkeepers", "beer"),
    ],
)
def test_each_guild_moves_the_indicator_of_its_own_commodity(guild: str, arm: str):
    game = table()
    game.resolve("Purple", "arm", guild=guild)
    assert game.arm(arm) == 1
    assert sum(game.arms) == 1


# Miners' guild


def test_the_ore_of_a_miners_building_advances_the_ore_deck():
    game = table()
    purple = game.player("Purple", ore_from_mines=4)
    game.resolve("Purple", "produce 2", guild="miners")
    assert game.ore == 2
    assert purple.production == [2, 0, 0, 4], "ore from buildings and from mines is tracked apart"


def test_ore_from_buildings_and_from_mines_is_the_same_commodity():
    game = table(prices={"ore": 4})
    game.player("Purple", ore=2, ore_from_mines=4)
    assert game.income(0) == (2 + 4) * 4


def test_a_miners_building_gives_the_top_technology_tile_to_place_at_once():
    game = table()
    game.resolve("Purple", "produce 2, technology", guild="miners")
    assert game.asks == "Purple: PlaceTechnology"
    game.play("dig C1")
    assert game.in_mines("C1") is game.box.technologies[0]
    assert game.miner("C1") == "Purple"


def test_a_technology_tile_goes_wherever_a_mine_could_be_built():
    game = table()
    game.dig("C1", mine_tile())
    game.resolve("Purple", "technology", guild="miners")
    assert game.options == ["dig B1", "dig D1", "dig G1", "dig C2", "remove tile"]


def test_a_technology_tile_costs_no_wood():
    game = table()
    purple = game.player("Purple", groschen=0)
    game.dig("C1", mine_tile(wood=5))
    game.resolve("Purple", "technology", guild="miners")
    dug = told(game.play("dig C2"), "MineDug")[0]
    assert (purple.groschen, dug.cost) == (0, 0)


def test_a_technology_tile_is_marked_with_a_miner_from_beside_the_pool():
    game = table()
    purple = game.player("Purple", pool=1, miners=8)
    game.resolve("Purple", "technology", guild="miners")
    game.play("dig C1")
    assert (purple.pool, purple.miners) == (1, 7)


def test_a_miner_from_the_pool_is_used_only_if_no_others_are_left():
    game = table()
    purple = game.player("Purple", pool=2, miners=0)
    game.resolve("Purple", "technology", guild="miners")
    game.play("dig C1")
    assert (purple.pool, purple.miners) == (1, 0)


def test_taking_the_tile_raises_the_level_of_technology():
    game = table()
    for level in (1, 2, 3, 4):
        assert game.level() == level
        game.resolve("Purple", "technology", guild="miners")
        game.play("remove tile")


def test_a_technology_tile_is_evaluated_like_a_mine():
    game = table(edit={"technologies": {1: {"effects": "produce 1, points 2"}}})
    purple = game.player("Purple")
    game.resolve("Purple", "technology", guild="miners")
    game.play("dig C1")
    assert purple.production == [0, 0, 0, 1]
    assert purple.track_points() == 2
    assert game.ore == 1


def test_a_fifth_technology_tile_does_not_exist():
    game = table(technology=4)
    game.resolve("Purple", "technology", guild="miners")
    assert game.asks == "Purple: PlayCard"


# St. Barbara's Cathedral


def test_a_guild_that_flips_the_current_tile_raises_its_tax_and_nobody_has_its_effect():
    """Tile 1 shows a tax of 2 and would give 2 reputation to whoever uses it."""
    game = table(tax=3, edit={"cathedral": {1: {"tax": 2}}})
    purple = game.player("Purple")
    game.resolve("Purple", "flip barbara", guild="scribes")
    assert game.cathedral == 1
    assert game.tax == 5
    assert purple.reputation == 0


def test_the_next_tile_is_current_after_a_guild_flipped_one():
    game = table(edit={"cathedral": {1: {"tax": 2}, 2: {"tax": 0}}})
    game.resolve("Purple", "flip barbara, flip barbara", guild="scribes")
    assert (game.cathedral, game.tax) == (2, 2)


def test_a_building_played_from_the_hand_does_it_all():
    """A miners' building: 5 wood at 2, production 2, ore deck 2, a free mine, a house."""
    tile = guild_tile("miners", wood=5, effects="produce 2, technology")
    game = table(prices={"wood": 2})
    purple = game.player("Purple", groschen=10, plots="B2", slots=[tile])
    game.play("building", "on B2", f"build {tile.key}", "dig G1")
    assert purple.groschen == 0
    assert purple.production[0] == 2
    assert game.level() == 2
    assert game.miner("G1") == "Purple"
    assert purple.houses == [3, 4, 4]
