"""Where the areas of the table go on a wide screen, 1600 by 1000."""

from __future__ import annotations

from groschen.render import theme
from groschen.render.icons import symbols
from groschen.render.kutna_hora.icons import ICONS
from groschen.render.kutna_hora.player import WIDTH as BOARD_WIDTH
from groschen.render.layout import GAP, HEIGHT, WIDTH, beside, column, drawing
from groschen.render.pen import Area, rect

TOP = 84
MIDDLE = 432
RIGHT = {2: 500, 3: 456, 4: 456}
"""How wide the player boards are."""
BELOW = TOP + 2 * GAP
"""Where everything starts that is not in the top line."""

PATTERNS = (
    '<pattern id="kh-grass" width="22" height="18" patternUnits="userSpaceOnUse">'
    '<path d="M3 12l1.5-5M5 12l3-4M13 5l1-4M15 5l2.5-3" stroke="#7f8a52" fill="none"/>'
    "</pattern>"
    '<clipPath id="kh-name"><path d="M36 0h140v36h-140z"/></clipPath>'
    '<linearGradient id="kh-underground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a6047"/>'
    '<stop offset="1" stop-color="#33271f"/></linearGradient>'
)
DEFINITIONS = f"{theme.STYLE}<defs>{symbols(ICONS)}{PATTERNS}</defs>"
"""What every drawing needs once."""


def wide(areas: dict[str, Area], title: str) -> str:
    """The board on the left, the town hall and the stands in the middle, the players on the right."""
    boards = [area for name, area in areas.items() if name.startswith("player")]
    right = RIGHT[len(boards)]
    left = WIDTH - 4 * GAP - MIDDLE - right
    middle, end = 2 * GAP + left, WIDTH - GAP - right
    placed = [
        areas["track"].fit(GAP, GAP, left + GAP + MIDDLE, TOP),
        areas["decision"].fit(end, GAP, right, TOP),
        *column([areas["town"], areas["mines"]], GAP, BELOW, left),
        *column(
            [areas["hall"], areas["market"], beside(areas["cathedral"], areas["council"])],
            middle,
            BELOW,
            MIDDLE,
        ),
        *column(boards, end, BELOW, right),
    ]
    body = rect(0, 0, WIDTH, HEIGHT, theme.OAK) + "".join(placed)
    return drawing(WIDTH, HEIGHT, DEFINITIONS, body, title)


def board_height(players: int) -> float:
    """How tall a player board is drawn so that all of them fill the column."""
    room = (HEIGHT - BELOW - GAP + GAP) / players - GAP
    return room * BOARD_WIDTH / RIGHT[players]
