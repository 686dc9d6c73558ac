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
