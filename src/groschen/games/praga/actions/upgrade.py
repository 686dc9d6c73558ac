"""Upgrade an Action.

Take an upgrade tile and lay it on the hex of its action, turned as one likes, over an older one if there is
one. Charles University advances by one for an Era I tile, by two for Era II. The bonus of an upgrade
comes with every performance of its action, also for those earlier in the same turn (`bonus.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Frames, Step
from groschen.engine.reasons import Obstacle
from groschen.games.praga import action_board, events, gains, hex_tiles, technologies
from groschen.games.praga.actions import bonus
from groschen.games.praga.actions.action import Action
from groschen.games.praga.box.pieces import BoardTile
from groschen.games.praga.decisions import TurnTile
from groschen.games.praga.hex_tiles import TakeHexTile
from groschen.games.praga.names import ACTIONS, ON_UPGRADE, UPGRADE, UPGRADES
from groschen.games.praga.reasons import NO_TILE_THERE

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import HexTile
    from groschen.games.praga.state import State


class UpgradeAnAction(Action):
    """It costs nothing, but there must be a tile."""

    __slots__ = ()

    def is_possible(
        self, state: State, seat: int, way: Way, gold: int, stone: int, later: BoardTile | None = None
    ) -> bool:
        return has_tile(state, way)

    def why_not(self, state: State, seat: int, way: Way, gold: int, stone: int) -> Obstacle:
        return NO_TILE_THERE

    def frames(self, seat: int, way: Way, later: BoardTile | None) -> Frames:
        return (gains.Trigger(seat, ON_UPGRADE), LookForUpgrade(seat, way))


def has_tile(state: State, way: Way) -> bool:
    row = state.rows[UPGRADES]
    for place in hex_tiles.open_places(state, way):  # noqa: SIM110 - asked very often
        if row[place] is not None:
            return True
    return False


class LookForUpgrade(Step):
    """An action that something else brings may find the row empty: then nothing happens."""

    __slots__ = ("seat", "way")

    def __init__(self, seat: int, way: Way) -> None:
        self.seat = seat
        self.way = way

    def run(self, state: State) -> None:
        if has_tile(state, self.way):
            state.then(TakeUpgrade(self.seat, self.way))


class TakeUpgrade(TakeHexTile):
    """Which upgrade tile?"""

    __slots__ = ()

    def resolve(self, state: State, place: Choice) -> None:
        tile = hex_tiles.tile_at(state, UPGRADES, place)
        assert isinstance(tile, BoardTile)
        state.tell(events.HexTileTaken, self.seat, tile.key, 0, 0)
        hex_tiles.take(state, UPGRADES, place)
        if any(tile.edges) or tile.corners:
            state.then(TurnUpgrade(self.seat, tile))
        else:
            place_upgrade(state, self.seat, tile, 0)


class TurnUpgrade(TurnTile):
    """How is the tile turned?"""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: BoardTile) -> None:
        self.seat = seat
        self.tile = tile

    def laid(self, state: State) -> tuple[HexTile, str | int]:
        return self.tile, ACTIONS[self.tile.action]

    def resolve(self, state: State, turned: Choice) -> None:
        place_upgrade(state, self.seat, self.tile, turned)


def place_upgrade(state: State, seat: int, tile: BoardTile, turned: int) -> None:
    """What it meets, then the bonuses of its action and of this one; the University advances."""
    player = state.players[seat]
    own, covered = state.upgrade_of(seat, UPGRADE), state.upgrade_of(seat, tile.action)
    first, second = player.upgrades
    player.upgrades = (first + 1, second) if tile.era == 1 else (first, second + 1)
    state.tell(events.UpgradePlaced, seat, tile.key, ACTIONS[tile.action], turned)
    frames = bonus.of_covering(state, seat, tile, covered)
    if own is not None and tile.action != UPGRADE:
        frames += bonus.own_bonus(state, seat, own)
    meeting = action_board.lay(state, seat, tile, state.box.places[tile.action], turned)
    state.then_all((technologies.AdvanceUniversity(seat, tile.era), *meeting, *frames))
