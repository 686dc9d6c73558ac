"""The table as words: a heading and a list for each area."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from groschen.render import prose
from groschen.render.pen import identity
from groschen.web.pages.frame import join
from groschen.web.showing import Showing


def areas(shown: Showing, scene: Any) -> Iterator[tuple[str, Markup]]:
    """Every area and every player: a name for its id, and its section."""
    totals = [score["total"] for score in shown.standing.scores]
    for told in prose.told(scene, totals):
        known = identity("words", told.name)
        yield known, section(known, told)


def section(known: str, told: prose.Told) -> Markup:
    items = join([Markup("<li>{}</li>").format(line) for line in told.lines])
    return Markup('<section id="{}" class="words"><h2>{}</h2><ul>{}</ul></section>').format(
        known, told.title, items
    )
