"""Levels: what each may know, how it keeps its time, and that it answers everywhere."""

from __future__ import annotations

import json
import random
from itertools import count

import pytest

import groschen
from groschen.bots import bot, clock
from groschen.bots.clock import Clock
from groschen.bots.evaluation import evaluation_of
from groschen.bots.manners import Manner
from groschen.bots.planner import Planner
from groschen.bots.turns import Line, Thinker
from groschen.catalogue import GAMES
from groschen.engine.errors import BadSetup
from groschen.engine.frames import pending, play
from groschen.game import Game

THINKING = ("beginner", "greedy", "planner", "master")


def level(name: str, seed: int = 1):
    """A bot without a clock, and a master with little patience."""
    return bot(name, seed, seconds=None, simulations=4)


def after(name: str, players: int, choices: int, seed: int = 3) -> Game:
    """A game so many choices old, blindly played, up to the next turn."""
    game = groschen.new(name, [f"seat {seat}" for seat in range(players)], seed=seed)
    rng, turns = random.Random(seed), evaluation_of(game.rules.package).turns
    while game.seat is not None and (game.number < choices or game.decision not in turns):
        game.play(rng.choice(game.options()))
    return game


TABLES = [
    ("kutna-hora", 2, 0),
    ("kutna-hora", 3, 61),
    ("kutna-hora", 4, 150),
    ("praga", 1, 40),
    ("praga", 2, 0),
    ("praga", 3, 90),
    ("praga", 4, 300),
]


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize(("game", "players", "choices"), TABLES)
def test_a_bot_sees_what_a_player_sees(name: str, game: str, players: int, choices: int):
    """Whatever lies face down may be dealt anew, and it chooses the same; asked again, too."""
    played = after(game, players, choices)
    chosen = level(name).choose(played)
    assert chosen in played.options()
    assert level(name).choose(played) == chosen
    for seed in (8, 9):
        assert level(name).choose(played.determinize(seed)) == chosen


@pytest.mark.parametrize("name", ["planner", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_played_to_the_end(name: str, game: str):
    played = after(game, 2, 10_000)
    played = played.at(played.number - 12)
    bots = [level(name, seat) for seat in range(2)]
    while (seat := played.seat) is not None:
        played.play(bots[seat].choose(played))
    assert played.over


def test_a_planner_plays_alone_against_peter_parler():
    game = groschen.new("praga", ["alone"], seed=2, solo="parler")
    alone = level("planner")
    for _ in range(40):
        game.play(alone.choose(game))
    assert game.seat == 0


class Counted:
    """The evaluation of a game that counts how often it judges."""

    def __init__(self, game: Game) -> None:
        self.judged = 0
        self.plain = evaluation_of(game.rules.package)
        self.evaluation = self.plain._replace(judge=self.judge)

    def judge(self, state, seat) -> float:
        self.judged += 1
        return self.plain.judge(state, seat)


def by_hand(simulations: int, seconds: float | None = None) -> Planner:
    """A planner that judges by the hand-made judgement."""
    return Planner("by hand", Manner(4, 1, 0, 4, simulations, is_learned=False), 1, seconds)


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_followed_without_thinking_again(game: str):
    """As long as nothing is revealed."""
    played, planner = after(game, 2, 0), by_hand(0)
    counted, turn, followed = Counted(played), played.state.turn, 0
    reveals = -1
    while played.state.turn == turn:
        before, counted.judged = played.state.reveals, 0
        choice = planner.pick(played.state, counted.evaluation)
        assert choice in pending(played.state).options(played.state)
        if before == reveals:
            assert not counted.judged
            followed += 1
        reveals = before
        play(played.state, choice)
    assert followed


def test_a_planner_whose_plan_is_crossed_makes_another():
    game, planner = after("praga", 2, 0), level("planner")
    game.play(planner.choose(game))
    planner.ahead = [step._replace(options=[]) for step in planner.ahead]
    assert planner.choose(game) in game.options()


# Thinking time


@pytest.mark.parametrize("game", GAMES)
def test_thinking_ends_when_time_is_up(game: str, monkeypatch):
    """A clock that goes on by a second at every look: after three looks hardly anything more is judged."""
    played = after(game, 3, 36)

    def judged(seconds: float | None) -> int:
        ticks, counted = count(), Counted(played)
        monkeypatch.setattr(clock, "perf_counter", lambda: float(next(ticks)))
        by_hand(8).plans(played.state, counted.evaluation, Clock(seconds))
        return counted.judged

    assert 0 < judged(3.0) < judged(None) / 2


def test_seconds_are_for_a_whole_turn():
    """What was spent on the turn is no longer there, and a tenth is kept in hand; the next turn has all of it
    again."""
    master = bot("master", seconds=2.0)
    master.clock(0, 5)
    master.spent = 1.7
    assert not master.clock(0, 5).is_up()
    master.spent = 1.81
    assert master.clock(0, 5).is_up()
    assert not master.clock(0, 6).is_up()


@pytest.mark.parametrize(
    ("name", "given"),
    [("grandmaster", {}), (7, {}), ("master", {"seconds": 0}), ("master", {"simulations": 0})],
)
def test_a_bot_that_cannot_be_is_refused(name, given):
    with pytest.raises(BadSetup):
        bot(name, **given)


# Candidates


def thinker_of(game: Game, seed: int, curiosity: int) -> Thinker:
    evaluation = evaluation_of(game.rules.package)
    return Thinker(evaluation, evaluation.judge, random.Random(seed), Clock(), 1, curiosity)


def test_what_looks_poor_is_unlikely_and_not_forbidden():
    """Greedy never refreshes a row of Praga; whoever is curious has a look. But new tiles come with it, so no
    line of a single deal begins with it: as a gamble it is looked into in several deals."""
    game = after("praga", 2, 0)
    state, decision = game.state.determinize(1), pending(game.state)

    def verbs(lines: list[Line]) -> set[str]:
        return {decision.about(state, line.choices[0]).verb for line in lines}

    assert verbs(thinker_of(game, 1, 0).steps(Line(state, ()))) == {"tile"}
    curious = thinker_of(game, 1, 1)
    assert verbs(curious.steps(Line(state, ()))) == {"tile", "refresh"}
    assert verbs(curious.ways(Line(state, ()), 0)) == {"tile"}
    assert verbs(curious.gambles(state)) == {"refresh"}


def test_a_turn_is_planned_to_its_end():
    """Both cards of a turn: every line ends with the other seat's question, and its choices lead there."""
    game = groschen.new("kutna-hora", ["a", "b"], seed=4, first_game=True)
    evaluation, world = evaluation_of(game.rules.package), game.state.determinize(1)
    thinker = Thinker(evaluation, evaluation.judge, random.Random(1), Clock(), width=2, curiosity=0)
    lines = thinker.whole_turns(world, 0)
    assert [line.worth for line in lines] == sorted([line.worth for line in lines], reverse=True)
    replayed = world.copy()
    for choice in lines[0].choices:
        play(replayed, choice)
    assert pending(replayed).seat == 1
    assert evaluation.judge(replayed, 0) == lines[0].worth


# Explanations


@pytest.mark.parametrize("name", ["greedy", "planner", "master"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_tells_what_it_expects(name: str, game: str):
    played = after(game, 2, 20)
    found = level(name).explain(played)
    assert 1 <= len(found) <= 3
    assert json.loads(json.dumps(found)) == found
    assert len({each["choice"] for each in found}) == len(found)
    for each in found:
        assert each["choice"] in played.options()
        assert each["plan"][0] == each["choice"]
        assert sum(each["parts"].values()) == pytest.approx(each["expected"])
    assert [each["expected"] for each in found] == sorted([each["expected"] for each in found], reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_planner_explains_first_is_what_it_chooses(game: str):
    played = after(game, 2, 33)
    assert level("planner").explain(played)[0]["choice"] == level("planner").choose(played)


def test_who_chooses_blindly_expects_nothing():
    assert level("random").explain(after("praga", 2, 0)) == []


def test_lines_that_have_not_acted_yet_do_not_push_out_those_that_have():
    """Before its action a line of Praga still has the whole turn to come, and looks better for it."""
    game = after("praga", 2, 0)
    evaluation, world = evaluation_of(game.rules.package), game.state.determinize(1)
    thinker = Thinker(evaluation, evaluation.judge, random.Random(1), Clock(), width=1, curiosity=0)
    acted = max(thinker.ways(Line(world, ()), 0), key=lambda line: line.worth)
    waiting, poorer = Line(world, ()), Line(world, ())
    waiting.worth = acted.worth + 50
    assert set(thinker.best([waiting, acted], 0)) == {waiting, acted}
    assert thinker.best([waiting, poorer], 0) == [waiting]
