"""Construct a Wall.

Take a wall tile, pay its cost, gain its reward, then lay it beside the action board on any free place, turned
as one likes. Symbols and red corners that meet others bring their bonuses. The Hunger Wall icon is a
sideways move there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.praga import gains, projects, told
from groschen.games.praga.actions import board, rows
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.box.pieces import BoardTile
from groschen.games.praga.hexes import ACTION_HEXES, FIRST_WALL, SIDES, WALL_PLACES
from groschen.games.praga.names import (
    FROM_TILES,
    HUNGER_WALL,
    NOBODY,
    ON_HUNGER_WALL,
    ON_PLAIN_WALL,
    ON_WALL,
    SPECIAL,
    WALL,
    WALLS,
)
from groschen.games.praga.reasons import NO_TILE_THERE, NO_WALL_PLACE

if TYPE_CHECKING:
    from groschen.games.praga.state import State


def why_not(state: State, seat: int, less: int, by_tile: bool) -> Reason | None:
    """The bonus of the action's upgrade comes first and may pay (P8)."""
    player = state.players[seat]
    upgrade = state.upgrade_of(seat, WALL)
    gold, stone = player.gold, player.stone
    if upgrade is not None:
        gold, stone = player.with_bonus(upgrade)
    stone += less
    if None not in player.board[FIRST_WALL:]:
        return NO_WALL_PLACE
    cheapest = 0
    for place, tile in enumerate(state.rows[WALLS]):
        if tile is None or (place == SPECIAL and not rows.has_special(state, by_tile)):
            continue
        if tile.stone <= stone and tile.gold <= gold:
            return None
        cheapest = min(cheapest or tile.stone, tile.stone)
    return Reason("cannot_afford_tile", cost=cheapest) if cheapest else NO_TILE_THERE


def begin(state: State, seat: int, less: int, by_tile: bool) -> None:
    state.then(TakeWall(seat, less, by_tile))
    gains.trigger(state, seat, ON_WALL)


class TakeWall(Decision):
    """Which wall tile? Its cost is paid at once."""

    __slots__ = ("by_tile", "less")

    def __init__(self, seat: int, less: int, by_tile: bool) -> None:
        self.seat = seat
        self.less = less
        self.by_tile = by_tile

    def why_not(self, state: State, place: int) -> Reason | None:
        reason = rows.why_not_place(state, WALLS, place, self.by_tile)
        tile, player = state.rows[WALLS][place], state.players[self.seat]
        if reason is not None or tile is None:
            return reason
        if tile.stone - self.less > player.stone or tile.gold > player.gold:
            return Reason("cannot_afford_tile", cost=tile.stone + tile.gold)
        return None

    def options(self, state: State) -> list[Choice]:
        return [place for place in range(rows.PLACES) if self.why_not(state, place) is None]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        reasons = [(place, self.why_not(state, place)) for place in range(rows.PLACES)]
        return [(place, reason) for place, reason in reasons if reason is not None]

    def resolve(self, state: State, place: Choice) -> None:
        tile = state.rows[WALLS][place]
        assert isinstance(tile, BoardTile)
        stone = max(tile.stone - self.less, 0)
        state.tell(told.HexTileTaken, self.seat, tile.key, tile.gold, stone)
        rows.take(state, WALLS, place)
        state.players[self.seat].pay(tile.gold, stone)
        state.then(PlaceWall(self.seat, tile))
        give(state, self.seat, tile.effects, FROM_TILES)

    def notation(self, state: State, place: Choice) -> str:
        return f"take {rows.place_name(state, WALLS, place)}"


class PlaceWall(Decision):
    """On which free place beside the action board?"""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: BoardTile) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: State) -> list[Choice]:
        laid = state.players[self.seat].board
        return [place for place in range(FIRST_WALL, ACTION_HEXES + WALL_PLACES) if laid[place] is None]

    def resolve(self, state: State, place: Choice) -> None:
        if any(self.tile.edges) or self.tile.corners:
            state.then(TurnWall(self.seat, self.tile, place))
        else:
            build(state, self.seat, self.tile, place, 0)

    def notation(self, state: State, place: Choice) -> str:
        return f"place {place - FIRST_WALL + 1}"


class TurnWall(Decision):
    """How is the tile turned?"""

    __slots__ = ("place", "tile")

    def __init__(self, seat: int, tile: BoardTile, place: int) -> None:
        self.seat = seat
        self.tile = tile
        self.place = place

    def options(self, state: State) -> list[Choice]:
        return list(range(SIDES))

    def resolve(self, state: State, turned: Choice) -> None:
        build(state, self.seat, self.tile, self.place, turned)

    def notation(self, state: State, turned: Choice) -> str:
        return f"turn {turned}"


def build(state: State, seat: int, tile: BoardTile, place: int, turned: int) -> None:
    assert tile.action == NOBODY, "only walls are built"
    state.tell(told.WallBuilt, seat, tile.key, place - FIRST_WALL + 1, turned)
    board.lay(state, seat, tile, place, turned)
    if tile.hunger_wall:
        projects.earn_sideways(state, seat, HUNGER_WALL, 1)
    gains.trigger(state, seat, ON_HUNGER_WALL if tile.hunger_wall else ON_PLAIN_WALL)
