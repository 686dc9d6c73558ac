"""Plans whole turns, and looks beyond them.

Good ways through the turn come from `turns.py`. The best of them are looked into: everything hidden is dealt
anew, the way is played, the others answer quickly, and the next turns of one's own, one or several, are
planned as well; what they lead to is judged. After every deal the worse half of the ways is given up. The
best one is followed for as long as nothing new is revealed.

The search happens on copies in which everything hidden has been dealt anew, so it cannot peek.
"""

from __future__ import annotations

import random
from operator import attrgetter
from time import perf_counter
from typing import Any, NamedTuple

from groschen.bots.clock import Clock
from groschen.bots.evaluation import Evaluation, Judge, evaluation_of
from groschen.bots.explaining import Expectation, expectation
from groschen.bots.garbage import Undisturbed
from groschen.bots.judgement import learned_judge
from groschen.bots.manners import Manner
from groschen.bots.turns import Line, Thinker
from groschen.engine.errors import GroschenError
from groschen.engine.frames import Choice, pending, play

IN_HAND = 0.9
"""Of the seconds for a turn, those that are planned with: the end of a thought cannot be cut short."""
MANY = 10
"""How many times as many lines are looked through for those that differ."""


class Plan:
    """A way through the turn. Its `opinions` are what it seems worth at its end and what it led to in each
    deal looked into. The first counts like a deal: it errs in other ways than a look ahead."""

    __slots__ = ("choices", "end", "opinions")

    def __init__(self, line: Line, worth: float) -> None:
        self.choices = line.choices
        self.end: Any = line.state
        self.opinions = [worth]

    @property
    def worth(self) -> float:
        return sum(self.opinions) / len(self.opinions)

    @property
    def deals(self) -> int:
        return len(self.opinions) - 1


class Step(NamedTuple):
    """A choice of a plan, and the question as it is expected: if another one comes, the plan is off."""

    seat: int
    turn: int
    decision: str
    options: list[Choice]
    choice: Choice


class Planner:
    """A seat that plans, in the manner that it is given or that the game has for the level of its name.

    `seconds` bound its thinking for a whole turn; without them it is exactly repeatable: the same seed and
    the same position give the same choice. `simulations` and `weights`, if given, go before the game's.
    """

    def __init__(
        self,
        name: str,
        manner: Manner | None = None,
        seed: int = 0,
        seconds: float | None = None,
        simulations: int | None = None,
        weights: str | None = None,
    ) -> None:
        self.name = name
        self.manner = manner
        self.seed = seed
        self.seconds = seconds
        self.simulations = simulations
        self.weights = weights
        self.ahead: list[Step] = []
        self.turn: tuple[int, int] = (-1, -1)
        self.spent = 0.0

    def choose(self, game: Any) -> str:
        decision = pending(game.state)
        if decision is None:
            raise GroschenError("the game is over; there is nothing to choose")
        return decision.notation(game.state, self.pick(game.state, evaluation_of(game.rules.package)))

    def manner_in(self, evaluation: Evaluation) -> Manner:
        manner = self.manner or evaluation.manners[self.name]
        if self.simulations is not None and manner.simulations:
            manner = manner._replace(simulations=self.simulations)
        return manner if self.weights is None else manner._replace(weights=self.weights)

    def judge_of(self, evaluation: Evaluation) -> Judge:
        manner = self.manner_in(evaluation)
        return learned_judge(evaluation.package, manner.weights) if manner.is_learned else evaluation.judge

    # Following a plan

    def pick(self, state: Any, evaluation: Evaluation) -> Choice:
        """The best choice, by the plan of this turn or by a new one."""
        decision = state.stack[-1]
        options: list[Choice] = decision.options(state)
        if len(options) == 1:
            return options[0]
        asked = (decision.seat, state.turn, type(decision).__name__, options)
        while self.ahead:
            step = self.ahead.pop(0)
            if step[:4] == asked:
                return step.choice
        began = perf_counter()
        plans = self.plans(state, evaluation, self.clock(decision.seat, state.turn))
        self.ahead = steps_of(state, plans[0].choices)[1:]
        self.spent += perf_counter() - began
        return plans[0].choices[0]

    def clock(self, seat: int, turn: int) -> Clock:
        """Of the time for a turn, what is left, or most of it if more may have to be planned."""
        if (seat, turn) != self.turn:
            self.turn, self.spent = (seat, turn), 0.0
        return Clock(None if self.seconds is None else 0.6 * (IN_HAND * self.seconds - self.spent))

    # Making one

    def plans(self, state: Any, evaluation: Evaluation, clock: Clock) -> list[Plan]:
        """Ways through the turn, the best first."""
        manner, seat = self.manner_in(evaluation), state.stack[-1].seat
        rng = random.Random(f"{self.seed} {seat} {state.turn} {state.reveals} {len(state.stack)}")
        judge = self.judge_of(evaluation)
        thinker = Thinker(evaluation, judge, rng, clock, manner.width, manner.curiosity)
        world = state.determinize(rng.getrandbits(62))
        found = thinker.whole_turns(world, seat)
        plans = distinct(found, min(manner.lines, manner.simulations))
        if len(plans) < 2:
            return plans_by_choice(found)
        poorest = min(plan.worth for plan in plans)  # what a gamble shows is unknown, so its end says nothing
        plans += [Plan(line, poorest) for line in thinker.gambles(world)]
        beyond = Thinker(evaluation, judge, rng, clock, manner.next_width, 0)
        with Undisturbed():
            return looked_into(plans, state, beyond, manner)

    def explain(self, game: Any, most: int = 3) -> list[Expectation]:
        """The best plans that begin differently."""
        state, evaluation = game.state, evaluation_of(game.rules.package)
        plans = self.plans(state, evaluation, Clock(self.seconds))
        best: dict[Choice, Plan] = {}
        for plan in plans:
            best.setdefault(plan.choices[0], plan)
        chosen = list(best.values())[:most]
        return [expectation(game, evaluation, plan.choices, plan.end, plan.worth) for plan in chosen]


def plans_by_choice(lines: list[Line]) -> list[Plan]:
    """The best line for each choice with which one may begin, as it is judged at the end of the turn."""
    best: dict[Choice, Line] = {}
    for line in lines:
        best.setdefault(line.choices[0], line)
    return [Plan(line, line.worth) for line in best.values()]


def distinct(lines: list[Line], most: int) -> list[Plan]:
    """The best lines, one for each worth: equal worths are the same position, or as good."""
    kept: dict[float, Plan] = {}
    for line in lines[: MANY * most]:
        kept.setdefault(line.worth, Plan(line, line.worth))
    return list(kept.values())[:most]


def looked_into(plans: list[Plan], state: Any, thinker: Thinker, manner: Manner) -> list[Plan]:
    """The plans that are left in the end, the best first: after each deal the worse half is given up."""
    simulations = manner.simulations
    while simulations >= len(plans) > 1 and not thinker.clock.is_up():
        worths = in_one_deal(plans, state, thinker, manner.turns_ahead)
        if not worths or (len(worths) < len(plans) and plans[0].deals):
            break
        for plan, worth in zip(plans, worths, strict=False):
            plan.opinions.append(worth)
        simulations -= len(plans)
        plans = sorted([plan for plan in plans if plan.deals], key=attrgetter("worth"), reverse=True)
        plans = plans[: max(len(plans) // 2, 2)]
    return plans


def in_one_deal(plans: list[Plan], state: Any, thinker: Thinker, turns_ahead: int) -> list[float]:
    """What the plans lead to, as many as there is time for; a thought that was cut short does not count."""
    deal, seat = thinker.rng.getrandbits(62), state.stack[-1].seat
    worths: list[float] = []
    for plan in plans:
        worth = what_follows(plan, state.determinize(deal), seat, thinker, turns_ahead)
        if thinker.clock.is_up():
            break
        worths.append(worth)
    return worths


def what_follows(plan: Plan, world: Any, seat: int, thinker: Thinker, turns_ahead: int) -> float:
    """Play the plan in one deal; then, so often, the others answer quickly and the seat plans its next turn.
    The mean of what it is worth at the end of each: a single moment says less than the way."""
    world, total = follow(world, plan.choices, seat, thinker), 0.0
    for turn in range(turns_ahead):
        world = thinker.until_next_turn(world, seat)
        if pending(world) is None:
            total += (turns_ahead - turn) * thinker.judge(world, seat)
            break
        best = thinker.whole_turns(world, seat)[0]
        total += best.worth
        world = best.state
    return total / turns_ahead


def follow(world: Any, choices: tuple[Choice, ...], seat: int, thinker: Thinker) -> Any:
    """Where a line leads in this deal: as planned until something is revealed, then as seems best."""
    reveals, turn = world.reveals, world.turn
    for choice in choices:
        if world.reveals != reveals:
            break
        play(world, choice)
    decision = pending(world)
    if decision is not None and world.turn == turn and decision.seat == seat:
        return thinker.whole_turns(world, seat)[0].state
    return world


def steps_of(state: Any, choices: tuple[Choice, ...]) -> list[Step]:
    """The questions that the plan expects, up to the first thing revealed."""
    world, steps, reveals = state.determinize(0), [], state.reveals
    for choice in choices:
        if world.reveals != reveals:
            break
        decision = world.stack[-1]
        steps.append(
            Step(decision.seat, world.turn, type(decision).__name__, decision.options(world), choice)
        )
        play(world, choice)
    return steps
