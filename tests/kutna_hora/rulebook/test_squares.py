"""The squares of the town and of the mines: their names, and which of them lie next to each other."""

from __future__ import annotations

import pytest

from groschen.games.kutna_hora.grid import Grid


def names(grid: Grid, squares: tuple[int, ...]) -> set[str]:
    return {grid.names[square] for square in squares}


def test_letters_are_columns_and_numbers_are_rows_from_the_upper_left():
    grid = Grid(4, 3)
    assert grid.names == ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3")
    assert (grid.width, grid.height, grid.size) == (4, 3, 12)
    assert [names(grid, row) for row in grid.rows] == [
        {f"{letter}{number}" for letter in "ABCD"} for number in (1, 2, 3)
    ]


def test_a_square_is_found_by_its_name():
    grid = Grid(4, 3)
    assert [grid.square(name) for name in grid.names] == list(range(12))
    with pytest.raises(ValueError, match="'E1' is no square from A1 to D3"):
        grid.square("E1")


@pytest.mark.parametrize(
    ("square", "neighbours"),
    [
        ("B2", "B1 A2 C2 B3"),
        ("A1", "B1 A2"),
        ("D1", "C1 D2"),
        ("A2", "A1 B2 A3"),
        ("D2", "D1 C2 D3"),
        ("C3", "C2 B3 D3"),
        ("A3", "A2 B3"),
        ("D3", "D2 C3"),
    ],
)
def test_squares_next_to_each_other_share_an_edge(square: str, neighbours: str):
    """Not across a corner, and not from the end of one row to the beginning of the next."""
    grid = Grid(4, 3)
    found = grid.neighbours[grid.square(square)]
    assert names(grid, found) == set(neighbours.split())
    assert len(found) == len(neighbours.split())


@pytest.mark.parametrize(
    ("space", "beside", "above", "below"),
    [
        ("B2", "A2 C2", "B1", "B3"),
        ("A1", "B1", "", "A2"),
        ("D1", "C1", "", "D2"),
        ("A2", "B2", "A1", "A3"),
        ("D2", "C2", "D1", "D3"),
        ("A3", "B3", "A2", ""),
        ("D3", "C3", "D2", ""),
    ],
)
def test_a_mine_is_reached_from_beside_and_from_above(space: str, beside: str, above: str, below: str):
    grid = Grid(4, 3)
    at = grid.square(space)
    assert names(grid, grid.beside[at]) == set(beside.split())
    assert names(grid, grid.above[at]) == set(above.split())
    assert names(grid, grid.below[at]) == set(below.split())
    assert names(grid, grid.access[at]) == set(beside.split()) | set(above.split())
