"""Construct a Building.

Take a building tile, pay its cost, gain its reward, then lay it on a free site, turned as one likes. A site
in the Old Town costs gold and gives points. Each blue corner met brings a blue token. A building with a
space for a cube claims its plaza; one without scores a point for every building around the plaza.
The Cathedral icon is a sideways move there. The last building around a plaza completes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.praga import gains, projects, told
from groschen.games.praga.actions import city, rows
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.box.pieces import Building
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import (
    BUILDING,
    BUILDINGS,
    CATHEDRAL,
    FROM_CITY,
    ON_BUILDING,
    ON_CATHEDRAL_BUILDING,
    ON_PLAIN_BUILDING,
    SPECIAL,
)
from groschen.games.praga.reasons import NO_SITE, NO_TILE_THERE

if TYPE_CHECKING:
    from groschen.games.praga.state import State


def why_not(state: State, seat: int, less: int, by_tile: bool) -> Reason | None:
    """A tile and a site must be affordable; the bonus of the action's upgrade may pay (P8)."""
    player = state.players[seat]
    upgrade = state.upgrade_of(seat, BUILDING)
    gold, stone = player.gold, player.stone
    if upgrade is not None:
        gold, stone = player.with_bonus(upgrade)
    gold += less
    cheapest, site = 0, -1
    for place, tile in enumerate(state.rows[BUILDINGS]):
        if tile is None or (place == SPECIAL and not rows.has_special(state, by_tile)):
            continue
        if tile.gold <= gold and tile.stone <= stone:
            site = state.cheapest_site() if site < 0 else site
            if tile.gold + site <= gold:
                return None
        cost = tile.gold + tile.stone
        cheapest = min(cheapest or cost, cost)
    if None not in state.city:
        return NO_SITE
    return Reason("cannot_afford_tile", cost=cheapest) if cheapest else NO_TILE_THERE


def begin(state: State, seat: int, less: int, by_tile: bool) -> None:
    state.then(TakeBuilding(seat, less, by_tile))
    gains.trigger(state, seat, ON_BUILDING)


class TakeBuilding(Decision):
    """Which building tile? Its cost is paid at once, and enough must be left for a site."""

    __slots__ = ("by_tile", "less")

    def __init__(self, seat: int, less: int, by_tile: bool) -> None:
        self.seat = seat
        self.less = less
        self.by_tile = by_tile

    def why_not(self, state: State, place: int, site_gold: int) -> Reason | None:
        reason = rows.why_not_place(state, BUILDINGS, place, self.by_tile)
        tile, player = state.rows[BUILDINGS][place], state.players[self.seat]
        if reason is not None or tile is None:
            return reason
        if tile.gold + site_gold - self.less > player.gold or tile.stone > player.stone:
            return Reason("cannot_afford_tile", cost=tile.gold + tile.stone)
        return None

    def options(self, state: State) -> list[Choice]:
        site_gold = state.cheapest_site()
        return [place for place in range(rows.PLACES) if self.why_not(state, place, site_gold) is None]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
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
        state.then(ChooseSite(self.seat, tile, self.less - (tile.gold - gold)))
        give(state, self.seat, tile.effects, FROM_CITY)

    def notation(self, state: State, place: Choice) -> str:
        return f"take {rows.place_name(state, BUILDINGS, place)}"


class ChooseSite(Decision):
    """On which site? `less` is what is left of a reduction."""

    __slots__ = ("less", "tile")

    def __init__(self, seat: int, tile: Building, less: int) -> None:
        self.seat = seat
        self.tile = tile
        self.less = less

    def options(self, state: State) -> list[Choice]:
        sites, purse = state.box.sites, state.players[self.seat].gold + self.less
        return [site for site, tile in enumerate(state.city) if tile is None and sites[site].gold <= purse]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        sites, purse = state.box.sites, state.players[self.seat].gold + self.less
        dear = [site for site in state.free_sites() if sites[site].gold > purse]
        return [(site, Reason("cannot_afford", cost=sites[site].gold, have=purse)) for site in dear]

    def resolve(self, state: State, site: Choice) -> None:
        place = state.box.sites[site]
        state.players[self.seat].pay(max(place.gold - self.less, 0), 0)
        if self.tile.corners:
            state.then(TurnBuilding(self.seat, self.tile, site))
        else:
            build(state, self.seat, self.tile, site, 0)

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
