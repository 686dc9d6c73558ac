"""A table in words: what makes a test read like the rulebook.

A test lays a table, plays choices as people write them and looks at what lies there afterwards. This
part knows no game; `<game>/words.py` adds the words of one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from groschen.engine.box import Tables
from groschen.engine.events import Revealed, TurnedUp
from groschen.engine.frames import Decision, advance, pending, play
from groschen.engine.notation import by_text, find
from groschen.engine.reasons import Obstacle

COLOURS = ("Purple", "Blue", "Green", "Orange")


class Table:
    """A state to talk to in notation. What the table does not know itself, it asks the state."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    # Asking

    @property
    def pending(self) -> Decision:
        decision = pending(self.state)
        assert decision is not None, "nobody is asked anything any more"
        return decision

    @property
    def asks(self) -> str:
        """Who is asked what, e.g. "Blue: TakeRights"; "nobody" when the game is over."""
        if not self.state.stack:
            return "nobody"
        return f"{COLOURS[self.pending.seat]}: {type(self.pending).__name__}"

    @property
    def options(self) -> list[str]:
        return list(by_text(self.state, self.pending))

    @property
    def blocked(self) -> dict[str, Obstacle]:
        decision = self.pending
        return {decision.notation(self.state, at): why for at, why in decision.blocked(self.state)}

    def why_not(self, text: str) -> str:
        """The code of the reason why this choice is blocked; empty if it is not."""
        return self.blocked[text].code if text in self.blocked else ""

    # Playing

    def play(self, *choices: str) -> list[tuple[object, ...]]:
        """Answer one decision after the other; returns everything that happened."""
        return self.watch(lambda: [self.answer(text) for text in choices])

    def answer(self, text: str) -> None:
        play(self.state, find(self.state, self.pending, self.in_full(text)))

    def in_full(self, text: str) -> str:
        """A game may let its tests write less."""
        return text

    def run(self, *frames: Any) -> list[tuple[object, ...]]:
        """Do these frames before whatever is waiting, up to the next decision."""
        self.state.then_all(frames)
        return self.watch(lambda: advance(self.state))

    def watch(self, do: Callable[[], object]) -> list[tuple[object, ...]]:
        """What happens while `do` is done."""
        self.state.happened = happened = []
        do()
        self.state.happened = None
        return [event for event in happened if not isinstance(event, Revealed | TurnedUp)]


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def told(happened: list[tuple[object, ...]], kind: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in happened if type(event).__name__ == kind]


def edited(tables: Tables, **edits: Mapping[int, Mapping[str, object]]) -> Tables:
    """The tables with some fields changed, rows by number: `edited(tables, cathedral={1: {"tax": 2}})`."""
    return dict(tables) | {name: _edited(tables[name], rows) for name, rows in edits.items()}


def _edited(rows: tuple[Any, ...], edits: Mapping[int, Mapping[str, object]]) -> tuple[Any, ...]:
    assert all(1 <= number <= len(rows) for number in edits), "rows are numbered from 1"
    return tuple(row._replace(**edits.get(number, {})) for number, row in enumerate(rows, 1))
