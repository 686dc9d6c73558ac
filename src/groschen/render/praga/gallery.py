"""How a piece is drawn when it is shown by itself: by table of the box, its room and its face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from groschen.render.praga import tiles

HEX, CARD, TOKEN = "-52 -52 104 104", "-2 -2 96 50", "-2 -2 42 42"
FACES: dict[str, tuple[str, Callable[[Any], str]]] = {
    "upgrades": (HEX, tiles.face),
    "walls": (HEX, tiles.face),
    "buildings": (HEX, tiles.face),
    "technologies": (CARD, tiles.technology),
    "bridge_tiles": (CARD, tiles.bridge_tile),
    "tokens": (TOKEN, tiles.token),
}
