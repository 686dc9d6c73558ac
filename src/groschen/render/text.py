"""A table as text, whichever game it is of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from groschen.render.ink import Block
from groschen.render.kutna_hora import text as kutna_hora
from groschen.render.words.kutna_hora import Teller
from groschen.render.words.phrases import Telling

Marks = Mapping[str, int]
"""The notation of a choice and the number under which it is offered."""


def table(
    view: Mapping[str, Any],
    teller: Telling,
    width: int = 120,
    marks: Marks | None = None,
    totals: Sequence[int] | None = None,
) -> Block:
    """Everything on the table; `totals` are the scores if the game ended now."""
    assert isinstance(teller, Teller)
    return kutna_hora.table(kutna_hora.Drawing(view, teller, width, marks, totals))


def panel(
    view: Mapping[str, Any],
    teller: Telling,
    width: int = 120,
    marks: Marks | None = None,
    totals: Sequence[int] | None = None,
) -> Block:
    """As much of the table as the pending decision is about."""
    assert isinstance(teller, Teller)
    return kutna_hora.panel(kutna_hora.Drawing(view, teller, width, marks, totals))
