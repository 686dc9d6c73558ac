"""Where the areas of the table go on a wide screen, 1600 by 1000."""

from __future__ import annotations

from groschen.render import theme
from groschen.render.icons import symbols
from groschen.render.layout import GAP, HEIGHT, WIDTH, column, drawing
from groschen.render.pen import Area, rect
from groschen.render.praga.icons import ICONS

TOP = 92
BELOW = TOP + 2 * GAP
"""Where everything starts that is not in the top line."""
RIGHT = {1: 540, 2: 510, 3: 520, 4: 480}
"""How wide the player boards are."""
PART = 0.63
"""How much of the rest the city gets; crane and rows have the other part."""

PATTERNS = (
    '<pattern id="pr-grass" width="22" height="18" patternUnits="userSpaceOnUse">'
    '<path d="M3 12l1.5-5M5 12l3-4M13 5l1-4M15 5l2.5-3" stroke="#7f8a52" fill="none"/>'
    "</pattern>"
)
DEFINITIONS = f"{theme.STYLE}<defs>{symbols(ICONS)}{PATTERNS}</defs>"
"""What every drawing needs once."""


def wide(areas: dict[str, Area], title: str) -> str:
    """The board on the left, crane and rows in the middle, the players on the right."""
    boards = [area for name, area in areas.items() if name.startswith("player")]
    right = RIGHT[len(boards)]
    rest = WIDTH - 4 * GAP - right
    left = rest * PART
    placed = [
        areas["decision"].fit(GAP, GAP, rest + GAP, TOP),
        *column([areas[name] for name in ("city", "road", "projects", "stores")], GAP, BELOW, left),
        *column([areas[name] for name in ("crane", "rows")], 2 * GAP + left, BELOW, rest - left),
        *column(boards, WIDTH - GAP - right, GAP, right),
    ]
    body = rect(0, 0, WIDTH, HEIGHT, theme.OAK) + "".join(placed)
    return drawing(WIDTH, HEIGHT, DEFINITIONS, body, title)


def board_height(players: int) -> float:
    """How tall a player board is so that all of them fill the column."""
    return (HEIGHT - GAP) / players - GAP
