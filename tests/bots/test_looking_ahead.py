"""What a planner looks into beyond its turn: how many turns, what it makes of them, what does not count."""

from __future__ import annotations

import gc
import random

import pytest

from groschen.bots import clock
from groschen.bots.clock import Clock
from groschen.bots.evaluation import evaluation_of
from groschen.bots.garbage import Undisturbed
from groschen.bots.levels import bot
from groschen.bots.manners import ONE_TURN
from groschen.bots.planner import Plan, Planner, follow, in_one_deal, looked_into, what_follows
from groschen.bots.turns import Line, Thinker
from groschen.catalogue import GAMES, rules_of
from groschen.engine.frames import pending
from groschen.starting import new


def begun(game: str):
    """A game of three at the beginning of its first turn."""
    played = new(game, ["a", "b", "c"], seed=5)
    turns = evaluation_of(played.rules.package).turns
    while played.decision not in turns:
        played.play(played.options()[0])
    return played.state


def thinker(game: str, judge=None, seconds: float | None = None) -> Thinker:
    evaluation = evaluation_of(rules_of(game).package)
    return Thinker(evaluation, judge or evaluation.judge, random.Random(1), Clock(seconds), 2, 0)


def plans(state, game: str, most: int = 3) -> list[Plan]:
    """Ways through the turn, the best first."""
    lines = thinker(game).whole_turns(state.determinize(1), pending(state).seat)
    return [Plan(line, line.worth) for line in lines[:most]]


@pytest.mark.parametrize("game", GAMES)
def test_both_levels_that_plan_have_a_manner_in_every_game(game: str):
    manners = evaluation_of(rules_of(game).package).manners
    assert set(manners) == {"planner", "master"}
    assert manners["master"].simulations > manners["planner"].simulations
    assert manners["master"].lines > manners["planner"].lines


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_is_the_mean_of_the_turns_ahead(game: str):
    """The others answer, the seat plans its next turn and goes there; then the same again."""
    state, world = begun(game), begun(game).determinize(2)
    seat, plan, by_hand = pending(state).seat, plans(state, game)[0], thinker(game)
    world = follow(world, plan.choices, seat, by_hand)
    worths = []
    for _ in range(3):
        world = by_hand.until_next_turn(world, seat)
        best = by_hand.whole_turns(world, seat)[0]
        worths.append(best.worth)
        world = best.state
    assert len(set(worths)) == 3
    for turns in (1, 2, 3):
        found = what_follows(plan, state.determinize(2), seat, thinker(game), turns)
        assert found == pytest.approx(sum(worths[:turns]) / turns)


@pytest.mark.parametrize("game", GAMES)
def test_where_the_game_ends_its_end_counts_for_the_turns_that_will_not_be(game: str):
    rng, played = random.Random(3), new(game, ["a", "b"], seed=3)
    turns = evaluation_of(played.rules.package).turns
    while played.seat is not None:
        played.play(rng.choice(played.options()))
    at = next(number for number in reversed(range(played.number)) if played.at(number).decision in turns)
    state = played.at(at).state
    seat, plan = pending(state).seat, plans(state, game)[0]
    once = what_follows(plan, state.determinize(2), seat, thinker(game), 1)
    assert what_follows(plan, state.determinize(2), seat, thinker(game), 5) == pytest.approx(once)


class Pressed:
    """Judges as the game does, and the time is up when it has judged so often."""

    def __init__(self, game: str, monkeypatch, often: int) -> None:
        self.plain = evaluation_of(rules_of(game).package).judge
        self.judged, self.often = 0, often
        monkeypatch.setattr(clock, "perf_counter", lambda: 100.0 if self.judged >= self.often else 0.0)

    def judge(self, state, seat: int) -> float:
        self.judged += 1
        return self.plain(state, seat)


NEVER = 10**9


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_that_was_cut_short_does_not_count(game: str, monkeypatch):
    state = begun(game)
    relaxed = Pressed(game, monkeypatch, NEVER)
    whole = in_one_deal(plans(state, game), state, thinker(game, relaxed.judge, 3.0), 1)
    assert len(whole) > 1
    pressed = Pressed(game, monkeypatch, relaxed.judged - 1)
    assert in_one_deal(plans(state, game), state, thinker(game, pressed.judge, 3.0), 1) == whole[:-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_in_which_not_all_could_be_looked_into_is_left_out(game: str, monkeypatch):
    """Otherwise a plan that met a poor deal would be compared with one that did not. In the first deal, those
    that were looked into are compared."""
    state, manner = begun(game), ONE_TURN._replace(simulations=5)

    def deals_of(judge) -> list[int]:
        found = looked_into(plans(state, game), state, thinker(game, judge, 3.0), manner)
        return [plan.deals for plan in found]

    relaxed = Pressed(game, monkeypatch, NEVER)
    assert deals_of(relaxed.judge) == [2, 2]
    in_the_second = Pressed(game, monkeypatch, relaxed.judged - 1)
    assert deals_of(in_the_second.judge) == [1, 1]
    at_once = Pressed(game, monkeypatch, 1)
    assert set(deals_of(at_once.judge)) == {0}


def test_what_a_plan_seems_worth_at_its_end_counts_like_a_deal():
    plan = Plan(Line(None, (1,)), 40.0)
    assert (plan.worth, plan.deals) == (40.0, 0)
    plan.opinions += [46.0, 49.0]
    assert (plan.worth, plan.deals) == ((40.0 + 46.0 + 49.0) / 3, 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_gamble_begins_as_the_poorest_of_the_plans(game: str):
    """What it shows is unknown. If only deals counted for it, it would be compared with plans whose present
    worth, lower than that of later turns, counts as well: masters took nothing but gambles then."""
    played, greedy = new(game, ["a", "b", "c"], seed=5), bot("greedy")
    evaluation = evaluation_of(played.rules.package)
    nothing_looked_into = ONE_TURN._replace(lines=2, simulations=2, curiosity=3)
    found: list[Plan] = []
    while len(found) < 3:
        played.play(greedy.choose(played))
        if played.decision in evaluation.turns:
            found = Planner("master", nothing_looked_into).plans(played.state, evaluation, Clock())
    best, poorest, *gambles = found
    assert best.worth > poorest.worth
    assert {(len(gamble.choices), gamble.worth) for gamble in gambles} == {(1, poorest.worth)}


@pytest.mark.parametrize("is_at_work", [True, False])
def test_after_a_thought_garbage_is_collected_as_before(is_at_work: bool):
    before = gc.isenabled()
    try:
        gc.enable() if is_at_work else gc.disable()
        with Undisturbed():
            assert not gc.isenabled()
        assert gc.isenabled() == is_at_work
    finally:
        gc.enable() if before else gc.disable()
