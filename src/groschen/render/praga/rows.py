"""The three rows of hex tiles: three normal ones and a special one, and their stacks."""

from __future__ import annotations

from groschen.games.praga.names import SPECIAL, TILE_ROWS, TRACKS
from groschen.render import theme
from groschen.render.pen import Area, edge, icon, identity, panel, piece, rect, text
from groschen.render.praga import tiles
from groschen.render.praga.hexagons import hexagon
from groschen.render.praga.scene import Scene

WIDTH = 388
LINE = 106
HEIGHT = 3 * LINE + 10
LEFT = 85
STEP = 83
GAP = 8
"""Before the special tile."""
SCALE = 0.94


def rows(scene: Scene) -> Area:
    lines = [_row(scene, row) for row in range(len(TILE_ROWS))]
    return Area("rows", WIDTH, HEIGHT, panel(WIDTH, HEIGHT) + "".join(lines))


def _row(scene: Scene, row: int) -> str:
    name, y = TILE_ROWS[row], 57 + row * LINE
    seen = scene.view["rows"][name]
    band = rect(LEFT + 3 * STEP + GAP - 43, y - 49, 88, 98, "#ecd38f", 8)
    places = [_place(scene, row, at, key, y) for at, key in enumerate(seen["tiles"])]
    return band + _head(scene, row, y) + "".join(places) + _refresh(scene, name, y)


def _head(scene: Scene, row: int, y: float) -> str:
    """The stacks: how many tiles are left."""
    seen = scene.view["rows"][TILE_ROWS[row]]
    stack = f'<g transform="translate(25 {y - 14:g})">{tiles.back(row, 23)}</g>'
    counts = text(17, y + 21, seen["normal"], 14, "b") + text(35, y + 21, f"+{seen['special']}", 12, "f")
    return piece(identity("stack", TILE_ROWS[row]), 0, 0, stack + counts)


def _refresh(scene: Scene, name: str, y: float) -> str:
    """To pay for two other tiles of this row; shown when that is asked."""
    drawn = ""
    for at, good in enumerate(TRACKS):
        chosen = scene.choices.on(f"refresh {name} for {good}")
        if chosen:
            body = edge(24, 24, theme.PAPER, 12) + icon(good, 12, 12, 17)
            drawn += piece(identity("refresh", name, good), 1 + 25 * at, y + 28, body, chosen)
    return drawn


def _place(scene: Scene, row: int, at: int, key: str | None, y: float) -> str:
    x = LEFT + at * STEP + (GAP if at == SPECIAL else 0)
    if key is None:
        empty = hexagon(44, theme.SHADE, "", f' stroke="{theme.RULE}" stroke-dasharray="4 4"')
        return f'<g transform="translate({x:g} {y:g})">{empty}</g>'
    body = tiles.face(scene.hex_tile(key)) + _parler(scene, row, at)
    return piece(identity("tile", key), x, y, body, scene.choices.on(f"take {key}"), SCALE)


def _parler(scene: Scene, row: int, at: int) -> str:
    """Peter Parler's mark on the tile that he takes next."""
    parler = scene.view["parler"]
    if parler is None or parler["marks"][TILE_ROWS[row]] != at:
        return ""
    return icon("pawn", -34, -36, 24)
