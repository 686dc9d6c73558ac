"""The two sides of the Kutná Hora board: the town with its villages, and the mines."""

from __future__ import annotations

from string import ascii_uppercase

from groschen.engine.box import Tables
from groschen.engine.reading import build, each_once, one_of, refuse, within, wrong
from groschen.games.kutna_hora.box import rows
from groschen.games.kutna_hora.box.pieces import Board
from groschen.games.kutna_hora.box.reading import dots_of, squares_of
from groschen.games.kutna_hora.grid import Grid

SIDES = ("small", "large")
ROCKS = 4
ENTRANCES = 2


def make_board(tables: Tables, side: str) -> Board:
    at = SIDES.index(side)
    town = make_grids(tables, "towns")[at]
    mines = make_grids(tables, "mine_grids")[at]
    entrances = make_entrances(tables, mines, side)
    setups = tuple(make_setup(tables, number, side, mines, entrances) for number in setup_numbers(tables))
    return Board(side, town, make_villages(tables, side, town), mines, entrances, setups)


def make_grids(tables: Tables, name: str) -> list[Grid]:
    """Small and large."""
    keys = [row.key for row in tables[name]]
    each_once(tables, name, "key", keys, SIDES)
    made = build(tables, name, _town if name == "towns" else _mine_grid)
    return [made[keys.index(side)] for side in SIDES]


def _town(row: rows.Town) -> Grid:
    width = within(1, row.width, "width", most=len(ascii_uppercase))
    return Grid(width, within(1, row.height, "height"))


def _mine_grid(row: rows.MineGrid) -> Grid:
    width = within(1, row.width, "width", most=len(ascii_uppercase))
    return Grid(width, within(1, row.depth, "depth"))


def make_entrances(tables: Tables, mines: Grid, side: str) -> tuple[int, ...]:
    """In the top row."""

    def entrances_of(row: rows.MineGrid) -> tuple[int, ...]:
        if row.key != side:
            return ()
        squares = squares_of(mines, row.entrances, "entrances")
        if not squares:
            raise wrong("entrances", "there are none")
        if len(squares) != ENTRANCES:
            raise wrong("entrances", f"{row.entrances!r} should name {ENTRANCES} spaces")
        if max(squares) >= mines.width:
            raise wrong("entrances", "the entrances must lie in the top row")
        return squares

    return tuple(square for squares in build(tables, "mine_grids", entrances_of) for square in squares)


def setup_numbers(tables: Tables) -> range:
    return range(1, len(tables["mine_setups"]) + 1)


def make_setup(
    tables: Tables, number: int, side: str, mines: Grid, entrances: tuple[int, ...]
) -> tuple[int, ...]:
    """The spaces of the rocks, none of them on an entrance."""
    text: str = getattr(tables["mine_setups"][number - 1], side)
    try:
        spaces = squares_of(mines, text, side)
    except ValueError as error:
        refuse(tables, "mine_setups", number, side, str(error).removeprefix(f"field {side!r}: "))
    if len(spaces) != ROCKS:
        refuse(tables, "mine_setups", number, side, f"{text!r} should name {ROCKS} spaces")
    if set(spaces) & set(entrances):
        refuse(tables, "mine_setups", number, side, "a rock would lie on an entrance")
    return spaces


def make_villages(tables: Tables, side: str, town: Grid) -> tuple[tuple[int, ...], ...]:
    """By square, the dots on the edge beside it."""
    dots: list[tuple[int, ...]] = [()] * town.size

    def lay(row: rows.Village) -> None:
        one_of(SIDES, row.town, "town")
        found = dots_of(row.dots)
        if row.town != side:
            return
        squares = squares_of(town, row.square, "square")
        if len(squares) != 1 or len(town.neighbours[squares[0]]) == 4:
            raise wrong("square", f"{row.square!r} is not on the edge of the town")
        if dots[squares[0]]:
            raise wrong("square", f"{row.square} has a village already")
        dots[squares[0]] = found

    build(tables, "villages", lay)
    return tuple(dots)
