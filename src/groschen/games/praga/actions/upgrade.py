"""Upgrade an Action.

Take an upgrade tile and lay it on the hex of its action, turned as one likes, over an older one if there is
one. Charles University advances by one for an Era I tile, by two for Era II. The bonus of an upgrade
comes with every performance of its action, also for those earlier in the same turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.praga import gains, told
from groschen.games.praga.actions import board, rows
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.box.pieces import BoardTile
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import FROM_TILES, ON_UPGRADE, SPECIAL, UPGRADE, UPGRADES
from groschen.games.praga.reasons import NO_TILE_THERE

if TYPE_CHECKING:
    from groschen.games.praga.state import State

OLD: Final = 0
NEW: Final = 1


def why_not(state: State, seat: int, by_tile: bool) -> Reason | None:
    for place, tile in enumerate(state.rows[UPGRADES]):
        if tile is not None and (place != SPECIAL or rows.has_special(state, by_tile)):
            return None
    return NO_TILE_THERE


def begin(state: State, seat: int, by_tile: bool) -> None:
    state.then(TakeUpgrade(seat, by_tile))
    gains.trigger(state, seat, ON_UPGRADE)


class TakeUpgrade(Decision):
    """Which upgrade tile?"""

    __slots__ = ("by_tile",)

    def __init__(self, seat: int, by_tile: bool) -> None:
        self.seat = seat
        self.by_tile = by_tile

    def options(self, state: State) -> list[Choice]:
        places = range(rows.PLACES)
        return [at for at in places if rows.why_not_place(state, UPGRADES, at, self.by_tile) is None]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
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
    player = state.players[seat]
    old = state.upgrade_of(seat, UPGRADE)
    first, second = player.upgrades
    player.upgrades = (first + 1, second) if tile.era == 1 else (first, second + 1)
    state.tell(told.UpgradePlaced, seat, tile.key, turned)
    give_bonuses(state, seat, tile, old)
    board.lay(state, seat, tile, state.box.places[tile.action], turned)
    gains.advance_university(state, seat, tile.era)


def give_bonuses(state: State, seat: int, tile: BoardTile, old: BoardTile | None) -> None:
    """The bonus for this Upgrade action, and for earlier performances of the action just upgraded."""
    if old is not None:
        reward(state, UPGRADE, -1)
        if tile.action == UPGRADE:
            state.then(ChooseBonus(seat, old, tile))
            return
        give(state, seat, old.effects, FROM_TILES)
    for _ in range(state.agenda.unrewarded[tile.action]):
        reward(state, tile.action, -1)
        give(state, seat, tile.effects, FROM_TILES)


def reward(state: State, action: int, change: int) -> None:
    """Note a performance that had no upgrade bonus yet, or that it has had one."""
    counts = state.agenda.unrewarded
    state.agenda.unrewarded = (*counts[:action], counts[action] + change, *counts[action + 1 :])


class ChooseBonus(Decision):
    """The Upgrade action itself was upgraded again: the bonus of the covered tile or of the new one (P10)?"""

    __slots__ = ("new", "old")

    def __init__(self, seat: int, old: BoardTile, new: BoardTile) -> None:
        self.seat = seat
        self.old = old
        self.new = new

    def options(self, state: State) -> list[Choice]:
        return [OLD, NEW]

    def resolve(self, state: State, choice: Choice) -> None:
        tile = self.new if choice == NEW else self.old
        give(state, self.seat, tile.effects, FROM_TILES)

    def notation(self, state: State, choice: Choice) -> str:
        return f"bonus of {self.new.key if choice == NEW else self.old.key}"
