"""Patricians in the bank, in the pool and on the town council, and what a seated one pays whom."""

from __future__ import annotations

from groschen.games.kutna_hora.names import PATRICIANS
from groschen.render import theme
from groschen.render.kutna_hora import colours
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, icon, panel, piece, rect, text
from groschen.render.scene import about

HEIGHT = 336
PLACES = ("bank", "pool", "council")
ACROSS = 46
DOWN = 66
LEFT = 9
TOP = 62
PAYS = LEFT + 3 * ACROSS + 4
"""Where begins what they pay."""
SEAT = 31


def council(scene: Scene) -> Area:
    width, title = PAYS + SEAT * scene.players + 8, scene.label("patricians of")
    heads = [
        text(30 + ACROSS * at, 50, scene.label(f"in {place}"), 12, "f") for at, place in enumerate(PLACES)
    ]
    seats = [icon(f"counter-{seat}", _column(seat), 48, 19) for seat in range(scene.players)]
    rows = [_row(scene, row, colour) for row, colour in enumerate(PATRICIANS)]
    return Area("council", width, HEIGHT, panel(width, HEIGHT, title) + "".join(heads + seats + rows), title)


def _column(seat: int) -> float:
    return PAYS + SEAT * (seat + 0.5)


def _row(scene: Scene, row: int, colour: str) -> str:
    found = [_place(scene, colour, place, row, at) for at, place in enumerate(PLACES)]
    return "".join(found) + _pays(scene, row, colour)


def _place(scene: Scene, colour: str, place: str, row: int, column: int) -> str:
    """The patricians of a colour who are here; a choice sits where they come from."""
    count = scene.view["patricians"][colour][place]
    origin = "bank" if scene.view["decision"] == "SeatFromBank" else "pool"
    target = scene.target("seat", colour=colour) if place == origin else ""
    fill = colours.TINTS[colour] if count and place == "council" else theme.PAPER if count else theme.SHADE
    faint = "" if count else ' stroke-opacity=".25"'
    frame = f'<rect class="edge" width="42" height="60" rx="5" fill="{fill}"{faint}/>'
    who = icon(f"patrician-{colour}", 21, 23, 34) + text(21, 49, count, 16, "b") if count else ""
    title = scene.label("what colour", colour=scene.name("colour", colour))
    more = about(f"patrician:{colour}", f"{title}: {scene.label(f'in {place}')} {count}", target)
    return piece(f"patrician-{colour}-{place}", LEFT + ACROSS * column, TOP + DOWN * row, frame + who, more)


def _pays(scene: Scene, row: int, colour: str) -> str:
    """By seat: what each seated one pays and, where there are several, what all of them pay together."""
    seated = scene.view["patricians"][colour]["council"]
    y, worths = TOP + DOWN * row, [seen["councillors"][colour] for seen in scene.view["players"]]
    frame = rect(PAYS, y, SEAT * len(worths), 60, colours.TINTS[colour] if seated else theme.SHADE, 5)
    return frame + "".join([_worth(_column(seat), y, each, seated) for seat, each in enumerate(worths)])


def _worth(x: float, y: float, each: int, seated: int) -> str:
    """Bold what is paid now, faint what one more would pay."""
    if not seated:
        return text(x, y + 30, each, 16, "f")
    return text(x, y + 21, each * seated, 18, "b") + text(x, y + 44, f"+{each}", 13, "f")
