"""Construct the King's Road and Charles Bridge."""

from __future__ import annotations

import pytest

from praga.words import Praga, bridge_tile, points, table, upgrade

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


def test_a_space_may_have_only_one_of_the_two_effects():
    game = table(edit={"road": {1: {"egg": ""}, 2: {"first": "", "gold": 0}}})
    game.player("Purple", eggs=1)
    game.act("road")
    assert "street I" in game.options
    assert "egg I" not in {*game.options, *game.blocked}
    game.turn("Purple").act("road")
    assert "egg II" in game.options
    assert "street II" not in {*game.options, *game.blocked}


def test_what_can_be_used_is_not_blocked_and_other_spaces_are_not_there():
    game = road(road=1, gold=1, eggs=1)
    game.act("road")
    here = [text for text in [*game.options, *game.blocked] if text.split()[0] in ("street", "egg")]
    assert here == ["street II", "egg II"]
    game.player("Purple", gold=0, eggs=0)
    here = [text for text in game.blocked if text.split()[0] in ("street", "egg")]
    assert here == ["street II", "egg II"]


def test_street_effects_may_wait_for_what_pays_them():
    """One gold buys four points; the gold comes from the extra action."""
    game = road(road=1, gold=0, gold_windows=2)
    purple = game.player("Purple")
    game.act("road")
    assert game.why_not("street II") == "cannot_afford"
    game.play("extra action", "extra mines", "produce gold", "street II")
    assert (purple.gold, points(purple)) == (2, 4)


def test_the_gold_of_the_second_space_is_paid_once():
    game = road(road=1, gold=3)
    purple = game.player("Purple")
    game.act("road")
    game.play("street II")
    assert (purple.gold, points(purple)) == (2, 4)
    assert "street II" not in game.options


def test_an_egg_buys_a_gold_window_or_a_technology():
    game = road(road=1, eggs=1)
    game.act("road")
    game.play("egg II", "gold window 1")
    assert game.player("Purple").gold_windows == 1


def test_the_egg_of_the_second_space_may_buy_the_other_reward():
    game = table(edit={"road": {2: {"egg": "gold window 1 | technology 1"}}})
    purple = game.player("Purple", road=1, eggs=2)
    game.act("road")
    game.play("egg II", "technology 1")
    assert (purple.technology, purple.gold_windows, purple.eggs) == (1, 0, 1)
    assert "egg II" not in game.options


def test_an_egg_buys_a_reward_of_the_third_space():
    game = table(edit={"road": {3: {"egg": "red token 1 | blue token 1"}}})
    purple = game.player("Purple", road=2, eggs=2)
    game.act("road")
    game.play("egg III", "red token 1")
    assert (purple.red, purple.blue, purple.eggs) == (1, 0, 1)
    assert "egg III" not in game.options


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


@pytest.mark.parametrize("space", [0, 1, 2])
def test_the_streets_cost_no_egg(space: int):
    game = road(road=space, eggs=1)
    game.act("road")
    assert (game.player("Purple").road, game.player("Purple").eggs) == (space + 1, 1)


def test_space_iv_draws_three_keeps_one_and_lays_it_as_a_plank():
    """Plank 3 covers an egg and a blue token; the tile brings its own bonus besides."""
    game = road(road=3, eggs=1, gold=0)
    one, two, three = [bridge_tile("points 5") for _ in range(3)]
    game.state.bridge_stack += (three, two, one)
    game.act("road")
    assert game.options == [f"keep {tile.key}" for tile in (one, two, three)]
    game.play(f"keep {two.key}")
    assert game.bridge_stack[:2] == (one, three)
    assert game.options == [f"plank {plank}" for plank in range(1, 6)]
    game.play("plank 3")
    purple = game.player("Purple")
    assert game.state.bridge == (None, None, two, None, None)
    assert (purple.eggs, purple.blue, points(purple), purple.gold) == (1, 1, 5, 0)
    assert purple.scoring == ()


def test_the_sideways_move_of_a_bridge_tile_is_made_this_turn():
    game = road(road=3, eggs=1)
    tile = bridge_tile("wall step 1, silver window 1, points 2")
    game.state.bridge_stack += (tile,)
    game.act("road")
    game.play(f"keep {tile.key}", "plank 3")
    purple = game.player("Purple")
    assert (purple.silver_windows, points(purple)) == (1, 2)
    game.play("step wall")
    assert purple.column == [1, 0]


def test_a_gold_tile_scores_at_once_what_it_shows():
    game = road(road=4, eggs=1, university=5)
    tower = next(tile for tile in game.box.bridge_tiles if tile.key == "rectors tower")
    game.state.bridge_finals = (tower,)
    game.act("road")
    game.play(f"take {tower.key}", "plank 3")
    purple = game.player("Purple")
    assert (points(purple), purple.eggs, purple.blue) == (3, 1, 1)
    assert game.scores("Purple")["abilities"] == 5


def test_an_empty_iv_stack_gives_no_tile():
    game = road(road=3, eggs=1)
    game.state.bridge_stack = ()
    game.act("road")
    assert (game.player("Purple").road, game.asks) == (4, "Purple: TakeTurn")


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


def test_the_other_gold_tiles_stay_beside_the_bridge():
    for index in range(3):
        game = road(road=4, eggs=1)
        tiles = list(game.bridge_finals)
        game.act("road")
        assert game.options == [f"take {tile.key}" for tile in tiles]
        game.play(f"take {tiles.pop(index).key}")
        assert list(game.state.bridge_finals) == tiles


def test_nobody_goes_beyond_the_bridge():
    game = road(road=5, eggs=2)
    game.hold("road")
    assert game.why_not("road") == "end_of_road"


@pytest.mark.parametrize("space", [3, 4])
def test_a_complete_bridge_gives_no_spaces_but_still_a_tile(space: int):
    """The bonus of the tile is gained, those of the bridge are not; only a gold tile is kept."""
    game = road(road=space, eggs=1, gold=0, stone=0)
    game.state.bridge = full = (game.bridge_stack[0],) * 5
    tower = next(tile for tile in game.box.bridge_tiles if tile.key == "mint tower")
    game.state.bridge_finals = (tower,)
    tile = bridge_tile("points 3") if space == 3 else tower
    game.state.bridge_stack += (bridge_tile("points 9"), tile)
    game.act("road")
    game.play(f"{'keep' if space == 3 else 'take'} {tile.key}")
    assert game.asks == "Purple: TakeTurn"
    purple = game.player("Purple")
    assert points(purple) == 3
    assert (purple.technology, purple.gold, purple.stone, purple.eggs) == (0, 0, 0, 0)
    assert (purple.red, purple.blue, purple.silver_windows, purple.gold_windows) == (0, 0, 0, 0)
    assert purple.scoring == (() if space == 3 else (tile,))
    assert game.state.bridge == full


def test_with_one_plank_missing_the_tile_goes_there():
    game = road(road=4, eggs=1)
    silver, gold = game.bridge_stack[0], game.bridge_finals[0]
    game.state.bridge = (silver, silver, None, silver, silver)
    game.act("road")
    game.play(f"take {gold.key}", "plank 3")
    assert game.state.bridge == (silver, silver, gold, silver, silver)


def test_the_upgrade_of_the_road_may_bring_the_egg():
    game = road(road=3, eggs=0, upgrades=[upgrade("road", "egg 1")])
    game.act("road")
    assert game.asks == "Purple: KeepBridgeTile"
