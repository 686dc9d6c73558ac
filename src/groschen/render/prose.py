"""A table in words: what lies where and belongs to whom, area by area, with every name in full. For those who
hear the page, and for those who would rather read than look. How, says the `prose.py` of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from groschen import render
from groschen.render.parts import part
from groschen.render.scene import Card
from groschen.render.words.shared import Shared


class Told(NamedTuple):
    """An area: its name, its title, and a line for each thing in it."""

    name: str
    title: str
    lines: list[str]


class Prose:
    """What the parts of a table in words share; `totals` are the scores if the game ended now."""

    def __init__(self, scene: Any, totals: Sequence[int]) -> None:
        self.scene = scene
        self.view = scene.view
        self.box = scene.box
        self.words = scene.words
        self.totals = totals
        self.shared: Shared = scene.words.phrases.shared

    @cached_property
    def cards(self) -> dict[str, Card]:
        return render.cards(self.scene)

    def label(self, key: str, **facts: object) -> str:
        return str(self.scene.label(key, **facts))

    def name(self, kind: str, key: str) -> str:
        return str(self.scene.name(kind, key))

    def seat_name(self, seat: int) -> str:
        return str(self.view["players"][seat]["name"])

    def line(self, title: str, *things: str) -> str:
        """Something, and what there is to say of it."""
        said = self.shared.row(dict.fromkeys(things), "clauses")
        return self.shared.say("titled", title=title, text=said) if said else title

    def counted(self, name: str, n: int) -> str:
        return self.shared.say("counted", name=name, n=n)

    def thing(self, piece: str, *more: str) -> str:
        """A thing by its `data-piece`: its name and all that is to be known of it."""
        card = self.cards[piece]
        return self.line(card.name, *more, *card.lines)

    def sentences(self, piece: str) -> str:
        """A thing of which whole sentences are said."""
        card = self.cards[piece]
        said = self.shared.row(card.lines, "sentences")
        return self.shared.say("titled", title=card.name, text=said)

    def at(self, place: str, piece: str, *more: str) -> str:
        """What lies in a place."""
        return self.line(place, self.cards[piece].name, *more, *self.cards[piece].lines)


def told(scene: Any, totals: Sequence[int]) -> Iterator[Told]:
    """Every area and every player; what has nothing in it is left out."""
    prose = part(scene.view["game"], "prose")
    sections: Iterator[Told] = prose.sections(Prose(scene, totals))
    return (section for section in sections if section.lines)
