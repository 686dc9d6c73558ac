"""Games of bots against themselves, written down as numbers for whoever learns from them.

At the end of every turn: the features of the seat whose turn it was, how much of the game is left to it, and
how the game ended. Several policies share the tables, and each of them strays now and then, so that
positions are seen which none of them would seek.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from groschen.bots.evaluation import Evaluation, evaluation_of
from groschen.bots.greedy import Greedy
from groschen.bots.manners import Manner
from groschen.bots.planner import Planner
from groschen.catalogue import rules_of
from groschen.engine.frames import Choice, pending, play

STRAYING = (0.0, 0.03, 0.1)
"""How often a seat chooses anything that is worth a try; one of these, for a whole game."""


class Policy(Protocol):
    """Whoever answers decisions of a state."""

    def pick(self, state: Any, evaluation: Evaluation) -> Choice: ...


class Sample(NamedTuple):
    """A position at the end of a turn, and what became of it."""

    game: int
    players: int
    seat: int
    share: float
    features: list[float]
    points: float
    others: float
    """The mean of what the others had in the end."""
    player: str
    """Who played the seat, and how straying: strong ones do well whatever the position is like."""


class Task(NamedTuple):
    """One game of self-play."""

    game: str
    players: int
    seed: int
    policies: tuple[str, ...]


TURN = Manner(width=4, next_width=1, curiosity=0, lines=1, simulations=0)
POLICIES: dict[str, Manner | None] = {
    "greedy": None,
    "turn": TURN._replace(is_learned=False),
    "learned": TURN,
    "curious": TURN._replace(curiosity=1),
}
"""Those that may play: one action deep; a whole turn, judged as by hand; the same, judged as learned so far;
the same with an eye for what looks poor. Behind an @ may stand a file of weights."""


def policy(name: str, seed: int) -> Policy:
    kind, _, weights = name.partition("@")
    manner = POLICIES[kind]
    return Greedy(seed) if manner is None else Planner(name, manner._replace(weights=weights or None), seed)


def play_task(task: Task) -> list[Sample]:
    """Play the game and look at it whenever a turn ends."""
    rng = random.Random(f"{task.game} {task.players} {task.seed}")
    rules = rules_of(task.game)
    evaluation = evaluation_of(rules.package)
    options = rules.settle_options(task.players, {})
    state, _ = rules.begin(task.players, task.seed, rules.box(), options)
    names = [rng.choice(task.policies) for _ in range(task.players)]
    seats = [policy(name, rng.getrandbits(31)) for name in names]
    straying = [rng.choice(STRAYING) for _ in seats]
    players = [f"{name.partition('@')[0]} {often}" for name, often in zip(names, straying, strict=True)]
    seen: list[Seen] = []
    while (decision := pending(state)) is not None:
        seat, turn = decision.seat, state.turn
        if rng.random() < straying[seat]:
            choice = rng.choice(evaluation.worth_trying(state, decision, decision.options(state)))
        else:
            choice = seats[seat].pick(state, evaluation)
        play(state, choice)
        if state.stack and (state.turn != turn or state.stack[-1].seat != seat):
            seen.append((seat, evaluation.share_left(state, seat), evaluation.features(state, seat)))
    return told(task, seen, players, [score["total"] for score in rules.scores(state)])


Seen = tuple[int, float, list[float]]
"""The seat, its share of the game left, and its features."""


def told(task: Task, seen: Sequence[Seen], players: list[str], totals: list[int]) -> list[Sample]:
    """Every position with the end of its game."""
    samples: list[Sample] = []
    for seat, share, features in seen:
        rest = sum(totals) - totals[seat]
        others = rest / (len(totals) - 1) if len(totals) > 1 else 0.0
        points = float(totals[seat])
        samples.append(Sample(task.seed, task.players, seat, share, features, points, others, players[seat]))
    return samples
