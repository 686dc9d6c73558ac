"""The words of Kutná Hora for `words.Table`: players by colour, squares by name, tiles made to measure.

The table is a plain one, so that no test depends on values of our own design: a town of six by five
squares without villages, mines with the entrances C1 and G1 and no rocks, three guilds for each player,
houses without effects, no events. A test that needs a printed value says so itself, with a tile of its
own or with `edit`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count, product
from random import Random
from typing import Any

from groschen.engine.codec import fields_of
from groschen.games.kutna_hora import RULES, effects, event_cards
from groschen.games.kutna_hora.actions.mine import level, mine_wood
from groschen.games.kutna_hora.actions.plot import plot_cost
from groschen.games.kutna_hora.actions.resolve import steps_of
from groschen.games.kutna_hora.box import components
from groschen.games.kutna_hora.grid import Grid
from groschen.games.kutna_hora.names import (
    ACTIONS,
    ARM_OF,
    ARMS,
    COMMODITIES,
    DOTS,
    FROM_MINES,
    GUILDS,
    NOBODY,
    PATRICIANS,
)
from groschen.games.kutna_hora.player import Player
from groschen.games.kutna_hora.prices import has_market, income, price
from groschen.games.kutna_hora.rounds import EndRound
from groschen.games.kutna_hora.setup import set_up
from groschen.games.kutna_hora.state import State
from groschen.games.kutna_hora.turn import PlayCard
from words import COLOURS, Table, edited, seat_of

GUILDS_OF_SEAT = (
    "miners metallurgists builders",
    "scribes grocers innkeepers",
    "miners builders grocers",
    "metallurgists scribes innkeepers",
)
TOWN = Grid(6, 5)
MINES = Grid(9, 3)
ENTRANCES = ("C1", "G1")

NO_HOUSE_EFFECTS = {number: {"effects": ""} for number in range(1, 13)}
PLAIN = edited(RULES.tables, houses=NO_HOUSE_EFFECTS)

_numbers = count(1)


# Tiles


def guild_tile(
    guild: str, wood: int = 0, plot: int = 5, dots: str = "", effects: str = "", marked: bool = False
) -> components.Building:
    """A guild building made to measure."""
    key = f"{guild} tile {next(_numbers)}"
    return _building(key, GUILDS.index(guild), NOBODY, wood, plot, dots, effects, marked)


def public_tile(
    patrician: str, wood: int = 0, plot: int = 5, dots: str = "", effects: str = ""
) -> components.Building:
    """A public building made to measure."""
    key = f"{patrician} tile {next(_numbers)}"
    return _building(key, NOBODY, PATRICIANS.index(patrician), wood, plot, dots, effects, False)


def _building(
    key: str, guild: int, patrician: int, wood: int, plot: int, dots: str, words: str, marked: bool
) -> components.Building:
    colours = tuple(DOTS.index(dot) for dot in dots.split())
    return components.Building(key, guild, patrician, wood, plot, colours, effects.parse(words), marked)


def mine_tile(stars: int = 0, wood: int = 1, effects: str = "", level: int = 1) -> components.Mine:
    """A mine made to measure; `wood` is what spaces beside and below it cost."""
    return _mine(f"mine {next(_numbers)}", level, stars, wood, effects, False)


def rock(stars: int = 0) -> components.Mine:
    return _mine(f"rock {next(_numbers)}", 0, stars, 0, "", True)


def _mine(key: str, level: int, stars: int, wood: int, words: str, is_rock: bool) -> components.Mine:
    return components.Mine(key, level, stars, wood, effects.parse(words), is_rock)


def event(
    deck: str = "A", tax: int = 0, population: int = 0, ore: int = 0, when: str = "end", effect: str = ""
) -> components.Event:
    """An event card made to measure."""
    key = f"event {next(_numbers)}"
    return components.Event(key, deck, tax, population, ore, when, event_cards.parse(effect))


def columns(text: str) -> str:
    """The prices of one card for all notches of an arm; the last one fills the rest."""
    cells = text.split()
    missing = RULES.box().last_notch + 1 - len(cells)
    return " ".join(cells + cells[-1:] * missing)


# The table


class KutnaHora(Table):
    """A table of Kutná Hora; Purple is the starting player."""

    state: State

    def in_full(self, text: str) -> str:
        """An action stands for the first card that has it: "income" for "income with …"."""
        if isinstance(self.pending, PlayCard) and text in ACTIONS:
            return next((option for option in self.options if option.startswith(f"{text} with ")), text)
        return text

    def can_take(self, action: str) -> bool:
        """Whether a card lets the player who is asked take this action."""
        return any(option.startswith(f"{action} with ") for option in self.options)

    def why_no(self, action: str) -> str:
        """The reason why this action is blocked, whatever the card."""
        codes = {why.code for text, why in self.blocked.items() if text.startswith(f"{action} with ")}
        return ", ".join(codes)

    # Laying things out

    def player(self, colour: str, **has: Any) -> Player:
        """The player of this colour, with these things: `player("Blue", groschen=9, plots="B2 C3")`.

        A commodity's name is its production from buildings; `ore_from_mines` is the fourth track.
        """
        player: Player = self.state.players[seat_of(colour)]
        if "guilds" in has:
            player.guilds = tuple(GUILDS.index(guild) for guild in has.pop("guilds").split())
        for name, value in has.items():
            if name == "plots":
                self.plots(colour, value)
            elif name == "ore_from_mines":
                player.production[FROM_MINES] = value
            elif name in COMMODITIES:
                player.production[player.row_of(COMMODITIES.index(name))] = value
            else:
                assert hasattr(player, name), f"players have no {name}"
                setattr(player, name, value)
        return player

    def plots(self, colour: str, squares: str) -> None:
        for square in squares.split():
            self.state.plots[TOWN.square(square)] = seat_of(colour)
            self.state.players[seat_of(colour)].plot_markers -= 1

    def build(self, square: str, tile: components.Building, owner: str | None = None) -> None:
        """A building that stands there already."""
        self.state.town[TOWN.square(square)] = tile
        if owner:
            self.state.owners[TOWN.square(square)] = seat_of(owner)

    def dig(self, space: str, tile: components.Mine, owner: str | None = None) -> None:
        """A mine or a rock that lies there already."""
        self.state.mines[MINES.square(space)] = tile
        if owner:
            self.state.miners[MINES.square(space)] = seat_of(owner)

    def next_mines(self, *tiles: components.Mine) -> None:
        """These are the next tiles of the mine stack, in this order."""
        self.state.mine_stack += tiles[::-1]

    def hall_row(self, row: str, *stacks: Iterable[components.Building]) -> None:
        """The stacks of a row of the town hall board, each from bottom to top."""
        self.state.hall["ABC".index(row)] = tuple(tuple(stack) for stack in stacks)

    def tops(self, row: str) -> list[str]:
        return [stack[-1].key for stack in self.state.hall["ABC".index(row)]]

    def price(self, commodity: str) -> int:
        return price(self.state, COMMODITIES.index(commodity))

    def income(self, seat: int) -> int:
        return income(self.state, seat)

    def level(self) -> int:
        return level(self.state)

    def mine_wood(self, space: int) -> int:
        return mine_wood(self.state, space)

    def plot_cost(self, seat: int, square: int) -> int:
        return plot_cost(self.state, seat, square)

    def has_market(self, guild: int) -> bool:
        return has_market(self.state, guild)

    def in_town(self, square: str) -> components.Building | None:
        return self.state.town[TOWN.square(square)]

    def owner(self, square: str) -> str | None:
        owner = self.state.owners[TOWN.square(square)]
        return None if owner == NOBODY else COLOURS[owner]

    def plot_owner(self, square: str) -> str | None:
        owner = self.state.plots[TOWN.square(square)]
        return None if owner == NOBODY else COLOURS[owner]

    def in_mines(self, space: str) -> components.Mine | None:
        return self.state.mines[MINES.square(space)]

    def miner(self, space: str) -> str | None:
        owner = self.state.miners[MINES.square(space)]
        return None if owner == NOBODY else COLOURS[owner]

    def patricians(self, where: str) -> dict[str, int]:
        """How many of each colour stand in the "bank", the "pool" or the "council"."""
        return dict(zip(PATRICIANS, getattr(self.state, where), strict=True))

    def arm(self, name: str) -> int:
        return self.state.arms[ARMS.index(name)]

    # Moving on

    def turn(self, colour: str) -> KutnaHora:
        """It is this player's turn to play a card, and no card is spent yet."""
        self.state.players[seat_of(colour)].hand = tuple(range(len(self.state.box.cards)))
        self.state.then(PlayCard(seat_of(colour)))
        return self

    def resolve(self, colour: str, words: str, guild: str = "", patrician: str = "") -> list[Any]:
        """This player resolves these effects of a building or, if no guild is named, of a mine."""
        tile: components.Tile = mine_tile(effects=words)
        if guild:
            tile = guild_tile(guild, effects=words)
        if patrician:
            tile = public_tile(patrician, effects=words)
        self.state.then_all(steps_of(tile, seat_of(colour)))
        return self.run()

    def end_round(self) -> list[Any]:
        """All turns of the round have been taken."""
        self.state.stack.clear()
        return self.run(EndRound())

    def scores(self, colour: str) -> dict[str, int]:
        return RULES.scores(self.state)[seat_of(colour)]


def table(
    players: int = 3,
    prices: Mapping[str, int] | None = None,
    villages: Mapping[str, str] | None = None,
    edit: Mapping[str, Mapping[int, Mapping[str, object]]] | None = None,
    seed: int = 1,
    **has: Any,
) -> KutnaHora:
    """A table in round 1, on which Purple is about to play a card.

    `prices` finds cards and arms that show these prices; `has` sets fields of the state, patricians
    and arms by name: `table(tax=4, council=dict(green=1), arms=dict(wood=2))`.
    """
    state = set_up(players, seed, _box(edit or {}), {"events": False, "first_game": True})
    _plain_board(state, villages or {})
    for player, guilds in zip(state.players, GUILDS_OF_SEAT, strict=False):
        player.guilds = tuple(GUILDS.index(guild) for guild in guilds.split())
    for name, value in has.items():
        _set(state, name, value)
    game = KutnaHora(state)
    if prices:
        show_prices(game, prices)
    return game


def _box(edit: Mapping[str, Mapping[int, Mapping[str, object]]]) -> components.Box:
    """Made once for each way to edit it."""
    if repr(edit) not in _boxes:
        _boxes[repr(edit)] = RULES.box(edited(PLAIN, **edit))
    return _boxes[repr(edit)]


_boxes: dict[str, components.Box] = {}


def _plain_board(state: State, villages: Mapping[str, str]) -> None:
    dots = [tuple(DOTS.index(dot) for dot in villages.get(name, "").split()) for name in TOWN.names]
    entrances = tuple(MINES.square(name) for name in ENTRANCES)
    state.board = components.Board("plain", TOWN, tuple(dots), MINES, entrances, ())
    state.town = [None] * TOWN.size
    state.owners = [NOBODY] * TOWN.size
    state.plots = [NOBODY] * TOWN.size
    state.mines = [None] * MINES.size
    state.miners = [NOBODY] * MINES.size


def _set(state: State, name: str, value: Any) -> None:
    names = {"arms": ARMS, "bank": PATRICIANS, "pool": PATRICIANS, "council": PATRICIANS}
    assert name in fields_of(State), f"a table has no {name}"
    if name in names:
        for word, number in value.items():
            getattr(state, name)[names[name].index(word)] = number
    else:
        setattr(state, name, value)


def show_prices(game: KutnaHora, prices: Mapping[str, int]) -> None:
    """Set cards and arms so that these prices show; open markets and quiet cards before others."""
    wanted = {COMMODITIES.index(name): price for name, price in prices.items()}
    for commodities, deck in (((0, 1, 2), "ore"), ((3, 4, 5), "population")):
        here = {at: price for at, price in wanted.items() if at in commodities}
        if here:
            card, arms = _position(game.state.box, commodities, here)
            setattr(game.state, deck, card)
            for arm, notch in arms.items():
                game.state.arms[arm] = notch


def _position(
    box: components.Box, commodities: tuple[int, ...], wanted: Mapping[int, int]
) -> tuple[int, dict[int, int]]:
    """The card and the notch of each arm, with as few crosses and icons as possible."""
    arms = sorted({ARM_OF[at] for at in wanted})
    found = []
    for card in range(len(box.prices[commodities[0]].price)):
        for notches in product(range(box.last_notch + 1), repeat=len(arms)):
            at = dict(zip(arms, notches, strict=True))
            cells = [(box.prices[commodity], at[ARM_OF[commodity]]) for commodity in wanted]
            shown = [cell.price[card][notch] for cell, notch in cells]
            if shown == list(wanted.values()):
                odd = sum(
                    cell.closed[card][notch] + 2 * cell.town_builds[card][notch] for cell, notch in cells
                )
                found.append((odd, card, notches))
    assert found, f"no card shows { ({COMMODITIES[at]: price for at, price in wanted.items()}) }"
    _, card, notches = min(found)
    return card, dict(zip(arms, notches, strict=True))


# For the tests that every game must pass


def option_sets(players: int) -> list[dict[str, bool]]:
    """Every way to set up a game for so many players."""
    events = [True] if players == 2 else [False, True]
    return [{"events": with_events, "first_game": first} for with_events in events for first in (False, True)]


def hidden(state: State) -> set[str]:
    """The keys of everything that lies face down: nobody may learn them yet."""
    below = [tile for row in state.hall for stack in row for tile in stack[:-1]]
    return {piece.key for piece in (*below, *state.mine_stack, *state.events_ahead, *state.events_aside)}


def deal_otherwise(state: State, dice: Random) -> None:
    """Everything that lies face down lies in another order, as far as nobody knows better."""

    def shuffle(tiles: Any) -> list[Any]:
        return dice.sample(list(tiles), len(tiles))

    def below_top(stack: Any) -> tuple[Any, ...]:
        marked = len(stack) > 1 and stack[0].marked
        return (*stack[:marked], *shuffle(stack[marked:-1]), stack[-1])

    state.hall = [tuple(below_top(stack) for stack in row) for row in state.hall]
    levels = [[mine for mine in state.mine_stack if mine.level == level] for level in (3, 2, 1)]
    if [mine for tiles in levels for mine in tiles] == state.mine_stack:
        state.mine_stack = [mine for tiles in levels for mine in shuffle(tiles)]
    ahead, aside = list(state.events_ahead), list(state.events_aside)
    for deck in "AB":
        unseen = shuffle([event for event in ahead + aside if event.deck == deck])
        for events in (ahead, aside):
            for at, event in enumerate(events):
                events[at] = unseen.pop() if event.deck == deck else event
    state.events_ahead, state.events_aside = tuple(ahead), tuple(aside)


def is_data_key(key: str) -> bool:
    """Whether a key of the view is a name of a thing, such as a square, and no field of the schema."""
    return key in (*COMMODITIES, *ARMS, *PATRICIANS) or key[1:].isdigit()
