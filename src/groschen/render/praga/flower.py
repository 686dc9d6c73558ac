"""An action board: six action hexes round the centre, with upgrades on them and walls around them."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.hexes import FIRST_WALL, WALL_PLACES, flower
from groschen.games.praga.names import ACTIONS
from groschen.render import theme
from groschen.render.pen import Room, clean, icon, identity, piece, text
from groschen.render.praga import tiles
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
    body = _centre() + "".join(actions) + "".join(around)
    x, y = room.x + room.width / 2, room.y + room.height / 2
    return piece(f"board-{seat}", x, y, body, scale=radius / tiles.RADIUS)


@lru_cache(maxsize=1)
def _centre() -> str:
    """What windows are good for."""
    extra = [("gold-window", -22, -12), ("silver-window", -2, -12), ("any-action", 24, -12)]
    climb = [("silver-window", -22, 14), ("silver-window", -3, 14), ("go-up", 24, 14)]
    drawn = [icon(sign, x, y, 20) for sign, x, y in extra + climb]
    return hexagon(tiles.RADIUS - 2, theme.PAPER, "edge soft") + "".join(drawn)


def spot(place: int) -> tuple[float, float]:
    x, y = middle(PLACES[place], tiles.RADIUS)
    return round(x, 1), round(y, 1)


def _action(scene: Scene, seat: int, seen: View, number: int) -> str:
    name = ACTIONS[number]
    x, y = spot(scene.box.places[number])
    laid = seen["board"].get(name)
    chosen = _choice(scene, name) if seat == scene.view["seat"] else ""
    body = _bare(name) if laid is None else _upgrade(scene, laid["tile"], laid["turned"], bool(chosen))
    return piece(f"action-{seat}-{name}", x, y, body + _coming(scene, seat, name), chosen)


def _choice(scene: Scene, name: str) -> str:
    """As the extra action, or as the action of a technology; that of the tile in hand is chosen there."""
    if scene.view["decision"] == "TakeTurn":
        return ""
    return scene.choices.on(f"extra {name}") or scene.choices.on(name)


@lru_cache(maxsize=8)
def _bare(name: str) -> str:
    return hexagon(tiles.RADIUS - 1, "#ead3ae", "edge") + icon(f"act-{name}", 0, 0, 54)


def _upgrade(scene: Scene, key: str, turned: int, is_chosen: bool) -> str:
    face = tiles.laid(scene.board_tile(key), turned)
    frame = hexagon(tiles.RADIUS - 2, "none", "edge") if is_chosen else ""
    return piece(identity("tile", key), 0, 0, face, f' data-tile="{clean(key)}"') + frame


def _coming(scene: Scene, seat: int, at: str | int) -> str:
    """A golden ring where the tile in hand goes."""
    placing = scene.view["placing"]
    if placing is None or seat != scene.view["seat"] or placing["at"] != at:
        return ""
    return hexagon(tiles.RADIUS - 5, "none", "", ' stroke="#f2a200" stroke-width="7"')


def _place(scene: Scene, seat: int, number: int, wall: View | None) -> str:
    x, y = spot(FIRST_WALL + number - 1)
    if wall is not None:
        face = tiles.laid(scene.board_tile(wall["tile"]), wall["turned"])
        return piece(identity("tile", wall["tile"]), x, y, face, f' data-tile="{clean(wall["tile"])}"')
    chosen = scene.choices.on(f"place {number}") if seat == scene.view["seat"] else ""
    if chosen:
        body = hexagon(tiles.RADIUS - 3, "#fdf3d4", "edge") + text(0, 0, number, 26, "f")
        return piece(f"wall-{seat}-{number}", x, y, body, chosen)
    return piece(f"wall-{seat}-{number}", x, y, _free() + _coming(scene, seat, number))


@lru_cache(maxsize=1)
def _free() -> str:
    outline = f' stroke="{theme.RULE}" stroke-width="1.500" stroke-dasharray="6 7"'
    return hexagon(tiles.RADIUS - 3, "none", "", outline)
