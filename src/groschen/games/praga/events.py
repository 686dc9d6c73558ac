"""What happened, in the view's words; docs/events.md lists them all."""

from __future__ import annotations

from typing import NamedTuple

Owner = int | str | None
"""A seat, or "parler" for the opponent of a solo game."""


class TurnStarted(NamedTuple):
    seat: Owner
    turn: int


class ActionTileTaken(NamedTuple):
    seat: int
    tile: str
    cost: int
    points: int


class WheelBonusTaken(NamedTuple):
    seat: int
    bonus: str


class ActionBegun(NamedTuple):
    seat: int
    action: str


class ExtraActionBought(NamedTuple):
    seat: int
    gold_windows: int
    silver_windows: int


class HexTileTaken(NamedTuple):
    """An upgrade, wall or building left its row for so much."""

    seat: int
    tile: str
    gold: int
    stone: int


class RowRefreshed(NamedTuple):
    seat: int
    row: str
    removed: tuple[str, ...]


class TileDealt(NamedTuple):
    """A tile came to lie on a place of a row, 1 to 4; the last is the special one."""

    row: str
    place: int
    tile: str


class MinesRaised(NamedTuple):
    seat: int
    track: str
    now: int


class Produced(NamedTuple):
    seat: int
    good: str
    amount: int


class TokenTaken(NamedTuple):
    seat: int
    track: str
    token: str


class SealEarned(NamedTuple):
    seat: int


class SealClaimed(NamedTuple):
    seat: Owner
    seal: str


class WealthReached(NamedTuple):
    seat: int
    bonus: str


class UpgradePlaced(NamedTuple):
    seat: int
    tile: str
    action: str
    turned: int


class BonusGivenBack(NamedTuple):
    """The bonus of a covered upgrade was given back for that of the new one."""

    seat: int
    tile: str


class WallBuilt(NamedTuple):
    seat: int
    tile: str
    place: int
    turned: int


class BuildingBuilt(NamedTuple):
    seat: int
    tile: str
    site: str
    turned: int


class Matched(NamedTuple):
    """Symbols or corners that met."""

    seat: int
    sides: int
    corners: int


class PlazaCompleted(NamedTuple):
    plaza: str
    winners: tuple[Owner, ...]
    others: tuple[Owner, ...]


class PlazaRewarded(NamedTuple):
    """Somebody gained a reward of a plaza tile, or both."""

    seat: int
    tile: str


class RoadAdvanced(NamedTuple):
    seat: int
    space: str


class EggSpent(NamedTuple):
    seat: int


class BridgeTilesDrawn(NamedTuple):
    seat: int
    tiles: tuple[str, ...]


class BridgeTileTaken(NamedTuple):
    seat: int
    tile: str


class PlankLaid(NamedTuple):
    seat: int
    plank: int


class TechnologiesDrawn(NamedTuple):
    seat: int
    level: int
    tiles: tuple[str, ...]


class TechnologyTaken(NamedTuple):
    seat: int
    tile: str


class TechnologyUsed(NamedTuple):
    seat: int
    tile: str


class TrackAdvanced(NamedTuple):
    """The marker of "technology" or "university" moved."""

    seat: int
    track: str
    now: int


class ProjectMoved(NamedTuple):
    seat: int
    project: str
    row: int
    column: int


class Gained(NamedTuple):
    """Goods, windows, eggs or tokens, as the view of a player names them; what exceeds the limit is already
    gone."""

    seat: int
    what: str
    amount: int


class Scored(NamedTuple):
    seat: int
    points: int
    source: str


class WindowsDiscarded(NamedTuple):
    seat: int
    gold_windows: int
    silver_windows: int


class CraneTurned(NamedTuple):
    box: int


class TileReset(NamedTuple):
    """An action tile left the blue zone and is worth 5 points."""

    tile: str


class PlatformMoved(NamedTuple):
    left: int


class EraTwo(NamedTuple):
    turn: int


class OpponentTook(NamedTuple):
    """The solo opponent sent an action tile back."""

    tile: str


class PawnPlaced(NamedTuple):
    """Peter Parler's pawn stands on its first plaza."""

    plaza: str


class ParlerPlayed(NamedTuple):
    card: str


class ParlerBuilt(NamedTuple):
    tile: str
    site: str
    turned: int


class ParlerRaised(NamedTuple):
    track: str
    now: int


class ParlerDiscarded(NamedTuple):
    """Peter Parler removed a tile, token or seal."""

    piece: str


class GameEnded(NamedTuple):
    turn: int
