"""Reading the values of a table row; a value that makes no sense is named by its field."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from groschen.engine.box import Tables, where
from groschen.engine.errors import BadBox
from groschen.games.praga import effects
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import SCORINGS
from groschen.games.praga.pieces import Effects

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


def one_of(words: tuple[str, ...], word: str, field: str) -> int:
    if word not in words:
        raise ValueError(f"field {field!r}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def effects_of(text: str, field: str) -> Effects:
    try:
        return effects.parse(text)
    except ValueError as error:
        raise ValueError(f"field {field!r}: {error}") from None


def edges(text: str) -> tuple[Effects, ...]:
    sides: list[Effects] = [()] * SIDES
    for part in text.split(","):
        side, colon, symbol = part.partition(":")
        if not part.strip():
            continue
        if not colon or not side.strip().isdigit() or int(side) >= SIDES or sides[int(side)]:
            raise ValueError(
                f"field 'edges': {part.strip()!r} should be a side 0 to 5, a colon and an effect"
            )
        sides[int(side)] = effects_of(symbol, "edges")
    return tuple(sides)


def corners(text: str) -> tuple[int, ...]:
    if any(not word.isdigit() or int(word) >= SIDES for word in text.split()):
        raise ValueError(f"field 'corners': {text!r} should be numbers from 0 to 5")
    return tuple(sorted({int(word) for word in text.split()}))


def scoring(text: str) -> tuple[int, int]:
    word, _, number = text.rpartition(" ")
    if not text:
        return 0, 0
    if not number.isdigit():
        raise ValueError(f"field 'scoring': {text!r} should be a word and a number")
    return one_of(SCORINGS, word, "scoring"), int(number)
