"""The terminal: the styles of the drawings as colours, tables and lines of the log."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.table import Table
from rich.text import Text

from groschen.render.ink import Block, Line
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
        for line in block:
            self.console.print(ink(line), soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, STYLES.get(style, style)), soft_wrap=True)

    def spans(self, *spans: tuple[str, str]) -> None:
        parts = [(text, STYLES.get(style, style)) for text, style in spans]
        self.console.print(Text.assemble(*parts), soft_wrap=True)

    def entry(self, entry: Entry) -> None:
        """A line of the log, and what followed from it below."""
        style = "" if entry.seat is None else f"seat {entry.seat}"
        self.spans(("● " if entry.seat is not None else "○ ", style), (entry.text, ""))
        if entry.details:
            self.say(f"    {', '.join(entry.details)}", "faint")

    def table(self, table: Table) -> None:
        self.console.print(table)


def ink(line: Line) -> Text:
    return Text.assemble(*[(span.text, STYLES.get(span.style, "")) for span in line])
