"""Construct a Building.

Take a building tile, pay its cost, gain its reward, then lay it on a free site, turned as one likes. A site
in the Old Town costs gold, which the reward may pay (P25), and gives points. The bonus of the action's
upgrade comes before or after the payment (P8). Each blue corner met brings a blue token. A building with a
space for a cube claims its plaza; one without scores a point for every building around the plaza.
The Cathedral icon is a sideways move there. The last building around a plaza completes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Frames
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import events, gains, hex_tiles, meetings, projects
from groschen.games.praga.actions import city, payment
from groschen.games.praga.actions.action import Action
from groschen.games.praga.actions.payment import PayForTile, Payment
from groschen.games.praga.actions.resolve import GainReward
from groschen.games.praga.box.pieces import BoardTile, Building
from groschen.games.praga.decisions import TurnTile
from groschen.games.praga.hex_tiles import BuyHexTile
from groschen.games.praga.names import (
    BUILDINGS,
    CATHEDRAL,
    FROM_CITY,
    FROM_TILES,
    GOLD,
    ON_BUILDING,
    ON_CATHEDRAL_BUILDING,
    ON_PLAIN_BUILDING,
    TRACKS,
)
from groschen.games.praga.player import MOST
from groschen.games.praga.reasons import CANNOT_AFFORD_SITE, NO_SITE

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import HexTile
    from groschen.games.praga.state import State


class ConstructABuilding(Action):
    """A tile must be affordable, and a site after its reward (P25)."""

    __slots__ = ()

    def is_possible(
        self, state: State, seat: int, way: Way, gold: int, stone: int, later: BoardTile | None = None
    ) -> bool:
        row = state.rows[BUILDINGS]
        for place in hex_tiles.open_places(state, way):
            tile = row[place]
            if tile is None:
                continue
            price = tile.gold - way.less
            if price <= gold and tile.stone <= stone:
                if state.has_site_for(gold - price):
                    return True
                if is_site_paid_by_reward(state, seat, place, way, gold, stone, later):
                    return True
        return False

    def why_not(self, state: State, seat: int, way: Way, gold: int, stone: int) -> Obstacle:
        if None not in state.city:
            return NO_SITE
        for tile in hex_tiles.offered(state, BUILDINGS, way):
            if tile.gold - way.less <= gold and tile.stone <= stone:
                return CANNOT_AFFORD_SITE
        return hex_tiles.why_none_is_paid(state, BUILDINGS, way)

    def frames(self, seat: int, way: Way, later: BoardTile | None) -> Frames:
        return (gains.Trigger(seat, ON_BUILDING), PayForBuilding(seat, way, later))

    def spends(self, state: State, seat: int, way: Way) -> tuple[bool, bool]:
        have = state.players[seat].gold
        is_dear = any(state.box.sites[site].gold for site in state.free_sites())
        payable = [tile for tile in hex_tiles.offered(state, BUILDINGS, way) if tile.gold - way.less <= have]
        return any(is_dear or tile.gold > way.less for tile in payable), any(tile.stone for tile in payable)


def is_site_paid_by_reward(
    state: State, seat: int, place: int, way: Way, gold: int, stone: int, later: BoardTile | None
) -> bool:
    """Whether the tile at this place, once it is paid, brings what its site costs."""
    world = state.copy()
    world.players[seat].gold, world.players[seat].stone = gold, stone
    TakeBuilding(seat, way, later).resolve(world, place)
    return payment.can_follow(world)


class PayForBuilding(PayForTile):
    """When everything that comes before has been gained, a building tile is taken and paid."""

    __slots__ = ()

    def can_be_paid(self, state: State) -> bool:
        player = state.players[self.seat]
        return CONSTRUCT.is_possible(state, self.seat, self.way, player.gold, player.stone, self.later)

    def run(self, state: State) -> None:
        if self.can_be_paid(state):
            state.then(TakeBuilding(self.seat, self.way, self.later))


CONSTRUCT: Final = ConstructABuilding()


class TakeBuilding(BuyHexTile):
    """Which building tile? Its cost is paid at once; its reward comes before the site is paid."""

    __slots__ = ()

    row = BUILDINGS

    def why_not_pay(self, state: State, tile: HexTile, place: int) -> Obstacle | None:
        player, price = state.players[self.seat], tile.gold - self.way.less
        gold, stone = player.gold, player.stone
        if price > gold or tile.stone > stone:
            return Obstacle("cannot_afford_tile", cost=tile.gold + tile.stone)
        if state.has_site_for(gold - price):
            return None
        if is_site_paid_by_reward(state, self.seat, place, self.way, gold, stone, self.later):
            return None
        return CANNOT_AFFORD_SITE

    def resolve(self, state: State, place: Choice) -> None:
        seat, tile = self.seat, hex_tiles.tile_at(state, BUILDINGS, place)
        assert isinstance(tile, Building)
        gold = max(tile.gold - self.way.less, 0)
        less = self.way.less - (tile.gold - gold)
        state.tell(events.HexTileTaken, seat, tile.key, gold, tile.stone)
        state.players[seat].pay(gold, tile.stone)
        hex_tiles.take(state, BUILDINGS, place)
        reward = GainReward(seat, tile, FROM_CITY)
        if self.later is None:
            state.then(reward, PayForSite(seat, tile, less, None))
        elif has_room_for(state, seat, self.later):
            state.then(GainReward(seat, self.later, FROM_TILES), reward, PayForSite(seat, tile, less, None))
        else:
            state.then(reward, PayForSite(seat, tile, less, self.later))


def has_room_for(state: State, seat: int, later: BoardTile) -> bool:
    """Otherwise a bonus of gold waits until the site is paid, too."""
    return state.players[seat].gold + later.most_gold <= MOST


class PayForSite(Payment):
    """When the reward has been gained, a site is chosen. `less` is what is left of a reduction."""

    __slots__ = ("later", "less", "seat", "tile")

    def __init__(self, seat: int, tile: Building, less: int, later: BoardTile | None) -> None:
        self.seat = seat
        self.tile = tile
        self.less = less
        self.later = later

    def can_be_paid(self, state: State) -> bool:
        return state.has_site_for(state.players[self.seat].gold + self.less)

    def run(self, state: State) -> None:
        if self.can_be_paid(state):
            state.then(ChooseSite(self.seat, self.tile, self.less, self.later))


class ChooseSite(Decision):
    """On which site? `less` is what is left of a reduction."""

    __slots__ = ("later", "less", "tile")

    def __init__(self, seat: int, tile: Building, less: int, later: BoardTile | None) -> None:
        self.seat = seat
        self.tile = tile
        self.less = less
        self.later = later

    def candidates(self, state: State) -> list[Choice]:
        return state.free_sites()

    def why_not(self, state: State, site: Choice) -> Obstacle | None:
        cost, have = state.box.sites[site].gold, state.players[self.seat].gold + self.less
        return Obstacle("cannot_afford", cost=cost, good=TRACKS[GOLD], have=have) if cost > have else None

    def options(self, state: State) -> list[Choice]:
        """There are many sites, and most cost nothing."""
        sites, purse = state.box.sites, state.players[self.seat].gold + self.less
        return [site for site, tile in enumerate(state.city) if tile is None and sites[site].gold <= purse]

    def about(self, state: State, site: Choice) -> Move:
        return Move("on", at=state.box.site_names[site], piece=self.tile.key)

    def resolve(self, state: State, site: Choice) -> None:
        state.players[self.seat].pay(max(state.box.sites[site].gold - self.less, 0), 0)
        bonus: Frames = () if self.later is None else (GainReward(self.seat, self.later, FROM_TILES),)
        if self.tile.corners:
            state.then_all((*bonus, TurnBuilding(self.seat, self.tile, site)))
        else:
            state.then_all(bonus + build(state, self.seat, self.tile, site, 0))


class TurnBuilding(TurnTile):
    """How is the tile turned?"""

    __slots__ = ("site", "tile")

    def __init__(self, seat: int, tile: Building, site: int) -> None:
        self.seat = seat
        self.tile = tile
        self.site = site

    def laid(self, state: State) -> tuple[HexTile, str | int]:
        return self.tile, state.box.site_names[self.site]

    def resolve(self, state: State, turned: Choice) -> None:
        state.then_all(build(state, self.seat, self.tile, self.site, turned))


def build(state: State, seat: int, tile: Building, site: int, turned: int) -> Frames:
    place = state.box.sites[site]
    tokens = meetings.blue_corners(state, site, tile, turned)
    city.put(state, seat, tile, site, turned)
    state.tell(events.BuildingBuilt, seat, tile.key, place.key, turned)
    gains.score(state, seat, place.points, FROM_CITY)
    if tokens:
        gains.gain_blue(state, seat, tokens)
    if not tile.cube:
        gains.score(state, seat, state.buildings_around(place.plaza), FROM_CITY)
    moved = projects.earn_sideways(state, seat, CATHEDRAL, 1) if tile.cathedral else ()
    cause = ON_CATHEDRAL_BUILDING if tile.cathedral else ON_PLAIN_BUILDING
    return (gains.Trigger(seat, cause), *city.complete(state, place.plaza), *moved)
