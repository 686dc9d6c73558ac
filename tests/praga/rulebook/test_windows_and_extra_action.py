"""Windows and the extra action."""

from __future__ import annotations

from praga.words import table


def test_an_extra_action_costs_two_gold_windows_or_one_of_each():
    game = table()
    purple = game.player("Purple", gold_windows=2, silver_windows=1)
    game.play("extra action", "extra mines")
    assert game.options == ["pay two gold windows", "pay gold and silver window"]
    game.play("pay gold and silver window", "raise mines")
    assert (purple.gold_windows, purple.silver_windows, purple.mines) == (1, 0, 4)


def test_two_silver_windows_buy_no_action():
    game = table()
    game.player("Purple", silver_windows=4)
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


def test_windows_of_one_colour_are_discarded_without_asking():
    game = table()
    purple = game.player("Purple", silver_windows=4)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert (purple.silver_windows, game.asks) == (2, "Blue: TakeTurn")


def test_two_windows_or_fewer_stay():
    game = table()
    purple = game.player("Purple", silver_windows=1, gold_windows=1)
    game.act("mines")
    game.play("produce gold", "end turn")
    assert (purple.silver_windows, purple.gold_windows) == (1, 1)
