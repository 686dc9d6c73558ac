"""Offers: what the menu of a turn holds. Each stands beside its own rule; `menu.py` lists them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from groschen.engine.frames import Frames
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle

if TYPE_CHECKING:
    from groschen.games.praga.state import State


class Offer:
    """One thing that may be done in a turn."""

    __slots__ = ()

    verb: ClassVar[str] = ""

    def is_open(self, state: State, seat: int) -> bool:
        """Whether a player would expect to see it now, possible or not."""
        return True

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        """The reason why it cannot be accepted now, although it is open."""
        return None

    def about(self, state: State, seat: int) -> Move:
        return Move(self.verb)

    def accept(self, state: State, seat: int) -> Frames:
        """Do it. Returns what is left to be done or asked before the menu comes again."""
        raise NotImplementedError

    def can_be_accepted(self, state: State, seat: int) -> bool:
        return self.is_open(state, seat) and self.why_not(state, seat) is None
