"""The Hunger Wall and St. Vitus Cathedral: tiers of squares, what they are worth, and who stands where."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import ARROW, ARROW_UP, Project
from groschen.games.praga.names import CATHEDRAL, HUNGER_WALL, PROJECTS
from groschen.render import theme
from groschen.render.pen import Area, edge, icon, panel, piece, points, rect, text
from groschen.render.praga import colours
from groschen.render.praga.road import final
from groschen.render.praga.scene import Scene
from groschen.render.scene import View

WIDTH = 744
HEIGHT = 268
CELL = 35
LINE = 32
TOP = 58
TIERS = ("#f1e3c2", "#e3d0a6", "#cfb684")
SIGNS = ("hunger-wall", "st-vitus")
LEFTS = (12, 419)
"""Where the two grids begin."""
PAD = 20


def projects(scene: Scene) -> Area:
    grids = [_grid(scene, at) for at in (HUNGER_WALL, CATHEDRAL)]
    body = panel(WIDTH, HEIGHT) + "".join(grids) + _finals(scene)
    return Area("projects", WIDTH, HEIGHT, body)


def square(project: int, grid: Project, row: int, column: int) -> tuple[float, float]:
    """The upper left corner of a square. On the Hunger Wall one walks to the left."""
    across = grid.width - 1 - column if project == HUNGER_WALL else column
    return LEFTS[project] + PAD + across * CELL, TOP + (grid.height - 1 - row) * LINE


def _grid(scene: Scene, project: int) -> str:
    grid = scene.project(project)
    title = icon(SIGNS[project], LEFTS[project] + 12, 22, 28) + text(
        LEFTS[project] + 32, 22, scene.labels[PROJECTS[project]], 16, "h l"
    )
    return title + _printed(project, grid) + _targets(scene, project, grid) + _markers(scene, project, grid)


@lru_cache(maxsize=16)
def _printed(project: int, grid: Project) -> str:
    squares = [
        _square(project, grid, row, column) for row in range(grid.height) for column in range(grid.width)
    ]
    heads = [_head(project, grid, column) for column in range(grid.width)]
    sides = [_row_value(project, grid, row) for row in range(grid.height)]
    return "".join(squares + heads + sides)


def _square(project: int, grid: Project, row: int, column: int) -> str:
    x, y = square(project, grid, row, column)
    found = grid.squares[row][column]
    fill = TIERS[min(grid.tier[row], len(TIERS)) - 1]
    cell = rect(x + 1, y + 1, CELL - 2, LINE - 2, fill, 3, f' stroke="{theme.RULE}"')
    middle_x, middle_y = x + CELL / 2, y + LINE / 2
    if found == ARROW_UP:
        return cell + icon("go-up", middle_x, middle_y, 20)
    if found == ARROW:
        return cell + icon("go-left" if project == HUNGER_WALL else "go-right", middle_x, middle_y, 20)
    return cell + (points(middle_x, middle_y, found, 21) if found else "")


def _head(project: int, grid: Project, column: int) -> str:
    """What a token is worth in this column."""
    x, _ = square(project, grid, 0, column)
    token = "blue-token" if project == HUNGER_WALL else "red-token"
    worth = f"×{grid.column_points[column]}"
    return icon(token, x + 10, TOP - 12, 14) + text(x + 25, TOP - 12, worth, 14, "b")


def _row_value(project: int, grid: Project, row: int) -> str:
    """The number of the row, what it is worth, and what entering a tier costs."""
    _, y = square(project, grid, row, 0)
    left, right = LEFTS[project] + PAD, LEFTS[project] + PAD + grid.width * CELL
    number = text(left - 9, y + LINE / 2, grid.numbers[row], 13, "f")
    value = rect(right + 4, y + 4, 28, LINE - 8, theme.INK, 4) + text(
        right + 18, y + LINE / 2, grid.row_points[row], 15, "b w"
    )
    return number + value + _tier(grid, row, left - 18, right, y)


def _tier(grid: Project, row: int, left: float, right: float, y: float) -> str:
    if row == 0 or grid.tier[row] == grid.tier[row - 1]:
        return ""
    line = f'<path d="M{left:g} {y + LINE:g}H{right:g}" stroke="{theme.RUBRIC}" stroke-width="2.500"/>'
    x, drawn = right + 36, ""
    for good, amount in (("gold", grid.gold[row]), ("stone", grid.stone[row])):
        if amount:
            drawn += text(x + 4, y + LINE, amount, 12, "b") + icon(good, x + 16, y + LINE, 14)
            x += 26
    sign = rect(right + 35, y + LINE - 9, x - right - 34, 18, colours.SIGN, 3, f' stroke="{theme.RUBRIC}"')
    return line + (sign + drawn if drawn else "")


def _targets(scene: Scene, project: int, grid: Project) -> str:
    """Where the player who decides may move."""
    if scene.asked is None:
        return ""
    name = PROJECTS[project]
    row, column = scene.asked["row"][name], scene.asked["column"][name]
    asked = (f"climb {name}", f"up the {name}", *_arrow(scene, project))
    up = _target(scene, project, grid, row + 1, column, asked)
    return up + _target(scene, project, grid, row, column + 1, (f"step {name}",))


def _arrow(scene: Scene, project: int) -> tuple[str, ...]:
    """An arrow is followed here if this is the only marker on one."""
    assert scene.asked is not None
    waiting = [
        at
        for at, name in enumerate(PROJECTS)
        if scene.project(at).squares[scene.asked["row"][name]][scene.asked["column"][name]] == ARROW_UP
    ]
    return ("follow the arrow",) if waiting == [project] else ()


def _target(scene: Scene, project: int, grid: Project, row: int, column: int, asked: tuple[str, ...]) -> str:
    chosen = next((found for found in map(scene.choices.on, asked) if found), "")
    if not chosen:
        return ""
    x, y = square(project, grid, row, column)
    frame = edge(CELL - 4, LINE - 4, "#fff6d8", 3).replace("<rect", '<rect fill-opacity=".45"')
    return piece(f"square-{PROJECTS[project]}-{row}-{column}", x + 2, y + 2, frame, chosen)


def _markers(scene: Scene, project: int, grid: Project) -> str:
    name = PROJECTS[project]
    return "".join(
        [_marker(project, grid, seat, seen, name) for seat, seen in enumerate(scene.view["players"])]
    )


def _marker(project: int, grid: Project, seat: int, seen: View, name: str) -> str:
    """One corner of a square for every seat."""
    x, y = square(project, grid, seen["row"][name], seen["column"][name])
    across, down = seat % 2, seat // 2
    left, top = x + 10 + across * (CELL - 20), y + 9.5 + down * (LINE - 19)
    return piece(f"{name}-{seat}", left, top, icon(f"counter-{seat}", 0, 0, 17))


def _finals(scene: Scene) -> str:
    """The V tiles beside the Cathedral."""
    keys = scene.view["cathedral_finals"]
    drawn = [final(scene, key, 330, TOP + 4 + 48 * at, f"claim {key}", 0.92) for at, key in enumerate(keys)]
    return icon("st-vitus", 364, TOP - 14, 24) + text(388, TOP - 14, "III", 14, "b") + "".join(drawn)
