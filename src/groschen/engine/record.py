"""A whole game as text: a header, then its choices, one line each.

    groschen record 1
    game: "kutna-hora"
    rules: 1
    box: "6f1c0a…"
    options: {"events": true}
    seats: ["Anna", "Ben"]
    seed: 7

    # Anna chooses guilds
    guilds 2

Lines that start with # are comments. Every header value is JSON.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from groschen.engine.errors import BadRecord, quoted
from groschen.engine.rules import Options

FIRST_LINE = "groschen record 1"
LONGEST: Final = 1_000_000
"""Characters of a record; the longest games take a fiftieth of it."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors put it at the start of a file."""
KINDS: dict[str, type] = {"game": str, "rules": int, "box": str, "options": dict, "seats": list, "seed": int}


@dataclass(frozen=True)
class Record:
    """A game as it is written down."""

    game: str
    rules: int
    box: str
    options: Options
    seats: list[str]
    seed: int
    choices: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    result: list[int] | None = None
    comments: dict[int, str] = field(default_factory=dict)
    header_lines: dict[str, int] = field(default_factory=dict)

    def line_of(self, name: str) -> int:
        """The line on which a header value stands."""
        return self.header_lines.get(name, 0)


def write(record: Record) -> str:
    """The record as text; a comment stands before the choice of its number."""
    head = [f"{name}: {json.dumps(getattr(record, name), ensure_ascii=False)}" for name in KINDS]
    if record.result is not None:
        head.append(f"result: {json.dumps(record.result)}")
    body: list[str] = []
    for number, choice in enumerate(record.choices):
        if number in record.comments:
            body.append(f"# {record.comments[number]}")
        body.append(choice)
    return "\n".join([FIRST_LINE, *head, "", *body]) + "\n"


def read(text: Any) -> Record:
    """Parse the text. Whether the choices are legal shows when they are replayed."""
    if not isinstance(text, str):
        raise BadRecord(f"a record is a text, not {quoted(text)}")
    if len(text) > LONGEST:
        raise BadRecord(f"a record has at most {LONGEST:,} characters, not {len(text):,}")
    lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"a record starts with {FIRST_LINE!r}", 1)
    header: dict[str, Any] = {}
    header_lines: dict[str, int] = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            break
        name, value = _header(line, number)
        if name in header:
            raise BadRecord(f"{name!r} is given twice", number)
        header[name] = value
        header_lines[name] = number
    missing = [name for name in KINDS if name not in header]
    if missing:
        raise BadRecord(f"the header lacks {', '.join(missing)}")
    body = [(at, line.strip()) for at, line in enumerate(lines[number:], number + 1)]
    body = [(at, line) for at, line in body if line and not line.startswith("#")]
    choices, places = [line for _, line in body], [at for at, _ in body]
    return Record(**header, choices=choices, lines=places, header_lines=header_lines)


def _header(line: str, number: int) -> tuple[str, Any]:
    name, colon, text = line.partition(":")
    name = name.strip()
    if not colon or (name not in KINDS and name != "result"):
        raise BadRecord(f"{quoted(line)} is no header line; the header has {', '.join(KINDS)}", number)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        why = getattr(error, "msg", error)
        raise BadRecord(f"{name}: {quoted(text.strip())} is not JSON: {why}", number) from None
    kind = KINDS.get(name, list)
    if type(value) is not kind:
        raise BadRecord(f"{name}: {quoted(value)} should be a {kind.__name__}", number)
    return name, value
