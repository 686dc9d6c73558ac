"""Where the areas of the table go: on a wide screen, and as pages of a telephone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from groschen.render.layout import GAP, Row, column, column_width, taller
from groschen.render.pen import Area, Place, Room, Sheet

Own = Callable[[float], Area]
"""Draws somebody's own board, by so much taller than usual."""
BOARD = (("city",), ("road", "bridge"), ("hunger-wall", "cathedral"), ("supply", "seals"))
"""From top to bottom."""
MIDDLE = ("crane", "rows")
SHARED = {"hunger-wall": "cathedral", "road": "bridge", "supply": "seals"}
"""On a telephone, areas that lie above others on the same page."""
PAGES = ("crane", "rows", "narrow-city", "hunger-wall", "cathedral", "road", "bridge", "supply", "seals")


def wide(areas: Mapping[str, Area], own: Own, others: Sequence[Area], room: Room, title: str) -> Sheet:
    """The board on the left, crane and rows in the middle, this turn and the players on the right. Where the
    width is what is short, the own board is taller."""
    board = [tuple([areas[name] for name in line]) for line in BOARD]
    players: list[Row] = [areas["turn"], own(0), *others]
    columns: list[Sequence[Row]] = [board, [areas[name] for name in MIDDLE], players]
    height = room.height - 2 * GAP
    widths = [column_width(rows, height) for rows in columns]
    part = min((room.width - (len(columns) + 1) * GAP) / sum(widths), 1)
    gap = (room.width - part * sum(widths)) / (len(columns) + 1)
    more = taller(players, own(0), Room(0, 0, widths[2] * part, height))
    if more:
        players[1] = own(more)
    placed: list[Place] = []
    x = room.x + gap
    for rows, width in zip(columns, widths, strict=True):
        placed += column(rows, Room(x, room.y + GAP, width * part, height))
        x += width * part + gap
    return Sheet(title, room.width, room.height, tuple(placed))
