"""Areas beside and below each other."""

from __future__ import annotations

from collections.abc import Sequence

from groschen.render.pen import Area, Place, Room

GAP = 12
MOST_BETWEEN = 16
"""How much further apart than usual the rows of a column may lie."""
MOST_TALLER = 0.3
"""By which part of its height a board may be taller than usual."""
Row = Area | tuple[Area, ...]
"""What stands in one line of a column: an area, or several beside each other."""


def column(rows: Sequence[Row], room: Room, gap: float = GAP) -> list[Place]:
    """One below the other, as wide as the room or, if that were too tall, narrower; what is left over lies
    between them."""
    gaps = gap * (len(rows) - 1)
    width = min(room.width, column_width(rows, room.height, gap))
    heights = [height_of(row, width) for row in rows]
    spare = min(room.height - sum(heights), MOST_BETWEEN * gaps)
    between = spare / max(len(rows) - 1, 1)
    x, y = room.x + (room.width - width) / 2, room.y
    places: list[Place] = []
    for row, height in zip(rows, heights, strict=True):
        places += beside(row, Room(x, y, width, height))
        y += height + between
    return places


def column_width(rows: Sequence[Row], height: float, gap: float = GAP) -> float:
    """How wide a column of these rows is if it fills a height."""
    steep = sum(height_of(row, 1000) for row in rows) / 1000
    return (height - gap * (len(rows) - 1)) / steep


def taller(rows: Sequence[Row], own: Area, room: Room, gap: float = GAP) -> float:
    """By how much a board can be taller, in its own units, where a column of this width leaves room below."""
    left_over = room.height - gap * (len(rows) - 1) - sum(height_of(row, room.width) for row in rows)
    return min(max(left_over, 0) * own.width / room.width, own.height * MOST_TALLER)


def beside(row: Row, room: Room) -> list[Place]:
    """The areas of one line, equally tall."""
    areas = _areas(row)
    places, x = [], room.x
    for area in areas:
        width = area.width / area.height * room.height
        places.append(Place(area, Room(x, room.y, width, room.height)))
        x += width + GAP
    return places


def height_of(row: Row, width: float) -> float:
    """How tall a line of this width is."""
    areas = _areas(row)
    ratio = sum(area.width / area.height for area in areas)
    return (width - GAP * (len(areas) - 1)) / ratio


def _areas(row: Row) -> tuple[Area, ...]:
    return (row,) if isinstance(row, Area) else row
