"""What happened, in the view's words; docs/events.md lists them all."""

from __future__ import annotations

from typing import NamedTuple


class RoundStarted(NamedTuple):
    round: int
    start: int


class EventRevealed(NamedTuple):
    card: str


class EventHappened(NamedTuple):
    card: str


class GuildsChosen(NamedTuple):
    seat: int
    guilds: tuple[str, ...]


class GuildsArranged(NamedTuple):
    seat: int
    guilds: tuple[str, ...]


class TurnStarted(NamedTuple):
    """A seat plays so many cards."""

    seat: int
    cards: int


class CardPlayed(NamedTuple):
    seat: int
    card: str
    action: str


class CardSpent(NamedTuple):
    seat: int
    card: str


class JokerPlayed(NamedTuple):
    seat: int
    action: str


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
    space: str
    cost: int


class TechnologyRemoved(NamedTuple):
    seat: int
    mine: str


class RightsTaken(NamedTuple):
    seat: int
    tile: str
    cost: int


class TileTurnedUp(NamedTuple):
    """A stack of the town hall board shows its next tile."""

    at: str
    tile: str


class StackEmptied(NamedTuple):
    """This was the last tile of its stack of the town hall board."""

    tile: str


class PlotClaimed(NamedTuple):
    seat: int
    square: str
    cost: int


class BuildingBuilt(NamedTuple):
    seat: int
    tile: str
    square: str
    cost: int


class EffectsGoOn(NamedTuple):
    """After a question in between, the other effects of a tile or of the space of a house are resolved."""

    seat: int
    tile: str


class HousePlaced(NamedTuple):
    """A house marks a building; what its space of the player board shows is resolved next."""

    seat: int
    guild: str
    square: str
    house: str


class HouseRemoved(NamedTuple):
    seat: int
    guild: str


class IncomeTaken(NamedTuple):
    seat: int
    groschen: int


class PatricianWaits(NamedTuple):
    colour: str


class PatricianSeated(NamedTuple):
    seat: int
    colour: str
    cost: int


class BarbaraUsed(NamedTuple):
    seat: int
    number: int


class BarbaraFlipped(NamedTuple):
    number: int


class Scored(NamedTuple):
    seat: int
    points: int
    source: str


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
    commodity: str
    by: int


class PopulationGrew(NamedTuple):
    card: int


class OreGrew(NamedTuple):
    card: int


class ArmMoved(NamedTuple):
    arm: str
    notch: int


class TownBuilds(NamedTuple):
    """The tile is discarded from the guild's stack; none if the stack is empty."""

    guild: str
    tile: str | None


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
