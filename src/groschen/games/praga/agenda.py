"""What the active player has done this turn and may still do. A new turn begins with an empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.games.praga.names import NO_TILE

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BoardTile


class Agenda:
    """One turn. `bonus` is the sector of the wheel whose bonus waits; `steps` are sideways moves that wait on
    the two projects, and `owed` says how many of them must be made before the turn ends (P2); `street` and
    `street_egg` are the spaces whose effects wait; `performed` lists the actions performed, each
    with the upgrade whose bonus it has had; `lucky` tells that points for the choice of the tile were
    scored."""

    __slots__ = (
        "acted",
        "bonus",
        "extra",
        "hand",
        "lucky",
        "owed",
        "performed",
        "refreshed",
        "steps",
        "street",
        "street_egg",
    )

    def __init__(self) -> None:
        self.hand = NO_TILE
        self.acted = False
        self.bonus = NO_TILE
        self.lucky = False
        self.extra = False
        self.refreshed = False
        self.steps = [0, 0]
        self.owed = [0, 0]
        self.street: tuple[int, ...] = ()
        self.street_egg: tuple[int, ...] = ()
        self.performed: tuple[tuple[int, BoardTile | None], ...] = ()

    def copy(self) -> Agenda:
        new = Agenda.__new__(Agenda)
        new.hand = self.hand
        new.acted = self.acted
        new.bonus = self.bonus
        new.lucky = self.lucky
        new.extra = self.extra
        new.refreshed = self.refreshed
        new.steps = self.steps.copy()
        new.owed = self.owed.copy()
        new.street = self.street
        new.street_egg = self.street_egg
        new.performed = self.performed
        return new
