"""What nobody has seen, dealt anew: tiles below the top of a stack, mine tiles, event cards face down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from groschen.engine import chance
from groschen.engine.codec import Piece

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Event
    from groschen.games.kutna_hora.state import Stack, State

P = TypeVar("P", bound=Piece)


def deal_anew(state: State) -> None:
    for row, stacks in enumerate(state.hall):
        state.hall[row] = tuple([_shuffle_below_top(state, stack) for stack in stacks])
    _shuffle_mines(state)
    _shuffle_events(state)


def _in_any_order(state: State, pieces: Iterable[P]) -> list[P]:
    """Sorted first, so that the outcome depends on what is hidden and not on how it lies there."""
    return chance.shuffled(state, sorted(pieces, key=_key))


def _key(piece: Piece) -> str:
    return piece.key


def _shuffle_below_top(state: State, stack: Stack) -> Stack:
    """The top tile is seen, and a marked one is known to lie at the bottom."""
    bottom = stack[:1] if stack[0].marked and len(stack) > 1 else ()
    return (*bottom, *_in_any_order(state, stack[len(bottom) : -1]), stack[-1])


def _shuffle_mines(state: State) -> None:
    """Level I lies on II on III until the discard pile has been shuffled in."""
    stack = state.mine_stack
    if _are_levels_mixed(state):
        state.mine_stack = _in_any_order(state, stack)
        return
    groups = [[mine for mine in stack if mine.level == level] for level in (3, 2, 1)]
    state.mine_stack = [mine for group in groups for mine in _in_any_order(state, group)]


def _are_levels_mixed(state: State) -> bool:
    """Everybody can tell: a tile is out although tiles of a level above it are still in the stack."""
    counts = [
        (
            sum(mine.level == level for mine in state.mine_stack),
            sum(mine.level == level for mine in state.box.mines),
        )
        for level in (1, 2, 3)
    ]
    (first, _), (second, all_second), (third, all_third) = counts
    return (first > 0 and second < all_second) or (first + second > 0 and third < all_third)


def _shuffle_events(state: State) -> None:
    """Cards of a deck that are not face up may be any of those not seen yet."""
    ahead: list[Event] = []
    aside: list[Event] = []
    for deck in ("A", "B"):
        dealt = sum(event.deck == deck for event in state.events_ahead)
        unseen = [event for event in state.events_ahead + state.events_aside if event.deck == deck]
        unseen = _in_any_order(state, unseen)
        ahead += unseen[:dealt]
        aside += unseen[dealt:]
    state.events_ahead = tuple(ahead)
    state.events_aside = tuple(aside)
