"""What a drawing is made from: the view, the box, the words of a language and the legal choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from groschen.games.kutna_hora.components import Box, Building, Event, Mine
from groschen.render.kutna_hora.labels import Labels
from groschen.render.kutna_hora.pen import clean

View = Mapping[str, Any]


class Choices:
    """The legal choices. Each goes to the one thing on the table that stands for it."""

    def __init__(self, choices: Iterable[str]) -> None:
        self.homeless = dict.fromkeys(choices)

    def on(self, choice: str) -> str:
        """The attributes of the thing that stands for a choice; none if it is not legal."""
        if choice not in self.homeless:
            return ""
        del self.homeless[choice]
        shown = clean(choice)
        return f' class="choice" data-choice="{shown}" role="button" tabindex="0" aria-label="{shown}"'


class Scene:
    """One position, ready to be drawn."""

    def __init__(self, view: View, box: Box, labels: Labels, choices: Iterable[str]) -> None:
        self.view = view
        self.box = box
        self.labels = labels
        self.choices = Choices(choices)

    def building(self, key: str) -> Building:
        tile = self.box.pieces[key]
        assert isinstance(tile, Building)
        return tile

    def mine(self, key: str) -> Mine:
        tile = self.box.pieces[key]
        assert isinstance(tile, Mine)
        return tile

    def event(self) -> Event | None:
        card = self.box.pieces.get(self.view["event"])
        return card if isinstance(card, Event) else None
