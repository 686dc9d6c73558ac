"""Appendix: reminders and special cases."""

from __future__ import annotations

import pytest

from kutna_hora.words import guild_tile, mine_tile, public_tile, table
from words import told

# Reminders


def test_the_pool_is_refilled_only_before_a_mine_is_placed():
    """Purple's last miner of the pool marks the mine, and the pool stays empty until the next action."""
    game = table()
    purple = game.player("Purple", pool=1, miners=8)
    game.play("mine", f"mine {game.mine_stack[-1].key}", "dig C1")
    assert purple.pool == 0
    assert game.asks == "Purple: PlayCard"


def test_the_three_sets_of_mines_are_mixed_after_the_discards_are_shuffled():
    """They were discarded level by level; afterwards each level may lie on top and at the bottom."""
    ends = set()
    for seed in range(30):
        game = table()
        game.state.seed, game.state.mine_stack = seed, []
        game.state.discarded_mines = [mine_tile(level=level) for level in (3, 3, 2, 2, 1, 1)]
        game.play("mine")
        ends.add((game.drawn[0].level, game.mine_stack[0].level))
    assert {top for top, _ in ends} == {bottom for _, bottom in ends} == {1, 2, 3}


def test_a_mine_does_not_affect_the_cost_of_a_space_above_it():
    game = table()
    game.dig("D2", mine_tile(wood=5))
    game.dig("C1", mine_tile(wood=1))
    assert game.mine_wood(3) == 1  # D1


def test_the_technology_level_rises_only_with_miners_buildings():
    game = table()
    game.play("mine", f"mine {game.mine_stack[-1].key}", "dig C1")
    game.resolve("Purple", "produce 3, arm", guild="builders")
    assert game.level() == 1
    game.resolve("Purple", "technology", guild="miners")
    game.play("remove tile")
    assert game.level() == 2


def test_production_may_go_over_10():
    game = table()
    purple = game.player("Purple", wood=9)
    game.resolve("Purple", "produce 4", guild="builders")
    assert purple.production == [0, 0, 13, 0]


def test_the_free_tile_of_a_house_is_a_public_one():
    game = table()
    game.player("Purple", groschen=20)
    game.hall_row("A", [guild_tile("miners")], [public_tile("green")])
    game.resolve("Purple", "public tile")
    assert "rights A1" not in game.options
    assert game.why_not("rights A1") == "not_public"
    assert "rights A2" in game.options


# Running out of pieces


def test_without_a_plot_marker_the_plot_action_has_no_effect():
    """It can only be passed: a card is spent, nothing happens."""
    game = table()
    purple = game.player("Purple", plots="A1 B1 C1", groschen=20)
    assert game.why_no("plot") == "no_plot_marker"
    game.play("pass", "spend plot/mine")
    assert (purple.groschen, game.plots_of(0)) == (20, 3)
    assert 0 not in purple.hand


def test_without_a_house_in_its_row_a_guild_building_cannot_be_built():
    tile = guild_tile("miners")
    game = table()
    game.player("Purple", houses=[0, 4, 4], plots="B2", slots=[tile])
    assert game.why_no("building") == "no_house"


def test_without_a_miner_the_mine_action_has_no_effect():
    game = table()
    game.player("Purple", pool=0, miners=0, groschen=50)
    assert game.why_no("mine") == "no_miner"


def test_a_patrician_that_is_not_in_the_bank_is_ignored():
    """The rest of the building's effects still count."""
    tile = public_tile("green", effects="points 2, patrician, reputation 1")
    game = table(bank={"green": 0}, council={"green": 3})
    purple = game.player("Purple", plots="B2", slots=[tile])
    game.play("building", "on B2", f"build {tile.key}")
    assert game.patricians("pool")["green"] == 0
    assert (purple.track_points(), purple.reputation) == (2, 1)


def test_pelicans_are_not_limited():
    """Eighteen tokens are in the box; all of them lie with Blue and Green."""
    game = table()
    purple = game.player("Purple")
    game.player("Blue", pelicans=9, used_pelicans=3)
    game.player("Green", pelicans=6)
    game.resolve("Purple", "pelicans 5")
    assert purple.pelicans == 5


def test_groschen_are_not_limited():
    """However much the others hold and the 53 coins are worth, an income is paid in full."""
    game = table(prices={"wood": 3})
    purple = game.player("Purple", wood=4000, groschen=5000)
    game.player("Blue", groschen=9000)
    game.play("income")
    assert purple.groschen == 5000 + 3 * 4000


# Ignoring actions and effects


@pytest.mark.parametrize("card", ["plot/mine", "mine/joker", "plot/rights"])
def test_a_card_can_be_played_for_no_effect(card: str):
    game = table()
    purple = game.player("Purple")
    before = (purple.groschen, purple.reputation, purple.track_points())
    game.play("pass", f"spend {card}")
    assert (purple.groschen, purple.reputation, purple.track_points()) == before
    assert len(purple.hand) == 5


def test_the_public_tile_of_a_house_can_be_ignored_and_its_points_still_score():
    tile = guild_tile("miners")
    game = table(edit={"houses": {1: {"effects": "public tile, points 2"}}})
    purple = game.player("Purple", plots="B2", slots=[tile])
    game.play("building", "on B2", f"build {tile.key}", "no rights")
    assert purple.slots == []
    assert purple.track_points() == 2


def test_tile_6_can_give_its_points_alone():
    game = table(cathedral=5)
    purple = game.player("Purple", pelicans=1)
    game.play("barbara", "seat nobody")
    assert purple.track_points() == 2
    assert sum(game.council) == 0


def test_on_tile_3_the_reputation_is_lost_but_the_house_may_stay():
    game = table(cathedral=2)
    purple = game.player("Purple", pelicans=1)
    game.play("barbara", "no house")
    assert purple.reputation == -1
    assert purple.houses == [4, 4, 4]
    assert purple.production == [0, 0, 0, 0]


def test_effects_of_buildings_and_mines_are_not_optional():
    """Nobody is asked whether they want the population, the taxes or the arm."""
    game = table()
    game.resolve("Purple", "produce 1, arm, population 1, taxes 2, reputation -1", guild="builders")
    assert game.asks == "Purple: PlayCard"
    assert (game.population, game.tax, game.arm("wood"), game.players[0].reputation) == (1, 2, 1, -1)


# Mining regulations


def test_one_miner_alone_may_be_hired_for_the_full_price():
    game = table(prices={"permits": 3})
    purple = game.player("Purple", pool=0, miners=8, groschen=10)
    game.play("mine", "hire 1")
    assert (purple.pool, purple.miners, purple.groschen) == (1, 7, 7)


def test_all_drawn_tiles_may_be_discarded():
    game = table(technology=1)
    purple = game.player("Purple")
    drawn = told(game.play("mine"), "MinesDrawn")[0].mines
    game.play("discard all")
    assert [mine.key for mine in game.discarded_mines] == list(drawn)
    assert purple.pool == 1
    assert game.asks == "Purple: PlayCard"


def test_a_technology_tile_may_be_removed_from_the_game():
    game = table()
    game.resolve("Purple", "technology", guild="miners")
    game.play("remove tile")
    assert game.removed_technologies == (game.box.technologies[0],)
    assert not any(game.mines)
    assert game.level() == 2
    assert game.players[0].miners == 8


# Limits


def test_taxes_do_not_rise_above_25():
    game = table(tax=23)
    happened = game.resolve("Purple", "taxes 5")
    assert game.tax == 25
    assert told(happened, "TaxesRaised")[0].by == 2


def test_the_population_deck_stops_at_its_last_card():
    game = table(population=38)
    game.resolve("Purple", "population 5, points 1")
    assert game.population == 39
    assert game.players[0].track_points() == 1


def test_the_ore_deck_stops_at_its_last_card_and_production_still_rises():
    game = table(ore=29)
    game.resolve("Purple", "produce 3", guild="miners")
    assert game.ore == 29
    assert game.players[0].production[0] == 3
