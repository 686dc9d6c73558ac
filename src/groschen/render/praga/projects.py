"""The Hunger Wall and St. Vitus Cathedral: tiers of squares, what they are worth, and who stands where."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import ARROW, ARROW_UP, Project
from groschen.games.praga.names import CATHEDRAL, HUNGER_WALL, PROJECTS
from groschen.render import theme
from groschen.render.pen import Area, icon, panel, piece, points, rect, text
from groschen.render.praga import colours
from groschen.render.praga.bridge import final
from groschen.render.praga.scene import Scene, is_legal

HEIGHT = 268
WALL_WIDTH = 342
CATHEDRAL_WIDTH = 434
CELL = 36
LINE = 32
TOP = 58
TIERS = (colours.of("tier-1"), colours.of("tier-2"), colours.of("tier-3"))
SIGNS = ("hunger-wall", "st-vitus")
LEFT = 28
"""Where the squares begin, right of the numbers of the rows."""
FINALS = 342
"""Where the V tiles lie beside the Cathedral."""


def hunger_wall(scene: Scene) -> Area:
    body = panel(WALL_WIDTH, HEIGHT) + _grid(scene, HUNGER_WALL)
    return Area("hunger-wall", WALL_WIDTH, HEIGHT, body, scene.name("project", PROJECTS[HUNGER_WALL]))


def cathedral(scene: Scene) -> Area:
    body = panel(CATHEDRAL_WIDTH, HEIGHT) + _grid(scene, CATHEDRAL) + _finals(scene)
    return Area("cathedral", CATHEDRAL_WIDTH, HEIGHT, body, scene.name("project", PROJECTS[CATHEDRAL]))


def square(project: int, grid: Project, row: int, column: int) -> tuple[float, float]:
    """The upper left corner of a square. On the Hunger Wall one walks to the left."""
    across = grid.width - 1 - column if project == HUNGER_WALL else column
    return LEFT + across * CELL, TOP + (grid.height - 1 - row) * LINE


def _grid(scene: Scene, project: int) -> str:
    grid, name = scene.project(project), scene.name("project", PROJECTS[project])
    title = icon(SIGNS[project], 26, 24, 28) + text(46, 24, name, 17, "h l")
    drawn = title + _printed(scene, project, grid)
    return drawn + _targets(scene, project, grid) + _markers(scene, project, grid)


def _printed(scene: Scene, project: int, grid: Project) -> str:
    name, rows, columns = PROJECTS[project], range(grid.height), range(grid.width)
    squares = [
        f"<g{on_square(scene, name, grid, row, column)}>{_square(project, grid, row, column)}</g>"
        for row in rows
        for column in columns
    ]
    heads = [f"<g{_of_column(scene, name, at)}>{_head(project, grid, at)}</g>" for at in columns]
    sides = [f"<g{_of_row(scene, name, grid, at)}>{_row_value(grid, at)}</g>" for at in rows]
    return "".join(squares + heads + sides)


def on_square(scene: Scene, name: str, grid: Project, row: int, column: int, target: str = "") -> str:
    """The attributes of whatever lies on a square: its card tells of the square."""
    facts = {"row": grid.numbers[row], "column": column + 1}
    title = scene.label("on grid", project=scene.name("project", name), **facts)
    return scene.thing("square", f"{name}-{row}-{column}", title, target)


def _of_row(scene: Scene, name: str, grid: Project, row: int) -> str:
    return scene.thing("grid row", f"{name}-{row}", scene.label("grid row", row=grid.numbers[row]))


def _of_column(scene: Scene, name: str, column: int) -> str:
    return scene.thing("grid column", f"{name}-{column}", scene.label("grid column", column=column + 1))


@lru_cache(maxsize=256)
def _square(project: int, grid: Project, row: int, column: int) -> str:
    x, y = square(project, grid, row, column)
    found = grid.squares[row][column]
    fill = TIERS[min(grid.tier[row], len(TIERS)) - 1]
    cell = rect(x + 1, y + 1, CELL - 2, LINE - 2, fill, 3, f' stroke="{theme.RULE}"')
    middle_x, middle_y = x + CELL / 2, y + LINE / 2
    if found == ARROW_UP:
        return cell + icon("go-up", middle_x, middle_y, 21)
    if found == ARROW:
        return cell + icon("go-left" if project == HUNGER_WALL else "go-right", middle_x, middle_y, 21)
    return cell + (points(middle_x, middle_y, found, 23) if found else "")


@lru_cache(maxsize=64)
def _head(project: int, grid: Project, column: int) -> str:
    """What a token is worth in this column."""
    x, _ = square(project, grid, 0, column)
    token = "blue-token" if project == HUNGER_WALL else "red-token"
    worth = f"×{grid.column_points[column]}"
    room = rect(x, TOP - 19, CELL, 18, "none", 0, ' class="all"')
    return room + icon(token, x + 9, TOP - 10, 15) + text(x + 25, TOP - 10, worth, 14, "b")


@lru_cache(maxsize=64)
def _row_value(grid: Project, row: int) -> str:
    """The number of the row, what it is worth, and what entering a tier costs."""
    y, right = TOP + (grid.height - 1 - row) * LINE, LEFT + grid.width * CELL
    number = text(LEFT - 9, y + LINE / 2, grid.numbers[row], 14, "f")
    plate = rect(right + 4, y + 4, 28, LINE - 8, colours.of("coal"), 4)
    return (
        number + plate + text(right + 18, y + LINE / 2, grid.row_points[row], 15, "b w") + _tier(grid, row, y)
    )


def _tier(grid: Project, row: int, y: float) -> str:
    if row == 0 or grid.tier[row] == grid.tier[row - 1]:
        return ""
    right = LEFT + grid.width * CELL
    line = f'<path d="M{LEFT - 18} {y + LINE:g}H{right:g}" stroke="{theme.RUBRIC}" stroke-width="2.500"/>'
    x, drawn = right + 36, ""
    for good, amount in (("gold", grid.gold[row]), ("stone", grid.stone[row])):
        if amount:
            drawn += text(x + 4, y + LINE, amount, 13, "b k") + icon(good, x + 15, y + LINE, 15)
            x += 25
    sign = rect(right + 35, y + LINE - 10, x - right - 34, 20, colours.PRICE, 3, ' stroke="var(--wax)"')
    return line + (sign + drawn if drawn else "")


def _targets(scene: Scene, project: int, grid: Project) -> str:
    """Where the player who decides may move: a row up, or sideways."""
    if scene.asked is None:
        return ""
    name = PROJECTS[project]
    row, column = scene.asked["row"][name], scene.asked["column"][name]
    up = scene.target("climb", "up the", "follow the arrow", at=name)
    return _target(scene, project, grid, row + 1, column, up) + _target(
        scene, project, grid, row, column + 1, scene.target("step", at=name)
    )


def _target(scene: Scene, project: int, grid: Project, row: int, column: int, target: str) -> str:
    """A square to move to; at the end of the grid, the square one stands on."""
    if not target:
        return ""
    row, column = min(row, grid.height - 1), min(column, grid.width - 1)
    x, y = square(project, grid, row, column)
    size = f'width="{CELL - 4}" height="{LINE - 4}" rx="3"'
    frame = f'<rect class="edge" {size} fill="{colours.LEAVES}" fill-opacity=".3"/>'
    sign = "" if is_legal(target) else icon("skip", CELL - 12, LINE - 12, 15)
    name = PROJECTS[project]
    more = on_square(scene, name, grid, row, column, target)
    return piece(f"square-{name}-{row}-{column}", x + 2, y + 2, frame + sign, more)


def _markers(scene: Scene, project: int, grid: Project) -> str:
    return "".join([_marker(scene, project, grid, seat) for seat in range(len(scene.view["players"]))])


def _marker(scene: Scene, project: int, grid: Project, seat: int) -> str:
    """One corner of a square for every seat."""
    name, seen = PROJECTS[project], scene.view["players"][seat]
    row, column = seen["row"][name], seen["column"][name]
    x, y = square(project, grid, row, column)
    across, down = seat % 2, seat // 2
    left, top = x + 10 + across * (CELL - 20), y + 9.5 + down * (LINE - 19)
    more = on_square(scene, name, grid, row, column)
    return piece(f"{name}-{seat}", left, top, icon(f"counter-{seat}", 0, 0, 17), more)


def _finals(scene: Scene) -> str:
    """The V tiles beside the Cathedral, for whoever reaches its third tier."""
    keys = scene.view["cathedral_finals"]
    drawn = [final(scene, key, FINALS, TOP + 6 + 46 * at, "claim", 0.88) for at, key in enumerate(keys)]
    head = icon("st-vitus", FINALS + 24, TOP - 11, 22) + text(FINALS + 50, TOP - 11, "III", 14, "b")
    more = scene.thing("area", "cathedral", scene.label("cathedral finals"))
    return f"<g{more}>{head}</g>" + "".join(drawn)
