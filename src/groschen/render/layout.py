"""Areas beside and below each other."""

from __future__ import annotations

from groschen.render.pen import Area, Place, Room

GAP = 12


def beside(one: Area, other: Area, x: float, y: float, width: float) -> list[Place]:
    """Two areas in one line of some width, both equally tall."""
    ratio = one.width / one.height + other.width / other.height
    height = (width - GAP) / ratio
    first = one.width / one.height * height
    return [
        Place(one, Room(x, y, first, height)),
        Place(other, Room(x + first + GAP, y, width - GAP - first, height)),
    ]


def column(areas: list[Area], room: Room, gap: float = GAP) -> list[Place]:
    """One below the other, as wide as the room or, if that were too tall, narrower; what is left over lies
    between them."""
    heights = [area.height * room.width / area.width for area in areas]
    total = sum(heights) + gap * (len(areas) - 1)
    if total > room.height:
        shrink = (room.height - gap * (len(areas) - 1)) / sum(heights)
        heights = [height * shrink for height in heights]
    spare = room.height - sum(heights)
    gap = min(spare / max(len(areas) - 1, 1), 3 * gap)
    tops = [room.y + sum(heights[:at]) + gap * at for at in range(len(areas))]
    return [
        Place(area, Room(room.x, top, room.width, height))
        for area, top, height in zip(areas, tops, heights, strict=True)
    ]
