"""What meets what: sides and corners of tiles, on an action board and in the city.

A tile lies at a place, turned so. Directions, sides and corners are counted as in `hexes.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.games.praga.hexes import CORNERS, NEIGHBOURS, SIDES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groschen.games.praga.box.pieces import BoardTile, Building, Effects, HexTile, Site
    from groschen.games.praga.state import State

NO_SYMBOL: Final[Effects] = ()

Board = tuple["BoardTile | None", ...]
"""By place, the upgrades and walls of a player; another tuple says how they are turned."""


class Side:
    """A side of a tile on an action board: the place beyond it (-1 beside the last walls), the tile there,
    and the symbols that both show. `had_symbol` tells that the tile below had one here, too."""

    __slots__ = ("direction", "had_symbol", "neighbour", "own", "place", "symbol")

    def __init__(
        self,
        direction: int,
        place: int,
        neighbour: BoardTile | None,
        own: Effects,
        symbol: Effects,
        had_symbol: bool,
    ) -> None:
        self.direction = direction
        self.place = place
        self.neighbour = neighbour
        self.own = own
        self.symbol = symbol
        self.had_symbol = had_symbol

    def is_joined(self) -> bool:
        """Two symbols meet here that had not met before (P9)."""
        return bool(self.own and self.symbol) and not self.had_symbol


class Corner:
    """A red corner of a tile on an action board: the other places there, and the tiles with a red corner that
    it meets, unless the tile below had met them already (P9)."""

    __slots__ = ("met", "number", "places")

    def __init__(self, number: int, places: tuple[int, ...], met: tuple[int, ...]) -> None:
        self.number = number
        self.places = places
        self.met = met


def symbol(tile: BoardTile, turned: int, direction: int) -> Effects:
    """What the tile shows in a direction."""
    return tile.edges[(direction - turned) % SIDES]


def has_corner(tile: HexTile, turned: int, number: int) -> bool:
    return (number - turned) % SIDES in tile.corners


def corners(tile: HexTile, turned: int) -> list[int]:
    """The numbers of its red or blue corners as it lies."""
    return [(corner + turned) % SIDES for corner in tile.corners]


# The action board


def sides(board: Board, turned: tuple[int, ...], place: int, tile: BoardTile, turn: int) -> list[Side]:
    """The six sides of a tile that is laid there, over what may lie there."""
    found: list[Side] = []
    below = board[place]
    for direction, other in enumerate(NEIGHBOURS[place]):
        neighbour = board[other] if other >= 0 else None
        own, its = symbol(tile, turn, direction), NO_SYMBOL
        if neighbour is not None:
            its = symbol(neighbour, turned[other], direction + SIDES // 2)
        had_symbol = below is not None and bool(symbol(below, turned[place], direction))
        found.append(Side(direction, other, neighbour, own, its, had_symbol))
    return found


def red_corners(
    board: Board, turned: tuple[int, ...], place: int, tile: BoardTile, turn: int
) -> list[Corner]:
    found: list[Corner] = []
    below = board[place]
    for number in corners(tile, turn):
        there = CORNERS[place][number]
        met: list[int] = []
        if below is None or not has_corner(below, turned[place], number):
            for other, its_number in there:
                neighbour = board[other]
                if neighbour is not None and has_corner(neighbour, turned[other], its_number):
                    met.append(other)
        found.append(Corner(number, tuple([other for other, _ in there]), tuple(met)))
    return found


# The city


def blue_corners(state: State, site: int, tile: Building, turn: int) -> int:
    """How many blue corners, printed and on tiles, meet those of a building that is laid there."""
    met = city_corners(state.box.sites, state.city, state.city_turned, site, tile, turn)
    return sum([count for _, count in met])


def city_corners(
    sites: Sequence[Site],
    city: Sequence[Building | None],
    turned: Sequence[int],
    site: int,
    tile: Building,
    turn: int,
) -> list[tuple[int, int]]:
    """The blue corners of a building that is laid there, each with how many it meets."""
    place, found = sites[site], []
    for number in corners(tile, turn):
        count = int(place.printed[number])
        for other, its_number in place.corners[number]:
            neighbour = city[other]
            if neighbour is not None:
                count += has_corner(neighbour, turned[other], its_number)
        found.append((number, count))
    return found
