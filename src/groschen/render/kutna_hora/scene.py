"""What a drawing is made from: the view, the box, the words of a language and the legal choices."""

from __future__ import annotations

from groschen.games.kutna_hora.box.components import Box, Building, Event, Mine
from groschen.render import scene


class Scene(scene.Scene[Box]):
    """One position, ready to be drawn."""

    def building(self, key: str) -> Building:
        return self.piece(Building, key)

    def mine(self, key: str) -> Mine:
        return self.piece(Mine, key)

    def event(self) -> Event | None:
        card = self.box.pieces.get(self.view["event"])
        return card if isinstance(card, Event) else None
