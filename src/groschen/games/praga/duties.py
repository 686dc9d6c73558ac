"""What a turn owes: an action of its action tile (P1), and sideways moves (P2).

A tile without a possible action may be taken only if no tile that can be paid has one. The turn ends without
an action only if nothing that the player still holds would make one possible: the wheel's bonus, effects
of the street, single-use technologies, windows for an extra action. That is found out by trying them
on a copy of the table, as far as nothing hidden is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Frames, advance, pending, play
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import crane, projects, wheel
from groschen.games.praga.actions import performing
from groschen.games.praga.actions.kings_road import EggEffect, StreetEffect
from groschen.games.praga.actions.payment import MOST_TABLES
from groschen.games.praga.actions.ways import BY_TILE
from groschen.games.praga.box.pieces import may_pay
from groschen.games.praga.extra_action import ExtraAction
from groschen.games.praga.names import ACTIONS, GOLD, NO_TILE, QUARRIES, SPACE_IV, TRACKS
from groschen.games.praga.offers import Offer
from groschen.games.praga.reasons import (
    ACTION_NOT_PERFORMED,
    ACTION_STILL_POSSIBLE,
    MOVES_OWED,
    NO_ACTION_POSSIBLE,
    NO_ACTION_TILE,
)
from groschen.games.praga.technologies import SingleUse

if TYPE_CHECKING:
    from groschen.games.praga.state import State

MOST_TECHNOLOGIES: Final = 8
"""One for each space of the track."""
STREETS: Final = range(1, SPACE_IV)
"""The spaces of the King's Road with effects that wait."""


class TakeActionTile(Offer):
    """A tile of the crane, by number."""

    __slots__ = ("tile",)
    verb = "tile"

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def is_open(self, state: State, seat: int) -> bool:
        return state.agenda.hand == NO_TILE and self.tile in state.crane

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        cost, have = crane.gold_for(state, self.tile), state.players[seat].gold
        if cost > have:
            return Obstacle("cannot_afford", cost=cost, good=TRACKS[GOLD], have=have)
        return None if self.tile in tiles_to_take(state, seat) else NO_ACTION_POSSIBLE

    def about(self, state: State, seat: int) -> Move:
        one, other = state.side[self.tile]
        return Move("tile", piece=state.box.tile_names[self.tile], one=ACTIONS[one], other=ACTIONS[other])

    def accept(self, state: State, seat: int) -> Frames:
        return crane.take(state, seat, self.tile)


class TakeItsAction(Offer):
    """One of the two actions of the tile in hand."""

    __slots__ = ("action",)
    verb = "perform"

    def __init__(self, action: int) -> None:
        self.action = action

    def is_open(self, state: State, seat: int) -> bool:
        agenda = state.agenda
        return agenda.hand != NO_TILE and not agenda.acted and self.action in state.side[agenda.hand]

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        return performing.why_not(state, seat, self.action, BY_TILE)

    def about(self, state: State, seat: int) -> Move:
        return Move("perform", action=ACTIONS[self.action])

    def accept(self, state: State, seat: int) -> Frames:
        state.agenda.acted = True
        settle: Frames = (wheel.SettleSpecial(seat),)
        return performing.begin(state, seat, self.action, BY_TILE) + settle


class EndOfTurn(Offer):
    """Not before everything that is owed and possible is done."""

    __slots__ = ()
    verb = "end turn"

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        if state.agenda.hand == NO_TILE:
            return NO_ACTION_TILE
        if not state.agenda.acted:
            if possible_actions(state, seat):
                return ACTION_NOT_PERFORMED
            if can_come_to_act(state.copy(), seat):
                return ACTION_STILL_POSSIBLE
        return MOVES_OWED if projects.owes_a_move(state, seat) else None


# An action of the tile (P1)


def tiles_to_take(state: State, seat: int) -> list[int]:
    """Those that can be paid; one without a possible action only if none of them has any."""
    payable = crane.payable(state, seat)
    return [tile for tile in payable if has_action(state, seat, tile)] or payable


def has_action(state: State, seat: int, tile: int) -> bool:
    """Whether this tile of the crane, once it is paid, has an action that is possible or may become so."""
    one, other = state.side[tile]
    if one <= QUARRIES or other <= QUARRIES:
        return True  # mines and quarries can always be managed
    cost = crane.gold_for(state, tile)
    if performing.is_sure(state, seat, one, cost) or performing.is_sure(state, seat, other, cost):
        return True
    world = state.copy()
    crane.take(world, seat, tile)
    return can_come_to_act(world, seat)


def possible_actions(state: State, seat: int) -> list[int]:
    """The actions of the tile in hand that can be performed; none any more once one has been."""
    agenda = state.agenda
    if agenda.acted:
        return []
    pair = state.side[agenda.hand]
    return [action for action in pair if performing.is_possible(state, seat, action, BY_TILE)]


HELPS: Final[tuple[Offer, ...]] = (
    wheel.WheelBonus(),
    ExtraAction(),
    *[StreetEffect(space) for space in STREETS],
    *[EggEffect(space) for space in STREETS],
    *[SingleUse(index) for index in range(MOST_TECHNOLOGIES)],
)
"""What might bring the gold, stone or egg that an action of the tile needs."""


def can_come_to_act(first: State, seat: int) -> bool:
    """Whether something that the player holds leads to a possible action of the tile in hand. The table is
    a copy, and is used up: where nothing waits any more, the player is back at the menu."""
    first.stack = []
    worlds, reveals = [first], first.reveals
    for _ in range(MOST_TABLES):
        if not worlds:
            break
        world = worlds.pop()
        asked = pending(world)
        if asked is not None:
            after = [answered(world, choice) for choice in asked.options(world)]
        elif possible_actions(world, seat):
            return True
        else:
            after = [accepted(world, offer, seat) for offer in HELPS if is_help(world, offer, seat)]
        worlds += [table for table in after if table.reveals == reveals]
    return False


def is_help(state: State, offer: Offer, seat: int) -> bool:
    if not offer.can_be_accepted(state, seat):
        return False
    if isinstance(offer, SingleUse):
        return may_pay(state.players[seat].technologies[offer.index].effects)
    return True


def answered(state: State, choice: Choice) -> State:
    after = state.copy()
    play(after, choice)
    return after


def accepted(state: State, offer: Offer, seat: int) -> State:
    after = state.copy()
    after.then_all(offer.accept(after, seat))
    advance(after)
    return after
