"""What to tell somebody who asks what to do: the best few choices of a bot that plans its turn, and what each
of them gains from here, by the parts of its judgement.

What a bot has learned corrects its judgement where turns end, and may weigh the others' points, too: so it
tells choices apart, and what changes is told by the game's own judgement."""

from __future__ import annotations

import random
from operator import attrgetter
from typing import Any, Final, TypedDict

from groschen.bots.clock import Clock
from groschen.bots.evaluation import Evaluation, evaluation_of
from groschen.bots.explaining import Expectation, expectation
from groschen.bots.manners import ONE_TURN
from groschen.bots.planner import Plan, Planner
from groschen.bots.turns import Line, Thinker, is_over
from groschen.engine.frames import Choice

ADVISER: Final = "planner"
SECONDS: Final = 1.5
"""How long it may think about its own turn, and as long again about what it gave up."""


class Advice(TypedDict):
    """A choice as the bot sees it."""

    choice: str
    gain: float
    """Points at the end of the game that the plan adds to those expected of the position as it is."""
    parts: dict[str, float]
    """What these are made of, by the parts of the game's judgement."""
    behind: float
    """By how many points the bot thinks less of it than of the first, with all its experience."""
    gains: dict[str, int]
    """What the plan brings at once, by category of the score."""
    plan: list[str]
    """The choices of the turn from this one on, up to the first thing that is revealed."""


def advice(game: Any, seed: int = 0, seconds: float | None = SECONDS, most: int = 3) -> list[Advice]:
    """The best choices for whoever is asked, the one that the bot would take first."""
    planner, evaluation = Planner(ADVISER, ONE_TURN, seed, seconds), evaluation_of(game.rules.package)
    found = plans_by_beginning(planner.plans(game.state, evaluation, Clock(seconds)))
    if len(found) < most:
        others = other_plans(planner, game.state, evaluation, {plan.choices[0] for plan in found})
        found[1:] = sorted([*found[1:], *others], key=attrgetter("worth"), reverse=True)
    world, seat = game.state.determinize(seed), game.state.stack[-1].seat
    before = dict(zip(evaluation.parts, evaluation.features(world, seat), strict=False))
    told = [expectation(game, evaluation, plan.choices, plan.end, plan.worth) for plan in found[:most]]
    return [advised(expected, before, told[0]) for expected in told]


def plans_by_beginning(plans: list[Plan]) -> list[Plan]:
    """The best for each choice with which one may begin, the best first."""
    best: dict[Choice, Plan] = {}
    for plan in plans:
        best.setdefault(plan.choices[0], plan)
    return list(best.values())


def other_plans(planner: Planner, state: Any, evaluation: Evaluation, known: set[Choice]) -> list[Plan]:
    """What the bot gave up early, at a glance: each other choice and the turn that seems best after it."""
    rng, judge, clock = random.Random(planner.seed), planner.judge_of(evaluation), Clock(planner.seconds)
    thinker = Thinker(evaluation, judge, rng, clock, 1, 0)
    world = state.determinize(planner.seed)
    others = [choice for choice in world.stack[-1].options(world) if choice not in known]
    return [begun_with(thinker, world, choice) for choice in others if not clock.is_up()]


def begun_with(thinker: Thinker, world: Any, choice: Choice) -> Plan:
    seat = world.stack[-1].seat
    line = Line(world, ()).chosen(choice)
    if is_over(line.state, seat, world.turn):
        line.worth = thinker.judge(line.state, seat)
        return Plan(line, line.worth)
    rest = thinker.whole_turns(line.state, seat)[0]
    whole = Line(rest.state, (choice, *rest.choices))
    whole.worth = rest.worth
    return Plan(whole, whole.worth)


def advised(expected: Expectation, before: dict[str, float], best: Expectation) -> Advice:
    """What a plan is expected to change."""
    parts = {name: expected["parts"][name] - before[name] for name in before}
    return Advice(
        choice=expected["choice"],
        gain=sum(parts.values()),
        parts=parts,
        behind=max(best["expected"] - expected["expected"], 0.0),
        gains=expected["gains"],
        plan=expected["plan"],
    )
