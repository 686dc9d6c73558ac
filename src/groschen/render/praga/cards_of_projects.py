"""Tooltip cards of the Hunger Wall and the Cathedral: of every square, row and column."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.games.praga.box.pieces import ARROW, ARROW_UP, Project
from groschen.games.praga.names import HUNGER_WALL, LEVELS, PROJECTS
from groschen.render.praga.scene import Scene
from groschen.render.scene import Card


def projects(scene: Scene) -> Iterator[Card]:
    for project in range(len(PROJECTS)):
        grid = scene.project(project)
        for row in range(grid.height):
            yield _row(scene, project, grid, row)
            for column in range(grid.width):
                yield _square(scene, project, grid, row, column)
        for column in range(grid.width):
            yield _column(scene, project, grid, column)


def _square(scene: Scene, project: int, grid: Project, row: int, column: int) -> Card:
    """What it does, in which tier it lies, what it counts at the end, and who stands there."""
    name = PROJECTS[project]
    facts = {"row": grid.numbers[row], "column": column + 1}
    lines = (
        _printed(scene, grid.squares[row][column]),
        _tier(scene, grid, row),
        _row_counts(scene, grid, row),
        _column_counts(scene, project, grid, column),
        _who_stands(scene, name, row, column),
    )
    title = scene.label("on grid", project=scene.name("project", name), **facts)
    said = tuple([line for line in lines if line])
    return Card(f"square:{name}-{row}-{column}", scene.name("kind", "square"), title, said)


def _printed(scene: Scene, found: int) -> str:
    if found in (ARROW, ARROW_UP):
        return scene.words.phrases.terms["◂" if found == ARROW else "▴"]
    return scene.label("square points", n=found) if found else ""


def _tier(scene: Scene, grid: Project, row: int) -> str:
    """The tier of a row, and what entering it costs."""
    tier = grid.tier[row]
    first = grid.tier.index(tier)
    if not grid.gold[first] and not grid.stone[first]:
        return scene.label("in tier", tier=LEVELS[tier - 1])
    price = scene.words.price(grid.gold[first], grid.stone[first])
    return scene.label("enters tier", tier=LEVELS[tier - 1], price=price)


def _row_counts(scene: Scene, grid: Project, row: int) -> str:
    return scene.label("row counts", n=grid.row_points[row])


def _column_counts(scene: Scene, project: int, grid: Project, column: int) -> str:
    key = "column counts blue" if project == HUNGER_WALL else "column counts red"
    return scene.label(key, n=grid.column_points[column])


def _who_stands(scene: Scene, name: str, row: int, column: int) -> str:
    here = [
        player["name"]
        for player in scene.view["players"]
        if (player["row"][name], player["column"][name]) == (row, column)
    ]
    return scene.label("stand here", names=scene.words.all_of(here)) if here else ""


def _row(scene: Scene, project: int, grid: Project, row: int) -> Card:
    name = PROJECTS[project]
    title = scene.titled(scene.name("project", name), scene.label("grid row", row=grid.numbers[row]))
    lines = (_tier(scene, grid, row), _row_counts(scene, grid, row))
    return Card(f"grid row:{name}-{row}", scene.name("kind", "grid row"), title, lines)


def _column(scene: Scene, project: int, grid: Project, column: int) -> Card:
    name = PROJECTS[project]
    title = scene.titled(scene.name("project", name), scene.label("grid column", column=column + 1))
    lines = (_column_counts(scene, project, grid, column),)
    return Card(f"grid column:{name}-{column}", scene.name("kind", "grid column"), title, lines)
