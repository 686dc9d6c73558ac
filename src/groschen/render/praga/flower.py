"""An action board: six action hexes round the centre, with upgrades on them and walls around them."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import BoardTile, HexTile
from groschen.games.praga.hexes import FIRST_WALL, WALL_PLACES, flower
from groschen.games.praga.names import ACTIONS
from groschen.render import theme
from groschen.render.pen import Room, icon, identity, piece, text
from groschen.render.praga import colours, tiles
from groschen.render.praga.hexagons import WIDE, hexagon, middle
from groschen.render.praga.scene import Scene
from groschen.render.scene import View

PLACES = flower()
ACROSS = 5 * WIDE
DOWN = 8
"""Width and height of an action board with walls all around, in radii of a hex."""


def radius_in(room: Room) -> float:
    """How large its hexes can be."""
    return min(room.width / ACROSS, room.height / DOWN)


def action_board(scene: Scene, seat: int, seen: View, room: Room) -> str:
    radius = radius_in(room)
    actions = [_action(scene, seat, seen, number) for number in range(len(ACTIONS))]
    walls = {wall["place"]: wall for wall in seen["walls"]}
    around = [_place(scene, seat, number, walls.get(number)) for number in range(1, WALL_PLACES + 1)]
    centre = f"<g{scene.thing('centre', 'windows', scene.name('chapter', 'windows'))}>{_centre()}</g>"
    body = centre + "".join(actions) + "".join(around)
    x, y = room.x + room.width / 2, room.y + room.height / 2
    return piece(f"board-{seat}", x, y, body, scale=radius / tiles.RADIUS)


@lru_cache(maxsize=1)
def _centre() -> str:
    """What windows are good for."""
    extra = [("gold-window", -22, -12), ("silver-window", -2, -12), ("any-action", 24, -12)]
    climb = [("silver-window", -22, 14), ("silver-window", -3, 14), ("go-up", 24, 14)]
    drawn = [icon(sign, x, y, 20) for sign, x, y in extra + climb]
    return hexagon(tiles.RADIUS - 2, colours.LEAVES, "edge soft") + "".join(drawn)


def spot(place: int) -> tuple[float, float]:
    x, y = middle(PLACES[place], tiles.RADIUS)
    return round(x, 1), round(y, 1)


def _action(scene: Scene, seat: int, seen: View, number: int) -> str:
    name = ACTIONS[number]
    x, y = spot(scene.box.places[number])
    laid = seen["board"].get(name)
    target = scene.own(seat, "perform extra", "choose action", action=name)
    body = _bare(name) if laid is None else _upgrade(scene, laid["tile"], laid["turned"], bool(target))
    more = scene.thing("action", name, scene.name("action", name), target)
    return piece(f"action-{seat}-{name}", x, y, body + _coming(scene, seat, name), more)


@lru_cache(maxsize=8)
def _bare(name: str) -> str:
    return hexagon(tiles.RADIUS - 1, colours.of("hex"), "edge") + icon(f"act-{name}", 0, 0, 54)


def _upgrade(scene: Scene, key: str, turned: int, is_chosen: bool) -> str:
    face = tiles.laid(scene.board_tile(key), turned)
    frame = hexagon(tiles.RADIUS - 2, "none", "edge") if is_chosen else ""
    return piece(identity("tile", key), 0, 0, face, scene.tile(key)) + frame


def _coming(scene: Scene, seat: int, at: str | int) -> str:
    """The tile in hand where it goes, unturned until the page turns it; a golden ring round it."""
    waiting, tile = scene.view["placing"], scene.placing
    if (
        waiting is None
        or seat != scene.view["seat"]
        or waiting["at"] != at
        or not isinstance(tile, BoardTile)
    ):
        return ""
    ring = hexagon(tiles.RADIUS + 1, "none", "", f' stroke="{theme.var("glow")}" stroke-width="5"')
    return f'<g class="ghost"><g>{tiles.laid(tile, 0)}</g></g>{ring}'


def _place(scene: Scene, seat: int, number: int, wall: View | None) -> str:
    x, y = spot(FIRST_WALL + number - 1)
    if wall is not None:
        face = tiles.laid(scene.board_tile(wall["tile"]), wall["turned"])
        return piece(identity("tile", wall["tile"]), x, y, face, scene.tile(wall["tile"]))
    target = scene.own(seat, "place", at=number)
    name = f"wall-{seat}-{number}"
    more = scene.thing("wall place", number, scene.label("wall place", n=number), target)
    body = _offered(number, scene.placing) if target else _free() + _coming(scene, seat, number)
    return piece(name, x, y, body, more)


@lru_cache(maxsize=512)
def _offered(number: int, tile: HexTile | None) -> str:
    """A place where the wall in hand could stand."""
    shadow = f'<g opacity=".45">{tiles.laid(tile, 0)}</g>' if isinstance(tile, BoardTile) else ""
    plate = f'<circle r="15" fill="{colours.of("place")}" opacity=".85"/>'
    return (
        hexagon(tiles.RADIUS - 3, colours.of("place"), "edge")
        + shadow
        + plate
        + text(0, 0, number, 22, "k b")
    )


@lru_cache(maxsize=1)
def _free() -> str:
    outline = f' stroke="{theme.RULE}" stroke-width="1.500" stroke-dasharray="6 7"'
    return hexagon(tiles.RADIUS - 3, "none", "all", outline)
