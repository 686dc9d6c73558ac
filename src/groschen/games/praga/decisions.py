"""Kinds of decisions that several rules ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, FreeDecision
from groschen.engine.moves import Move
from groschen.games.praga.hexes import SIDES

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import HexTile
    from groschen.games.praga.state import State

EVERY_TURN: Final = list(range(SIDES))


class TurnTile(FreeDecision):
    """How is the tile turned, on the place that was chosen for it?"""

    __slots__ = ()

    def laid(self, state: State) -> tuple[HexTile, str | int]:
        """The tile, and its place as the view names it."""
        raise NotImplementedError

    def candidates(self, state: State) -> list[Choice]:
        return EVERY_TURN.copy()

    def about(self, state: State, turned: Choice) -> Move:
        tile, place = self.laid(state)
        return Move("turn", turned=turned, piece=tile.key, at=place)
