"""Counting turns: 16 each, Era II at its moment, the countdown of 11 turns."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from groschen.engine.frames import advance, pending, play
from groschen.games.praga import RULES
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.counting_turns import turns_begun
from groschen.games.praga.menu import TakeTurn
from groschen.games.praga.setup import set_up, settle_options
from groschen.games.praga.turn import PassTheCrane
from praga.words import table, upgrade, wall


def turns(players: int) -> list[tuple[int, int, int]]:
    """After every turn: whose it was, the platform and the era. Nobody does anything but take the first
    tile and return it."""
    state = set_up(players, 1, RULES.box(), settle_options(players, {}))
    seen: list[tuple[int, int, int]] = []
    while isinstance(pending(state), TakeTurn):
        seat = state.active
        state.stack.clear()
        state.agenda = Agenda()
        state.agenda.hand = 0
        state.crane = tuple([-1 if tile == state.agenda.hand else tile for tile in state.crane])
        state.then(PassTheCrane())
        advance(state)
        seen.append((seat, state.platform, state.era))
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_exactly_16_turns(players: int):
    assert Counter(seat for seat, _, _ in turns(players)) == dict.fromkeys(range(players), 16)


@pytest.mark.parametrize(
    ("players", "drops"),
    [(2, [10, 21, 32]), (3, [4, 15, 26, 37, 48]), (4, [9, 20, 31, 42, 53, 64])],
)
def test_the_wheel_cube_drops_every_11_turns(players: int, drops: list[int]):
    platform = [left for _, left, _ in turns(players)]
    assert [turn for turn in range(2, len(platform) + 1) if platform[turn - 1] < platform[turn - 2]] == drops


@pytest.mark.parametrize(("players", "last"), [(2, 16), (3, 26), (4, 31)])
def test_era_ii_begins_after_its_turn(players: int, last: int):
    eras = [era for _, _, era in turns(players)]
    assert eras == [1] * (last - 1) + [2] * (len(eras) - last + 1)


@pytest.mark.parametrize(("players", "left"), [(2, [5, 6]), (3, [3, 4, 4]), (4, [2, 3, 3, 3])])
def test_the_countdown_of_11_turns(players: int, left: list[int]):
    """With three players it begins at the end of the starting player's turn, who has three more turns;
    the others have four."""
    history = turns(players)
    begins = [platform for _, platform, _ in history].index(1)
    after = Counter(seat for seat, _, _ in history[begins + 1 :])
    assert [after[seat] for seat in range(players)] == left
    assert sum(left) == 11
    if players == 3:
        assert history[begins][0] == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_after_16_turns_each(players: int, seed: int):
    state = set_up(players, seed, RULES.box(), settle_options(players, {}))
    dice = random.Random(seed)
    while (decision := pending(state)) is not None:
        play(state, dice.choice(decision.options(state)))
    assert state.turn == (32 if players == 1 else 16 * players)
    assert state.era == 2


@pytest.mark.parametrize(("players", "turns_in_all"), [(1, 32), (2, 32), (3, 48), (4, 64)])
def test_how_many_turns_there_will_be(players: int, turns_in_all: int):
    state = set_up(players, 1, RULES.box(), settle_options(players, {}))
    assert RULES.view(state, 0)["turns"] == turns_in_all


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_how_many_turns_everybody_has_begun(players: int):
    """Counted turn by turn; between the turns of a player alone, the opponent has his."""
    game = table(players=players)
    begun = [0] * players
    for turn in range(1, 9):
        seat = (turn - 1) % max(players, 2)
        if seat < players:
            begun[seat] += 1
        game.state.turn = turn
        assert [turns_begun(game.state, seat) for seat in range(players)] == begun


def test_era_ii_replaces_rows_and_stacks():
    state = set_up(4, 5, RULES.box(), settle_options(4, {}))
    dice = random.Random(5)
    while state.era == 1:
        decision = pending(state)
        assert decision is not None
        play(state, dice.choice(decision.options(state)))
    assert all(tile is not None and tile.era == 2 for row in state.rows for tile in row)
    assert [len(stack) for stack in state.stacks] == [8, 3, 11, 3, 11, 3]


def test_era_ii_begins_once():
    """Its tiles stay where they are when the next turns end."""
    game = table(players=2)
    game.state.platform = 2
    game.state.box_at = game.box.star - 1
    early, late = upgrade("wall"), upgrade("road", era=2)
    game.offer("upgrades", early)
    game.state.later = ((late,), *game.state.later[1:])
    game.hold("mines")
    game.play("mines", "produce gold", "end turn")
    assert game.era == 2
    assert (game.rows[0][0], game.state.stacks[0], game.state.later) == (late, (), ())
    game.state.box_at = game.box.star - 1
    game.hold("mines")
    game.play("mines", "produce gold", "end turn")
    assert game.rows[0][0] is late


def test_what_was_put_under_a_stack_of_era_i_says_nothing_about_era_ii():
    game = table(players=2)
    game.state.platform = 2
    game.state.box_at = game.box.star - 1
    one, other = wall(), wall()
    game.offer("walls", one, other, wall())
    game.state.stacks[2] = (wall(), wall(), wall())
    game.play("refresh", "refresh walls for gold", f"remove {one.key} and {other.key}")
    game.hold("mines")
    game.play("mines", "produce gold", "end turn")
    assert (game.era, set(game.state.known)) == (2, {0})
