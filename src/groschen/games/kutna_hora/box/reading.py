"""Reading the fields that only Kutná Hora has: squares, dots and effects."""

from __future__ import annotations

from groschen.engine.reading import one_of, wrong
from groschen.games.kutna_hora import effects
from groschen.games.kutna_hora.effects import Effect
from groschen.games.kutna_hora.grid import Grid
from groschen.games.kutna_hora.names import DOTS

MAY_BE_NEGATIVE = ("points", "reputation")
MOST = 99


def squares_of(grid: Grid, text: str, field: str) -> tuple[int, ...]:
    """Different squares of a grid."""
    try:
        squares = tuple(grid.square(name) for name in text.split())
    except ValueError as error:
        raise wrong(field, str(error)) from None
    if len(set(squares)) != len(squares):
        raise wrong(field, f"{text!r} should name different spaces")
    return squares


def dots_of(text: str) -> tuple[int, ...]:
    return tuple(one_of(DOTS, word, "dots") for word in text.split())


def effects_of(text: str, unknown: tuple[str, ...] = ()) -> tuple[Effect, ...]:
    """The effects of a tile that cannot have the `unknown` ones."""
    try:
        parsed = effects.parse(text)
    except ValueError as error:
        raise wrong("effects", str(error)) from None
    for effect in parsed:
        word = effects.word_of(type(effect))
        if word in unknown:
            raise wrong("effects", f"{word!r} cannot be here")
        if effect.amount < 0 and word not in MAY_BE_NEGATIVE:
            raise wrong("effects", f"{word!r} cannot be negative")
        if not 0 < abs(effect.amount) <= MOST:
            raise wrong("effects", f"{effect.amount} is no number from 1 to {MOST}")
    return parsed
