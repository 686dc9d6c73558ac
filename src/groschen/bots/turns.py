"""Whole turns: a turn is a line of actions, and only its end can be judged well.

`whole_turns` looks at every way to the end of an action, keeps the best few, goes on from there, and so finds
good ways to the end of the turn. Game-independent: the game's Evaluation says where an action ends and
what is worth trying. What is not counts as unlikely, not as forbidden: some of it is looked at, too.
"""

from __future__ import annotations

import random
from operator import attrgetter
from typing import Any

from groschen.bots.clock import Clock
from groschen.bots.evaluation import Evaluation, Judge
from groschen.engine.frames import Choice, Decision, pending, play

MOST_ENDS = 400
"""So many ends of actions are looked at in one go; the best of them must do."""
ELSEWHERE = 0.1
"""How often curiosity looks at poor options in the middle of an action, not only where one begins."""
DEEPEST = 60
"""No turn has so many actions; a turn that has is judged as it stands."""


class Line:
    """What a seat may choose one after the other, where that leads, and what it is worth; `is_curious` after
    something that the game thinks little of."""

    __slots__ = ("choices", "is_curious", "state", "worth")

    def __init__(self, state: Any, choices: tuple[Choice, ...], is_curious: bool = False) -> None:
        self.state = state
        self.choices = choices
        self.is_curious = is_curious
        self.worth = 0.0

    def chosen(self, choice: Choice, is_curious: bool = False) -> Line:
        """The line with one more choice."""
        state = self.state.copy()
        play(state, choice)
        return Line(state, (*self.choices, choice), is_curious or self.is_curious)


class Thinker:
    """How somebody looks at turns: by which judgement, how broadly, how curiously, how long.

    `width` lines are followed from action to action. Of the options that the game thinks little of, up to
    `curiosity` are looked at nevertheless.
    """

    __slots__ = ("clock", "curiosity", "evaluation", "judge", "rng", "width")

    def __init__(
        self,
        evaluation: Evaluation,
        judge: Judge,
        rng: random.Random,
        clock: Clock,
        width: int,
        curiosity: int,
    ) -> None:
        self.evaluation = evaluation
        self.judge = judge
        self.rng = rng
        self.clock = clock
        self.width = width
        self.curiosity = curiosity

    # A turn of one's own

    def whole_turns(self, start: Any, seat: int) -> list[Line]:
        """Good ways from here to the end of the turn, the best first, equals in any order."""
        ended: list[Line] = []
        lines = [Line(start, ())]
        for _ in range(DEEPEST):
            found: list[Line] = []
            for line in lines:
                for way in self.ways(line, seat):
                    (ended if is_over(way.state, seat, start.turn) else found).append(way)
            lines = self.best(found, seat)
            if not lines or (ended and self.clock.is_up()):
                break
        ended += lines
        self.rng.shuffle(ended)
        return sorted(ended, key=attrgetter("worth"), reverse=True)

    def best(self, found: list[Line], seat: int) -> list[Line]:
        """The most promising, without those that are worth exactly the same as one before. Lines that have
        used up more of the game are not compared with those that have not acted yet."""
        kept: dict[tuple[float, float], Line] = {}
        full: dict[float, int] = {}
        for line in sorted(found, key=attrgetter("worth"), reverse=True):
            share: float = self.evaluation.share_left(line.state, seat)
            if (share, line.worth) not in kept and full.get(share, 0) < self.width:
                kept[share, line.worth] = line
                full[share] = full.get(share, 0) + 1
        return list(kept.values())

    def ways(self, line: Line, seat: int) -> list[Line]:
        """Every way from here to the end of the next action, judged there. Poor options that show something
        hidden are left out: in a single deal they would be followed where they happen to be lucky."""
        found: list[Line] = []
        waiting = [Line(line.state, line.choices)]
        turn, reveals = line.state.turn, line.state.reveals
        while waiting and len(found) < MOST_ENDS:
            for following in self.steps(waiting.pop()):
                state = following.state
                if following.is_curious and state.reveals != reveals:
                    continue
                if self.is_end(state, seat, turn):
                    following.worth = self.judge(state, seat)
                    found.append(following)
                else:
                    waiting.append(following)
            if found and self.clock.is_up():
                break
        return found

    def steps(self, line: Line) -> list[Line]:
        """The line with one more choice; what comes last is followed first."""
        state, decision = line.state, line.state.stack[-1]
        options: list[Choice] = decision.options(state)
        likely = self.evaluation.worth_trying(state, decision, options)
        return [*self.curious(line, options, likely), *[line.chosen(choice) for choice in likely]]

    def curious(self, line: Line, options: list[Choice], likely: list[Choice]) -> list[Line]:
        """The line with some of the options that the game thinks little of."""
        if not self.curiosity or len(likely) == len(options):
            return []
        if not line.state.stack[-1].begins_action and self.rng.random() > ELSEWHERE:
            return []
        known = (*likely, *self.evaluation.never_better(line.state, line.state.stack[-1], options))
        unlikely = [choice for choice in options if choice not in known]
        some = self.rng.sample(unlikely, min(self.curiosity, len(unlikely)))
        return [line.chosen(choice, is_curious=True) for choice in some]

    def gambles(self, state: Any) -> list[Line]:
        """Poor options as lines of one choice, which only a look into several deals can judge."""
        options: list[Choice] = state.stack[-1].options(state)
        likely = self.evaluation.worth_trying(state, state.stack[-1], options)
        return self.curious(Line(state, ()), options, likely)

    def is_end(self, state: Any, seat: int, turn: int) -> bool:
        """An action is over, or the turn."""
        if is_over(state, seat, turn):
            return True
        decision: Decision = state.stack[-1]
        return decision.begins_action and not self.evaluation.goes_on(state, decision)

    # The others

    def until_next_turn(self, state: Any, seat: int) -> Any:
        """Everybody goes on, each action as it looks best at its end, until this seat has a turn again."""
        turns = self.evaluation.turns
        while (decision := pending(state)) is not None:
            if decision.seat == seat and type(decision).__name__ in turns:
                break
            state = self.one_action(state, decision)
        return state

    def one_action(self, state: Any, decision: Decision) -> Any:
        """The best way to the end of the action, for whoever is asked."""
        options = self.evaluation.worth_trying(state, decision, decision.options(state))
        if len(options) > 1:
            return max(self.ways(Line(state, ()), decision.seat), key=attrgetter("worth")).state
        play(state, options[0])
        return state


def is_over(state: Any, seat: int, turn: int) -> bool:
    """The turn, or the game, or this seat has nothing more to say."""
    return state.turn != turn or not state.stack or state.stack[-1].seat != seat
