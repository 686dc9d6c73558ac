"""A grid of squares: A1 is the upper left one; letters are columns, numbers are rows."""

from __future__ import annotations

from string import ascii_uppercase


class Grid:
    """Squares are numbered row by row from 0."""

    __slots__ = (
        "above",
        "access",
        "below",
        "beside",
        "height",
        "names",
        "neighbours",
        "row_of",
        "rows",
        "size",
        "width",
    )

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        squares = range(self.size)
        self.rows = tuple(tuple(range(row * width, (row + 1) * width)) for row in range(height))
        self.names = tuple(f"{ascii_uppercase[at % width]}{at // width + 1}" for at in squares)
        self.beside = tuple(self._beside(at) for at in squares)
        self.above = tuple((at - width,) if at >= width else () for at in squares)
        self.below = tuple((at + width,) if at + width < self.size else () for at in squares)
        self.access = tuple(self.beside[at] + self.above[at] for at in squares)
        self.neighbours = tuple(self.above[at] + self.beside[at] + self.below[at] for at in squares)

    def _beside(self, at: int) -> tuple[int, ...]:
        column = at % self.width
        left = (at - 1,) if column > 0 else ()
        right = (at + 1,) if column < self.width - 1 else ()
        return left + right

    def square(self, name: str) -> int:
        """The number of a named square."""
        if name not in self.names:
            raise ValueError(f"{name!r} is no square from {self.names[0]} to {self.names[-1]}")
        return self.names.index(name)
