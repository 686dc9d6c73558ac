"""What the active player has done this turn and may still do. A new turn begins with an empty one."""

from __future__ import annotations

from groschen.games.praga.names import ACTIONS, NO_TILE


class Agenda:
    """One turn. `bonus` is the sector of the wheel whose bonus waits; `steps` are sideways moves earned on
    the two projects; `street` and `street_egg` are bits for the spaces whose effects wait; `unrewarded`
    counts, by action, performances that have had no upgrade bonus; `lucky` tells that points for the
    choice of the tile were scored."""

    __slots__ = (
        "acted",
        "bonus",
        "extra",
        "hand",
        "lucky",
        "refreshed",
        "steps",
        "street",
        "street_egg",
        "unrewarded",
    )

    def __init__(self) -> None:
        self.hand = NO_TILE
        self.acted = False
        self.bonus = NO_TILE
        self.lucky = False
        self.extra = False
        self.refreshed = False
        self.steps = [0, 0]
        self.street = 0
        self.street_egg = 0
        self.unrewarded: tuple[int, ...] = (0,) * len(ACTIONS)

    def copy(self) -> Agenda:
        new = Agenda.__new__(Agenda)
        new.hand = self.hand
        new.acted = self.acted
        new.bonus = self.bonus
        new.lucky = self.lucky
        new.extra = self.extra
        new.refreshed = self.refreshed
        new.steps = self.steps.copy()
        new.street = self.street
        new.street_egg = self.street_egg
        new.unrewarded = self.unrewarded
        return new
