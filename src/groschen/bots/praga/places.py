"""Where a hex tile of Praga goes best: symbols and corners that meet at once, and those that still may."""

from __future__ import annotations

from functools import lru_cache

from groschen.bots.praga.worth import effects_worth
from groschen.games.praga.box.pieces import BoardTile, Building
from groschen.games.praga.hexes import FIRST_WALL, SIDES
from groschen.games.praga.meetings import Board, Corner, Side, blue_corners, red_corners, sides
from groschen.games.praga.state import State

Turned = tuple[int, ...]
Placement = tuple[float, int, int]
"""What it brings, the place or site, and how the tile is turned."""

OPEN_SIDE = 0.4
"""A symbol beside an empty place may still meet another."""
OPEN_CORNER = 0.35
BLOCKED_SIDE = 0.4
RED_TOKEN = 2.2
BLUE_TOKEN = 2.2
FIRST_CLAIM = 2.5
FURTHER_CLAIM = 1.5
COMPLETION = 3.0
KNOWN_PLACEMENTS = 4096


@lru_cache(KNOWN_PLACEMENTS)
def open_ends(board: Board, turned: Turned) -> float:
    """Symbols and red corners of an action board that an empty place lies beside."""
    worth = 0.0
    for place, tile in enumerate(board):
        if tile is not None:
            laid = (board, turned, place, tile, turned[place])
            worth += _open_sides(sides(*laid)) + _open_corners(board, red_corners(*laid))
    return worth


def _open_sides(around: list[Side]) -> float:
    open_ones = [side for side in around if side.own and side.place >= 0 and side.neighbour is None]
    return OPEN_SIDE * len(open_ones)


def _open_corners(board: Board, corners: list[Corner]) -> float:
    return OPEN_CORNER * sum([any(board[other] is None for other in corner.places) for corner in corners])


@lru_cache(KNOWN_PLACEMENTS)
def placements(board: Board, turned: Turned, tile: BoardTile, home: int) -> list[Placement]:
    """The best way to turn the tile on each place, best place first; `home` is an upgrade's own hex."""
    free = [place for place in range(FIRST_WALL, len(board)) if board[place] is None]
    found: list[Placement] = []
    for place in [home] if home >= 0 else free:
        ways = [(laid_worth(board, turned, tile, place, turn), place, turn) for turn in range(SIDES)]
        found.append(max(ways))
    return sorted(found, reverse=True)


def laid_worth(board: Board, turned: Turned, tile: BoardTile, place: int, turn: int) -> float:
    around = sides(board, turned, place, tile, turn)
    corners = red_corners(board, turned, place, tile, turn)
    worth = RED_TOKEN * sum([len(corner.met) for corner in corners])
    worth += _open_sides(around) + _open_corners(board, corners)
    for side in around:
        if side.is_joined():
            worth += effects_worth(side.own, 1.0) + effects_worth(side.symbol, 1.0)
        elif side.symbol and not side.own and not side.had_symbol:
            worth -= BLOCKED_SIDE
    return worth


def sites(state: State, seat: int, tile: Building) -> list[Placement]:
    """The best way to turn a building on each free site, best site first."""
    found: list[Placement] = []
    for site in state.free_sites():
        tokens, turn = max([(blue_corners(state, site, tile, turn), -turn) for turn in turns(tile)])
        found.append((BLUE_TOKEN * tokens + site_worth(state, seat, tile, site), site, -turn))
    return sorted(found, reverse=True)


def turns(tile: Building) -> range:
    return range(SIDES if tile.corners else 1)


def site_worth(state: State, seat: int, tile: Building, site: int) -> float:
    """Points, price and the claim on the plaza."""
    place = state.box.sites[site]
    worth = float(place.points - place.gold)
    beside = state.box.plaza_hexes[place.plaza].sites
    built = state.buildings_around(place.plaza) + 1
    if not tile.cube:
        return worth + built
    if state.plazas[place.plaza] is None:
        return worth
    own = sum([state.cubes[other] == seat for other in beside])
    worth += COMPLETION if built == len(beside) else 0.0
    return worth + (FURTHER_CLAIM if own else FIRST_CLAIM)
