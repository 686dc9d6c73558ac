"""The map below the city: river, houses and trees, the King's Road, and the blue corners printed on it."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.components import Box
from groschen.games.praga.hexes import SIDES, Hex
from groschen.games.praga.hexes import corner as meeting_at
from groschen.render import theme
from groschen.render.pen import icon, rect, text
from groschen.render.praga import colours, tiles
from groschen.render.praga.hexagons import WIDE, corner, hexagon, middle, sector

RADIUS = 38
MARGIN = 10
LEFT, RIGHT, BOTTOM, TOP = -6, 4, -2, 4
"""The columns and rows of the map, in hexes from the plaza in the middle."""
WIDTH = round((RIGHT - LEFT + 1) * WIDE * RADIUS) + 2 * MARGIN
HEIGHT = round(((TOP - BOTTOM) * 1.5 + 2) * RADIUS) + 2 * MARGIN

ROAD: dict[Hex, str] = {
    (3, 1): "I", (2, 1): "", (1, 1): "", (0, 1): "", (-1, 2): "II", (-2, 2): "", (-3, 2): "",
    (-4, 2): "", (-5, 3): "III", (-6, 4): "", (-7, 4): "",
}  # fmt: skip
"""The hexes of the King's Road from the east gate to the bridge, and the street spaces on them."""
STREETS = {at: name for at, name in ROAD.items() if name}
WALLED: tuple[Hex, ...] = (
    (-5, 4), (-2, 4), (0, 4), (2, 4), (-2, 3), (1, 2), (-3, 1), (-2, 1), (-2, 0), (3, -1), (0, -2), (1, -2),
)  # fmt: skip
"""Where houses stand that were there before."""
GREEN: tuple[Hex, ...] = ((-5, 2), (2, -2), (-4, -1), (-5, -1), (-3, -2), (-4, -2))

PATTERNS = (
    '<pattern id="pr-grass" width="22" height="18" patternUnits="userSpaceOnUse">'
    '<path d="M3 12l1.5-5M5 12l3-4M13 5l1-4M15 5l2.5-3" stroke="var(--pr-grass)" fill="none"/>'
    "</pattern>"
)


def spot(at: Hex) -> tuple[float, float]:
    """The middle of a hex on the map."""
    x, y = middle(at, RADIUS)
    left = MARGIN + (0.5 - LEFT) * WIDE * RADIUS
    return round(left + x, 1), round(MARGIN + RADIUS + TOP * 1.5 * RADIUS + y, 1)


@lru_cache(maxsize=512)
def country(box: Box) -> str:
    taken = {site.at for site in box.sites} | {place.at for place in box.plaza_hexes}
    road = [at for at in ROAD if at not in taken]
    return (
        rect(0, 0, WIDTH, HEIGHT, theme.MEADOW, 9)
        + rect(0, 0, WIDTH, HEIGHT, "url(#pr-grass)", 9)
        + _river()
        + "".join([_ground(at, colours.of("field")) for at in sorted(taken)])
        + "".join([_house(at) for at in WALLED if at not in taken])
        + "".join([_tree(at) for at in GREEN if at not in taken])
        + "".join([_ground(at, colours.of("paving")) for at in road])
        + _way(road)
    )


def _river() -> str:
    """The Vltava, in the west."""
    bank = f"M0 9a9 9 0 0 1 9-9H60C96 60 40 120 52 190S26 330 0 {HEIGHT - 60}z"
    waves = "M14 40q8-6 16 0t16 0M18 150q8-6 16 0M10 92q8-6 16 0t16 0M8 230q8-6 16 0M8 300q7-6 14 0"
    line = f'fill="none" stroke="{colours.of("wave")}" stroke-width="2" stroke-linecap="round"'
    return f'<path d="{bank}" fill="{colours.of("river")}"/><path d="{waves}" {line}/>'


def _at(at: Hex, body: str) -> str:
    x, y = spot(at)
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def _ground(at: Hex, fill: str) -> str:
    return _at(at, hexagon(RADIUS + 1.5, fill))


def _house(at: Hex) -> str:
    ground = hexagon(RADIUS + 1.5, colours.of("field")) + hexagon(RADIUS - 3, colours.of("yard"))
    return _at(at, ground + icon("houses", 0, 0, 40))


def _tree(at: Hex) -> str:
    return _at(at, icon("tree", -12, 4, 26) + icon("tree", 10, -6, 30))


def _way(road: list[Hex]) -> str:
    (_, east), *_, (west, _) = spots = [spot(at) for at in road]
    line = f"{WIDTH} {east:g}L" + "L".join([f"{x:g} {y:g}" for x, y in spots]) + f"H{west - 40:g}"
    kerb, way = colours.of("kerb"), colours.of("way")
    return (
        f'<path d="M{line}" fill="none" stroke="{kerb}" stroke-width="20" stroke-linejoin="round"/>'
        f'<path d="M{line}" fill="none" stroke="{way}" stroke-width="15" stroke-linejoin="round"/>'
        f'<path d="M{line}" fill="none" stroke="{kerb}" stroke-width="1.5" stroke-dasharray="6 7"/>'
    )


def gate() -> str:
    """Where the road leads over the bridge."""
    west, north = spot(tuple(ROAD)[-1])
    return icon("bridge", west - 52, north - 3, 76)


def numeral(at: Hex, name: str) -> str:
    """A space of the King's Road."""
    circle = f'<circle r="15" fill="var(--wax)" stroke="{theme.LINE}" stroke-width="1.5"/>'
    return _at(at, circle + text(0, 0, name, 16, "b w"))


@lru_cache(maxsize=512)
def corners(box: Box) -> str:
    """Blue corners printed on the board, on hexes where nothing is built."""
    sites = {site.at for site in box.sites}
    meetings = {
        meeting_at(site.at, number)
        for site in box.sites
        for number, is_printed in enumerate(site.printed)
        if is_printed
    }
    bearing = [(at, meeting) for meeting in meetings for at in meeting - sites]
    return "".join([_corner(at, meeting) for at, meeting in sorted(bearing, key=_order)])


def _order(bearing: tuple[Hex, frozenset[Hex]]) -> tuple[Hex, list[Hex]]:
    at, meeting = bearing
    return at, sorted(meeting)


def _corner(at: Hex, meeting: frozenset[Hex]) -> str:
    number = next(number for number in range(SIDES) if meeting_at(at, number) == meeting)
    x, y = corner(number, RADIUS - 8)
    return _at(at, sector(number, RADIUS, 18, colours.BLUE) + tiles.bird(x, y))
