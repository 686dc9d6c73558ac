"""Paying for an action.

What is gained before something is paid may pay for it, with all its consequences: the bonus of an upgrade for
the action (P8), the reward of a building for its site (P25), and the wealth bonus that either brings.
So whether a payment is possible is found out by trying, on a copy of the table, as far as nothing
hidden is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Step

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import BoardTile
    from groschen.games.praga.state import State

MOST_TABLES: Final = 1000
"""So many are tried: a box in which one action leads to the next without end must not hang."""


class Payment(Step):
    """Something that is paid with whatever there is by then; if that is not enough, it does not happen."""

    __slots__ = ()

    def can_be_paid(self, state: State) -> bool:
        raise NotImplementedError


class PayForTile(Payment):
    """A tile is taken and paid when everything that comes before has been gained; `later` is an upgrade whose
    bonus comes after the payment."""

    __slots__ = ("later", "seat", "way")

    def __init__(self, seat: int, way: Way, later: BoardTile | None) -> None:
        self.seat = seat
        self.way = way
        self.later = later


class RewardDecision(Decision):
    """A decision about what is gained: its answer may pay for what waits."""

    __slots__ = ()


def waiting(state: State) -> Payment | None:
    """The next payment on the stack."""
    for frame in reversed(state.stack):
        if isinstance(frame, Payment):
            return frame
    return None


def can_follow(first: State) -> bool:
    """Whether the next payment can be made after what comes before it, chosen to that end. The table is a
    copy, and is used up."""
    return can_reach(first, waiting(first))


def can_reach(first: State, payment: Payment | None) -> bool:
    """The same for a payment that may have others before it by now; those are not made."""
    worlds = [first]
    for _ in range(MOST_TABLES):
        if not worlds:
            break
        world = worlds.pop()
        top = world.stack[-1]
        if top is payment:
            if payment.can_be_paid(world):
                return True
        elif isinstance(top, Step):
            world.stack.pop()
            if not isinstance(top, Payment):
                top.run(world)
            worlds.append(world)
        elif isinstance(top, Decision):
            worlds += following(world, top)
    return False


def following(world: State, asked: Decision) -> list[State]:
    """The table after each answer. Tiles that were only just drawn, and other actions, pay for nothing."""
    if not isinstance(asked, RewardDecision):
        world.stack.pop()
        return [world]
    return [after(world, asked, choice) for choice in asked.options(world)]


def after(state: State, asked: Decision, choice: Choice) -> State:
    """A copy of the table on which the pending decision was answered."""
    world = state.copy()
    world.stack.pop()
    asked.resolve(world, choice)
    return world


def leaves_enough(state: State, asked: Decision, choice: Choice) -> bool:
    """Whether this answer to the pending decision leaves enough for the payment that waits, if one does."""
    payment = waiting(state)
    return payment is None or can_reach(after(state, asked, choice), payment)
