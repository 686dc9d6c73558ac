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
    from groschen.games.praga.state import State

REWARDS: Final = ("ChooseReward", "ChoosePlaza", "ChooseProject", "FollowArrow")
"""The decisions about what is gained."""
MOST_TABLES: Final = 1000
"""So many are tried: a box in which one action leads to the next without end must not hang."""


class Payment(Step):
    """Something that is paid with whatever there is by then; if that is not enough, it does not happen."""

    __slots__ = ()

    def can_be_paid(self, state: State) -> bool:
        raise NotImplementedError


def waiting(state: State) -> int:
    """How deep in the stack the next payment waits, counted from the bottom; 0 if there is none."""
    stack = state.stack
    for depth in range(len(stack), 0, -1):
        if isinstance(stack[depth - 1], Payment):
            return depth
    return 0


def can_follow(first: State, depth: int) -> bool:
    """Whether the payment at this depth can be made after what comes before it, chosen to that end. The
    table is a copy, and is used up."""
    worlds, reveals = [first], first.reveals
    for _ in range(MOST_TABLES):
        if not worlds:
            return False
        world = worlds.pop()
        top = world.stack[-1]
        if len(world.stack) == depth:
            assert isinstance(top, Payment), "a payment waits there"
            if top.can_be_paid(world):
                return True
        elif isinstance(top, Step):
            world.stack.pop()
            if not isinstance(top, Payment):
                top.run(world)
            worlds.append(world)
        elif isinstance(top, Decision):
            worlds += following(world, top, reveals)
    return False


def following(world: State, asked: Decision, reveals: int) -> list[State]:
    """The table after each answer. Tiles that were only just drawn, and other actions, pay for nothing."""
    if world.reveals != reveals or type(asked).__name__ not in REWARDS:
        world.stack.pop()
        world.reveals = reveals
        return [world]
    found: list[State] = []
    for choice in asked.options(world):
        after = world.copy()
        after.stack.pop()
        asked.resolve(after, choice)
        found.append(after)
    return found


def is_payable_after(state: State, choice: Choice, depth: int) -> bool:
    """Whether this answer to the pending decision leaves enough for the payment that waits."""
    asked = state.stack[-1]
    assert isinstance(asked, Decision)
    after = state.copy()
    after.stack.pop()
    asked.resolve(after, choice)
    return can_follow(after, depth)
