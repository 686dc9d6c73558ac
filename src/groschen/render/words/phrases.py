"""What a game says in one language, and the small grammar of its phrases.

A phrase is a text with facts in braces. `{seat}` is a name, `{cost}` a number; `{points:point|points}` is
a number with its noun in the right number, `{points:+point|points}` the same with its sign.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from string import Formatter
from typing import Any, NamedTuple, Protocol

from groschen.engine.events import Event
from groschen.engine.reasons import Reason


class _Grammar(Formatter):
    def format_field(self, value: Any, spec: str) -> str:
        if "|" not in spec:
            return format(value, spec)
        one, many = spec.removeprefix("+").split("|")
        number = format(value, "+") if spec.startswith("+") else str(value)
        return f"{number} {one if abs(value) == 1 else many}"


_GRAMMAR = _Grammar()


def say(phrase: str, facts: Mapping[str, object]) -> str:
    """The phrase with its facts."""
    return _GRAMMAR.vformat(phrase, (), facts)


@dataclass(frozen=True)
class Phrases:
    """All words of one game in one language, by what they stand for.

    `prompts` ask, by decision; `moves` say what a choice is, by verb. `lines` and `details` are what
    happened: a sentence of the log, or a short phrase about what followed from it. A key may have a
    variant behind a colon ("PlotClaimed:free"). `options` say what the options of a new game are for;
    `chapters` are the rules by chapter, `terms` explain words and symbols (a key holds all its names,
    divided by |), `ladder` judges solo scores from some points on.
    """

    language: str
    prompts: Mapping[str, str]
    moves: Mapping[str, str]
    lines: Mapping[str, str]
    details: Mapping[str, str]
    reasons: Mapping[str, str]
    names: Mapping[str, Mapping[str, str]]
    effects: Mapping[str, str]
    signs: Mapping[str, str]
    labels: Mapping[str, str]
    rules: str
    options: Mapping[str, str]
    chapters: Mapping[str, str]
    terms: Mapping[str, str]
    ladder: Mapping[int, str]

    def name(self, kind: str, key: str) -> str:
        """The name of a thing; what has none, as in a changed box, is called by its key."""
        return self.names[kind].get(key, key)

    def label(self, key: str, **facts: object) -> str:
        return say(self.labels[key], facts)


class Entry(NamedTuple):
    """A sentence of the log, whom it is about, and what followed from it."""

    seat: int | None
    text: str
    details: tuple[str, ...]


class Telling(Protocol):
    """What every game's teller can do: one table, told in one language."""

    phrases: Phrases

    def log(self, events: Iterable[Event]) -> list[Entry]:
        """What happened, in sentences."""
        ...

    def reason(self, reason: Reason) -> str:
        """Why something is not possible."""
        ...

    def blocked(self, view: Mapping[str, Any], move: Mapping[str, Any], reason: Reason) -> str:
        """Why this choice is blocked."""
        ...

    def foresee(self, events: list[Event]) -> list[Event]:
        """As much of what would happen as can be said before: nothing hidden, no end of a round."""
        ...

    def note(
        self,
        view: Mapping[str, Any],
        move: Mapping[str, Any],
        events: list[Event],
        after: Mapping[str, Any] | None = None,
        is_brief: bool = False,
    ) -> str:
        """What to say beside a choice, given what would happen, and the view as it would be, if known.
        In brief, what is printed on a tile is left to the drawing."""
        ...

    def move(self, move: Mapping[str, Any]) -> str:
        """What a choice is, as a button says it."""
        ...

    def explain(self, view: Mapping[str, Any], name: str) -> list[tuple[str, str]]:
        """What a piece, a symbol, a word or a place is: titles and texts."""
        ...

    def scored(self, events: list[Event], seat: int | None) -> int:
        """The points that these events tell a seat of."""
        ...

    def changes(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
        """What a player wants to know between two views that no event says."""
        ...

    def chapter(self, view: Mapping[str, Any]) -> int:
        """The round or turn of a view: what somebody who leafs through a game skips."""
        ...
