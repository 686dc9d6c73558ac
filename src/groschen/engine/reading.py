"""Reading the tables of a box into pieces: every mistake is named by table, row and field."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NoReturn, TypeVar

from groschen.engine.box import Tables, where
from groschen.engine.errors import BadBox

R = TypeVar("R")
T = TypeVar("T")


def build(tables: Tables, name: str, make: Callable[[R], T]) -> list[T]:
    """Make every row of a table; a row that cannot be made is named."""
    made: list[T] = []
    for number, row in enumerate(tables[name], 1):
        try:
            made.append(make(row))
        except ValueError as error:
            raise BadBox(f"{where(name, number, row)}: {error}") from None
    return made


def refuse(tables: Tables, name: str, number: int, field: str, what: str) -> NoReturn:
    """Row `number` of a table does not go with the others."""
    raise BadBox(f"{where(name, number, tables[name][number - 1])}: field {field!r}: {what}")


def each_once(
    tables: Tables, name: str, field: str, values: Sequence[Hashable], wanted: Sequence[Hashable]
) -> None:
    """The values of a field, row by row, are the wanted ones, each of them once."""
    for number, value in enumerate(values, 1):
        if value not in wanted:
            listed = ", ".join(str(each) for each in wanted)
            refuse(tables, name, number, field, f"{value!r} is none of {listed}")
        if value in values[: number - 1]:
            refuse(tables, name, number, field, f"{value!r} is there twice")
    missing = [value for value in wanted if value not in values]
    if missing:
        refuse(tables, name, len(values), field, f"{missing[0]!r} is missing")


def so_many(tables: Tables, name: str, field: str, kinds: Sequence[str], count: int) -> None:
    """Each kind is found in so many rows; the first row too many, or else the last row, is named."""
    values = [getattr(row, field) for row in tables[name]]
    for number, value in enumerate(values, 1):
        if values[:number].count(value) > count:
            refuse(tables, name, number, field, f"there are more than {count} of {value!r}")
    for kind in kinds:
        if values.count(kind) < count:
            refuse(tables, name, len(values), field, f"there are only {values.count(kind)} of {kind!r}")


# Fields; a ValueError says which


def wrong(field: str, what: str) -> ValueError:
    return ValueError(f"field {field!r}: {what}")


def one_of(words: tuple[str, ...], word: str, field: str) -> int:
    if word not in words:
        raise wrong(field, f"{word!r} is none of {', '.join(words)}")
    return words.index(word)


def within(least: int, value: int, field: str, most: int = 99) -> int:
    if value < least:
        raise wrong(field, f"{value} is less than {least}")
    if value > most:
        raise wrong(field, f"{value} is more than {most}")
    return value
