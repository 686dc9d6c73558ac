"""Statements that every choice waits for: SQLAlchemy writes them down once for a database, and from then on
the driver is given the text as it is, which takes half as long."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Insert, Update


class Written(NamedTuple):
    """A statement as a driver wants it; `order` for one that counts its values instead of naming them."""

    text: str
    order: list[str] | None


@cache
def written(statement: Insert | Update, dialect: Dialect) -> Written:
    compiled = statement.compile(dialect=dialect)
    return Written(str(compiled), None if compiled.positiontup is None else list(compiled.positiontup))


def run(connection: Connection, statement: Insert | Update, values: Mapping[str, Any]) -> int:
    """How many rows it changed. The values are the driver's own: JSON comes as text."""
    text, order = written(statement, connection.dialect)
    cursor = connection.connection.cursor()
    try:
        cursor.execute(text, values if order is None else [values[name] for name in order])
        return cursor.rowcount
    finally:
        cursor.close()
