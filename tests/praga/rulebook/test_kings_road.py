"""Construct the King's Road and Charles Bridge."""

from __future__ import annotations

import pytest

from praga.words import Praga, points, table, upgrade

I_TO_III = {
    1: {"first": "gold 2 | stone 2", "egg": "mine 1 | quarry 1"},
    3: {"egg": "technology 1 | points 2"},
}


def road(**has: object) -> Praga:
    game = table(edit={"road": I_TO_III})
    game.player("Purple", **has)
    return game


def test_the_first_space_offers_an_effect_and_another_for_an_egg():
    game = road(gold=0, stone=0, eggs=1)
    purple = game.player("Purple")
    game.act("road")
    assert purple.road == 1
    game.play("street I", "stone 2", "egg I", "mine 1")
    assert (purple.stone, purple.mines, purple.eggs) == (2, 4, 0)


def test_without_an_egg_the_other_effect_is_still_resolved():
    game = road(gold=0, eggs=0)
    game.act("road")
    assert "egg I" not in game.options
    assert game.why_not("egg I") == "no_egg"
    game.play("street I", "gold 2")
    assert game.player("Purple").gold == 2


def test_each_effect_is_used_once():
    game = road(eggs=3)
    game.act("road")
    game.play("street I", "gold 2", "egg I", "mine 1")
    assert not {"street I", "egg I"} & set(game.options)


def test_street_effects_may_wait_for_what_pays_them():
    """One gold buys four points; the gold comes from the extra action."""
    game = road(road=1, gold=0, gold_windows=2)
    purple = game.player("Purple")
    game.act("road")
    assert game.why_not("street II") == "cannot_afford"
    game.play("extra action", "extra mines", "produce gold", "street II")
    assert (purple.gold, points(purple)) == (2, 4)


def test_an_egg_buys_a_gold_window_or_a_technology():
    game = road(road=1, eggs=1)
    game.act("road")
    game.play("egg II", "gold window 1")
    assert game.player("Purple").gold_windows == 1


def test_three_era_i_upgrades_are_nine_points_on_the_third_space():
    game = road(road=2)
    purple = game.player("Purple")
    purple.upgrades = (3, 1)
    game.act("road")
    game.play("street III")
    assert points(purple) == 9


def test_space_iv_costs_an_egg():
    game = road(road=3, eggs=0)
    game.hold("road")
    assert game.why_not("road") == "no_egg"
    game.player("Purple", eggs=1)
    game.play("road")
    assert game.player("Purple").eggs == 0
    assert game.asks == "Purple: KeepBridgeTile"


def test_space_iv_draws_three_keeps_one_and_lays_it_as_a_plank():
    game = road(road=3, eggs=1)
    drawn = game.bridge_stack[:-4:-1]
    game.act("road")
    assert game.options == [f"keep {tile.key}" for tile in drawn]
    game.play(f"keep {drawn[0].key}")
    assert game.bridge_stack[:2] == drawn[1:]
    assert game.options == [f"plank {plank}" for plank in range(1, 6)]
    game.play("plank 3")
    purple = game.player("Purple")
    assert game.state.bridge[2] is drawn[0]
    assert purple.eggs >= 1
    assert purple.blue == 1


def test_the_plank_is_laid_before_the_bonus_of_its_tile_is_gained():
    """A tile of three technology steps: the plank and what it covers come first."""
    game = road(road=3, eggs=1, technology=5)
    pier = next(tile for tile in game.box.bridge_tiles if tile.key == "scholars pier")
    game.state.bridge_stack = (pier,)
    game.act("road")
    game.play(f"keep {pier.key}")
    purple = game.player("Purple")
    assert (game.asks, purple.technology) == ("Purple: LayPlank", 5)
    happened = game.play("plank 2")
    kinds = [type(event).__name__ for event in happened]
    assert kinds.index("PlankLaid") < kinds.index("TrackAdvanced")
    assert purple.red == 1


def test_the_bridge_example():
    """Green stands on IV, pays an egg, takes a gold tile and lays it in the middle: an egg and a blue
    token. The pair under the silver tile is taken."""
    game = table()
    silver, gold = game.bridge_stack[0], game.bridge_finals[0]
    game.state.bridge = (None, silver, None, None, None)
    green = game.turn("Green").player("Green", road=4, eggs=1)
    game.act("road")
    assert green.eggs == 0
    game.play(f"take {gold.key}")
    assert game.options == ["plank 1", "plank 3", "plank 4", "plank 5"]
    game.play("plank 3")
    assert (green.eggs, green.blue, green.road) == (1, 1, 5)
    assert green.scoring == (gold,)
    assert gold not in game.state.bridge_finals


def test_nobody_goes_beyond_the_bridge():
    game = road(road=5, eggs=2)
    game.hold("road")
    assert game.why_not("road") == "end_of_road"


@pytest.mark.parametrize("space", [3, 4])
def test_a_complete_bridge_gives_no_spaces_but_still_a_tile(space: int):
    game = road(road=space, eggs=1)
    game.state.bridge = (game.bridge_stack[0],) * 5
    game.act("road")
    tile = game.pending.drawn[0] if space == 3 else game.bridge_finals[0]
    game.play(f"{'keep' if space == 3 else 'take'} {tile.key}")
    assert "Plank" not in game.asks
    assert game.player("Purple").scoring == (() if space == 3 else (tile,))


def test_the_upgrade_of_the_road_may_bring_the_egg():
    game = road(road=3, eggs=0, upgrades=[upgrade("road", "egg 1")])
    game.act("road")
    assert game.asks == "Purple: KeepBridgeTile"
