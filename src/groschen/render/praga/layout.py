"""Where the areas of the table go: on a wide screen, and as pages of a telephone."""

from __future__ import annotations

from groschen.render.layout import GAP, beside, column
from groschen.render.pen import Area, Place, Room, Sheet

LINES = (("city",), ("road", "bridge"), ("hunger-wall", "cathedral"), ("supply", "seals"))
"""The board, from top to bottom."""
MIDDLE = ("crane", "rows")
PAGES = ("turn", "crane", "rows", "city", "hunger-wall", "cathedral", "road", "bridge", "supply", "seals")
HEADING = 60
"""How much height must be left over for a heading."""


def slope(areas: list[Area]) -> float:
    """The height of areas side by side, in parts of their width together."""
    return 1 / sum([area.width / area.height for area in areas])


def wide(areas: dict[str, Area], boards: list[Area], room: Room, title: str) -> Sheet:
    """The board on the left, crane and rows in the middle, this turn and the players on the right; what is too
    low gets a heading."""
    lines = [[areas[name] for name in line] for line in LINES]
    middle, right = [areas[name] for name in MIDDLE], [areas["turn"], *boards]
    columns = [[slope(line) for line in lines], *[[slope([each]) for each in part] for part in (middle, right)]]
    height, width = room.height - 2 * GAP, room.width - 4 * GAP
    widest = [(height - GAP * (len(column) - 1)) / sum(column) for column in columns]
    part = min(width / sum(widest), 1)
    over = height - max([sum(c) * w * part + GAP * (len(c) - 1) for c, w in zip(columns, widest, strict=True)])
    top = room.y + GAP + (over if over > HEADING else 0)
    gap = (room.width - sum(widest) * part) / 4
    x, placed = room.x + gap, []
    for at, wide_ in enumerate(widest):
        inside = Room(x, top, wide_ * part, room.y + room.height - GAP - top)
        placed += _board(lines, inside) if at == 0 else column((middle, right)[at - 1], inside)
        x += wide_ * part + gap
    if over > HEADING:
        head = Room(room.x + gap, room.y + GAP, room.width - 2 * gap, over - GAP)
        placed.append(Place(areas["heading"], head))
    return Sheet(title, room.width, room.height, tuple(placed))


def _board(lines: list[list[Area]], room: Room) -> list[Place]:
    """The lines of the board one below the other."""
    heights = [(room.width - GAP * (len(line) - 1)) * slope(line) for line in lines]
    gap = min((room.height - sum(heights)) / (len(lines) - 1), 3 * GAP)
    y, placed = room.y, []
    for line, height in zip(lines, heights, strict=True):
        if len(line) == 1:
            placed.append(Place(line[0], Room(room.x, y, room.width, height)))
        else:
            placed += beside(line[0], line[1], room.x, y, room.width)
        y += height + gap
    return placed
