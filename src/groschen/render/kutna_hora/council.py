"""Patricians in the bank, in the pool and on the town council."""

from __future__ import annotations

from groschen.games.kutna_hora.names import PATRICIANS
from groschen.render import theme
from groschen.render.kutna_hora import colours
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, icon, panel, piece, text

WIDTH = 152
HEIGHT = 268
PLACES = ("bank", "pool", "council")
ACROSS = 46
DOWN = 50


def council(scene: Scene) -> Area:
    heads = [text(30 + ACROSS * at, 48, scene.labels[place], 12, "f") for at, place in enumerate(PLACES)]
    found = [
        _place(scene, colour, place, row, column)
        for row, colour in enumerate(PATRICIANS)
        for column, place in enumerate(PLACES)
    ]
    body = panel(WIDTH, HEIGHT, scene.labels["patricians"]) + "".join(heads + found)
    return Area("council", WIDTH, HEIGHT, body)


def _place(scene: Scene, colour: str, place: str, row: int, column: int) -> str:
    """The patricians of a colour who are here; a choice sits where they come from."""
    count = scene.view["patricians"][colour][place]
    origin = "bank" if scene.view["decision"] == "SeatFromBank" else "pool"
    chosen = scene.choices.on(f"seat {colour}") if place == origin else ""
    fill = colours.TINTS[colour] if count and place == "council" else theme.PAPER if count else theme.SHADE
    frame = f'<rect class="edge" width="42" height="46" rx="5" fill="{fill}"{_faint(count)}/>'
    who = icon(f"patrician-{colour}", 21, 18, 30) + text(21, 38, count, 14, "b") if count else ""
    return piece(f"patrician-{colour}-{place}", 9 + ACROSS * column, 58 + DOWN * row, frame + who, chosen)


def _faint(count: int) -> str:
    return "" if count else ' stroke-opacity=".25"'
