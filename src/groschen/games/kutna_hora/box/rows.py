"""The columns of the tables: what is printed on each kind of component, as plain values.

`printed` names the columns whose values are known facts of the printed game; the others are ours.
"""

from __future__ import annotations

from typing import NamedTuple


class GuildBuilding(NamedTuple):
    """`effects` in order, in the words of `effects.py`; `marked` tiles lie at the bottom of their stack. The
    miners' production moves the ore deck as far: no effect "ore deck" is needed for it."""

    key: str
    guild: str
    wood: int
    plot: int
    dots: str
    effects: str
    marked: bool
    printed: str


class PublicBuilding(NamedTuple):
    """`patrician` is the colour of the patrician that the effect "patrician" brings."""

    key: str
    patrician: str
    wood: int
    plot: int
    dots: str
    effects: str
    printed: str


class Mine(NamedTuple):
    """`wood` is what a space beside or below it costs. Level I, II or III is on the back. Its production
    moves the ore deck as far: no effect "ore deck" is needed for it."""

    key: str
    level: int
    stars: int
    wood: int
    effects: str
    printed: str


class Technology(NamedTuple):
    """`draw` is the number on the back: how many tiles a Mine action draws while it lies on top. The rows are
    in the order of the stack."""

    key: str
    draw: int
    stars: int
    wood: int
    effects: str
    printed: str


class Rock(NamedTuple):
    """Stars that count for its row of the mines."""

    key: str
    stars: int
    printed: str


class MineSetup(NamedTuple):
    """Four spaces for the rocks, on the small and on the large side of the board."""

    key: str
    small: str
    large: str
    printed: str


class GuildSetup(NamedTuple):
    """One set of three guilds per player, sets separated by a slash."""

    key: str
    two: str
    three: str
    four: str
    printed: str


class PopulationCard(NamedTuple):
    """Prices by column of the arm. A number may carry x (no market) or t (the town builds)."""

    key: str
    front: int
    wood: str
    food: str
    beer: str
    back: int
    back_wood: str
    back_food: str
    back_beer: str
    printed: str


class OreCard(NamedTuple):
    """Like population cards. Silver and ore stand on the same arm; ore has no town icon."""

    key: str
    front: int
    silver: str
    ore: str
    permits: str
    back: int
    back_silver: str
    back_ore: str
    back_permits: str
    printed: str


class EventCard(NamedTuple):
    """`tax` when revealed; decks advance at the end of the round, then `effect` applies at `when`."""

    key: str
    deck: str
    tax: int
    population: int
    ore: int
    when: str
    effect: str
    printed: str


class ActionCard(NamedTuple):
    """The actions at its two ends. Every action is on some card."""

    key: str
    one: str
    other: str
    printed: str


class CathedralTile(NamedTuple):
    """`tax` is raised when a guild flips the tile."""

    key: str
    number: int
    tax: int
    printed: str


class HouseSpace(NamedTuple):
    """A space of the player board; `effects` are gained when its house leaves it."""

    key: str
    row: int
    column: int
    effects: str
    printed: str


class ReputationSpace(NamedTuple):
    """`points` count at the end of the game."""

    key: str
    space: int
    points: int
    printed: str


class RoundSpace(NamedTuple):
    """`track` is the side with five or with six rounds."""

    key: str
    track: int
    round: int
    penalty: int
    printed: str


class HallColumn(NamedTuple):
    """What Rights cost in this column of the town hall."""

    key: str
    groschen: int
    permits: int
    printed: str


class Town(NamedTuple):
    """Squares of the town; the small side of the board is for two players."""

    key: str
    width: int
    height: int
    printed: str


class Village(NamedTuple):
    """Dots on the edge of the board, beside one square."""

    key: str
    town: str
    square: str
    dots: str
    printed: str


class MineGrid(NamedTuple):
    """Spaces of the mines; two `entrances` in the top row."""

    key: str
    width: int
    depth: int
    entrances: str
    printed: str


class StarValue(NamedTuple):
    """What a row with so many stars pays to the first, second and third."""

    key: str
    stars: int
    first: int
    second: int
    third: int
    printed: str
