"""Where Greedy stops looking in Praga, and what it looks at.

It takes a tile first, then its bonus, then the action; what is free of choice is done at once, and everything
else is weighed against the end of the turn. Of the places for a tile it tries only the best.
"""

from __future__ import annotations

from typing import Any

from groschen.bots.praga.places import placements, sites
from groschen.engine.frames import Choice, Decision
from groschen.games.praga.box.pieces import GAIN_BONUS, BoardTile
from groschen.games.praga.menu import OFFERS
from groschen.games.praga.names import NO_TILE, NOBODY, ROAD
from groschen.games.praga.player import MOST
from groschen.games.praga.state import State

MOST_PLACES = 2
MOST_SITES = 3


TURNS: frozenset[str] = frozenset({"TakeTurn"})
"""With the menu a turn begins; back at it, what was begun is over."""


def goes_on(state: State, decision: Decision) -> bool:
    """Back at the menu, if a tile waits for its action or something is to be had for nothing."""
    if state.agenda.hand == NO_TILE:
        return False
    return not state.agenda.acted or bool(_for_free(state, decision.options(state)))


def worth_trying(state: State, decision: Decision, options: list[Choice]) -> list[Choice]:
    name = type(decision).__name__
    if len(options) == 1:
        return options
    if name == "TakeTurn":
        return in_turn(state, decision.seat, options)
    if name in ("PlaceWall", "TurnWall", "TurnUpgrade"):
        return on_board(state, decision)
    if name in ("ChooseSite", "TurnBuilding"):
        return in_city(state, decision, options)
    if name == "TakeToken":
        return list({state.tokens[index].effects: index for index in options}.values())
    return options


def of_verbs(options: list[Choice], *verbs: str) -> list[Choice]:
    return [choice for choice in options if OFFERS[choice].verb in verbs]


def in_turn(state: State, seat: int, options: list[Choice]) -> list[Choice]:
    if state.agenda.hand == NO_TILE:
        return of_verbs(options, "tile")
    free = _for_free(state, options)
    if free:
        return free
    if state.agenda.acted:
        return [choice for choice in options if OFFERS[choice].verb != "refresh"]
    actions = of_verbs(options, "perform")
    if ADVANCE_ON_ROAD in actions and not state.players[seat].eggs:
        actions += of_verbs(options, "bonus")
    return actions or of_verbs(options, "extra action", "end turn") or options


ADVANCE_ON_ROAD = of_verbs(list(range(len(OFFERS))), "perform")[ROAD]


def _for_free(state: State, options: list[Choice]) -> list[Choice]:
    """The wheel's goods if there is room for them, and the street's effect."""
    streets, bonus = of_verbs(options, "street"), of_verbs(options, "bonus")
    if streets:
        return streets[:1]
    if not bonus:
        return []
    sector, player = state.box.wheel[state.agenda.bonus], state.players[state.active]
    if sector.kind != GAIN_BONUS:
        return []
    held = {"gold": player.gold, "stone": player.stone}
    is_full = held.get(sector.effects[0].word) == MOST
    return [] if is_full and not state.agenda.acted else bonus


def on_board(state: State, decision: Any) -> list[Choice]:
    tile: BoardTile = decision.tile
    player = state.players[decision.seat]
    home = NOBODY if tile.action == NOBODY else state.box.places[tile.action]
    found = placements(player.board, player.turned, tile, home)
    if type(decision).__name__ == "PlaceWall":
        return [place for _, place, _ in found[:MOST_PLACES]]
    at = decision.place if home == NOBODY else home
    return [turn for _, place, turn in found if place == at]


def in_city(state: State, decision: Any, options: list[Choice]) -> list[Choice]:
    found = sites(state, decision.seat, decision.tile)
    if type(decision).__name__ == "ChooseSite":
        return [site for _, site, _ in found if site in options][:MOST_SITES]
    at = decision.site
    return [turn for _, site, turn in found if site == at]
