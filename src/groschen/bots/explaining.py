"""What a bot expects of a choice, as data: for hints, for the curious, for whoever looks for its mistakes."""

from __future__ import annotations

from typing import Any, TypedDict

from groschen.bots.evaluation import Evaluation
from groschen.engine.frames import Choice, pending, play


class Expectation(TypedDict):
    """A choice as the bot sees it."""

    choice: str
    expected: float
    """Points at the end of the game."""
    parts: dict[str, float]
    """What these are made of: the parts of the game's judgement at the end of the plan, and the rest, which
    comes from experience and from looking further."""
    gains: dict[str, int]
    """What the plan brings at once, by category of the score."""
    plan: list[str]
    """The choices of the turn from this one on, up to the first thing that is revealed."""


EXPERIENCE = "experience"


def expectation(
    game: Any, evaluation: Evaluation, choices: tuple[Choice, ...], end: Any, worth: float
) -> Expectation:
    """Of a plan that begins now and leads to `end`."""
    seat = game.state.stack[-1].seat
    features = evaluation.features(end, seat)
    parts = dict(zip(evaluation.parts, features, strict=False))
    parts[EXPERIENCE] = worth - sum(parts.values())
    before, after = game.rules.scores(game.state)[seat], game.rules.scores(end)[seat]
    gains = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    plan = written(game.state, choices)
    return Expectation(choice=plan[0], expected=worth, parts=parts, gains=gains, plan=plan)


def written(state: Any, choices: tuple[Choice, ...]) -> list[str]:
    """The choices of a plan in notation, up to the first thing that is revealed."""
    world, reveals = state.determinize(0), state.reveals
    found: list[str] = []
    for choice in choices:
        decision = pending(world)
        if decision is None or world.reveals != reveals:
            break
        found.append(decision.notation(world, choice))
        play(world, choice)
    return found
