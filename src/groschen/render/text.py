"""A table as text, whichever game it is of. A game is added by entering how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from groschen.engine.errors import GroschenError
from groschen.render.ink import Block
from groschen.render.kutna_hora import text as kutna_hora
from groschen.render.praga import text as praga
from groschen.render.words.phrases import Telling

Marks = Mapping[str, int]
"""The notation of a choice and the number under which it is offered."""


class Text(NamedTuple):
    """How a game is drawn: what its parts share, the whole table, and what a decision is about."""

    drawing: Callable[..., Any]
    table: Callable[[Any], Block]
    panel: Callable[[Any], Block]


TEXTS: dict[str, Text] = {
    "kutna-hora": Text(kutna_hora.Drawing, kutna_hora.table, kutna_hora.panel),
    "praga": Text(praga.Drawing, praga.table, praga.panel),
}


def text_of(view: Mapping[str, Any]) -> Text:
    if view["game"] not in TEXTS:
        raise GroschenError(f"there is no text of {view['game']!r}; there is of {', '.join(TEXTS)}")
    return TEXTS[view["game"]]


def table(
    view: Mapping[str, Any],
    teller: Telling,
    width: int = 120,
    marks: Marks | None = None,
    totals: Sequence[int] | None = None,
) -> Block:
    """Everything on the table; `totals` are the scores if the game ended now."""
    text = text_of(view)
    return text.table(text.drawing(view, teller, width, marks, totals))


def panel(
    view: Mapping[str, Any],
    teller: Telling,
    width: int = 120,
    marks: Marks | None = None,
    totals: Sequence[int] | None = None,
) -> Block:
    """As much of the table as the pending decision is about."""
    text = text_of(view)
    return text.panel(text.drawing(view, teller, width, marks, totals))
