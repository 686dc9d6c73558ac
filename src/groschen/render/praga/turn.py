"""This turn: what is in hand, open and owed, and the tiles that were drawn or wait for their place."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from groschen.games.praga.box.pieces import BoardTile, BridgeTile, Building, HexTile
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import PROJECTS, ROAD_SPACES
from groschen.render import theme
from groschen.render.pen import Area, edge, icon, identity, named, panel, piece, text
from groschen.render.praga import colours, crane, signs, tiles
from groschen.render.praga.hexagons import corner, hexagon, side
from groschen.render.praga.meeting import Met, met
from groschen.render.praga.scene import Scene

WIDTH = 486
HEIGHT = 132
MARGIN = 14
LINE = 46
"""How tall what is open is drawn, and how wide what stands for one thing."""
HALF = 23
"""The radius of half the action tile in hand."""
BELOW = 84
"""The middle of the tiles that were drawn or wait for their place."""
TURNED = 0.6
"""How large the orientations of a tile are."""
STEPS = ("wall-step", "cathedral-step")

WIDE = 54
ONCE: dict[str, tuple[str, signs.Glyphs]] = {
    "extra action": ("any-action", [("text", "−"), ("icon", "gold-window"), ("icon", "silver-window")]),
    "refresh": ("refresh", [("text", "−"), ("icon", "gold"), ("text", "/"), ("icon", "stone")]),
    "seal": ("wax", []),
}
"""By verb: what may be done once in a turn, and for what."""


class Chip(NamedTuple):
    """Something that is open this turn, drawn from its upper left corner on."""

    name: str
    width: float
    body: str
    more: str = ""


def turn(scene: Scene) -> Area:
    title = scene.label("open")
    if scene.view["over"]:
        return Area("turn", WIDTH, HEIGHT, panel(WIDTH, HEIGHT) + _ending(scene), title)
    waiting = _waiting(scene)
    if waiting:
        body = _line(_chips(scene), 25, 0.74) + waiting
    else:
        body = _line(_chips(scene), HEIGHT / 2, 1.6)
    return Area("turn", WIDTH, HEIGHT, panel(WIDTH, HEIGHT) + body, title)


def _ending(scene: Scene) -> str:
    first = scene.view["ranking"][0]
    names = " & ".join(scene.view["players"][seat]["name"] for seat in first)
    winners = "".join([icon(f"counter-{seat}", 118 + 30 * at, 78, 27) for at, seat in enumerate(first)])
    body = (
        icon("crown", 56, 62, 66)
        + text(104, 42, scene.label("over"), 20, "h l")
        + winners
        + named(110 + 30 * len(first), 78, names, 22, 330 - 30 * len(first), "b l")
    )
    return f"<g{scene.thing('score', 'total', scene.name('score', 'total'))}>{body}</g>"


# What is open


def _line(chips: list[Chip], y: float, scale: float) -> str:
    """Side by side, smaller if they are many."""
    wide = sum([chip.width + 7 for chip in chips])
    scale = min(scale, (WIDTH - 2 * MARGIN) / wide)
    x, drawn = float(MARGIN), ""
    for chip in chips:
        drawn += piece(chip.name, round(x, 1), round(y - LINE / 2 * scale, 1), chip.body, chip.more, scale)
        x += (chip.width + 7) * scale
    return drawn


def _chips(scene: Scene) -> list[Chip]:
    seen = scene.view["open"]
    found = [_whose(scene), *_in_hand(scene)]
    if seen["bonus"] is not None:
        found.append(_bonus(scene, seen["bonus"]))
    found += [_once(scene, "extra action", seen["extra"]), _once(scene, "refresh", seen["refreshed"])]
    if scene.asked is not None and scene.asked["seal_claims"]:
        found.append(_once(scene, "seal", False))
    found += [_steps(scene, at) for at, name in enumerate(PROJECTS) if seen["steps"][name]]
    found += [_street(scene, name) for name in seen["street"]]
    return found + [_street_egg(scene, name) for name in seen["street_egg"]]


def _whose(scene: Scene) -> Chip:
    active = scene.view["active"]
    if active == "parler":
        more = scene.thing("parler", "cards", scene.label("parler"))
        return Chip("active", 36, icon("pawn", 18, LINE / 2, 34), more)
    more = scene.thing("area", f"player-{active}", scene.view["players"][active]["name"])
    return Chip("active", 36, icon(f"counter-{active}", 18, LINE / 2, 34), more)


def _in_hand(scene: Scene) -> list[Chip]:
    """Both halves of the action tile; pale once one of its actions has been performed."""
    key, is_done = scene.view["open"]["tile"], scene.view["open"]["acted"]
    if key is None:
        return [Chip("hand", 84, _no_tile(), scene.thing("area", "crane", scene.label("no tile yet")))]
    title = scene.words.action_tile(key)
    pale = ' opacity=".4"' if is_done else ""
    return [
        Chip(
            identity("hand", key, action),
            41,
            _half(action),
            scene.thing("action tile", key, title, scene.target("perform", action=action)) + pale,
        )
        for action in scene.actions_of(key)
    ]


@lru_cache(maxsize=8)
def _half(action: str) -> str:
    ground = hexagon(HALF, colours.LEAVES, "edge", f' transform="translate(20.500 {LINE / 2:g})"')
    return ground + icon(f"act-{action}", 20.5, LINE / 2, 28)


@lru_cache(maxsize=1)
def _no_tile() -> str:
    outline = f' stroke="{theme.RULE}" stroke-dasharray="4 4"'
    places = [f'{outline} transform="translate({x:g} {LINE / 2:g})"' for x in (20.5, 63)]
    return "".join([hexagon(HALF - 2, "none", "all", place) for place in places])


def _bonus(scene: Scene, key: str) -> Chip:
    number = next(at for at, sector in enumerate(scene.box.wheel) if sector.key == key)
    body = edge(LINE, LINE, colours.LIT, LINE / 2) + crane.bonus(scene.box, number, LINE / 2, LINE / 2, 27)
    title = scene.label("bonus waits", what=scene.words.sector(scene.sector(key)))
    return Chip("bonus", LINE, body, scene.thing("sector", key, title, scene.target("bonus")))


def _once(scene: Scene, verb: str, is_done: bool) -> Chip:
    """What may be done once in a turn, and for what."""
    target, title = scene.target(verb), scene.label(f"may {verb}")
    inside = _offer(verb)
    body = edge(WIDE, LINE, colours.LEAVES, 8, "" if target else "soft")
    body += inside if target else f'<g class="pale">{inside}</g>'
    body += icon("yes", WIDE - 8, 9, 19) if is_done else ""
    return Chip(identity("may", verb), WIDE, body, scene.thing("turn", verb, title, target))


@lru_cache(maxsize=8)
def _offer(verb: str) -> str:
    sign, price = ONCE[verb]
    if not price:
        return icon(sign, WIDE / 2, LINE / 2, 30)
    return icon(sign, WIDE / 2, 16, 25) + signs.fitted(price, WIDE / 2, 37, WIDE - 6, 15)


def _steps(scene: Scene, project: int) -> Chip:
    """Moves that wait; those that are owed keep the turn from ending."""
    name, seen = PROJECTS[project], scene.view["open"]
    body = edge(68, LINE, colours.LIT, 8, "soft") + icon(STEPS[project], 21, LINE / 2, 32)
    body += text(51, LINE / 2, f"×{seen['steps'][name]}", 19, "b k")
    if seen["owed"][name]:
        body += f'<circle cx="64" cy="5" r="9" fill="var(--wax)"/>{text(64, 5, "!", 14, "b w")}'
    title = scene.label("moves wait", n=seen["steps"][name], project=scene.name("project", name))
    return Chip(identity("steps", name), 68, body, scene.thing("steps", name, title))


def _street(scene: Scene, name: str) -> Chip:
    street = scene.street(scene.view["road"][ROAD_SPACES.index(name) - 1])
    title = scene.label("street waits", space=name)
    return Chip(
        identity("waits", name), 92, _plate(name, signs.street(street)), scene.thing("space", name, title)
    )


def _street_egg(scene: Scene, name: str) -> Chip:
    space = ROAD_SPACES.index(name)
    found = [("text", "−"), ("icon", "egg"), ("text", "→"), *signs.of(scene.box.egg_effects[space])]
    title = scene.label("egg waits", space=name)
    return Chip(identity("waits-egg", name), 92, _plate(name, found), scene.thing("space", name, title))


def _plate(name: str, found: signs.Glyphs) -> str:
    frame = edge(92, LINE, colours.LIT, 8, "soft") + text(46, 10, name, 13, "b k")
    return frame + signs.fitted(found, 46, 30, 84, 24)


# Tiles that wait


def _waiting(scene: Scene) -> str:
    """Tiles drawn, or the tile that waits for its place, in every orientation if that is asked."""
    if scene.view["drawn"]:
        return _cards(scene, scene.view["drawn"])
    if scene.view["placing"] is None:
        return ""
    tile = scene.placing
    if tile is None:
        return _cards(scene, [scene.view["placing"]["tile"]])
    if scene.target("turn", turned=0):
        return "".join([_turned(scene, tile, turned) for turned in range(SIDES)])
    return piece(
        identity("tile", tile.key), WIDTH / 2, BELOW + 2, tiles.face(tile), scene.tile(tile.key), 0.76
    )


def _cards(scene: Scene, keys: list[str]) -> str:
    width, height = tiles.CARD
    scale = min(1.4, (WIDTH - 2 * MARGIN) / (len(keys) * (width + 8)))
    step = (width + 8) * scale
    left = (WIDTH - step * len(keys)) / 2 + 4
    return "".join(
        [
            _card(scene, key, left + step * at, BELOW - height / 2 * scale, scale)
            for at, key in enumerate(keys)
        ]
    )


def _card(scene: Scene, key: str, x: float, y: float, scale: float) -> str:
    is_bridge = isinstance(scene.box.pieces[key], BridgeTile)
    face = tiles.bridge_tile(scene.bridge_tile(key)) if is_bridge else tiles.technology(scene.technology(key))
    name = identity("bridge-tile" if is_bridge else "technology", key)
    return piece(
        name, round(x, 1), round(y, 1), face, scene.tile(key, scene.target("keep", piece=key)), scale
    )


def _turned(scene: Scene, tile: HexTile, turned: int) -> str:
    """One orientation: what would meet is ringed, and below stands what that gives."""
    step = (WIDTH - 2 * MARGIN) / SIDES
    found = met(scene, tile, scene.view["placing"]["at"], turned)
    name = identity("tile", tile.key, "turned", turned)
    more = scene.tile(tile.key, scene.target("turn", turned=turned))
    x, token = MARGIN + step * (turned + 0.5), "blue-token" if isinstance(tile, Building) else "red-token"
    gain = (
        signs.fitted(_gain(found, token), 0, 68, step / TURNED - 8, 30)
        if found.effects or found.tokens
        else ""
    )
    face = f'<g class="face">{_oriented(tile, turned, found)}</g>{hexagon(tiles.RADIUS - 1, "none", "edge")}'
    return piece(name, round(x, 1), 76, face + gain, more, TURNED)


def _gain(found: Met, token: str) -> signs.Glyphs:
    gained = signs.of(found.effects)
    if found.tokens:
        gained += [("icon", token), *([("text", str(found.tokens))] if found.tokens > 1 else [])]
    return gained


@lru_cache(maxsize=512)
def _oriented(tile: HexTile, turned: int, found: Met) -> str:
    if isinstance(tile, BoardTile):
        face = tiles.laid(tile, turned)
    else:
        assert isinstance(tile, Building)
        face = tiles.facade(tile, turned)
    rings = [_ring(*side(direction, 31), 15) for direction in found.sides]
    rings += [_ring(*corner(number, tiles.RADIUS - 9), 13) for number in found.corners]
    return face + "".join(rings)


def _ring(x: float, y: float, radius: float) -> str:
    line = 'fill="none" stroke="var(--fair)" stroke-width="5"'
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius:g}" {line}/>'
