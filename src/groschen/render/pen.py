"""What every drawing is made of: texts, frames, numbers in coins, and areas that can be laid out.

A drawing is a string. `x` and `y` of a text, an icon or a coin are its middle.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import NamedTuple
from unicodedata import east_asian_width

from groschen.render import theme

NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
NOT_ID = re.compile(r"\W+")
SMALLEST = 0.7
"""How small a text may become before its letters are squeezed."""
BASELINE = 0.345
"""How far below its middle a line of capitals and figures stands, in parts of its size."""


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """A text that somebody typed, as it may stand in a drawing."""
    if text.isalnum():
        return text
    return escape(NOT_XML.sub("\ufffd", text))


@lru_cache(maxsize=4096)
def identity(*parts: str | int) -> str:
    """An id of a piece: `identity("plot", 0, "B3")` is plot-0-B3."""
    return NOT_ID.sub("-", "-".join([str(part) for part in parts]))


def text(x: float, y: float, content: str | int, size: float, look: str = "") -> str:
    """A line of text; `look` names classes of the style sheet."""
    shown = content if isinstance(content, int) else clean(content)
    styled = f' class="{look}"' if look else ""
    return f'<text x="{x:g}" y="{y + size * BASELINE:g}" font-size="{size:g}"{styled}>{shown}</text>'


def signed(number: int) -> str:
    """With a real minus."""
    return f"−{-number}" if number < 0 else str(number)


LAST_LATIN = "\u024f"
"""Letters of other scripts, Greek and Cyrillic say, are wider than Latin ones."""


def _letter_breadth(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return 1.0
    if letter in "MW":
        return 1.13
    if letter in "mw@%—→":
        return 1.0
    if letter in "fijltI.,:;'!| ":
        return 0.36
    if letter > LAST_LATIN and letter.isalpha():
        return 0.9
    return 0.76 if letter.isupper() else 0.58


def breadth(content: str, size: float) -> float:
    """About how wide a text will be; rather too wide than too narrow."""
    return size * sum(map(_letter_breadth, content))


def fitted(x: float, y: float, content: str, size: float, width: float, look: str = "") -> str:
    """Words that have so much room: smaller where they would be too wide, squeezed where they would be too
    small to read, and never cut."""
    wide = breadth(content, size)
    if wide <= width:
        return text(x, y, content, size, look)
    smaller = max(size * width / wide, size * SMALLEST)
    line = text(x, y, content, round(smaller, 1), look)
    if breadth(content, smaller) <= width:
        return line
    return line.replace("<text ", f'<text textLength="{width:g}" lengthAdjust="spacingAndGlyphs" ', 1)


SMALLEST_NAME = 0.65
"""How much smaller a name may be written before it is cut."""


def named(x: float, y: float, name: str, size: float, width: float, look: str) -> str:
    """A name that somebody chose: written smaller where it is long, and cut only where that is not enough."""
    fitting = size * max(SMALLEST_NAME, min(1.0, width / max(breadth(name, size), 1)))
    return text(x, y, shorten(name, fitting, width), fitting, look)


def shorten(content: str, size: float, width: float) -> str:
    """A name that somebody chose, cut where it would be too wide."""
    if breadth(content, size) <= width:
        return content
    while content and breadth(content, size) > width - size:
        content = content[:-1]
    return content.rstrip() + "…"


def rect(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 0, more: str = ""
) -> str:
    corners = f' rx="{radius:g}"' if radius else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"{corners}{more}/>'


def edge(width: float, height: float, fill: str, radius: float = 6, look: str = "") -> str:
    """The frame of a piece; it is what glows when the piece can be chosen."""
    return f'<rect class="edge {look}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"/>'


def piece(name: str, x: float, y: float, body: str, more: str = "", scale: float = 1) -> str:
    """Something with a stable id, its upper left corner at x, y."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g id="{name}" transform="translate({x:g} {y:g}){size}"{more}>{body}</g>'


def moved(body: str, x: float, y: float, more: str = "", scale: float = 1) -> str:
    """Something without an id, its upper left corner at x, y."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g transform="translate({x:g} {y:g}){size}"{more}>{body}</g>'


def icon(name: str, x: float, y: float, size: float, colour: str = "") -> str:
    tint = f' color="{colour}"' if colour else ""
    left, top, side = f"{x - size / 2:g}", f"{y - size / 2:g}", f"{size:g}"
    return f'<use href="#gr-{name}" x="{left}" y="{top}" width="{side}" height="{side}"{tint}/>'


def coin(x: float, y: float, amount: int | str, radius: float, fill: str = theme.SILVER) -> str:
    """An amount in a coin."""
    circle = f'<circle cx="{x:g}" cy="{y:g}" stroke="{theme.LINE}"'
    rim = f'{circle} r="{radius - 2:g}" fill="none" stroke-width=".6" stroke-dasharray="1 1.6"/>'
    return f'{circle} r="{radius:g}" fill="{fill}"/>{rim}{text(x, y, amount, radius * 1.25, "b k")}'


def points(x: float, y: float, amount: int | str, size: float) -> str:
    """Points in a golden shield."""
    letters = 0.56 if len(str(amount)) < 3 else 0.43
    return icon("points", x, y, size) + text(x, y - size * 0.04, amount, size * letters, "b k")


def panel(width: float, height: float, title: str = "", fill: str = theme.VELLUM) -> str:
    """A sheet of vellum with a rule inside its edge, and its heading."""
    rule = rect(4.5, 4.5, width - 9, height - 9, "none", 6, f' stroke="{theme.RULE}"')
    heading = text(16, 21, title, 17, "h l") if title else ""
    return rect(0, 0, width, height, fill, 9) + rule + heading


class Room(NamedTuple):
    """A rectangle for something to be drawn in."""

    x: float
    y: float
    width: float
    height: float


class Area(NamedTuple):
    """A part of the table with its own size, to be placed by a layout."""

    name: str
    width: float
    height: float
    body: str
    title: str = ""

    @property
    def _named(self) -> str:
        heading = f' role="group" aria-label="{clean(self.title)}"' if self.title else ""
        return f'id="{self.name}" data-area="{self.name}" data-piece="area:{self.name}"{heading}'

    def fit(self, x: float, y: float, width: float, height: float) -> str:
        """As large as possible in the given room, in its middle."""
        scale = min(width / self.width, height / self.height)
        left, top = x + (width - self.width * scale) / 2, y + (height - self.height * scale) / 2
        place = f"translate({left:.5g} {top:.5g}) scale({scale:.4g})"
        return f'<g {self._named} transform="{place}">{self.body}</g>'

    def alone(self) -> str:
        """As a picture of its own, for a page that has the style sheet and the definitions."""
        size = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" class="gr" {size} {self._named}>{self.body}</svg>'


class Place(NamedTuple):
    """An area and where a layout puts it."""

    area: Area
    room: Room

    def fragment(self) -> str:
        """What replaces the area of the same id on a page that shows this layout."""
        return self.area.fit(*self.room)


class Sheet(NamedTuple):
    """A layout: how large it is, what it is called, and the places of its areas."""

    title: str
    width: float
    height: float
    places: tuple[Place, ...]

    def svg(self, definitions: str = "", theme_name: str = "") -> str:
        """One picture. Without definitions it needs a page that has them and the style sheet."""
        drawn = "".join([place.fragment() for place in self.places])
        chosen = f' data-theme="{theme_name}"' if theme_name else ""
        table = rect(0, 0, self.width, self.height, theme.OAK)
        width, height = f"{self.width:g}", f"{self.height:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="gr" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="group" '
            f'aria-label="{clean(self.title)}"{chosen}>{definitions}{table}{drawn}</svg>'
        )
