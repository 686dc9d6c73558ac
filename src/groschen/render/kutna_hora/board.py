"""The table of Kutná Hora as a drawing: its areas by name, its layouts, its symbols and colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from groschen.games.kutna_hora.box.components import Box
from groschen.render.kutna_hora import layout
from groschen.render.kutna_hora.cards import cards
from groschen.render.kutna_hora.cathedral import cathedral
from groschen.render.kutna_hora.colours import PALETTE
from groschen.render.kutna_hora.compact import compact
from groschen.render.kutna_hora.council import council, narrow_council
from groschen.render.kutna_hora.hall import hall
from groschen.render.kutna_hora.icons import ICONS
from groschen.render.kutna_hora.layout import SHARED
from groschen.render.kutna_hora.market import market
from groschen.render.kutna_hora.mines import mines, narrow_mines
from groschen.render.kutna_hora.offer import offer
from groschen.render.kutna_hora.player import narrow_player, player
from groschen.render.kutna_hora.scene import Scene
from groschen.render.kutna_hora.town import town
from groschen.render.kutna_hora.track import narrow_track, track
from groschen.render.pen import Area, Room, Sheet
from groschen.render.scene import Move, View
from groschen.render.theme import var
from groschen.render.words.kutna_hora import Teller

__all__ = [
    "ICONS", "PALETTE", "PATTERNS", "SHARED", "area", "cards", "names", "narrow", "scene", "where", "wide",
]  # fmt: skip

AREAS: dict[str, Callable[[Scene], Area]] = {
    "town": town,
    "mines": mines,
    "hall": hall,
    "market": market,
    "cathedral": cathedral,
    "council": council,
    "track": track,
    "offer": offer,
    "narrow-council": narrow_council,
    "narrow-mines": narrow_mines,
    "narrow-track": narrow_track,
}
OF_A_SEAT: dict[str, Callable[[Scene, int], Area]] = {
    "player": player,
    "compact": compact,
    "narrow-player": narrow_player,
}
PLACES = {
    "guilds": "offer",
    "mine": "offer",
    "remove tile": "offer",
    "rights": "hall",
    "claim": "town",
    "on": "town",
    "score": "town",
    "dig": "mines",
    "seat": "council",
}
"""By verb, the area in which a choice has its place."""
ON_A_BOARD = ("row", "play", "spend", "build", "house")
"""Verbs of choices that lie on the board of whoever decides."""
PATTERNS = (
    '<pattern id="kh-grass" width="22" height="18" patternUnits="userSpaceOnUse">'
    f'<path d="M3 12l1.5-5M5 12l3-4M13 5l1-4M15 5l2.5-3" stroke="{var("grass")}" fill="none"/>'
    "</pattern>"
    '<clipPath id="kh-name"><path d="M36 0h140v36h-140z"/></clipPath>'
    '<linearGradient id="kh-underground" x1="0" y1="0" x2="0" y2="1">'
    f'<stop offset="0" stop-color="{var("earth")}"/><stop offset="1" stop-color="{var("depth")}"/>'
    "</linearGradient>"
)


def scene(
    view: View, box: Box, words: Teller, moves: Iterable[Move] = (), blocked: Iterable[Move] = ()
) -> Scene:
    return Scene(view, box, words, moves, blocked)


def names(scene: Scene) -> list[str]:
    return [*AREAS, *[f"{kind}-{seat}" for kind in OF_A_SEAT for seat in range(scene.players)]]


def area(scene: Scene, name: str) -> Area:
    if name in AREAS:
        return AREAS[name](scene)
    kind, _, seat = name.rpartition("-")
    return OF_A_SEAT[kind](scene, int(seat))


def where(scene: Scene, move: Move) -> str | None:
    verb = move["verb"]
    return f"player-{scene.view['seat']}" if verb in ON_A_BOARD else PLACES.get(verb)


def wide(scene: Scene, seat: int, room: Room) -> Sheet:
    return layout.wide(scene, seat, room, partial(area, scene))


def narrow(scene: Scene, seat: int) -> list[Area]:
    return layout.narrow(scene, seat, partial(area, scene))
