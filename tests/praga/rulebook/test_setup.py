"""Setup: what lies on the table for 1 to 4 players."""

from __future__ import annotations

import pytest

import groschen
from groschen.engine.errors import BadSetup
from groschen.games.praga import RULES
from groschen.games.praga.names import ACTIONS, NO_TILE
from groschen.games.praga.setup import set_up, settle_options
from groschen.games.praga.state import State


def fresh(players: int, seed: int = 3, **options: str) -> State:
    return set_up(players, seed, RULES.box(), settle_options(players, options))


@pytest.mark.parametrize(("players", "plazas", "tokens"), [(1, 8, 4), (2, 8, 4), (3, 9, 6), (4, 10, 8)])
def test_plazas_and_production_tokens_by_the_number_of_players(players: int, plazas: int, tokens: int):
    state = fresh(players)
    assert sum(tile is not None for tile in state.plazas) == plazas
    assert len(state.tokens) == tokens


@pytest.mark.parametrize("seed", range(5))
def test_plaza_tiles_lie_on_hexes_of_their_colour(seed: int):
    state = fresh(4, seed)
    for place, tile in zip(state.box.plaza_hexes, state.plazas, strict=True):
        assert tile is not None
        assert tile.colour == place.colour


def test_some_sites_are_built_on_from_the_start_with_two_and_three_players():
    built = {players: {at for at, tile in enumerate(fresh(players).city) if tile} for players in (2, 3, 4)}
    assert built[3] < built[2]
    assert not built[4]
    for tile in fresh(2).city:
        assert tile is None or (tile.era == 1 and not tile.is_special)


def test_each_row_has_three_normal_tiles_and_a_special_one_of_era_i():
    state = fresh(4)
    for row in state.rows:
        assert [tile is not None and (tile.is_special, tile.era) for tile in row] == [
            (False, 1),
            (False, 1),
            (False, 1),
            (True, 1),
        ]
    assert [len(stack) for stack in state.stacks] == [8, 3, 11, 3, 11, 3]
    assert [len(stack) for stack in state.later] == [11, 4, 14, 4, 14, 4]


def test_stacks_beside_the_board():
    state = fresh(3)
    assert [len(stack) for stack in state.technologies] == [6, 6, 6, 6]
    assert len(state.bridge_stack) == 6
    assert len(state.bridge_finals) == len(state.cathedral_finals) == 3


def test_everything_that_lies_face_down_is_shuffled():
    """Twelve games: no stack, no row of plazas and no bridge lies in the same order in all of them."""
    games = [fresh(4, seed) for seed in range(12)]
    for stacks in zip(*[[*state.stacks, *state.later, *state.technologies] for state in games], strict=True):
        assert len(set(stacks)) > 6
        assert len({frozenset(stack) for stack in stacks}) > 1 or len(stacks[0]) > 3
    assert len({state.bridge_stack for state in games}) > 6
    assert len({state.bridge_finals for state in games}) > 6
    assert len({frozenset(state.cathedral_finals) for state in games}) > 3
    assert len({state.plazas for state in games}) > 6


def test_no_tile_is_there_twice_and_none_is_missing():
    for players in (2, 3, 4):
        state = fresh(players)
        laid = [tile for row in state.rows for tile in row] + [tile for tile in state.city if tile]
        stacked = [tile for stack in (*state.stacks, *state.later) for tile in stack]
        box = state.box
        assert sorted(tile.key for tile in laid + stacked if tile) == sorted(
            tile.key for tile in (*box.upgrades, *box.walls, *box.buildings)
        )
        final = (*state.bridge_finals, *state.cathedral_finals)
        assert {*final, *state.bridge_stack} == set(box.bridge_tiles)
        assert all(tile.is_final for tile in final)


def test_players_start_with_two_gold_two_stone_three_mines_and_two_quarries():
    for player in fresh(4).players:
        assert (player.gold, player.stone, player.mines, player.quarries) == (2, 2, 3, 2)
        assert (player.silver_windows, player.gold_windows, player.eggs) == (0, 0, 0)


def test_nothing_else_is_there_yet():
    for player in fresh(4).players:
        assert (player.red, player.blue, player.technology, player.university, player.road) == (0,) * 5
        assert (player.row, player.column, player.upgrades, player.seal_claims) == ([0, 0], [0, 0], (0, 0), 0)
        assert (player.technologies, player.tokens, player.scoring) == ((), ((), ()), ())
        assert set(player.board) == {None}
        assert (player.cubes, sum(player.points)) == (2, 0)


def test_every_wealth_bonus_still_waits():
    for player in fresh(4).players:
        assert player.wealth == ("six gold", "six stone", "nine of either")


def test_what_is_laid_out_for_the_first_turn_is_no_reveal():
    for players in (1, 2, 4):
        state = fresh(players)
        assert (state.reveals, any(state.five), set(state.known), state.is_over) == (0, False, {0}, False)


def test_peter_parler_begins_with_a_mark_in_every_row_and_five_cards():
    games = [fresh(1, seed, solo="parler") for seed in range(16)]
    for row in range(3):
        assert {state.parler_marks[row] for state in games} == {0, 1, 2, 3}
    assert all(sorted(state.parler_cards) == [0, 1, 2, 3, 4] for state in games)
    assert len({state.parler_cards for state in games}) > 6
    assert all(state.parler_tracks == (3, 2) for state in games)


@pytest.mark.parametrize(
    ("players", "positions"), [(2, [0, 1, 2, 3, 4, 5]), (3, [0, 1, 2, 3, 5, 6]), (4, [0, 1, 2, 3, 4, 5])]
)
def test_action_tiles_stand_on_the_first_empty_slots_none_in_blue(players: int, positions: list[int]):
    state = fresh(players)
    taken = [state.position_of(sector) for sector, tile in enumerate(state.crane) if tile != NO_TILE]
    assert sorted(taken) == positions


def test_the_recommended_order_is_that_of_the_tiles_and_a_random_one_is_not():
    order = [tile for position in range(12) for tile in [fresh(2).crane[(position - 9) % 12]] if tile >= 0]
    assert order == [0, 1, 2, 3, 4, 5]
    orders = {fresh(2, seed, order="random").crane for seed in range(8)}
    assert len(orders) > 4


@pytest.mark.parametrize(
    ("players", "bonuses"),
    [
        (2, ["gold 1", "special 2", "silver window 1", "egg for gold", "stone 1", "special 1"]),
        (4, ["stone 1", "gold 1", "special 2", "silver window 1", "egg for gold", "stone 1"]),
    ],
)
def test_the_wheel_under_the_starting_tiles(players: int, bonuses: list[str]):
    state = fresh(players)
    rows = state.box.tables["wheel"]
    assert [rows[(position - state.box_at) % 12].bonus for position in range(6)] == bonuses


def test_on_side_a_there_are_three_pairs_twice_with_every_action_on_two_tiles():
    pairs = [frozenset(pair) for pair in RULES.box().sides["A"]]
    assert len(set(pairs)) == 3
    assert all(pairs.count(pair) == 2 for pair in pairs)
    for side in ("A", "B"):
        shown = [action for pair in RULES.box().sides[side] for action in pair]
        assert [shown.count(action) for action in range(len(ACTIONS))] == [2] * 6


def test_a_game_for_one_is_set_up_for_two():
    one, two = fresh(1), fresh(2)
    assert (one.box_at, one.platform, one.crane) == (two.box_at, two.platform, two.crane)
    assert one.plazas == two.plazas


def test_options_have_defaults_and_unknown_ones_are_refused():
    assert settle_options(2, {}) == {
        "side": "A",
        "order": "recommended",
        "hunger_wall": "normal",
        "cathedral": "normal",
        "road": "---",
    }
    assert settle_options(1, {"solo": "parler"})["solo"] == "parler"
    for options, why in [
        ({"solo": "simple"}, "only for a game for one"),
        ({"side": "C"}, "one of A, B"),
        ({"road": "abc"}, "three letters"),
        ({"road": "a"}, "three letters"),
        ({"dragons": True}, "the options are side, order"),
        ({"side": 1}, "one of A, B"),
    ]:
        with pytest.raises(BadSetup, match=why):
            settle_options(2, options)


def test_an_option_is_a_word():
    for name in ("road", "side", "hunger_wall"):
        with pytest.raises(BadSetup):
            settle_options(2, {name: 3})


def test_every_kind_of_setup_starts_with_purple():
    for players in (1, 2, 3, 4):
        state = fresh(players)
        assert (state.turn, state.active, state.era) == (1, 0, 1)


def test_the_public_name_is_praga():
    assert RULES.name == "praga"
    assert hasattr(groschen, "new")
