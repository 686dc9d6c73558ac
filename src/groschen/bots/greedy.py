"""Looks at every way to the end of its own action and takes the best, by an evaluation of the game's.

It searches on a copy in which everything hidden has been dealt anew, so it cannot peek.
"""

from __future__ import annotations

import random
from operator import attrgetter
from typing import Any

from groschen.bots.clock import Clock
from groschen.bots.evaluation import Evaluation, evaluation_of
from groschen.bots.explaining import Expectation, expectation
from groschen.bots.turns import Line, Thinker
from groschen.engine.errors import GroschenError
from groschen.engine.frames import Choice, Decision, pending, play

MOST_LEAVES = 600
"""A search that has seen so many ends of an action settles for the best of them."""


class Greedy:
    """One action deep; `noise` (in points) makes it err, None as a beginner of the game would."""

    def __init__(self, seed: int = 0, noise: float | None = 0.0, name: str = "greedy") -> None:
        self.name = name
        self.seed = seed
        self.rng = random.Random(seed)
        self.noise = noise

    def choose(self, game: Any) -> str:
        decision = pending(game.state)
        if decision is None:
            raise GroschenError("the game is over; there is nothing to choose")
        return decision.notation(game.state, self.pick(game.state, evaluation_of(game.rules.package)))

    def pick(self, state: Any, evaluation: Evaluation) -> Choice:
        """The best option of the pending decision, or one of those that look equally good."""
        decision = pending(state)
        assert decision is not None, "the game is over"
        options = evaluation.worth_trying(state, decision, decision.options(state))
        if len(options) == 1:
            return options[0]
        search = Search(decision.seat, evaluation)
        world = state.determinize(self.rng.getrandbits(62))
        noise = evaluation.misjudged if self.noise is None else self.noise
        judged = [search.after(world, choice) + self.rng.gauss(0, noise) for choice in options]
        best = max(judged)
        equals = [choice for choice, worth in zip(options, judged, strict=True) if worth == best]
        return self.rng.choice(equals)

    def explain(self, game: Any, most: int = 3) -> list[Expectation]:
        """By its judgement; the noise of a beginner is not in it."""
        evaluation, seat = evaluation_of(game.rules.package), game.state.stack[-1].seat
        world = game.state.determinize(self.seed)
        thinker = Thinker(evaluation, evaluation.judge, random.Random(self.seed), Clock(), 1, 0)
        ways = sorted(thinker.ways(Line(world, ()), seat), key=attrgetter("worth"), reverse=True)
        best: dict[Choice, Line] = {}
        for way in ways:
            best.setdefault(way.choices[0], way)
        return [
            expectation(game, evaluation, way.choices, way.state, way.worth)
            for way in list(best.values())[:most]
        ]


class Search:
    """Every way to the end of the action, as far as MOST_LEAVES reaches."""

    def __init__(self, seat: int, evaluation: Evaluation) -> None:
        self.seat = seat
        self.evaluation = evaluation
        self.leaves = 0

    def after(self, state: Any, choice: Choice) -> float:
        """The worth of the best position that can follow this choice."""
        state = state.copy()
        play(state, choice)
        decision = pending(state)
        if decision is None or self.is_end(state, decision):
            self.leaves += 1
            return self.evaluation.judge(state, self.seat)
        best = float("-inf")
        options = decision.options(state)
        for following in self.evaluation.worth_trying(state, decision, options):
            best = max(best, self.after(state, following))
            if self.leaves >= MOST_LEAVES:
                break
        return best

    def is_end(self, state: Any, decision: Decision) -> bool:
        if decision.seat != self.seat:
            return True
        return decision.begins_action and not self.evaluation.goes_on(state, decision)
