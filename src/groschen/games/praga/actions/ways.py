"""Ways to perform an action: by the action tile, to which the wheel's special tile belongs; in full, as an
extra action or by a technology; or for so much less of what a wall or a building costs."""

from __future__ import annotations

from typing import Final

from groschen.engine.codec import Piece


class Way(Piece):
    """`less` reduces the gold of a building or the stone of a wall."""

    __slots__ = ("is_by_tile", "less")

    def __init__(self, key: str, is_by_tile: bool, less: int) -> None:
        super().__init__(key)
        self.is_by_tile = is_by_tile
        self.less = less


BY_TILE: Final = Way("by tile", is_by_tile=True, less=0)
IN_FULL: Final = Way("in full", is_by_tile=False, less=0)

WAYS: Final[dict[str, Way]] = {way.key: way for way in (BY_TILE, IN_FULL)}
"""By their text, so that a frame can be read again: equal texts are the same way."""


def reduced(less: int) -> Way:
    return WAYS.setdefault(f"{less} less", Way(f"{less} less", is_by_tile=False, less=less))
