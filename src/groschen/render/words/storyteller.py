"""How every game is told: sentences of the log, each with what followed from it, and reasons.

A game adds how the numbers in its events become names (`facts`), which events have several phrases
(`variant`), and which of them a reader would not miss (`condensed`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from groschen.engine.reasons import Reason
from groschen.render.words.phrases import Entry, Phrases, say

MOST_TERMS = 6
SCORED = "Scored"
"""The event by which every game tells of points."""


class Term(NamedTuple):
    """A thing that can be asked about: its names, the first of which is its title, and what it is."""

    names: tuple[str, ...]
    text: str


def find_terms(terms: Sequence[Term], name: str) -> list[tuple[str, str]]:
    wanted = plain(name)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [
            (term.names[0], term.text) for term in terms if any(fits(plain(n), wanted) for n in term.names)
        ]
        if found:
            return list(dict.fromkeys(found))[:MOST_TERMS]
    return []


def plain(text: str) -> str:
    """Without accents, capitals and double blanks, as people type; a lone symbol stays as it is."""
    letters = "".join(letter for letter in normalize("NFD", text) if not combining(letter))
    return " ".join((letters if len(text.strip()) == 1 else letters.casefold()).split())


class Storyteller:
    """One table, told in one language."""

    def __init__(self, phrases: Phrases, seats: Sequence[str]) -> None:
        self.phrases = phrases
        self.seats = seats

    # What a game adds

    def facts(self, event: Any) -> dict[str, object]:
        """What the phrase of an event may name."""
        raise NotImplementedError

    def variant(self, event: Any) -> str:
        """Which variant of its phrase an event may take."""
        return ""

    def condensed(self, events: list[Any]) -> list[Any]:
        """The events that are worth telling."""
        return events

    # What happened

    def log(self, events: Iterable[Any]) -> list[Entry]:
        """One entry for each sentence; what follows from it is gathered behind it."""
        entries: list[Entry] = []
        for event in self.condensed(list(events)):
            sentence = self.find(self.phrases.lines, event)
            if sentence is not None:
                entries.append(Entry(seat_of(event), say(sentence, self.facts(event)), ()))
                continue
            if not entries:
                entries.append(Entry(seat_of(event), self.detail(event, None), ()))
                continue
            details = (*entries[-1].details, self.detail(event, entries[-1].seat))
            entries[-1] = entries[-1]._replace(details=details)
        return entries

    def detail(self, event: Any, about: int | None) -> str:
        """A short phrase; it names the player unless the sentence is about the same one."""
        phrase = self.find(self.phrases.details, event)
        assert phrase is not None, f"no words for {type(event).__name__}"
        text, seat = say(phrase, self.facts(event)), seat_of(event)
        return text if seat is None or seat == about else f"{self.seat(seat)}: {text}"

    def has_detail(self, event: Any) -> bool:
        return self.find(self.phrases.details, event) is not None

    def scored(self, events: list[Any], seat: int | None) -> int:
        """The points that these events tell a seat of."""
        return sum(event.points for event in events if type(event).__name__ == SCORED and event.seat == seat)

    def find(self, table: Mapping[str, str], event: Any) -> str | None:
        """The phrase of the event's variant, if it has one, or its own."""
        name = type(event).__name__
        return table.get(f"{name}:{self.variant(event)}", table.get(name))

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    # Why not

    def reason(self, reason: Reason) -> str:
        facts = {name: self._named(name, fact) for name, fact in reason.facts.items()}
        return say(self.phrases.reasons[reason.code], facts)

    def _named(self, kind: str, fact: int | str) -> int | str:
        return self.phrases.name(kind, fact) if isinstance(fact, str) and kind in self.phrases.names else fact

    # What things are

    def glossary(self, view: Mapping[str, Any]) -> list[Term]:
        """Everything that can be explained besides the words and symbols of `terms`."""
        raise NotImplementedError

    def explain(self, view: Mapping[str, Any], name: str) -> list[tuple[str, str]]:
        """What a name means: whatever is called so, else what begins so, else what contains it."""
        terms = [Term(tuple(key.split("|")), text) for key, text in self.phrases.terms.items()]
        return find_terms([*self.glossary(view), *terms], name)

    def all_of(self, things: Sequence[str]) -> str:
        """A list with "and" before its last item."""
        *others, last = things
        return self.phrases.label("and", others=", ".join(others), last=last) if others else last


def seat_of(event: Any) -> int | None:
    """Whom an event is about."""
    seat: int | None = getattr(event, "seat", None)
    return seat
