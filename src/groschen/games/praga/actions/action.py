"""What the six actions have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Frames
from groschen.engine.reasons import Obstacle

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import BoardTile
    from groschen.games.praga.state import State


class Action:
    """An action of the rulebook; `performing` does what is the same for all."""

    __slots__ = ()

    def is_possible(
        self, state: State, seat: int, way: Way, gold: int, stone: int, later: BoardTile | None = None
    ) -> bool:
        """Whether it can be performed with so much gold and stone; `later` is an upgrade whose bonus comes
        after the payment."""
        return True

    def why_not(self, state: State, seat: int, way: Way, gold: int, stone: int) -> Obstacle:
        """The reason, if it is not possible."""
        raise NotImplementedError

    def frames(self, seat: int, way: Way, later: BoardTile | None) -> Frames:
        """What is to be done, in order."""
        raise NotImplementedError

    def spends(self, state: State, seat: int, way: Way) -> tuple[bool, bool]:
        """Whether it may cost the player gold, and whether stone."""
        return False, False
