"""The view: everything on the table as plain data, nothing that is hidden. The schema is docs/view.md.

Tiles that are drawn are shown to everybody (P12), so every seat and every onlooker has the same view.
What lies in a stack, as far as nobody saw it going there, Peter Parler's next cards and the seed are not in
it. Everything else is: two positions with the same view have the same choices with the same effects.
"""

from __future__ import annotations

from collections.abc import Sequence

from groschen.engine.codec import Piece, fields_of
from groschen.engine.frames import Frame
from groschen.games.praga.actions.building import ChooseSite, TurnBuilding
from groschen.games.praga.actions.city import ChoosePlazaReward
from groschen.games.praga.actions.kings_road import KeepBridgeTile, LayPlank
from groschen.games.praga.actions.upgrade import TurnUpgrade
from groschen.games.praga.actions.wall import PlaceWall, TurnWall, wall_place
from groschen.games.praga.counting_turns import turns_in_all
from groschen.games.praga.hex_tiles import stack_of
from groschen.games.praga.hexes import FIRST_WALL
from groschen.games.praga.hidden import BRIDGE_STACK, FIRST_TECHNOLOGY
from groschen.games.praga.names import (
    ACTIONS,
    NO_TILE,
    NOBODY,
    PROJECTS,
    ROAD_SPACES,
    SCORES,
    SPECIAL,
    TILE_ROWS,
    TRACKS,
    TRIGGERS,
    owner_name,
)
from groschen.games.praga.parler import SiteForParler, TurnForParler
from groschen.games.praga.player import Player
from groschen.games.praga.state import State
from groschen.games.praga.technologies import KeepTechnology

JSON = dict[str, object]

WORDS = {
    "action": ACTIONS,
    "cause": TRIGGERS,
    "project": PROJECTS,
    "row": TILE_ROWS,
    "source": SCORES,
    "space": ROAD_SPACES,
    "track": TRACKS,
}
"""Fields of frames that are numbers there and names here."""


def view(state: State, seat: int | None = None) -> JSON:
    """The table as `seat` sees it."""
    return {
        "game": "praga",
        "turn": state.turn,
        "turns": turns_in_all(state),
        "active": owner_name(state.active),
        "era": state.era,
        "solo": state.solo,
        "crane": _crane(state),
        "rows": {name: _row(state, row) for row, name in enumerate(TILE_ROWS)},
        "city": _city(state),
        "plazas": {
            place.key: None if tile is None else tile.key
            for place, tile in zip(state.box.plaza_hexes, state.plazas, strict=True)
        },
        "tokens": [token.key for token in state.tokens],
        "seals": {
            seal.key: owner_name(owner) for seal, owner in zip(state.box.seals, state.seals, strict=True)
        },
        "technologies": [len(stack) for stack in state.technologies],
        "known_technologies": [
            _known(stack, state.known[FIRST_TECHNOLOGY + level])
            for level, stack in enumerate(state.technologies)
        ],
        "road": [street.key for street in state.road[1:]],
        "bridge": [None if tile is None else tile.key for tile in state.bridge],
        "bridge_stack": len(state.bridge_stack),
        "known_bridge_tiles": _known(state.bridge_stack, state.known[BRIDGE_STACK]),
        "bridge_finals": [tile.key for tile in state.bridge_finals],
        "cathedral_finals": [tile.key for tile in state.cathedral_finals],
        "projects": {name: state.projects[at].key for at, name in enumerate(PROJECTS)},
        "drawn": _drawn(state),
        "placing": _placing(state),
        "rewarding": _rewarding(state),
        "open": _open(state),
        "pending": [_pending(state, frame) for frame in reversed(state.stack)],
        "parler": _parler(state) if state.parler_marks else None,
        "players": [_player(state, player) for player in state.players],
    }


def _crane(state: State) -> JSON:
    names = state.box.tile_names
    tiles = [
        {
            "tile": names[tile],
            "actions": [ACTIONS[action] for action in state.side[tile]],
            "position": state.position_of(sector),
            "sector": sector,
            "five": state.five[tile],
        }
        for sector, tile in enumerate(state.crane)
        if tile != NO_TILE
    ]
    return {
        "box": state.box_at,
        "platform": state.platform,
        "sides": {names[tile]: [ACTIONS[action] for action in pair] for tile, pair in enumerate(state.side)},
        "tiles": tiles,
    }


def _row(state: State, row: int) -> JSON:
    normal, special = stack_of(row, 0), stack_of(row, SPECIAL)
    return {
        "tiles": [None if tile is None else tile.key for tile in state.rows[row]],
        "normal": len(state.stacks[normal]),
        "special": len(state.stacks[special]),
        "known_normal": _known(state.stacks[normal], state.known[normal]),
        "known_special": _known(state.stacks[special], state.known[special]),
    }


def _known(stack: Sequence[Piece], known: int) -> list[str]:
    """The tiles that were seen going to the bottom of a stack, the lowest first."""
    return [tile.key for tile in stack[:known]]


def _city(state: State) -> list[JSON]:
    return [
        {
            "site": state.box.site_names[site],
            "tile": tile.key,
            "turned": state.city_turned[site],
            "cube": owner_name(state.cubes[site]),
        }
        for site, tile in enumerate(state.city)
        if tile is not None
    ]


def _open(state: State) -> JSON:
    """What the active player has in hand, has done and may still do this turn."""
    return {
        "tile": None if state.agenda.hand == NO_TILE else state.box.tile_names[state.agenda.hand],
        "acted": state.agenda.acted,
        "extra": state.agenda.extra,
        "refreshed": state.agenda.refreshed,
        "bonus": None if state.agenda.bonus == NO_TILE else state.box.wheel[state.agenda.bonus].key,
        "lucky": state.agenda.lucky,
        "performed": [
            {"action": ACTIONS[action], "bonus": None if tile is None else tile.key}
            for action, tile in state.agenda.performed
        ],
        "steps": dict(zip(PROJECTS, state.agenda.steps, strict=True)),
        "owed": dict(zip(PROJECTS, state.agenda.owed, strict=True)),
        "street": [ROAD_SPACES[space] for space in state.agenda.street],
        "street_egg": [ROAD_SPACES[space] for space in state.agenda.street_egg],
    }


_FIELDS: dict[str, list[str]] = {}
"""The fields of each kind of frame, looked up once."""


def _pending(state: State, frame: Frame) -> JSON:
    """What is still to be done or decided, with everything that it is about."""
    step = type(frame).__name__
    if step not in _FIELDS:
        _FIELDS[step] = fields_of(type(frame))
    return {"step": step} | {name: _fact(state, name, getattr(frame, name)) for name in _FIELDS[step]}


def _fact(state: State, name: str, value: object) -> object:
    if isinstance(value, Piece):
        return value.key
    if isinstance(value, tuple):
        return [_fact(state, name, item) for item in value]
    if isinstance(value, int):
        if name in WORDS:
            return WORDS[name][value]
        if name == "site":
            return state.box.site_names[value]
        if name == "place":
            return wall_place(value)
    return value


def _drawn(state: State) -> list[str]:
    """Technologies or bridge tiles of which one is being kept."""
    asked = state.stack[-1] if state.stack else None
    if isinstance(asked, KeepTechnology | KeepBridgeTile):
        return [tile.key for tile in asked.drawn]
    return []


def _placing(state: State) -> JSON | None:
    """The tile that was taken and waits for its place, and the place if only its turn is still open."""
    for frame in reversed(state.stack):
        if isinstance(frame, ChooseSite | LayPlank | PlaceWall | SiteForParler):
            return {"tile": frame.tile.key, "at": None}
        if isinstance(frame, TurnUpgrade):
            return {"tile": frame.tile.key, "at": ACTIONS[frame.tile.action]}
        if isinstance(frame, TurnWall):
            return {"tile": frame.tile.key, "at": wall_place(frame.place)}
        if isinstance(frame, TurnBuilding | TurnForParler):
            return {"tile": frame.tile.key, "at": state.box.site_names[frame.site]}
    return None


def _rewarding(state: State) -> str | None:
    """The plaza of which somebody is choosing a reward."""
    asked = state.stack[-1] if state.stack else None
    if not isinstance(asked, ChoosePlazaReward):
        return None
    return state.box.plaza_hexes[state.plazas.index(asked.plaza)].key


def _parler(state: State) -> JSON:
    pawn = state.parler_pawn
    return {
        "marks": dict(zip(TILE_ROWS, state.parler_marks, strict=True)),
        "pawn": None if pawn == NOBODY else state.box.plaza_hexes[pawn].key,
        "tracks": dict(zip(TRACKS, state.parler_tracks, strict=True)),
        "cards": len(state.parler_cards),
        "played": [
            row.key for card, row in enumerate(state.box.tables["parler"]) if card not in state.parler_cards
        ],
    }


def _player(state: State, player: Player) -> JSON:
    return {
        "gold": player.gold,
        "stone": player.stone,
        "silver_windows": player.silver_windows,
        "gold_windows": player.gold_windows,
        "eggs": player.eggs,
        "red": player.red,
        "blue": player.blue,
        "mines": player.mines,
        "quarries": player.quarries,
        "tokens": {name: [token.key for token in player.tokens[at]] for at, name in enumerate(TRACKS)},
        "wealth": list(player.wealth),
        "seal_claims": player.seal_claims,
        "cubes": player.cubes,
        "technology": player.technology,
        "university": player.university,
        "technologies": [
            {"tile": tile.key, "works": tile not in player.fresh} for tile in player.technologies
        ],
        "road": player.road,
        "row": dict(zip(PROJECTS, player.row, strict=True)),
        "column": dict(zip(PROJECTS, player.column, strict=True)),
        "final_tiles": [tile.key for tile in player.scoring],
        "upgrades": list(player.upgrades),
        "board": _board(state, player),
        "walls": _walls(player),
        "points": dict(zip(SCORES, player.points, strict=True)),
    }


def _board(state: State, player: Player) -> JSON:
    found: JSON = {}
    for action, place in enumerate(state.box.places):
        tile = player.board[place]
        if tile is not None:
            found[ACTIONS[action]] = {"tile": tile.key, "turned": player.turned[place]}
    return found


def _walls(player: Player) -> list[JSON]:
    return [
        {"place": place, "tile": tile.key, "turned": player.turned[place + FIRST_WALL - 1]}
        for place, tile in enumerate(player.board[FIRST_WALL:], 1)
        if tile is not None
    ]
