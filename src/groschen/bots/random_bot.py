"""Any legal choice, each as likely as the others."""

from __future__ import annotations

import random
from typing import Any

from groschen.bots.explaining import Expectation
from groschen.engine.errors import GroschenError
from groschen.engine.frames import Choice, Table, pending


class Random:
    """Chooses blindly."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = random.Random(seed)

    def pick(self, state: Table) -> Choice:
        decision = pending(state)
        assert decision is not None, "the game is over"
        return self.rng.choice(decision.options(state))

    def choose(self, game: Any) -> str:
        decision = pending(game.state)
        if decision is None:
            raise GroschenError("the game is over; there is nothing to choose")
        return decision.notation(game.state, self.pick(game.state))

    def explain(self, game: Any, most: int = 3) -> list[Expectation]:
        """It expects nothing."""
        return []
