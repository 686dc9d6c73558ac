"""The table of Praga Caput Regni: its areas by name, and where choices have their place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from groschen.games.praga.box.components import Box
from groschen.render.pen import Area, Room, Sheet
from groschen.render.praga import cards as told
from groschen.render.praga import layout
from groschen.render.praga.bridge import bridge
from groschen.render.praga.city import city, narrow_city
from groschen.render.praga.colours import PALETTE
from groschen.render.praga.country import PATTERNS
from groschen.render.praga.crane import crane
from groschen.render.praga.icons import ICONS
from groschen.render.praga.layout import SHARED
from groschen.render.praga.player import FULL, PAGE, compact, player
from groschen.render.praga.projects import cathedral, hunger_wall
from groschen.render.praga.road import road
from groschen.render.praga.rows import rows
from groschen.render.praga.scene import Scene
from groschen.render.praga.supply import seals, supply
from groschen.render.praga.turn import turn
from groschen.render.scene import Card, Move, View
from groschen.render.words.praga import Teller

__all__ = [
    "ICONS", "PALETTE", "PATTERNS", "SHARED", "area", "cards", "names", "narrow", "scene", "where", "wide",
]  # fmt: skip

AREAS: dict[str, Callable[[Scene], Area]] = {
    "turn": turn,
    "crane": crane,
    "rows": rows,
    "city": city,
    "hunger-wall": hunger_wall,
    "cathedral": cathedral,
    "road": road,
    "bridge": bridge,
    "supply": supply,
    "seals": seals,
    "narrow-city": narrow_city,
}
PLACES = {
    "tile": "crane",
    "perform": "turn",
    "bonus": "turn",
    "extra action": "turn",
    "refresh": "turn",
    "seal": "turn",
    "turn": "turn",
    "keep": "turn",
    "take": "rows",
    "refresh row": "rows",
    "on": "city",
    "parler on": "city",
    "pawn on": "city",
    "plaza": "city",
    "upper reward": "city",
    "lower reward": "city",
    "street": "road",
    "egg": "road",
    "plank": "bridge",
    "take final tile": "bridge",
    "claim": "cathedral",
    "token": "supply",
    "claim seal": "seals",
}
"""By verb: the area in which a choice has its place."""
ON_GRIDS = ("climb", "step", "up the", "follow the arrow")
ON_BOARD = ("perform extra", "choose action", "place", "raise", "produce", "use")
GRIDS = {"wall": "hunger-wall", "cathedral": "cathedral"}


def scene(view: View, box: Box, words: Teller, moves: Iterable[Move], blocked: Iterable[Move]) -> Scene:
    return Scene(view, box, words, moves, blocked)


def names(scene: Scene) -> list[str]:
    seats = range(len(scene.view["players"]))
    return [*AREAS, *[f"player-{seat}" for seat in seats], *[f"compact-{seat}" for seat in seats]]


def area(scene: Scene, name: str) -> Area:
    if name in AREAS:
        return AREAS[name](scene)
    kind, _, seat = name.rpartition("-")
    if kind == "compact":
        return compact(scene, int(seat))
    return player(scene, int(seat), *FULL[len(scene.view["players"])])


def where(scene: Scene, move: Move) -> str | None:
    """A choice that no piece stands for is a button, no more."""
    verb = move["verb"]
    if verb in ON_GRIDS:
        return GRIDS[move["at"]]
    if verb in ON_BOARD:
        return f"player-{scene.view['seat']}"
    return PLACES.get(verb)


def wide(scene: Scene, seat: int, room: Room) -> Sheet:
    """The board of a seat in full, the others in brief."""
    others = [compact(scene, other) for other in range(len(scene.view["players"])) if other != seat]
    drawn = {name: draw(scene) for name, draw in AREAS.items() if not name.startswith("narrow-")}
    width, height = FULL[len(scene.view["players"])]
    return layout.wide(
        drawn, lambda more: player(scene, seat, width, height + more), others, room, scene.label("game")
    )


def narrow(scene: Scene, seat: int) -> list[Area]:
    """What is asked and one's own board first, the other players last."""
    others = [other for other in range(len(scene.view["players"])) if other != seat]
    pages = [area(scene, name) for name in layout.PAGES]
    own, *rest = [player(scene, each, *PAGE) for each in (seat, *others)]
    return [turn(scene), own, *pages, *rest]


def cards(scene: Scene) -> Iterator[Card]:
    return told.cards(scene)
