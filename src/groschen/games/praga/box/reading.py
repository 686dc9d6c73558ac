"""Reading the fields that only Praga has: effects, edges, corners and final scorings."""

from __future__ import annotations

from groschen.engine.reading import one_of, within, wrong
from groschen.games.praga import effects
from groschen.games.praga.box.pieces import Effects
from groschen.games.praga.effects import OneOf
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import SCORINGS

NUMBERS = tuple([str(side) for side in range(SIDES)])


def effects_of(text: str, field: str) -> Effects:
    try:
        gained = effects.parse(text)
    except ValueError as error:
        raise wrong(field, str(error)) from None
    for effect in gained:
        parts = (
            [part for way in effect.alternatives for part in way] if isinstance(effect, OneOf) else [effect]
        )
        for part in parts:
            within(1, part.amount, field)
    return gained


def edges(text: str) -> tuple[Effects, ...]:
    sides: list[Effects] = [()] * SIDES
    for part in text.split(","):
        side, colon, symbol = part.partition(":")
        if not part.strip():
            continue
        if not colon or side.strip() not in NUMBERS or sides[int(side)]:
            raise wrong("edges", f"{part.strip()!r} should be a side 0 to 5, a colon and an effect")
        sides[int(side)] = effects_of(symbol, "edges")
    return tuple(sides)


def corners(text: str) -> tuple[int, ...]:
    if any(word not in NUMBERS for word in text.split()):
        raise wrong("corners", f"{text!r} should be numbers from 0 to 5")
    return tuple(sorted({int(word) for word in text.split()}))


def scoring(text: str) -> tuple[int, int]:
    word, _, number = text.rpartition(" ")
    if not text:
        return 0, 0
    if not number.isdecimal():
        raise wrong("scoring", f"{text!r} should be a word and a number")
    return one_of(SCORINGS, word, "scoring"), within(1, int(number), "scoring")
