"""What can be asked about at a table of Praga: every tile, plaza, site, street and player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from groschen.games.praga.box.pieces import BoardTile, Building, Plaza, Seal
from groschen.games.praga.names import ACTIONS, LEVELS, PROJECTS, ROAD_SPACES
from groschen.render.words.storyteller import Term

if TYPE_CHECKING:
    from groschen.render.words.praga import Teller

View = Mapping[str, Any]


def glossary(teller: Teller, view: View) -> Iterator[Term]:
    yield from _pieces(teller)
    yield from _city(teller, view)
    name, label = teller.phrases.name, teller.phrases.label
    for action in ACTIONS:
        yield Term((name("action", action), action), teller.phrases.chapters[action])
    for tile in view["crane"]["tiles"]:
        title = label("what action tile", tile=tile["tile"])
        yield Term((title, tile["tile"]), teller.action_tile(tile["tile"]))
    for space, key in enumerate(view["road"], 1):
        egg = teller.effects(teller.box.egg_effects[space])
        facts = {"what": teller.street(_street(teller, key)), "egg": egg}
        yield Term(
            (label("what street", space=ROAD_SPACES[space]), ROAD_SPACES[space]), label("street", **facts)
        )
    for project in PROJECTS:
        yield Term((name("project", project),), teller.phrases.chapters["grids"])
    for seat, player in enumerate(view["players"]):
        yield Term((player["name"],), label("what player", number=seat + 1))


def _street(teller: Teller, key: str) -> Any:
    return teller.box.pieces[key]


def _pieces(teller: Teller) -> Iterator[Term]:
    box = teller.box
    pieces: list[Any] = [*box.upgrades, *box.walls, *box.buildings, *box.technologies, *box.bridge_tiles]
    for piece in (*pieces, *box.plazas, *box.seals, *box.tokens, *box.streets[1:], *box.road_tiles):
        yield Term((teller.tile(piece.key), piece.key), describe(teller, piece))


def describe(teller: Teller, piece: Any) -> str:
    label = teller.phrases.label
    if isinstance(piece, BoardTile | Building):
        kind = "what upgrade" if getattr(piece, "action", -1) >= 0 else "what wall"
        kind = "what building" if isinstance(piece, Building) else kind
        price = teller.price(piece.gold, piece.stone)
        return label(kind, era=LEVELS[piece.era - 1], price=price, what=teller.describe(piece))
    if isinstance(piece, Plaza):
        return label("what plaza", upper=teller.effects(piece.upper), lower=teller.effects(piece.lower))
    if isinstance(piece, Seal):
        price = teller.price(piece.gold, piece.stone, piece.silver_windows, piece.gold_windows)
        return label("what seal", what=teller.describe(piece), price=price)
    return teller.describe(piece)


def _city(teller: Teller, view: View) -> Iterator[Term]:
    """Sites by what stands there, plazas by their letter."""
    label, box = teller.phrases.label, teller.box
    built = {each["site"]: each["tile"] for each in view["city"]}
    for site in box.sites:
        facts = {"gold": site.gold, "points": site.points, "plaza": box.plaza_hexes[site.plaza].key}
        text = label("free site" if site.gold or site.points else "free site for nothing", **facts)
        if site.key in built:
            tile = built[site.key]
            text = label("what lies there", tile=teller.tile(tile), what=describe(teller, box.pieces[tile]))
        yield Term((label("what site", site=site.key), site.key), text)
    for letter, key in view["plazas"].items():
        text = label("no plaza", plaza=letter)
        if key is not None:
            text = label("what lies there", tile=teller.tile(key), what=describe(teller, box.pieces[key]))
        yield Term((label("what plaza letter", plaza=letter), f"plaza {letter}", letter), text)
