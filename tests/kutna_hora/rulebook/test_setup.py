"""Setup: the table before the first round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations, product

import pytest

import groschen
from groschen.engine.codec import Piece
from groschen.games.kutna_hora.actions.mine import level
from groschen.games.kutna_hora.names import GUILDS, NOBODY, PATRICIANS
from groschen.games.kutna_hora.state import State
from words import COLOURS

PLAYERS = (2, 3, 4)
SEEDS = range(12)
MANY_SEEDS = range(250)
"""Enough for every outcome of a true shuffle to turn up."""


def laid(players: int = 3, seed: int = 1, **options: bool) -> State:
    """The table as it is laid, before anybody has chosen anything."""
    return groschen.new("kutna-hora", seats=COLOURS[:players], seed=seed, **options).state


@pytest.fixture(scope="module")
def many() -> list[State]:
    """The tables of many seeds."""
    return [laid(3, seed, first_game=True) for seed in MANY_SEEDS]


def keys(pieces: Iterable[Piece]) -> tuple[str, ...]:
    return tuple(piece.key for piece in pieces)


# Rounds track


def test_four_players_play_five_rounds():
    assert laid(4).rounds() == 5


@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_play_six_rounds(players: int):
    assert laid(players).rounds() == 6


def test_the_rounds_counter_starts_on_the_first_space():
    assert laid(3, first_game=True).round == 1


@pytest.mark.parametrize("players", [3, 4])
def test_the_tax_counter_starts_on_0(players: int):
    assert laid(players, first_game=True).tax == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_the_three_red_buildings_wait_on_the_rounds_track(players: int):
    state = laid(players)
    assert [PATRICIANS[tile.patrician] for tile in state.red_waiting] == ["red"] * 3
    in_hall = [tile for row in state.hall for stack in row for tile in stack]
    assert not any(tile.patrician == PATRICIANS.index("red") for tile in in_hall)


# Town hall board


@pytest.mark.parametrize("players", PLAYERS)
def test_the_guild_stacks_fill_the_two_leftmost_columns(players: int):
    """Six stacks, one of each guild, four tiles high."""
    stacks = [stack for row in laid(players).hall for stack in row[:2]]
    assert sorted(stack[0].guild for stack in stacks) == list(range(len(GUILDS)))
    for stack in stacks:
        assert len(stack) == 4
        assert {tile.guild for tile in stack} == {stack[0].guild}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_marked_tile_lies_at_the_bottom_of_its_stack(seed: int):
    for row in laid(seed=seed).hall:
        for stack in row[:2]:
            assert [tile.marked for tile in stack] == [True, False, False, False]


def test_every_marked_tile_may_lie_on_each_of_the_six_spaces(many: list[State]):
    found = {
        (stack[0].guild, row, column)
        for state in many
        for row, stacks in enumerate(state.hall)
        for column, stack in enumerate(stacks[:2])
    }
    assert found == set(product(range(len(GUILDS)), range(3), range(2)))


def test_two_guilds_may_lie_in_the_same_row_or_in_different_ones(many: list[State]):
    pairs = {frozenset(stack[0].guild for stack in stacks[:2]) for state in many for stacks in state.hall}
    assert len(pairs) == 15


@pytest.mark.parametrize("guild", range(len(GUILDS)), ids=GUILDS)
def test_the_other_three_tiles_of_a_guild_may_be_stacked_in_any_order(guild: int, many: list[State]):
    stacks = [stack for state in many for row in state.hall for stack in row if stack[0].guild == guild]
    unmarked = [tile for tile in many[0].box.buildings if tile.guild == guild and not tile.marked]
    assert {keys(stack[1:]) for stack in stacks} == set(permutations(keys(unmarked)))


@pytest.mark.parametrize("players", PLAYERS)
def test_green_silver_and_yellow_public_buildings_lie_at_the_end_of_a_row_each(players: int):
    ends = [row[2] for row in laid(players).hall]
    assert [{PATRICIANS[tile.patrician] for tile in stack} for stack in ends] == [
        {"green"},
        {"silver"},
        {"yellow"},
    ]
    assert [len(stack) for stack in ends] == [3, 3, 3]


@pytest.mark.parametrize("row", range(3), ids=PATRICIANS[:3])
def test_public_buildings_of_a_colour_may_be_stacked_in_any_order(row: int, many: list[State]):
    orders = {keys(state.hall[row][2]) for state in many}
    tiles = [tile for tile in many[0].box.buildings if tile.patrician == row]
    assert orders == set(permutations(keys(tiles)))


def test_the_fourth_column_is_empty_until_the_red_buildings_come():
    assert [len(row) for row in laid().hall] == [3, 3, 3]


# Kutná Hora board


def test_two_players_use_the_side_with_fewer_squares():
    small, large = laid(2), laid(3)
    assert len(small.town) < len(large.town)
    assert len(laid(4).town) == len(large.town)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_town_is_empty_at_first(players: int):
    state = laid(players)
    assert not any(state.town)
    assert set(state.plots) == set(state.owners) == {NOBODY}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_four_rocks_lie_on_the_spaces_of_one_mine_setup_card(players: int, seed: int):
    state = laid(players, seed)
    spaces = {space for space, tile in enumerate(state.mines) if tile is not None}
    assert spaces in [set(card) for card in state.board.setups]
    rocks = [tile for tile in state.mines if tile is not None]
    assert {tile.key for tile in rocks} == {tile.key for tile in state.box.rocks}
    assert all(tile.is_rock for tile in rocks)


@pytest.mark.parametrize("players", PLAYERS)
def test_any_of_the_fifteen_mine_setup_cards_may_be_chosen(players: int):
    tables = [laid(players, seed) for seed in MANY_SEEDS]
    used = {frozenset(at for at, tile in enumerate(state.mines) if tile) for state in tables}
    assert used == {frozenset(card) for card in tables[0].board.setups}
    assert len(used) == 15


def test_the_rocks_are_dealt_to_those_spaces_in_any_order(many: list[State]):
    orders = {keys(tile for tile in state.mines if tile) for state in many}
    assert orders == set(permutations(keys(many[0].box.rocks)))


# Card stands, cathedral, bank, mines


@pytest.mark.parametrize("players", PLAYERS)
def test_arms_start_at_the_left_and_decks_at_card_0(players: int):
    state = laid(players)
    assert state.arms == [0, 0, 0, 0, 0]
    assert (state.population, state.ore) == (0, 0)


def test_no_tile_of_the_cathedral_is_built_at_first():
    assert laid().cathedral == 0
    assert len(laid().box.cathedral) == 11


def test_the_bank_holds_exactly_three_patricians_of_each_colour():
    state = laid()
    assert state.bank == [3, 3, 3, 3]
    assert state.pool == state.council == [0, 0, 0, 0]


def test_the_technology_tiles_are_stacked_in_order_with_1_on_top():
    state = laid()
    assert state.box.levels == [1, 2, 3, 4]
    assert state.technology == 0
    assert level(state) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_mines_of_level_one_lie_on_level_two_on_level_three(seed: int):
    state = laid(seed=seed)
    levels = [mine.level for mine in reversed(state.mine_stack)]
    assert levels == sorted(levels)
    assert Counter(mine.key for mine in state.mine_stack) == Counter(mine.key for mine in state.box.mines)
    assert len(levels) == 27
    assert state.discarded_mines == []


@pytest.mark.parametrize("level", [1, 2, 3])
def test_any_mine_of_a_level_may_lie_anywhere_among_those_of_its_level(level: int, many: list[State]):
    tiles = keys(mine for mine in many[0].box.mines if mine.level == level)
    found = {
        (place, key)
        for state in many
        for place, key in enumerate(keys(mine for mine in state.mine_stack if mine.level == level))
    }
    assert found == set(product(range(9), tiles))


# Player setup


@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_board_at_the_beginning(players: int):
    """Twelve houses, one miner in the pool and eight beside it, all markers at 0, six cards in hand."""
    state = laid(players, first_game=True)
    for seat, player in enumerate(state.players):
        assert player.houses == [4, 4, 4]
        assert (player.pool, player.miners) == (1, 8)
        assert player.production == [0, 0, 0, 0]
        assert player.reputation == 0
        assert player.track_points() == 0
        assert player.slots == []
        assert (player.pelicans, player.used_pelicans) == (0, 0)
        assert state.plots_of(seat) == 0
        assert len(player.hand) == 6


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_ample_room_for_a_negative_reputation(players: int):
    assert laid(players).box.lowest <= -3


@pytest.mark.parametrize("players", PLAYERS)
def test_starting_groschen_are_40_and_one_more_for_each_later_player(players: int):
    state = laid(players)
    assert [player.groschen for player in state.players] == [40, 41, 42, 43][:players]


def test_hands_are_not_secret():
    game = groschen.new("kutna-hora", seats=COLOURS[:3], seed=1, first_game=True)
    for seat in range(3):
        assert [len(player["hand"]) for player in game.view(seat)["players"]] == [6, 6, 6]


# A setup of its own for each seed


def test_the_same_seed_lays_the_same_table():
    def encoded(seed: int) -> object:
        game = groschen.new("kutna-hora", seats=COLOURS[:4], seed=seed)
        return game.rules.encode(game.state)

    assert encoded(5) == encoded(5)
    assert encoded(5) != encoded(6)
