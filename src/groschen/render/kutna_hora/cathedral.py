"""St. Barbara's: eleven tiles, built from the left and from the ground to the roof, and what the next do."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from groschen.games.kutna_hora.actions.st_barbara import FINISHED_REPUTATION, TILES, BarbaraTile
from groschen.render import theme
from groschen.render.kutna_hora import glyphs
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, fitted, icon, moved, panel, piece, points, rect, signed, text
from groschen.render.scene import about
from groschen.render.theme import var
from groschen.render.words.kutna_hora import FINISHED

WIDTH = 452
HEIGHT = 244
CHURCH = 234
"""Where the church stands on the ground."""
LEFT = 9
TILE = 54
BAY = 76
ROOF = 78
LIST = 290
CARD = 74
"""Where the list of the next tiles begins, and how tall each is."""

SMALL: dict[str, tuple[str, ...]] = {
    "": (),
    "rights": ("rights",),
    "trade a house": ("remove-house",),
    "any plot": ("plot",),
    "income": ("income", "income"),
    "seat a patrician": ("patrician-green",),
    "reputation": ("public", "reputation"),
    "building": ("building",),
    "mine": ("mine", "mine"),
    "score a building": ("dot-red",),
}
"""The middle effect of a tile in the church, by what it is."""
LARGE: dict[str, tuple[str, ...]] = {
    "": (),
    "rights": ("rights", "coin 0"),
    "trade a house": ("remove-house", "→", "+2", "goods"),
    "any plot": ("plot", "coin 0"),
    "income": ("income",),
    "seat a patrician": ("patrician-green", "→", "seat"),
    "reputation": ("public", "→", "+1", "reputation"),
    "building": ("building", "without wood"),
    "mine": ("mine", "without wood"),
    "score a building": ("house", "dot-red", "→", "points"),
}
"""The same in full."""


class Bay(NamedTuple):
    """Where a tile stands, and its outline."""

    x: float
    y: float
    shape: str


@lru_cache(maxsize=11)
def bay(number: int) -> Bay:
    if number == len(TILES):
        tents = (
            "M0 78C34 76 44 58 52 26 58 52 68 62 88 66 116 56 128 32 135 0 "
            "142 32 154 56 182 66 202 62 212 52 218 26 226 58 236 76 270 78z"
        )
        return Bay(LEFT, CHURCH - 2 * BAY - ROOF, tents)
    row, column = divmod(number - 1, 5)
    pinnacles = "M0 76V12L5 0l5 12h34l5-12 5 12V76z"
    return Bay(LEFT + column * TILE, CHURCH - (row + 1) * BAY, pinnacles)


def cathedral(scene: Scene) -> Area:
    flipped, title = scene.view["cathedral"], scene.label("cathedral")
    found = [_tile(scene, tile, flipped) for tile in TILES]
    body = (
        panel(WIDTH, HEIGHT)
        + fitted(14, 17, title, 15, 118, "h l")
        + "".join(found)
        + _coming(scene, flipped)
    )
    return Area("cathedral", WIDTH, HEIGHT, body, title)


def _tile(scene: Scene, tile: BarbaraTile, flipped: int) -> str:
    number, place = tile.number, bay(tile.number)
    is_built, is_current = number <= flipped, number == flipped + 1
    fill = var("masonry") if is_built else theme.GOLD if is_current else theme.PAPER
    outline = f'<path class="edge" d="{place.shape}" fill="{fill}"/>'
    inside = _window(number) if is_built else _printed(tile, scene.box.cathedral[number - 1], is_current)
    named = about(f"cathedral:{number}", scene.label("what barbara", number=number))
    return piece(f"cathedral-{number}", place.x, place.y, outline + inside, named)


def _window(number: int) -> str:
    """A tile that was turned over is a part of the church."""
    if number == len(TILES):
        return f'<path d="M52 40v26M135 24v40M218 40v26" stroke="{var("gloom")}" stroke-width="2"/>'
    pane = f'fill="{var("window")}" stroke="{theme.LINE}"'
    return (
        f'<path d="M16 70V38c0-8 5-13 11-18 6 5 11 10 11 18v32z" {pane}/>'
        f'<path d="M27 22v48M16 46h22" stroke="{var("tracery")}" stroke-width="1.6"/>'
    )


@lru_cache(maxsize=64)
def _printed(tile: BarbaraTile, tax: int, is_current: bool) -> str:
    """What must be taken, what may be taken; its number and the tax if a guild flips it."""
    ink = "k" if is_current else "f"
    if tile.number == len(TILES):
        return points(135, 56, tile.points, 30) + text(135, 28, tile.number, 11, ink)
    signs = SMALL[tile.middle]
    size = 24 - 3 * (len(signs) - 1)
    spread = [icon(sign, 27 + 20 * (at - (len(signs) - 1) / 2), 45, size) for at, sign in enumerate(signs)]
    bold = "b k" if is_current else "b"
    taxes = icon("taxes", 29, 66, 14) + text(43, 66, f"+{tax}", 12, bold) if tax else ""
    first = _first(tile, 24 if signs else 38, bold)
    return text(10, 66, tile.number, 12, ink) + first + "".join(spread) + taxes


def _first(tile: BarbaraTile, y: float, look: str) -> str:
    """Reputation or points that come before the middle effect."""
    if tile.points:
        return points(27, y, tile.points, 21)
    if tile.reputation:
        steps = f"{tile.reputation:+d}".replace("-", "−")
        return text(18, y, steps, 15, look) + icon("reputation", 36, y, 18)
    return ""


def _coming(scene: Scene, flipped: int) -> str:
    """The current tile and the two after it in full, one below the other."""
    ahead = TILES[flipped : flipped + 3]
    found = [_explained(scene, tile, at) for at, tile in enumerate(ahead)]
    return "".join(found if len(found) == 3 else [*found, _finished(scene, len(found))])


def _explained(scene: Scene, tile: BarbaraTile, at: int) -> str:
    named = about(f"cathedral:{tile.number}", scene.label("what barbara", number=tile.number))
    return moved(_ahead(tile, scene.box.cathedral[tile.number - 1], at), LIST, LEFT + 3 + at * CARD, named)


def _frame(at: int, number: str) -> str:
    """The first one is the current tile."""
    fill, look = (theme.GOLD, "b k") if at == 0 else (theme.PAPER, "f")
    width = WIDTH - LIST - LEFT
    return rect(0, 0, width, CARD - 5, fill, 6, f' stroke="{theme.RULE}"') + text(14, 17, number, 17, look)


@lru_cache(maxsize=64)
def _ahead(tile: BarbaraTile, tax: int, at: int) -> str:
    look = "b k" if at == 0 else "b"
    first: tuple[str, ...] = (f"{signed(tile.points)} points",) if tile.points else ()
    if tile.reputation:
        first = (f"{tile.reputation:+d}".replace("-", "−"), "reputation")
    middle = LARGE[tile.middle] + ((f"×{tile.times}",) if tile.times > 1 else ())
    taxes = icon("taxes", 114, 17, 19) + text(125, 17, f"+{tax}", 14, f"l {look}") if tax else ""
    above = glyphs.row(first, 22, look) if middle else ""
    below = glyphs.row(middle or first, 27, look)
    return _frame(at, str(tile.number)) + moved(above, 34, 17) + moved(below, 12, 48) + taxes


def _finished(scene: Scene, at: int) -> str:
    """After the last tile."""
    look = "b k" if at == 0 else "b"
    signs = glyphs.row(("pelican", "→", f"+{FINISHED_REPUTATION}", "reputation"), 27, look)
    named = about(f"cathedral:{FINISHED}", scene.label("cathedral"))
    return moved(_frame(at, "✓") + moved(signs, 12, 48), LIST, LEFT + 3 + at * CARD, named)
