"""What a drawing of Kutná Hora is made from: the view, the box, the words of a language and the choices."""

from __future__ import annotations

from groschen.games.kutna_hora.box.components import Board, Box, Building, Event, Mine
from groschen.render import scene
from groschen.render.pen import identity, piece
from groschen.render.scene import about
from groschen.render.words.kutna_hora import Teller


class Scene(scene.Scene[Box, Teller]):
    """One position, ready to be drawn."""

    @property
    def board(self) -> Board:
        """The side of the board that is in use."""
        return self.words.board

    @property
    def players(self) -> int:
        return len(self.view["players"])

    def building(self, key: str) -> Building:
        return self.piece(Building, key)

    def mine(self, key: str) -> Mine:
        return self.piece(Mine, key)

    def event(self) -> Event | None:
        card = self.box.pieces.get(self.view["event"])
        return card if isinstance(card, Event) else None

    def tile(self, key: str, x: float, y: float, body: str, target: str = "", scale: float = 1) -> str:
        """A building, the same thing wherever it lies."""
        return piece(identity("tile", key), x, y, body, about(key, self.words.tile(key), target), scale)

    def mine_tile(self, key: str, x: float, y: float, body: str, target: str = "", scale: float = 1) -> str:
        """A mine, technology or rock, the same thing wherever it lies."""
        return piece(identity("mine", key), x, y, body, about(key, self.words.tile(key), target), scale)
