"""Components: the box, made ready for play from its tables.

The tables hold the printed values as plain text and numbers (`rows.py`, our values in `tables.py`).
A `Box` turns them into pieces with numbers instead of names, and checks them on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from groschen.engine.box import Tables, where
from groschen.engine.codec import Piece
from groschen.engine.errors import BadBox
from groschen.games.kutna_hora import effects, events, rows
from groschen.games.kutna_hora.effects import Effect
from groschen.games.kutna_hora.events import EventEffect
from groschen.games.kutna_hora.grid import Grid
from groschen.games.kutna_hora.names import (
    ACTIONS,
    ANY_PLOT_COST,
    COMMODITIES,
    DOTS,
    GUILDS,
    NOBODY,
    ORE,
    PATRICIANS,
)

R = TypeVar("R")
T = TypeVar("T")
Card = rows.PopulationCard | rows.OreCard


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

    __slots__ = ("entrances", "mines", "setups", "town", "villages")

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
        self.setups = setups


class Prices:
    """One commodity on its stand: [card][column] of its price, red X and town icon."""

    __slots__ = ("closed", "price", "town_builds")

    def __init__(self, faces: list[str]) -> None:
        cells = [face.lower().split() for face in faces]
        self.price = [[int(cell.strip("xt")) for cell in row] for row in cells]
        self.closed = [["x" in cell for cell in row] for row in cells]
        self.town_builds = [["t" in cell for cell in row] for row in cells]


class Box:
    """Every component, ready for play."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.buildings: list[Building] = _build(tables, "guild_buildings", _guild_building)
        self.buildings += _build(tables, "public_buildings", _public_building)
        self.dearest_plot = max([ANY_PLOT_COST, *[tile.plot for tile in self.buildings]])
        self.mines: list[Mine] = _build(tables, "mines", _mine)
        self.technologies: list[Mine] = _build(tables, "technologies", _technology)
        self.levels: list[int] = [row.draw for row in tables["technologies"]]
        self.rocks: list[Mine] = _build(tables, "rocks", _rock)
        self.guild_setups: list[list[list[tuple[int, ...]]]] = _build(tables, "guild_setups", _guild_setup)
        self.events: list[Event] = _build(tables, "events", _event)
        self.cards: list[tuple[int, int]] = _build(tables, "action_cards", _action_card)
        self.card_names: list[str] = [row.key for row in tables["action_cards"]]
        self.cathedral: list[int] = [row.tax for row in tables["cathedral"]]
        self.houses: list[list[Tile]] = _houses(tables)
        self.reputation: dict[int, int] = {row.space: row.points for row in tables["reputation"]}
        self.lowest = min(self.reputation)
        self.highest = max(self.reputation)
        self.penalties: dict[int, list[int]] = {
            track: [row.penalty for row in tables["rounds"] if row.track == track] for track in (5, 6)
        }
        self.hall_costs: list[tuple[int, int]] = [(row.groschen, row.permits) for row in tables["hall"]]
        self.prices: list[Prices] = _prices(tables)
        self.last_population = len(self.prices[-1].price) - 1
        self.last_ore = len(self.prices[ORE].price) - 1
        self.last_notch = len(self.prices[-1].price[0]) - 1
        self.star_values: list[tuple[int, int, int]] = [
            (row.first, row.second, row.third) for row in tables["star_values"]
        ]
        self.small: Board = _board(tables, "small")
        self.large: Board = _board(tables, "large")
        tiles = [*self.buildings, *self.mines, *self.technologies, *self.rocks]
        spaces = [space for row in self.houses for space in row]
        self.pieces: dict[str, Piece] = _by_key([*tiles, *spaces, *self.events, self.small, self.large])

    def row_value(self, stars: int) -> tuple[int, int, int]:
        """What a row with so many stars is worth to the first, second and third."""
        return self.star_values[min(stars, len(self.star_values) - 1)]


def _build(tables: Tables, name: str, make: Callable[[R], T]) -> list[T]:
    """Make every row of a table; a row that cannot be made is named."""
    made: list[T] = []
    for number, row in enumerate(tables[name], 1):
        try:
            made.append(make(row))
        except ValueError as error:
            raise BadBox(f"{where(name, number, row)}: {error}") from None
    return made


def _one_of(words: tuple[str, ...], word: str, field: str) -> int:
    if word not in words:
        raise ValueError(f"field {field!r}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def _at_least(least: int, value: int, field: str) -> int:
    if value < least:
        raise ValueError(f"field {field!r}: {value} is less than {least}")
    return value


def _dots(text: str) -> tuple[int, ...]:
    return tuple(_one_of(DOTS, word, "dots") for word in text.split())


def _effects(text: str) -> tuple[Effect, ...]:
    try:
        return effects.parse(text)
    except ValueError as error:
        raise ValueError(f"field 'effects': {error}") from None


def _guild_building(row: rows.GuildBuilding) -> Building:
    return Building(
        row.key,
        guild=_one_of(GUILDS, row.guild, "guild"),
        patrician=NOBODY,
        wood=_at_least(0, row.wood, "wood"),
        plot=_at_least(0, row.plot, "plot"),
        dots=_dots(row.dots),
        effects=_effects(row.effects),
        marked=row.marked,
    )


def _public_building(row: rows.PublicBuilding) -> Building:
    return Building(
        row.key,
        guild=NOBODY,
        patrician=_one_of(PATRICIANS, row.patrician, "patrician"),
        wood=_at_least(0, row.wood, "wood"),
        plot=_at_least(0, row.plot, "plot"),
        dots=_dots(row.dots),
        effects=_effects(row.effects),
        marked=False,
    )


def _mine(row: rows.Mine) -> Mine:
    if row.level not in (1, 2, 3):
        raise ValueError(f"field 'level': {row.level} is none of 1, 2, 3")
    stars, wood = _at_least(0, row.stars, "stars"), _at_least(0, row.wood, "wood")
    return Mine(row.key, row.level, stars, wood, _effects(row.effects), is_rock=False)


def _technology(row: rows.Technology) -> Mine:
    _at_least(1, row.draw, "draw")
    stars, wood = _at_least(0, row.stars, "stars"), _at_least(0, row.wood, "wood")
    return Mine(row.key, 0, stars, wood, _effects(row.effects), is_rock=False)


def _rock(row: rows.Rock) -> Mine:
    return Mine(row.key, 0, _at_least(0, row.stars, "stars"), 0, (), is_rock=True)


def _guild_setup(row: rows.GuildSetup) -> list[list[tuple[int, ...]]]:
    """The sets for two, three and four players."""
    return [_guild_sets(text, players) for players, text in ((2, row.two), (3, row.three), (4, row.four))]


def _guild_sets(text: str, players: int) -> list[tuple[int, ...]]:
    sets = [tuple(_one_of(GUILDS, word, "guilds") for word in part.split()) for part in text.split("/")]
    if len(sets) != players or any(len(set(guilds)) != 3 for guilds in sets):
        raise ValueError(f"{text!r} should be {players} sets of three different guilds")
    return sets


def _event(row: rows.EventCard) -> Event:
    _one_of(("A", "B"), row.deck, "deck")
    _one_of(("end", "reveal"), row.when, "when")
    try:
        effect = events.parse(row.effect)
    except ValueError as error:
        raise ValueError(f"field 'effect': {error}") from None
    tax = _at_least(0, row.tax, "tax")
    population, ore = _at_least(0, row.population, "population"), _at_least(0, row.ore, "ore")
    return Event(row.key, row.deck, tax, population, ore, row.when, effect)


def _action_card(row: rows.ActionCard) -> tuple[int, int]:
    one, other = _one_of(ACTIONS, row.one, "one"), _one_of(ACTIONS, row.other, "other")
    if one == other:
        raise ValueError(f"both ends are {row.one!r}")
    return one, other


def _houses(tables: Tables) -> list[list[Tile]]:
    made = _build(tables, "houses", _house_space)
    spaces = {(row.row, row.column): made[at] for at, row in enumerate(tables["houses"])}
    if set(spaces) != {(row, column) for row in (1, 2, 3) for column in (1, 2, 3, 4)}:
        raise BadBox("houses: every row 1 to 3 needs the columns 1 to 4 once")
    return [[spaces[row, column] for column in (1, 2, 3, 4)] for row in (1, 2, 3)]


def _house_space(row: rows.HouseSpace) -> Tile:
    return Tile(row.key, NOBODY, NOBODY, 0, _effects(row.effects))


def _prices(tables: Tables) -> list[Prices]:
    """By commodity: the faces of a deck in play are its fronts, then its backs from last to first."""
    ore, population = tables["ore_cards"], tables["population_cards"]
    decks = dict.fromkeys(COMMODITIES[:3], ore) | dict.fromkeys(COMMODITIES[3:], population)
    return [_faces(name, decks[name]) for name in COMMODITIES]


def _faces(name: str, cards: tuple[Card, ...]) -> Prices:
    numbered = [card for card in cards if card.front >= 0]
    faces = {card.front: getattr(card, name) for card in numbered}
    faces |= {card.back: getattr(card, f"back_{name}") for card in numbered}
    if sorted(faces) != list(range(2 * len(numbered))):
        raise BadBox(f"the cards with {name} do not run from 0 to {2 * len(numbered) - 1}")
    try:
        prices = Prices([faces[number] for number in sorted(faces)])
    except ValueError as error:
        raise BadBox(f"the prices of {name}: {error}; a price is a number, perhaps with x or t") from None
    if len({len(row) for row in prices.price}) != 1:
        raise BadBox(f"the prices of {name}: every card needs the same number of columns")
    if any(row[-1] for row in prices.town_builds):
        raise BadBox(f"the prices of {name}: the last column cannot make the town build")
    return prices


def _board(tables: Tables, side: str) -> Board:
    town_row = next(row for row in tables["towns"] if row.key == side)
    mine_row = next(row for row in tables["mine_grids"] if row.key == side)
    town, mines = Grid(town_row.width, town_row.height), Grid(mine_row.width, mine_row.depth)
    dots: list[tuple[int, ...]] = [()] * town.size
    for at, village in zip(_build(tables, "villages", _dots_of), tables["villages"], strict=True):
        if village.town == side:
            dots[town.square(village.square)] = at
    entrances = tuple(mines.square(name) for name in mine_row.entrances.split())
    if any(square >= mines.width for square in entrances):
        raise BadBox(f"mine_grids ({side}): the entrances must lie in the top row")
    setups = [_rock_spaces(getattr(row, side), mines) for row in tables["mine_setups"]]
    return Board(side, town, tuple(dots), mines, entrances, tuple(setups))


def _dots_of(row: rows.Village) -> tuple[int, ...]:
    return _dots(row.dots)


def _rock_spaces(text: str, mines: Grid) -> tuple[int, ...]:
    spaces = tuple(mines.square(name) for name in text.split())
    if len(set(spaces)) != 4:
        raise BadBox(f"mine_setups: {text!r} should name four different spaces")
    return spaces


def _by_key(pieces: list[Piece]) -> dict[str, Piece]:
    found: dict[str, Piece] = {}
    for piece in pieces:
        if piece.key in found:
            raise BadBox(f"two pieces are called {piece.key!r}")
        found[piece.key] = piece
    return found
