"""What a drawing is made from: the view, the box, the words of a language and the legal choices."""

from __future__ import annotations

from collections.abc import Iterable

from groschen.games.kutna_hora.components import Box, Building, Event, Mine
from groschen.render.language import Labels
from groschen.render.scene import Choices, View


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
