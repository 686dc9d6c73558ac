"""Upgrade an Action.

Take an upgrade tile and lay it on the hex of its action, turned as one likes, over an older one if there is
one. Charles University advances by one for an Era I tile, by two for Era II. The bonus of an upgrade
comes with every performance of its action, also for those earlier in the same turn (`bonus.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision, Step
from groschen.engine.reasons import Obstacle
from groschen.games.praga import gains, told
from groschen.games.praga.actions import board, bonus, rows
from groschen.games.praga.box.pieces import BoardTile
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import ON_UPGRADE, SPECIAL, UPGRADE, UPGRADES
from groschen.games.praga.reasons import NO_TILE_THERE

if TYPE_CHECKING:
    from groschen.games.praga.state import State


def why_not(state: State, seat: int, by_tile: bool) -> Obstacle | None:
    for place, tile in enumerate(state.rows[UPGRADES]):
        if tile is not None and (place != SPECIAL or rows.has_special(state, by_tile)):
            return None
    return NO_TILE_THERE


def begin(state: State, seat: int, by_tile: bool) -> None:
    state.then(LookForUpgrade(seat, by_tile))
    gains.trigger(state, seat, ON_UPGRADE)


class LookForUpgrade(Step):
    """An action that something else brings may find the row empty: then nothing happens."""

    __slots__ = ("by_tile", "seat")

    def __init__(self, seat: int, by_tile: bool) -> None:
        self.seat = seat
        self.by_tile = by_tile

    def run(self, state: State) -> None:
        if why_not(state, self.seat, self.by_tile) is None:
            state.then(TakeUpgrade(self.seat, self.by_tile))


class TakeUpgrade(Decision):
    """Which upgrade tile?"""

    __slots__ = ("by_tile",)

    def __init__(self, seat: int, by_tile: bool) -> None:
        self.seat = seat
        self.by_tile = by_tile

    def options(self, state: State) -> list[Choice]:
        places = range(rows.PLACES)
        return [at for at in places if rows.why_not_place(state, UPGRADES, at, self.by_tile) is None]

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        reasons = [(at, rows.why_not_place(state, UPGRADES, at, self.by_tile)) for at in range(rows.PLACES)]
        return [(at, reason) for at, reason in reasons if reason is not None]

    def resolve(self, state: State, place: Choice) -> None:
        tile = state.rows[UPGRADES][place]
        assert isinstance(tile, BoardTile)
        state.tell(told.HexTileTaken, self.seat, tile.key, 0, 0)
        rows.take(state, UPGRADES, place)
        if any(tile.edges) or tile.corners:
            state.then(TurnUpgrade(self.seat, tile))
        else:
            place_upgrade(state, self.seat, tile, 0)

    def notation(self, state: State, place: Choice) -> str:
        return f"take {rows.place_name(state, UPGRADES, place)}"


class TurnUpgrade(Decision):
    """How is the tile turned?"""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: BoardTile) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: State) -> list[Choice]:
        return list(range(SIDES))

    def resolve(self, state: State, turned: Choice) -> None:
        place_upgrade(state, self.seat, self.tile, turned)

    def notation(self, state: State, turned: Choice) -> str:
        return f"turn {turned}"


def place_upgrade(state: State, seat: int, tile: BoardTile, turned: int) -> None:
    """Its own bonus, what it meets, and the University."""
    player = state.players[seat]
    own, covered = state.upgrade_of(seat, UPGRADE), state.upgrade_of(seat, tile.action)
    first, second = player.upgrades
    player.upgrades = (first + 1, second) if tile.era == 1 else (first, second + 1)
    state.tell(told.UpgradePlaced, seat, tile.key, turned)
    if own is not None and tile.action != UPGRADE:
        bonus.reward_upgrade(state, seat, own)
    bonus.cover(state, seat, tile, covered)
    board.lay(state, seat, tile, state.box.places[tile.action], turned)
    gains.advance_university(state, seat, tile.era)
