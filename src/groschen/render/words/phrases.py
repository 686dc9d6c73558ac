"""What a game says in one language, and what its teller can do with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, NamedTuple, Protocol

from groschen.engine.events import Event
from groschen.engine.reasons import Reason
from groschen.render.words.catalogues import ENGLISH, Catalogue
from groschen.render.words.messages import Phrase, say
from groschen.render.words.shared import Shared, shared

Table = Mapping[str, Phrase]
Names = Mapping[str, str]


@dataclass(frozen=True)
class Phrases:
    """All words of one game in one language, by what they stand for.

    `prompts` ask, by decision; `moves` say what a choice is, by verb. `lines` and `details` are what
    happened: a sentence of the log, or a short phrase about what followed from it. A key may have a
    variant behind a colon ("PlotClaimed:free"). `names` are those of things by their kind, free of articles;
    `sayings` are phrases by kind. `options` say what the options of a new game are for; `chapters` are the
    rules, `terms` explain words and symbols, and the names of both are in `names` (a term may have several,
    divided by |); `drawn` has those terms of which a page beside the drawing says something else than the
    terminal. `ladder` judges solo scores from some points on.
    """

    prompts: Table
    moves: Table
    lines: Table
    details: Table
    reasons: Table
    names: Mapping[str, Names]
    sayings: Mapping[str, Table]
    effects: Table
    signs: Table
    labels: Table
    options: Table
    chapters: Names
    terms: Names
    drawn: Names
    ladder: Mapping[int, str]
    language: str = ENGLISH

    def name(self, kind: str, key: str) -> str:
        """The name of a thing; what has none, as in a changed box, is called by its key."""
        return self.names[kind].get(key, key)

    def label(self, key: str, **facts: object) -> str:
        return say(self.labels[key], facts)

    def saying(self, kind: str, key: str, **facts: object) -> str:
        return say(self.sayings[kind][key], facts)

    @property
    def shared(self) -> Shared:
        """What all games say alike in this language."""
        return shared(self.language)

    def messages(self) -> Iterator[tuple[str, str]]:
        """Every text with its context: what translators see of the English phrases."""
        for table in fields(self):
            yield from _texts(table.name, getattr(self, table.name))

    def translated(self, language: str, words: Catalogue) -> Phrases:
        """The same in another language."""
        tables = {each.name: _translated(each.name, getattr(self, each.name), words) for each in fields(self)}
        return Phrases(**tables | {"language": language})


def _texts(context: str, table: Any) -> Iterator[tuple[str, str]]:
    """The texts of a table, or of a table of tables: a kind of names is a context of its own."""
    if isinstance(table, str):
        if table and context != "language":
            yield context, table
        return
    for key, text in table.items():
        yield from _texts(str(key) if isinstance(text, Mapping) else f"{context}/{key}", text)


def _translated(context: str, table: Any, words: Catalogue) -> Any:
    if isinstance(table, str):
        return words.phrase(context, table) if table else table
    return {
        key: _translated(str(key) if isinstance(text, Mapping) else f"{context}/{key}", text, words)
        for key, text in table.items()
    }


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
