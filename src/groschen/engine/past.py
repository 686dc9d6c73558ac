"""What a game remembers: every choice, and some of the states on the way.

Any moment is found again from the nearest state before it, by playing a few choices. However long a game
becomes, only so many states are kept: when there are more, every other one is dropped.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from groschen.engine.events import Event
from groschen.engine.frames import Choice, Table, play

EVERY: Final = 16
"""Choices between two states that are kept, at first."""
MOST_KEPT: Final = 32


class Entry(TypedDict):
    """A choice of the history: its number (from 1), who made it, as text, and what happened."""

    number: int
    seat: int
    choice: str
    events: list[Event]


class Played(NamedTuple):
    """A choice that was made: in which turn, whether it showed something hidden, and what happened."""

    choice: Choice
    text: str
    seat: int
    turn: int
    revealed: bool
    events: list[Event] | None
    """None in a game that was restored, until somebody asks."""

    def is_before(self, other: Played) -> bool:
        """Whether it belongs to the same turn of the same seat, and can be taken back with it."""
        return self.turn == other.turn and self.seat == other.seat and not self.revealed

    def short(self) -> list[Any]:
        """For a snapshot: everything but what happened, which follows from the choices."""
        return [self.choice, self.text, self.seat, self.turn, int(self.revealed)]


class Past:
    """The choices of a game and the states that were kept, by the number of choices before each."""

    __slots__ = ("every", "kept", "played")

    def __init__(self, played: list[Played], kept: dict[int, Table]) -> None:
        self.played = played
        self.kept = kept
        self.every = EVERY

    def note(self, played: Played, state: Table) -> None:
        """A choice has been made and led to this state."""
        self.played.append(played)
        if len(self.played) % self.every == 0:
            self.keep(len(self.played), state)

    def keep(self, number: int, state: Table) -> None:
        self.kept[number] = state.copy()
        if len(self.kept) > MOST_KEPT:
            self.every *= 2
            self.kept = {at: kept for at, kept in self.kept.items() if at % self.every == 0}

    def state_at(self, number: int) -> Table:
        """The state after so many choices; the one before the first choice must have been kept."""
        at = max([kept for kept in self.kept if kept <= number])
        state = self.kept[at].copy()
        for passed, each in enumerate(self.played[at:number], at + 1):
            play(state, each.choice)
            if passed % self.every == 0:
                self.keep(passed, state)
        return state

    def forget_after(self, number: int) -> None:
        del self.played[number:]
        self.kept = {at: kept for at, kept in self.kept.items() if at <= number}

    def copy(self) -> Past:
        """Its own past from here on; kept states never change, so both have them."""
        new = Past(self.played.copy(), self.kept.copy())
        new.every = self.every
        return new
