"""What nobody has seen, dealt anew: tiles below the top of a stack, mine tiles, event cards face down."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from groschen.engine import chance

if TYPE_CHECKING:
    from groschen.games.kutna_hora.components import Event
    from groschen.games.kutna_hora.state import Stack, State


def deal_anew(state: State) -> None:
    for row, stacks in enumerate(state.hall):
        state.hall[row] = tuple([_shuffle_below_top(state, stack) for stack in stacks])
    _shuffle_mines(state)
    _shuffle_events(state)


def _shuffle_below_top(state: State, stack: Stack) -> Stack:
    """The top tile is seen, and a marked one is known to lie at the bottom."""
    bottom = stack[:1] if stack[0].marked and len(stack) > 1 else ()
    return (*bottom, *chance.shuffled(state, stack[len(bottom) : -1]), stack[-1])


def _shuffle_mines(state: State) -> None:
    """Level I lies on II on III until the discard pile has been shuffled in."""
    stack = state.mine_stack
    if any(lower.level < upper.level for lower, upper in pairwise(stack)):
        chance.shuffle(state, stack)
        return
    groups = [[mine for mine in stack if mine.level == level] for level in (3, 2, 1)]
    state.mine_stack = [mine for group in groups for mine in chance.shuffled(state, group)]


def _shuffle_events(state: State) -> None:
    """Cards of a deck that are not face up may be any of those not seen yet."""
    ahead: list[Event] = []
    aside: list[Event] = []
    for deck in ("A", "B"):
        dealt = sum(event.deck == deck for event in state.events_ahead)
        unseen = [event for event in state.events_ahead + state.events_aside if event.deck == deck]
        chance.shuffle(state, unseen)
        ahead += unseen[:dealt]
        aside += unseen[dealt:]
    state.events_ahead = tuple(ahead)
    state.events_aside = tuple(aside)
