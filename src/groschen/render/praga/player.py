"""A player: goods and points, the tracks, the action board with its walls, and technologies."""

from __future__ import annotations

from typing import NamedTuple

from groschen.render import theme
from groschen.render.pen import Area, Room, fitted, icon, named, piece, points, rect, signed, text
from groschen.render.praga.flower import ACROSS, DOWN, action_board
from groschen.render.praga.held import around, held, scores, scores_briefly
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
CHIP = 42
TRACKS, MOST_TRACKS = 124, 150
"""The least and the greatest height of the tracks."""
FIGURES = (
    ("gold", "gold"),
    ("stone", "stone"),
    ("mines", "act-mines"),
    ("quarries", "act-quarries"),
    ("technology", "cog"),
    ("university", "university"),
)
TRACK_OF = {"mines": "gold", "quarries": "stone"}
FULL = {1: (486, 676), 2: (486, 588), 3: (486, 506), 4: (486, 424)}
"""Width and height of a board in full, by number of players."""
PAGE = (486, 610)
"""The same on a telephone, where no other board needs room."""
BRIEF = Room(0, 0, 486, 78)
HELD = Room(186, 33, 202, 41)
FLOWER = Room(394, 3, 88, 72)
SCORES = Room(6, 33, 384, 41)
"""Of a board in brief: its size, and the rooms for tiles and the action board; when the game is over, for the
points, and what is held lies where the action board was."""
SCORE = 42
"""How tall the final points are."""


class Plan(NamedTuple):
    """Where the parts of a board go, one below the other; the final points come last."""

    tracks: Room
    flower: Room
    last: Room


def plan(width: float, height: float, is_over: bool) -> Plan:
    """The action board as large as can be; what is held lies in its corners."""
    x, y, wide, high = 8, BAND + 5, width - 16, height - BAND - 10
    last = SCORE + 4 if is_over else 0
    flower = min(wide * DOWN / ACROSS, high - last - TRACKS - 6)
    above = min(high - last - flower - 6, MOST_TRACKS)
    left_over = high - above - last
    return Plan(
        Room(x, y, wide, above),
        Room(x, y + above + 6, wide, left_over - 6),
        Room(x, y + high - last, wide, last),
    )


def player(scene: Scene, seat: int, width: float, height: float) -> Area:
    """A player's board in full."""
    seen = scene.view["players"][seat]
    is_over = "scores" in scene.view
    parts = plan(width, height, is_over)
    last = scores(scene, seat, parts.last) if is_over else ""
    body = (
        rect(0, 0, width, height, theme.VELLUM, 9)
        + _band(scene, seat, seen, width)
        + tracks(scene, seat, seen, parts.tracks)
        + action_board(scene, seat, seen, parts.flower)
        + around(scene, seat, seen, parts.flower)
        + last
        + _deciding(scene, seat, width, height)
    )
    return Area(f"player-{seat}", width, height, body, seen["name"])


def _deciding(scene: Scene, seat: int, width: float, height: float) -> str:
    """A golden edge round the board of the player who decides."""
    if seat != scene.view["seat"]:
        return ""
    return rect(2, 2, width - 4, height - 4, "none", 8, f' stroke="{theme.GOLD}" stroke-width="4"')


def _band(scene: Scene, seat: int, seen: View, width: float, height: float = BAND, chip: float = CHIP) -> str:
    """Name, goods that have no track, and points so far."""
    top = f"M0 {height:g}V9a9 9 0 0 1 9-9H{width - 9:g}a9 9 0 0 1 9 9V{height:g}z"
    left, middle = width - 46 - chip * (len(GOODS) + 1), height / 2
    chips = [
        _chip(scene, sign, name, seen[name], Room(left + chip * at, middle, chip, height))
        for at, (name, sign) in enumerate(GOODS)
    ]
    last = Room(left + chip * len(GOODS), middle, chip, height)
    cubes = _chip(scene, f"cube-{seat}", "cubes", seen["cubes"], last)
    claims = _claims(scene, left - 15, middle) if seen["seal_claims"] else ""
    room = left - 44 - (22 if claims else 0)
    won = scene.view["scores"][seat]["total"] if "scores" in scene.view else sum(seen["points"].values())
    return (
        f'<path d="{top}" fill="{theme.SEATS[seat]}"/>'
        + icon(f"counter-{seat}", 20, middle, 25)
        + named(38, middle, seen["name"], 18, room, "b w l")
        + claims
        + "".join(chips)
        + cubes
        + piece(
            f"points-{seat}", width - 25, middle + 0.5, points(0, 0, signed(won), 33),
            scene.thing("score", "total", scene.label("points", n=won)),
        )
    )  # fmt: skip


def _claims(scene: Scene, x: float, y: float) -> str:
    """The right to a seal."""
    return f"<g{scene.thing('turn', 'seal', scene.label('may seal'))}>{icon('wax', x, y, 24)}</g>"


def _chip(scene: Scene, sign: str, name: str, amount: int, room: Room) -> str:
    """A good and its number, nearer to each other than to the next ones."""
    more = scene.thing("held", name, scene.titled(scene.name("held", name), amount))
    x, y, chip, _ = room
    size, letters = (23, 17) if chip == CHIP else (20, 15)
    number = fitted(x + size + 1, y, str(amount), letters, chip - size - 2, "b w l")
    return f"<g{more}>{icon(sign, x + size / 2 - 1, y, size)}{number}</g>"


# In brief


def compact(scene: Scene, seat: int) -> Area:
    """A player's board in brief: goods and points, tracks as figures, tiles and a small action board."""
    seen = scene.view["players"][seat]
    _, _, width, height = BRIEF
    body = rect(*BRIEF, theme.VELLUM, 9) + _band(scene, seat, seen, FLOWER.x - 2, 30, 35)
    if "scores" in scene.view:
        body += scores_briefly(scene, seat, SCORES) + held(scene, seat, seen, FLOWER)
    else:
        body += _figures(scene, seat, seen) + held(scene, seat, seen, HELD)
        body += action_board(scene, seat, seen, FLOWER)
    body += _deciding(scene, seat, width, height)
    return Area(f"compact-{seat}", width, height, body, seen["name"])


def _figures(scene: Scene, seat: int, seen: View) -> str:
    """What the full board shows as tracks."""
    drawn = ""
    for at, (name, sign) in enumerate(FIGURES):
        x, y = 18 + 58 * (at // 2), 44 + 20 * (at % 2)
        more = scene.thing("held", name, scene.titled(scene.name("held", name), seen[name]))
        drawn += f"<g{more}>{icon(sign, x, y, 19)}{text(x + 14, y, seen[name], 15, 'b l')}</g>"
        if name in TRACK_OF:
            produce = scene.own(seat, "produce", good=TRACK_OF[name])
            drawn += _frame(produce, x - 11, y) + _frame(scene.own(seat, "raise", at=name), x + 12, y)
    return drawn


def _frame(target: str, x: float, y: float) -> str:
    """Round a figure that may be chosen."""
    size = f'x="{x:g}" y="{y - 10:g}" width="22" height="20" rx="4"'
    return (
        f'<g{target}><rect class="edge" {size} fill="{theme.PAPER}" fill-opacity=".2"/></g>' if target else ""
    )
