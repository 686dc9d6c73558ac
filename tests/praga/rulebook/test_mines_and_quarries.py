"""Manage Mines, Manage Quarries, production tokens, wealth bonuses and seals."""

from __future__ import annotations

import pytest

from praga.words import points, table, upgrade


def test_raising_mines_gains_one_gold_and_one_mine():
    game = table()
    purple = game.player("Purple", gold=2, mines=3)
    game.act("mines")
    game.play("raise mines")
    assert (purple.gold, purple.mines) == (3, 4)


def test_raising_quarries_gains_one_stone_and_one_quarry():
    game = table()
    purple = game.player("Purple", gold=2, stone=2, quarries=2)
    game.act("quarries")
    game.play("raise quarries")
    assert (purple.gold, purple.stone, purple.mines, purple.quarries) == (2, 3, 3, 3)


def test_six_mines_produce_six_gold_two_points_and_the_token():
    """The marker has six mines, two points and a production token to its left."""
    game = table()
    token = game.tokens[2]
    purple = game.player("Purple", gold=0, stone=0, mines=6, tokens=((token,), ()))
    game.act("mines")
    game.play("produce gold")
    assert token.effects[1].key == "gold 1"
    assert (purple.gold, points(purple)) == (6 + 1, 2 + 1)


def test_a_token_works_only_on_its_own_track():
    game = table()
    token = game.tokens[0]
    assert token.effects[0].key == "points 2"
    purple = game.player("Purple", stone=0, quarries=2, tokens=((token,), ()))
    game.act("quarries")
    game.play("produce stone")
    assert (purple.stone, points(purple)) == (2, 0)
    purple = game.turn("Purple").player("Purple", stone=0, gold=0, mines=3, tokens=((), (token, token)))
    game.act("mines")
    game.play("produce gold")
    assert (purple.gold, points(purple)) == (3, 0)
    game.turn("Purple").act("quarries")
    game.play("produce stone")
    assert points(purple) == 4


def test_quarries_produce_stone_with_every_bonus_to_the_left_of_the_marker():
    edit = {"tracks": {9 + 2: {"effects": "points 1"}, 9 + 4: {"effects": "gold 1"}}}
    game = table(edit=edit)
    purple = game.player("Purple", gold=0, stone=0, quarries=4)
    game.act("quarries")
    game.play("produce stone")
    assert (purple.stone, points(purple), purple.gold) == (4, 1, 0)
    game.turn("Purple").player("Purple", quarries=5, stone=0)
    game.act("quarries")
    game.play("produce stone")
    assert (purple.stone, points(purple), purple.gold) == (5, 2, 1)


def test_there_is_room_for_nine_and_the_rest_is_wasted():
    game = table()
    purple = game.player("Purple", gold=7, mines=3)
    game.act("mines")
    game.play("produce gold")
    assert purple.gold == 9


def test_there_is_room_for_nine_stone_too():
    game = table()
    purple = game.player("Purple", gold=0, stone=8, quarries=3)
    game.act("quarries")
    game.play("produce stone")
    assert (purple.gold, purple.stone) == (0, 9)


def test_reaching_the_marked_space_takes_a_production_token():
    game = table()
    purple = game.player("Purple", mines=4, quarries=3)
    first, second = game.tokens[0], game.tokens[3]
    game.act("mines")
    game.play("raise mines", f"token {first.key}")
    game.turn("Purple").act("quarries")
    game.play("raise quarries", f"token {second.key}")
    assert purple.tokens == ((first,), (second,))
    assert first not in game.state.tokens


def test_only_reaching_the_marked_space_takes_one():
    """Before it, beyond it, or on the other track, nothing is taken."""
    game = table()
    game.player("Purple", mines=3, quarries=4)
    game.act("mines")
    game.play("raise mines")
    game.turn("Purple").act("quarries")
    game.play("raise quarries")
    assert game.asks == "Purple: TakeTurn"
    assert game.player("Purple").tokens == ((), ())


def test_the_other_tokens_stay_in_the_river():
    for index in (0, 2, 5):
        game = table()
        tokens = list(game.tokens)
        game.player("Purple", mines=4)
        game.act("mines")
        game.play("raise mines", f"token {tokens.pop(index).key}")
        assert list(game.state.tokens) == tokens


def test_several_steps_past_the_marked_space_take_it_too():
    game = table()
    purple = game.player("Purple", mines=3)
    token = game.tokens[0]
    game.give("Purple", "mine 3")
    game.play(f"token {token.key}")
    assert (purple.mines, purple.tokens) == (6, ((token,), ()))
    assert game.asks == "Purple: TakeTurn"


def test_a_wealth_bonus_is_gained_once():
    game = table(edit={"wealth": {1: {"effects": "egg 1"}}})
    purple = game.player("Purple", gold=5)
    game.give("Purple", "gold 1")
    assert purple.eggs == 1
    purple.gold = 0
    game.give("Purple", "gold 7")
    assert purple.eggs == 1


def test_six_stone_has_a_bonus_of_its_own_and_nine_is_for_either():
    game = table(edit={"wealth": {2: {"effects": "egg 1"}, 3: {"effects": "points 5"}}})
    purple = game.player("Purple", gold=0, stone=0)
    game.give("Purple", "stone 6")
    assert (purple.eggs, points(purple)) == (1, 0)
    game.give("Purple", "stone 3")
    assert points(purple) == 5
    game.give("Purple", "gold 9")
    assert points(purple) == 5


def test_nine_gold_has_the_bonus_of_nine_and_that_of_six():
    bonuses = {1: {"effects": "egg 1"}, 2: {"effects": "egg 9"}, 3: {"effects": "points 5"}}
    game = table(edit={"wealth": bonuses})
    purple = game.player("Purple", gold=0, stone=0)
    game.give("Purple", "gold 9")
    assert (purple.eggs, points(purple), purple.cubes) == (1, 5, 2 + 2)
    game.give("Purple", "stone 6")
    assert (purple.eggs, points(purple), purple.cubes) == (1 + 9, 5, 2 + 3)
    purple.gold = purple.stone = 0
    game.give("Purple", "gold 9, stone 9")
    assert (purple.eggs, points(purple), purple.cubes) == (1 + 9, 5, 2 + 3)


def test_whoever_had_nine_stone_first_still_has_the_bonus_of_six_gold_before_them():
    game = table(edit={"wealth": {1: {"effects": "egg 1"}}})
    purple = game.player("Purple", gold=0, stone=0)
    game.give("Purple", "stone 9")
    game.give("Purple", "gold 6")
    assert (purple.eggs, purple.cubes) == (1, 2 + 3)


def test_five_gold_and_eight_stone_are_not_enough():
    game = table(edit={"wealth": {1: {"effects": "egg 1"}, 3: {"effects": "points 5"}}})
    purple = game.player("Purple", gold=0, stone=0)
    game.give("Purple", "gold 5, stone 8")
    assert (purple.eggs, points(purple)) == (0, 0)


def test_the_end_of_each_track_gives_the_right_to_a_seal_now_or_later():
    game = table()
    purple = game.player("Purple", mines=7)
    game.act("mines")
    game.play("raise mines")
    assert purple.seal_claims == 1
    assert "seal" in game.options
    game.play("end turn")
    game.turn("Purple").play("seal", "seal six points seal")
    assert purple.seal_claims == 0
    assert game.scores("Purple")["abilities"] == 6


def test_so_does_the_end_of_the_quarries():
    game = table()
    purple = game.player("Purple", quarries=6)
    game.act("quarries")
    game.play("raise quarries")
    assert (purple.quarries, purple.seal_claims) == (7, 1)
    game.play("seal", "seal six points seal")
    assert game.scores("Purple")["abilities"] == 6


def test_the_space_before_the_end_gives_none():
    game = table()
    purple = game.player("Purple", mines=6, quarries=5)
    game.give("Purple", "mine 1, quarry 1")
    assert purple.seal_claims == 0
    game.give("Purple", "mine 1, quarry 1")
    assert purple.seal_claims == 2


def test_a_seal_costs_what_it_shows_and_belongs_to_one_player():
    game = table()
    purple = game.player("Purple", seal_claims=1, silver_windows=1)
    blue = game.player("Blue", seal_claims=1, silver_windows=2)
    game.play("seal")
    assert game.why_not("seal gold seal") == "cannot_afford_seal"
    purple.silver_windows = 3
    game.play("seal gold seal")
    assert purple.silver_windows == 1
    game.turn("Blue").play("seal")
    assert game.why_not("seal gold seal") == "seal_claimed"
    assert blue.seal_claims == 1


COSTLY = {"seals": {1: {"silver_windows": 4, "gold_windows": 1, "gold": 2, "stone": 3}}}
PURSE = {"silver_windows": 4, "gold_windows": 1, "gold": 2, "stone": 3}


def test_windows_gold_and_stone_of_a_seal_are_paid():
    game = table(edit=COSTLY)
    more = {good: number + 1 for good, number in PURSE.items()}
    purple = game.player("Purple", seal_claims=1, **more)
    game.play("seal", "seal gold seal")
    assert {good: getattr(purple, good) for good in PURSE} == dict.fromkeys(PURSE, 1)


@pytest.mark.parametrize("missing", PURSE)
def test_one_thing_too_few_and_a_seal_cannot_be_claimed(missing: str):
    game = table(edit=COSTLY)
    game.player("Purple", seal_claims=1, **PURSE)
    game.play("seal")
    assert "seal gold seal" in game.options
    game.player("Purple", **{missing: PURSE[missing] - 1})
    assert game.why_not("seal gold seal") == "cannot_afford_seal"


def test_a_right_waits_while_no_seal_can_be_paid():
    game = table()
    game.player("Purple", seal_claims=1)
    flat = {"six points seal", "four points seal"}
    game.state.seals = tuple([1 if seal.key in flat else -1 for seal in game.box.seals])
    assert "seal" not in game.options
    assert game.why_not("seal") == "no_seal_to_claim"
    game.player("Purple", silver_windows=2)
    assert "seal" in game.options


def test_without_the_right_there_is_no_seal_to_claim():
    game = table()
    assert "seal" not in game.options


def test_production_by_a_technology_is_no_action():
    game = table()
    purple = game.player("Purple", gold=0, stone=0, mines=3, upgrades=[upgrade("mines", "points 4")])
    game.give("Purple", "produce gold, stone 2")
    assert (purple.gold, purple.stone, points(purple)) == (3, 2, 0)
