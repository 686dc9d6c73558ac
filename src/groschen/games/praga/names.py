"""The words of the game, in the rulebook's order. Everything else refers to them by number."""

from __future__ import annotations

from typing import Final

Names = tuple[str, ...]
"""However many: compiled, a tuple whose length its type tells is made anew whenever a name is looked up."""

ACTIONS: Final[Names] = ("mines", "quarries", "upgrade", "wall", "building", "road")
MINES: Final = 0
QUARRIES: Final = 1
UPGRADE: Final = 2
WALL: Final = 3
BUILDING: Final = 4
ROAD: Final = 5

TILE_ROWS: Final[Names] = ("upgrades", "walls", "buildings")
"""The three rows of hex tiles; a stack of normal and one of special tiles belongs to each."""
UPGRADES: Final = 0
WALLS: Final = 1
BUILDINGS: Final = 2
SPECIAL: Final = 3
"""The place of the special tile in its row, after three normal ones."""

TRACKS: Final[Names] = ("gold", "stone")
GOLD: Final = 0
STONE: Final = 1

ACTION_TILES: Final = 6
ZONES: Final[Names] = ("red", "green", "blue")
POSITIONS: Final = 12
"""Places round the wheel of the action crane, the first red one being 0; also the wheel's sectors."""

PROJECTS: Final[Names] = ("wall", "cathedral")
HUNGER_WALL: Final = 0
CATHEDRAL: Final = 1
TIERS: Final[Names] = ("normal", "A", "B")

ROAD_SPACES: Final[Names] = ("start", "I", "II", "III", "IV", "V")
SPACE_IV: Final = 4
SPACE_V: Final = 5

LEVELS: Final[Names] = ("I", "II", "III", "IV")

COLOURS: Final[Names] = ("grey", "slate", "yellow", "blue")
"""Plaza tiles go on plaza hexes of their colour."""

TRIGGERS: Final[Names] = (
    "",
    "once",
    "wheel gold",
    "wheel stone",
    "wheel silver window",
    "wheel egg",
    "technology",
    "university",
    "row up",
    "sideways",
    "tile points",
    "cathedral building",
    "plain building",
    "hunger wall",
    "plain wall",
    "egg",
    "upgrade",
    "wall",
    "building",
    "mine",
    "quarry",
)
"""What makes an ability work: nothing, its single use, or something that its owner does."""
NO_TRIGGER: Final = 0
ONCE: Final = 1
WHEEL_GOLD: Final = 2
WHEEL_STONE: Final = 3
WHEEL_WINDOW: Final = 4
WHEEL_EGG: Final = 5
ON_TECHNOLOGY: Final = 6
ON_UNIVERSITY: Final = 7
ON_ROW_UP: Final = 8
ON_SIDEWAYS: Final = 9
ON_TILE_POINTS: Final = 10
ON_CATHEDRAL_BUILDING: Final = 11
ON_PLAIN_BUILDING: Final = 12
ON_HUNGER_WALL: Final = 13
ON_PLAIN_WALL: Final = 14
ON_EGG: Final = 15
ON_UPGRADE: Final = 16
ON_WALL: Final = 17
ON_BUILDING: Final = 18
ON_MINE: Final = 19
ON_QUARRY: Final = 20

SCORINGS: Final[Names] = (
    "",
    "gold",
    "stone",
    "pair",
    "points",
    "university",
    "mines",
    "quarries",
    "upgrades",
    "walls",
    "rows",
)
"""What seals and final-scoring tiles count at the end."""
PER_GOLD: Final = 1
PER_STONE: Final = 2
PER_PAIR: Final = 3
FLAT: Final = 4
PER_UNIVERSITY: Final = 5
PER_MINE: Final = 6
PER_QUARRY: Final = 7
PER_UPGRADE: Final = 8
PER_WALL: Final = 9
PER_ROW: Final = 10

NOBODY: Final = -1
NO_TILE: Final = -1
"""Neither an action tile nor a sector of the wheel."""
PARLER: Final = 4
"""The number under which Peter Parler owns cubes and seals: after the last possible seat."""

SCORES: Final[Names] = ("crane", "tiles", "mines", "city", "road", "technology", "projects")
"""Points of the scoring track, by where they came from: the action crane; upgrades and walls with their
bonuses; production and wealth; buildings and plazas; King's Road and bridge; technologies and the ends
of their tracks; squares of the Hunger Wall and the Cathedral."""
FROM_CRANE: Final = 0
FROM_TILES: Final = 1
FROM_MINES: Final = 2
FROM_CITY: Final = 3
FROM_ROAD: Final = 4
FROM_TECHNOLOGY: Final = 5
FROM_PROJECTS: Final = 6

FINAL: Final[Names] = ("academics", "hunger wall", "cathedral", "walls", "abilities", "eggs")
"""What the end of the game adds."""


def owner_name(owner: int) -> int | str | None:
    """Whose something is, as the view says it: a seat, Peter Parler's or nobody's."""
    return None if owner == NOBODY else "parler" if owner == PARLER else owner
