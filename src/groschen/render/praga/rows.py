"""The three rows of hex tiles: three normal ones and a special one, and their stacks."""

from __future__ import annotations

from groschen.games.praga.names import SPECIAL, TILE_ROWS, TRACKS
from groschen.render import theme
from groschen.render.pen import Area, edge, icon, identity, panel, piece, rect, text
from groschen.render.praga import colours, tiles
from groschen.render.praga.hexagons import hexagon
from groschen.render.praga.scene import Scene

WIDTH = 352
LINE = 116
HEIGHT = 3 * LINE + 6
LEFT = 48
STEP = 83
GAP = 7
"""Before the special tile."""
SCALE = 0.94
SIGNS = ("act-upgrade", "act-wall", "act-building")
"""Of upgrades, walls and buildings."""


def rows(scene: Scene) -> Area:
    lines = [_row(scene, row) for row in range(len(TILE_ROWS))]
    return Area("rows", WIDTH, HEIGHT, panel(WIDTH, HEIGHT) + "".join(lines), scene.label("hex tiles"))


def _row(scene: Scene, row: int) -> str:
    name, top = TILE_ROWS[row], 5 + row * LINE
    band = rect(_left(SPECIAL) - 43, top + 3, 86, LINE - 4, colours.of("special"), 8)
    keys = scene.view["rows"][name]["tiles"]
    places = [_place(scene, row, at, key, top + 68) for at, key in enumerate(keys)]
    return band + _head(scene, row, top + 12) + "".join(places) + _refresh(scene, name, top + 12)


def _left(place: int) -> float:
    """The middle of a tile."""
    return LEFT + place * STEP + (GAP if place == SPECIAL else 0)


def _head(scene: Scene, row: int, y: float) -> str:
    """How many tiles are left in the two stacks."""
    seen = scene.view["rows"][TILE_ROWS[row]]
    normal = icon(SIGNS[row], 22, y, 21) + text(37, y, f"+{seen['normal']}", 13, "f l")
    special = icon("special", _left(SPECIAL) - 12, y, 19) + text(
        _left(SPECIAL) + 2, y, f"+{seen['special']}", 13, "k l"
    )
    name = TILE_ROWS[row]
    return piece(
        identity("stack", name), 0, 0, normal + special, scene.thing("row", name, scene.name("row", name))
    )


def _refresh(scene: Scene, name: str, y: float) -> str:
    """To pay for two other tiles of this row; shown when that is asked."""
    drawn = ""
    for at, good in enumerate(TRACKS):
        target = scene.target("refresh row", row=name, good=good)
        if target:
            body = edge(50, 22, colours.LEAVES, 11) + icon("refresh", 15, 11, 18) + icon(good, 36, 11, 18)
            more = scene.thing("turn", "refresh", scene.label("may refresh"), target)
            drawn += piece(identity("refresh", name, good), 82 + 58 * at, y - 10, body, more)
    return drawn


def _place(scene: Scene, row: int, at: int, key: str | None, y: float) -> str:
    x = _left(at)
    if key is None:
        empty = hexagon(44, theme.SHADE, "", f' stroke="{theme.RULE}" stroke-dasharray="4 4"')
        return f'<g transform="translate({x:g} {y:g})">{empty}</g>'
    body = tiles.face(scene.hex_tile(key)) + _parler(scene, row, at)
    more = scene.tile(key, scene.target("take", piece=key))
    return piece(identity("tile", key), x, y, body, more, SCALE)


def _parler(scene: Scene, row: int, at: int) -> str:
    """Peter Parler's mark on the tile that he takes next."""
    parler = scene.view["parler"]
    if parler is None or parler["marks"][TILE_ROWS[row]] != at:
        return ""
    return icon("pawn", -34, -36, 24)
