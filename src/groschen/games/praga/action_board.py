"""Adjacency bonuses and red corners of the action board.

A symbol on the side of a new tile that meets a symbol on a neighbour brings the bonuses of both, whatever
they are. A red corner that meets others brings one red token for each. An upgrade laid on an older
one gains nothing from a side or corner that was already joined there (P9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Frames
from groschen.games.praga import events, gains, meetings
from groschen.games.praga.actions.resolve import gain
from groschen.games.praga.names import FROM_TILES

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BoardTile
    from groschen.games.praga.state import State


def lay(state: State, seat: int, tile: BoardTile, place: int, turned: int) -> Frames:
    """Put the tile down and gain what meets; returns what that leaves to be done or asked."""
    player = state.players[seat]
    sides = meetings.sides(player.board, player.turned, place, tile, turned)
    joined = [side.own + side.symbol for side in sides if side.is_joined()]
    corners = meetings.red_corners(player.board, player.turned, place, tile, turned)
    tokens = sum([len(corner.met) for corner in corners])
    player.put(place, tile, turned)
    if not joined and not tokens:
        return ()
    state.tell(events.Matched, seat, len(joined), tokens)
    if tokens:
        gains.gain_red(state, seat, tokens)
    return gain(state, seat, tuple([effect for effects in joined for effect in effects]), FROM_TILES)
