"""The King's Road: its five spaces with their effects, Charles Bridge, and the tiles beside it."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import Effects, Street
from groschen.games.praga.names import ROAD_SPACES
from groschen.render import theme
from groschen.render.pen import Area, clean, edge, icon, identity, panel, piece, rect, text
from groschen.render.praga import colours, signs, tiles
from groschen.render.praga.scene import Scene

WIDTH = 744
HEIGHT = 142
TOP = 30
CELL = 106
STREETS = 62
"""Where space I begins, after the start."""
BRIDGE = STREETS + 3 * CELL
PIER = 46
PLANKS = 492
PLANK = 48
MARKERS = 122
PAPER = (theme.PAPER, "#fbdf8d")
"""The ground of an effect, and of one that is still open this turn."""


def road(scene: Scene) -> Area:
    streets = [_street(scene, space) for space in (1, 2, 3)]
    body = (
        panel(WIDTH, HEIGHT, scene.labels["road"])
        + _ends(scene)
        + "".join(streets)
        + _bridge(scene)
        + _finals(scene)
        + _markers(scene)
    )
    return Area("road", WIDTH, HEIGHT, body)


def _cell(space: int) -> tuple[float, float]:
    """Left end and width of a space; 0 is the start."""
    if space == 0:
        return 10, 48
    if space < 4:
        return STREETS + (space - 1) * CELL, CELL - 4
    return BRIDGE + (space - 4) * (PIER + 3), PIER


@lru_cache(maxsize=1)
def _paving() -> str:
    return "".join([_stone(space) for space in range(len(ROAD_SPACES))])


def _stone(space: int) -> str:
    x, width = _cell(space)
    frame = rect(x, TOP, width, HEIGHT - TOP - 8, colours.COBBLES, 5, f' stroke="{theme.RULE}"')
    return frame + (text(x + 10, TOP + 12, ROAD_SPACES[space], 13, "b") if space else "")


def _ends(scene: Scene) -> str:
    """The start, and the two spaces that cost an egg."""
    x, width = _cell(0)
    left, wide = _cell(4)
    right, _ = _cell(5)
    stack = scene.view["bridge_stack"]
    silver = rect(left + 7, TOP + 44, wide - 14, 22, theme.SILVER, 4, f' stroke="{theme.INK}"')
    gold = rect(right + 7, TOP + 44, wide - 14, 22, "#f0d37c", 4, f' stroke="{theme.INK}"')
    return (
        _paving()
        + icon("act-road", x + width / 2, TOP + 32, 36)
        + "".join([_egg_price(at + wide / 2) for at in (left, right)])
        + silver
        + text(left + wide / 2, TOP + 55, stack, 14, "b")
        + gold
        + icon("points", right + wide / 2, TOP + 55, 17)
    )


def _egg_price(x: float) -> str:
    sign = rect(x - 16, TOP + 20, 32, 20, colours.SIGN, 4, f' stroke="{theme.RUBRIC}"')
    return sign + text(x - 6, TOP + 30, "−", 14, "b") + icon("egg", x + 5, TOP + 30, 17)


def _street(scene: Scene, space: int) -> str:
    """Two effects, the second for an egg; bright while they wait for the player."""
    x, width = _cell(space)
    name = ROAD_SPACES[space]
    street = scene.street(scene.view["road"][space - 1])
    seen = scene.view["open"]
    first = _first(street, width - 8, PAPER[name in seen["street"]])
    egg = _egg(scene.box.egg_effects[space], width - 8, PAPER[name in seen["street_egg"]])
    upper = piece(identity("street", name), x + 4, TOP + 19, first, scene.choices.on(f"street {name}"))
    return upper + piece(identity("egg", name), x + 4, TOP + 49, egg, scene.choices.on(f"egg {name}"))


@lru_cache(maxsize=64)
def _first(street: Street, width: float, fill: str) -> str:
    found = signs.ability(street.trigger, street.first)
    if street.gold:
        found = [("text", f"−{street.gold}"), ("icon", "gold"), ("text", "→"), *found]
    return edge(width, 28, fill, 4, "soft") + signs.fitted(found, width / 2, 14, width - 8, 22)


@lru_cache(maxsize=64)
def _egg(found: Effects, width: float, fill: str) -> str:
    frame = edge(width, 28, fill, 4, "soft")
    price = rect(1.5, 1.5, 27, 25, colours.SIGN, 3) + icon("egg", 15, 14, 20)
    return frame + price + signs.fitted(signs.of(found), (width + 28) / 2, 14, width - 34, 22)


def _bridge(scene: Scene) -> str:
    """Five planks, each over two spaces with a bonus."""
    title = text(PLANKS, 15, scene.labels["bridge"], 14, "h l")
    return title + "".join([_plank(scene, at, key) for at, key in enumerate(scene.view["bridge"])])


def _plank(scene: Scene, at: int, key: str | None) -> str:
    x = PLANKS + at * PLANK
    if key is not None:
        face = tiles.plank(scene.bridge_tile(key))
        return piece(identity("bridge-tile", key), x, TOP - 4, face, f' data-tile="{clean(key)}"')
    body = _pair(scene.box.planks[at])
    return piece(f"plank-{at + 1}", x, TOP - 4, body, scene.choices.on(f"plank {at + 1}"))


@lru_cache(maxsize=64)
def _pair(found: Effects) -> str:
    """What the two spaces below a plank give."""
    frame = edge(PLANK - 4, 64, colours.RIVER, 4)
    upper, lower = found[: len(found) // 2], found[len(found) // 2 :]
    return (
        frame
        + rect(4, 4, PLANK - 12, 26, "#e3eef1", 3)
        + rect(4, 34, PLANK - 12, 26, "#e3eef1", 3)
        + signs.effects(upper, (PLANK - 4) / 2, 17, PLANK - 14, 21)
        + signs.effects(lower, (PLANK - 4) / 2, 47, PLANK - 14, 21)
    )


def _finals(scene: Scene) -> str:
    """The V tiles beside the bridge."""
    keys = scene.view["bridge_finals"]
    return "".join(
        [final(scene, key, PLANKS + 80 * at, 97, f"take {key}", 0.82) for at, key in enumerate(keys)]
    )


def final(scene: Scene, key: str, x: float, y: float, choice: str, scale: float) -> str:
    body = tiles.bridge_tile(scene.bridge_tile(key))
    more = f' data-tile="{clean(key)}"{scene.choices.on(choice)}'
    return piece(identity("bridge-tile", key), x, y, body, more, scale)


def _markers(scene: Scene) -> str:
    """Who stands where; those at the start have not walked yet."""
    seats = scene.view["players"]
    drawn = ""
    for seat, player in enumerate(seats):
        x, width = _cell(player["road"])
        step = min(24.0, (width - 4) / len(seats))
        left = x + width / 2 + (seat - (len(seats) - 1) / 2) * step
        drawn += piece(f"road-{seat}", left, MARKERS, icon(f"counter-{seat}", 0, 0, min(20, step + 8)))
    return drawn
