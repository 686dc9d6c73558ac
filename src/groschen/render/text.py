"""A table as text, whichever game it is of. A game is added by entering how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from groschen.engine.errors import GroschenError
from groschen.render.ink import EMPTY, Block, flow
from groschen.render.kutna_hora import text as kutna_hora
from groschen.render.praga import text as praga
from groschen.render.words.phrases import Telling

Marks = Mapping[str, int]
"""The notation of a choice and the number under which it is offered."""
Part = Callable[[Any], Block]


class Seen(NamedTuple):
    """What is drawn: a view, told by `teller`, for a terminal of some width, with the numbers of choices on
    it; `totals` are the scores if the game ended now."""

    view: Mapping[str, Any]
    teller: Telling
    width: int = 120
    marks: Marks | None = None
    totals: Sequence[int] | None = None


class Text(NamedTuple):
    """How a game is drawn: what its parts share; the whole table; what a decision is about and whoever
    decides; the same without what `status` says; the most needed of it, what else to show if there is room,
    and the areas that make up the table; the state of things in a few lines; whether a decision is about
    the whole table; each area by its name; and one player."""

    drawing: Callable[..., Any]
    table: Part
    panel: Part
    closeup: Part
    focus: Part
    more: Sequence[str]
    pages: Sequence[str]
    status: Part
    is_whole: Callable[[Any], bool]
    areas: Mapping[str, Part]
    player: Callable[[Any, int], Block]


TEXTS: dict[str, Text] = {
    "kutna-hora": Text(
        kutna_hora.Drawing,
        kutna_hora.table,
        kutna_hora.panel,
        kutna_hora.closeup,
        kutna_hora.focus,
        kutna_hora.MORE,
        kutna_hora.PAGES,
        kutna_hora.status,
        kutna_hora.is_whole,
        kutna_hora.AREAS,
        kutna_hora.whole_player,
    ),
    "praga": Text(
        praga.Drawing,
        praga.table,
        praga.panel,
        praga.closeup,
        praga.focus,
        praga.MORE,
        praga.PAGES,
        praga.status,
        praga.is_whole,
        praga.AREAS,
        praga.whole_player,
    ),
}


def text_of(view: Mapping[str, Any]) -> Text:
    if view["game"] not in TEXTS:
        raise GroschenError(f"there is no text of {view['game']!r}; there is of {', '.join(TEXTS)}")
    return TEXTS[view["game"]]


def table(seen: Seen) -> Block:
    """Everything on the table."""
    text = text_of(seen.view)
    return text.table(text.drawing(*seen))


def panel(seen: Seen) -> Block:
    """As much of the table as the pending decision is about, however much that is."""
    text = text_of(seen.view)
    return text.panel(text.drawing(*seen))


def screenful(seen: Seen, room: int) -> Block:
    """The most that has room in so many lines: the table, or the state of things and what the decision is
    about, with other areas as far as they fit. Less than that it never is."""
    text = text_of(seen.view)
    drawing = text.drawing(*seen)
    status = text.status(drawing)
    if text.is_whole(drawing):
        whole, focus = text.table(drawing), text.focus(drawing)
    else:
        focus = text.closeup(drawing)
        whole = [*status, EMPTY, *focus]
    if len(whole) <= room:
        return whole
    if not text.is_whole(drawing):
        return [*status, EMPTY, *text.focus(drawing)]
    return [*status, EMPTY, *_filled(text, drawing, focus, room - len(status) - 1)]


def _filled(text: Text, drawing: Any, focus: Block, room: int) -> Block:
    """What matters most and, beside or below it, as many other areas as have room."""
    shown, block = [focus], focus
    for name in text.more:
        likely = flow([*shown, text.areas[name](drawing)], drawing.width)
        if len(likely) <= room:
            shown.append(text.areas[name](drawing))
            block = likely
    return block


def pages(seen: Seen) -> list[Block]:
    """Everything on the table, area by area and player by player."""
    names = (*text_of(seen.view).pages, *range(len(seen.view["players"])))
    return [area(seen, name) for name in names]


def areas(seen: Seen) -> list[str]:
    """The names of the areas."""
    return list(text_of(seen.view).areas)


def area(seen: Seen, name: str | int) -> Block:
    """One area by its name, or everything that a seat has."""
    text = text_of(seen.view)
    drawing = text.drawing(*seen)
    return text.player(drawing, name) if isinstance(name, int) else text.areas[name](drawing)
