"""Construct a Building.

Take a building tile, pay its cost, gain its reward, then lay it on a free site, turned as one likes. A site
in the Old Town costs gold, which the reward may pay (P25), and gives points. The bonus of the action's
upgrade comes before or after the payment (P8). Each blue corner met brings a blue token. A building with a
space for a cube claims its plaza; one without scores a point for every building around the plaza.
The Cathedral icon is a sideways move there. The last building around a plaza completes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Obstacle
from groschen.games.praga import gains, projects, told
from groschen.games.praga.actions import city, payment, rows
from groschen.games.praga.actions.payment import Payment
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.box.pieces import BoardTile, Building
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import (
    BUILDINGS,
    CATHEDRAL,
    FROM_CITY,
    FROM_TILES,
    ON_BUILDING,
    ON_CATHEDRAL_BUILDING,
    ON_PLAIN_BUILDING,
    SPECIAL,
)
from groschen.games.praga.player import MOST
from groschen.games.praga.reasons import CANNOT_AFFORD_SITE, NO_SITE, NO_TILE_THERE

if TYPE_CHECKING:
    from groschen.games.praga.state import State


def why_not(
    state: State,
    seat: int,
    less: int,
    by_tile: bool,
    later: BoardTile | None = None,
    more_stone: int = 0,
) -> Obstacle | None:
    """With what the player has now, a tile must be affordable, and a site after its reward (P25)."""
    player = state.players[seat]
    gold, stone = player.gold + less, player.stone + more_stone
    cheapest, site, lacks_site = 0, -1, False
    for place, tile in enumerate(state.rows[BUILDINGS]):
        if tile is None or (place == SPECIAL and not rows.has_special(state, by_tile)):
            continue
        if tile.gold <= gold and tile.stone <= stone:
            site = state.cheapest_site() if site < 0 else site
            if tile.gold + site <= gold:
                return None
            if is_site_paid_by_reward(state, seat, place, less, later, more_stone):
                return None
            lacks_site = True
        cost = tile.gold + tile.stone
        cheapest = min(cheapest or cost, cost)
    if None not in state.city:
        return NO_SITE
    if lacks_site:
        return CANNOT_AFFORD_SITE
    return Obstacle("cannot_afford_tile", cost=cheapest) if cheapest else NO_TILE_THERE


def is_site_paid_by_reward(
    state: State, seat: int, place: int, less: int, later: BoardTile | None, more_stone: int
) -> bool:
    """Whether the tile at this place, once it is paid, brings what its site costs."""
    tile = state.rows[BUILDINGS][place]
    if tile is None or None not in state.city or not (tile.may_pay or later is not None):
        return False
    world = state.copy()
    world.players[seat].stone += more_stone
    TakeBuilding(seat, less, False, later).resolve(world, place)
    return payment.can_follow(world, payment.waiting(world))


def begin(state: State, seat: int, less: int, by_tile: bool, later: BoardTile | None) -> None:
    """`later` is an upgrade whose bonus comes after the payment."""
    state.then(PayForBuilding(seat, less, by_tile, later))
    gains.trigger(state, seat, ON_BUILDING)


class PayForBuilding(Payment):
    """When everything that comes before has been gained, a building tile is taken and paid."""

    __slots__ = ("by_tile", "later", "less", "seat")

    def __init__(self, seat: int, less: int, by_tile: bool, later: BoardTile | None) -> None:
        self.seat = seat
        self.less = less
        self.by_tile = by_tile
        self.later = later

    def can_be_paid(self, state: State) -> bool:
        return why_not(state, self.seat, self.less, self.by_tile, self.later) is None

    def run(self, state: State) -> None:
        if self.can_be_paid(state):
            state.then(TakeBuilding(self.seat, self.less, self.by_tile, self.later))


class TakeBuilding(Decision):
    """Which building tile? Its cost is paid at once; its reward comes before the site is paid."""

    __slots__ = ("by_tile", "later", "less")

    def __init__(self, seat: int, less: int, by_tile: bool, later: BoardTile | None) -> None:
        self.seat = seat
        self.less = less
        self.by_tile = by_tile
        self.later = later

    def why_not(self, state: State, place: int, site_gold: int) -> Obstacle | None:
        reason = rows.why_not_place(state, BUILDINGS, place, self.by_tile)
        tile, player = state.rows[BUILDINGS][place], state.players[self.seat]
        if reason is not None or tile is None:
            return reason
        if tile.gold - self.less > player.gold or tile.stone > player.stone:
            return Obstacle("cannot_afford_tile", cost=tile.gold + tile.stone)
        if tile.gold + site_gold - self.less > player.gold:
            is_paid = is_site_paid_by_reward(state, self.seat, place, self.less, self.later, 0)
            return None if is_paid else CANNOT_AFFORD_SITE
        return None

    def options(self, state: State) -> list[Choice]:
        site_gold = state.cheapest_site()
        return [place for place in range(rows.PLACES) if self.why_not(state, place, site_gold) is None]

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        site_gold = state.cheapest_site()
        reasons = [(place, self.why_not(state, place, site_gold)) for place in range(rows.PLACES)]
        return [(place, reason) for place, reason in reasons if reason is not None]

    def resolve(self, state: State, place: Choice) -> None:
        tile = state.rows[BUILDINGS][place]
        assert isinstance(tile, Building)
        gold = max(tile.gold - self.less, 0)
        state.tell(told.HexTileTaken, self.seat, tile.key, gold, tile.stone)
        rows.take(state, BUILDINGS, place)
        state.players[self.seat].pay(gold, tile.stone)
        later = self.later
        if later is not None and not has_room_for(state, self.seat, later):
            state.then(PayForSite(self.seat, tile, self.less - (tile.gold - gold), later))
            later = None
        else:
            state.then(PayForSite(self.seat, tile, self.less - (tile.gold - gold), None))
        give(state, self.seat, tile.effects, FROM_CITY)
        if later is not None:
            give(state, self.seat, later.effects, FROM_TILES)

    def notation(self, state: State, place: Choice) -> str:
        return f"take {rows.place_name(state, BUILDINGS, place)}"


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
        return state.cheapest_site() <= state.players[self.seat].gold + self.less

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

    def options(self, state: State) -> list[Choice]:
        sites, purse = state.box.sites, state.players[self.seat].gold + self.less
        return [site for site, tile in enumerate(state.city) if tile is None and sites[site].gold <= purse]

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        sites, purse = state.box.sites, state.players[self.seat].gold + self.less
        dear = [site for site in state.free_sites() if sites[site].gold > purse]
        return [(site, Obstacle("cannot_afford", cost=sites[site].gold, have=purse)) for site in dear]

    def resolve(self, state: State, site: Choice) -> None:
        place = state.box.sites[site]
        state.players[self.seat].pay(max(place.gold - self.less, 0), 0)
        if self.tile.corners:
            state.then(TurnBuilding(self.seat, self.tile, site))
        else:
            build(state, self.seat, self.tile, site, 0)
        if self.later is not None:
            give(state, self.seat, self.later.effects, FROM_TILES)

    def notation(self, state: State, site: Choice) -> str:
        return f"on {state.box.site_names[site]}"


class TurnBuilding(Decision):
    """How is the tile turned?"""

    __slots__ = ("site", "tile")

    def __init__(self, seat: int, tile: Building, site: int) -> None:
        self.seat = seat
        self.tile = tile
        self.site = site

    def options(self, state: State) -> list[Choice]:
        return list(range(SIDES))

    def resolve(self, state: State, turned: Choice) -> None:
        build(state, self.seat, self.tile, self.site, turned)

    def notation(self, state: State, turned: Choice) -> str:
        return f"turn {turned}"


def build(state: State, seat: int, tile: Building, site: int, turned: int) -> None:
    place = state.box.sites[site]
    tokens = state.blue_matches(site, tile, turned)
    city.put(state, seat, tile, site, turned)
    state.tell(told.BuildingBuilt, seat, tile.key, place.key, turned)
    city.complete(state, place.plaza)
    gains.score(state, seat, place.points, FROM_CITY)
    if tokens:
        gains.gain_blue(state, seat, tokens)
    if not tile.cube:
        gains.score(state, seat, state.buildings_around(place.plaza), FROM_CITY)
    if tile.cathedral:
        projects.earn_sideways(state, seat, CATHEDRAL, 1)
    gains.trigger(state, seat, ON_CATHEDRAL_BUILDING if tile.cathedral else ON_PLAIN_BUILDING)
