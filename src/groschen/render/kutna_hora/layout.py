"""Where the areas of the table go on a wide screen, 1600 by 1000."""

from __future__ import annotations

from groschen.render.kutna_hora import theme
from groschen.render.kutna_hora.icons import symbols
from groschen.render.kutna_hora.pen import Area, clean, rect
from groschen.render.kutna_hora.player import WIDTH as BOARD_WIDTH

WIDTH = 1600
HEIGHT = 1000
GAP = 12
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
DEFINITIONS = f"{theme.STYLE}<defs>{symbols()}{PATTERNS}</defs>"
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
        *column([areas["town"], areas["mines"]], GAP, left),
        *column(
            [areas["hall"], areas["market"], beside(areas["cathedral"], areas["council"])], middle, MIDDLE
        ),
        *column(boards, end, right),
    ]
    return drawing(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, theme.OAK) + "".join(placed), title)


def board_height(players: int) -> float:
    """How tall a player board is drawn so that all of them fill the column."""
    room = (HEIGHT - BELOW - GAP + GAP) / players - GAP
    return room * BOARD_WIDTH / RIGHT[players]


def beside(one: Area, other: Area) -> Area:
    """Two areas of the same height as one."""
    width = one.width + GAP + other.width
    body = one.fit(0, 0, one.width, one.height) + other.fit(one.width + GAP, 0, other.width, other.height)
    return Area(f"{one.name}-{other.name}", width, one.height, body)


def column(areas: list[Area], x: float, width: float) -> list[str]:
    """One below the other at full width; what is left over lies between them."""
    heights = [area.height * width / area.width for area in areas]
    spare = HEIGHT - BELOW - GAP - sum(heights)
    gap = min(spare / max(len(areas) - 1, 1), 3 * GAP)
    tops = [BELOW + sum(heights[:at]) + gap * at for at in range(len(areas))]
    return [area.fit(x, top, width, height) for area, top, height in zip(areas, tops, heights, strict=True)]


def drawing(width: float, height: float, body: str, title: str) -> str:
    """A picture that stands alone."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="kh" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="group" aria-label="{clean(title)}">'
        f"{DEFINITIONS}{body}</svg>"
    )
