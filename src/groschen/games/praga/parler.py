"""Peter Parler, the opponent of a detailed solo game.

He owns no board and scores nothing, but builds around plazas, raises mines and quarries and so takes tokens
and seals away. Each turn a card says what he does and which action tile goes back. In every row a
mark shows which tile is his; it moves on after use. His pawn shows the plaza where he builds next; the
player puts it on its first. He meets a blue corner if he can; otherwise the player chooses his site.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.engine.frames import Choice, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.tuples import without
from groschen.games.praga import events, hex_tiles, meetings, seals
from groschen.games.praga.actions import city
from groschen.games.praga.actions.building import TurnBuilding
from groschen.games.praga.box.pieces import Building
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.hidden import PARLER_CARDS
from groschen.games.praga.names import (
    BUILDINGS,
    FLAT,
    GOLD,
    NOBODY,
    PARLER,
    PER_GOLD,
    PER_STONE,
    STONE,
    TRACKS,
    UPGRADES,
    WALLS,
)

if TYPE_CHECKING:
    from groschen.games.praga.state import State

SEAL_OF_TRACK: Final[tuple[int, ...]] = (PER_GOLD, PER_STONE)


class PlacePawn(FreeDecision):
    """At which plaza does Peter Parler begin?"""

    __slots__ = ()
    begins_action = True

    def candidates(self, state: State) -> list[Choice]:
        return [at for at in range(len(state.plazas)) if not state.is_complete(at)]

    def about(self, state: State, plaza: Choice) -> Move:
        return Move("pawn on", at=state.box.plaza_hexes[plaza].key)

    def resolve(self, state: State, plaza: Choice) -> None:
        state.parler_pawn = plaza
        state.tell(events.PawnPlaced, state.box.plaza_hexes[plaza].key)


def draw_card(state: State) -> tuple[str, int]:
    """The top card: what he does, and the rank of the action tile that goes back."""
    if not state.parler_cards:
        state.parler_cards = tuple(chance.shuffled(state, list(range(len(state.box.parler)))))
    card, state.parler_cards = chance.take(state, PARLER_CARDS, state.parler_cards, 0)
    state.reveal()
    return state.box.parler[card]


class Act(Step):
    """What his card says."""

    __slots__ = ("does",)

    def __init__(self, does: str) -> None:
        self.does = does

    def run(self, state: State) -> None:
        state.tell(events.ParlerPlayed, self.does)
        if self.does == "building":
            build(state)
        elif self.does == "wall":
            discard(state, WALLS)
            raise_track(state, STONE)
        elif self.does == "upgrade":
            discard(state, UPGRADES)
            raise_track(state, GOLD)
        else:
            follow(state)


def follow(state: State) -> None:
    """One more of what the player has more of, or of the other if that is at its end; of both if equal."""
    (player,) = state.players
    if player.mines > player.quarries:
        raise_track(state, STONE if is_at_end(state, GOLD) else GOLD)
    elif player.mines < player.quarries:
        raise_track(state, GOLD if is_at_end(state, STONE) else STONE)
    else:
        raise_track(state, GOLD)
        raise_track(state, STONE)


def is_at_end(state: State, track: int) -> bool:
    return state.parler_tracks[track] == state.box.tracks[track].last


def marked_place(state: State, row: int) -> int:
    """The marked place of the row, or the next one with a tile; none in an empty row."""
    mark = state.parler_marks[row]
    for step in range(len(hex_tiles.PLACES)):
        place = (mark + step) % len(hex_tiles.PLACES)
        if state.rows[row][place] is not None:
            return place
    return NOBODY


def move_mark(state: State, row: int, place: int) -> None:
    marks = state.parler_marks
    state.parler_marks = (*marks[:row], (place + 1) % len(hex_tiles.PLACES), *marks[row + 1 :])


def discard(state: State, row: int) -> None:
    """The marked tile goes under its stack."""
    place = marked_place(state, row)
    if place != NOBODY:
        tiles = list(state.rows[row])
        tile = hex_tiles.put_under(state, row, tiles, place)
        state.tell(events.ParlerDiscarded, tile.key)
        move_mark(state, row, place)
        hex_tiles.deal(state, row, tiles)


def raise_track(state: State, track: int) -> None:
    """At the marked space he discards a production token, at the end he takes a seal."""
    if is_at_end(state, track):
        return
    line = state.box.tracks[track]
    now = state.parler_tracks[track] + 1
    gold, stone = state.parler_tracks
    state.parler_tracks = (now, stone) if track == GOLD else (gold, now)
    state.tell(events.ParlerRaised, TRACKS[track], now)
    if now == line.token_at and state.tokens:
        index = chance.draw(state, len(state.tokens))
        state.tell(events.ParlerDiscarded, state.tokens[index].key)
        state.tokens = without(state.tokens, index)
    if now == line.last:
        claim_seal(state, track)


def claim_seal(state: State, track: int) -> None:
    """The seal of the track's good, or else the dearest flat one (P16)."""
    wanted = [at for at, seal in enumerate(state.box.seals) if seal.scoring == SEAL_OF_TRACK[track]]
    flat = [at for at, seal in enumerate(state.box.seals) if seal.scoring == FLAT]
    flat.sort(key=lambda at: -state.box.seals[at].value)
    for index in wanted + flat[:1]:
        if state.seals[index] == NOBODY:
            seals.claim(state, PARLER, index)
            return


# Building


def build(state: State) -> None:
    """The marked building on a site at his pawn's plaza; then the pawn walks as far as it cost."""
    place = marked_place(state, BUILDINGS)
    pawn = open_plaza(state, state.parler_pawn)
    if place == NOBODY or pawn == NOBODY:
        return
    tile = hex_tiles.remove(state, BUILDINGS, place)
    assert isinstance(tile, Building)
    move_mark(state, BUILDINGS, place)
    state.parler_pawn = pawn
    found = meeting_most_corners(state, tile, pawn)
    if found is None:
        state.then(SiteForParler(0, tile))
    else:
        build_on(state, tile, *found)


def meeting_most_corners(state: State, tile: Building, plaza: int) -> tuple[int, int] | None:
    """The first site and turn that meet the most blue corners; none if no corner can be met (P16)."""
    best, found = 0, None
    for site in free_sites(state, plaza):
        for turned in range(SIDES):
            matches = meetings.blue_corners(state, site, tile, turned)
            if matches > best:
                best, found = matches, (site, turned)
    return found


def free_sites(state: State, plaza: int) -> list[int]:
    return [site for site in state.box.plaza_hexes[plaza].sites if state.city[site] is None]


def build_on(state: State, tile: Building, site: int, turned: int) -> None:
    pawn = state.parler_pawn
    city.put(state, PARLER, tile, site, turned)
    state.tell(events.ParlerBuilt, tile.key, state.box.site_names[site], turned)
    state.then_all(tuple(city.complete(state, pawn)))
    state.parler_pawn = open_plaza(state, (pawn + tile.cost) % len(state.plazas))


class SiteForParler(FreeDecision):
    """He meets no corner: on which site of his plaza does he build?"""

    __slots__ = ("tile",)
    begins_action = True

    def __init__(self, seat: int, tile: Building) -> None:
        self.seat = seat
        self.tile = tile

    def candidates(self, state: State) -> list[Choice]:
        return free_sites(state, state.parler_pawn)

    def about(self, state: State, site: Choice) -> Move:
        return Move("parler on", at=state.box.site_names[site], piece=self.tile.key)

    def resolve(self, state: State, site: Choice) -> None:
        if self.tile.corners:
            state.then(TurnForParler(self.seat, self.tile, site))
        else:
            build_on(state, self.tile, site, 0)


class TurnForParler(TurnBuilding):
    """How does his building lie there?"""

    __slots__ = ()

    def resolve(self, state: State, turned: Choice) -> None:
        build_on(state, self.tile, self.site, turned)


def open_plaza(state: State, plaza: int) -> int:
    """This plaza, or the next one, clockwise, where something can still be built; nobody's if there is
    none. Plazas without a tile are plazas, too."""
    count = len(state.plazas)
    for step in range(count):
        at = (plaza + step) % count
        if not state.is_complete(at):
            return at
    return NOBODY
