"""What a game remembers of each choice."""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict

from groschen.engine.events import Event
from groschen.engine.frames import Choice


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

    def short(self) -> list[Any]:
        """For a snapshot: everything but what happened, which follows from the choices."""
        return [self.choice, self.text, self.seat, self.turn, int(self.revealed)]
