"""Plans whole turns, and looks beyond them.

Good ways through the turn come from `turns.py`. The best of them are looked into: everything hidden is dealt
anew, the way is played, the others answer quickly, and the next turn of one's own is planned as well; what
it leads to is judged. After every deal the worse half of the ways is given up. The best one is followed
for as long as nothing new is revealed.

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
from groschen.bots.judgement import learned_judge
from groschen.bots.turns import Line, Thinker
from groschen.engine.errors import GroschenError
from groschen.engine.frames import Choice, pending, play

IN_HAND = 0.9
"""Of the seconds for a turn, those that are planned with: the end of a thought cannot be cut short."""
MANY = 10
"""How many times as many lines are looked through for those that differ."""


class Manner(NamedTuple):
    """How a level thinks: `width` lines in its own turn, `next_width` in the next one; `curiosity` options
    that look poor; `lines` of the own turn looked into, in at most `simulations` of what may follow."""

    width: int
    next_width: int
    curiosity: int
    lines: int
    simulations: int
    is_learned: bool = True
    weights: str | None = None
    """A file of weights to judge by instead of the best that are known."""


class Plan:
    """A way through the turn, what it is worth at its end, and what it led to in the deals looked into."""

    __slots__ = ("choices", "end", "shallow", "worths")

    def __init__(self, line: Line) -> None:
        self.choices = line.choices
        self.shallow = line.worth
        self.end: Any = line.state
        self.worths: list[float] = []

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else self.shallow


class Step(NamedTuple):
    """A choice of a plan, and the question as it is expected: if another one comes, the plan is off."""

    seat: int
    turn: int
    decision: str
    options: list[Choice]
    choice: Choice


class Planner:
    """A seat that plans. `seconds` bound its thinking for a whole turn; without them it is exactly
    repeatable: the same seed and the same position give the same choice."""

    def __init__(self, name: str, manner: Manner, seed: int = 0, seconds: float | None = None) -> None:
        self.name = name
        self.manner = manner
        self.seed = seed
        self.seconds = seconds
        self.ahead: list[Step] = []
        self.turn: tuple[int, int] = (-1, -1)
        self.spent = 0.0

    def choose(self, game: Any) -> str:
        decision = pending(game.state)
        if decision is None:
            raise GroschenError("the game is over; there is nothing to choose")
        return decision.notation(game.state, self.pick(game.state, evaluation_of(game.rules.package)))

    def judge_of(self, evaluation: Evaluation) -> Judge:
        manner = self.manner
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
        manner, seat = self.manner, state.stack[-1].seat
        rng = random.Random(f"{self.seed} {seat} {state.turn} {state.reveals} {len(state.stack)}")
        judge = self.judge_of(evaluation)
        thinker = Thinker(evaluation, judge, rng, clock, manner.width, manner.curiosity)
        world = state.determinize(rng.getrandbits(62))
        found = thinker.whole_turns(world, seat)
        plans = distinct(found, min(manner.lines, manner.simulations))
        if len(plans) < 2:
            return plans_by_choice(found)
        plans += [Plan(line) for line in thinker.gambles(world)]
        beyond = Thinker(evaluation, judge, rng, clock, manner.next_width, 0)
        return self.looked_into(plans, state, seat, beyond)

    def looked_into(self, plans: list[Plan], state: Any, seat: int, thinker: Thinker) -> list[Plan]:
        """The plans that are left in the end, the best first: after each deal the worse half is given up."""
        simulations = self.manner.simulations
        while simulations >= len(plans) > 1 and not thinker.clock.is_up():
            deal = thinker.rng.getrandbits(62)
            for plan in plans:
                look_into(plan, state.determinize(deal), seat, thinker)
                if thinker.clock.is_up():
                    break
            simulations -= len(plans)
            looked_at = [plan for plan in plans if plan.worths]
            plans = sorted(looked_at, key=attrgetter("worth"), reverse=True)
            plans = plans[: max(len(plans) // 2, 2)]
        return plans

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
    return [Plan(line) for line in best.values()]


def distinct(lines: list[Line], most: int) -> list[Plan]:
    """The best lines, one for each worth: equal worths are the same position, or as good."""
    kept: dict[float, Plan] = {}
    for line in lines[: MANY * most]:
        kept.setdefault(line.worth, Plan(line))
    return list(kept.values())[:most]


def look_into(plan: Plan, world: Any, seat: int, thinker: Thinker) -> None:
    """Play the plan in one deal, then the others' turns and the next one of the seat; judge that."""
    world = follow(world, plan.choices, seat, thinker)
    world = thinker.until_next_turn(world, seat)
    if pending(world) is None:
        plan.worths.append(thinker.judge(world, seat))
    else:
        plan.worths.append(thinker.whole_turns(world, seat)[0].worth)


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
