"""The six actions that a Joker may stand for, by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora.actions import building, income, mine, plot, rights, st_barbara
from groschen.games.kutna_hora.names import BUILDING, INCOME, MINE, PLOT, RIGHTS

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State


def is_possible(state: State, seat: int, action: int) -> bool:
    """Whether the action can be taken now, for those who do not ask why not."""
    if action == PLOT:
        return plot.is_possible(state, seat)
    if action == BUILDING:
        return building.is_possible(state, seat, free=False)
    return why_not(state, seat, action) is None


def why_not(state: State, seat: int, action: int) -> Obstacle | None:
    """The reason why the action cannot be taken now."""
    if action == MINE:
        return mine.why_not(state, seat)
    if action == RIGHTS:
        return rights.why_not(state, seat)
    if action == PLOT:
        return plot.why_not(state, seat)
    if action == BUILDING:
        return building.why_not(state, seat)
    if action == INCOME:
        return income.why_not(state, seat)
    return st_barbara.why_not(state, seat)


def begin(state: State, seat: int, action: int) -> None:
    """Put the first frames of the action on the stack."""
    if action == MINE:
        mine.begin(state, seat)
    elif action == RIGHTS:
        rights.begin(state, seat)
    elif action == PLOT:
        plot.begin(state, seat)
    elif action == BUILDING:
        building.begin(state, seat)
    elif action == INCOME:
        income.begin(state, seat)
    else:
        st_barbara.begin(state, seat)
