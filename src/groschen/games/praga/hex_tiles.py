"""Choosing hex tiles.

Each row shows three normal tiles and a special one. A special tile needs the bonus of the wheel and the
action of the action tile. Once per turn, one gold or one stone removes two tiles of one row, the
special one perhaps among them; they go under their stacks and others are dealt.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from groschen.engine.frames import Choice, Decision, Frames, FreeDecision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import events, hidden
from groschen.games.praga.actions.ways import Way
from groschen.games.praga.box.pieces import SPECIAL_BONUS, BoardTile, HexTile
from groschen.games.praga.names import GOLD, NO_TILE, SPECIAL, STONE, TILE_ROWS, TRACKS, UPGRADES
from groschen.games.praga.offers import Offer
from groschen.games.praga.reasons import (
    CANNOT_AFFORD_REFRESH,
    NO_SPECIAL_BONUS,
    NO_TILE_THERE,
    REFRESHED_ALREADY,
)

if TYPE_CHECKING:
    from groschen.games.praga.state import Row, State

NORMAL_PLACES: Final = tuple(range(SPECIAL))
PLACES: Final[tuple[int, ...]] = (*NORMAL_PLACES, SPECIAL)
PAIRS: Final = tuple(combinations(PLACES, 2))
"""Two places of a row, at least one of them normal."""
EVERY_PAIR: Final = list(range(len(PAIRS)))
REMOVED: Final = 2
"""Tiles of a row, when it is refreshed."""
REFRESHMENTS: Final = tuple([(row, good) for row in range(len(TILE_ROWS)) for good in (GOLD, STONE)])
"""Which row, and for what."""


# Taking one


def open_places(state: State, way: Way) -> tuple[int, ...]:
    """The special tile is among those to be had while the wheel's bonus is there and the action is that of
    the action tile."""
    if not way.is_by_tile or state.agenda.bonus == NO_TILE:
        return NORMAL_PLACES
    return PLACES if state.box.wheel[state.agenda.bonus].kind == SPECIAL_BONUS else NORMAL_PLACES


def offered(state: State, row: int, way: Way) -> list[HexTile]:
    """The tiles of a row that may be taken, whatever they cost."""
    tiles = [state.rows[row][place] for place in open_places(state, way)]
    return [tile for tile in tiles if tile is not None]


def why_none_is_paid(state: State, row: int, way: Way) -> Obstacle:
    """The cheapest is too dear, or there is none."""
    costs = [tile.gold + tile.stone for tile in offered(state, row, way)]
    return Obstacle("cannot_afford_tile", cost=min(costs)) if costs else NO_TILE_THERE


class TakeHexTile(Decision):
    """Which tile of a row?"""

    __slots__ = ("way",)

    row: ClassVar[int] = UPGRADES

    def __init__(self, seat: int, way: Way) -> None:
        self.seat = seat
        self.way = way

    def why_not_pay(self, state: State, tile: HexTile, place: int) -> Obstacle | None:
        """Upgrades cost nothing."""
        return None

    def candidates(self, state: State) -> list[Choice]:
        return [place for place, tile in enumerate(state.rows[self.row]) if tile is not None]

    def why_not(self, state: State, place: Choice) -> Obstacle | None:
        if place not in open_places(state, self.way):
            return NO_SPECIAL_BONUS
        return self.why_not_pay(state, tile_at(state, self.row, place), place)

    def options(self, state: State) -> list[Choice]:
        """Which places are open is asked once."""
        row = state.rows[self.row]
        found: list[Choice] = []
        for place in open_places(state, self.way):
            tile = row[place]
            if tile is not None and self.why_not_pay(state, tile, place) is None:
                found.append(place)
        return found

    def about(self, state: State, place: Choice) -> Move:
        return Move("take", piece=tile_at(state, self.row, place).key, row=TILE_ROWS[self.row])


class BuyHexTile(TakeHexTile):
    """The same where tiles cost something; `later` is an upgrade whose bonus comes after the payment."""

    __slots__ = ("later",)

    def __init__(self, seat: int, way: Way, later: BoardTile | None) -> None:
        super().__init__(seat, way)
        self.later = later


def tile_at(state: State, row: int, place: int) -> HexTile:
    tile = state.rows[row][place]
    assert tile is not None, "there is no tile"
    return tile


def take(state: State, row: int, place: int) -> HexTile:
    """Take a tile and deal another; a special one uses up the wheel's bonus."""
    if place == SPECIAL:
        state.agenda.bonus = NO_TILE
    return remove(state, row, place)


def remove(state: State, row: int, place: int) -> HexTile:
    """A tile leaves its row, and another is dealt."""
    tiles = list(state.rows[row])
    tile = pick_up(tiles, place)
    deal(state, row, tiles)
    return tile


def put_under(state: State, row: int, tiles: list[HexTile | None], place: int) -> HexTile:
    """One of the tiles of a row goes face down to the bottom of its stack."""
    tile, index = pick_up(tiles, place), stack_of(row, place)
    state.stacks[index] = (tile, *state.stacks[index])
    state.known[index] += 1
    return tile


def pick_up(tiles: list[HexTile | None], place: int) -> HexTile:
    tile = tiles[place]
    assert tile is not None, "there is no tile"
    tiles[place] = None
    return tile


def lay_out(state: State, row: int) -> None:
    """A new row from new stacks."""
    deal(state, row, [None] * len(PLACES))


def deal(state: State, row: int, tiles: list[HexTile | None]) -> None:
    """Fill the empty places among the tiles of a row, as far as the stacks reach."""
    for place, tile in enumerate(tiles):
        if tile is None:
            tiles[place] = draw(state, row, place)
    state.rows[row] = tuple(tiles)


def draw(state: State, row: int, place: int) -> HexTile | None:
    """The top tile of a stack; nobody has seen it unless all of the stack was put there before."""
    index = stack_of(row, place)
    stack = state.stacks[index]
    if not stack:
        return None
    is_known = state.known[index] >= len(stack)
    tile, state.stacks[index] = hidden.draw(state, index, stack)
    if is_known:
        state.tell(events.TileDealt, TILE_ROWS[row], place + 1, tile.key)
    else:
        state.turn_up(events.TileDealt, TILE_ROWS[row], place + 1, tile.key)
    return tile


def stack_of(row: int, place: int) -> int:
    """The stack that fills a place of a row: there are two for each, normal and special."""
    return 2 * row + (place == SPECIAL)


# Refreshing a row


def can_be_refreshed(tiles: Row) -> bool:
    """Two tiles of the row must be there to be removed."""
    there = 0
    for tile in tiles:
        if tile is not None:
            there += 1
            if there == REMOVED:
                return True
    return False


class Refresh(Offer):
    """Once per turn, for a gold or a stone."""

    __slots__ = ()
    verb = "refresh"

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        player = state.players[seat]
        if state.agenda.refreshed:
            return REFRESHED_ALREADY
        if not player.gold and not player.stone:
            return CANNOT_AFFORD_REFRESH
        for tiles in state.rows:
            if can_be_refreshed(tiles):
                return None
        return NO_TILE_THERE

    def accept(self, state: State, seat: int) -> Frames:
        return (RefreshRow(seat),)


class RefreshRow(FreeDecision):
    """Which row, and for gold or stone?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        player, can_be = state.players[self.seat], [can_be_refreshed(tiles) for tiles in state.rows]
        return [at for at, (row, good) in enumerate(REFRESHMENTS) if can_be[row] and player.held(good)]

    def about(self, state: State, choice: Choice) -> Move:
        row, good = REFRESHMENTS[choice]
        return Move("refresh row", row=TILE_ROWS[row], good=TRACKS[good])

    def resolve(self, state: State, choice: Choice) -> None:
        row, good = REFRESHMENTS[choice]
        state.players[self.seat].pay(good == GOLD, good == STONE)
        state.agenda.refreshed = True
        state.then(RemoveTiles(self.seat, row))


class RemoveTiles(FreeDecision):
    """Which two?"""

    __slots__ = ("row",)

    def __init__(self, seat: int, row: int) -> None:
        self.seat = seat
        self.row = row

    def candidates(self, state: State) -> list[Choice]:
        tiles = state.rows[self.row]
        if None not in tiles:
            return EVERY_PAIR.copy()
        return [at for at, (one, other) in enumerate(PAIRS) if tiles[one] and tiles[other]]

    def about(self, state: State, pair: Choice) -> Move:
        one, other = [tile_at(state, self.row, place).key for place in PAIRS[pair]]
        return Move("remove", piece=one, other=other)

    def resolve(self, state: State, pair: Choice) -> None:
        tiles = list(state.rows[self.row])
        removed = [put_under(state, self.row, tiles, place) for place in PAIRS[pair]]
        if state.happened is not None:
            keys = tuple([tile.key for tile in removed])
            state.tell(events.RowRefreshed, self.seat, TILE_ROWS[self.row], keys)
        deal(state, self.row, tiles)
