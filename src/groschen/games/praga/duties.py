"""What a turn owes: an action of its action tile (P1), and sideways moves (P2).

A tile without a possible action may be taken only if no tile that can be paid has one. The turn ends without
an action only if nothing that the player still holds would make one possible: the wheel's bonus, effects
of the street, single-use technologies, windows for an extra action. That is found out by trying them
on a copy of the table, as far as nothing hidden is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Decision, play
from groschen.engine.reasons import Obstacle
from groschen.games.praga import crane, projects
from groschen.games.praga.actions import catalogue
from groschen.games.praga.actions.payment import MOST_TABLES
from groschen.games.praga.reasons import ACTION_NOT_PERFORMED, ACTION_STILL_POSSIBLE, MOVES_OWED

if TYPE_CHECKING:
    from groschen.games.praga.menu import TakeTurn
    from groschen.games.praga.state import State


def why_not_end(state: State, turn: TakeTurn) -> Obstacle | None:
    """Why the turn of somebody with an action tile cannot end now."""
    if not state.agenda.acted:
        if possible_actions(state, turn.seat):
            return ACTION_NOT_PERFORMED
        if can_come_to_act(state.copy(), turn):
            return ACTION_STILL_POSSIBLE
    return MOVES_OWED if projects.owes_a_move(state, turn.seat) else None


def possible_actions(state: State, seat: int) -> list[int]:
    """The actions of the tile in hand that can be performed."""
    pair = state.side[state.agenda.hand]
    return [action for action in pair if catalogue.why_not(state, seat, action, 0, True) is None]


def has_action(state: State, turn: TakeTurn, tile: int) -> bool:
    """Whether this tile of the crane, once it is paid, has an action that is possible or may become so."""
    one, other = state.side[tile]
    cost = crane.gold_for(state, tile)
    if catalogue.is_sure(state, turn.seat, one, cost) or catalogue.is_sure(state, turn.seat, other, cost):
        return True
    world = state.copy()
    crane.take(world, turn.seat, tile)
    return can_come_to_act(world, turn)


def can_come_to_act(first: State, turn: TakeTurn) -> bool:
    """Whether something that the player holds leads to a possible action of the tile in hand. The table is
    a copy, and is used up."""
    first.stack = [turn]
    worlds, reveals = [first], first.reveals
    for _ in range(MOST_TABLES):
        if not worlds:
            return False
        world = worlds.pop()
        asked = world.stack[-1]
        assert isinstance(asked, Decision)
        if asked is turn and possible_actions(world, turn.seat):
            return True
        for choice in turn.helps(world) if asked is turn else asked.options(world):
            after = world.copy()
            play(after, choice)
            if after.reveals == reveals:
                worlds.append(after)
    return False
