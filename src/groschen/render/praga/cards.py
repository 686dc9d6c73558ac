"""Tooltip cards: what every piece, place and figure of the table is, in words."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.engine.codec import Piece
from groschen.games.praga.box.pieces import BoardTile, BridgeTile, Building, HexTile, Seal
from groschen.games.praga.hexes import WALL_PLACES
from groschen.games.praga.names import (
    ACTIONS,
    FINAL,
    LEVELS,
    PROJECTS,
    ROAD_SPACES,
    SCORES,
    SPACE_IV,
    SPACE_V,
    TILE_ROWS,
    UPGRADES,
)
from groschen.render.praga.cards_of_projects import projects
from groschen.render.praga.cards_of_tracks import held
from groschen.render.praga.scene import Scene
from groschen.render.scene import Card
from groschen.render.words.praga.glossary import describe

TABLES = {
    "upgrades": "upgrade",
    "walls": "wall",
    "buildings": "building",
    "technologies": "technology",
    "bridge_tiles": "bridge tile",
    "plazas": "plaza",
    "tokens": "token",
    "seals": "seal",
    "road_tiles": "street",
}
"""By table of the box, the kind of its pieces."""
AREAS = {
    "turn": ("open", "turn"),
    "crane": ("crane", "crane"),
    "rows": ("hex tiles", "upgrade", "wall", "building"),
    "city": ("city", "building", "plazas"),
    "narrow-city": ("city", "building", "plazas"),
    "road": ("road", "road"),
    "bridge": ("bridge", "road"),
    "supply": ("tokens", "technology"),
    "seals": ("seals", "seals"),
}
"""By area: its title, and the chapters of the rules that tell of it."""
GRIDS = {"hunger-wall": "wall", "cathedral": "cathedral"}


def cards(scene: Scene) -> Iterator[Card]:
    yield from _pieces(scene)
    yield from _places(scene)
    yield from projects(scene)
    yield from _crane(scene)
    yield from _stacks(scene)
    yield from _of_players(scene)
    yield from _areas(scene)


def paragraphs(chapter: str) -> tuple[str, ...]:
    """A chapter of the rules, its lines joined as far as they belong together."""
    return tuple([" ".join(part.split()) for part in chapter.split("\n\n") if part.strip()])


def _chapters(scene: Scene, *names: str) -> tuple[str, ...]:
    chapters = scene.words.phrases.chapters
    return tuple([line for name in names for line in paragraphs(chapters.get(name, ""))])


def _card(scene: Scene, kind: str, key: str | int, name: str, *lines: str) -> Card:
    return Card(f"{kind}:{key}", scene.name("kind", kind), name, lines)


# The board


def _pieces(scene: Scene) -> Iterator[Card]:
    for table, kind in TABLES.items():
        for piece in getattr(scene.box, table):
            yield Card(piece.key, scene.name("kind", kind), scene.words.tile(piece.key), _lines(scene, piece))


def _lines(scene: Scene, piece: Piece) -> tuple[str, ...]:
    """What is printed on it, line by line."""
    label, words = scene.label, scene.words
    if isinstance(piece, HexTile):
        return _printed(scene, piece)
    if isinstance(piece, BridgeTile) and piece.is_final:
        later = label("at the end", what=words.scoring(piece.scoring, piece.value))
        return (words.effects(piece.effects), later) if piece.effects else (later,)
    if isinstance(piece, Seal):
        price = words.price(piece.gold, piece.stone, piece.silver_windows, piece.gold_windows)
        later = label("at the end", what=words.scoring(piece.scoring, piece.value))
        return later, label("costs", price=price)
    return (describe(words, piece),)


def _printed(scene: Scene, tile: HexTile) -> tuple[str, ...]:
    """A tile of a row: era and price, what it gives, its icons, symbols and corners."""
    label, words = scene.label, scene.words
    lines = [label("era", era=LEVELS[tile.era - 1])]
    if tile.gold or tile.stone:
        lines.append(label("costs", price=words.price(tile.gold, tile.stone)))
    if isinstance(tile, BoardTile) and tile.kind == UPGRADES:
        lines.append(scene.name("action", ACTIONS[tile.action]))
    lines.append(words.effects(tile.effects))
    if isinstance(tile, Building):
        lines.append(label("claims" if tile.cube else "counts"))
        lines += [label("has cathedral")] if tile.cathedral else []
    if isinstance(tile, BoardTile):
        lines += [label("has hunger wall")] if tile.hunger_wall else []
        symbols = [words.symbol(edge) for edge in tile.edges if edge]
        lines += [label("symbols", what=words.all_of(symbols))] if symbols else []
    colour = "blue corners" if isinstance(tile, Building) else "red corners"
    lines += [label(colour, n=len(tile.corners))] if tile.corners else []
    return tuple([line for line in lines if line])


def _places(scene: Scene) -> Iterator[Card]:
    """What the glossary tells of sites, plazas, streets, actions and action tiles."""
    told = {name: term for term in scene.words.glossary(scene.view) for name in term.names}
    box = scene.box
    found = [("site", site, site) for site in box.site_names]
    found += [("plaza", place.key, f"plaza {place.key}") for place in box.plaza_hexes]
    found += [("space", name, name) for name in ROAD_SPACES[1:SPACE_IV]]
    found += [("action", name, name) for name in ACTIONS]
    for kind, key, name in found:
        yield _card(scene, kind, key, told[name].names[0], *paragraphs(told[name].text))
    label = scene.label
    for space, said in (
        (SPACE_IV, label("space IV", n=scene.view["bridge_stack"])),
        (SPACE_V, label("space V")),
    ):
        name = ROAD_SPACES[space]
        yield _card(scene, "space", name, label("what street", space=name), said)
    for at, effects in enumerate(box.planks, 1):
        said = label("plank", n=at, what=scene.words.effects(effects))
        yield _card(scene, "plank", at, label("bridge"), said)


def _crane(scene: Scene) -> Iterator[Card]:
    label, box = scene.label, scene.box
    for key in box.tile_names:
        title = label("what action tile", tile=key)
        yield _card(
            scene, "action tile", key, title, *[scene.name("action", a) for a in scene.actions_of(key)]
        )
    for sector in box.wheel:
        yield _card(scene, "sector", sector.key, scene.words.sector(sector))
    for at, (gold, points) in enumerate(zip(box.crane_gold, box.crane_points, strict=True)):
        said = (
            label("pays gold", n=gold)
            if gold
            else label("gives points", n=points)
            if points
            else label("free")
        )
        yield _card(scene, "position", at, label("crane"), said)
    turns = label("turn", turn=scene.view["turn"], turns=scene.view["turns"])
    yield _card(scene, "platform", "turns", turns, _term(scene, "platform"))


def _stacks(scene: Scene) -> Iterator[Card]:
    label, name = scene.label, scene.name
    for row in TILE_ROWS:
        seen = scene.view["rows"][row]
        said = label("row head", row=name("row", row), normal=seen["normal"], special=seen["special"])
        yield _card(scene, "row", row, name("row", row), said)
    for level, count in zip(LEVELS, scene.view["technologies"], strict=True):
        yield _card(scene, "stack", level, label("technologies"), label("level", level=level, n=count))
    if scene.view["parler"]:
        yield _card(scene, "parler", "cards", label("parler"), *_chapters(scene, "parler"))


# Players


def _term(scene: Scene, name: str) -> str:
    """What a word or symbol of the game means."""
    return scene.words.phrases.terms.get(name, "")


def _of_players(scene: Scene) -> Iterator[Card]:
    label, name = scene.label, scene.name
    yield from held(scene)
    for project in PROJECTS:
        yield _card(scene, "steps", project, name("project", project), *_chapters(scene, "grids"))
    for score in (*SCORES, *FINAL):
        yield _card(scene, "score", score, name("score", score))
    yield _card(scene, "score", "total", name("score", "total"), *_so_far(scene))
    yield _card(scene, "centre", "windows", name("chapter", "windows"), *_chapters(scene, "windows"))
    for verb in ("extra action", "refresh", "seal"):
        yield _card(scene, "turn", verb, label(f"may {verb}"))
    for place in range(1, WALL_PLACES + 1):
        yield _card(
            scene, "wall place", place, label("wall place", n=place), *_chapters(scene, "wall", "meeting")
        )


def _so_far(scene: Scene) -> Iterator[str]:
    """Everybody's points on the track; at the end, all of them."""
    players = scene.view["players"]
    totals = [sum(player["points"].values()) for player in players]
    if "scores" in scene.view:
        totals = [score["total"] for score in scene.view["scores"]]
    for player, total in zip(players, totals, strict=True):
        yield scene.titled(player["name"], scene.label("points", n=total))


def _areas(scene: Scene) -> Iterator[Card]:
    for area, (title, *chapters) in AREAS.items():
        yield _card(scene, "area", area, scene.label(title), *_chapters(scene, *chapters))
    for area, project in GRIDS.items():
        yield _card(scene, "area", area, scene.name("project", project), *_chapters(scene, "grids"))
    for seat, player in enumerate(scene.view["players"]):
        said = scene.label("what player", number=seat + 1)
        for kind in ("player", "compact"):
            yield _card(scene, "area", f"{kind}-{seat}", player["name"], said)
