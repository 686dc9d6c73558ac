"""What a drawing of Praga is made from: the view, the box, the words of a language and the legal choices."""

from __future__ import annotations

from functools import cached_property

from groschen.games.praga.box.components import Box
from groschen.games.praga.box.pieces import (
    BoardTile,
    BridgeTile,
    Building,
    HexTile,
    Plaza,
    Project,
    Street,
    Technology,
    Token,
)
from groschen.games.praga.names import ACTIONS, PROJECTS
from groschen.render import scene
from groschen.render.scene import View


class Scene(scene.Scene[Box]):
    """One position, ready to be drawn."""

    @cached_property
    def asked(self) -> View | None:
        """The player who decides."""
        seat = self.view["seat"]
        return None if seat is None else self.view["players"][seat]

    @cached_property
    def counting(self) -> int:
        """For how many players the crane counts."""
        return max(len(self.view["players"]), 2)

    def actions_of(self, tile: str) -> list[str]:
        """The two actions of an action tile that is in somebody's hand: all tiles lie on the same side."""
        names, shown = self.box.tile_names, self.view["crane"]["tiles"]
        for side in self.box.sides.values():
            faces = {
                name: [ACTIONS[action] for action in pair] for name, pair in zip(names, side, strict=True)
            }
            if all(faces[seen["tile"]] == seen["actions"] for seen in shown):
                return faces[tile]
        return []

    def hex_tile(self, key: str) -> HexTile:
        return self.piece(HexTile, key)

    def board_tile(self, key: str) -> BoardTile:
        return self.piece(BoardTile, key)

    def building(self, key: str) -> Building:
        return self.piece(Building, key)

    def plaza(self, key: str) -> Plaza:
        return self.piece(Plaza, key)

    def technology(self, key: str) -> Technology:
        return self.piece(Technology, key)

    def bridge_tile(self, key: str) -> BridgeTile:
        return self.piece(BridgeTile, key)

    def token(self, key: str) -> Token:
        return self.piece(Token, key)

    def street(self, key: str) -> Street:
        return self.piece(Street, key)

    def project(self, at: int) -> Project:
        return self.piece(Project, self.view["projects"][PROJECTS[at]])
