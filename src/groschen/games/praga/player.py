"""A player: the player board, the action board and what lies beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.tuples import replaced
from groschen.games.praga.hexes import ACTION_HEXES, FIRST_WALL, WALL_PLACES
from groschen.games.praga.names import GOLD, SCORES

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BoardTile, BridgeTile, Technology, Token

MOST: Final = 9
"""The limit of gold and of stone."""
CUBES: Final = 2
"""Cubes in hand at the start; each wealth bonus frees one more (P7)."""


class Player:
    """What one seat owns. `wealth` are the bonuses that still wait, by their keys."""

    __slots__ = (
        "blue",
        "board",
        "column",
        "cubes",
        "eggs",
        "fresh",
        "gold",
        "gold_windows",
        "mines",
        "points",
        "quarries",
        "red",
        "road",
        "row",
        "scoring",
        "seal_claims",
        "silver_windows",
        "stone",
        "technologies",
        "technology",
        "tokens",
        "turned",
        "university",
        "upgrades",
        "wealth",
    )

    # Dealt by the setup

    gold: int
    stone: int
    mines: int
    quarries: int
    wealth: tuple[str, ...]

    def __init__(self) -> None:
        self.silver_windows = 0
        self.gold_windows = 0
        self.eggs = 0
        self.red = 0
        self.blue = 0
        self.tokens: tuple[tuple[Token, ...], tuple[Token, ...]] = ((), ())
        self.seal_claims = 0
        self.cubes = CUBES
        self.technology = 0
        self.university = 0
        self.technologies: tuple[Technology, ...] = ()
        self.fresh: tuple[Technology, ...] = ()
        self.road = 0
        self.row = [0, 0]
        self.column = [0, 0]
        self.scoring: tuple[BridgeTile, ...] = ()
        self.board: tuple[BoardTile | None, ...] = (None,) * (ACTION_HEXES + WALL_PLACES)
        self.turned: tuple[int, ...] = (0,) * (ACTION_HEXES + WALL_PLACES)
        self.upgrades: tuple[int, ...] = (0, 0)
        self.points = [0] * len(SCORES)

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.gold = self.gold
        new.stone = self.stone
        new.silver_windows = self.silver_windows
        new.gold_windows = self.gold_windows
        new.eggs = self.eggs
        new.red = self.red
        new.blue = self.blue
        new.mines = self.mines
        new.quarries = self.quarries
        new.tokens = self.tokens
        new.wealth = self.wealth
        new.seal_claims = self.seal_claims
        new.cubes = self.cubes
        new.technology = self.technology
        new.university = self.university
        new.technologies = self.technologies
        new.fresh = self.fresh
        new.road = self.road
        new.row = self.row.copy()
        new.column = self.column.copy()
        new.scoring = self.scoring
        new.board = self.board
        new.turned = self.turned
        new.upgrades = self.upgrades
        new.points = self.points.copy()
        return new

    def held(self, resource: int) -> int:
        """Gold or stone."""
        return self.gold if resource == GOLD else self.stone

    def count(self, track: int) -> int:
        """Gold mines or quarries."""
        return self.mines if track == GOLD else self.quarries

    def pay(self, gold: int, stone: int) -> None:
        self.gold -= gold
        self.stone -= stone
        assert self.gold >= 0, "paid more gold than there was"
        assert self.stone >= 0, "paid more stone than there was"

    def walls(self) -> int:
        return len([tile for tile in self.board[FIRST_WALL:] if tile is not None])

    def put(self, place: int, tile: BoardTile, turned: int) -> None:
        """Lay a tile on the action board or beside it, over what may lie there."""
        self.board = replaced(self.board, place, tile)
        self.turned = replaced(self.turned, place, turned)

    def track_points(self) -> int:
        return sum(self.points)
