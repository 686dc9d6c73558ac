"""Resolve the effects shown on a tile, or on the space that a house uncovers, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Step

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Tile
    from groschen.games.kutna_hora.state import State


class Resolve(Step):
    """One effect of a tile."""

    __slots__ = ("index", "seat", "tile")

    def __init__(self, seat: int, tile: Tile, index: int) -> None:
        self.seat = seat
        self.tile = tile
        self.index = index

    def run(self, state: State) -> None:
        self.tile.effects[self.index].apply(state, self.seat, self.tile)


def resolve_effects(state: State, seat: int, tile: Tile) -> None:
    """In the order of the tile's row in the table (R3)."""
    state.then(*[Resolve(seat, tile, index) for index in range(len(tile.effects))])
