"""The pieces of the box, as play needs them: numbers instead of names, effects instead of texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groschen.engine.codec import Piece
from groschen.games.praga.hexes import Hex

if TYPE_CHECKING:
    from groschen.games.praga.effects import Effect

Effects = tuple["Effect", ...]

BOX: Final = 0
SPECIAL_BONUS: Final = 1
EGG_BONUS: Final = 2
GAIN_BONUS: Final = 3

ARROW: Final = -1
ARROW_UP: Final = -2


def may_pay(effects: Effects) -> bool:
    """Whether gold, stone or an egg may come of them."""
    return any(effect.may_pay for effect in effects)


class Giver(Piece):
    """A piece that gives something: a reward, the bonus of an upgrade, an ability."""

    __slots__ = ("effects",)

    def __init__(self, key: str, effects: Effects) -> None:
        super().__init__(key)
        self.effects = effects


class Face(NamedTuple):
    """What every tile of the three rows shows. `effects` are a reward or the bonus of an upgrade."""

    key: str
    kind: int
    era: int
    is_special: bool
    gold: int
    stone: int
    effects: Effects
    corners: tuple[int, ...]


class HexTile(Giver):
    """A tile of one of the three rows."""

    __slots__ = ("corners", "era", "gold", "is_special", "kind", "stone")

    def __init__(self, face: Face) -> None:
        super().__init__(face.key, face.effects)
        self.kind = face.kind
        self.era = face.era
        self.is_special = face.is_special
        self.gold = face.gold
        self.stone = face.stone
        self.corners = face.corners


class BoardTile(HexTile):
    """A tile of the action board: an upgrade of `action`, or a wall (action NOBODY)."""

    __slots__ = ("action", "edges", "hunger_wall", "may_pay", "most_gold", "most_stone")

    def __init__(self, face: Face, edges: tuple[Effects, ...], action: int, hunger_wall: bool) -> None:
        super().__init__(face)
        self.edges = edges
        self.action = action
        self.hunger_wall = hunger_wall
        self.may_pay = may_pay(face.effects)
        self.most_gold = sum([effect.most("gold") for effect in face.effects])
        self.most_stone = sum([effect.most("stone") for effect in face.effects])


class Building(HexTile):
    __slots__ = ("cathedral", "cost", "cube")

    def __init__(self, face: Face, cathedral: bool, cube: bool) -> None:
        super().__init__(face)
        self.cathedral = cathedral
        self.cube = cube
        self.cost = face.gold + face.stone


class Technology(Giver):
    __slots__ = ("level", "trigger")

    def __init__(self, key: str, level: int, trigger: int, effects: Effects) -> None:
        super().__init__(key, effects)
        self.level = level
        self.trigger = trigger


class BridgeTile(Giver):
    """A IV or V tile. `scoring` and `value` count at the end."""

    __slots__ = ("is_final", "scoring", "value")

    def __init__(self, key: str, is_final: bool, effects: Effects, scoring: int, value: int) -> None:
        super().__init__(key, effects)
        self.is_final = is_final
        self.scoring = scoring
        self.value = value


class Plaza(Piece):
    __slots__ = ("colour", "lower", "upper")

    def __init__(self, key: str, colour: int, upper: Effects, lower: Effects) -> None:
        super().__init__(key)
        self.colour = colour
        self.upper = upper
        self.lower = lower


class Token(Giver):
    """A production token."""

    __slots__ = ("players",)

    def __init__(self, key: str, players: int, effects: Effects) -> None:
        super().__init__(key, effects)
        self.players = players


class Seal(Piece):
    __slots__ = ("gold", "gold_windows", "scoring", "silver_windows", "stone", "value")

    def __init__(
        self,
        key: str,
        silver_windows: int,
        gold_windows: int,
        gold: int,
        stone: int,
        scoring: int,
        value: int,
    ) -> None:
        super().__init__(key)
        self.silver_windows = silver_windows
        self.gold_windows = gold_windows
        self.gold = gold
        self.stone = stone
        self.scoring = scoring
        self.value = value


class Sector(Giver):
    """A sector of the wheel. An egg costs one of `resource`; a special tile is worth `points` unused."""

    __slots__ = ("kind", "points", "resource", "trigger")

    def __init__(
        self, key: str, kind: int, points: int, resource: int, effects: Effects, trigger: int
    ) -> None:
        super().__init__(key, effects)
        self.kind = kind
        self.points = points
        self.resource = resource
        self.trigger = trigger


class Wealth(Giver):
    """`resource` is gold, stone or, beyond these numbers, either."""

    __slots__ = ("amount", "resource")

    def __init__(self, key: str, resource: int, amount: int, effects: Effects) -> None:
        super().__init__(key, effects)
        self.resource = resource
        self.amount = amount


class Street(Piece):
    """The first effect of a King's Road space, printed or on a tile that replaces it."""

    __slots__ = ("first", "gold", "side", "space", "trigger")

    def __init__(self, key: str, space: int, side: str, gold: int, first: Effects, trigger: int) -> None:
        super().__init__(key)
        self.space = space
        self.side = side
        self.gold = gold
        self.first = first
        self.trigger = trigger


class Track:
    """A gold mine or quarry track: all production bonuses up to a number, and the marked numbers."""

    __slots__ = ("bonuses", "last", "start", "token_at")

    def __init__(self, spaces: list[Effects], start: int, token_at: int) -> None:
        self.bonuses = [
            tuple(effect for space in spaces[: number + 1] for effect in space)
            for number in range(len(spaces))
        ]
        self.start = start
        self.token_at = token_at
        self.last = len(spaces) - 1


class Project(Piece):
    """The Hunger Wall or the Cathedral with one set of tiers; rows from the bottom."""

    __slots__ = (
        "column_points",
        "gold",
        "height",
        "numbers",
        "row_points",
        "squares",
        "stone",
        "tier",
        "width",
    )

    def __init__(
        self,
        key: str,
        tier: tuple[int, ...],
        numbers: tuple[int, ...],
        gold: tuple[int, ...],
        stone: tuple[int, ...],
        row_points: tuple[int, ...],
        squares: tuple[tuple[int, ...], ...],
        column_points: tuple[int, ...],
    ) -> None:
        super().__init__(key)
        self.tier = tier
        self.numbers = numbers
        self.gold = gold
        self.stone = stone
        self.row_points = row_points
        self.squares = squares
        self.column_points = column_points
        self.height = len(squares)
        self.width = len(column_points)


class Site:
    """A building site. By corner: the sites that share it, each with its own number of it, and whether a
    blue corner is printed there."""

    __slots__ = ("at", "corners", "gold", "key", "plaza", "points", "prebuilt", "printed")

    def __init__(
        self,
        key: str,
        at: Hex,
        plaza: int,
        gold: int,
        points: int,
        prebuilt: tuple[int, ...],
        corners: tuple[tuple[tuple[int, int], ...], ...],
        printed: tuple[bool, ...],
    ) -> None:
        self.key = key
        self.at = at
        self.plaza = plaza
        self.gold = gold
        self.points = points
        self.prebuilt = prebuilt
        self.corners = corners
        self.printed = printed


class PlazaHex:
    """A plaza of the board and the sites around it."""

    __slots__ = ("at", "colour", "key", "players", "sites")

    def __init__(self, key: str, at: Hex, colour: int, players: int, sites: tuple[int, ...]) -> None:
        self.key = key
        self.at = at
        self.colour = colour
        self.players = players
        self.sites = sites
