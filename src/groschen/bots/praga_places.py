"""Where a hex tile of Praga goes best: symbols and corners that meet at once, and those that still may."""

from __future__ import annotations

from functools import lru_cache

from groschen.bots.praga_worth import effects_worth
from groschen.games.praga.box.pieces import BoardTile, Building
from groschen.games.praga.hexes import CORNERS, FIRST_WALL, NEIGHBOURS, SIDES
from groschen.games.praga.state import State

Board = tuple[BoardTile | None, ...]
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
            worth += _open_sides(board, tile, place, turned[place])
            worth += _open_corners(board, tile, place, turned[place])
    return worth


def _open_sides(board: Board, tile: BoardTile, place: int, turned: int) -> float:
    near = NEIGHBOURS[place]
    sides = [near[(side + turned) % SIDES] for side in range(SIDES) if tile.edges[side]]
    return OPEN_SIDE * sum([other >= 0 and board[other] is None for other in sides])


def _open_corners(board: Board, tile: BoardTile, place: int, turned: int) -> float:
    meets = [CORNERS[place][(corner + turned) % SIDES] for corner in tile.corners]
    return OPEN_CORNER * sum([any(board[other] is None for other, _ in others) for others in meets])


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
    worth = RED_TOKEN * _red_matches(board, turned, tile, place, turn)
    worth += _open_sides(board, tile, place, turn) + _open_corners(board, tile, place, turn)
    covered = board[place]
    for direction, other in enumerate(NEIGHBOURS[place]):
        neighbour = board[other] if other >= 0 else None
        if neighbour is None:
            continue
        own = tile.edges[(direction - turn) % SIDES]
        symbol = neighbour.edges[(direction + 3 - turned[other]) % SIDES]
        if covered is not None and covered.edges[(direction - turned[place]) % SIDES]:
            continue
        if own and symbol:
            worth += effects_worth(own, 1.0) + effects_worth(symbol, 1.0)
        elif symbol:
            worth -= BLOCKED_SIDE
    return worth


def _red_matches(board: Board, turned: Turned, tile: BoardTile, place: int, turn: int) -> int:
    covered, count = board[place], 0
    for corner in tile.corners:
        number = (corner + turn) % SIDES
        if covered is not None and (number - turned[place]) % SIDES in covered.corners:
            continue
        for other, its_number in CORNERS[place][number]:
            neighbour = board[other]
            count += neighbour is not None and (its_number - turned[other]) % SIDES in neighbour.corners
    return count


def sites(state: State, seat: int, tile: Building) -> list[Placement]:
    """The best way to turn a building on each free site, best site first."""
    found: list[Placement] = []
    for site in state.free_sites():
        tokens, turn = max([(state.blue_matches(site, tile, turn), -turn) for turn in turns(tile)])
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
