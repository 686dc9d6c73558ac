"""A sheet of squared paper: letters with styles put anywhere, read off as a block of lines."""

from __future__ import annotations

from itertools import groupby

from groschen.render.ink import Block, Line, Span, breadth, line_breadth


class Canvas:
    """Letters by column and line. The column behind a wide letter holds nothing, not even a blank."""

    def __init__(self) -> None:
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, column: int, at: int, text: str, style: str = "") -> None:
        for letter in text:
            self.letters[at, column] = (letter, style)
            if breadth(letter) > 1:
                self.letters[at, column + 1] = ("", style)
            column += breadth(letter)

    def line(self, column: int, at: int, of: Line) -> None:
        for span in of:
            self.put(column, at, span.text, span.style)
            column += line_breadth((span,))

    def block(self) -> Block:
        """All lines from the first to the last, blanks where nothing was put."""
        height = max((at for at, _ in self.letters), default=-1) + 1
        return [self._line(at) for at in range(height)]

    def _line(self, at: int) -> Line:
        width = max((column for each, column in self.letters if each == at), default=-1) + 1
        letters = [self.letters.get((at, column), (" ", "")) for column in range(width)]
        return tuple(
            Span("".join(letter for letter, _ in group), style)
            for style, group in groupby(letters, key=lambda letter: letter[1])
        )
