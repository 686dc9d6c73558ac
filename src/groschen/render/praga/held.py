"""What a player holds beside the board: technologies and final-scoring tiles; at the end, the points."""

from __future__ import annotations

from groschen.games.praga.names import FINAL, SCORES
from groschen.render import theme
from groschen.render.pen import Room, icon, identity, piece, points, rect, signed, text
from groschen.render.praga import tiles
from groschen.render.praga.scene import Scene
from groschen.render.scene import View

SPACES = 4
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


def held(scene: Scene, seat: int, seen: View, room: Room, spaces: int = SPACES) -> str:
    """Technologies in the order in which they came, then V tiles; pale spaces for those to come."""
    found = [_technology(scene, seat, tile) for tile in seen["technologies"]]
    found += [_final(scene, seat, key) for key in seen["final_tiles"]]
    places, scale = _places(room, max(spaces, len(found)))
    drawn = [
        piece(name, x, y, body, more, scale)
        for (body, name, more), (x, y) in zip(found, places, strict=False)
    ]
    free = "".join([_space(x, y, scale) for x, y in places[len(found) : spaces]])
    more = scene.thing("area", "supply", scene.label("technologies"))
    return "".join(drawn) + (f"<g{more}>{free}</g>" if free else "")


def _places(room: Room, count: int) -> tuple[list[tuple[float, float]], float]:
    """In as many lines as make them largest; and how large."""
    width, height = tiles.CARD
    best, lines = 0.0, 1
    for number in range(1, count + 1):
        across, down = room.width / -(-count // number), room.height / number
        scale = min((across - 3) / width, (down - 3) / height)
        if scale > best:
            best, lines = scale, number
    columns = -(-count // lines)
    across, down = min(room.width / columns, width * best + 8), room.height / lines
    top = room.y + (down - height * best) / 2
    places = [(room.x + at % columns * across, top + at // columns * down) for at in range(count)]
    return places, best


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
    found, categories = scene.view["scores"][seat], (*SCORES, *FINAL)
    step = (room.width - 62) / len(categories)
    columns = [
        _score(scene, name, found[name], Room(room.x + at * step, room.y, step, room.height))
        for at, name in enumerate(categories)
    ]
    frame = rect(*room, theme.PAPER, 5, f' stroke="{theme.RULE}"')
    size = min(room.height + 4, 58)
    total = points(room.x + room.width - 32, room.y + room.height / 2, signed(found["total"]), size)
    more = scene.thing("score", "total", scene.label("points", n=found["total"]))
    return frame + "".join(columns) + f"<g{more}>{total}</g>"


def _score(scene: Scene, name: str, amount: int, room: Room) -> str:
    x, height = room.x + room.width / 2, room.height
    more = scene.thing("score", name, scene.titled(scene.name("score", name), amount))
    drawn = icon(SCORE_ICONS[name], x, room.y + height * 0.3, min(22, room.width * 0.8))
    number = text(x, room.y + height * 0.77, amount, 15, "b")
    return f"<g{more}>{drawn}{number}</g>"
