"""Patricians in the bank, in the pool and on the town council, and what a seated one pays whom."""

from __future__ import annotations

from groschen.games.kutna_hora.names import PATRICIANS
from groschen.render import theme
from groschen.render.kutna_hora import colours
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, edge, fitted, icon, moved, panel, piece, rect, text
from groschen.render.scene import about

WIDTH = 520
HEIGHT = 92
PLACES = ("bank", "pool", "council")
BLOCK = 126
CELL = 38
"""How wide a colour is, and each of its three places."""


def council(scene: Scene) -> Area:
    """One colour beside the other."""
    blocks = [_block(scene, colour, 10 + BLOCK * at) for at, colour in enumerate(PATRICIANS)]
    body = panel(WIDTH, HEIGHT) + "".join(blocks)
    return Area("council", WIDTH, HEIGHT, body, scene.label("patricians of"))


def narrow_council(scene: Scene) -> Area:
    """Two colours beside each other, for a telephone."""
    width, height = 2 * BLOCK + 16, 2 * HEIGHT - 4
    blocks = [
        moved(_block(scene, colour, 10 + BLOCK * (at % 2)), 0, at // 2 * (HEIGHT - 4))
        for at, colour in enumerate(PATRICIANS)
    ]
    body = panel(width, height) + "".join(blocks)
    return Area("narrow-council", width, height, body, scene.label("patricians of"))


def _block(scene: Scene, colour: str, x: float) -> str:
    places = [_place(scene, colour, place, x + (CELL + 2) * at) for at, place in enumerate(PLACES)]
    return "".join(places) + _pays(scene, colour, x)


def _place(scene: Scene, colour: str, place: str, x: float) -> str:
    """The patricians of a colour who are here; a choice sits where they come from."""
    count, word = scene.view["patricians"][colour][place], scene.label(f"in {place}")
    origin = "bank" if scene.view["decision"] == "SeatFromBank" else "pool"
    target = scene.target("seat", colour=colour) if place == origin else ""
    fill = colours.TINTS[colour] if count and place == "council" else theme.PAPER if count else theme.SHADE
    frame = edge(CELL, 40, fill, 5, "" if count else "soft")
    who = icon(f"patrician-{colour}", 13, 20, 24) + text(30, 20, count, 16, "b") if count else ""
    title = scene.label("what colour", colour=scene.name("colour", colour))
    head = fitted(CELL / 2, -8, word, 11, CELL + 6, "f")
    here = scene.words.phrases.shared.say("counted", name=word, n=count)
    more = about(f"patrician:{colour}", scene.titled(title, here), target)
    return piece(f"patrician-{colour}-{place}", x, 22, frame + who + head, more)


def _pays(scene: Scene, colour: str, x: float) -> str:
    """By seat: what those who sit pay after a round; faint, what the first one would pay."""
    seated, width = scene.view["patricians"][colour]["council"], 3 * CELL + 4
    step = width / scene.players
    frame = rect(x, 65, width, 19, colours.TINTS[colour] if seated else theme.SHADE, 5)
    found = [
        _worth(seat, seen["councillors"][colour], seated, x + step * (seat + 0.5))
        for seat, seen in enumerate(scene.view["players"])
    ]
    more = about(f"patrician:{colour}", scene.label("what colour", colour=scene.name("colour", colour)))
    return f"<g{more}>{frame}{''.join(found)}</g>"


def _worth(seat: int, each: int, seated: int, x: float) -> str:
    paid, look = (each * seated, "b l") if seated else (each, "f l")
    return icon(f"counter-{seat}", x - 6.5, 74.5, 12.5) + text(x + 1.5, 74.5, paid, 14, look)
