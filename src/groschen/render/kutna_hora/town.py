"""Kutná Hora: the squares within the wall, and the villages around it."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.box.components import Board
from groschen.render import theme
from groschen.render.kutna_hora import tiles
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, edge, icon, identity, piece, rect, text
from groschen.render.scene import about

CELL = 100
RIM = 46
GAP = 3


def town(scene: Scene) -> Area:
    seen = scene.view["town"]
    board = scene.board
    width, height = board.town.width * CELL + 2 * RIM, board.town.height * CELL + 2 * RIM
    built = {building["square"]: building for building in seen["buildings"]}
    squares = [_square(scene, board, at, built, seen["plots"]) for at in range(board.town.size)]
    villages = [_village(scene, at, found) for at, found in enumerate(board.villages) if found]
    body = _country(width, height) + "".join(villages + squares)
    return Area("town", width, height, body, scene.label("town"))


def corner(board: Board, at: int) -> tuple[int, int]:
    return RIM + at % board.town.width * CELL, RIM + at // board.town.width * CELL


@lru_cache(maxsize=16)
def _country(width: int, height: int) -> str:
    """Land and the wall: what never changes."""
    return _land(width, height) + _wall(width, height)


def _land(width: int, height: int) -> str:
    return rect(0, 0, width, height, theme.MEADOW, 9) + rect(0, 0, width, height, "url(#kh-grass)", 9)


def _wall(width: int, height: int) -> str:
    """Battlements and four towers."""
    x, y, w, h = RIM - 8, RIM - 8, width - 2 * RIM + 16, height - 2 * RIM + 16
    merlons = f' stroke="{theme.STONE}" stroke-width="9" stroke-dasharray="9 5"'
    return (
        rect(x - 1, y - 1, w + 2, h + 2, "none", 4, merlons)
        + rect(x, y, w, h, theme.STONE, 4, f' stroke="{theme.EDGE}" stroke-width="1.5"')
        + rect(x + 6, y + 6, w - 12, h - 12, theme.GROUND)
        + "".join([_tower(x + east * w, y + south * h) for east in (0, 1) for south in (0, 1)])
    )


def _tower(x: int, y: int) -> str:
    circle = f'<circle cx="{x}" cy="{y}" stroke="{theme.EDGE}"'
    return f'{circle} r="11" fill="{theme.STONE}"/>{circle} r="6.5" fill="{theme.var("wax")}"/>'


def _village(scene: Scene, at: int, found: tuple[int, ...]) -> str:
    """It belongs to the square that it lies beside."""
    name = scene.board.town.names[at]
    more = about(f"square:{name}", scene.label("what square", place=name))
    return f"<g{more}>{_houses(scene.board, at, found)}</g>"


@lru_cache(maxsize=64)
def _houses(board: Board, at: int, found: tuple[int, ...]) -> str:
    """On the rim beside its square: to the left or right if it can be, or else above or below."""
    x, y = corner(board, at)
    column, last = at % board.town.width, board.town.width - 1
    if column in (0, last):
        x, y = (17 if column == 0 else x + CELL + RIM - 17), y + CELL // 2
        drawn = icon("village", x, y - 11 * len(found) - 3, 28)
        shields = [
            tiles.dots((dot,), x, y - 11 * len(found) + 23 + 22 * n, 21, 0) for n, dot in enumerate(found)
        ]
        return drawn + "".join(shields)
    x, y = x + CELL // 2, (17 if at < board.town.width else y + CELL + RIM - 17)
    left = x - 11 * len(found)
    return icon("village", left - 4, y, 28) + tiles.dots(found, left + 23, y, 21, 23)


def _square(
    scene: Scene, board: Board, at: int, built: dict[str, dict[str, str | int | None]], plots: dict[str, int]
) -> str:
    name, (x, y) = board.town.names[at], corner(board, at)
    x, y, size = x + GAP, y + GAP, CELL - 2 * GAP
    if name in built:
        return _building(scene, name, built[name], x, y)
    body = _empty(name, size)
    if name in plots:
        body += _plot(scene, plots[name], name)
    called = scene.label("what square", place=name)
    more = about(f"square:{name}", called, scene.target("claim", "on", at=name))
    return piece(f"square-{name}", x, y, body, more)


def _plot(scene: Scene, seat: int, name: str) -> str:
    whose = about("symbol:plot", scene.label("plot of", name=scene.words.seat(seat)))
    return piece(identity("plot", seat, name), 24, 20, icon(f"plot-{seat}", 24, 28, 52), whose)


@lru_cache(maxsize=128)
def _empty(name: str, size: int) -> str:
    return edge(size, size, theme.var("square"), 4, "soft") + text(size / 2, size / 2, name, 17, "f")


def _building(scene: Scene, name: str, seen: dict[str, str | int | None], x: int, y: int) -> str:
    key, owner, size = str(seen["tile"]), seen["owner"], CELL - 2 * GAP
    body = tiles.built(scene.building(key), size)
    if owner is not None:
        house = icon(f"house-{owner}", 19, 20, 38)
        whose = about("symbol:house", scene.label("house of", name=scene.words.seat(int(owner))))
        body += piece(f"house-{owner}-{name}", size - 44, size - 46, house, whose)
    return scene.tile(key, x, y, body, scene.target("score", at=name))
