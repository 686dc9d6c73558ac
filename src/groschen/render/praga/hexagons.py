"""Hexes with a corner at the top: where they lie on the paper, and their outlines. y grows downwards."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt

from groschen.games.praga.hexes import Hex
from groschen.render import theme

WIDE = sqrt(3)
"""The width of a hex whose corners are 1 from its middle."""


def middle(at: Hex, radius: float) -> tuple[float, float]:
    """Where a hex of the lattice lies, seen from the hex (0, 0)."""
    q, r = at
    return (q + r / 2) * WIDE * radius, -1.5 * r * radius


def polar(angle: float, distance: float) -> tuple[float, float]:
    """So many degrees from the right, against the clock."""
    turned = angle * pi / 180
    return cos(turned) * distance, -sin(turned) * distance


def side(number: float, distance: float) -> tuple[float, float]:
    """In the direction of a side."""
    return polar(60 * number, distance)


def corner(number: float, distance: float) -> tuple[float, float]:
    return polar(60 * number + 30, distance)


@lru_cache(maxsize=256)
def outline(radius: float, turn: float = 0) -> str:
    """The path round a hex at 0, 0."""
    corners = [polar(30 + 60 * number + turn, radius) for number in range(6)]
    return "M" + "L".join([f"{x:.4g} {y:.4g}" for x, y in corners]) + "z"


def hexagon(radius: float, fill: str, look: str = "", more: str = "") -> str:
    styled = f' class="{look}"' if look else ""
    return f'<path{styled} d="{outline(radius)}" fill="{fill}"{more}/>'


def sector(number: int, radius: float, size: float, fill: str) -> str:
    """The part of a hex next to one of its corners."""
    x, y = corner(number, radius)
    points = []
    for other_x, other_y in (corner(number - 1, radius), corner(number + 1, radius)):
        points.append((x + (other_x - x) * size / radius, y + (other_y - y) * size / radius))
    (ax, ay), (bx, by) = points
    return (
        f'<path d="M{x:.4g} {y:.4g}L{ax:.4g} {ay:.4g}A{size:g} {size:g} 0 0 1 {bx:.4g} {by:.4g}z" '
        f'fill="{fill}" stroke="{theme.LINE}" stroke-width="1.2"/>'
    )
