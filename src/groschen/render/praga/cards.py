"""Tooltip cards: what every piece and place of the table is, in words."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.games.praga.names import ACTIONS, FINAL, LEVELS, PROJECTS, ROAD_SPACES, SCORES, TILE_ROWS
from groschen.render.praga.scene import Scene
from groschen.render.scene import Card
from groschen.render.words.praga.glossary import describe

KINDS = {
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
"""By table of the box."""
GOODS = (
    "gold", "stone", "silver_windows", "gold_windows", "eggs", "red", "blue", "cubes",
    "mines", "quarries", "technology", "university",
)  # fmt: skip


def cards(scene: Scene) -> Iterator[Card]:
    yield from _pieces(scene)
    yield from _places(scene)
    yield from _things(scene)


def _pieces(scene: Scene) -> Iterator[Card]:
    for table, kind in KINDS.items():
        for piece in getattr(scene.box, table):
            yield Card(piece.key, kind, scene.words.tile(piece.key), (describe(scene.words, piece),))


def _places(scene: Scene) -> Iterator[Card]:
    """What the glossary tells of a place or a thing with a name of its own."""
    told = {name: term for term in scene.words.glossary(scene.view) for name in term.names}
    box = scene.box
    found = [("site", site, site) for site in box.site_names]
    found += [("plaza", place.key, f"plaza {place.key}") for place in box.plaza_hexes]
    found += [("space", name, name) for name in ROAD_SPACES[1:]]
    found += [("action", name, name) for name in ACTIONS]
    found += [("action tile", name, name) for name in box.tile_names]
    for kind, key, name in found:
        if name in told:
            yield Card(f"{kind}:{key}", kind, told[name].names[0], (told[name].text,))


def _things(scene: Scene) -> Iterator[Card]:
    words, label, name = scene.words, scene.label, scene.name
    for at, effects in enumerate(scene.box.planks, 1):
        yield Card(
            f"plank:{at}", "plank", label("bridge"), (label("plank", n=at, what=words.effects(effects)),)
        )
    for sector in scene.box.wheel:
        yield Card(f"sector:{sector.key}", "sector", label("crane"), (words.sector(sector),))
    for row in TILE_ROWS:
        seen = scene.view["rows"][row]
        line = label("row head", row=name("row", row), normal=seen["normal"], special=seen["special"])
        yield Card(f"row:{row}", "row", name("row", row), (line,))
    for level, count in zip(LEVELS, scene.view["technologies"], strict=True):
        yield Card(
            f"technologies:{level}", "stack", label("technologies"), (label("level", level=level, n=count),)
        )
    for project in PROJECTS:
        yield Card(f"steps:{project}", "steps", name("project", project), ())
    for good in GOODS:
        yield Card(f"held:{good}", "held", name("held", good), ())
    for score in (*SCORES, *FINAL):
        yield Card(f"score:{score}", "score", name("score", score), ())
    for verb in ("extra action", "refresh", "seal"):
        yield Card(f"turn:{verb}", "turn", label(f"may {verb}"), ())
    for place in range(1, 13):
        yield Card(f"wall place:{place}", "wall place", label("wall place", n=place), ())
    turns = {"turn": scene.view["turn"], "turns": scene.view["turns"]}
    yield Card("crane:platform", "platform", label("crane"), (label("turn", **turns),))
    if scene.view["parler"]:
        yield Card("parler:cards", "parler", label("parler"), ())
