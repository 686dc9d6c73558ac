"""What happened, as data. `render/words` turns each into a line of the log."""

from __future__ import annotations

from typing import NamedTuple


class TurnStarted(NamedTuple):
    seat: int
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
    action: int


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
    row: int
    removed: tuple[str, ...]


class TilesDealt(NamedTuple):
    row: int
    tiles: tuple[str, ...]


class MinesRaised(NamedTuple):
    seat: int
    track: int
    now: int


class Produced(NamedTuple):
    seat: int
    track: int
    amount: int


class TokenTaken(NamedTuple):
    seat: int
    track: int
    token: str


class SealEarned(NamedTuple):
    seat: int


class SealClaimed(NamedTuple):
    seat: int
    seal: str


class WealthReached(NamedTuple):
    seat: int
    bonus: str


class UpgradePlaced(NamedTuple):
    seat: int
    tile: str
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
    winners: tuple[int, ...]
    others: tuple[int, ...]


class PlazaRewarded(NamedTuple):
    seat: int
    plaza: str


class RoadAdvanced(NamedTuple):
    seat: int
    space: int


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
    """The technology (0) or University (1) marker moved."""

    seat: int
    track: int
    now: int


class ProjectMoved(NamedTuple):
    seat: int
    project: int
    row: int
    column: int


class Gained(NamedTuple):
    """Gold, stone, windows, eggs or tokens; what exceeds the limit is already gone."""

    seat: int
    what: str
    amount: int


class Scored(NamedTuple):
    seat: int
    points: int
    source: int


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


class ParlerRaised(NamedTuple):
    track: int
    now: int


class ParlerDiscarded(NamedTuple):
    """Peter Parler removed a tile, token or seal."""

    piece: str


class GameEnded(NamedTuple):
    turn: int
