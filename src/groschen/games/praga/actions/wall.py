"""Construct a Wall.

Take a wall tile, pay its cost, gain its reward, then lay it beside the action board on any free place, turned
as one likes. The bonus of the action's upgrade comes before or after the payment (P8). Symbols and red
corners that meet others bring their bonuses. The Hunger Wall icon is a sideways move there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Frames, FreeDecision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import action_board, events, gains, hex_tiles, projects
from groschen.games.praga.actions.action import Action
from groschen.games.praga.actions.payment import PayForTile
from groschen.games.praga.actions.resolve import GainReward
from groschen.games.praga.box.pieces import BoardTile
from groschen.games.praga.decisions import TurnTile
from groschen.games.praga.hex_tiles import BuyHexTile
from groschen.games.praga.hexes import ACTION_HEXES, FIRST_WALL, WALL_PLACES
from groschen.games.praga.names import (
    FROM_TILES,
    HUNGER_WALL,
    NOBODY,
    ON_HUNGER_WALL,
    ON_PLAIN_WALL,
    ON_WALL,
    WALLS,
)
from groschen.games.praga.reasons import NO_WALL_PLACE

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import HexTile
    from groschen.games.praga.state import State


class ConstructAWall(Action):
    """There must be a tile that can be paid and a place for it."""

    __slots__ = ()

    def is_possible(
        self, state: State, seat: int, way: Way, gold: int, stone: int, later: BoardTile | None = None
    ) -> bool:
        row = state.rows[WALLS]
        for place in hex_tiles.open_places(state, way):
            tile = row[place]
            if tile is not None and tile.stone - way.less <= stone and tile.gold <= gold:
                return has_place(state, seat)
        return False

    def why_not(self, state: State, seat: int, way: Way, gold: int, stone: int) -> Obstacle:
        if not has_place(state, seat):
            return NO_WALL_PLACE
        return hex_tiles.why_none_is_paid(state, WALLS, way)

    def frames(self, seat: int, way: Way, later: BoardTile | None) -> Frames:
        return (gains.Trigger(seat, ON_WALL), PayForWall(seat, way, later))

    def spends(self, state: State, seat: int, way: Way) -> tuple[bool, bool]:
        have = state.players[seat].stone
        payable = [tile for tile in hex_tiles.offered(state, WALLS, way) if tile.stone - way.less <= have]
        return any(tile.gold for tile in payable), any(tile.stone > way.less for tile in payable)


def has_place(state: State, seat: int) -> bool:
    return None in state.players[seat].board[FIRST_WALL:]


class PayForWall(PayForTile):
    """When everything that comes before has been gained, a wall tile is taken and paid."""

    __slots__ = ()

    def can_be_paid(self, state: State) -> bool:
        player = state.players[self.seat]
        return CONSTRUCT.is_possible(state, self.seat, self.way, player.gold, player.stone)

    def run(self, state: State) -> None:
        if self.can_be_paid(state):
            state.then(TakeWall(self.seat, self.way, self.later))


CONSTRUCT: Final = ConstructAWall()


class TakeWall(BuyHexTile):
    """Which wall tile? Its cost is paid at once."""

    __slots__ = ()

    row = WALLS

    def why_not_pay(self, state: State, tile: HexTile, place: int) -> Obstacle | None:
        player = state.players[self.seat]
        if tile.stone - self.way.less > player.stone or tile.gold > player.gold:
            return Obstacle("cannot_afford_tile", cost=tile.stone + tile.gold)
        return None

    def resolve(self, state: State, place: Choice) -> None:
        tile = hex_tiles.tile_at(state, WALLS, place)
        assert isinstance(tile, BoardTile)
        stone = max(tile.stone - self.way.less, 0)
        state.tell(events.HexTileTaken, self.seat, tile.key, tile.gold, stone)
        state.players[self.seat].pay(tile.gold, stone)
        hex_tiles.take(state, WALLS, place)
        bonus = () if self.later is None else (GainReward(self.seat, self.later, FROM_TILES),)
        state.then_all((*bonus, GainReward(self.seat, tile, FROM_TILES), PlaceWall(self.seat, tile)))


class PlaceWall(FreeDecision):
    """On which free place beside the action board?"""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: BoardTile) -> None:
        self.seat = seat
        self.tile = tile

    def candidates(self, state: State) -> list[Choice]:
        laid = state.players[self.seat].board
        return [place for place in range(FIRST_WALL, ACTION_HEXES + WALL_PLACES) if laid[place] is None]

    def about(self, state: State, place: Choice) -> Move:
        return Move("place", at=wall_place(place), piece=self.tile.key)

    def resolve(self, state: State, place: Choice) -> None:
        if any(self.tile.edges) or self.tile.corners:
            state.then(TurnWall(self.seat, self.tile, place))
        else:
            state.then_all(build(state, self.seat, self.tile, place, 0))


class TurnWall(TurnTile):
    """How is the tile turned?"""

    __slots__ = ("place", "tile")

    def __init__(self, seat: int, tile: BoardTile, place: int) -> None:
        self.seat = seat
        self.tile = tile
        self.place = place

    def laid(self, state: State) -> tuple[HexTile, str | int]:
        return self.tile, wall_place(self.place)

    def resolve(self, state: State, turned: Choice) -> None:
        state.then_all(build(state, self.seat, self.tile, self.place, turned))


def wall_place(place: int) -> int:
    """The places for walls as the view numbers them, from 1."""
    return place - FIRST_WALL + 1


def build(state: State, seat: int, tile: BoardTile, place: int, turned: int) -> Frames:
    assert tile.action == NOBODY, "only walls are built"
    state.tell(events.WallBuilt, seat, tile.key, wall_place(place), turned)
    meeting = action_board.lay(state, seat, tile, place, turned)
    moved = projects.earn_sideways(state, seat, HUNGER_WALL, 1) if tile.hunger_wall else ()
    cause = ON_HUNGER_WALL if tile.hunger_wall else ON_PLAIN_WALL
    return (gains.Trigger(seat, cause), *meeting, *moved)
