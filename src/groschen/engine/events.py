"""What happened, as data in the view's words: {"event": "RightsTaken", "seat": 0, "tile": "mill", "cost": 3}.

Games declare their events as named tuples and tell them with `state.tell`; outside the rules an event is a
plain dictionary. Two marks between them say what could not be known beforehand.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

Event = dict[str, Any]
Happened = list[tuple[object, ...]]


class Revealed(NamedTuple):
    """A mark: something hidden was shown, and what follows may depend on it."""


class TurnedUp(NamedTuple):
    """A mark: the next event shows something hidden, but nothing else follows from it."""


MARKS: Final = (Revealed, TurnedUp)


def data(event: tuple[object, ...]) -> Event:
    """The event as JSON has it."""
    kind: Any = type(event)
    facts: Event = {"event": kind.__name__}
    for name, fact in zip(kind._fields, event, strict=True):
        facts[name] = list(fact) if isinstance(fact, tuple) else fact
    return facts


def told(happened: Happened) -> list[Event]:
    """Everything that happened, without the marks."""
    return [data(event) for event in happened if not isinstance(event, MARKS)]


def foreseen(happened: Happened) -> list[Event]:
    """As much of what would happen as can be known beforehand."""
    known: list[Event] = []
    last: tuple[object, ...] = ()
    for event in happened:
        if isinstance(event, Revealed):
            return known
        if not isinstance(event, TurnedUp) and not isinstance(last, TurnedUp):
            known.append(data(event))
        last = event
    return known
