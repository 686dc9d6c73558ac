"""The view: everything on the table as plain data, nothing that is hidden. The schema is docs/view.md.

Kutná Hora has no secrets between players, so every seat and every onlooker has the same view. What
lies below the top of a stack, the event cards face down and the seed are not in it.
"""

from __future__ import annotations

from groschen.games.kutna_hora.names import ARMS, COMMODITIES, GUILDS, NOBODY, PATRICIANS, SCORES
from groschen.games.kutna_hora.player import Player
from groschen.games.kutna_hora.state import Stack, State
from groschen.games.kutna_hora.turn import taxes_of

JSON = dict[str, object]


def view(state: State, seat: int | None = None) -> JSON:
    """The table as `seat` sees it."""
    return {
        "game": "kutna-hora",
        "round": state.round,
        "rounds": state.rounds(),
        "start": state.start,
        "tax": state.tax,
        "penalty": state.penalty() if state.round else 0,
        "prices": {name: state.price(at) for at, name in enumerate(COMMODITIES)},
        "no_market": [name for at, name in enumerate(COMMODITIES) if not state.has_market(at)],
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
        "players": [_player(state, at, player) for at, player in enumerate(state.players)],
    }


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
        "level": state.level(),
        "technologies_left": len(state.box.technologies) - state.technology,
        "removed": [tile.key for tile in state.removed_technologies],
        "stack": len(state.mine_stack),
        "discards": [mine.key for mine in state.discarded_mines],
        "drawn": [mine.key for mine in state.drawn],
    }


def _player(state: State, seat: int, player: Player) -> JSON:
    return {
        "groschen": player.groschen,
        "income": state.income(seat) if player.guilds else 0,
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
        "pelicans": player.pelicans,
        "used_pelicans": player.used_pelicans,
    }
