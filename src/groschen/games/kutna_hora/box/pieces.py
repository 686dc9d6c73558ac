"""Pieces: what lies on the table, with numbers instead of names."""

from __future__ import annotations

from groschen.engine.codec import Piece
from groschen.games.kutna_hora.effects import Effect
from groschen.games.kutna_hora.events import EventEffect
from groschen.games.kutna_hora.grid import Grid
from groschen.games.kutna_hora.names import NOBODY


class Tile(Piece):
    """Anything with effects: a building, a mine, a house space."""

    __slots__ = ("effects", "guild", "patrician", "wood")

    def __init__(self, key: str, guild: int, patrician: int, wood: int, effects: tuple[Effect, ...]) -> None:
        super().__init__(key)
        self.guild = guild
        self.patrician = patrician
        self.wood = wood
        self.effects = effects


class Building(Tile):
    """A guild building or, if nobody's guild is on it, a public building. `wood` is its cost."""

    __slots__ = ("colours", "dots", "marked", "plot")

    def __init__(
        self,
        key: str,
        guild: int,
        patrician: int,
        wood: int,
        plot: int,
        dots: tuple[int, ...],
        effects: tuple[Effect, ...],
        marked: bool,
    ) -> None:
        super().__init__(key, guild, patrician, wood, effects)
        self.plot = plot
        self.dots = dots
        self.colours = tuple(sorted(set(dots)))
        self.marked = marked

    def is_public(self) -> bool:
        return self.guild == NOBODY


class Mine(Tile):
    """A mine, technology (level 0) or rock tile. `wood` is the cost beside and below it."""

    __slots__ = ("is_rock", "level", "stars")

    def __init__(
        self, key: str, level: int, stars: int, wood: int, effects: tuple[Effect, ...], is_rock: bool
    ) -> None:
        super().__init__(key, NOBODY, NOBODY, wood, effects)
        self.level = level
        self.stars = stars
        self.is_rock = is_rock


class Event(Piece):
    """An event card."""

    __slots__ = ("deck", "effect", "ore", "population", "tax", "when")

    def __init__(
        self, key: str, deck: str, tax: int, population: int, ore: int, when: str, effect: EventEffect | None
    ) -> None:
        super().__init__(key)
        self.deck = deck
        self.tax = tax
        self.population = population
        self.ore = ore
        self.when = when
        self.effect = effect


class Board(Piece):
    """One side of the Kutná Hora board: the town with its villages, and the mines."""

    __slots__ = ("entrances", "is_entrance", "mines", "setups", "town", "villages")

    def __init__(
        self,
        key: str,
        town: Grid,
        villages: tuple[tuple[int, ...], ...],
        mines: Grid,
        entrances: tuple[int, ...],
        setups: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__(key)
        self.town = town
        self.villages = villages
        self.mines = mines
        self.entrances = entrances
        self.is_entrance = [square in entrances for square in range(mines.size)]
        self.setups = setups


class Prices:
    """One commodity on its stand: [card][column] of its price, red X and town icon."""

    __slots__ = ("closed", "price", "town_builds")

    def __init__(self, faces: list[list[str]]) -> None:
        self.price = [[int(cell.rstrip("xt")) for cell in row] for row in faces]
        self.closed = [[cell.endswith("x") for cell in row] for row in faces]
        self.town_builds = [[cell.endswith("t") for cell in row] for row in faces]
