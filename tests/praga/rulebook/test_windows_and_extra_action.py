"""Windows and the extra action."""

from __future__ import annotations

import pytest

from praga.words import building, table, upgrade, wall


def test_an_extra_action_costs_two_gold_windows_or_one_of_each():
    game = table()
    purple = game.player("Purple", gold_windows=2, silver_windows=1)
    game.play("extra action", "extra mines")
    assert game.options == ["pay two gold windows", "pay gold and silver window"]
    game.play("pay gold and silver window", "raise mines")
    assert (purple.gold_windows, purple.silver_windows, purple.mines) == (1, 0, 4)


def test_two_gold_windows_pay_though_there_is_a_silver_one():
    game = table()
    purple = game.player("Purple", gold_windows=3, silver_windows=1)
    game.play("extra action", "extra mines", "pay two gold windows", "raise mines")
    assert (purple.gold_windows, purple.silver_windows) == (1, 1)


def test_without_silver_two_gold_windows_pay():
    game = table()
    purple = game.player("Purple", gold_windows=2)
    game.play("extra action", "extra mines", "raise mines")
    assert (purple.gold_windows, purple.silver_windows, purple.mines) == (0, 0, 4)


def test_any_of_the_six_actions_that_can_be_performed():
    game = table()
    game.player("Purple", gold_windows=2, gold=0, stone=0)
    game.play("extra action")
    assert game.options == ["extra mines", "extra quarries", "extra road"]
    assert set(game.blocked) == {"extra upgrade", "extra wall", "extra building"}
    game.offer("upgrades", upgrade("wall"))
    game.offer("walls", wall())
    game.offer("buildings", building())
    assert len(game.options) == 6
    assert not game.blocked


def test_the_extra_action_costs_what_it_always_costs():
    game = table()
    purple = game.player("Purple", gold_windows=2, gold=2, stone=2)
    tile = wall(stone=3)
    game.offer("walls", tile)
    game.offer("buildings", building(gold=3))
    game.play("extra action")
    assert not {"extra wall", "extra building"} & set(game.options)
    assert {"extra wall", "extra building"} <= set(game.blocked)
    game.player("Purple", stone=3, gold=3)
    assert {"extra wall", "extra building"} <= set(game.options)
    game.play("extra wall", f"take {tile.key}", "place 1")
    assert (purple.stone, purple.gold) == (0, 3)


def test_two_silver_windows_buy_no_action():
    game = table()
    game.player("Purple", silver_windows=4)
    assert game.why_not("extra action") == "no_windows"
    assert "extra action" not in game.options


def test_one_gold_window_alone_buys_no_action():
    game = table()
    game.player("Purple", gold_windows=1)
    assert game.why_not("extra action") == "no_windows"


def test_one_extra_action_a_turn_even_before_the_action_tile():
    game = table()
    game.player("Purple", gold_windows=4)
    game.play("extra action", "extra mines", "raise mines")
    assert game.why_not("extra action") == "extra_action_used"
    game.act("quarries")
    game.play("raise quarries", "end turn")
    assert game.asks == "Blue: TakeTurn"


def test_two_windows_are_kept_for_the_next_turn():
    game = table()
    purple = game.player("Purple", gold_windows=2, silver_windows=2)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert game.options == [
        "keep 2 gold 0 silver windows",
        "keep 1 gold 1 silver windows",
        "keep 0 gold 2 silver windows",
    ]
    game.play("keep 1 gold 1 silver windows")
    assert (purple.gold_windows, purple.silver_windows) == (1, 1)


def test_three_gold_windows_and_a_silver_one_are_kept_as_one_likes():
    for choice, kept in [("keep 2 gold 0 silver windows", (2, 0)), ("keep 1 gold 1 silver windows", (1, 1))]:
        game = table()
        purple = game.player("Purple", gold_windows=3, silver_windows=1)
        game.act("mines")
        game.play("produce gold", "end turn")
        assert game.options == ["keep 2 gold 0 silver windows", "keep 1 gold 1 silver windows"]
        game.play(choice)
        assert (purple.gold_windows, purple.silver_windows) == kept


def test_one_gold_window_and_two_silver_ones_leave_two():
    game = table()
    purple = game.player("Purple", gold_windows=1, silver_windows=2)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert game.options == ["keep 1 gold 1 silver windows", "keep 0 gold 2 silver windows"]
    game.play("keep 0 gold 2 silver windows")
    assert (purple.gold_windows, purple.silver_windows) == (0, 2)


def test_of_many_silver_ones_two_are_kept_at_most():
    game = table()
    purple = game.player("Purple", gold_windows=1, silver_windows=4)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert game.options == ["keep 1 gold 1 silver windows", "keep 0 gold 2 silver windows"]
    game.play("keep 1 gold 1 silver windows")
    assert (purple.gold_windows, purple.silver_windows) == (1, 1)


def test_the_window_of_the_wheel_comes_before_the_discarding():
    """It was not taken during the turn; with it there are three windows, and one goes."""
    game = table()
    purple = game.player("Purple", gold_windows=1, silver_windows=1)
    game.act("mines", bonus=5)
    game.play("produce gold", "end turn")
    assert game.asks == "Purple: KeepWindows"
    game.play("keep 0 gold 2 silver windows")
    assert (purple.gold_windows, purple.silver_windows) == (0, 2)


def test_windows_gained_in_anothers_turn_stay_until_the_end_of_ones_own():
    game = table()
    blue = game.player("Blue", gold_windows=1, silver_windows=1)
    game.give("Blue", "silver window 2")
    game.act("mines")
    game.play("produce gold", "end turn")
    assert game.asks == "Blue: TakeTurn"
    assert (blue.gold_windows, blue.silver_windows) == (1, 3)
    game.act("mines")
    game.play("produce gold", "end turn", "keep 1 gold 1 silver windows")
    assert (blue.gold_windows, blue.silver_windows) == (1, 1)


def test_windows_of_one_colour_are_discarded_without_asking():
    game = table()
    purple = game.player("Purple", silver_windows=4)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert (purple.silver_windows, game.asks) == (2, "Blue: TakeTurn")


def test_gold_windows_are_discarded_too():
    game = table()
    purple = game.player("Purple", gold_windows=4)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert (purple.gold_windows, purple.silver_windows, game.asks) == (2, 0, "Blue: TakeTurn")


@pytest.mark.parametrize(("silver", "gold"), [(1, 1), (2, 0), (0, 2), (0, 1), (0, 0)])
def test_two_windows_or_fewer_stay(silver: int, gold: int):
    game = table()
    purple = game.player("Purple", silver_windows=silver, gold_windows=gold)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert (purple.silver_windows, purple.gold_windows) == (silver, gold)
    assert game.asks == "Blue: TakeTurn"
