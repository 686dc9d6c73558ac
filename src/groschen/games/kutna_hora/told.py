"""What happened, as data. `render/words` turns each into a line of the log."""

from __future__ import annotations

from typing import NamedTuple


class RoundStarted(NamedTuple):
    round: int
    start: int


class EventRevealed(NamedTuple):
    event: str


class EventHappened(NamedTuple):
    event: str


class GuildsChosen(NamedTuple):
    seat: int
    guilds: tuple[int, ...]


class GuildsArranged(NamedTuple):
    seat: int
    guilds: tuple[int, ...]


class CardPlayed(NamedTuple):
    seat: int
    card: int
    action: int


class CardSpent(NamedTuple):
    seat: int
    card: int


class JokerPlayed(NamedTuple):
    seat: int
    action: int


class MinersHired(NamedTuple):
    seat: int
    miners: int
    cost: int


class MinesDrawn(NamedTuple):
    seat: int
    mines: tuple[str, ...]


class MinesDiscarded(NamedTuple):
    seat: int


class MineDug(NamedTuple):
    seat: int
    mine: str
    space: int
    cost: int


class TechnologyRemoved(NamedTuple):
    seat: int
    mine: str


class RightsTaken(NamedTuple):
    seat: int
    tile: str
    cost: int


class PlotClaimed(NamedTuple):
    seat: int
    square: int
    cost: int


class BuildingBuilt(NamedTuple):
    seat: int
    tile: str
    square: int
    cost: int


class HouseRemoved(NamedTuple):
    seat: int
    guild: int


class IncomeTaken(NamedTuple):
    seat: int
    groschen: int


class PatricianWaits(NamedTuple):
    colour: int


class PatricianSeated(NamedTuple):
    seat: int
    colour: int
    cost: int


class BarbaraUsed(NamedTuple):
    seat: int
    number: int


class BarbaraFlipped(NamedTuple):
    number: int


class Scored(NamedTuple):
    seat: int
    points: int
    source: int


class ReputationChanged(NamedTuple):
    seat: int
    steps: int
    now: int


class PelicansGained(NamedTuple):
    seat: int
    pelicans: int


class GroschenChanged(NamedTuple):
    seat: int
    groschen: int


class ProductionRaised(NamedTuple):
    seat: int
    commodity: int
    by: int


class PopulationGrew(NamedTuple):
    card: int


class OreGrew(NamedTuple):
    card: int


class ArmMoved(NamedTuple):
    arm: int
    notch: int


class TownBuilds(NamedTuple):
    guild: int


class TaxesRaised(NamedTuple):
    by: int
    now: int


class TaxesPaid(NamedTuple):
    seat: int
    groschen: int


class TaxesRefused(NamedTuple):
    seat: int
    reputation: int


class RedTilesEntered(NamedTuple):
    tiles: tuple[str, ...]


class GameEnded(NamedTuple):
    round: int
