"""Greedy plays Praga: sensibly, to the end, and without seeing what is hidden."""

from __future__ import annotations

import pytest

from groschen.bots.greedy import Greedy
from groschen.bots.praga import EVALUATION
from groschen.bots.praga.judging import turns_left
from groschen.bots.random_bot import Random
from groschen.engine.frames import pending
from groschen.game import Game
from groschen.games.praga import RULES


def new_game(players: int, seed: int, **options: object) -> Game:
    seats = [f"Player {seat + 1}" for seat in range(players)]
    return Game(RULES, seats, seed, RULES.settle_options(players, options))


def play_out(game: Game, bots: list[Greedy | Random]) -> list[int]:
    while (seat := game.seat) is not None:
        game.play(bots[seat].choose(game))
    return [score["total"] for score in game.scores()]


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random_at_every_seat(seed: int):
    seat = seed % 2
    bots: list[Greedy | Random] = [Random(seed), Random(seed)]
    bots[seat] = Greedy(seed)
    totals = play_out(new_game(2, seed), bots)
    assert totals[seat] > totals[1 - seat] + 30


@pytest.mark.parametrize("solo", ["simple", "parler"])
def test_greedy_plays_alone_to_the_end(solo: str):
    game = new_game(1, 3, solo=solo)
    (total,) = play_out(game, [Greedy(3)])
    assert total > 70
    assert game.state.turn == 32


def test_greedy_gives_the_same_answer_again():
    game = new_game(3, 5)
    assert Greedy(7).choose(game) == Greedy(7).choose(game)


def test_greedy_does_not_know_what_is_dealt_next():
    """Two worlds that differ only in what is hidden are judged alike."""
    state = new_game(2, 9).state
    other = state.determinize(12345)
    assert Greedy(4).pick(state, EVALUATION) == Greedy(4).pick(other, EVALUATION)


def test_turns_left_count_the_one_before_its_action():
    game = new_game(2, 1)
    assert [turns_left(game.state, seat) for seat in (0, 1)] == [16, 16]
    bot = Greedy(1)
    while game.seat == 0:
        game.play(bot.choose(game))
    assert [turns_left(game.state, seat) for seat in (0, 1)] == [15, 16]


def test_greedy_takes_a_tile_before_anything_else():
    game = new_game(2, 4)
    decision = pending(game.state)
    assert decision is not None
    tried = EVALUATION.worth_trying(game.state, decision, decision.options(game.state))
    assert {decision.about(game.state, choice).verb for choice in tried} == {"tile"}
