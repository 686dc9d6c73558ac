"""What nobody has seen: tiles below the top of a stack, mine tiles, event cards face down."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.games.kutna_hora.names import GUILDS, NOBODY

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Building, Event, Mine
    from groschen.games.kutna_hora.state import Stack, State

MINES: Final = 16
"""The number of the mine stack of level 0, after the stacks of the town hall; levels have their own."""
EVENTS: Final = {"A": 32, "B": 33}


def forget(state: State) -> None:
    for row, stacks in enumerate(state.hall):
        state.hall[row] = _unordered_row(stacks)
    state.mine_stack = list(chance.in_no_order(tuple(state.mine_stack)))
    state.events_ahead, state.events_aside = _unordered_events(state.events_ahead, state.events_aside)


# The town hall


@lru_cache(maxsize=1024)
def _unordered_row(stacks: tuple[Stack, ...]) -> tuple[Stack, ...]:
    return tuple([(*_unordered(stack[:-1]), stack[-1]) for stack in stacks])


def _unordered(stack: Stack) -> Stack:
    """What lies under the top; a marked tile is known to lie at the bottom."""
    bottom = is_bottom_known(stack)
    return stack[:bottom] + chance.in_no_order(stack[bottom:])


def is_bottom_known(stack: Stack) -> bool:
    return bool(stack) and stack[0].marked


def turn_up(state: State, stack: Stack) -> Stack:
    """The stack with the tile on top that is there now that the one above has gone."""
    if not stack:
        return stack
    tile, rest = chance.take(state, _number(stack[0]), stack, is_bottom_known(stack))
    return (*rest, tile)


def _number(tile: Building) -> int:
    """Each guild and each colour of public buildings has one stack."""
    return tile.guild if tile.guild != NOBODY else len(GUILDS) + tile.patrician


# Mines


def draw_mine(state: State) -> Mine:
    """The top tile: level I lies on II on III until the discard pile has been shuffled in."""
    stack = state.mine_stack
    if not state.is_imagined:
        return stack.pop()
    level = 0 if _are_levels_mixed(state) else min([mine.level for mine in stack])
    may_be = [at for at, mine in enumerate(stack) if level in (0, mine.level)]
    return stack.pop(may_be[chance.top(state, MINES + level, len(may_be))])


def _are_levels_mixed(state: State) -> bool:
    """Everybody can tell: a tile is out although tiles of a level above it are still in the stack."""
    here, of_all = [0, 0, 0, 0], [0, 0, 0, 0]
    for mine in state.mine_stack:
        here[mine.level] += 1
    for mine in state.box.mines:
        of_all[mine.level] += 1
    _, first, second, third = here
    return (first > 0 and second < of_all[2]) or (first + second > 0 and third < of_all[3])


# Events


@lru_cache(maxsize=1024)
def _unordered_events(
    ahead: tuple[Event, ...], aside: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Cards of a deck that are not face up may be any of those not seen yet."""
    unseen = {deck: _of_deck(deck, ahead + aside) for deck in EVENTS}
    dealt = {deck: len(_of_deck(deck, ahead)) for deck in EVENTS}
    return (
        tuple([event for deck in EVENTS for event in unseen[deck][: dealt[deck]]]),
        tuple([event for deck in EVENTS for event in unseen[deck][dealt[deck] :]]),
    )


def _of_deck(deck: str, events: tuple[Event, ...]) -> tuple[Event, ...]:
    return chance.in_no_order(tuple([event for event in events if event.deck == deck]))


def draw_event(state: State) -> Event:
    """The next card; in an imagined state, any of its deck that is not face up."""
    event, ahead, aside = state.events_ahead[0], state.events_ahead[1:], state.events_aside
    if state.is_imagined:
        unseen = _of_deck(event.deck, state.events_ahead + aside)
        other = unseen[chance.top(state, EVENTS[event.deck], len(unseen))]
        ahead = tuple([event if each is other else each for each in ahead])
        aside = tuple([event if each is other else each for each in aside])
        event = other
    state.events_ahead, state.events_aside = ahead, aside
    return event
