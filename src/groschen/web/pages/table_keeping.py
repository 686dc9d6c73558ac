"""What a browser shows already is not sent again: an area is a row of elements, and those of the version that
the browser has are left to it; the update only tells which of them go where.

The table remembers, of the areas that it has sent lately, a checksum for each element. A version that it does
not remember, as after a restart, is answered with the whole area.
"""

from __future__ import annotations

import re
from itertools import groupby
from threading import Lock
from zlib import crc32

from markupsafe import Markup

from groschen.web.pages.table_boards import Part
from groschen.web.tables import Table

TAG = re.compile(r"<(/?)(\w+)[^>]*?(/?)>")
HOLDER = re.compile(r"(?:<section [^>]*>)?<(?:g|svg) [^>]*>")
"""Where the elements of an area begin: in its group, or in the drawing of a telephone's page."""
MOST = 256
"""Versions that a table remembers."""
Marks = tuple[int, ...]


class Sent:
    """The checksums of the elements of areas, by area and version; the oldest are forgotten."""

    def __init__(self) -> None:
        self.marks: dict[tuple[str, str], Marks] = {}
        self.lock = Lock()

    def note(self, part: Part, marks: Marks) -> None:
        with self.lock:
            self.marks.pop((part.name, part.version), None)
            self.marks[part.name, part.version] = marks
            while len(self.marks) > MOST:
                del self.marks[next(iter(self.marks))]

    def of(self, name: str, version: str) -> Marks:
        return self.marks.get((name, version), ())


def sent_by(table: Table) -> Sent:
    """What this table has sent."""
    found: Sent = table.sent.setdefault("areas", Sent())
    return found


def noted(table: Table, parts: list[Part]) -> None:
    """The whole of these areas is sent."""
    for part in parts:
        _, elements, _ = taken_apart(str(part.html))
        sent_by(table).note(part, marks_of(elements))


def slimmed(table: Table, part: Part, has: str) -> Markup:
    """An area for a browser that has another version of it."""
    sent = sent_by(table)
    begin, elements, end = taken_apart(str(part.html))
    marks, before = marks_of(elements), sent.of(part.name, has)
    sent.note(part, marks)
    return Markup(begin + "".join(kept(elements, marks, before)) + end)


def kept(elements: list[str], marks: Marks, before: Marks) -> list[str]:
    """The new elements, and in place of each run of those that are there already, from where to where they
    stand."""
    places = {mark: at for at, mark in enumerate(before)}
    found = [(at, places.get(mark)) for at, mark in enumerate(marks)]
    told: list[str] = []
    for _, group in groupby(found, lambda each: None if each[1] is None else each[1] - each[0]):
        run = list(group)
        (at, first), (_, last) = run[0], run[-1]
        if first is None:
            told += elements[at : at + len(run)]
        else:
            told.append(f'<g data-keep="{first} {last}"/>')
    return told


def marks_of(elements: list[str]) -> Marks:
    """Alike elements stand for each other only in their order."""
    counted: dict[str, int] = {}
    marks = []
    for element in elements:
        counted[element] = counted.get(element, 0) + 1
        marks.append(crc32(f"{counted[element]}{element}".encode()))
    return tuple(marks)


def taken_apart(html: str) -> tuple[str, list[str], str]:
    """How an area begins, its elements, and how it ends."""
    holder = HOLDER.match(html)
    start = holder.end() if holder else 0
    elements: list[str] = []
    depth, begun = 0, start
    for tag in TAG.finditer(html, start):
        is_end, _, is_empty = tag.groups()
        depth += -1 if is_end else 0 if is_empty else 1
        if depth < 0:
            break
        if depth == 0:
            elements.append(html[begun : tag.end()])
            begun = tag.end()
    return html[:start], elements, html[begun:]
