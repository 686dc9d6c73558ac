"""Resolve the effects shown on a tile, or on the space that a house uncovers, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.events import Happened
from groschen.engine.frames import Frames, Step
from groschen.games.kutna_hora import events

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Tile
    from groschen.games.kutna_hora.state import State


class Resolve(Step):
    """One effect of a tile."""

    __slots__ = ("effect", "seat", "tile")

    def __init__(self, seat: int, tile: Tile, effect: int) -> None:
        self.seat = seat
        self.tile = tile
        self.effect = effect

    def run(self, state: State) -> None:
        if self.effect and state.happened is not None:
            self.name_tile(state, state.happened)
        self.tile.effects[self.effect].apply(state, self.seat, self.tile)

    def name_tile(self, state: State, happened: Happened) -> None:
        """After a question in between, whoever hears what the effect brings does not know of its tile."""
        if not any(self.tile.key in event for event in happened):
            state.tell(events.EffectsGoOn, self.seat, self.tile.key)


def steps_of(tile: Tile, seat: int) -> Frames:
    """In the order of the tile's row in the table (R3)."""
    return tuple([Resolve(seat, tile, effect) for effect in range(len(tile.effects))])
