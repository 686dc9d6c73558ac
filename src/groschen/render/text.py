"""A table as text, whichever game it is of; how, says the `text.py` of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

from groschen.render.ink import EMPTY, Block, flow
from groschen.render.parts import part
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


class Text(Protocol):
    """The `text.py` of a game: what its parts share; the whole table; what a decision is about and whoever
    decides; the same without what `status` says; the most needed of it, what else to show if there is room,
    and the areas that make up the table; the state of things in a few lines; whether a decision is about
    the whole table; each area by its name; and one player."""

    Drawing: Callable[..., Any]
    table: Part
    panel: Part
    closeup: Part
    focus: Part
    MORE: Sequence[str]
    PAGES: Sequence[str]
    status: Part
    is_whole: Callable[[Any], bool]
    AREAS: Mapping[str, Part]
    whole_player: Callable[[Any, int], Block]


def text_of(view: Mapping[str, Any]) -> Text:
    return cast(Text, part(view["game"], "text"))


def table(seen: Seen) -> Block:
    """Everything on the table."""
    text = text_of(seen.view)
    return text.table(text.Drawing(*seen))


def panel(seen: Seen) -> Block:
    """As much of the table as the pending decision is about, however much that is."""
    text = text_of(seen.view)
    return text.panel(text.Drawing(*seen))


def screenful(seen: Seen, room: int) -> Block:
    """The most that has room in so many lines: the table, or the state of things and what the decision is
    about, with other areas as far as they fit. Less than that it never is."""
    text = text_of(seen.view)
    drawing = text.Drawing(*seen)
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
    for name in text.MORE:
        likely = flow([*shown, text.AREAS[name](drawing)], drawing.width)
        if len(likely) <= room:
            shown.append(text.AREAS[name](drawing))
            block = likely
    return block


def pages(seen: Seen) -> list[Block]:
    """Everything on the table, area by area and player by player."""
    names = (*text_of(seen.view).PAGES, *range(len(seen.view["players"])))
    return [area(seen, name) for name in names]


def areas(seen: Seen) -> list[str]:
    """The names of the areas."""
    return list(text_of(seen.view).AREAS)


def area(seen: Seen, name: str | int) -> Block:
    """One area by its name, or everything that a seat has."""
    text = text_of(seen.view)
    drawing = text.Drawing(*seen)
    return text.whole_player(drawing, name) if isinstance(name, int) else text.AREAS[name](drawing)
