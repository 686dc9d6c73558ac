"""Components: the box, made ready for play from its tables.

The tables hold the printed values as plain text and numbers (`rows.py`, our values in `tables.py`).
A `Box` turns them into pieces with numbers instead of names, and checks them on the way.
"""

from __future__ import annotations

from collections.abc import Sequence

from groschen.engine.box import Tables
from groschen.engine.codec import Piece
from groschen.engine.reading import build, each_once, one_of, refuse, so_many, within, wrong
from groschen.games.kutna_hora import event_cards
from groschen.games.kutna_hora.box import checks, rows
from groschen.games.kutna_hora.box.boards import make_board
from groschen.games.kutna_hora.box.decks import make_prices
from groschen.games.kutna_hora.box.pieces import Board, Building, Event, Mine, Prices, Tile
from groschen.games.kutna_hora.box.reading import dots_of, effects_of
from groschen.games.kutna_hora.names import ACTIONS, ANY_PLOT_COST, GUILDS, NOBODY, ORE, PATRICIANS

__all__ = ["Board", "Box", "Building", "Event", "Mine", "Prices", "Tile"]

TILES_OF_A_GUILD = 4
TILES_OF_A_PATRICIAN = 3
FEWEST_EVENTS = {"A": 3, "B": 2}
"""What a game with six rounds deals."""


class Box:
    """Every component, ready for play."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.buildings: list[Building] = make_buildings(tables)
        self.of_guild = [[t for t in self.buildings if t.guild == guild] for guild in range(len(GUILDS))]
        self.of_patrician = [
            [t for t in self.buildings if t.patrician == colour] for colour in range(len(PATRICIANS))
        ]
        self.cheapest_plot = min([ANY_PLOT_COST, *[tile.plot for tile in self.buildings]])
        self.dearest_plot = max([ANY_PLOT_COST, *[tile.plot for tile in self.buildings]])
        self.mines: list[Mine] = build(tables, "mines", _mine)
        self.technologies: list[Mine] = build(tables, "technologies", _technology)
        checks.check_technologies(tables)
        self.levels: list[int] = [row.draw for row in tables["technologies"]]
        self.rocks: list[Mine] = build(tables, "rocks", _rock)
        self.guild_setups: list[list[list[tuple[int, ...]]]] = build(tables, "guild_setups", _guild_setup)
        checks.check_guild_sets(tables, self.guild_setups)
        self.events: list[Event] = make_events(tables)
        self.cards: list[tuple[int, int]] = build(tables, "action_cards", _action_card)
        checks.check_action_cards(tables, self.cards)
        self.card_ends = [(card, action) for card, ends in enumerate(self.cards) for action in ends]
        self.ends_of: list[list[tuple[int, int]]] = [
            [(choice, action) for choice, (card, action) in enumerate(self.card_ends) if card == at]
            for at in range(len(self.cards))
        ]
        self.card_names: list[str] = [row.key for row in tables["action_cards"]]
        self.cathedral: list[int] = make_cathedral(tables)
        self.houses: list[list[Tile]] = make_houses(tables)
        self.reputation: dict[int, int] = make_reputation(tables)
        self.lowest = min(self.reputation)
        self.highest = max(self.reputation)
        self.penalties: dict[int, list[int]] = make_penalties(tables)
        self.hall_costs: list[tuple[int, int]] = build(tables, "hall", _hall_column)
        self.prices: list[Prices] = make_prices(tables)
        self.last_population = len(self.prices[-1].price) - 1
        self.last_ore = len(self.prices[ORE].price) - 1
        self.last_notch = len(self.prices[-1].price[0]) - 1
        self.star_values: list[tuple[int, int, int]] = make_star_values(tables)
        self.small: Board = make_board(tables, "small")
        self.large: Board = make_board(tables, "large")
        self.pieces: dict[str, Piece] = by_key(tables, self._named(tables))

    def _named(self, tables: Tables) -> dict[str, Sequence[Piece]]:
        """Every piece with a name, by its table."""
        return {
            "guild_buildings": self.buildings[: len(tables["guild_buildings"])],
            "public_buildings": self.buildings[len(tables["guild_buildings"]) :],
            "mines": self.mines,
            "technologies": self.technologies,
            "rocks": self.rocks,
            "houses": [space for row in self.houses for space in row],
            "events": self.events,
            "towns": [self.small, self.large],
        }

    def row_value(self, stars: int) -> tuple[int, int, int]:
        """What a row with so many stars is worth to the first, second and third."""
        return self.star_values[min(stars, len(self.star_values) - 1)]


def by_key(tables: Tables, named: dict[str, Sequence[Piece]]) -> dict[str, Piece]:
    """A name belongs to one piece only, whatever its table."""
    found: dict[str, Piece] = {}
    taken: set[str] = set()
    for name, pieces in named.items():
        for number, piece in enumerate(pieces, 1):
            if piece.key.casefold() in taken:
                refuse(tables, name, number, "key", f"two pieces are called {piece.key!r}")
            taken.add(piece.key.casefold())
            found[piece.key] = piece
    return found


# Buildings


def make_buildings(tables: Tables) -> list[Building]:
    """Four tiles of each guild, one of them marked; three public buildings of each patrician."""
    made = build(tables, "guild_buildings", _guild_building)
    so_many(tables, "guild_buildings", "guild", GUILDS, TILES_OF_A_GUILD)
    for at, guild in enumerate(GUILDS):
        numbers = [number for number, tile in enumerate(made, 1) if tile.guild == at]
        marked = [number for number in numbers if made[number - 1].marked]
        if len(marked) != 1:
            what = f"one tile of the {guild} is marked, not {len(marked)}"
            refuse(tables, "guild_buildings", marked[0] if marked else numbers[-1], "marked", what)
    checks.check_guild_buildings(tables, made)
    public = build(tables, "public_buildings", _public_building)
    so_many(tables, "public_buildings", "patrician", PATRICIANS, TILES_OF_A_PATRICIAN)
    checks.check_public_buildings(tables, public)
    return made + public


def _guild_building(row: rows.GuildBuilding) -> Building:
    return Building(
        row.key,
        guild=one_of(GUILDS, row.guild, "guild"),
        patrician=NOBODY,
        wood=within(0, row.wood, "wood"),
        plot=within(0, row.plot, "plot"),
        dots=dots_of(row.dots),
        effects=effects_of(row.effects, unknown=("patrician",)),
        marked=row.marked,
    )


def _public_building(row: rows.PublicBuilding) -> Building:
    return Building(
        row.key,
        guild=NOBODY,
        patrician=one_of(PATRICIANS, row.patrician, "patrician"),
        wood=within(0, row.wood, "wood"),
        plot=within(0, row.plot, "plot"),
        dots=dots_of(row.dots),
        effects=effects_of(row.effects, unknown=("produce", "arm")),
        marked=False,
    )


# Mines


def _mine(row: rows.Mine) -> Mine:
    if row.level not in (1, 2, 3):
        raise wrong("level", f"{row.level} is none of 1, 2, 3")
    return _mine_tile(row.key, row.level, row.stars, row.wood, row.effects)


def _technology(row: rows.Technology) -> Mine:
    within(1, row.draw, "draw")
    return _mine_tile(row.key, 0, row.stars, row.wood, row.effects)


def _mine_tile(key: str, level: int, stars: int, wood: int, effects: str) -> Mine:
    stars, wood = within(0, stars, "stars"), within(0, wood, "wood")
    return Mine(key, level, stars, wood, effects_of(effects, unknown=("arm", "patrician")), is_rock=False)


def _rock(row: rows.Rock) -> Mine:
    return Mine(row.key, 0, within(0, row.stars, "stars"), 0, (), is_rock=True)


def make_star_values(tables: Tables) -> list[tuple[int, int, int]]:
    """From no stars on, star by star."""
    values = build(tables, "star_values", _star_value)
    for number, row in enumerate(tables["star_values"], 1):
        if row.stars != number - 1:
            refuse(tables, "star_values", number, "stars", f"{row.stars} stands where {number - 1} should")
    return values


def _star_value(row: rows.StarValue) -> tuple[int, int, int]:
    first, second, third = (
        within(0, row.first, "first"),
        within(0, row.second, "second"),
        within(0, row.third, "third"),
    )
    return first, second, third


# Cards


def _guild_setup(row: rows.GuildSetup) -> list[list[tuple[int, ...]]]:
    """The sets for two, three and four players."""
    return [
        _guild_sets(row.two, 2, "two"),
        _guild_sets(row.three, 3, "three"),
        _guild_sets(row.four, 4, "four"),
    ]


def _guild_sets(text: str, players: int, field: str) -> list[tuple[int, ...]]:
    sets = [tuple(one_of(GUILDS, word, field) for word in part.split()) for part in text.split("/")]
    if len(sets) != players or any(len(guilds) != 3 or len(set(guilds)) != 3 for guilds in sets):
        raise wrong(field, f"{text!r} should be {players} sets of three different guilds")
    return sets


def make_events(tables: Tables) -> list[Event]:
    made = build(tables, "events", _event)
    for deck, fewest in FEWEST_EVENTS.items():
        count = [event.deck for event in made].count(deck)
        if count < fewest:
            refuse(tables, "events", len(made), "deck", f"deck {deck} has {count} cards and needs {fewest}")
    return made


def _event(row: rows.EventCard) -> Event:
    one_of(("A", "B"), row.deck, "deck")
    one_of(("end", "reveal"), row.when, "when")
    try:
        effect = event_cards.parse(row.effect)
    except ValueError as error:
        raise wrong("effect", str(error)) from None
    if effect is not None:
        within(-99, effect.amount, "effect")
        if effect.gift == "pelicans" and effect.amount < 0:
            raise wrong("effect", "pelicans are not lost")
    tax = within(0, row.tax, "tax")
    population, ore = within(0, row.population, "population"), within(0, row.ore, "ore")
    return Event(row.key, row.deck, tax, population, ore, row.when, effect)


def _action_card(row: rows.ActionCard) -> tuple[int, int]:
    one, other = one_of(ACTIONS, row.one, "one"), one_of(ACTIONS, row.other, "other")
    if one == other:
        raise wrong("other", f"both ends are {row.one!r}")
    return one, other


# Cathedral, player board, tracks and town hall


def make_cathedral(tables: Tables) -> list[int]:
    """By tile, its tax."""
    numbers = [row.number for row in tables["cathedral"]]
    each_once(tables, "cathedral", "number", numbers, range(1, 12))
    taxes = build(tables, "cathedral", _cathedral_tile)
    return [tax for _, tax in sorted(zip(numbers, taxes, strict=True))]


def _cathedral_tile(row: rows.CathedralTile) -> int:
    return within(0, row.tax, "tax")


def make_houses(tables: Tables) -> list[list[Tile]]:
    made = build(tables, "houses", _house_space)
    places = [(row.row, row.column) for row in tables["houses"]]
    each_once(
        tables, "houses", "column", places, [(row, column) for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    )
    at = dict(zip(places, made, strict=True))
    return [[at[row, column] for column in (1, 2, 3, 4)] for row in (1, 2, 3)]


def _house_space(row: rows.HouseSpace) -> Tile:
    within(1, row.row, "row", most=3)
    within(1, row.column, "column", most=4)
    return Tile(row.key, NOBODY, NOBODY, 0, effects_of(row.effects, unknown=("produce", "arm", "patrician")))


def make_reputation(tables: Tables) -> dict[int, int]:
    """By space, its points. The spaces have no gap, and 0 is one of them."""
    spaces = [row.space for row in tables["reputation"]]
    lowest = min(spaces)
    each_once(tables, "reputation", "space", spaces, range(lowest, lowest + len(spaces)))
    if 0 not in spaces:
        refuse(tables, "reputation", 1, "space", "0, where everybody begins, is missing")
    build(tables, "reputation", _points)
    return {row.space: row.points for row in sorted(tables["reputation"], key=_space)}


def _points(row: rows.ReputationSpace) -> int:
    return within(-99, row.points, "points")


def _space(row: rows.ReputationSpace) -> int:
    return row.space


def make_penalties(tables: Tables) -> dict[int, list[int]]:
    """By length of the track, the reputation that each round takes."""
    penalties = build(tables, "rounds", _penalty)
    rounds = [(row.track, row.round) for row in tables["rounds"]]
    wanted = [(track, number) for track in (5, 6) for number in range(1, track + 1)]
    each_once(tables, "rounds", "round", rounds, wanted)
    at = dict(zip(rounds, penalties, strict=True))
    return {track: [at[track, number] for number in range(1, track + 1)] for track in (5, 6)}


def _penalty(row: rows.RoundSpace) -> int:
    if row.track not in (5, 6):
        raise wrong("track", f"{row.track} is none of 5, 6")
    return within(0, row.penalty, "penalty")


def _hall_column(row: rows.HallColumn) -> tuple[int, int]:
    return within(0, row.groschen, "groschen"), within(0, row.permits, "permits")
