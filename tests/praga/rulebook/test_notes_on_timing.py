"""Notes on timing: in any order, but nothing before it is paid."""

from __future__ import annotations

import pytest

from praga.words import Praga, building, points, table, technology, upgrade


def everything() -> Praga:
    """Purple may do a bit of everything."""
    game = table()
    use = technology("points 1")
    game.player(
        "Purple",
        gold=3,
        stone=3,
        silver_windows=5,
        gold_windows=1,
        seal_claims=1,
        eggs=1,
        technologies=(use,),
    )
    game.offer("upgrades", upgrade("mines"), upgrade("mines"))
    game.give("Purple", "wall step 1, cathedral step 1")
    return game


ANYTIME = {
    "extra action",
    "refresh",
    "seal",
    "climb wall",
    "climb cathedral",
    "step wall",
    "step cathedral",
}


def test_all_this_may_come_before_the_action_tile():
    game = everything()
    assert set(game.options) >= ANYTIME
    assert any(option.startswith("use ") for option in game.options)


def test_between_the_tile_and_its_action():
    game = everything()
    game.hold("mines", bonus=3)
    assert set(game.options) >= ANYTIME | {"bonus", "mines"}


def test_and_after_the_action():
    game = everything()
    game.act("mines", bonus=3)
    game.play("produce gold")
    assert set(game.options) >= ANYTIME | {"bonus"}


def test_nothing_of_this_is_offered_to_whom_it_is_not_open():
    """No windows, no right to a seal, no moves, no street: a turn begins with nothing but tiles."""
    game = table()
    game.crane(P=5)
    game.player("Purple", gold=0, stone=0, technologies=(technology("points 1", "egg"),))
    assert game.options == [game.tile("P")]
    words = {choice.split()[0] for choice in game.blocked}
    assert not words & {"step", "street", "egg", "seal", "bonus", "use", "tile"}


def test_moves_and_rows_are_offered_apart():
    game = table()
    game.player("Purple", silver_windows=2)
    assert {"climb wall", "climb cathedral"} <= set(game.options)
    assert not {"step wall", "step cathedral"} & {*game.options, *game.blocked}
    game.player("Purple", silver_windows=0)
    game.give("Purple", "wall step 1")
    assert "step wall" in game.options
    assert not {"climb wall", "climb cathedral", "step cathedral"} & set(game.options)
    assert "step wall" not in game.blocked


def test_every_move_earned_is_made_once():
    game = table()
    purple = game.player("Purple")
    game.give("Purple", "wall step 2, cathedral step 1")
    game.play("step wall", "step cathedral")
    assert "step cathedral" not in game.options
    game.play("step wall")
    assert not {"step wall", "step cathedral"} & set(game.options)
    assert purple.column == [2, 1]


def test_of_several_technologies_each_is_used_by_itself():
    game = table()
    one, other, ability = technology("points 1"), technology("gold 3"), technology("points 9", "egg")
    blocked, other_ability = technology("upgrade action"), technology("upgrade action", "row up")
    purple = game.player("Purple", gold=0, technologies=(one, ability, other, blocked, other_ability))
    assert [text for text in game.options if text.startswith("use ")] == [
        f"use {one.key}",
        f"use {other.key}",
    ]
    assert [text for text in game.blocked if text.startswith("use ")] == [f"use {blocked.key}"]
    game.play(f"use {other.key}")
    assert (purple.gold, points(purple)) == (3, 0)
    assert purple.technologies == (one, ability, blocked, other_ability)


def test_an_open_seal_is_not_blocked_and_a_tile_for_the_last_gold_neither():
    game = table()
    game.crane(P=0, Q=3)
    game.player("Purple", gold=1, seal_claims=1)
    assert "seal" not in game.blocked
    assert [text for text in game.blocked if text.startswith("tile ")] == [game.tile("P")]
    game.player("Purple", gold=game.box.crane_gold[0])
    assert not [text for text in game.blocked if text.startswith("tile ")]


def test_a_bonus_is_offered_or_blocked_only_while_it_is_there():
    """That of a special tile is taken with the tile, and not by itself."""
    game = table()
    game.player("Purple", gold=0, stone=0)
    for bonus in (-1, 4):
        game.hold("mines", bonus=bonus)
        assert "bonus" not in {*game.options, *game.blocked}
    game.hold("mines", bonus=6)
    assert game.why_not("bonus") == "cannot_afford"


def test_what_one_has_no_right_to_is_not_even_blocked():
    """Every seal is claimed, the marker stands in the last column: without a right or a move, nobody asks."""
    game = table()
    game.state.seals = (1,) * 5
    game.player("Purple", wall=(0, 5))
    assert not {"seal", "step wall"} & {*game.options, *game.blocked}
    game.player("Purple", seal_claims=1)
    game.give("Purple", "wall step 1")
    assert {"seal", "step wall"} <= set(game.blocked)


def test_a_whole_turn_back_to_front():
    """Moves, the technology and the extra action first, the tile and its bonus last."""
    game = everything()
    purple = game.player("Purple")
    use = next(option for option in game.options if option.startswith("use "))
    game.play("step wall", "climb wall", use, "extra action", "extra mines", "raise mines")
    game.play("seal", "seal six points seal", "step cathedral", "climb cathedral")
    game.act("quarries", bonus=2)
    game.play("raise quarries", "bonus", "end turn")
    assert (purple.row, purple.column, purple.mines, purple.quarries) == ([1, 1], [1, 1], 4, 3)
    assert game.asks == "Blue: TakeTurn"


@pytest.mark.parametrize("gold", [1, 2])
def test_the_reward_of_a_building_does_not_pay_for_the_building(gold: int):
    game = table()
    tile = building(gold=2, reward="gold 2", cube=True)
    game.offer("buildings", tile)
    purple = game.player("Purple", gold=gold)
    game.hold("building")
    assert ("building" in game.options) == (gold == 2)
    if gold == 2:
        game.play("building", f"take {tile.key}", "on A1")
        assert (purple.gold, points(purple)) == (2, 0)


def test_a_red_tile_is_paid_before_its_bonus_is_there():
    """The sector with one gold under a red tile does not pay for the tile."""
    game = table(players=2)
    cost = game.box.crane_gold[0]
    game.crane(P=0, Q=5)
    game.player("Purple", gold=cost - 1)
    assert game.box.wheel[game.sector_of(0)].key == game.box.wheel[3].key  # one gold
    assert game.why_not(game.tile("P")) == "cannot_afford"
