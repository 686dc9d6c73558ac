"""The city as text: a map of sites, plazas, corners and the King's Road, and what the plazas give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groschen.games.praga.hexes import SIDES, Hex, corner
from groschen.render.canvas import Canvas
from groschen.render.ink import Block, Line, Span, breadth, centred, fit, heading, line, pad, wrap
from groschen.render.praga.geometry import blue_corners

if TYPE_CHECKING:
    from groschen.render.praga.text import Drawing

HALF = 3
"""Half the breadth of a hex."""
LINES = 3
"""The lines of a hex, with the one above it on which its corners lie."""
PLAZA_WIDTH = 51
ROAD: dict[Hex, int] = {
    (3, 1): 1,
    (2, 1): 0,
    (1, 1): 0,
    (0, 1): 0,
    (-1, 2): 2,
    (-2, 2): 0,
    (-3, 2): 0,
    (-4, 2): 0,
    (-5, 3): 3,
    (-6, 4): 0,
    (-7, 4): 4,
}
"""The hexes of the King's Road, with the number of a space where there is one; IV is by the bridge."""
COLOURS = ("plaza grey", "plaza slate", "plaza yellow", "plaza blue")


def city(drawing: Drawing) -> Block:
    box = drawing.teller.box
    cells: dict[Hex, tuple[Line, Line]] = {}
    for site in box.sites:
        cells[site.at] = _site(drawing, site)
    for number, plaza in enumerate(box.plaza_hexes):
        cells[plaza.at] = _plaza(drawing, number)
    for at, space in ROAD.items():
        cells[at] = _road(drawing, space)
    return [heading(drawing.label("city"), 66), *_map(drawing, cells).block()]


def _map(drawing: Drawing, cells: dict[Hex, tuple[Line, Line]]) -> Canvas:
    first = min(2 * q + r for q, r in cells)
    top = max(r for _, r in cells)
    canvas, corners = Canvas(), blue_corners(drawing.view, drawing.teller.box)
    for (q, r), inside in cells.items():
        column, row = (2 * q + r - first) * HALF, (top - r) * LINES
        for number in range(SIDES):
            x = column + (2, 1, 0, 0, 1, 2)[number] * HALF
            y = row if number < 3 else row + LINES
            count = len(corners.get(corner((q, r), number), []))
            sign = "·" if not count else "◆" if count == 1 else str(count)
            canvas.put(x, y, sign, "dot blue" if count else "rule")
        for step, each in enumerate(inside, 1):
            canvas.put(column, row + step, "│", "rule")
            canvas.put(column + 2 * HALF, row + step, "│", "rule")
            canvas.line(column + 1, row + step, centred(each, 2 * HALF - 1))
    return canvas


def _site(drawing: Drawing, site: Any) -> tuple[Line, Line]:
    """A free site with its number among the choices or what it costs; a building with its cube."""
    built = next((each for each in drawing.view["city"] if each["site"] == site.key), None)
    mark = drawing.mark(f"on {site.key}")
    placing = drawing.view["placing"]
    if built is not None:
        tile, cube = drawing.piece(built["tile"]), built["cube"]
        cathedral = drawing.label("cathedral sign") if tile.cathedral else ""
        name = Span(f"{site.key}▓{cathedral}", "rock" if cube is None else owner_style(drawing, cube))
        return line(name), line(cube_of(drawing, cube))
    if placing is not None and placing["at"] == site.key:
        return line(Span(site.key, "strong")), line(Span("[?]", "mark"))
    price = f"{site.gold}{drawing.name('edge', 'gold')}+{site.points}" if site.gold or site.points else ""
    return line(Span(site.key, "strong")), line(Span(mark, "mark") if mark else Span(price, "faint"))


def owner_style(drawing: Drawing, owner: int | str) -> str:
    return drawing.seat_style(owner) if isinstance(owner, int) else "strong"


def cube_of(drawing: Drawing, owner: int | str | None) -> Span:
    if owner is None:
        return Span("")
    sign = drawing.initials[owner] if isinstance(owner, int) else "♟"
    return Span(f"▣{sign}", owner_style(drawing, owner))


def _plaza(drawing: Drawing, number: int) -> tuple[Line, Line]:
    """A plaza with how many of its sites are built on."""
    view, place = drawing.view, drawing.teller.box.plaza_hexes[number]
    built, sites = progress(drawing, number)
    style = COLOURS[place.colour]
    pawn = "♟" if view["parler"] and view["parler"]["pawn"] == place.key else ""
    mark = drawing.mark(f"plaza {place.key}")
    if view["plazas"][place.key] is None:
        return line(Span(f"({place.key})", "faint")), line()
    state = Span(mark, "mark") if mark else Span("✓" if built == sites else f"{built}/{sites}", style)
    return line(Span(f"({place.key}){pawn}", style)), line(state)


def progress(drawing: Drawing, number: int) -> tuple[int, int]:
    """How many sites of a plaza are built on, and how many there are."""
    box = drawing.teller.box
    names = {box.site_names[site] for site in box.plaza_hexes[number].sites}
    return len([each for each in drawing.view["city"] if each["site"] in names]), len(names)


def _road(drawing: Drawing, space: int) -> tuple[Line, Line]:
    name = ("═════", "I", "II", "III", "IV")[space]
    there = [
        Span(drawing.initials[seat], drawing.seat_style(seat))
        for seat, player in enumerate(drawing.view["players"])
        if space and player["road"] == space
    ]
    return line(Span(name, "rock" if not space else "star")), tuple(there)


def plazas(drawing: Drawing, width: int = PLAZA_WIDTH) -> Block:
    """Both rewards of every plaza, how far it is built, and the claims."""
    block: Block = [heading(drawing.label("plazas"), width)]
    box, teller = drawing.teller.box, drawing.teller
    name = max(breadth(teller.tile(tile.key)) for tile in box.plazas) + 1
    for number, place in enumerate(box.plaza_hexes):
        key = drawing.view["plazas"][place.key]
        if key is None:
            continue
        tile = drawing.piece(key)
        built, sites = progress(drawing, number)
        upper, lower = teller.effects(tile.upper, short=True), teller.effects(tile.lower, short=True)
        lines = wrap(drawing.label("plaza", upper=upper, lower=lower), width - name - 12)
        head = (Span(f"{place.key} ", COLOURS[place.colour]), Span(fit(teller.tile(key), name), "faint"))
        state = fit("✓" if built == sites else f"{built}/{sites}", 4)
        room = width - name - 11
        block.append((*head, *pad(lines[0], room), Span(state, "strong"), *claims(drawing, number)))
        block += [(Span(" " * (name + 2)), *each) for each in lines[1:]]
    return block


def claims(drawing: Drawing, number: int) -> Line:
    """The cubes around a plaza."""
    box = drawing.teller.box
    names = {box.site_names[site] for site in box.plaza_hexes[number].sites}
    cubes = [each["cube"] for each in drawing.view["city"] if each["site"] in names]
    return tuple(
        Span(cube_of(drawing, cube).text[1:], owner_style(drawing, cube))
        for cube in cubes
        if cube is not None
    )
