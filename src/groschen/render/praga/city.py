"""The city: the King's Road between Old Town and New Town, plazas, building sites and what stands on them."""

from __future__ import annotations

import re
from functools import lru_cache

from groschen.games.praga.box.pieces import Building, Plaza, PlazaHex, Site
from groschen.games.praga.hexes import Hex
from groschen.games.praga.names import TRACKS
from groschen.render import theme
from groschen.render.pen import Area, icon, identity, piece, points, rect, text
from groschen.render.praga import colours, signs, tiles
from groschen.render.praga.country import (
    HEIGHT,
    RADIUS,
    STREETS,
    WIDTH,
    corners,
    country,
    gate,
    numeral,
    spot,
)
from groschen.render.praga.hexagons import WIDE, hexagon
from groschen.render.praga.scene import Scene, is_legal
from groschen.render.scene import View

SCALE = RADIUS / tiles.RADIUS
HALF = 418
SEAM = 10
"""On a telephone: how wide half of the city is, a little more than half, and the seam between the halves."""
ONCE = re.compile(r' (?:id|data-choice|tabindex|aria-disabled)="[^"]*"| class="(?:choice|blocked)"')
"""The attributes of a thing that may be there only once."""


def city(scene: Scene) -> Area:
    body = "".join([drawn for _, drawn in _layers(scene)]) + _parler(scene, 14, HEIGHT - 72)
    return Area("city", WIDTH, HEIGHT, body, scene.label("city"))


def narrow_city(scene: Scene) -> Area:
    """For a telephone: the western half above the eastern half."""
    layers = _layers(scene)
    body = _half(layers, 0, 0) + _half(layers, WIDTH - HALF, HEIGHT + SEAM)
    return Area(
        "narrow-city", HALF, 2 * HEIGHT + SEAM, body + _parler(scene, 14, HEIGHT - 72), scene.label("city")
    )


def _layers(scene: Scene) -> list[tuple[Hex | None, str]]:
    """Everything from below to above, with the hex on which it lies."""
    built = {seen["site"]: seen for seen in scene.view["city"]}
    box = scene.box
    found: list[tuple[Hex | None, str]] = [(None, country(box) + _streets(scene))]
    found += [(site.at, _site(scene, site)) for site in box.sites if site.key not in built]
    more = scene.thing("held", "blue", scene.name("held", "blue"))
    found.append((None, f"<g{more}>{corners(box)}</g>"))
    found += [(place.at, _plaza(scene, place, built)) for place in box.plaza_hexes]
    return found + [
        (site.at, _building(scene, site, built[site.key])) for site in box.sites if site.key in built
    ]


def _half(layers: list[tuple[Hex | None, str]], left: float, top: float) -> str:
    """What lies beyond the middle is drawn a second time, as far as it can be seen; only once can it
    be chosen."""
    drawn, is_west = "", left == 0
    for at, layer in layers:
        x = 0.0 if at is None else spot(at)[0] - WIDTH / 2
        if at is None or (x <= 0) == is_west:
            drawn += layer
        elif abs(x) < HALF - WIDTH / 2 + RADIUS:
            drawn += ONCE.sub("", layer).replace('role="button"', 'role="img"')
    window = f'viewBox="{left:g} 0 {HALF} {HEIGHT}" y="{top:g}" width="{HALF}" height="{HEIGHT}"'
    return f"<svg {window}>{drawn}</svg>"


def _streets(scene: Scene) -> str:
    """Where the King's Road passes its spaces, and the bridge."""
    spaces = [
        f"<g{scene.thing('space', name, scene.label('what street', space=name))}>{numeral(at, name)}</g>"
        for at, name in STREETS.items()
    ]
    return "".join(spaces) + f"<g{scene.thing('area', 'bridge', scene.label('bridge'))}>{gate()}</g>"


# Sites


def _site(scene: Scene, site: Site) -> str:
    """A free site; the building in hand as a ghost where it may be built."""
    target = scene.target("on", "parler on", at=site.key)
    x, y = spot(site.at)
    tile, waiting = scene.placing, scene.view["placing"]
    is_here = waiting is not None and waiting["at"] == site.key
    may_stand = is_here or is_legal(target)
    ghost = tile if may_stand and isinstance(tile, Building) else None
    body = _empty(site.key, site.gold, site.points, ghost, is_here)
    title = scene.label("what site", site=site.key)
    return piece(identity("site", site.key), x, y, body, scene.thing("site", site.key, title, target))


@lru_cache(maxsize=512)
def _empty(key: str, gold: int, gained: int, ghost: Building | None, is_here: bool) -> str:
    """In the Old Town with its price and its points."""
    frame = hexagon(RADIUS - 2.5, colours.of("old-town" if gold else "site"), "edge soft")
    if ghost is not None and is_here:
        ring = hexagon(RADIUS - 4, "none", "", f' stroke="{theme.var("glow")}" stroke-width="5"')
        inside = f'<g transform="scale({SCALE:.3g})">{tiles.facade(ghost, 0)}</g>'
        return f'{frame}<g class="ghost">{inside}</g>{ring}'
    shade = "" if ghost is None else _ghost(ghost, not gold and not gained)
    if not gold and not gained:
        return frame + shade + text(0, -14 if shade else 0, key, 17, "k")
    price = rect(-29, -5, 30, 20, colours.PRICE, 3, ' stroke="var(--wax)" stroke-width=".800"')
    cost = text(-21.500, 5, gold, 14, "b k") + icon("gold", -8.500, 5, 16)
    return frame + shade + text(0, -17, key, 14, "k") + price + cost + points(16, 5.5, gained, 26)


def _ghost(tile: Building, has_room: bool) -> str:
    """How the building would stand there, unturned."""
    house = icon("act-building", 0, 10, 34) if has_room else ""
    return f'<g opacity=".55"><g transform="scale({SCALE:.3g})">{tiles.shadow(tile)}</g>{house}</g>'


def _building(scene: Scene, site: Site, seen: View) -> str:
    key, owner = seen["tile"], seen["cube"]
    body = tiles.built(scene.building(key), seen["turned"])
    if owner is not None:
        body += piece(identity("cube", owner, site.key), 0, -4, icon(f"cube-{owner}", 0, 0, 34))
    x, y = spot(site.at)
    return piece(identity("tile", key), x, y, body, scene.tile(key), SCALE)


# Plazas


def _plaza(scene: Scene, place: PlazaHex, built: dict[str, View]) -> str:
    key = scene.view["plazas"][place.key]
    x, y = spot(place.at)
    title = scene.label("what plaza letter", plaza=place.key)
    target = scene.target("plaza", "pawn on", at=place.key)
    if key is None:
        body = hexagon(RADIUS - 1.5, colours.of("no-plaza"), "edge") + text(0, 0, place.key, 17, "k")
        return piece(identity("plaza", place.key), x, y, body, scene.thing("plaza", place.key, title, target))
    tile = scene.plaza(key)
    is_done = all(scene.box.site_names[at] in built for at in place.sites)
    halves = _halves(scene, place.key, tile) if scene.view["rewarding"] == place.key else ""
    body = _fountain(tile, place.key, is_done) + halves + _pawn(scene, place.key)
    return piece(identity("plaza", place.key), x, y, body, scene.tile(key, target))


@lru_cache(maxsize=512)
def _fountain(tile: Plaza, letter: str, is_done: bool) -> str:
    """A plaza tile: its upper and its lower reward; pale when it has been given."""
    size = RADIUS - 1.5
    inside = (
        signs.effects(tile.upper, 0, -14, 56, 22)
        + f'<path d="M-31 1H31" stroke="{theme.LINE}" stroke-width="1.2"/>'
        + signs.effects(tile.lower, 2, 16, 50, 22)
    )
    pale = f'<g class="pale">{inside}</g>' + icon("yes", 0, 0, 24) if is_done else inside
    return (
        hexagon(size, colours.PLAZAS[tile.colour], "edge")
        + hexagon(size - 3.5, "none", "", f' stroke="{colours.LEAVES}" stroke-width="1.500"')
        + pale
        + text(-25, 8.5, letter, 13, "b k")
    )


def _halves(scene: Scene, key: str, tile: Plaza) -> str:
    """To choose one of the two rewards."""
    wide, high = (RADIUS - 3) * WIDE / 2, (RADIUS - 3) / 2
    upper = f"M{-wide:.4g} 0V{-high:.4g}L0 {-2 * high:.4g}L{wide:.4g} {-high:.4g}V0z"
    lower = f"M{-wide:.4g} 2V{high:.4g}L0 {2 * high:.4g}L{wide:.4g} {high:.4g}V2z"
    fill = colours.PLAZAS[tile.colour]
    above = f'<path class="edge" d="{upper}" fill="{fill}"/>' + signs.effects(tile.upper, 0, -14, 48, 21)
    below = f'<path class="edge" d="{lower}" fill="{fill}"/>' + signs.effects(tile.lower, 0, 16, 48, 21)
    return piece(identity("plaza", key, "upper"), 0, 0, above, scene.target("upper reward")) + piece(
        identity("plaza", key, "lower"), 0, 0, below, scene.target("lower reward")
    )


# Peter Parler


def _pawn(scene: Scene, key: str) -> str:
    parler = scene.view["parler"]
    if not parler or parler["pawn"] != key:
        return ""
    more = scene.thing("parler", "cards", scene.label("parler"))
    return piece("pawn", 20, -26, icon("pawn", 0, 0, 28), more)


def _parler(scene: Scene, x: float, y: float) -> str:
    """His mines, quarries and cards, in the lower left corner."""
    parler = scene.view["parler"]
    if parler is None:
        return ""
    frame = rect(0, 0, 176, 62, theme.VELLUM, 6, f' stroke="{theme.INK}"')
    name = icon("pawn", 18, 18, 24) + text(34, 18, scene.label("parler"), 14, "h l")
    signs_of = zip(("act-mines", "act-quarries"), TRACKS, strict=True)
    chips = [
        icon(sign, 20 + 54 * at, 44, 24) + text(36 + 54 * at, 44, parler["tracks"][track], 16, "b l")
        for at, (sign, track) in enumerate(signs_of)
    ]
    cards = rect(128, 33, 16, 22, theme.RULE, 3) + text(158, 44, parler["cards"], 16, "b")
    more = scene.thing("parler", "cards", scene.label("parler"))
    return piece("parler", x, y, frame + name + "".join(chips) + cards, more)
