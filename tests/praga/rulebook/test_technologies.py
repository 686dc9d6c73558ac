"""Technologies and Charles University."""

from __future__ import annotations

import re

import pytest

from groschen.games.praga import effects
from praga.words import building, plaza, points, table, technology, upgrade, wall

LEVELS = {"technology_track": {2: {"level": 1}, 4: {"level": 2}, 6: {"level": 3}, 7: {"level": 4}}}


def test_a_marked_space_draws_three_and_keeps_one():
    game = table(edit=LEVELS)
    one, two, three = [technology("points 2", "technology") for _ in range(3)]
    game.next_technologies(1, one, two, three)
    game.give("Purple", "technology 1")
    assert game.options == [f"keep {tile.key}" for tile in (one, two, three)]
    game.play(f"keep {two.key}")
    assert game.player("Purple").technologies == (two,)
    assert game.state.technologies[0][:2] == (one, three)


def test_several_steps_draw_at_every_marked_space():
    game = table(edit=LEVELS)
    game.give("Purple", "technology 3")
    assert game.pending.level == 1
    game.play(game.options[0])
    assert game.pending.level == 2


def test_an_empty_stack_has_no_technology_to_give():
    game = table(edit=LEVELS)
    game.state.technologies[0] = ()
    purple = game.player("Purple")
    game.give("Purple", "technology 1")
    assert (purple.technology, purple.technologies, game.asks) == (1, (), "Purple: TakeTurn")


def test_the_last_tiles_of_a_stack_are_all_drawn():
    game = table(edit=LEVELS)
    one, other = [technology("points 2", "egg") for _ in range(2)]
    game.state.technologies[0] = (other, one)
    game.give("Purple", "technology 1")
    assert game.options == [f"keep {one.key}", f"keep {other.key}"]
    game.play(f"keep {one.key}")
    assert game.state.technologies[0] == (other,)


@pytest.mark.parametrize(("level", "space"), [(1, 0), (2, 2)])
def test_levels_i_and_ii_work_from_the_next_turn_on(level: int, space: int):
    game = table(edit=LEVELS)
    tile = technology("points 2", "university", level=level)
    game.next_technologies(level, tile)
    purple = game.player("Purple", technology=space)
    game.give("Purple", "technology 1")
    game.play(f"keep {tile.key}")
    game.give("Purple", "university 1")
    assert points(purple) == 0
    game.turn("Purple").give("Purple", "university 1")
    assert points(purple) == 2


def test_level_iii_may_be_used_at_once_or_later_but_once():
    game = table(edit=LEVELS)
    tile = technology("university 4", level=3)
    game.next_technologies(3, tile)
    purple = game.player("Purple", technology=4)
    game.give("Purple", "technology 1")
    game.play(f"keep {tile.key}")
    assert f"use {tile.key}" in game.options
    game.turn("Purple").play(f"use {tile.key}")
    assert (purple.university, purple.technologies) == (4, ())
    assert f"use {tile.key}" not in game.options


@pytest.mark.parametrize("track", ["technology", "university"])
def test_beyond_the_top_every_step_is_two_points(track: str):
    game = table()
    purple = game.player("Purple", **{track: 7})
    game.give("Purple", f"{track} 3")
    assert (getattr(purple, track), points(purple)) == (8, 4)


@pytest.mark.parametrize("track", ["technology", "university"])
def test_each_step_on_the_track_of_an_ability_scores(track: str):
    game = table()
    purple = game.player("Purple", technologies=(technology("points 2", track),))
    game.give("Purple", f"{track} 3")
    assert points(purple) == 6


def test_an_egg_gained_or_bought_scores_and_brings_stone():
    game = table()
    egg = technology("points 1, stone 1", "egg")
    purple = game.player("Purple", gold=1, stone=0, technologies=(egg,))
    game.hold("mines", bonus=6)
    game.play("bonus")
    game.give("Purple", "egg 1")
    assert (purple.eggs, points(purple), purple.stone) == (2, 2, 2)


def test_it_does_so_once_for_every_egg():
    game = table()
    purple = game.player("Purple", stone=0, technologies=(technology("points 1, stone 1", "egg"),))
    game.give("Purple", "egg 3")
    assert (purple.eggs, points(purple), purple.stone) == (3, 3, 3)


@pytest.mark.parametrize(
    ("trigger", "words", "worth"),
    [("mine", "mine 2", 4), ("quarry", "quarry 2", 4), ("mine", "quarry 2", 0), ("quarry", "mine 1", 0)],
)
def test_an_ability_for_a_track_scores_its_steps(trigger: str, words: str, worth: int):
    game = table()
    game.state.tokens = ()
    purple = game.player("Purple", technologies=(technology("points 2", trigger),))
    game.give("Purple", words)
    assert points(purple) == worth


@pytest.mark.parametrize("action", ["upgrade", "wall", "building"])
def test_an_ability_for_an_action_comes_whenever_it_is_performed(action: str):
    game = table()
    tile = {"upgrade": upgrade("road"), "wall": wall(), "building": building(cube=True)}[action]
    game.offer(f"{action}s", tile)
    others = [technology("points 10", other) for other in ("upgrade", "wall", "building") if other != action]
    purple = game.player("Purple", technologies=(technology("points 1", action), *others))
    game.act(action)
    game.play(f"take {tile.key}")
    game.play(*{"upgrade": [], "wall": ["place 1"], "building": ["on A1"]}[action])
    assert points(purple) == 1


def test_any_action_is_not_the_extra_action():
    game = table()
    use = technology("any action", level=4)
    game.player("Purple", gold=0, technologies=(use,), gold_windows=2)
    game.play(f"use {use.key}", "mines", "produce gold", "extra action", "extra mines", "produce gold")
    game.act("mines")
    game.play("produce gold")
    assert game.player("Purple").gold == 9


def test_any_action_costs_what_it_always_costs():
    game = table()
    use = technology("any action", level=4)
    tile = wall(stone=3)
    game.offer("walls", tile)
    game.offer("buildings", building(gold=3))
    purple = game.player("Purple", gold=2, stone=2, technologies=(use,))
    game.play(f"use {use.key}")
    assert game.options == ["mines", "quarries", "road"]
    assert list(game.blocked) == ["upgrade", "wall", "building"]
    game.player("Purple", gold=3, stone=3)
    assert game.options == ["mines", "quarries", "wall", "building", "road"]
    assert list(game.blocked) == ["upgrade"]
    game.play("wall", f"take {tile.key}", "place 1")
    assert (purple.gold, purple.stone) == (3, 0)


def test_a_choice_of_rewards_gives_the_one_chosen():
    game = table()
    purple = game.player("Purple", gold=0, stone=0)
    game.give("Purple", "gold 1 & points 2 | stone 7, egg 1")
    assert game.options == ["gold 1 & points 2", "stone 7"]
    game.play("gold 1 & points 2")
    assert (purple.gold, purple.stone, points(purple), purple.eggs) == (1, 0, 2, 1)


def test_the_upgrade_bonus_comes_with_the_action_of_a_technology():
    game = table()
    use = technology("any action", level=4)
    purple = game.player("Purple", technologies=(use,), upgrades=[upgrade("mines", "points 3")])
    game.play(f"use {use.key}", "mines", "produce gold")
    assert points(purple) == 3


def test_raise_one_track_then_produce_on_either():
    game = table()
    use = technology("mine 1 | quarry 1, produce gold | produce stone", level=4)
    purple = game.player(
        "Purple", gold=0, stone=0, technologies=(use,), upgrades=[upgrade("quarries", "points 3")]
    )
    game.play(f"use {use.key}", "mine 1", "produce stone 1")
    assert (purple.mines, purple.gold, purple.stone, points(purple)) == (4, 0, 2, 0)


@pytest.mark.parametrize("is_finished", [False, True])
def test_both_rewards_of_a_plaza_even_of_a_finished_one(is_finished: bool):
    game = table()
    game.plaza_tile("A", plaza("points 1, silver window 1", "points 10, gold 1"))
    for site in game.sites("A")[: 3 if is_finished else 1]:
        game.build(site, building(cube=True))
    use = technology("both plaza rewards", level=4)
    purple = game.player("Purple", gold=0, technologies=(use,))
    game.play(f"use {use.key}")
    laid = [place.key for place, tile in zip(game.box.plaza_hexes, game.plazas, strict=True) if tile]
    assert game.options == [f"plaza {key}" for key in laid]
    assert len(laid) == 9  # three players
    game.play("plaza A")
    assert (points(purple), purple.silver_windows, purple.gold) == (11, 1, 1)
    assert points(game.player("Blue")) == 0


def test_one_row_up_without_the_cost_of_the_tier():
    game = table()
    use = technology("row up")
    purple = game.player("Purple", gold=0, stone=0, technologies=(use,), cathedral=(1, 0))
    game.play(f"use {use.key}", "up the cathedral")
    assert (purple.row, purple.gold) == ([0, 2], 0)


def test_the_row_up_may_be_on_the_hunger_wall_and_its_square_counts():
    game = table(edit={"hunger_wall": {5: {"squares": "4 . . . . ."}}})
    use = technology("row up")
    purple = game.player("Purple", gold=0, stone=0, technologies=(use,), wall=(3, 0))
    game.play(f"use {use.key}")
    assert game.options == ["up the wall", "up the cathedral"]
    game.play("up the wall")
    assert (purple.row, points(purple), purple.silver_windows) == ([4, 0], 4, 0)


def test_a_row_up_is_for_the_project_that_has_one():
    game = table()
    use = technology("row up")
    purple = game.player("Purple", technologies=(use,), wall=(5, 0), cathedral=(4, 0))
    game.play(f"use {use.key}")
    assert game.options == ["up the cathedral"]
    game.play("up the cathedral")
    assert purple.row == [5, 5]


def test_with_both_projects_at_the_top_a_row_up_that_comes_all_the_same_is_none():
    game = table()
    purple = game.player("Purple", wall=(5, 0), cathedral=(5, 0))
    game.give("Purple", "row up 1")
    assert game.options == ["no row"]
    game.play("no row")
    assert purple.row == [5, 5]


def test_eight_technologies_can_be_held_and_the_last_of_them_used():
    """One for each space of the track."""
    game = table()
    held = tuple(technology("points 1") for _ in range(8))
    purple = game.player("Purple", technologies=held)
    game.play(f"use {held[-1].key}")
    assert purple.technologies == held[:-1]


@pytest.mark.parametrize("words", ["dragons 3", "gold x", "gold 1 & stone 1", "gold 1 | gold 1"])
def test_an_effect_is_a_word_of_the_key_and_a_number(words: str):
    with pytest.raises(ValueError, match=re.escape(words)):
        effects.parse(words)


def test_a_row_up_waits_while_both_projects_are_at_the_top():
    game = table()
    use = technology("row up")
    game.player("Purple", technologies=(use,), wall=(5, 0), cathedral=(5, 0))
    assert game.why_not(f"use {use.key}") == "top_of_grid"


def test_a_single_use_that_would_do_nothing_is_blocked():
    game = table()
    use = technology("upgrade action, points 3")
    game.player("Purple", technologies=(use,))
    assert game.why_not(f"use {use.key}") == "no_tile"
