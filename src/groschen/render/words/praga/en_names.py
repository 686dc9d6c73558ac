"""Praga Caput Regni in English: the names of things. Those of tiles are in `en_tiles.py`."""

from __future__ import annotations

from groschen.render.words.praga.en_rules import CHAPTER_NAMES, TERM_NAMES
from groschen.render.words.praga.en_tiles import TILES

ACTIONS = {
    "mines": "Manage Mines",
    "quarries": "Manage Quarries",
    "upgrade": "Upgrade an Action",
    "wall": "Construct a Wall",
    "building": "Construct a Building",
    "road": "Construct the King's Road",
}
TINY_ACTIONS = {
    "mines": "mines",
    "quarries": "quarry",
    "upgrade": "upgrade",
    "wall": "wall",
    "building": "build",
    "road": "road",
}
"""At most seven letters, for a hex of an action board."""
SHORT_ACTIONS = {
    "mines": "mines",
    "quarries": "quarries",
    "upgrade": "upgrade",
    "wall": "wall",
    "building": "building",
    "road": "road",
}
ROWS = {"upgrades": "upgrades", "walls": "walls", "buildings": "buildings"}
TRACKS = {"gold": "gold mines", "stone": "quarries"}
GOODS = {"gold": "gold", "stone": "stone"}
PROJECTS = {"wall": "Hunger Wall", "cathedral": "Cathedral"}
ZONES = {"red": "red", "green": "green", "blue": "blue"}
SCORES = {
    "crane": "action crane",
    "tiles": "upgrades and walls",
    "mines": "mines and quarries",
    "city": "buildings and plazas",
    "road": "King's Road",
    "technology": "technologies, University",
    "projects": "squares of the grids",
    "academics": "academics",
    "hunger wall": "Hunger Wall",
    "cathedral": "Cathedral",
    "walls": "number of walls",
    "abilities": "seals, final tiles",
    "eggs": "eggs left",
    "total": "total",
}
TRIGGERS = {
    "once": "once: {what}",
    "wheel gold": "gold from the wheel: {what} more",
    "wheel stone": "stone from the wheel: {what} more",
    "wheel silver window": "a silver window from the wheel: {what} more",
    "wheel egg": "an egg bought at the wheel: {what}",
    "technology": "each technology step: {what}",
    "university": "each University step: {what}",
    "row up": "each row up on a grid: {what}",
    "sideways": "each sideways move on a grid: {what}",
    "tile points": "points for choosing an action tile: {what} more",
    "cathedral building": "each building with the Cathedral: {what}",
    "plain building": "each building without the Cathedral: {what}",
    "hunger wall": "each wall with the Hunger Wall: {what}",
    "plain wall": "each wall without the Hunger Wall: {what}",
    "egg": "each egg: {what}",
    "upgrade": "each Upgrade action: {what}",
    "wall": "each Wall action: {what}",
    "building": "each Building action: {what}",
    "mine": "each new gold mine: {what}",
    "quarry": "each new quarry: {what}",
}
SCORINGS = {
    "gold": "{n:point|points} per gold",
    "stone": "{n:point|points} per stone",
    "pair": "{n:point|points} per pair of gold and stone",
    "points": "{n:point|points}",
    "university": "{n:point|points} per University step",
    "mines": "{n:point|points} per gold mine",
    "quarries": "{n:point|points} per quarry",
    "upgrades": "{n:point|points} per upgrade tile",
    "walls": "{n:point|points} per wall",
    "rows": "{n:point|points} per row on both grids",
}
CARDS = {
    "building": "a building",
    "wall": "a wall tile goes, and he gets a quarry",
    "upgrade": "an upgrade tile goes, and he gets a gold mine",
    "track": "he gets one more of what you have more of",
}
SIDES = {
    "0": "right",
    "1": "upper right",
    "2": "upper left",
    "3": "left",
    "4": "lower left",
    "5": "lower right",
}
CORNERS = {
    "0": "upper right",
    "1": "top",
    "2": "upper left",
    "3": "lower left",
    "4": "bottom",
    "5": "lower right",
}
SYMBOLS = {
    "gold": "gold",
    "stone": "stone",
    "silver window": "silver window",
    "gold window": "gold window",
    "egg": "egg",
    "red token": "red token",
    "blue token": "blue token",
    "technology": "technology",
    "university": "University",
    "mine": "gold mine",
    "quarry": "quarry",
}
"""A symbol on the side of a tile; points are named with their number."""
EDGES = {
    "gold": "g",
    "stone": "s",
    "silver window": "w",
    "gold window": "W",
    "egg": "e",
    "red token": "r",
    "blue token": "b",
    "technology": "t",
    "university": "u",
    "mine": "m",
    "quarry": "q",
}
"""One letter for a symbol on the side of a tile; points are their number."""

HELD = {
    "gold": "gold",
    "stone": "stone",
    "silver_windows": "silver windows",
    "gold_windows": "gold windows",
    "eggs": "eggs",
    "red": "red tokens",
    "blue": "blue tokens",
    "cubes": "free cubes",
    "mines": "gold mines",
    "quarries": "quarries",
    "technology": "technology track",
    "university": "University track",
}
"""What a player has, as the view counts it."""
KINDS = {
    "action": "action",
    "action tile": "action tile",
    "area": "part of the table",
    "bridge tile": "bridge tile",
    "building": "building",
    "centre": "middle of an action board",
    "grid column": "column of a grid",
    "grid row": "row of a grid",
    "held": "what a player has",
    "parler": "solo opponent",
    "plank": "plank of the bridge",
    "platform": "platform",
    "plaza": "plaza",
    "position": "place of the crane",
    "row": "row of tiles",
    "score": "points",
    "seal": "seal",
    "sector": "bonus of the wheel",
    "site": "building site",
    "space": "space of the King's Road",
    "square": "square of a grid",
    "stack": "stack",
    "steps": "moves that wait",
    "street": "street",
    "technology": "technology",
    "token": "production token",
    "turn": "in this turn",
    "upgrade": "upgrade",
    "wall": "wall",
    "wall place": "place for a wall",
}
"""What a thing of the table is, above its name on a card."""

AREAS = {
    "crane": "crane",
    "rows": "rows",
    "upgrades": "upgrades",
    "walls": "walls",
    "buildings": "buildings",
    "city": "city",
    "plazas": "plazas",
    "king's road": "king's road",
    "bridge": "bridge",
    "projects": "projects",
    "seals": "seals",
    "supplies": "supplies",
    "parler": "parler",
}
"""The parts of the table, as they are typed."""

NAMES = {
    "tile": TILES,
    "action": ACTIONS,
    "short action": SHORT_ACTIONS,
    "tiny action": TINY_ACTIONS,
    "symbol": SYMBOLS,
    "row": ROWS,
    "track": TRACKS,
    "good": GOODS,
    "project": PROJECTS,
    "zone": ZONES,
    "score": SCORES,
    "card": CARDS,
    "side": SIDES,
    "corner": CORNERS,
    "edge": EDGES,
    "held": HELD,
    "kind": KINDS,
    "area": AREAS,
    "chapter": CHAPTER_NAMES,
    "term": TERM_NAMES,
}
SAYINGS = {"trigger": TRIGGERS, "scoring": SCORINGS}
