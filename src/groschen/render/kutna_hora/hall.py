"""The town hall board: three rows of stacks, what the rights cost, and the red tiles that wait."""

from __future__ import annotations

from groschen.games.kutna_hora.town_hall import COLUMNS, ROWS
from groschen.render import theme
from groschen.render.kutna_hora import tiles
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, coin, icon, panel, rect, text
from groschen.render.scene import View, about

LEFT = 28
TOP = 54
ACROSS = 104
DOWN = 100
WIDTH = LEFT + COLUMNS * ACROSS + 8
HEIGHT = TOP + 3 * DOWN + 6


def hall(scene: Scene) -> Area:
    rows = [_row(scene, at, stacks) for at, stacks in enumerate(scene.view["hall"])]
    waiting = [_waiting(scene, row, key) for row, key in enumerate(scene.view["red_waiting"])]
    title = scene.label("hall")
    body = panel(WIDTH, HEIGHT) + text(14, 15, title, 14, "h l") + _costs(scene) + "".join(rows + waiting)
    return Area("hall", WIDTH, HEIGHT, body, title)


def place(row: int, column: int) -> tuple[float, float]:
    return LEFT + column * ACROSS, TOP + row * DOWN


def _costs(scene: Scene) -> str:
    """Above each column: groschen, or permits at their price."""
    return "".join([_column(scene, column, *cost) for column, cost in enumerate(scene.box.hall_costs)])


def _column(scene: Scene, column: int, groschen: int, permits: int) -> str:
    more = about(f"hall-column:{column + 1}", scene.label("what column", column=column + 1))
    room = rect(LEFT + column * ACROSS, 22, tiles.WIDTH, 28, "none", 0, ' class="all"')
    return f"<g{more}>{room}{_cost(column, groschen, permits)}</g>"


def _cost(column: int, groschen: int, permits: int) -> str:
    x = LEFT + column * ACROSS + tiles.WIDTH / 2
    number = text(x - 36, 43, column + 1, 14, "f")
    if groschen:
        return number + coin(x, 36, groschen, 11)
    return number + "".join(
        [icon("permits", x + 19 * (at - (permits - 1) / 2), 36, 22) for at in range(permits)]
    )


def _row(scene: Scene, row: int, stacks: list[View]) -> str:
    letter = ROWS[row]
    name = text(16, TOP + row * DOWN + tiles.HEIGHT / 2, letter, 17, "b f")
    found = [_stack(scene, f"{letter}{at + 1}", row, at, stack) for at, stack in enumerate(stacks)]
    return name + "".join([_empty(row, at) for at in range(len(stacks), COLUMNS)]) + "".join(found)


def _empty(row: int, column: int) -> str:
    x, y = place(row, column)
    outline = f' stroke="{theme.RULE}" stroke-dasharray="4 4"'
    return rect(x, y, tiles.WIDTH, tiles.HEIGHT, theme.SHADE, 6, outline)


def _stack(scene: Scene, name: str, row: int, column: int, stack: View) -> str:
    """The top tile, the edges of those below it, and how many there are in all."""
    x, y = place(row, column)
    below = range(min(stack["tiles"] - 1, 3), 0, -1)
    outline = f' stroke="{theme.EDGE}"'
    edges = "".join(
        [rect(x + n * 1.5, y + n * 2, tiles.WIDTH, tiles.HEIGHT, theme.SHADE, 6, outline) for n in below]
    )
    key = stack["top"]
    depth = (
        rect(56, -7, 22, 13, theme.PRINT, 4) + text(67, -0.5, f"×{stack['tiles']}", 11, "w")
        if stack["tiles"] > 1
        else ""
    )
    face = tiles.face(scene.building(key)) + depth
    return edges + scene.tile(key, x, y, face, scene.target("rights", at=name))


def _waiting(scene: Scene, row: int, key: str) -> str:
    """A red tile enters the hall later; until then it lies pale in the last column."""
    x, y = place(row, COLUMNS - 1)
    body = f'<g class="pale">{tiles.face(scene.building(key))}</g>{icon("hourglass", 50, 46, 26)}'
    return scene.tile(key, x, y, body)
