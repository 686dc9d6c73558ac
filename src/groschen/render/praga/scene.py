"""What a drawing of Praga is made from: the view, the box, the words of a language and the choices."""

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
    Sector,
    Street,
    Technology,
    Token,
)
from groschen.games.praga.names import PROJECTS
from groschen.render.scene import Scene as AnyScene
from groschen.render.scene import View, about
from groschen.render.words.praga import Teller


def is_legal(target: str) -> bool:
    """Whether what a scene gave for a target is a choice, not a blocked one."""
    return target.startswith(' class="choice"')


class Scene(AnyScene[Box, Teller]):
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

    def own(self, seat: int, *verbs: str, **facts: object) -> str:
        """The target of a choice on a player's board: only on that of the player who decides."""
        return self.target(*verbs, **facts) if seat == self.view["seat"] else ""

    def tile(self, key: str, target: str = "") -> str:
        """The attributes of a piece of the box."""
        return about(key, self.words.tile(key), target)

    def thing(self, kind: str, key: str | int, title: str, target: str = "") -> str:
        """The attributes of something on the table that is no piece of the box."""
        return about(f"{kind}:{key}", title, target)

    @cached_property
    def placing(self) -> HexTile | None:
        """The hex tile that waits for its place or its turn."""
        waiting = self.view["placing"]
        piece = None if waiting is None else self.box.pieces[waiting["tile"]]
        return piece if isinstance(piece, HexTile) else None

    def actions_of(self, tile: str) -> list[str]:
        """The two actions of an action tile, also of one in somebody's hand."""
        actions: list[str] = self.view["crane"]["sides"][tile]
        return actions

    def sector(self, key: str) -> Sector:
        return next(sector for sector in self.box.wheel if sector.key == key)

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
