"""A player: goods and points, the tracks, the action board with its walls, and technologies."""

from __future__ import annotations

from typing import NamedTuple

from groschen.render import theme
from groschen.render.pen import Area, Room, icon, piece, points, rect, shorten, text
from groschen.render.praga.flower import ACROSS, action_board
from groschen.render.praga.held import held, scores
from groschen.render.praga.scene import Scene
from groschen.render.praga.tracks import tracks
from groschen.render.scene import View

BAND = 34
GOODS = (
    ("silver_windows", "silver-window"),
    ("gold_windows", "gold-window"),
    ("eggs", "egg"),
    ("red", "red-token"),
    ("blue", "blue-token"),
)
CHIP = 48
TRACKS = 240
"""The least width of the tracks."""
SCORE = 42
COLUMN = 112
"""The least width of a column of technologies."""


class Plan(NamedTuple):
    """Where the parts of a board go."""

    tracks: Room
    flower: Room
    last: Room


def plan(width: float, height: float, is_over: bool) -> Plan:
    inside = Room(8, BAND + 5, width - 16, height - BAND - 10)
    if height > 1.2 * width:
        return _grand(inside)
    return _tall(inside, is_over) if height > 0.7 * width else _compact(inside, is_over)


def _compact(room: Room, is_over: bool) -> Plan:
    """Tracks and technologies beside the action board; the final points below both."""
    last = SCORE if is_over else max(37, room.height * 0.55 - 70)
    above = room.height - last - 4
    flower = min(room.width - TRACKS - 10, (above if is_over else room.height) * ACROSS / 8)
    side = room.width - flower - 10
    below = Room(room.x, room.y + above + 4, room.width if is_over else side, last)
    board = Room(room.x + side + 10, room.y, flower, above if is_over else room.height)
    return Plan(Room(room.x, room.y, side, above), board, below)


def _tall(room: Room, is_over: bool) -> Plan:
    """Tracks above, technologies in a column beside the action board; the final points below."""
    above, below = 108, SCORE + 8 if is_over else 0
    height = room.height - above - below - 6
    flower = min(room.width - COLUMN, height * ACROSS / 8)
    side = Room(room.x + flower + 6, room.y + above + 6, room.width - flower - 6, height)
    last = Room(room.x, room.y + room.height - SCORE - 4, room.width, SCORE + 4) if is_over else side
    return Plan(
        Room(room.x, room.y, room.width, above), Room(room.x, room.y + above + 6, flower, height), last
    )


def _grand(room: Room) -> Plan:
    """One below the other."""
    flower = min(room.width * 8 / ACROSS, room.height * 0.58)
    last = min((room.height - flower) * 0.25, 74)
    above = min(room.height - flower - last - 24, 260)
    gap = (room.height - above - flower - last) / 2
    return Plan(
        Room(room.x, room.y, room.width, above),
        Room(room.x, room.y + above + gap, room.width, flower),
        Room(room.x, room.y + room.height - last, room.width, last),
    )


def player(scene: Scene, seat: int, width: float, height: float) -> Area:
    seen = scene.view["players"][seat]
    is_over = "scores" in scene.view
    parts = plan(width, height, is_over)
    last = scores(scene, seat, parts.last) if is_over else held(scene, seat, seen, parts.last)
    body = (
        _sheet(scene, seat, width, height)
        + _band(seat, seen, width)
        + tracks(scene, seat, seen, parts.tracks)
        + action_board(scene, seat, seen, parts.flower)
        + last
    )
    return Area(f"player-{seat}", width, height, body)


def _sheet(scene: Scene, seat: int, width: float, height: float) -> str:
    glow = rect(-4, -4, width + 8, height + 8, theme.GOLD, 12) if seat == scene.view["seat"] else ""
    return glow + rect(0, 0, width, height, theme.VELLUM, 9)


def _band(seat: int, seen: View, width: float) -> str:
    """Name, goods that have no track, and points so far."""
    top = f"M0 {BAND}V9a9 9 0 0 1 9-9H{width - 9:g}a9 9 0 0 1 9 9V{BAND}z"
    left = width - 46 - CHIP * (len(GOODS) + 1)
    chips = [_chip(sign, seen[name], left + CHIP * at) for at, (name, sign) in enumerate(GOODS)]
    cubes = _chip(f"cube-{seat}", seen["cubes"], left + CHIP * len(GOODS))
    claims = icon("wax", left - 15, 17, 24) if seen["seal_claims"] else ""
    room = left - 44 - (22 if claims else 0)
    return (
        f'<path d="{top}" fill="{theme.SEATS[seat]}"/>'
        + icon(f"counter-{seat}", 20, 17, 25)
        + text(38, 17, shorten(seen["name"], 18, room), 18, "b w l")
        + claims
        + "".join(chips)
        + cubes
        + piece(f"points-{seat}", width - 25, 17.5, points(0, 0, sum(seen["points"].values()), 33))
    )


def _chip(sign: str, amount: int, x: float) -> str:
    return icon(sign, x + 10, 17, 23) + text(x + 24, 17, amount, 17, "b w l")
