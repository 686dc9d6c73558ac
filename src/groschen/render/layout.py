"""Areas beside and below each other, and the picture around them."""

from __future__ import annotations

from groschen.render.pen import Area, clean

WIDTH = 1600
HEIGHT = 1000
GAP = 12


def beside(one: Area, other: Area) -> Area:
    """Two areas of the same height as one."""
    width = one.width + GAP + other.width
    body = one.fit(0, 0, one.width, one.height) + other.fit(one.width + GAP, 0, other.width, other.height)
    return Area(f"{one.name}-{other.name}", width, one.height, body)


def column(areas: list[Area], x: float, top: float, width: float) -> list[str]:
    """One below the other at full width; what is left over lies between them."""
    heights = [area.height * width / area.width for area in areas]
    spare = HEIGHT - top - GAP - sum(heights)
    gap = min(spare / max(len(areas) - 1, 1), 3 * GAP)
    tops = [top + sum(heights[:at]) + gap * at for at in range(len(areas))]
    return [area.fit(x, y, width, height) for area, y, height in zip(areas, tops, heights, strict=True)]


def drawing(width: float, height: float, definitions: str, body: str, title: str) -> str:
    """A picture that stands alone."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="gr" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="group" aria-label="{clean(title)}">'
        f"{definitions}{body}</svg>"
    )
