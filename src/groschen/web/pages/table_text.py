"""The table as words: headings, lists and buttons, made of the terminal's drawing and of the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from groschen import render
from groschen.render import text
from groschen.render.ink import Block
from groschen.render.pen import identity
from groschen.render.words.shared import shared
from groschen.web.pages.frame import join
from groschen.web.showing import Showing

WIDTH = 400
"""Columns: so wide that no line is broken."""
LINES = re.compile("[│┌├└┬┼─═]")
"""What only a drawing has."""
PIECE = re.compile(r'data-piece="([^"]*)"')
GRIDS = {"town": "town", "mines": "mines", "city": "city"}
"""Areas that the terminal draws as a map: their squares are told one by one instead."""

PROSE = ("cathedral", "event")
"""Areas that are a sentence or two, broken into lines for a terminal."""


def areas(shown: Showing, scene: Any) -> Iterator[tuple[str, Markup]]:
    """Every area and every player: a name for its id, and its section."""
    view, teller = scene.view, scene.words
    totals = [score["total"] for score in shown.standing.scores]
    seen = text.Seen(view, teller, WIDTH, None, totals)
    names = (*text.text_of(view).PAGES, *range(len(view["players"])))
    for name in names:
        block = text.area(seen, name)
        yield section(name, block, scene)


def section(name: str | int, block: Block, scene: Any) -> tuple[str, Markup]:
    known = identity("words", name)
    title, lines = told(block)
    if name in GRIDS:
        lines = squares(scene, GRIDS[str(name)])
    elif name in PROSE:
        lines = [" ".join(lines)]
    items = join([Markup("<li>{}</li>").format(line) for line in lines])
    return known, Markup('<section id="{}" class="words"><h2>{}</h2><ul>{}</ul></section>').format(
        known, title, items
    )


def told(block: Block) -> tuple[str, list[str]]:
    """The heading of an area and its lines, without what is drawn."""
    title = ""
    lines: list[str] = []
    for each in block:
        line = "".join([span.text for span in each])
        said = " ".join(LINES.sub(" ", line).split())
        if line.startswith("── "):
            title, lines = (title or said), (lines if not title else [*lines, said])
        elif said.strip("·◆ ") and "│" not in line and "┼" not in line:
            is_rest = line.startswith("  ") and bool(lines) and not line.startswith("    ")
            lines = [*lines[:-1], f"{lines[-1]} {said}"] if is_rest else [*lines, said]
    return title, lines


def squares(scene: Any, name: str) -> list[str]:
    """What lies on a map, one after the other, each with what is to be known of it."""
    cards, found = render.cards(scene), []
    body = render.area(scene, name).body
    for piece in dict.fromkeys(PIECE.findall(body)):
        card = cards.get(Markup(piece).unescape())
        if card is not None and not card.piece.startswith(("symbol:", "area:")):
            found += [told_card(card, scene.words.phrases.language)] if card.lines else []
    return found


def told_card(card: render.Card, language: str) -> str:
    row = shared(language)
    return row.say("titled", title=card.name, text=row.row(card.lines, "clauses"))
