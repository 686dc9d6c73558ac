"""The columns of the tables: what is printed on each kind of component, as plain values.

`printed`, the last column of every row, names the columns whose values are known facts of the printed
game, separated by blanks ("action era"); the other values are ours. `key` is unique among all pieces
of the box: it is how notation and records name a piece.

Texts that many tables share:

- **effects** (also `reward`, `bonus`, `upper`, `lower`, `first`, `egg`): what is gained, in the words of
  `effects.py`. Commas join what is gained together; `|` separates alternatives of which the player takes
  one; `&` joins the parts of one alternative: "technology 1, gold 2 & points 1 | stone 3". A word
  without a number means 1. An empty text gives nothing.
- **edges**: symbols on the sides of a hex tile, each as side, colon, effect: "0: technology, 2: silver
  window". Sides are 0 to 5, from the right against the clock (0 right, 1 upper right, 2 upper left,
  3 left, 4 lower left, 5 lower right), before the tile is turned.
- **corners**: numbers of the corners with the tile's corner symbol, separated by blanks: "1 4". Corner
  k lies between the sides k and k + 1.
- **trigger**: a word of `names.TRIGGERS`: when the effects of an ability are gained. "once" is a
  single use; an empty text means at once.
- **scoring**: a word of `names.SCORINGS` and a number: "gold 2" is 2 points for each gold spent at the
  end, "points 6" a flat 6, "upgrades 3" 3 points for each upgrade tile, "rows 2" 2 points for each row
  reached on both projects, "university 1" 1 point a space. Seals count gold, stone, pairs of them or
  points, tiles of the bridge all the rest.
"""

from __future__ import annotations

from typing import NamedTuple


class Upgrade(NamedTuple):
    """`action` is a word of `names.ACTIONS`; `era` is 1 or 2 and is also how far the University marker
    moves; `bonus` (effects) is gained whenever the action is performed; `corners` are red."""

    key: str
    action: str
    era: int
    special: bool
    bonus: str
    edges: str
    corners: str
    printed: str


class Wall(NamedTuple):
    """Costs `stone` and `gold`, gives `reward`; `hunger_wall` is the icon of a sideways move; `corners`
    are red."""

    key: str
    era: int
    special: bool
    stone: int
    gold: int
    reward: str
    hunger_wall: bool
    edges: str
    corners: str
    printed: str


class Building(NamedTuple):
    """Costs `gold` and `stone`, gives `reward`; `cathedral` is the icon of a sideways move, `cube` the
    space for a claim; `corners` are blue."""

    key: str
    era: int
    special: bool
    gold: int
    stone: int
    reward: str
    cathedral: bool
    cube: bool
    corners: str
    printed: str


class Technology(NamedTuple):
    """`level` is 1 to 4; levels 1 and 2 have a trigger other than "once", levels 3 and 4 have "once"."""

    key: str
    level: int
    trigger: str
    effects: str
    printed: str


class BridgeTile(NamedTuple):
    """`group` is "IV" or "V"; `effects` are gained when the tile is taken; `scoring` only on a V tile."""

    key: str
    group: str
    effects: str
    scoring: str
    printed: str


class Plaza(NamedTuple):
    """A plaza tile; `colour` is a word of `names.COLOURS`."""

    key: str
    colour: str
    upper: str
    lower: str
    printed: str


class ProductionToken(NamedTuple):
    """Used with `players` (2, 3 or 4) or more."""

    key: str
    players: int
    effects: str
    printed: str


class Seal(NamedTuple):
    """What claiming costs, and what it counts at the end."""

    key: str
    silver_windows: int
    gold_windows: int
    gold: int
    stone: int
    scoring: str
    printed: str


class WheelSector(NamedTuple):
    """`sector` counts clockwise from the box, which is 0 and has the bonus "box". The other bonuses are
    "special N" (a special tile or N points), "egg for gold", "egg for stone" (each costs one), "gold 1",
    "stone 1" and "silver window 1"."""

    key: str
    sector: int
    bonus: str
    printed: str


class CranePosition(NamedTuple):
    """`position` counts clockwise, the first red one is 0. `zone` is a word of `names.ZONES`; `gold` is
    the cost of a tile in red, `points` the gain in blue. `mark` is "" or "hole" (the wheel cube drops
    when the box stands here) or "star" (Era II of two players begins when the box stands here)."""

    key: str
    position: int
    zone: str
    gold: int
    points: int
    mark: str
    printed: str


class Counting(NamedTuple):
    """For so many `players`: where the `box` of the wheel stands at the start, how many steps the
    `platform` cube is from the hourglass, and the platform space whose entering begins Era II; with
    `at_star` Era II waits from there until the box stands at the star."""

    key: str
    players: int
    box: int
    platform: int
    era_two: int
    at_star: bool
    printed: str


class ActionTile(NamedTuple):
    """Two actions on side A and two on side B (words of `names.ACTIONS`). The recommended order is the
    order of the rows, the first of them on the first empty slot. `key` is a capital letter."""

    key: str
    a_one: str
    a_other: str
    b_one: str
    b_other: str
    printed: str


class ActionHex(NamedTuple):
    """`key` is the action (a word of `names.ACTIONS`), `place` 0 to 5 where its hex lies round the centre of
    the action board: in that direction (0 right, 1 upper right, … against the clock)."""

    key: str
    place: int
    printed: str


class TrackSpace(NamedTuple):
    """One number of a player's gold mine or quarry track: `track` is "gold" or "stone", `number` the mines
    or quarries (1 up to 8 or 7). `effects` are the production bonuses of exactly this space: producing
    gives those of every space up to the marker. `mark` is "", "start", "token" or "seal"."""

    key: str
    track: str
    number: int
    effects: str
    mark: str
    printed: str


class WealthBonus(NamedTuple):
    """Gained once when `resource` ("gold", "stone" or "either") reaches `amount`."""

    key: str
    resource: str
    amount: int
    effects: str
    printed: str


class TechnologySpace(NamedTuple):
    """`space` 0 (start) to 8; `level` 1 to 4 where a technology is drawn, else 0."""

    key: str
    space: int
    level: int
    printed: str


class UniversitySpace(NamedTuple):
    """`space` 0 (start) to 8; `multiplier` is what each technology space is worth at the end."""

    key: str
    space: int
    multiplier: int
    printed: str


class RoadSpace(NamedTuple):
    """King's Road `space` 1 to 5. The first effect costs `gold` (mostly 0) and gives `first`; with a
    `trigger` it works while the marker stands here instead. `egg` is what one egg buys. Spaces 4 and 5
    always cost an egg and give a bridge tile; their texts are empty."""

    key: str
    space: int
    gold: int
    first: str
    trigger: str
    egg: str
    printed: str


class RoadTile(NamedTuple):
    """One side ("front" or "back") of a tile that replaces the first effect of a `space` 1 to 3; the egg
    effect stays."""

    key: str
    space: int
    side: str
    gold: int
    first: str
    trigger: str
    printed: str


class BridgeSpace(NamedTuple):
    """Two for each `plank`, 1 to 5; `effects` are gained by the player who covers it."""

    key: str
    plank: int
    effects: str
    printed: str


class GridRow(NamedTuple):
    """One row of the Hunger Wall or the Cathedral, in one set of `tiers` ("normal", "A" or "B"), bottom
    row first. `tier` is 1 to 3 and `row` the number printed at the row, rising by one. `gold` and
    `stone` are what entering this row from below costs (the lowest row of tiers 2 and 3; 0 elsewhere).
    `points` is the value at the row's end. `squares` are in the order of the sideways moves, the start
    column first, separated by blanks: "." nothing, a number its points, ">" one more step sideways,
    "^" one step up. Every row of a project has the same number of squares; the first square of the
    lowest row is the start."""

    key: str
    tiers: str
    tier: int
    row: int
    gold: int
    stone: int
    points: int
    squares: str
    printed: str


class GridColumn(NamedTuple):
    """The head of a column: `project` is "wall" or "cathedral", `column` 0 (start) upwards, `points` what a
    blue (Hunger Wall) or red (Cathedral) token is worth there."""

    key: str
    project: str
    column: int
    points: int
    printed: str


class PlazaHex(NamedTuple):
    """A plaza of the city board, in the clockwise order of the rows. It gets a tile of its `colour` with
    `players` (2, 3 or 4) or more."""

    key: str
    q: int
    r: int
    colour: str
    players: int
    printed: str


class Site(NamedTuple):
    """A building site beside exactly one plaza (`plaza` is the key of a plaza hex). In the Old Town it
    costs `gold` more and gives `points`. `prebuilt` lists the numbers of players with which it starts
    occupied: "2 3"."""

    key: str
    q: int
    r: int
    plaza: str
    gold: int
    points: int
    prebuilt: str
    printed: str


class Corner(NamedTuple):
    """A blue corner printed on the board, where the hex (`q`, `r`), which bears it, meets the hexes `one`
    and `other`, each written "q,r"."""

    key: str
    q: int
    r: int
    one: str
    other: str
    printed: str


class ParlerCard(NamedTuple):
    """Peter Parler's card: `does` is "building", "wall", "track" or "upgrade"; then the `recycles`-th oldest
    action tile goes back (1 is the oldest)."""

    key: str
    does: str
    recycles: int
    printed: str


class EggScore(NamedTuple):
    """Points for so many `eggs` left; the last row stands for all above it."""

    key: str
    eggs: int
    points: int
    printed: str


class WallScore(NamedTuple):
    """Points for so many `walls`; the last row stands for all above it."""

    key: str
    walls: int
    points: int
    printed: str
