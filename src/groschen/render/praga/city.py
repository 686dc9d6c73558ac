"""The city: the King's Road between Old Town and New Town, plazas, building sites and what stands on them."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.components import Box
from groschen.games.praga.box.pieces import Plaza, PlazaHex, Site
from groschen.games.praga.hexes import SIDES, Hex
from groschen.games.praga.hexes import corner as meeting_at
from groschen.games.praga.names import TRACKS
from groschen.render import theme
from groschen.render.pen import Area, clean, icon, identity, piece, points, rect, text
from groschen.render.praga import colours, signs, tiles
from groschen.render.praga.hexagons import WIDE, corner, hexagon, middle, sector
from groschen.render.praga.scene import Scene
from groschen.render.scene import View

RADIUS = 38
MARGIN = 10
LEFT, RIGHT, BOTTOM, TOP = -6, 4, -2, 4
"""The columns and rows of the map, in hexes from the plaza in the middle."""
WIDTH = round((RIGHT - LEFT + 1) * WIDE * RADIUS) + 2 * MARGIN
HEIGHT = round(((TOP - BOTTOM) * 1.5 + 2) * RADIUS) + 2 * MARGIN
SCALE = RADIUS / tiles.RADIUS

ROAD: dict[Hex, str] = {
    (3, 1): "I", (2, 1): "", (1, 1): "", (0, 1): "", (-1, 2): "II", (-2, 2): "", (-3, 2): "",
    (-4, 2): "", (-5, 3): "III", (-6, 4): "", (-7, 4): "",
}  # fmt: skip
"""The hexes of the King's Road from the east gate to the bridge, and the street spaces on them."""
WALLED: tuple[Hex, ...] = (
    (-5, 4), (-2, 4), (0, 4), (2, 4), (-2, 3), (1, 2), (-3, 1), (-2, 1), (-2, 0), (3, -1), (0, -2), (1, -2),
)  # fmt: skip
"""Where houses stand that were there before."""
GREEN: tuple[Hex, ...] = ((-5, 2), (2, -2), (-4, -1), (-5, -1), (-3, -2), (-4, -2))


def city(scene: Scene) -> Area:
    built = {seen["site"]: seen for seen in scene.view["city"]}
    box = scene.box
    sites = [_site(scene, site) for site in box.sites if site.key not in built]
    plazas = [_plaza(scene, place, built) for place in box.plaza_hexes]
    buildings = [_building(scene, site, built[site.key]) for site in box.sites if site.key in built]
    parler = _parler(scene)
    body = _country(box) + "".join(sites) + _corners(box) + "".join(plazas + buildings) + parler
    return Area("city", WIDTH, HEIGHT, body)


def spot(at: Hex) -> tuple[float, float]:
    """The middle of a hex on the map."""
    x, y = middle(at, RADIUS)
    left = MARGIN + (0.5 - LEFT) * WIDE * RADIUS
    return round(left + x, 1), round(MARGIN + RADIUS + TOP * 1.5 * RADIUS + y, 1)


# What never changes


@lru_cache(maxsize=8)
def _country(box: Box) -> str:
    taken = {site.at for site in box.sites} | {place.at for place in box.plaza_hexes}
    road = [at for at in ROAD if at not in taken]
    return (
        rect(0, 0, WIDTH, HEIGHT, theme.MEADOW, 9)
        + rect(0, 0, WIDTH, HEIGHT, "url(#pr-grass)", 9)
        + _river()
        + "".join([_ground(at, "#c9b58a") for at in taken])
        + "".join([_house(at) for at in WALLED if at not in taken])
        + "".join([_tree(at) for at in GREEN if at not in taken])
        + "".join([_ground(at, colours.COBBLES) for at in road])
        + _way([at for at in ROAD if at in road])
        + "".join([_numeral(at) for at in road if ROAD[at]])
    )


def _river() -> str:
    """The Vltava, in the west."""
    bank = f"M0 9a9 9 0 0 1 9-9H60C96 60 40 120 52 190S26 330 0 {HEIGHT - 60}z"
    waves = "M14 40q8-6 16 0t16 0M18 150q8-6 16 0M10 92q8-6 16 0t16 0M8 230q8-6 16 0M8 300q7-6 14 0"
    return (
        f'<path d="{bank}" fill="{colours.RIVER}"/>'
        f'<path d="{waves}" fill="none" stroke="#eaf3f6" stroke-width="2" stroke-linecap="round"/>'
    )


def _at(at: Hex, body: str) -> str:
    x, y = spot(at)
    return f'<g transform="translate({x:g} {y:g})">{body}</g>'


def _ground(at: Hex, fill: str) -> str:
    return _at(at, hexagon(RADIUS + 1.5, fill))


def _house(at: Hex) -> str:
    return _at(
        at, hexagon(RADIUS + 1.5, "#c9b58a") + hexagon(RADIUS - 3, "#b8a67d") + icon("houses", 0, 0, 40)
    )


def _tree(at: Hex) -> str:
    return _at(at, icon("tree", -12, 4, 26) + icon("tree", 10, -6, 30))


def _way(road: list[Hex]) -> str:
    (_, east), *_, (west, north) = spots = [spot(at) for at in road]
    line = f"{WIDTH} {east:g}L" + "L".join([f"{x:g} {y:g}" for x, y in spots]) + f"H{west - 40:g}"
    return (
        f'<path d="M{line}" fill="none" stroke="#b79a63" stroke-width="20" stroke-linejoin="round"/>'
        f'<path d="M{line}" fill="none" stroke="#ecdcb6" stroke-width="15" stroke-linejoin="round"/>'
        f'<path d="M{line}" fill="none" stroke="#b79a63" stroke-width="1.5" stroke-dasharray="6 7"/>'
    ) + icon("bridge", west - 52, north - 3, 76)


def _numeral(at: Hex) -> str:
    circle = f'<circle r="15" fill="{theme.RUBRIC}" stroke="{theme.INK}" stroke-width="1.5"/>'
    return _at(at, circle + text(0, 0, ROAD[at], 16, "b w"))


@lru_cache(maxsize=8)
def _corners(box: Box) -> str:
    """Blue corners printed on the board, on hexes where nothing is built."""
    sites = {site.at for site in box.sites}
    meetings = {
        meeting_at(site.at, number)
        for site in box.sites
        for number, is_printed in enumerate(site.printed)
        if is_printed
    }
    bearing = [(at, meeting) for meeting in meetings for at in meeting - sites]
    return "".join(
        [_printed_corner(at, meeting) for at, meeting in sorted(bearing, key=lambda pair: pair[0])]
    )


def _printed_corner(at: Hex, meeting: frozenset[Hex]) -> str:
    number = next(number for number in range(SIDES) if meeting_at(at, number) == meeting)
    x, y = corner(number, RADIUS - 8)
    return _at(at, sector(number, RADIUS, 18, colours.BLUE) + tiles.bird(x, y))


# Sites and plazas


def _site(scene: Scene, site: Site) -> str:
    placing = scene.view["placing"]
    is_here = placing is not None and placing["at"] == site.key
    x, y = spot(site.at)
    body = _empty(site.key, site.gold, site.points, is_here)
    return piece(identity("site", site.key), x, y, body, scene.choices.on(f"on {site.key}"))


@lru_cache(maxsize=256)
def _empty(key: str, gold: int, gained: int, is_here: bool) -> str:
    """A free site; in the Old Town with its price and its points."""
    fill = "#f2a200" if is_here else "#f6ddc6" if gold else "#f3e9c9"
    frame = hexagon(RADIUS - 2.5, fill, "edge soft")
    if not gold and not gained:
        return frame + text(0, 0, key, 15, "f")
    price = rect(-25, -4, 26, 17, colours.SIGN, 3, f' stroke="{theme.RUBRIC}" stroke-width=".800"')
    cost = text(-18.5, 4.5, gold, 12, "b") + icon("gold", -7, 4.5, 14)
    return frame + text(0, -17, key, 12, "f") + price + cost + points(15, 5, gained, 22)


def _plaza(scene: Scene, place: PlazaHex, built: dict[str, View]) -> str:
    key = scene.view["plazas"][place.key]
    x, y = spot(place.at)
    if key is None:
        body = hexagon(RADIUS - 1.5, "#c4b9a0", "edge") + text(0, 0, place.key, 15, "f")
        return piece(identity("plaza", place.key), x, y, body)
    tile = scene.plaza(key)
    is_done = all(scene.box.site_names[at] in built for at in place.sites)
    halves = _halves(scene, place.key, tile) if scene.view["rewarding"] == place.key else ""
    body = _fountain(tile, place.key, is_done) + halves + _pawn(scene, place.key)
    more = f' data-tile="{clean(key)}"{scene.choices.on(f"plaza {place.key}")}'
    return piece(identity("plaza", place.key), x, y, body, more)


@lru_cache(maxsize=256)
def _fountain(tile: Plaza, letter: str, is_done: bool) -> str:
    """A plaza tile: its upper and its lower reward; pale when it has been given."""
    size = RADIUS - 1.5
    inside = (
        signs.effects(tile.upper, 0, -14, 48, 21)
        + f'<path d="M-31 1H31" stroke="{theme.INK}" stroke-width="1.2"/>'
        + signs.effects(tile.lower, 0, 16, 48, 21)
    )
    pale = f'<g opacity=".35">{inside}</g>' + icon("yes", 0, 0, 24) if is_done else inside
    return (
        hexagon(size, colours.PLAZAS[tile.colour], "edge")
        + hexagon(size - 3.5, "none", "", f' stroke="{theme.PAPER}" stroke-width="1.500"')
        + pale
        + text(-26, 7.5, letter, 9, "b f")
    )


def _halves(scene: Scene, key: str, tile: Plaza) -> str:
    """To choose one of the two rewards."""
    wide, high = (RADIUS - 3) * WIDE / 2, (RADIUS - 3) / 2
    upper = f"M{-wide:.4g} 0V{-high:.4g}L0 {-2 * high:.4g}L{wide:.4g} {-high:.4g}V0z"
    lower = f"M{-wide:.4g} 2V{high:.4g}L0 {2 * high:.4g}L{wide:.4g} {high:.4g}V2z"
    fill = colours.PLAZAS[tile.colour]
    above = f'<path class="edge" d="{upper}" fill="{fill}"/>' + signs.effects(tile.upper, 0, -14, 48, 21)
    below = f'<path class="edge" d="{lower}" fill="{fill}"/>' + signs.effects(tile.lower, 0, 16, 48, 21)
    return piece(identity("plaza", key, "upper"), 0, 0, above, scene.choices.on("upper reward")) + piece(
        identity("plaza", key, "lower"), 0, 0, below, scene.choices.on("lower reward")
    )


def _pawn(scene: Scene, key: str) -> str:
    parler = scene.view["parler"]
    return piece("pawn", 20, -26, icon("pawn", 0, 0, 28)) if parler and parler["pawn"] == key else ""


def _building(scene: Scene, site: Site, seen: View) -> str:
    key, owner = seen["tile"], seen["cube"]
    body = tiles.built(scene.building(key), seen["turned"])
    if owner is not None:
        body += piece(identity("cube", owner, site.key), 0, -4, icon(f"cube-{owner}", 0, 0, 34))
    x, y = spot(site.at)
    return piece(identity("tile", key), x, y, body, f' data-tile="{clean(key)}"', SCALE)


def _parler(scene: Scene) -> str:
    """Peter Parler's mines, quarries and cards, in the lower left corner."""
    parler = scene.view["parler"]
    if parler is None:
        return ""
    frame = rect(0, 0, 176, 62, theme.VELLUM, 6, f' stroke="{theme.INK}"')
    name = icon("pawn", 18, 18, 24) + text(34, 18, scene.labels["parler"], 14, "h l")
    signs_of = zip(("act-mines", "act-quarries"), TRACKS, strict=True)
    chips = [
        icon(sign, 20 + 54 * at, 44, 24) + text(36 + 54 * at, 44, parler["tracks"][track], 16, "b l")
        for at, (sign, track) in enumerate(signs_of)
    ]
    cards = rect(128, 33, 16, 22, theme.INK, 3) + text(158, 44, parler["cards"], 16, "b")
    return piece("parler", 14, HEIGHT - 72, frame + name + "".join(chips) + cards)
