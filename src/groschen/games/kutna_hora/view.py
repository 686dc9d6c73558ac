"""The view: everything on the table as plain data, nothing that is hidden. The schema is docs/view.md.

Kutná Hora has no secrets between players, so every seat and every onlooker has the same view. What
lies below the top of a stack, the event cards face down and the seed are not in it.
"""

from __future__ import annotations

from typing import Final

from groschen.engine.codec import Piece, fields_of
from groschen.engine.frames import Frame
from groschen.games.kutna_hora.actions.mine import level
from groschen.games.kutna_hora.end_of_round import ScorePatricians, taxes_of
from groschen.games.kutna_hora.names import ARMS, COMMODITIES, GUILDS, NOBODY, PATRICIANS, SCORES
from groschen.games.kutna_hora.player import Player
from groschen.games.kutna_hora.prices import has_market, income, price
from groschen.games.kutna_hora.rounds import EndRound, StartRound
from groschen.games.kutna_hora.scoring import worth_of_one
from groschen.games.kutna_hora.state import Stack, State
from groschen.games.kutna_hora.turn import BeginTurn

JSON = dict[str, object]
AFTER_THE_TURN: Final = (StartRound, BeginTurn, EndRound, ScorePatricians)
"""What follows the present turn, and follows from the rest of the view."""


def view(state: State, seat: int | None = None) -> JSON:
    """The table as `seat` sees it."""
    return {
        "game": "kutna-hora",
        "round": state.round,
        "rounds": state.rounds(),
        "start": state.start,
        "tax": state.tax,
        "penalty": state.penalty() if state.round else 0,
        "prices": {name: price(state, at) for at, name in enumerate(COMMODITIES)},
        "no_market": [name for at, name in enumerate(COMMODITIES) if not has_market(state, at)],
        "population": state.population,
        "ore": state.ore,
        "arms": dict(zip(ARMS, state.arms, strict=True)),
        "hall": [[_stack(stack) for stack in row] for row in state.hall],
        "red_waiting": [tile.key for tile in state.red_waiting],
        "discarded": [tile.key for tile in state.discarded_buildings],
        "town": _town(state),
        "mines": _mines(state),
        "cathedral": state.cathedral,
        "patricians": {
            name: {"bank": state.bank[at], "pool": state.pool[at], "council": state.council[at]}
            for at, name in enumerate(PATRICIANS)
        },
        "event": None if state.event is None else state.event.key,
        "events_ahead": [event.deck for event in state.events_ahead],
        "guild_sets": [[GUILDS[guild] for guild in guilds] for guilds in state.guild_sets],
        "ahead": _ahead(state),
        "players": [_player(state, at, player) for at, player in enumerate(state.players)],
    }


def _ahead(state: State) -> list[JSON]:
    """What is still to happen in this turn, the pending decision first."""
    found: list[JSON] = []
    for frame in reversed(state.stack):
        if isinstance(frame, AFTER_THE_TURN):
            break
        found.append(_frame(state, frame))
    return found


def _frame(state: State, frame: Frame) -> JSON:
    facts: JSON = {"what": type(frame).__name__}
    for name in fields_of(type(frame)):
        value = getattr(frame, name)
        if name == "square":
            value = state.board.town.names[value]
        facts[name] = value.key if isinstance(value, Piece) else value
    return facts


def _stack(stack: Stack) -> JSON:
    return {"top": stack[-1].key, "tiles": len(stack)}


def _owner(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _town(state: State) -> JSON:
    names = state.board.town.names
    buildings = [
        {"square": names[at], "tile": tile.key, "owner": _owner(state.owners[at])}
        for at, tile in enumerate(state.town)
        if tile is not None
    ]
    plots = {names[at]: owner for at, owner in enumerate(state.plots) if owner != NOBODY}
    return {"side": state.board.key, "buildings": buildings, "plots": plots}


def _mines(state: State) -> JSON:
    names = state.board.mines.names
    tiles = [
        {"space": names[at], "tile": mine.key, "owner": _owner(state.miners[at])}
        for at, mine in enumerate(state.mines)
        if mine is not None
    ]
    return {
        "tiles": tiles,
        "level": level(state),
        "technologies_left": len(state.box.technologies) - state.technology,
        "removed": [tile.key for tile in state.removed_technologies],
        "stack": len(state.mine_stack),
        "discards": [mine.key for mine in state.discarded_mines],
        "drawn": [mine.key for mine in state.drawn],
    }


def _player(state: State, seat: int, player: Player) -> JSON:
    return {
        "groschen": player.groschen,
        "income": income(state, seat) if player.guilds else 0,
        "taxes": taxes_of(state, seat),
        "reputation": player.reputation,
        "points": dict(zip(SCORES, player.points, strict=True)),
        "guilds": [GUILDS[guild] for guild in player.guilds],
        "houses": list(player.houses),
        "production": list(player.production),
        "slots": [tile.key for tile in player.slots],
        "hand": [state.box.card_names[card] for card in player.hand],
        "pool": player.pool,
        "miners": player.miners,
        "councillors": {name: worth_of_one(state, seat, at) for at, name in enumerate(PATRICIANS)},
        "pelicans": player.pelicans,
        "used_pelicans": player.used_pelicans,
    }
