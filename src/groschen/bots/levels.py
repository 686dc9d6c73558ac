"""The levels: bots by name, from blind to strong, the same in every game and at every table.

`random` chooses blindly; `beginner` looks one action ahead and misjudges it; `greedy` judges it rightly;
`planner` plans its whole turn; `master` also looks at what the others may answer and at its next turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from groschen.bots.explaining import Expectation
from groschen.bots.greedy import Greedy
from groschen.bots.planner import Planner
from groschen.bots.random_bot import Random
from groschen.engine.errors import BadSetup, quoted

SECONDS_A_TURN = 3.0
"""How long those who think may think about a turn, if nobody says otherwise."""


class Bot(Protocol):
    """Whoever can answer a decision."""

    name: str

    def choose(self, game: Any) -> str:
        """The notation of a legal choice."""
        ...

    def explain(self, game: Any, most: int = 3) -> list[Expectation]:
        """The best few choices, the one it would take first, each with what it is expected to bring."""
        ...


class Thinking(NamedTuple):
    """How a bot is to think: its seed, seconds a turn, simulations, and a file of weights to judge by."""

    seed: int = 0
    seconds: float | None = None
    simulations: int | None = None
    weights: str | None = None


def planning(name: str, given: Thinking) -> Bot:
    return Planner(name, None, given.seed, given.seconds, given.simulations, given.weights)


LEVELS: dict[str, Callable[[Thinking], Bot]] = {
    "random": lambda given: Random(given.seed),
    "beginner": lambda given: Greedy(given.seed, None, "beginner"),
    "greedy": lambda given: Greedy(given.seed),
    "planner": lambda given: planning("planner", given),
    "master": lambda given: planning("master", given),
}


def bot(
    name: object, seed: int = 0, seconds: float | None = SECONDS_A_TURN, simulations: int | None = None
) -> Bot:
    """A bot by name; bots with the same seed answer the same.

    `seconds` bound the thinking about a turn, and a bot that has run out of them may answer otherwise than
    on a faster machine; None lets it finish. `simulations` is how many continuations are looked into by those
    who look beyond their turn.
    A name like "planner@FILE" is a planner that judges by the weights of a file.
    """
    level, _, weights = name.partition("@") if isinstance(name, str) else ("", "", "")
    if level not in LEVELS:
        names = ", ".join(LEVELS)
        raise BadSetup("there is no bot {name}; there are {bots}", name=quoted(name), bots=names)
    if seconds is not None and not seconds > 0:
        raise BadSetup("a bot thinks for more than {seconds} seconds", seconds=quoted(seconds))
    if simulations is not None and simulations < 1:
        raise BadSetup("a master looks into one continuation at least, not {n}", n=quoted(simulations))
    return LEVELS[level](Thinking(seed, seconds, simulations, weights or None))
