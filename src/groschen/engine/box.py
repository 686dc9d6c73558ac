"""The tables of a box: what is printed on every component, as rows of plain values.

A game keeps its values in named tables; a row is a NamedTuple of numbers, yes/no values and short
texts. Here they are written to a file that an owner of the game can edit, read back with every
mistake named by table, row and field, and given a fingerprint for records.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Mapping
from typing import Any

from groschen.engine.errors import BadBox

Tables = Mapping[str, tuple[Any, ...]]
"""Table name -> rows; every row of a table is of the same NamedTuple class."""

FORMAT = "groschen-box 1"


def where(table: str, number: int, row: Any) -> str:
    """How an error names a row: its table, its number and its key."""
    return f"{table} row {number} ({row[0]})"


def export(game: str, tables: Tables) -> str:
    """Every value as JSON, one row per line."""
    lines = ["{", f'"format": {json.dumps(FORMAT)},', f'"game": {json.dumps(game)},']
    for name, rows in tables.items():
        body = ",\n".join("  " + json.dumps(row._asdict(), ensure_ascii=False) for row in rows)
        lines.append(f'"{name}": [\n{body}\n],')
    lines[-1] = lines[-1].removesuffix(",")
    return "\n".join([*lines, "}"]) + "\n"


def read(game: str, text: str, ours: Tables, any_length: Container[str] = ()) -> Tables:
    """The tables in an edited file; `ours` tells which tables, fields and kinds there are.

    A table has as many rows as ours, unless it is of `any_length`.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadBox(f"the box file is not JSON: line {error.lineno}: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise BadBox(f"the box file is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadBox(f'this is not a box file: it should say "format": "{FORMAT}"')
    if data.get("game") != game:
        raise BadBox(f"this box is for {data.get('game')!r}, not for {game!r}")
    unknown = sorted(set(data) - set(ours) - {"format", "game"})
    if unknown:
        raise BadBox(f"unknown table {unknown[0]!r}; the tables are {', '.join(ours)}")
    return {name: _rows(name, data.get(name), rows, name in any_length) for name, rows in ours.items()}


def _rows(name: str, data: object, ours: tuple[Any, ...], any_length: bool) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise BadBox(f"table {name} is missing")
    if not data:
        raise BadBox(f"table {name} has no rows")
    if len(data) != len(ours) and not any_length:
        raise BadBox(f"table {name} has {len(data)} rows; the box holds {len(ours)}")
    return tuple(_row(name, number, row, ours[0]) for number, row in enumerate(data, 1))


def _row(table: str, number: int, data: object, like: Any) -> Any:
    fields = like._asdict()
    if not isinstance(data, dict):
        raise BadBox(f'{table} row {number}: a row is written {{"{next(iter(fields))}": …}}')
    name = f"{table} row {number} ({data.get(next(iter(fields)), '?')})"
    for field in data:
        if field not in fields:
            raise BadBox(f"{name}: unknown field {field!r}; the fields are {', '.join(fields)}")
    for field, ours in fields.items():
        if field not in data:
            raise BadBox(f"{name}: field {field!r} is missing")
        if type(data[field]) is not type(ours):
            kind = {int: "a whole number", bool: "true or false", str: "a text in quotes"}[type(ours)]
            raise BadBox(f"{name}, field {field!r}: {data[field]!r} is not {kind}")
    return type(like)(**data)


def fingerprint(tables: Tables) -> str:
    """A short name for exactly these values."""
    plain = {name: [list(row) for row in rows] for name, rows in tables.items()}
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:12]
