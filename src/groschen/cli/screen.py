"""The terminal: the styles of the drawings as colours, tables and lines of the log."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from groschen.render.ink import Block, Line, Span, breadth, harmless, line, wrap
from groschen.render.words import terminal
from groschen.render.words.phrases import Entry

PIPE_WIDTH = 120
"""Columns where there is no terminal."""
NARROWEST = 40
LOW = 40
"""With fewer lines than so many, the table and the choices are kept short."""
MOST_INDENT = 20

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


class Paper(Console):
    """A console that leaves it to us what to do when nobody reads it any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where everything is shown."""

    def __init__(self) -> None:
        is_terminal = sys.stdout.isatty()
        has_width = is_terminal or "COLUMNS" in os.environ
        width = None if has_width else PIPE_WIDTH
        self.console = Paper(highlight=False, markup=False, emoji=False, width=width)
        self.width = max(self.console.width, NARROWEST)
        self.height = self.console.height if is_terminal else None
        self.is_low = self.height is not None and self.height < LOW
        self.is_interactive = sys.stdin is not None and sys.stdin.isatty()

    def read(self, prompt: str) -> str:
        """A line that is typed; the end of input if there is nobody to type."""
        if sys.stdin is None or sys.stdin.closed:
            raise EOFError
        return input(prompt)

    def block(self, block: Block) -> None:
        for each in block:
            self.console.print(ink(each), soft_wrap=True)

    def pages(self, blocks: Sequence[Block]) -> None:
        """Block after block, as many at once as the screen holds; whoever has seen enough may stop."""
        room = (self.height or 0) - 1
        for number, block in enumerate(blocks):
            room -= len(block)
            if number and room < 0:
                if self.is_interactive and self.read(terminal.say("more")).strip().casefold() in (
                    "q",
                    "quit",
                ):
                    return
                room = (self.height or 0) - 1 - len(block)
            self.block(block)

    def say(self, text: str = "", style: str = "") -> None:
        """Sentences; a line that is too long is broken between words, and keeps its indent."""
        for each in text.split("\n"):
            if breadth(each) <= self.width:
                self.block([line(Span(each, style))])
                continue
            start = indent(each)
            head = each[:start]
            lines = wrap(each[start:], self.width - breadth(head), style)
            heads = [head, *[" " * breadth(head)] * len(lines)]
            self.block([(Span(head, style), *one) for head, one in zip(heads, lines, strict=False)])

    def hanging(self, title: str, text: str) -> None:
        """A title and what is said of it."""
        self.block([(Span(title, "strong"), *first) for first in wrap(text, self.width - breadth(title))[:1]])
        rest = wrap(text, self.width - breadth(title))[1:]
        self.block([(Span(" " * breadth(title)), *each) for each in rest])

    def verbatim(self, text: str) -> None:
        """What somebody may want to copy: on a line of its own, never broken."""
        self.block([line("  ", text)])

    def entry(self, entry: Entry) -> None:
        self.block(self.entry_block(entry))

    def entry_block(self, entry: Entry) -> Block:
        """A line of the log, and what followed from it below."""
        sign = Span("○ ", "faint") if entry.seat is None else Span("● ", f"seat {entry.seat}")
        first, *others = wrap(entry.text, self.width - 2)
        details = wrap(terminal.common().row(entry.details, "details"), self.width - 4, "faint")
        block = [(sign, *first), *[(Span("  "), *other) for other in others]]
        return block + [(Span("    "), *each) for each in details]

    def table(self, table: Table) -> None:
        self.console.print(table)


def indent(text: str) -> int:
    """Where the lines that follow a long one begin: below the text behind its first column, if it has one."""
    found = re.match(r"( *)(\S+(?: \S+)*  +)?", text)
    return found.end() if found is not None and found.end() <= MOST_INDENT else len(text) - len(text.lstrip())


def ink(of: Line) -> Text:
    text = Text.assemble(*[(harmless(span.text), STYLES.get(span.style, "")) for span in of])
    text.rstrip()
    return text
