"""Carry out rewards, one after the other; those that ask something ask in the same order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Obstacle
from groschen.games.praga.actions import payment
from groschen.games.praga.reasons import NEEDED_TO_PAY

if TYPE_CHECKING:
    from groschen.games.praga.effects import Effect, OneOf
    from groschen.games.praga.state import State


def give(state: State, seat: int, effects: tuple[Effect, ...], source: int) -> None:
    """Apply the effects in order; what they put on the stack is done in order too, before what waits."""
    if len(effects) == 1:
        effects[0].apply(state, seat, source)
        return
    stack = state.stack
    base = len(stack)
    for effect in effects:
        top = len(stack)
        effect.apply(state, seat, source)
        if len(stack) > top > base:
            frames = stack[top:]
            del stack[top:]
            stack[base:base] = frames


class ChooseReward(Decision):
    """Which one of the rewards? If something waits to be paid with it, one that can pay."""

    __slots__ = ("source", "what")

    def __init__(self, seat: int, what: OneOf, source: int) -> None:
        self.seat = seat
        self.what = what
        self.source = source

    def options(self, state: State) -> list[Choice]:
        every: list[Choice] = list(range(len(self.what.alternatives)))
        depth = payment.waiting(state)
        if not depth:
            return every
        return [index for index in every if payment.is_payable_after(state, index, depth)] or every

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        possible = self.options(state)
        return [(index, NEEDED_TO_PAY) for index in range(len(self.what.texts)) if index not in possible]

    def resolve(self, state: State, index: Choice) -> None:
        give(state, self.seat, self.what.alternatives[index], self.source)

    def notation(self, state: State, index: Choice) -> str:
        return self.what.texts[index]
