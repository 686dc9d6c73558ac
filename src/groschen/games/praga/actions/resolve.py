"""Carry out rewards, one after the other; those that ask something ask in the same order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Frames, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga.actions import payment
from groschen.games.praga.actions.payment import RewardDecision
from groschen.games.praga.reasons import NEEDED_TO_PAY

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import Giver
    from groschen.games.praga.effects import Effect, OneOf
    from groschen.games.praga.state import State


def give(state: State, seat: int, effects: tuple[Effect, ...], source: int) -> None:
    """Apply the effects in order. Whatever they leave to be done or asked follows in the same order, when all
    are applied."""
    state.then_all(gain(state, seat, effects, source))


def gain(state: State, seat: int, effects: tuple[Effect, ...], source: int) -> Frames:
    """The same, but what is left to be done or asked is not put on the stack yet."""
    left: Frames = ()
    for effect in effects:
        left += effect.apply(state, seat, source)
    return left


class GainReward(Step):
    """The reward or bonus of a tile."""

    __slots__ = ("seat", "source", "tile")

    def __init__(self, seat: int, tile: Giver, source: int) -> None:
        self.seat = seat
        self.tile = tile
        self.source = source

    def run(self, state: State) -> None:
        give(state, self.seat, self.tile.effects, self.source)


class ChooseReward(RewardDecision):
    """Which one of the rewards? If something waits to be paid with it, one that can pay."""

    __slots__ = ("source", "what")

    def __init__(self, seat: int, what: OneOf, source: int) -> None:
        self.seat = seat
        self.what = what
        self.source = source

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(self.what.alternatives)))

    def why_not(self, state: State, index: Choice) -> Obstacle | None:
        return None if index in self.options(state) else NEEDED_TO_PAY

    def options(self, state: State) -> list[Choice]:
        """Any of them, if none can pay."""
        every = self.candidates(state)
        if payment.waiting(state) is None:
            return every
        return [index for index in every if payment.leaves_enough(state, self, index)] or every

    def about(self, state: State, index: Choice) -> Move:
        return Move("reward", reward=self.what.texts[index])

    def resolve(self, state: State, index: Choice) -> None:
        give(state, self.seat, self.what.alternatives[index], self.source)
