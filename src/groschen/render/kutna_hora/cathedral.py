"""St. Barbara's: eleven tiles, built from the left and from the bottom to the roof."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from groschen.games.kutna_hora.actions.st_barbara import TILES
from groschen.render import theme
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, icon, panel, piece, points, text

WIDTH = 288
HEIGHT = 268
LEFT = 9
TILE = 54
BAY = 76
ROOF = 78

MIDDLE: tuple[tuple[str, ...], ...] = (
    (),
    ("rights",),
    ("remove-house",),
    ("plot",),
    ("income", "income"),
    ("patrician-green",),
    ("public", "reputation"),
    ("building",),
    ("mine", "mine"),
    ("dot-red",),
    (),
)
"""What stands in the middle of tiles 1 to 11."""


class Bay(NamedTuple):
    """Where a tile stands, and its outline."""

    x: float
    y: float
    shape: str


@lru_cache(maxsize=11)
def bay(number: int) -> Bay:
    if number == 11:
        tents = (
            "M0 78C34 76 44 58 52 26 58 52 68 62 88 66 116 56 128 32 135 0 "
            "142 32 154 56 182 66 202 62 212 52 218 26 226 58 236 76 270 78z"
        )
        return Bay(LEFT, HEIGHT - 12 - 2 * BAY - ROOF, tents)
    row, column = divmod(number - 1, 5)
    pinnacles = "M0 76V12L5 0l5 12h34l5-12 5 12V76z"
    return Bay(LEFT + column * TILE, HEIGHT - 12 - (row + 1) * BAY, pinnacles)


def cathedral(scene: Scene) -> Area:
    flipped = scene.view["cathedral"]
    found = [_tile(scene, number, flipped) for number in range(1, 12)]
    body = panel(WIDTH, HEIGHT, scene.labels["cathedral"]) + "".join(found)
    return Area("cathedral", WIDTH, HEIGHT, body)


def _tile(scene: Scene, number: int, flipped: int) -> str:
    place = bay(number)
    is_built, is_current = number <= flipped, number == flipped + 1
    fill = "#8f867a" if is_built else theme.GOLD if is_current else theme.PAPER
    outline = f'<path class="edge" d="{place.shape}" fill="{fill}"/>'
    inside = _window(number) if is_built else _printed(number, scene.box.cathedral[number - 1])
    return piece(f"cathedral-{number}", place.x, place.y, outline + inside)


def _window(number: int) -> str:
    """A tile that was turned over is a part of the church."""
    if number == 11:
        return '<path d="M52 40v26M135 24v40M218 40v26" stroke="#4a3a30" stroke-width="2"/>'
    return (
        '<path d="M16 70V38c0-8 5-13 11-18 6 5 11 10 11 18v32z" fill="#57486e" stroke="#2a1c12"/>'
        '<path d="M27 22v48M16 46h22" stroke="#c9b78a" stroke-width="1.6"/>'
    )


@lru_cache(maxsize=64)
def _printed(number: int, tax: int) -> str:
    """What must be taken, what may be taken; its number and the tax if a guild flips it."""
    if number == 11:
        return points(135, 56, TILES[-1].points, 30) + text(135, 28, 11, 11, "f")
    signs = MIDDLE[number - 1]
    size = 24 - 3 * (len(signs) - 1)
    spread = [icon(sign, 27 + 20 * (at - (len(signs) - 1) / 2), 45, size) for at, sign in enumerate(signs)]
    taxes = icon("taxes", 29, 66, 14) + text(43, 66, f"+{tax}", 12, "b") if tax else ""
    return text(10, 66, number, 12, "f") + _first(number, 24 if signs else 38) + "".join(spread) + taxes


def _first(number: int, y: float) -> str:
    """Reputation or points that come before the middle effect."""
    steps, gained = TILES[number - 1].reputation, TILES[number - 1].points
    if gained:
        return points(27, y, gained, 21)
    if steps:
        return text(18, y, f"{steps:+d}".replace("-", "−"), 15, "b") + icon("reputation", 36, y, 18)
    return ""
