"""Drawings: a view in, a string out. Nothing here decides anything. `scene.py` tells how it is used and how a
game draws itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, cast

from groschen.engine.errors import GroschenError, quoted
from groschen.render import theme, words
from groschen.render.icons import symbols
from groschen.render.parts import our_box, packages, part
from groschen.render.pen import Area, Place, Room, Sheet
from groschen.render.scene import Card, Move, Scene, View
from groschen.render.theme import Palette
from groschen.render.words.naming import named
from groschen.render.words.phrases import Telling

__all__ = [
    "BAR",
    "Area",
    "Card",
    "Scene",
    "Sheet",
    "area",
    "areas",
    "cards",
    "definitions",
    "narrow",
    "palette_of",
    "picture",
    "scene_of",
    "shared_pages",
    "standing_alone",
    "stylesheet",
    "svg",
    "vignette",
    "where",
    "wide",
]

BAR = 100
"""How many pixels at the top of a wide screen are the question's; the table has the rest."""
SCREEN = (1440, 900)
PICTURE = (1600, 900)
"""How large a picture that stands alone is."""

AnyScene = Scene[Any, Any]


class Board(Protocol):
    """What the `board.py` of a game gives."""

    ICONS: Mapping[str, str]
    PATTERNS: str
    PALETTE: Palette
    SHARED: Mapping[str, str]

    def scene(
        self, view: View, box: Any, words: Telling, moves: Iterable[Move], blocked: Iterable[Move]
    ) -> AnyScene: ...
    def names(self, scene: Any) -> list[str]: ...
    def area(self, scene: Any, name: str) -> Area: ...
    def where(self, scene: Any, move: Move) -> str | None: ...
    def wide(self, scene: Any, seat: int, room: Room) -> Sheet: ...
    def narrow(self, scene: Any, seat: int) -> list[Area]: ...
    def cards(self, scene: Any) -> Iterable[Card]: ...


def board_of(game: object) -> Board:
    return cast(Board, part(game, "board"))


def scene_of(
    view: View,
    box: Any = None,
    language: str = "en",
    moves: Iterable[Move] = (),
    blocked: Iterable[Move] = (),
) -> AnyScene:
    """A position, ready to be drawn; `box` is the box that the game is played with, ours if none is given."""
    board = board_of(view["game"])
    played = our_box(view["game"]) if box is None else box
    told = named(view, language)
    return board.scene(told, played, words.teller(told, played, language), moves, blocked)


def areas(scene: AnyScene) -> list[str]:
    """The names of everything that can be drawn by itself."""
    return board_of(scene.view["game"]).names(scene)


def area(scene: AnyScene, name: str) -> Area:
    """One area; the same whenever it is drawn."""
    board = board_of(scene.view["game"])
    known = board.names(scene)
    if name not in known:
        raise GroschenError(
            "there is no area {name}; there are {areas}", name=quoted(name), areas=", ".join(known)
        )
    return board.area(scene, name)


def where(scene: AnyScene, move: Move) -> str | None:
    """The area in which a choice has its place; None for one that is no more than a button."""
    return board_of(scene.view["game"]).where(scene, move)


def wide(
    scene: AnyScene, seat: int | None = None, width: float = SCREEN[0], height: float = SCREEN[1]
) -> Sheet:
    """Everything on a screen of this size, below the question; the board of `seat`, or of whoever decides, is
    large."""
    room = Room(0, 0, width, height - BAR)
    return board_of(scene.view["game"]).wide(scene, _seat(scene, seat), room)


def narrow(scene: AnyScene, seat: int | None = None) -> list[Area]:
    """Everything as pages for a telephone, the most needed first."""
    return board_of(scene.view["game"]).narrow(scene, _seat(scene, seat))


def shared_pages(game: str) -> Mapping[str, str]:
    """The areas of a telephone's pages that lie above others. The first page of all lies above the second."""
    return board_of(game).SHARED


def _seat(scene: AnyScene, seat: int | None) -> int:
    return seat if seat is not None else scene.view["seat"] or 0


def cards(scene: AnyScene) -> dict[str, Card]:
    """What everything is: tooltip cards by `data-piece`."""
    return {card.piece: card for card in board_of(scene.view["game"]).cards(scene)}


def stylesheet(*games: str) -> str:
    """The style sheet of these games, or of all: served once, or put inside a picture that stands alone."""
    named = games or tuple(package.replace("_", "-") for package in packages())
    return theme.stylesheet(palette_of(*named))


def palette_of(*games: str) -> dict[str, tuple[str, str]]:
    """The colours of these games."""
    palette = dict(theme.PALETTE)
    for game in games:
        palette |= board_of(game).PALETTE
    return palette


def definitions(game: str) -> str:
    """Symbols and patterns, once on a page or within a picture, in an <svg> of the class `gr`, which has the
    colours."""
    board = board_of(game)
    return f"<defs>{symbols(board.ICONS)}{board.PATTERNS}</defs>"


def svg(
    view: View,
    language: str = "en",
    moves: Iterable[Move] = (),
    box: Any = None,
    blocked: Iterable[Move] = (),
    seat: int | None = None,
    look: str = "",
) -> str:
    """The table as one picture that stands alone, style and symbols inside; `look` is "light" or "dark", and
    without it the reader's preference decides."""
    game = view["game"]
    drawn = scene_of(view, box, language, moves, blocked)
    sheet = board_of(game).wide(drawn, _seat(drawn, seat), Room(0, 0, *PICTURE))
    return sheet.svg(f"<style>{stylesheet(game)}</style>{definitions(game)}", look)


def picture(
    view: View, language: str = "en", box: Any = None, seat: int | None = None, look: str = "light"
) -> str:
    """The same to be passed on: its colours are set, so that every program shows it."""
    game = view["game"]
    drawn = scene_of(view, box, language)
    sheet = board_of(game).wide(drawn, _seat(drawn, seat), Room(0, 0, *PICTURE))
    return standing_alone(game, sheet.svg(f"<style>{theme.RULES}</style>{definitions(game)}"), look)


def standing_alone(game: str, drawing: str, look: str = "light") -> str:
    return theme.plain(drawing, palette_of(game), look)


def vignette(scene: AnyScene, look: str = "") -> str:
    """A small picture of the game that stands alone; `look` as for `svg`."""
    game = scene.view["game"]
    small = part(game, "vignette")
    places = tuple([Place(area(scene, name), room) for name, room in small.ROOMS.items()])
    width, height = small.SIZE
    sheet = Sheet(wide(scene).title, width, height, places)
    return sheet.svg(f"<style>{stylesheet(game)}</style>{definitions(game)}", look)
