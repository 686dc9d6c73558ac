"""Hex tiles as text: their rims, the three rows, and the action boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from groschen.games.praga.box.pieces import BoardTile
from groschen.games.praga.hexes import FIRST_WALL, SIDES, Hex, corner, flower
from groschen.games.praga.names import ACTIONS, TILE_ROWS, UPGRADES
from groschen.render.canvas import Canvas
from groschen.render.ink import Block, Line, Span, breadth, centred, fit, heading, line, line_breadth, pad
from groschen.render.praga.geometry import Laid, board
from groschen.render.praga.text_crane import crane_width
from groschen.render.words.messages import say

if TYPE_CHECKING:
    from groschen.render.praga.text import Drawing

OTHER_COLUMNS = 20
"""Of a row of tiles: the mark, the icons and the rim."""
WIDEST_HALF = 12
NAME = 19
COST = 9
REWARD = 16
HALF = 6
NARROW_HALF = 5
"""Half the breadth of a hex of an action board, alone or beside others."""
LINES = 4
"""The lines of a hex, with the one above it on which its corners lie."""
CORNER = "◆"


# The rim of a tile


def sign(drawing: Drawing, symbol: Sequence[Any]) -> str:
    """A letter for a symbol; the number for points."""
    if not symbol:
        return "·"
    word, _, number = symbol[0].key.rpartition(" ")
    return str(number) if word == "points" else drawing.name("edge", word)[:1]


def rim(drawing: Drawing, laid: Laid) -> Line:
    """Sides and corners in turn, from the right against the clock: twelve letters."""
    is_board_tile = isinstance(laid.tile, BoardTile)
    parts: list[Span] = []
    for number in range(SIDES):
        symbol = laid.symbol(number) if is_board_tile else ()
        parts.append(Span(sign(drawing, symbol), "strong" if symbol else "rule"))
        style = "dot red" if is_board_tile else "dot blue"
        parts.append(Span(CORNER, style) if laid.has_corner(number) else Span(" "))
    return tuple(parts)


# The rows


class Widths(NamedTuple):
    """The columns of a row of tiles."""

    name: int
    cost: int
    reward: int


def widths(drawing: Drawing) -> Widths:
    """Room for every name and reward of the box, if there is any beside the crane; otherwise for most."""
    teller, box = drawing.teller, drawing.teller.box
    tiles = [*box.upgrades, *box.walls, *box.buildings]
    name = max(breadth(teller.tile(tile.key)) for tile in tiles) + 3
    reward = max(breadth(teller.effects(tile.effects, short=True)) for tile in tiles) + 1
    most = Widths(name, COST, reward)
    is_room = sum(most) + OTHER_COLUMNS + crane_width(drawing) + 2 <= drawing.width
    return most if is_room else Widths(NAME, COST, REWARD)


def half_width(drawing: Drawing, boards: int) -> int:
    """Half the breadth of a hex, so that so many action boards lie side by side and names have room."""
    room = (drawing.width + 2) // boards - 2
    return max(min((room - 1) // 10, WIDEST_HALF), HALF if boards == 1 else NARROW_HALF)


def rows(drawing: Drawing, only: Sequence[str] = TILE_ROWS) -> Block:
    """What lies in the three rows, with cost or action, reward or bonus, icons and rim."""
    return [each for row in only for each in _row(drawing, row)]


def _row(drawing: Drawing, row: str) -> Block:
    seen = drawing.view["rows"][row]
    facts = {"row": drawing.name("row", row).capitalize()}
    title = drawing.label("row head", normal=seen["normal"], special=seen["special"], **facts)
    columns = widths(drawing)
    block: Block = [heading(title, sum(columns) + OTHER_COLUMNS)]
    marks = _parler_marks(drawing)
    for place, key in enumerate(seen["tiles"]):
        tile = None if key is None else drawing.piece(key)
        block.append(_tile(drawing, tile, columns, marks.get(row) == place))
    return block


def _parler_marks(drawing: Drawing) -> dict[str, int]:
    parler = drawing.view["parler"]
    return dict(parler["marks"]) if parler else {}


def _tile(drawing: Drawing, tile: Any, columns: Widths, is_marked: bool) -> Line:
    if tile is None:
        return line(" " * 7, Span(drawing.label("no tile"), "faint"))
    special = Span(fit(drawing.label("special tile") if tile.is_special else "", 2), "star")
    name = fit(drawing.teller.tile(tile.key), columns.name - 2)
    mark = drawing.mark(f"take {tile.key}") or ("♟" if is_marked else "")
    return line(
        Span(fit(mark, 5), "mark" if mark.startswith("[") else "strong"),
        special,
        Span(name, "star" if tile.is_special else "strong"),
        fit(_price(drawing, tile), columns.cost),
        fit(drawing.teller.effects(tile.effects, short=True), columns.reward),
        Span(fit(icons(drawing, tile), 3), "strong"),
        *rim(drawing, Laid(tile, 0)),
    )


def _price(drawing: Drawing, tile: Any) -> str:
    """What it costs; of an upgrade, the action that it is for."""
    if tile.kind == UPGRADES:
        return drawing.name("short action", ACTIONS[tile.action])
    signs = drawing.teller.phrases.signs
    prices = (("gold", tile.gold), ("stone", tile.stone))
    return drawing.row([say(signs[good], {"n": amount}) for good, amount in prices if amount], "signs")


def icons(drawing: Drawing, tile: Any) -> str:
    if isinstance(tile, BoardTile):
        return drawing.label("wall sign") if tile.hunger_wall else ""
    cathedral = drawing.label("cathedral sign") if tile.cathedral else ""
    return cathedral + (drawing.label("cube sign") if tile.cube else "")


# An action board


def action_board(drawing: Drawing, seat: int, half: int = HALF) -> Block:
    """The six actions with their upgrades, and the walls around them, every side where it lies."""
    seen = drawing.view["players"][seat]
    laid, placing = board(seen, drawing.teller.box), drawing.view["placing"]
    places = flower()
    if placing is not None and drawing.view["seat"] == seat:
        _mark_placing(drawing, placing["at"], laid)
    title = drawing.label("board", name=seen["name"])
    canvas = Canvas()
    vertices: dict[frozenset[Hex], int] = {}
    for place, at in enumerate(places):
        column, top = _spot(at, half)
        inside = _inside(drawing, seat, place, laid.get(place), half)
        _hex(drawing, canvas, (column, top, half), inside, laid.get(place))
        for number in range(SIDES):
            has = place in laid and laid[place].has_corner(number)
            vertices[corner(at, number)] = vertices.get(corner(at, number), 0) + has
            x = column + (2, 1, 0, 0, 1, 2)[number] * half
            y = top if number < 3 else top + LINES
            count = vertices[corner(at, number)]
            canvas.put(x, y, CORNER if count else "·", "dot red" if count else "rule")
    return [heading(title, 5 * 2 * half + 1), *canvas.block()]


def _mark_placing(drawing: Drawing, at: int | str | None, laid: dict[int, Laid]) -> None:
    """The place where the tile will lie is drawn empty."""
    if isinstance(at, str) and at in ACTIONS:
        laid.pop(drawing.teller.box.places[ACTIONS.index(at)], None)


def _spot(at: Hex, half: int) -> tuple[int, int]:
    """The column of a hex's left side and the line above it."""
    q, r = at
    return (2 * q + r + 4) * half, (2 - r) * LINES


def _inside(drawing: Drawing, seat: int, place: int, tile: Laid | None, half: int) -> list[Line]:
    """The three lines in the middle of a hex."""
    box, teller, number = drawing.teller.box, drawing.teller, place - FIRST_WALL + 1
    mark = Span("", "mark")
    if drawing.view["seat"] == seat and number > 0:
        mark = Span(drawing.mark(f"place {number}"), "mark")
    title = Span(str(number), "faint")
    if place < FIRST_WALL:
        action = drawing.name("tiny action", ACTIONS[box.places.index(place)])
        title = Span(action.upper() if tile is None else action, "heading")
    if tile is None:
        return [line(title), line(mark), line()]
    has_symbols = tile.symbol(0) or tile.symbol(3)
    name = fit(teller.tile(tile.tile.key), 2 * half - (5 if has_symbols else 2)).rstrip()
    bonus = teller.effects(tile.tile.effects, short=True) if place < FIRST_WALL else ""
    return [line(title), line(Span(name, "strong")), line(Span(fit(bonus, 2 * half - 5).rstrip(), "faint"))]


def _hex(
    drawing: Drawing, canvas: Canvas, spot: tuple[int, int, int], inside: list[Line], tile: Laid | None
) -> None:
    """Sides left and right, the symbols beside the corners that they lie between."""
    column, top, half = spot
    for row, (left, right) in enumerate(((2, 1), (3, 0), (4, 5))):
        at = top + 1 + row
        canvas.put(column, at, "│", "rule")
        canvas.put(column + 2 * half, at, "│", "rule")
        canvas.line(column + 1, at, centred(inside[row], 2 * half - 1))
        if tile is None:
            continue
        for direction, x in ((left, column + 1), (right, column + 2 * half - 1)):
            symbol = tile.symbol(direction)
            if symbol:
                canvas.put(x, at, sign(drawing, symbol), "star")


def to_be_laid(drawing: Drawing) -> Block:
    """The tile that was taken and waits for its place, as it lies in the row (turn 0)."""
    placing = drawing.view["placing"]
    if placing is None:
        return []
    tile = drawing.piece(placing["tile"])
    name = Span(drawing.teller.tile(tile.key), "strong")
    parts = line(Span(drawing.titled(drawing.label("placing")), "faint"), name)
    if not hasattr(tile, "corners"):
        return [parts]
    extra = icons(drawing, tile)
    shown = (*parts, Span(f" {extra}  " if extra else "  "), *rim(drawing, Laid(tile, 0)))
    return [pad(shown, line_breadth(shown))]
