"""The kernel: what is pending is data, a stack of frames inside the state.

A `Step` runs. A `Decision` asks one seat and resolves the choice. Frames are never changed after
they were made, so copies of a state share them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Self, TypeVarTuple

from groschen.engine.events import Happened, Revealed, TurnedUp
from groschen.engine.moves import Forms, Move, written
from groschen.engine.reasons import Obstacle

Facts = TypeVarTuple("Facts")
"""The fields of an event."""

Choice = int
"""An index, a square, a card: whatever the decision says. Its `notation` is what people read."""

NOTHING: Final = -1
"""The choice that declines."""


class Frame:
    """Something that is still to be done. Its fields are the parameters of its `__init__`."""

    __slots__ = ()


Frames = tuple[Frame, ...]
"""What a rule leaves to be done or asked, in the order in which it happens."""


class Step(Frame):
    """Something that happens without asking anybody."""

    __slots__ = ()

    concerns_all: ClassVar[bool] = False
    """A mark: from here on things happen to the whole table, and are no part of the choice before."""

    def run(self, state: Any) -> None:
        raise NotImplementedError


class Decision(Frame):
    """A question to one seat."""

    __slots__ = ("seat",)

    begins_action: ClassVar[bool] = False
    """A mark: where this is asked nothing is under way any more, and the seat begins something new."""
    interrupts: ClassVar[bool] = False
    """A mark: asked in the middle of what a piece does, the rest of which follows whatever is answered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, state: Any) -> list[Choice]:
        """What a player would expect to see, legal or not, in a stable order."""
        raise NotImplementedError

    def why_not(self, state: Any, choice: Choice) -> Obstacle | None:
        """The reason why a candidate may not be chosen; None if it may."""
        return None

    def about(self, state: Any, choice: Choice) -> Move:
        """What a candidate is; its notation is unique among the candidates."""
        raise NotImplementedError

    def resolve(self, state: Any, choice: Choice) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    # Derived; a decision that is asked often may list its options itself, and a test compares the two

    def options(self, state: Any) -> list[Choice]:
        """Every legal choice. Never empty, never changes the state."""
        return [choice for choice in self.candidates(state) if self.why_not(state, choice) is None]

    def blocked(self, state: Any) -> list[tuple[Choice, Obstacle]]:
        """The candidates that may not be chosen, each with its reason."""
        reasons = [(choice, self.why_not(state, choice)) for choice in self.candidates(state)]
        return [(choice, reason) for choice, reason in reasons if reason is not None]

    def notation(self, state: Any, choice: Choice) -> str:
        """The choice as people read and type it."""
        return written(self.about(state, choice), state.forms)


class FreeDecision(Decision):
    """Whatever is there may be chosen: nothing is ever blocked."""

    __slots__ = ()

    def options(self, state: Any) -> list[Choice]:
        return self.candidates(state)


class Table:
    """What the state of every game holds for the kernel. Games add their own fields."""

    __slots__ = ("draws", "happened", "is_imagined", "reveals", "seed", "stack", "turn")

    forms: ClassVar[Forms] = {}
    parts: ClassVar[tuple[str, ...]] = ("stack",)
    """Fields that hold objects with fields of their own, such as players, or lists of them."""

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.seed = 0
        self.draws = 0
        self.reveals = 0
        self.turn = 0
        self.is_imagined = False
        self.happened: Happened | None = None

    def then(self, frame: Frame, *others: Frame) -> None:
        """Do these, in this order, before whatever is already waiting."""
        if others:
            self.then_all(others)
        self.stack.append(frame)

    def then_all(self, frames: Frames) -> None:
        """The same for frames that were gathered before; often there are none."""
        if frames:
            stack = self.stack
            for frame in reversed(frames):
                stack.append(frame)

    def tell(self, event: Callable[[*Facts], tuple[object, ...]], *facts: *Facts) -> None:
        """Note what happened, for those who listen; for nobody, the event is not even made. Where this is
        asked very often, the rules look for themselves whether anybody listens."""
        if self.happened is not None:
            self.happened.append(event(*facts))

    def reveal(self) -> None:
        """Something hidden was shown: nobody may undo beyond this point, nor foresee what follows."""
        self.reveals += 1
        if self.happened is not None:
            self.happened.append(Revealed())

    def turn_up(self, event: Callable[[*Facts], tuple[object, ...]], *facts: *Facts) -> None:
        """Tell of something hidden that now lies open; nothing else of what happens depends on it."""
        self.reveals += 1
        self.tell_unforeseen(event, *facts)

    def tell_unforeseen(self, event: Callable[[*Facts], tuple[object, ...]], *facts: *Facts) -> None:
        """Note what could not be told before the choice, since it names something that lay hidden then."""
        if self.happened is not None:
            self.happened += [TurnedUp(), event(*facts)]

    # What every game adds

    def copy(self) -> Self:
        """An independent state at the same moment."""
        raise NotImplementedError

    def forget_what_is_hidden(self) -> None:
        """Put everything that nobody has seen in an order that says nothing about how it lay."""
        raise NotImplementedError

    # What every copy has

    def copy_head(self, new: Table) -> None:
        """The fields above; nobody listens to a copy."""
        new.stack = self.stack.copy()
        new.seed = self.seed
        new.draws = self.draws
        new.reveals = self.reveals
        new.turn = self.turn
        new.is_imagined = self.is_imagined
        new.happened = None

    def determinize(self, seed: int) -> Self:
        """A copy in which everything hidden is dealt anew, and chance with it: whatever lies face down is
        drawn from what it may be when it is shown (`chance.top`), so a copy of a copy costs nothing more."""
        new = self.copy()
        new.seed = seed
        new.draws = 0
        if not new.is_imagined:
            new.is_imagined = True
            new.forget_what_is_hidden()
        return new


def pending(state: Table) -> Decision | None:
    """The decision that waits for an answer; None when the game is over."""
    if not state.stack:
        return None
    decision = state.stack[-1]
    assert isinstance(decision, Decision), "play() stops at decisions only"
    return decision


def is_turn_over(state: Table, turn: int) -> bool:
    """Whether the turn of this number (`state.turn`) is over; what follows the last turn belongs to it."""
    return state.turn != turn or not state.stack


def is_action_over(state: Table, turn: int) -> bool:
    """Whether what was begun in the turn of this number is over: something new may be begun."""
    decision = pending(state)
    return decision is None or decision.begins_action or state.turn != turn


def advance(state: Table) -> None:
    """Run steps up to the next decision or the end of the game."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if not isinstance(frame, Step):
            return
        stack.pop()
        frame.run(state)


def play_own_part(state: Table, choice: Choice) -> None:
    """Answer the pending decision, and advance only as far as that belongs to the answer."""
    decision, stack = state.stack.pop(), state.stack
    assert isinstance(decision, Decision), "there is no decision to answer"
    decision.resolve(state, choice)
    while stack:
        frame = stack[-1]
        if not isinstance(frame, Step) or frame.concerns_all:
            return
        stack.pop()
        frame.run(state)


def play(state: Table, choice: Choice) -> None:
    """Answer the pending decision with one of its options, then advance."""
    decision = state.stack.pop()
    assert isinstance(decision, Decision), "there is no decision to answer"
    decision.resolve(state, choice)
    advance(state)
