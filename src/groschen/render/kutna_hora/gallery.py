"""How a piece is drawn when it is shown by itself: by table of the box, its room and its face."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from groschen.render.kutna_hora import tiles

BUILDING, MINE = "-2 -2 104 96", "-2 -2 76 76"
FACES: dict[str, tuple[str, Callable[[Any], str]]] = {
    "buildings": (BUILDING, tiles.face),
    "mines": (MINE, tiles.mine_face),
    "technologies": (MINE, tiles.mine_face),
    "rocks": (MINE, tiles.rock_face),
}
