"""Bots: `bot("greedy").choose(game)` answers the pending decision of a game."""

from __future__ import annotations

from typing import Any, Protocol

from groschen.bots.greedy import Greedy
from groschen.bots.random_bot import Random
from groschen.engine.errors import BadSetup, quoted


class Bot(Protocol):
    """Whoever can answer a decision."""

    name: str

    def choose(self, game: Any) -> str:
        """The notation of a legal choice."""
        ...


BOTS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; bots with the same seed answer the same."""
    if not isinstance(name, str) or name not in BOTS:
        raise BadSetup("there is no bot {name}; there are {bots}", name=quoted(name), bots=", ".join(BOTS))
    return BOTS[name](seed)
