"""Adjacency bonuses and red corners of the action board.

A symbol on the side of a new tile that meets a symbol on a neighbour brings the bonuses of both, whatever
they are. A red corner that meets others brings one red token for each. An upgrade laid on an older
one gains nothing from a side or corner that was already joined there (P9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.games.praga import gains, told
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.hexes import CORNERS, NEIGHBOURS, SIDES
from groschen.games.praga.names import FROM_TILES

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BoardTile, Effects
    from groschen.games.praga.player import Player
    from groschen.games.praga.state import State


def lay(state: State, seat: int, tile: BoardTile, place: int, turned: int) -> None:
    """Put the tile down and gain what meets."""
    player = state.players[seat]
    joined = joined_sides(player, place, tile, turned)
    corners = red_matches(player, place, tile, turned)
    player.put(place, tile, turned)
    if not joined and not corners:
        return
    state.tell(told.Matched, seat, len(joined), corners)
    if corners:
        gains.gain_red(state, seat, corners)
    for effects in joined:
        give(state, seat, effects, FROM_TILES)


def joined_sides(player: Player, place: int, tile: BoardTile, turned: int) -> list[Effects]:
    """The symbols gained, those of both tiles together for each side."""
    found: list[Effects] = []
    covered, covered_turned = player.board[place], player.turned[place]
    for direction, other in enumerate(NEIGHBOURS[place]):
        own = tile.edges[(direction - turned) % SIDES]
        if not own or other < 0:
            continue
        neighbour = player.board[other]
        if neighbour is None:
            continue
        symbol = neighbour.edges[(direction + 3 - player.turned[other]) % SIDES]
        if not symbol:
            continue
        if covered is None or not covered.edges[(direction - covered_turned) % SIDES]:
            found.append(own + symbol)
    return found


def red_matches(player: Player, place: int, tile: BoardTile, turned: int) -> int:
    count = 0
    covered, covered_turned = player.board[place], player.turned[place]
    for corner in tile.corners:
        number = (corner + turned) % SIDES
        if covered is not None and (number - covered_turned) % SIDES in covered.corners:
            continue
        for other, its_number in CORNERS[place][number]:
            neighbour = player.board[other]
            if neighbour is not None:
                count += (its_number - player.turned[other]) % SIDES in neighbour.corners
    return count
