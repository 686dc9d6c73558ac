"""Greedy: what it may know, how well and how fast it plays."""

import pytest

import groschen
from groschen.bots import bot
from groschen.bots.greedy import Greedy
from groschen.bots.kutna_hora import EVALUATION
from groschen.bots.kutna_hora.moves import missing_without_joker
from groschen.bots.random_bot import Random
from groschen.engine.frames import pending, play
from groschen.games.kutna_hora.names import INCOME
from groschen.lab.watch import Table, watch


def finish(game, bots):
    while (seat := game.seat) is not None:
        game.play(bots[seat].choose(game))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_whole_games_and_never_falls_apart(players: int):
    game = groschen.new("kutna-hora", [f"greedy {seat}" for seat in range(players)], seed=7)
    finish(game, [bot("greedy", seat) for seat in range(players)])
    assert all(score["total"] > 0 for score in game.scores())
    assert all(sum(houses) < 12 for houses in (player.houses for player in game.state.players))


def test_greedy_beats_three_random_players():
    """At least 97 of 100 is measured in the balance report; a dozen games must not lose one."""
    table = Table(("greedy", "random", "random", "random"), games=12, seed=100)
    games = [watch(table, number) for number in range(table.games)]
    assert sum(game.wins(game.bots.index("greedy")) for game in games) >= 11


def test_greedy_judges_a_bounded_number_of_positions_in_a_whole_game():
    """What keeps it well under a second a game; the seconds stand in the balance report."""
    judged: list[int] = []

    def judge(state, seat):
        judged.append(seat)
        return EVALUATION.judge(state, seat)

    state = groschen.new("kutna-hora", ["greedy", "r1", "r2", "r3"], seed=3).state
    blind, counting = Random(1), EVALUATION._replace(judge=judge)
    first = Greedy()
    while (decision := pending(state)) is not None:
        play(state, blind.pick(state) if decision.seat else first.pick(state, counting))
    assert 500 < len(judged) < 2000


def test_among_equals_chance_decides():
    """All guild sets look alike before the first round, so two bots need not choose the same."""
    games = [groschen.new("kutna-hora", ["a", "b", "c", "d"], seed=1) for _ in range(12)]
    assert len({bot("greedy", seed).choose(game) for seed, game in enumerate(games)}) > 1


def test_the_same_seed_answers_the_same():
    records = [finish(groschen.new("kutna-hora", seed=5), [bot("greedy", 1)] * 2).record() for _ in range(2)]
    assert records[0] == records[1]


def test_noise_makes_it_err():
    """A beginner scores less than one who judges exactly."""

    def points(noise: float) -> float:
        games = [groschen.new("kutna-hora", ["a", "b", "c"], seed=seed) for seed in range(4)]
        for seed, game in enumerate(games):
            finish(game, [Greedy(3 * seed + seat, noise) for seat in range(3)])
        return sum(score["total"] for game in games for score in game.scores())

    assert points(4.0) < points(0.0)


def test_choosing_changes_nothing():
    game = groschen.new("kutna-hora", ["a", "b"], seed=2)
    before = game.rules.encode(game.state)
    bot("greedy").choose(game)
    assert game.rules.encode(game.state) == before


def test_the_joker_stands_for_nothing_that_its_own_card_could_do():
    """It costs a reputation, and the other end of its card nothing."""
    state = groschen.new("kutna-hora", ["a", "b"], seed=7).state
    cards = {name: card for card, name in enumerate(state.box.card_names)}
    hand = (cards["mine/joker"], cards["plot/rights"], cards["building/barbara"])
    without_the_joker_card = hand[1:]
    assert missing_without_joker(state, hand) == [INCOME]
    assert missing_without_joker(state, without_the_joker_card) == [INCOME]
