"""The tables of a box: what is printed on every component, as rows of plain values.

A game keeps its values in named tables; a row is a NamedTuple of numbers, yes/no values and short
texts. Here they are written to a file that an owner of the game can edit, read back with every
mistake named by table, row and field, and given a fingerprint for records.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Mapping
from typing import Any, Final

from groschen.engine.errors import BadBox, quoted

Tables = Mapping[str, tuple[Any, ...]]
"""Table name -> rows; every row of a table is of the same NamedTuple class, its key first."""

FORMAT: Final = "groschen-box 1"
ABOUT: Final = "about"
"""What the file says about itself, table by table; nobody reads it but people."""
LONGEST: Final = 1_000_000
"""Characters of a box file; ours take a tenth of it."""
LONGEST_TEXT: Final = 200
MOST_ROWS: Final = 200
KINDS: Final[dict[type, str]] = {int: "a whole number", bool: "true or false", str: "a text in quotes"}


def where(table: str, number: int, row: Any) -> str:
    """How an error names a row: its table, its number and its key."""
    return f"{table} row {number} ({row[0]})"


# Writing


def export(game: str, tables: Tables) -> str:
    """Every value as JSON, one row per line, after what the tables say about themselves."""
    lines = ["{", f'"format": {json.dumps(FORMAT)},', f'"game": {json.dumps(game)},']
    about = {name: " ".join((type(rows[0]).__doc__ or "").split()) for name, rows in tables.items()}
    body = ",\n".join(f"  {json.dumps(name)}: {_text(words)}" for name, words in about.items())
    lines.append(f'"{ABOUT}": {{\n{body}\n}},')
    for name, rows in tables.items():
        body = ",\n".join("  " + _text(row._asdict()) for row in rows)
        lines.append(f'"{name}": [\n{body}\n],')
    lines[-1] = lines[-1].removesuffix(",")
    return "\n".join([*lines, "}"]) + "\n"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def fingerprint(tables: Tables) -> str:
    """A short name for exactly these values."""
    plain = {name: [list(row) for row in rows] for name, rows in tables.items()}
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:12]


# Reading


def game_of(text: str) -> str:
    """The game that a box file says it is for."""
    game = _parse(text).get("game")
    if not isinstance(game, str):
        raise BadBox("the box file does not say which game it is a box of")
    return game


def read(game: str, text: str, ours: Tables, any_length: Container[str] = ()) -> Tables:
    """The tables in an edited file; `ours` tells which tables, fields and kinds there are.

    A table has as many rows as ours, unless it is of `any_length`.
    """
    data = _parse(text)
    if data.get("format") != FORMAT:
        raise BadBox(f'this is not a box file: it should say "format": "{FORMAT}"')
    if data.get("game") != game:
        raise BadBox(f"this box is for {quoted(data.get('game'))}, not for {game!r}")
    unknown = sorted(set(data) - set(ours) - {"format", "game", ABOUT})
    if unknown:
        raise BadBox(f"unknown table {quoted(unknown[0])}; the tables are {', '.join(ours)}")
    tables = {name: _rows(name, data.get(name), rows) for name, rows in ours.items()}
    check(tables, ours, any_length)
    return tables


def _parse(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise BadBox(f"a box file has at most {LONGEST:,} characters, not {len(text):,}")
    try:
        data = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise BadBox(f"the box file is not JSON: line {error.lineno}: {error.msg}") from None
    except RecursionError:
        raise BadBox("the box file is not JSON that anybody wrote: it is nested too deep") from None
    except ValueError as error:
        raise BadBox(f"the box file is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadBox(f'this is not a box file: it should say "format": "{FORMAT}"')
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A name given twice would quietly lose its first value."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"{quoted(name)} is given twice")
        found[name] = value
    return found


def _rows(name: str, data: object, ours: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise BadBox(f"table {name} is missing")
    return tuple(_row(name, number, row, ours[0]) for number, row in enumerate(data, 1))


def _row(table: str, number: int, data: object, like: Any) -> Any:
    fields = like._asdict()
    if not isinstance(data, dict):
        raise BadBox(f'{table} row {number}: a row is written {{"{next(iter(fields))}": …}}')
    name = f"{table} row {number} ({quoted(data.get(next(iter(fields)), '?')).strip(chr(39))})"
    for field in data:
        if field not in fields:
            raise BadBox(f"{name}: unknown field {quoted(field)}; the fields are {', '.join(fields)}")
    for field in fields:
        if field not in data:
            raise BadBox(f"{name}: field {field!r} is missing")
    return type(like)(**data)


# Whatever comes from outside, from a file or from a program


def check(tables: Any, ours: Tables, any_length: Container[str] = ()) -> None:
    """The tables are like ours: their names, their rows, and in each field a value of its kind."""
    if not isinstance(tables, Mapping):
        raise BadBox(f"a box is what groschen.box(path) reads, not {quoted(tables)}")
    for name in ours:
        if name not in tables:
            raise BadBox(f"table {name} is missing; is this the box of another game?")
    for name in tables:
        if name not in ours:
            raise BadBox(f"unknown table {quoted(name)}; the tables are {', '.join(ours)}")
        _check_rows(name, tables[name], ours[name], name in any_length)


def _check_rows(name: str, rows: Any, ours: tuple[Any, ...], any_length: bool) -> None:
    if not isinstance(rows, tuple):
        raise BadBox(f"table {name} is a tuple of rows, as groschen.box(path) reads them, not {quoted(rows)}")
    if not rows:
        raise BadBox(f"table {name} has no rows")
    if len(rows) != len(ours) and not any_length:
        raise BadBox(f"table {name} has {len(rows)} rows; the box holds {len(ours)}")
    if len(rows) > MOST_ROWS:
        raise BadBox(f"table {name} has {len(rows)} rows; it can have {MOST_ROWS}")
    seen: dict[str, int] = {}
    for number, row in enumerate(rows, 1):
        _check_row(name, number, row, ours[0])
        _check_key(name, number, row, seen)


def _check_row(table: str, number: int, row: Any, like: Any) -> None:
    if type(row) is not type(like):
        raise BadBox(f"{table} row {number}: {quoted(row)} is not a row of this table")
    for field, value in row._asdict().items():
        kind = type(getattr(like, field))
        name = f"{table} row {number} ({quoted(row[0]).strip(chr(39))}), field {field!r}"
        if type(value) is not kind:
            raise BadBox(f"{name}: {quoted(value)} is not {KINDS[kind]}")
        if isinstance(value, str) and len(value) > LONGEST_TEXT:
            raise BadBox(f"{name}: a text has at most {LONGEST_TEXT} characters, not {len(value)}")
        if isinstance(value, str) and not value.isprintable():
            raise BadBox(f"{name}: {quoted(value)} holds characters that cannot be printed")


def _check_key(table: str, number: int, row: Any, seen: dict[str, int]) -> None:
    """A key is how people write a piece: letters that can be typed, and no other piece reads the same."""
    key: str = row[0]
    name = f"{where(table, number, row)}: field {type(row)._fields[0]!r}"
    if not key.strip():
        raise BadBox(f"{name}: it is empty")
    if key != " ".join(key.split()) or key.startswith("#"):
        raise BadBox(f"{name}: {key!r} has a blank too many, or begins with #")
    other = seen.setdefault(key.casefold(), number)
    if other != number:
        raise BadBox(f"{name}: two pieces are called {key!r}, this one and row {other}")
