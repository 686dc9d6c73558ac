"""What a player holds beside the board: technologies and final-scoring tiles; at the end, the points."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from groschen.games.praga.names import FINAL, SCORES
from groschen.render import theme
from groschen.render.pen import Room, icon, identity, piece, points, rect, signed, text
from groschen.render.praga import tiles
from groschen.render.praga.flower import radius_in
from groschen.render.praga.hexagons import WIDE
from groschen.render.praga.scene import Scene
from groschen.render.scene import View

SPACES, BRIEFLY = 4, 2
"""How many spaces for technologies a board shows, in full and in brief."""
SECOND = 0.74
"""How large a second tile in a corner is, in parts of the first."""
SCORE_ICONS = {
    "crane": "any-action",
    "tiles": "act-upgrade",
    "mines": "produce-gold",
    "city": "act-building",
    "road": "act-road",
    "technology": "cog",
    "projects": "row-up",
    "academics": "university",
    "hunger wall": "hunger-wall",
    "cathedral": "st-vitus",
    "walls": "act-wall",
    "abilities": "wax",
    "eggs": "egg",
}


class Spot(NamedTuple):
    """Where a tile lies, and how large."""

    x: float
    y: float
    scale: float


def around(scene: Scene, seat: int, seen: View, room: Room) -> str:
    """In the corners round an action board; when the game is over, nothing is still to come."""
    return _laid(scene, seat, seen, _corners(room), 0 if scene.view["over"] else SPACES)


def held(scene: Scene, seat: int, seen: View, room: Room) -> str:
    """In lines, of a board in brief."""
    spaces = 0 if scene.view["over"] else BRIEFLY
    count = max(spaces, len(seen["technologies"]) + len(seen["final_tiles"]))
    return _laid(scene, seat, seen, _lines(room, count), spaces)


def _laid(scene: Scene, seat: int, seen: View, spots: list[Spot], spaces: int) -> str:
    """Technologies in the order in which they came, then V tiles; pale spaces for those to come."""
    found = [_technology(scene, seat, tile) for tile in seen["technologies"]]
    found += [_final(scene, seat, key) for key in seen["final_tiles"]]
    drawn = [
        piece(name, spot.x, spot.y, body, more, spot.scale)
        for (body, name, more), spot in zip(found, spots, strict=False)
    ]
    free = "".join([_space(*spot) for spot in spots[len(found) : spaces]])
    more = scene.thing("area", "supply", scene.label("technologies"))
    return "".join(drawn) + (f"<g{more}>{free}</g>" if free else "")


@lru_cache(maxsize=64)
def _corners(room: Room) -> list[Spot]:
    """One large tile in each corner that the action board leaves free, and a smaller one beside each."""
    radius = radius_in(room)
    aside = (room.width - 3 * WIDE * radius) / 2
    width, height = tiles.CARD
    scale = round(min((aside - 6) / width, 1.5 * radius / height), 2)
    return [
        Spot(
            room.x if is_left else room.x + room.width - width * size,
            room.y + further if is_upper else room.y + room.height - further - height * size,
            size,
        )
        for size, further in ((scale, 0), (scale * SECOND, height * scale + 5))
        for is_upper in (True, False)
        for is_left in (True, False)
    ]


def _lines(room: Room, count: int) -> list[Spot]:
    """In as many lines as make them largest."""
    width, height = tiles.CARD
    best, lines, count = 0.0, 1, max(count, 1)
    for number in range(1, count + 1):
        across, down = room.width / -(-count // number), room.height / number
        scale = min((across - 3) / width, (down - 3) / height)
        if scale > best:
            best, lines = scale, number
    columns = -(-count // lines)
    across, down = min(room.width / columns, width * best + 8), room.height / lines
    top = room.y + (down - height * best) / 2
    return [Spot(room.x + at % columns * across, top + at // columns * down, best) for at in range(count)]


def _space(x: float, y: float, scale: float) -> str:
    width, height = tiles.CARD
    outline = f' class="all" stroke="{theme.RULE}" stroke-dasharray="4 4"'
    return rect(x, y, width * scale, height * scale, "none", 4, outline)


def _final(scene: Scene, seat: int, key: str) -> tuple[str, str, str]:
    """A V tile; it may lie on the bridge as well."""
    return tiles.bridge_tile(scene.bridge_tile(key)), identity("final", seat, key), scene.tile(key)


def _technology(scene: Scene, seat: int, tile: View) -> tuple[str, str, str]:
    """Pale until it works."""
    key = tile["tile"]
    pale = "" if tile["works"] else ' opacity=".55"'
    more = scene.tile(key, scene.own(seat, "use", piece=key)) + pale
    return tiles.technology(scene.technology(key)), identity("technology", key), more


def scores(scene: Scene, seat: int, room: Room) -> str:
    """Every category and, in gold, the total."""
    total = scene.view["scores"][seat]["total"]
    size = min(room.height + 4, 58)
    drawn = points(room.x + room.width - 32, room.y + room.height / 2, signed(total), size)
    more = scene.thing("score", "total", scene.label("points", n=total))
    return _strip(room) + _categories(scene, seat, room, room.width - 62) + f"<g{more}>{drawn}</g>"


def scores_briefly(scene: Scene, seat: int, room: Room) -> str:
    """Without the total, which stands above."""
    return _strip(room) + _categories(scene, seat, room, room.width)


def _strip(room: Room) -> str:
    return rect(*room, theme.PAPER, 5, f' stroke="{theme.RULE}"')


def _categories(scene: Scene, seat: int, room: Room, width: float) -> str:
    found, categories = scene.view["scores"][seat], (*SCORES, *FINAL)
    step = width / len(categories)
    columns = [
        _score(scene, name, found[name], Room(room.x + at * step, room.y, step, room.height))
        for at, name in enumerate(categories)
    ]
    return "".join(columns)


def _score(scene: Scene, name: str, amount: int, room: Room) -> str:
    x, height = room.x + room.width / 2, room.height
    more = scene.thing("score", name, scene.titled(scene.name("score", name), amount))
    drawn = icon(SCORE_ICONS[name], x, room.y + height * 0.3, min(22, room.width * 0.8))
    number = text(x, room.y + height * 0.77, amount, 15, "b")
    return f"<g{more}>{drawn}{number}</g>"
