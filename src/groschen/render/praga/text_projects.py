"""The Hunger Wall and the Cathedral as text: two grids with what their squares do and everybody's marker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groschen.games.praga.box.pieces import ARROW, ARROW_UP
from groschen.games.praga.names import HUNGER_WALL, PROJECTS
from groschen.render.ink import Block, Line, Span, fit, flow, heading, line, right

if TYPE_CHECKING:
    from groschen.render.praga.text import Drawing

TIERS = ("", "I", "II", "III")


def projects(drawing: Drawing) -> Block:
    return flow([project(drawing, at) for at in range(len(PROJECTS))], drawing.width)


def project(drawing: Drawing, number: int) -> Block:
    """Rows from the top; the Hunger Wall is walked to the left, the Cathedral to the right."""
    grid, name = drawing.teller.projects[PROJECTS[number]], PROJECTS[number]
    columns = list(range(grid.width))
    if number == HUNGER_WALL:
        columns.reverse()
    cell = 1 + max(len(drawing.view["players"]), 3)
    width = max(cell * grid.width + 7, 34)
    colour = drawing.label("blue" if number == HUNGER_WALL else "red")
    title = drawing.label("project", project=drawing.name("project", name), colour=colour)
    block: Block = [heading(title, width)]
    for row in reversed(range(grid.height)):
        block.append(_row(drawing, number, row, columns, cell))
        if row and grid.tier[row] != grid.tier[row - 1]:
            price = drawing.teller.price(grid.gold[row], grid.stone[row])
            text = drawing.label("tier", tier=TIERS[grid.tier[row]], price=price)
            block.append(heading(text, width, "faint"))
    values = "".join(fit(f"×{grid.column_points[column]}", cell) for column in columns)
    block.append(line("   ", Span(values.rstrip(), "star")))
    return block


def _row(drawing: Drawing, number: int, row: int, columns: list[int], cell: int) -> Line:
    grid = drawing.teller.projects[PROJECTS[number]]
    parts: list[Span] = [Span(f"{grid.numbers[row]:>2} ", "faint")]
    for column in columns:
        square = _square(grid.squares[row][column], number)
        there = _markers(drawing, PROJECTS[number], row, column)
        parts += [square, *there, Span(" " * (cell - 1 - len(there)))]
    points = drawing.label("row points", n=grid.row_points[row])
    return (*parts, Span(right(points, 4), "star"))


def _square(value: int, number: int) -> Span:
    if value == ARROW:
        return Span("◂" if number == HUNGER_WALL else "▸", "strong")
    if value == ARROW_UP:
        return Span("▴", "strong")
    return Span(str(value), "strong") if value else Span("·", "rule")


def _markers(drawing: Drawing, name: str, row: int, column: int) -> list[Span]:
    players: list[Any] = drawing.view["players"]
    there = [
        seat
        for seat, player in enumerate(players)
        if (player["row"][name], player["column"][name]) == (row, column)
    ]
    return [Span(drawing.initials[seat], drawing.seat_style(seat)) for seat in there]
