"""What a drawing of Praga is made from: the view, the box, the words of a language and the legal choices."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from groschen.games.praga.components import Box
from groschen.games.praga.names import ACTIONS, PROJECTS
from groschen.games.praga.pieces import (
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
from groschen.render.language import Labels
from groschen.render.scene import Choices, View


class Scene:
    """One position, ready to be drawn."""

    def __init__(self, view: View, box: Box, labels: Labels, choices: Iterable[str]) -> None:
        self.view = view
        self.box = box
        self.labels = labels
        self.choices = Choices(choices)

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
        tile = self.box.pieces[key]
        assert isinstance(tile, HexTile)
        return tile

    def board_tile(self, key: str) -> BoardTile:
        tile = self.box.pieces[key]
        assert isinstance(tile, BoardTile)
        return tile

    def building(self, key: str) -> Building:
        tile = self.box.pieces[key]
        assert isinstance(tile, Building)
        return tile

    def plaza(self, key: str) -> Plaza:
        tile = self.box.pieces[key]
        assert isinstance(tile, Plaza)
        return tile

    def technology(self, key: str) -> Technology:
        tile = self.box.pieces[key]
        assert isinstance(tile, Technology)
        return tile

    def bridge_tile(self, key: str) -> BridgeTile:
        tile = self.box.pieces[key]
        assert isinstance(tile, BridgeTile)
        return tile

    def token(self, key: str) -> Token:
        tile = self.box.pieces[key]
        assert isinstance(tile, Token)
        return tile

    def street(self, key: str) -> Street:
        tile = self.box.pieces[key]
        assert isinstance(tile, Street)
        return tile

    def project(self, at: int) -> Project:
        tile = self.box.pieces[self.view["projects"][PROJECTS[at]]]
        assert isinstance(tile, Project)
        return tile
