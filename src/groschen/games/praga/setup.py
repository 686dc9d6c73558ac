"""Game setup.

Action tiles on the first empty slots of the crane; rows of hex tiles from the Era I stacks; plaza tiles on
plazas of their colour, as many as the players need; some sites already built on with two or three
players; technologies, bridge tiles and production tokens beside the board. Every player starts with two
gold and two stone. A game for one is set up for two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.engine.errors import BadSetup, quoted
from groschen.engine.frames import advance
from groschen.engine.rules import Options
from groschen.games.praga import hex_tiles
from groschen.games.praga.box.pieces import Building, Plaza
from groschen.games.praga.names import (
    BUILDINGS,
    COLOURS,
    GOLD,
    LEVELS,
    NO_TILE,
    NOBODY,
    POSITIONS,
    PROJECTS,
    STONE,
    TIERS,
    TILE_ROWS,
)
from groschen.games.praga.parler import PlacePawn
from groschen.games.praga.player import Player
from groschen.games.praga.state import State
from groschen.games.praga.turn import StartTurn

if TYPE_CHECKING:
    from groschen.games.praga.box.components import Box

STARTING_GOLD: Final = 2
STARTING_STONE: Final = 2
FINALS_AT_BRIDGE: Final = 3
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "side": ("A", "B"),
    "order": ("recommended", "random"),
    "hunger_wall": TIERS,
    "cathedral": TIERS,
    "solo": ("simple", "parler"),
    "pawn": ("chosen", "random"),
}
ALONE: Final = ("solo", "pawn")
"""Options of a game for one; `pawn` tells who puts Peter Parler's on its first plaza."""
ROAD_SIDES: Final = {"a": "front", "b": "back"}


def settle_options(players: int, given: Mapping[str, object]) -> Options:
    """All options with their values. `road` is one letter for each of the spaces I to III: - as printed,
    a or b for that side of its tile."""
    settled: Options = {
        name: values[0] for name, values in CHOICES.items() if name not in ALONE or players == 1
    }
    settled["road"] = "---"
    for name, value in given.items():
        if name not in settled:
            if name in ALONE:
                raise BadSetup("option {name} is only for a game for one", name=quoted(name))
            raise BadSetup(
                "{title} has no option {name}; the options are {options}",
                title="Praga",
                game="praga",
                name=quoted(name),
                options=", ".join(settled),
            )
        if not isinstance(value, str) or not is_value(name, value):
            if name not in CHOICES:
                raise BadSetup(
                    "option {name} is three letters of -, a and b, not {value}",
                    name=quoted(name),
                    value=quoted(value),
                )
            raise BadSetup(
                "option {name} is one of {values}, not {value}",
                name=quoted(name),
                values=", ".join(CHOICES[name]),
                value=quoted(value),
            )
        settled[name] = value
    return settled


def is_value(name: str, value: str) -> bool:
    if name == "road":
        return len(value) == 3 and set(value) <= set("-ab")
    return value in CHOICES[name]


def set_up(players: int, seed: int, box: Box, options: Options) -> State:
    """The table with everything shuffled, waiting for the first decision."""
    state = State(box)
    state.seed = seed
    state.solo = str(options.get("solo", ""))
    state.players = [new_player(box) for _ in range(players)]
    boards = max(players, 2)
    state.projects = tuple(
        [
            box.projects[f"{name} {options[key]}"]
            for name, key in zip(PROJECTS, ("hunger_wall", "cathedral"), strict=True)
        ]
    )
    set_up_the_crane(state, boards, str(options["side"]), options["order"] == "random")
    stack_the_hex_tiles(state)
    lay_out_the_city(state, boards)
    lay_out_the_road(state, str(options["road"]))
    for row in range(len(TILE_ROWS)):
        hex_tiles.lay_out(state, row)
    for level in range(len(LEVELS)):
        tiles = [tile for tile in box.technologies if tile.level == level + 1]
        state.technologies[level] = tuple(chance.shuffled(state, tiles))
    state.tokens = tuple([token for token in box.tokens if token.players <= boards])
    state.seals = (NOBODY,) * len(box.seals)
    state.happened = []
    guests = invite_parler(state, options["pawn"] == "random") if state.solo == "parler" else []
    state.then_all((*guests, StartTurn(0)))
    state.reveals = 0
    advance(state)
    return state


def new_player(box: Box) -> Player:
    player = Player()
    player.gold, player.stone = STARTING_GOLD, STARTING_STONE
    player.mines, player.quarries = box.tracks[GOLD].start, box.tracks[STONE].start
    player.wealth = tuple([bonus.key for bonus in box.wealth])
    return player


def set_up_the_crane(state: State, boards: int, side: str, is_random: bool) -> None:
    """Tiles on the first empty slots from the first red space on; the box takes none."""
    box = state.box
    state.side = tuple(box.sides[side])
    state.box_at = box.counting[boards].box
    state.platform = box.counting[boards].platform
    tiles = list(range(len(state.side)))
    if is_random:
        chance.shuffle(state, tiles)
    crane = [NO_TILE] * POSITIONS
    slots = [(place - state.box_at) % POSITIONS for place in range(POSITIONS) if place != state.box_at]
    for tile, slot in zip(tiles, slots, strict=False):
        crane[slot] = tile
    state.crane = tuple(crane)


def stack_the_hex_tiles(state: State) -> None:
    """By type, era and rarity; Era II waits."""
    stacks = [[tuple(chance.shuffled(state, tiles)) for tiles in eras] for eras in state.box.stacks]
    state.stacks = [first for first, _ in stacks]
    state.later = tuple([second for _, second in stacks])


def lay_out_the_city(state: State, boards: int) -> None:
    """Plaza tiles by colour, and buildings that stand there from the start."""
    box = state.box
    piles: list[list[Plaza]] = [
        chance.shuffled(state, [tile for tile in box.plazas if tile.colour == colour])
        for colour in range(len(COLOURS))
    ]
    used = [place.players <= boards for place in box.plaza_hexes]
    state.plazas = tuple(
        [piles[place.colour].pop() if use else None for place, use in zip(box.plaza_hexes, used, strict=True)]
    )
    state.city = [None] * len(box.sites)
    state.city_turned = [0] * len(box.sites)
    state.cubes = [NOBODY] * len(box.sites)
    normal = hex_tiles.stack_of(BUILDINGS, hex_tiles.NORMAL_PLACES[0])
    for site, place in enumerate(box.sites):
        if boards in place.prebuilt:
            *rest, tile = state.stacks[normal]
            assert isinstance(tile, Building)
            state.stacks[normal] = tuple(rest)
            state.city[site] = tile


def lay_out_the_road(state: State, sides: str) -> None:
    """Streets as printed or under tiles; bridge tiles, three of the final ones by the Cathedral."""
    box = state.box
    streets = list(box.streets)
    for space, letter in enumerate(sides, 1):
        if letter != "-":
            streets[space] = next(
                tile for tile in box.road_tiles if tile.space == space and tile.side == ROAD_SIDES[letter]
            )
    state.road = tuple(streets)
    finals = chance.shuffled(state, [tile for tile in box.bridge_tiles if tile.is_final])
    state.bridge_finals = tuple(finals[:FINALS_AT_BRIDGE])
    state.cathedral_finals = tuple(finals[FINALS_AT_BRIDGE:])
    others = [tile for tile in box.bridge_tiles if not tile.is_final]
    state.bridge_stack = tuple(chance.shuffled(state, others))


def invite_parler(state: State, is_random: bool) -> list[PlacePawn]:
    """A mark on a tile of each row, the cards shuffled, the pawn on a plaza unless the player chooses it."""
    box = state.box
    state.parler_tracks = (box.tracks[GOLD].start, box.tracks[STONE].start)
    state.parler_marks = tuple([chance.draw(state, len(hex_tiles.PLACES)) for _ in TILE_ROWS])
    state.parler_cards = tuple(chance.shuffled(state, list(range(len(box.parler)))))
    placing = PlacePawn(0)
    if not is_random:
        return [placing]
    places = placing.options(state)
    placing.resolve(state, places[chance.draw(state, len(places))])
    return []
