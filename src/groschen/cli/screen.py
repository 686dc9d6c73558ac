"""The terminal: the styles of the drawings as colours, tables and lines of the log."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.table import Table
from rich.text import Text

from groschen.render.ink import Block, Line, Span, breadth, line, wrap
from groschen.render.words.phrases import Entry

PIPE_WIDTH = 120
"""Columns where there is no terminal."""

STYLES = {
    "title": "bold",
    "heading": "bold",
    "rule": "dim",
    "faint": "dim",
    "strong": "bold",
    "mark": "bold black on bright_yellow",
    "star": "yellow",
    "rock": "dim",
    "no market": "bold red",
    "seat 0": "bold cyan",
    "seat 1": "bold magenta",
    "seat 2": "bold green",
    "seat 3": "bold dark_orange",
    "dot red": "bold white on red",
    "dot yellow": "bold black on yellow",
    "dot blue": "bold white on blue",
    "dot white": "bold black on white",
    "patrician green": "bold underline green",
    "patrician silver": "bold underline",
    "patrician yellow": "bold underline yellow",
    "patrician red": "bold underline red",
    "zone red": "bold red",
    "zone green": "bold green",
    "zone blue": "bold bright_blue",
    "plaza grey": "bold",
    "plaza slate": "bold bright_black",
    "plaza yellow": "bold yellow",
    "plaza blue": "bold bright_blue",
    "commodity ore": "bright_black",
    "commodity silver": "bold",
    "commodity permits": "bright_blue",
    "commodity wood": "dark_orange3",
    "commodity food": "green",
    "commodity beer": "yellow",
}


class Screen:
    """Where everything is shown."""

    def __init__(self) -> None:
        has_width = sys.stdout.isatty() or "COLUMNS" in os.environ
        width = None if has_width else PIPE_WIDTH
        self.console = Console(highlight=False, markup=False, emoji=False, width=width)
        self.width = self.console.width
        self.is_interactive = sys.stdin.isatty()

    def block(self, block: Block) -> None:
        for each in block:
            self.console.print(ink(each), soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        """Sentences; a line that is too long is broken between words."""
        for each in text.split("\n"):
            fits = breadth(each) <= self.width
            self.block([line(Span(each, style))] if fits else wrap(each, self.width, style))

    def entry(self, entry: Entry) -> None:
        """A line of the log, and what followed from it below."""
        sign = Span("○ ", "faint") if entry.seat is None else Span("● ", f"seat {entry.seat}")
        first, *others = wrap(entry.text, self.width - 2)
        self.block([(sign, *first), *[(Span("  "), *other) for other in others]])
        self.block(
            [(Span("    "), *each) for each in wrap(", ".join(entry.details), self.width - 4, "faint")]
        )

    def table(self, table: Table) -> None:
        self.console.print(table)


def ink(of: Line) -> Text:
    text = Text.assemble(*[(span.text, STYLES.get(span.style, "")) for span in of])
    text.rstrip()
    return text
