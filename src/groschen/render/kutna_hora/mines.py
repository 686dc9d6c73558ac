"""The mines: entrances and shafts, rocks and tiles, what a row is worth, and the stacks beside them."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.box.components import Board
from groschen.games.kutna_hora.state import ENTRANCE_WOOD
from groschen.render import theme
from groschen.render.kutna_hora import colours, tiles
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, clean, edge, icon, identity, piece, points, rect, text
from groschen.render.scene import View

CELL = 75
SURFACE = 86
SIDE = 10
VALUES = 80


def mines(scene: Scene) -> Area:
    board: Board = getattr(scene.box, scene.view["town"]["side"])
    grid = board.mines
    width, height = 2 * SIDE + grid.width * CELL + VALUES, SURFACE + grid.height * CELL + SIDE
    dug = {tile["space"]: tile for tile in scene.view["mines"]["tiles"]}
    spaces = [_space(scene, board, at, dug.get(grid.names[at])) for at in range(grid.size)]
    rows = [_row_value(scene, board, row, dug) for row in range(grid.height)]
    body = _underground(width, height, board) + "".join(spaces + rows) + _stacks(scene, board)
    return Area("mines", width, height, body)


@lru_cache(maxsize=16)
def _underground(width: float, height: float, board: Board) -> str:
    frames = [icon("headframe", SIDE + (at + 0.5) * CELL, SURFACE - 40, 78) for at in board.entrances]
    shafts = [rect(SIDE + (at + 0.5) * CELL - 11, SURFACE - 5, 22, 12, "#120d0a") for at in board.entrances]
    return (
        rect(0, 0, width, SURFACE + 20, "#d8c79a", 9)
        + _hills(width)
        + rect(0, SURFACE - 4, width, height - SURFACE + 4, "url(#kh-underground)", 9)
        + f'<path d="M0 {SURFACE - 3}H{width}" stroke="#6f7a45" stroke-width="7"/>'
        + "".join(frames + shafts)
    )


def _hills(width: float) -> str:
    far = "M0 86V40C10 10 22 14 36 36S64 50 76 24 94 20 100 34V86z"
    near = "M0 86V62C20 40 34 78 52 66S84 46 100 64V86z"
    stretch = f'<g transform="scale({width / 100:g} 1)">'
    return f'{stretch}<path d="{far}" fill="#c3bd85"/><path d="{near}" fill="#a9ae74"/></g>'


def _space(scene: Scene, board: Board, at: int, dug: View | None) -> str:
    grid = board.mines
    name = grid.names[at]
    x, y = SIDE + at % grid.width * CELL + 2, SURFACE + at // grid.width * CELL + 6
    if dug is not None:
        return _dug(scene, dug, x, y)
    return piece(f"space-{name}", x, y, _empty(name, at in board.entrances), scene.choices.on(f"dig {name}"))


@lru_cache(maxsize=128)
def _empty(name: str, is_entrance: bool) -> str:
    """A space to dig, and what an entrance costs."""
    cost = icon("wood", 45, 50, 20) + text(27, 50, ENTRANCE_WOOD, 17, "b deep") if is_entrance else ""
    return edge(72, 72, "#1d1612", 4, "dark") + text(36, 24 if cost else 36, name, 15, "deep") + cost


def _dug(scene: Scene, dug: View, x: float, y: float) -> str:
    tile, owner, key = scene.mine(dug["tile"]), dug["owner"], dug["tile"]
    body = tiles.rock_face(tile) if tile.is_rock else tiles.mine_face(tile)
    if owner is not None:
        body += piece(f"miner-{owner}-{dug['space']}", 42, 38, icon(f"miner-{owner}", 14, 16, 31))
    return piece(identity("mine", key), x, y, body, f' data-tile="{clean(key)}"')


def _row_value(scene: Scene, board: Board, row: int, dug: dict[str, View]) -> str:
    """All stars of the row, and what they are worth to the first, second and third."""
    names = [board.mines.names[at] for at in board.mines.rows[row]]
    total = sum(scene.mine(dug[name]["tile"]).stars for name in names if name in dug)
    x, y = SIDE + board.mines.width * CELL + 6, SURFACE + row * CELL + 42
    values = [value for value in scene.box.row_value(total) if value]
    shields = [points(x + 11 + 24 * at, y + 19, value, 25 - at) for at, value in enumerate(values)]
    return icon("star", x + 34, y - 14, 36) + text(x + 34, y - 12.5, total, 15, "b") + "".join(shields)


def _stacks(scene: Scene, board: Board) -> str:
    """On the ground between the entrances: tiles left, tiles to draw, tiles discarded."""
    seen = scene.view["mines"]
    x = SIDE + board.mines.width * CELL / 2
    return (
        _pile("pile-mines", "mine", seen["stack"], x - 84)
        + _pile("pile-technology", "technology", seen["level"], x)
        + _pile("pile-discards", "skip", len(seen["discards"]), x + 84)
    )


def _pile(name: str, sign: str, count: int, x: float) -> str:
    tile = rect(-33, -20, 66, 38, colours.LAMP, 5, f' stroke="{theme.INK}" stroke-width="1.5"')
    return piece(name, x, SURFACE / 2, tile + icon(sign, -14, -1, 26) + text(15, -1, count, 20, "b"))
