"""The King's Road: its five spaces with their effects, and who stands where."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import Effects, Street
from groschen.games.praga.names import ROAD_SPACES, SPACE_IV, SPACE_V
from groschen.render import theme
from groschen.render.pen import Area, edge, icon, identity, panel, piece, rect, text
from groschen.render.praga import colours, signs
from groschen.render.praga.scene import Scene

HEIGHT = 142
TOP = 32
CELL = 106
STREETS = 62
"""Where space I begins, after the start."""
BRIDGE = STREETS + 3 * CELL
PIER = 46
WIDTH = BRIDGE + 2 * (PIER + 3) + 6
MARKERS = 122


def road(scene: Scene) -> Area:
    streets = [_street(scene, space) for space in (1, 2, 3)]
    title = scene.label("road")
    body = panel(WIDTH, HEIGHT, title) + _ends(scene) + "".join(streets) + _markers(scene)
    return Area("road", WIDTH, HEIGHT, body, title)


def _cell(space: int) -> tuple[float, float]:
    """Left end and width of a space; 0 is the start."""
    if space == 0:
        return 10, 48
    if space < SPACE_IV:
        return STREETS + (space - 1) * CELL, CELL - 4
    return BRIDGE + (space - SPACE_IV) * (PIER + 3), PIER


def _paving(scene: Scene) -> str:
    stones = [f"<g{_on(scene, space)}>{_stone(space)}</g>" for space in range(len(ROAD_SPACES))]
    return "".join(stones)


def _on(scene: Scene, space: int) -> str:
    """The attributes of whatever lies on a space; at the start, of the action that leads onwards."""
    if space == 0:
        return scene.thing("action", "road", scene.name("action", "road"))
    name = ROAD_SPACES[space]
    return scene.thing("space", name, scene.label("what street", space=name))


@lru_cache(maxsize=16)
def _stone(space: int) -> str:
    x, width = _cell(space)
    frame = rect(x, TOP, width, HEIGHT - TOP - 8, colours.of("paving"), 5, f' stroke="{theme.RULE}"')
    if space == 0:
        return frame + icon("act-road", x + width / 2, TOP + 32, 36)
    return frame + text(x + 10, TOP + 11, ROAD_SPACES[space], 13, "b")


def _ends(scene: Scene) -> str:
    """The two spaces that cost an egg: a tile from the stack, and a final-scoring tile."""
    stack = f"+{scene.view['bridge_stack']}"
    return _paving(scene) + _pier(scene, SPACE_IV, stack, "") + _pier(scene, SPACE_V, "", "hourglass")


def _pier(scene: Scene, space: int, count: str, sign: str) -> str:
    x, width = _cell(space)
    title = scene.label("what street", space=ROAD_SPACES[space])
    metal = colours.METALS[space == SPACE_V]
    tile = rect(7, 26, width - 14, 24, metal, 4, f' stroke="{theme.LINE}"')
    inside = text(width / 2, 38, count, 15, "b k") if count else icon(sign, width / 2, 38, 19)
    body = _egg_price(width / 2) + tile + inside
    return piece(
        identity("space", ROAD_SPACES[space]),
        x,
        TOP + 18,
        body,
        scene.thing("space", ROAD_SPACES[space], title),
    )


def _egg_price(x: float) -> str:
    sign = rect(x - 16, 0, 32, 22, colours.PRICE, 4, ' stroke="var(--wax)"')
    return sign + text(x - 7, 11, "−", 15, "b k") + icon("egg", x + 5, 11, 18)


def _street(scene: Scene, space: int) -> str:
    """Two effects, the second for an egg; bright while they wait for the player."""
    x, width = _cell(space)
    name = ROAD_SPACES[space]
    key = scene.view["road"][space - 1]
    seen = scene.view["open"]
    first = _first(scene.street(key), width - 8, name in seen["street"])
    egg = _egg(scene.box.egg_effects[space], width - 8, name in seen["street_egg"])
    title = scene.label("what street", space=name)
    upper = scene.thing("space", name, title, scene.target("street", at=name))
    lower = scene.thing("space", name, title, scene.target("egg", at=name))
    return piece(identity("street", name), x + 4, TOP + 20, first, upper) + piece(
        identity("egg", name), x + 4, TOP + 50, egg, lower
    )


def _ground(width: float, is_open: bool) -> str:
    return edge(width, 28, colours.LIT if is_open else colours.LEAVES, 4, "soft")


@lru_cache(maxsize=512)
def _first(street: Street, width: float, is_open: bool) -> str:
    return _ground(width, is_open) + signs.fitted(signs.street(street), width / 2, 14, width - 8, 23)


@lru_cache(maxsize=512)
def _egg(found: Effects, width: float, is_open: bool) -> str:
    price = rect(1.5, 1.5, 30, 25, colours.PRICE, 3) + text(8, 14, "−", 13, "b k") + icon("egg", 20, 14, 19)
    return (
        _ground(width, is_open) + price + signs.fitted(signs.of(found), (width + 31) / 2, 14, width - 36, 22)
    )


def _markers(scene: Scene) -> str:
    """Those at the start have not walked yet."""
    seats = scene.view["players"]
    drawn = ""
    for seat, player in enumerate(seats):
        x, width = _cell(player["road"])
        step = min(24.0, (width - 4) / len(seats))
        left = x + width / 2 + (seat - (len(seats) - 1) / 2) * step
        counter = icon(f"counter-{seat}", 0, 0, min(20, step + 8))
        drawn += piece(f"road-{seat}", left, MARKERS, counter, _on(scene, player["road"]))
    return drawn
