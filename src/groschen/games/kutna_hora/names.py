"""The words of the game, in the rulebook's order. Everything else refers to them by number."""

from __future__ import annotations

from typing import Final

Names = tuple[str, ...]
"""However many: compiled, a tuple whose length its type tells is made anew whenever a name is looked up."""

GUILDS: Final[Names] = ("miners", "metallurgists", "scribes", "builders", "grocers", "innkeepers")
COMMODITIES: Final[Names] = ("ore", "silver", "permits", "wood", "food", "beer")
MINERS: Final = 0
ORE: Final = 0
SILVER: Final = 1
PERMITS: Final = 2
WOOD: Final = 3
FOOD: Final = 4
BEER: Final = 5

ARMS: Final[Names] = ("silver", "permits", "wood", "food", "beer")
"""The indicator arms, the ore stand's before the population stand's, each stand from the top down."""
ARM_OF: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4)
"""Commodity -> arm; the silver arm shows ore as well."""
GUILD_OF_ARM: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)
ORE_STAND: Final[tuple[int, ...]] = (0, 1)
POPULATION_STAND: Final[tuple[int, ...]] = (2, 3, 4)

PATRICIANS: Final[Names] = ("green", "silver", "yellow", "red")
GREEN: Final = 0
SILVER_PATRICIAN: Final = 1
YELLOW: Final = 2
RED: Final = 3

DOTS: Final[Names] = ("red", "yellow", "blue", "white")

ACTIONS: Final[Names] = ("mine", "rights", "plot", "building", "income", "barbara", "joker")
MINE: Final = 0
RIGHTS: Final = 1
PLOT: Final = 2
BUILDING: Final = 3
INCOME: Final = 4
ST_BARBARA: Final = 5
JOKER: Final = 6

NOBODY: Final = -1

ANY_PLOT_COST: Final = 5
"""For a plot without a neighbouring building."""

FROM_MINES: Final = 3
"""The fourth production track: ore from mines. The first three belong to the guild rows."""

SCORES: Final[Names] = ("effects", "barbara", "beyond", "patricians")
"""Points of the scoring track, by where they came from: tile, house and event effects; St. Barbara
tiles; reputation beyond the ends of its track; patricians."""
FROM_EFFECTS: Final = 0
FROM_BARBARA: Final = 1
FROM_BEYOND: Final = 2
FROM_PATRICIANS: Final = 3

FINAL: Final[Names] = ("town", "mines", "income", "reputation", "extras")
"""What the end of the game adds."""
