"""Peter Parler, the opponent of a detailed solo game.

He owns no board and scores nothing, but builds around plazas, raises mines and quarries and so takes tokens
and seals away. Each turn a card says what he does and which action tile goes back. In every row a
mark shows which tile is his; it moves on after use. His pawn shows the plaza where he builds next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.games.praga import seals, told
from groschen.games.praga.actions import city, rows
from groschen.games.praga.box.pieces import Building
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import (
    BUILDINGS,
    FLAT,
    GOLD,
    NOBODY,
    PARLER,
    PER_GOLD,
    PER_STONE,
    STONE,
    UPGRADES,
    WALLS,
)

if TYPE_CHECKING:
    from groschen.games.praga.state import State

SEAL_OF_TRACK: Final = (PER_GOLD, PER_STONE)


def draw_card(state: State) -> tuple[str, int]:
    """The top card: what he does, and the rank of the action tile that goes back."""
    if not state.parler_cards:
        state.parler_cards = tuple(chance.shuffled(state, list(range(len(state.box.parler)))))
    card = state.parler_cards[-1]
    state.parler_cards = state.parler_cards[:-1]
    state.reveal()
    return state.box.parler[card]


def act(state: State, does: str) -> None:
    state.tell(told.ParlerPlayed, does)
    if does == "building":
        build(state)
    elif does == "wall":
        discard(state, WALLS)
        raise_track(state, STONE)
    elif does == "upgrade":
        discard(state, UPGRADES)
        raise_track(state, GOLD)
    else:
        follow(state)


def follow(state: State) -> None:
    """One more of what the player has more of; of both if equal."""
    player = state.players[0]
    if player.mines >= player.quarries:
        raise_track(state, GOLD)
    if player.quarries >= player.mines:
        raise_track(state, STONE)


def marked_place(state: State, row: int) -> int:
    """The marked place of the row, or the next one with a tile; none in an empty row."""
    mark = state.parler_marks[row]
    for step in range(rows.PLACES):
        place = (mark + step) % rows.PLACES
        if state.rows[row][place] is not None:
            return place
    return NOBODY


def move_mark(state: State, row: int, place: int) -> None:
    marks = state.parler_marks
    state.parler_marks = (*marks[:row], (place + 1) % rows.PLACES, *marks[row + 1 :])


def discard(state: State, row: int) -> None:
    """The marked tile goes under its stack."""
    place = marked_place(state, row)
    if place != NOBODY:
        tile = state.put_under(row, place)
        state.tell(told.ParlerDiscarded, tile.key)
        state.deal(row)
        move_mark(state, row, place)


def raise_track(state: State, track: int) -> None:
    """At the marked space he discards a production token, at the end he takes a seal."""
    line = state.box.tracks[track]
    now = state.parler_tracks[track] + 1
    if now > line.last:
        return
    gold, stone = state.parler_tracks
    state.parler_tracks = (now, stone) if track == GOLD else (gold, now)
    state.tell(told.ParlerRaised, track, now)
    if now == line.token_at and state.tokens:
        index = chance.draw(state, len(state.tokens))
        state.tell(told.ParlerDiscarded, state.tokens[index].key)
        state.tokens = state.tokens[:index] + state.tokens[index + 1 :]
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


def build(state: State) -> None:
    """The marked building on a site at his pawn's plaza; then the pawn walks as far as it cost."""
    place = marked_place(state, BUILDINGS)
    pawn = next_plaza(state, state.parler_pawn, 0)
    if place == NOBODY or pawn == NOBODY:
        return
    tile = state.take_hex(BUILDINGS, place)
    assert isinstance(tile, Building)
    move_mark(state, BUILDINGS, place)
    site, turned = best_place(state, tile, pawn)
    city.put(state, PARLER, tile, site, turned)
    state.tell(told.ParlerBuilt, tile.key, state.box.site_names[site])
    city.complete(state, pawn)
    state.parler_pawn = next_plaza(state, pawn, tile.cost)


def best_place(state: State, tile: Building, plaza: int) -> tuple[int, int]:
    """The first site and turn that meet the most blue corners (P16)."""
    free = [site for site in state.box.plaza_hexes[plaza].sites if state.city[site] is None]
    best, found = -1, (free[0], 0)
    for site in free:
        for turned in range(SIDES if tile.corners else 1):
            matches = state.blue_matches(site, tile, turned)
            if matches > best:
                best, found = matches, (site, turned)
    return found


def next_plaza(state: State, plaza: int, steps: int) -> int:
    """So many open plazas with a tile further, clockwise; from a finished one, to the next open one."""
    count = len(state.plazas)
    is_open = [tile is not None and not state.is_complete(at) for at, tile in enumerate(state.plazas)]
    if not any(is_open):
        return NOBODY
    while steps or not is_open[plaza]:
        plaza = (plaza + 1) % count
        if is_open[plaza] and steps:
            steps -= 1
    return plaza
