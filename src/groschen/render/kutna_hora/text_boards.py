"""The town, the mines, the two price stands and the town hall board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groschen.games.kutna_hora.grid import Grid
from groschen.games.kutna_hora.names import ARM_OF, ARMS, COMMODITIES, NOBODY, PATRICIANS, PERMITS
from groschen.render.ink import (
    Block,
    Line,
    Span,
    breadth,
    centred,
    fit,
    heading,
    line,
    line_breadth,
    pad,
    right,
)

if TYPE_CHECKING:
    from groschen.render.kutna_hora.text import Drawing

SQUARE = 8
SPACE = 5
MARGIN = 3
"""Beside the town: a village's dots, or a row's number."""
HALL_NAME = 21
HALL_COLUMNS = 49
"""All but the effects, which get what they need if there is room."""
HALL_COUNT = 5
"""How many tiles a stack has, if there is still room for it."""
NOTCHES_AHEAD = 3

Cell = tuple[Line, Line]


# The town


def town(drawing: Drawing) -> Block:
    board = drawing.teller.board
    grid, villages = board.town, board.villages
    built = {each["square"]: each for each in drawing.view["town"]["buildings"]}
    width = square_width(drawing)
    block: Block = [heading(drawing.label("town"), town_width(grid, width))]
    block.append(_edge(drawing, grid, grid.rows[0], width, with_letters=True))
    frames = _frames(grid, width)
    for row, squares in enumerate(grid.rows):
        cells = [_square(drawing, at, built.get(grid.names[at]), width) for at in squares]
        first, last = squares[0], squares[-1]
        is_side = 0 < row < grid.height - 1
        left = _village(drawing, villages[first] if is_side else ())
        east = _village(drawing, villages[last] if is_side else ())
        block.append(line(" " * MARGIN, Span(frames[row], "rule")))
        block.append(_cells(pad(line(Span(str(row + 1), "faint")), MARGIN), [each[0] for each in cells]))
        block.append((*_cells(pad(left, MARGIN), [each[1] for each in cells]), Span(" "), *east))
    block.append(line(" " * MARGIN, Span(frames[-1], "rule")))
    below = _edge(drawing, grid, grid.rows[-1], width, with_letters=False)
    return [*block, below]


def town_width(grid: Grid, square: int) -> int:
    return MARGIN * 2 + (square + 1) * grid.width + 1


def square_width(drawing: Drawing) -> int:
    """Room for whole names if the mines still fit beside the town; otherwise for short ones."""
    board, teller = drawing.teller.board, drawing.teller
    longest = max(breadth(teller.tile(tile.key)) for tile in teller.box.buildings)
    mines_width = 2 + (SPACE + 1) * board.mines.width + 1
    fits = town_width(board.town, longest) + 2 + mines_width <= drawing.width
    return longest if fits else SQUARE


def _edge(drawing: Drawing, grid: Grid, squares: tuple[int, ...], width: int, with_letters: bool) -> Line:
    """The villages above or below the town, with the letters of the columns."""
    parts: list[Span] = [Span(" " * (MARGIN + 1))]
    for at in squares:
        letter = grid.names[at][0] + " " if with_letters else ""
        village = _village(drawing, drawing.teller.board.villages[at])
        parts += [*centred((Span(letter, "faint"), *village), width), Span(" ")]
    return tuple(parts)


def _village(drawing: Drawing, dots: tuple[int, ...]) -> Line:
    return tuple(drawing.dots(dots))


def _square(drawing: Drawing, at: int, built: dict[str, Any] | None, width: int) -> Cell:
    name = drawing.teller.board.town.names[at]
    mark = Span(drawing.mark(f"claim {name}", f"on {name}", f"score {name}"), "mark")
    if built is not None:
        return _building(drawing, built, mark, width)
    owner = drawing.view["town"]["plots"].get(name)
    top = _ends(line(Span(name, "faint")), line(mark), width)
    if owner is None:
        return top, line(" " * width)
    marker = Span(f"▣ {drawing.initials[owner]}", drawing.seat_style(owner))
    return top, centred(line(marker), width)


def _building(drawing: Drawing, built: dict[str, Any], mark: Span, width: int) -> Cell:
    tile, owner = drawing.piece(built["tile"]), built["owner"]
    style = f"patrician {PATRICIANS[tile.patrician]}" if tile.is_public() else ""
    style = style if owner is None else drawing.seat_style(owner)
    sign = Span("" if owner is None else f"⌂{drawing.initials[owner]}", style)
    name = drawing.name("short", tile.key) if width == SQUARE else drawing.teller.tile(tile.key)
    top = line(Span(fit(name, width), style))
    return top, _ends((*drawing.dots(tile.dots), mark), line(sign), width)


def _ends(left: Line, end: Line, width: int) -> Line:
    gap = width - line_breadth(left) - line_breadth(end)
    return (*left, Span(" " * gap), *end)


def _frames(grid: Grid, width: int) -> list[str]:
    """The lines above, between and below the rows of a grid."""
    corners = ["┌┬┐", *["├┼┤"] * (grid.height - 1), "└┴┘"]
    rules = ["─" * width] * grid.width
    return [each[0] + each[1].join(rules) + each[2] for each in corners]


def _cells(margin: Line, lines: list[Line]) -> Line:
    parts: list[Span] = [*margin, Span("│", "rule")]
    for each in lines:
        parts += [*each, Span("│", "rule")]
    return tuple(parts)


# The mines


def mines(drawing: Drawing) -> Block:
    seen, grid = drawing.view["mines"], drawing.teller.board.mines
    dug = {each["space"]: each for each in seen["tiles"]}
    title = drawing.label("mines head", level=seen["level"], stack=seen["stack"])
    block: Block = [heading(title, 2 + (SPACE + 1) * grid.width + 1)]
    letters = [centred(line(Span(grid.names[at][0], "faint")), SPACE + 1) for at in grid.rows[0]]
    block.append((Span("  "), *[span for letter in letters for span in letter]))
    frames = _frames(grid, SPACE)
    for row, spaces in enumerate(grid.rows):
        cells = [_space(drawing, at, dug.get(grid.names[at])) for at in spaces]
        block.append(line("  ", Span(frames[row], "rule")))
        block.append(_cells(line(Span(f"{row + 1} ", "faint")), [each[0] for each in cells]))
        block.append(_cells(line("  "), [each[1] for each in cells]))
    block.append(line("  ", Span(frames[-1], "rule")))
    block += _row_values(drawing, dug)
    if seen["drawn"]:
        drawn = [drawing.teller.tile(key) for key in seen["drawn"]]
        block.append(line(drawing.titled(drawing.label("drawn")), Span(drawing.row(drawn), "strong")))
    return block


def _space(drawing: Drawing, at: int, dug: dict[str, Any] | None) -> Cell:
    board = drawing.teller.board
    name = board.mines.names[at]
    mark = Span(drawing.mark(f"dig {name}"), "mark")
    if dug is None:
        entrance = Span("▽" if at in board.entrances else "", "strong")
        return _ends(line(Span(name, "faint")), line(entrance), SPACE), _ends((), line(mark), SPACE)
    tile = drawing.piece(dug["tile"])
    stars = "★" * tile.stars
    if tile.is_rock:
        return line(Span(fit("▒" + stars, SPACE).replace(" ", "▒"), "rock")), line(Span("▒" * SPACE, "rock"))
    owner = dug["owner"]
    miner = Span(drawing.initials[owner], drawing.seat_style(owner))
    top = _ends(line(Span(stars, "star")), line(miner), SPACE)
    return top, line(Span(right(drawing.label("wood cost", n=tile.wood), SPACE), "faint"))


def _row_values(drawing: Drawing, dug: dict[str, dict[str, Any]]) -> Block:
    """How many stars each row has, and what they are worth to the first, second and third."""
    grid, box = drawing.teller.board.mines, drawing.teller.box
    block: Block = []
    for row, spaces in enumerate(grid.rows):
        tiles = [dug[grid.names[at]]["tile"] for at in spaces if grid.names[at] in dug]
        stars = sum(drawing.piece(key).stars for key in tiles)
        worth = [str(points) for points in box.row_value(stars) if points]
        facts = {"row": row + 1, "stars": stars, "worth": drawing.row(worth)}
        block.append(line("  ", Span(drawing.label("row" if worth else "row of nothing", **facts), "star")))
    return block


# The price stands


def prices(drawing: Drawing) -> Block:
    view = drawing.view
    title = drawing.label("prices head", ore=view["ore"], population=view["population"])
    grid = drawing.teller.board.mines
    width = 2 + (SPACE + 1) * grid.width + 1
    block: Block = [heading(title, width)]
    for ore_side, population_side in zip(COMMODITIES[:3], COMMODITIES[3:], strict=True):
        left, other = _price(drawing, ore_side), _price(drawing, population_side)
        block.append((*pad(left, width // 2 + 1), *other))
    return block


def _price(drawing: Drawing, commodity: str) -> Line:
    """The price now and what it falls (ore: rises) to as its arm moves on."""
    view, at = drawing.view, COMMODITIES.index(commodity)
    table = drawing.teller.box.prices[at]
    card = view["ore"] if at <= PERMITS else view["population"]
    notch = view["arms"][ARMS[ARM_OF[at]]]
    flags = [
        "×" if x else "!" if t else ""
        for x, t in zip(table.closed[card], table.town_builds[card], strict=True)
    ]
    costs = [f"{price}{flag}" for price, flag in zip(table.price[card], flags, strict=True)]
    ahead = " ".join(costs[notch + 1 : notch + 1 + NOTCHES_AHEAD])
    widest = max(breadth(drawing.name("commodity", each)) for each in COMMODITIES)
    name = Span(fit(drawing.name("commodity", commodity), widest + 1), f"commodity {commodity}")
    return line(
        name,
        Span(fit(costs[notch], 3), "no market" if "×" in costs[notch] else "strong"),
        Span(f"▸ {ahead}", "faint"),
    )


# The town hall


def hall(drawing: Drawing) -> Block:
    """The top tile of every stack, row by row, with what the rights cost now."""
    label = drawing.label
    titles = (("cost", 6), ("tile", HALL_NAME + 1), ("wood", 4), ("plot", 5), ("dots", 6))
    head = " " * 6 + "".join(fit(label(key), width) for key, width in titles)
    widest = max(breadth(drawing.teller.effects(tile, short=True)) for tile in drawing.teller.box.buildings)
    room = min(widest, drawing.width - HALL_COLUMNS)
    has_count = HALL_COLUMNS + widest + HALL_COUNT <= drawing.width
    count = f" {label('left in stack')}" if has_count else ""
    block: Block = [heading(label("hall"), HALL_COLUMNS + room + breadth(count))]
    block.append(line(Span(head + fit(label("effects"), room) + count, "faint")))
    for row, stacks in enumerate(drawing.view["hall"]):
        for column, stack in enumerate(stacks):
            left = right(str(stack["tiles"]), breadth(count)) if has_count else ""
            place = f"{'ABC'[row]}{column + 1}"
            block.append((*_stack(drawing, place, column, stack["top"], room), Span(left, "faint")))
    return block


def _stack(drawing: Drawing, place: str, column: int, top: str, room: int) -> Line:
    teller, tile, label = drawing.teller, drawing.piece(top), drawing.label
    groschen, permits = teller.box.hall_costs[column]
    cost = groschen + permits * drawing.view["prices"]["permits"]
    is_public = tile.guild == NOBODY
    style = f"patrician {PATRICIANS[tile.patrician]}" if is_public else f"commodity {COMMODITIES[tile.guild]}"
    return line(
        Span(fit(drawing.mark(f"rights {place}"), 4), "mark"),
        Span(place, "faint"),
        f"{right(label('short groschen', n=cost), 5)} ",
        Span(fit(teller.tile(tile.key), HALL_NAME + 1), style),
        f"{fit(label('wood cost', n=tile.wood), 3)} {right(label('short groschen', n=tile.plot), 4)} ",
        *pad(tuple(drawing.dots(tile.dots)), 6),
        fit(teller.effects(tile, short=True), room),
    )
