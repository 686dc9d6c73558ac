"""The words of Praga Caput Regni for `words.Table`: players by colour, tiles made to measure.

The table is a plain one, so that no test depends on values of our own design: no wealth bonuses, no squares
with anything on them, technologies only at the space of level IV. The wheel, the city and the timing are
those of the printed game. A test that needs another value says so itself, with a tile of its own or
with `edit`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count
from random import Random
from typing import Any

from groschen.engine.frames import advance
from groschen.games.praga import RULES, effects
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.box import pieces, reading
from groschen.games.praga.box.components import Box
from groschen.games.praga.hexes import FIRST_WALL
from groschen.games.praga.hidden import BRIDGE_STACK, FIRST_TECHNOLOGY, draw_some
from groschen.games.praga.names import (
    ACTIONS,
    BUILDINGS,
    FROM_TILES,
    NO_TILE,
    NOBODY,
    PROJECTS,
    SCORES,
    TILE_ROWS,
    TRACKS,
    TRIGGERS,
    UPGRADES,
    WALLS,
)
from groschen.games.praga.player import Player
from groschen.games.praga.setup import set_up, settle_options
from groschen.games.praga.state import State
from groschen.games.praga.turn import StartTurn
from words import COLOURS, Table, edited, seat_of

Edits = Mapping[str, Mapping[int, Mapping[str, object]]]

EMPTY_ROWS = {number: {"squares": ". . . . . ."} for number in range(1, len(RULES.tables["hunger_wall"]) + 1)}
PLAIN = edited(
    RULES.tables,
    wealth={number: {"effects": ""} for number in (1, 2, 3)},
    technology_track={space + 1: {"level": 4 if space == 6 else 0} for space in range(9)},
    hunger_wall=EMPTY_ROWS,
    cathedral=EMPTY_ROWS,
)

_numbers = count(1)


# Tiles


def _key(word: str) -> str:
    return f"{word} {next(_numbers)}"


def upgrade(
    action: str, bonus: str = "", era: int = 1, edges: str = "", corners: str = ""
) -> pieces.BoardTile:
    """An upgrade tile made to measure."""
    face = pieces.Face(
        _key("upgrade"), UPGRADES, era, False, 0, 0, effects.parse(bonus), reading.corners(corners)
    )
    return pieces.BoardTile(face, reading.edges(edges), ACTIONS.index(action), False)


def wall(
    stone: int = 0,
    reward: str = "",
    hunger_wall: bool = False,
    edges: str = "",
    corners: str = "",
    gold: int = 0,
) -> pieces.BoardTile:
    face = pieces.Face(
        _key("wall"), WALLS, 1, False, gold, stone, effects.parse(reward), reading.corners(corners)
    )
    return pieces.BoardTile(face, reading.edges(edges), NOBODY, hunger_wall)


def building(
    gold: int = 0,
    stone: int = 0,
    reward: str = "",
    cathedral: bool = False,
    cube: bool = False,
    corners: str = "",
) -> pieces.Building:
    face = pieces.Face(
        _key("building"), BUILDINGS, 1, False, gold, stone, effects.parse(reward), reading.corners(corners)
    )
    return pieces.Building(face, cathedral, cube)


def technology(words: str, trigger: str = "once", level: int = 0) -> pieces.Technology:
    level = level or (3 if trigger == "once" else 1)
    return pieces.Technology(_key("technology"), level, TRIGGERS.index(trigger), effects.parse(words))


def plaza(upper: str, lower: str) -> pieces.Plaza:
    return pieces.Plaza(_key("plaza"), 0, effects.parse(upper), effects.parse(lower))


def bridge_tile(words: str) -> pieces.BridgeTile:
    """A silver tile of the bridge, with this bonus."""
    return pieces.BridgeTile(_key("pier"), False, effects.parse(words), 0, 0)


# The table


class Praga(Table):
    """A table of Praga; Purple is the starting player."""

    state: State

    # Laying things out

    def player(self, colour: str, **has: Any) -> Player:
        """The player of this colour, with these things. `wall` and `cathedral` are (row, column), rows from
        0; `upgrades` lays upgrade tiles on their actions, unturned."""
        player: Player = self.state.players[seat_of(colour)]
        for name, value in has.items():
            if name in PROJECTS:
                player.row[PROJECTS.index(name)], player.column[PROJECTS.index(name)] = value
            elif name == "upgrades":
                for tile in value:
                    player.put(self.state.box.places[tile.action], tile, 0)
            else:
                assert hasattr(player, name), f"players have no {name}"
                setattr(player, name, value)
        return player

    def offer(self, row: str, *tiles: pieces.HexTile | None) -> None:
        """The tiles of a row: up to three normal ones, then the special one; None leaves a gap."""
        laid = (*tiles, None, None, None, None)[:4]
        self.state.rows[TILE_ROWS.index(row)] = laid

    def build(self, site: str, tile: pieces.Building, owner: str | None = None, turned: int = 0) -> None:
        """A building that stands there already, with the owner's cube."""
        at = self.site(site)
        self.state.city[at] = tile
        self.state.city_turned[at] = turned
        if owner:
            self.state.cubes[at] = seat_of(owner)
            self.state.players[seat_of(owner)].cubes -= 1

    def site(self, name: str) -> int:
        return self.state.box.site_names.index(name)

    def site_at(self, q: int, r: int) -> str:
        """The name of the site on a hex of the lattice."""
        return next(site.key for site in self.state.box.sites if site.at == (q, r))

    def sites(self, plaza: str) -> list[str]:
        place = next(place for place in self.state.box.plaza_hexes if place.key == plaza)
        return [self.state.box.site_names[site] for site in place.sites]

    def plaza_tile(self, plaza: str, tile: pieces.Plaza) -> None:
        at = [place.key for place in self.state.box.plaza_hexes].index(plaza)
        self.state.plazas = (*self.state.plazas[:at], tile, *self.state.plazas[at + 1 :])

    def cube(self, site: str) -> str | None:
        owner = self.state.cubes[self.site(site)]
        return None if owner == NOBODY else COLOURS[owner]

    def wall_at(self, colour: str, place: int, tile: pieces.BoardTile, turned: int = 0) -> None:
        """A wall that lies there already; places are 1 to 12."""
        self.state.players[seat_of(colour)].put(place + FIRST_WALL - 1, tile, turned)

    def next_technologies(self, level: int, *tiles: pieces.Technology) -> None:
        """These are the next tiles of the stack, in this order."""
        self.state.technologies[level - 1] += tiles[::-1]

    def crane(self, **positions: int) -> None:
        """Action tiles by name, each on a position of the crane; the others are off it."""
        crane = [NO_TILE] * 12
        for name, position in positions.items():
            crane[(position - self.state.box_at) % 12] = self.state.box.tile_names.index(name)
        self.state.crane = tuple(crane)

    def position(self, tile: str) -> int:
        return self.state.position_of(self.state.sector_of(self.state.box.tile_names.index(tile)))

    # Moving on

    def turn(self, colour: str) -> Praga:
        """It is this player's turn, and nothing has been done yet."""
        self.state.stack.clear()
        self.state.agenda = Agenda()
        self.state.then(StartTurn(seat_of(colour)))
        advance(self.state)
        return self

    def act(self, action: str, bonus: int = NO_TILE) -> list[Any]:
        """The player has taken an action tile for nothing and performs this action of it; `bonus` is the
        sector of the wheel where it was."""
        self.hold(action, bonus)
        return self.play(action)

    def hold(self, action: str, bonus: int = NO_TILE) -> None:
        """The player has a tile with this action in hand."""
        side = self.state.side
        tile = next(at for at, pair in enumerate(side) if ACTIONS.index(action) in pair)
        self.state.crane = tuple([NO_TILE if other == tile else other for other in self.state.crane])
        self.state.agenda.hand = tile
        self.state.agenda.acted = False
        self.state.agenda.bonus = bonus

    def tile(self, name: str) -> str:
        """The notation for taking an action tile."""
        return next(text for text in [*self.options, *self.blocked] if text.startswith(f"tile {name} "))

    def give(self, colour: str, words: str) -> list[Any]:
        """This player gains these effects."""
        give(self.state, seat_of(colour), effects.parse(words), FROM_TILES)
        return self.run()

    def scores(self, colour: str) -> dict[str, int]:
        return RULES.scores(self.state)[seat_of(colour)]


@cache
def _plain_box() -> Box:
    return Box(PLAIN)


def table(players: int = 3, edit: Edits | None = None, seed: int = 1, **options: Any) -> Praga:
    """A table on which Purple is about to begin the first turn, with 2 gold and 2 stone each.

    The city has no buildings, and the rows are empty."""
    box = Box(edited(PLAIN, **edit)) if edit else _plain_box()
    state = set_up(players, seed, box, settle_options(players, options))
    state.city = [None] * len(state.city)
    game = Praga(state)
    for row in TILE_ROWS:
        game.offer(row)
    state.stacks = [()] * len(state.stacks)
    return game


def points(player: Player) -> int:
    return sum(player.points)


# What the tests of every game ask


def option_sets(players: int) -> list[dict[str, str]]:
    """Ways to set up a game for so many players: each modification by itself, and all together."""
    plain: list[dict[str, str]] = [{}]
    if players == 1:
        plain = [{"solo": "simple"}, {"solo": "parler"}, {"solo": "parler", "pawn": "random"}]
    changes = [
        {},
        {"side": "B", "order": "random"},
        {"road": "aab", "hunger_wall": "A", "cathedral": "B"},
        {"side": "B", "order": "random", "road": "bba", "hunger_wall": "B", "cathedral": "A"},
    ]
    return [base | change for change in changes for base in plain]


def hidden(state: State) -> set[str]:
    """The keys of everything that lies face down and was not seen going there."""
    stacks: list[tuple[Any, ...]] = [*state.stacks, *state.technologies, state.bridge_stack]
    unseen = [stack[known:] for stack, known in zip(stacks, state.known, strict=True)]
    return {piece.key for stack in [*unseen, *state.later] for piece in stack}


def deal_otherwise(state: State, dice: Random) -> None:
    """Everything that lies face down and was not seen going there lies in another order."""

    def shuffle(stack: tuple[Any, ...], known: int = 0) -> tuple[Any, ...]:
        return (*stack[:known], *dice.sample(stack[known:], len(stack) - known))

    state.stacks = [shuffle(stack, state.known[at]) for at, stack in enumerate(state.stacks)]
    state.later = tuple(shuffle(stack) for stack in state.later)
    levels = enumerate(state.technologies, FIRST_TECHNOLOGY)
    state.technologies = [shuffle(stack, state.known[at]) for at, stack in levels]
    state.bridge_stack = shuffle(state.bridge_stack, state.known[BRIDGE_STACK])
    state.parler_cards = shuffle(state.parler_cards)


def imagined(state: State, seed: int, number: int) -> tuple[Any, ...]:
    """A stack, by its number, as it lies in a state that is dealt anew: the bottom first, the top last."""
    world = state.determinize(seed)
    stack = [*world.stacks, *world.technologies, world.bridge_stack][number]
    drawn, rest = draw_some(world, number, stack, len(stack))
    assert not rest
    return tuple(reversed(drawn))


def is_data_key(key: str) -> bool:
    """Whether a key of the view is a name of a thing, such as a plaza, and no field of the schema."""
    box = RULES.box()
    plazas, seals = [place.key for place in box.plaza_hexes], [seal.key for seal in box.seals]
    return key in (*ACTIONS, *PROJECTS, *TILE_ROWS, *TRACKS, *SCORES, *plazas, *seals, *box.tile_names)
