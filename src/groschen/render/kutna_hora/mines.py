"""The mines: entrances and shafts, rocks and tiles, what a row is worth, and the stacks beside them."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.actions.mine import ENTRANCE_WOOD
from groschen.games.kutna_hora.box.components import Board
from groschen.render import theme
from groschen.render.kutna_hora import colours, tiles
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, edge, icon, piece, points, rect, text
from groschen.render.scene import View, about
from groschen.render.theme import var

CELL = 75
SURFACE = 70
SIDE = 10
VALUES = 80


def mines(scene: Scene) -> Area:
    """What a row is worth stands at its right end."""
    grid = scene.board.mines
    width, height = 2 * SIDE + grid.width * CELL + VALUES, SURFACE + grid.height * CELL + SIDE
    right = SIDE + grid.width * CELL + 40
    rows = [_row_value(scene, row, right, SURFACE + row * CELL + 42) for row in range(grid.height)]
    body = _underground(width, height, scene.board) + _spaces(scene) + "".join(rows) + _stacks(scene)
    return Area("mines", width, height, body, scene.label("mines"))


def narrow_mines(scene: Scene) -> Area:
    """For a telephone: larger figures, and what the rows are worth below them."""
    grid = scene.board.mines
    width, height = 2 * SIDE + grid.width * CELL, SURFACE + grid.height * CELL + SIDE + 84
    step = (width - 2 * SIDE) / grid.height
    y = SURFACE + grid.height * CELL + 48
    rows = [_row_value(scene, row, SIDE + (row + 0.5) * step, y, 1.25, True) for row in range(grid.height)]
    body = _underground(width, height, scene.board) + _spaces(scene, is_narrow=True)
    return Area("narrow-mines", width, height, body + "".join(rows) + _stacks(scene), scene.label("mines"))


@lru_cache(maxsize=16)
def _underground(width: float, height: float, board: Board) -> str:
    middles = [SIDE + (at + 0.5) * CELL for at in board.entrances]
    frames = [icon("headframe", x, SURFACE - 33, 66) for x in middles]
    shafts = [rect(x - 11, SURFACE - 5, 22, 12, var("shaft")) for x in middles]
    return (
        rect(0, 0, width, SURFACE + 20, var("sky"), 9)
        + _hills(width)
        + rect(0, SURFACE - 4, width, height - SURFACE + 4, "url(#kh-underground)", 9)
        + f'<path d="M0 {SURFACE - 3}H{width}" stroke="{var("turf")}" stroke-width="7"/>'
        + "".join(frames + shafts)
    )


def _hills(width: float) -> str:
    far = "M0 86V40C10 10 22 14 36 36S64 50 76 24 94 20 100 34V86z"
    near = "M0 86V62C20 40 34 78 52 66S84 46 100 64V86z"
    stretch = f'<g transform="scale({width / 100:g} {SURFACE / 86:g})">'
    return (
        f'{stretch}<path d="{far}" fill="{var("far-hill")}"/><path d="{near}" fill="{var("near-hill")}"/></g>'
    )


def _spaces(scene: Scene, is_narrow: bool = False) -> str:
    dug = {tile["space"]: tile for tile in scene.view["mines"]["tiles"]}
    names = scene.board.mines.names
    return "".join([_space(scene, at, dug.get(name), is_narrow) for at, name in enumerate(names)])


def _space(scene: Scene, at: int, dug: View | None, is_narrow: bool) -> str:
    grid = scene.board.mines
    name = grid.names[at]
    x, y = SIDE + at % grid.width * CELL + 2, SURFACE + at // grid.width * CELL + 6
    if dug is not None:
        return _dug(scene, dug, x, y, is_narrow)
    body = _empty(name, at in scene.board.entrances)
    called = scene.label("what space", place=name)
    return piece(f"space-{name}", x, y, body, about(f"space:{name}", called, scene.target("dig", at=name)))


@lru_cache(maxsize=128)
def _empty(name: str, is_entrance: bool) -> str:
    """A space to dig, and what an entrance costs."""
    cost = icon("wood", 45, 50, 20) + text(27, 50, ENTRANCE_WOOD, 17, "b w") if is_entrance else ""
    return edge(72, 72, var("hole"), 4, "dark") + text(36, 24 if cost else 36, name, 15, "w") + cost


def _dug(scene: Scene, dug: View, x: float, y: float, is_narrow: bool) -> str:
    tile, owner, key = scene.mine(dug["tile"]), dug["owner"], dug["tile"]
    face = tiles.rock_face if tile.is_rock else tiles.dug_face if is_narrow else tiles.mine_face
    body = face(tile)
    if owner is not None:
        whose = about("symbol:miner", scene.label("miner of", name=scene.words.seat(owner)))
        body += piece(f"miner-{owner}-{dug['space']}", 42, 38, icon(f"miner-{owner}", 14, 16, 31), whose)
    return scene.mine_tile(key, x, y, body)


def _row_value(scene: Scene, row: int, x: float, y: float, size: float = 1, is_numbered: bool = False) -> str:
    """All stars of the row, and what they are worth to the first, second and third."""
    grid = scene.board.mines
    dug = {tile["space"]: tile["tile"] for tile in scene.view["mines"]["tiles"]}
    names = [grid.names[at] for at in grid.rows[row]]
    total = sum(scene.mine(dug[name]).stars for name in names if name in dug)
    values = [value for value in scene.box.row_value(total) if value]
    shields = [points(24 * (at - 1), 19, value, 25 - at) for at, value in enumerate(values)]
    number = text(-32, -13, row + 1, 15, "w") if is_numbered else ""
    body = icon("star", 0, -14, 36) + text(0, -12.5, total, 15, "b k") + "".join(shields) + number
    worth = scene.words.all_of([str(value) for value in values]) if values else ""
    said = scene.label("row" if values else "row of nothing", row=row + 1, stars=total, worth=worth)
    return piece(f"mine-row-{row + 1}", x, y, body, about(f"mine-row:{row + 1}", said), size)


def _stacks(scene: Scene) -> str:
    """On the ground between the entrances: tiles left, tiles to draw, tiles discarded."""
    seen, x = scene.view["mines"], SIDE + scene.board.mines.width * CELL / 2
    return (
        _pile(scene, "stack", "mine", seen["stack"], x - 84)
        + _pile(scene, "technology", "technology", seen["level"], x)
        + _pile(scene, "discards", "skip", len(seen["discards"]), x + 84)
    )


def _pile(scene: Scene, name: str, sign: str, count: int, x: float) -> str:
    tile = rect(-33, -20, 66, 38, colours.LAMP, 5, f' stroke="{theme.LINE}" stroke-width="1.5"')
    body = tile + icon(sign, -14, -1, 26) + text(15, -1, count, 20, "b")
    more = about(f"pile:{name}", scene.label(f"pile {name}", n=count))
    return piece(f"pile-{name}", x, SURFACE / 2, body, more)
