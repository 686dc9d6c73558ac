"""Choosing hex tiles.

Each row shows three normal tiles and a special one. A special tile needs the bonus of the wheel and the
action of the action tile. Once per turn, one gold or one stone removes two tiles of one row, the
special one perhaps among them; they go under their stacks and others are dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.praga import told
from groschen.games.praga.box.pieces import SPECIAL_BONUS, HexTile
from groschen.games.praga.names import GOLD, NO_TILE, SPECIAL, STONE, TILE_ROWS, TRACKS
from groschen.games.praga.reasons import (
    CANNOT_AFFORD_REFRESH,
    NO_SPECIAL_BONUS,
    NO_TILE_THERE,
    REFRESHED_ALREADY,
)

if TYPE_CHECKING:
    from groschen.games.praga.state import State

PLACES: Final = SPECIAL + 1


def has_special(state: State, by_tile: bool) -> bool:
    """The wheel's bonus is still there and serves the action of the action tile."""
    return (
        by_tile
        and state.agenda.bonus != NO_TILE
        and state.box.wheel[state.agenda.bonus].kind == SPECIAL_BONUS
    )


def take(state: State, row: int, place: int) -> HexTile:
    """Take a tile; a special one uses up the wheel's bonus."""
    if place == SPECIAL:
        state.agenda.bonus = NO_TILE
    return state.take_hex(row, place)


def why_not_place(state: State, row: int, place: int, by_tile: bool) -> Reason | None:
    if state.rows[row][place] is None:
        return NO_TILE_THERE
    if place == SPECIAL and not has_special(state, by_tile):
        return NO_SPECIAL_BONUS
    return None


def place_name(state: State, row: int, place: int) -> str:
    tile = state.rows[row][place]
    return f"tile {place + 1}" if tile is None else tile.key


def why_not_refresh(state: State, seat: int) -> Reason | None:
    player = state.players[seat]
    if state.agenda.refreshed:
        return REFRESHED_ALREADY
    if not player.gold and not player.stone:
        return CANNOT_AFFORD_REFRESH
    for tiles in state.rows:
        if tiles.count(None) <= PLACES - 2:
            return None
    return NO_TILE_THERE


def pairs(state: State, row: int) -> list[Choice]:
    """Two places of a row, at least one of them normal (one times four plus the other)."""
    there = [place for place, tile in enumerate(state.rows[row]) if tile is not None]
    return [one * PLACES + other for one in there for other in there if one < other]


class RefreshRow(Decision):
    """Which row, and for gold or stone (row times two plus resource)?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        player = state.players[self.seat]
        pays = [resource for resource in (GOLD, STONE) if player.held(resource)]
        full = [row for row in range(len(TILE_ROWS)) if pairs(state, row)]
        return [row * 2 + resource for row in full for resource in pays]

    def resolve(self, state: State, choice: Choice) -> None:
        row, resource = choice // 2, choice % 2
        state.players[self.seat].pay(resource == GOLD, resource == STONE)
        state.agenda.refreshed = True
        state.then(RemoveTiles(self.seat, row))

    def notation(self, state: State, choice: Choice) -> str:
        return f"refresh {TILE_ROWS[choice // 2]} for {TRACKS[choice % 2]}"


class RemoveTiles(Decision):
    """Which two?"""

    __slots__ = ("row",)

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def options(self, state: State) -> list[Choice]:
        return pairs(state, self.row)

    def resolve(self, state: State, choice: Choice) -> None:
        removed = [state.put_under(self.row, place) for place in divmod(choice, PLACES)]
        state.tell(told.RowRefreshed, self.seat, self.row, tuple([tile.key for tile in removed]))
        state.deal(self.row)

    def notation(self, state: State, choice: Choice) -> str:
        one, other = [place_name(state, self.row, place) for place in divmod(choice, PLACES)]
        return f"remove {one} and {other}"
