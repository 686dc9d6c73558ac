"""How every game is told: sentences of the log, each with what followed from it, and reasons.

A teller knows the view and the box, nothing else. A game adds how the facts of its events are called
(`facts`), which events have several phrases (`variant`), and which of them nobody would miss (`condensed`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from groschen.engine.events import Event
from groschen.engine.reasons import Reason
from groschen.render.words.messages import Phrase, say
from groschen.render.words.phrases import Entry, Phrases

View = Mapping[str, Any]

MOST_TERMS = 6
SCORED = "Scored"
"""The event by which every game tells of points."""


class Term(NamedTuple):
    """A thing that can be asked about: its names, the first of which is its title, and what it is."""

    names: tuple[str, ...]
    text: str


class Outlook(NamedTuple):
    """What is known of a choice before it is made: what would happen, and the view as it would be, if nothing
    hidden shows. In brief, what is printed on a tile is left to the drawing."""

    events: list[Event]
    after: View | None = None
    is_brief: bool = False


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

    def facts(self, event: Event) -> dict[str, object]:
        """What the phrase of an event may name."""
        raise NotImplementedError

    def variant(self, event: Event) -> str:
        """Which variant of its phrase an event may take."""
        return ""

    def condensed(self, events: list[Event]) -> list[Event]:
        """The events that are worth telling."""
        return events

    # What happened

    def log(self, events: Iterable[Event]) -> list[Entry]:
        """One entry for each sentence; what follows from it is gathered behind it, alike things summed. What
        comes before the first sentence is told behind that one."""
        chapters: list[tuple[Event, list[Event]]] = []
        before: list[Event] = []
        for event in self.condensed(list(events)):
            if self.find(self.phrases.lines, event) is not None:
                chapters.append((event, before))
                before = []
            else:
                (chapters[-1][1] if chapters else before).append(event)
        chapters += [(before[0], before[1:])] if before else []
        return [self.entry(first, self.summed(others)) for first, others in chapters]

    def entry(self, first: Event, others: list[Event]) -> Entry:
        sentence, seat = self.find(self.phrases.lines, first), seat_of(first)
        text = self.detail(first, None) if sentence is None else say(sentence, self.facts(first))
        return Entry(seat, text, tuple([self.detail(each, seat) for each in others]))

    def summed(self, events: list[Event]) -> list[Event]:
        """Events that say the same of the same seat together, where the first of them stood."""
        found: list[Event] = []
        for event in events:
            for at, other in enumerate(found):
                both = self.together(other, event)
                if both is not None:
                    found[at] = both
                    break
            else:
                found.append(event)
        return found

    def together(self, one: Event, other: Event) -> Event | None:
        """Two events as one, if they can be."""
        return None

    def detail(self, event: Event, about: int | None) -> str:
        """A short phrase; it names the player unless the sentence is about the same one."""
        phrase = self.find(self.phrases.details, event)
        assert phrase is not None, f"no words for {event['event']}"
        text, seat = say(phrase, self.facts(event)), seat_of(event)
        if seat is None or seat == about:
            return text
        return self.phrases.shared.say("who", seat=self.seat(seat), text=text)

    def has_detail(self, event: Event) -> bool:
        return self.find(self.phrases.details, event) is not None

    def scored(self, events: list[Event], seat: int | None) -> int:
        """The points that these events tell a seat of."""
        return sum(each["points"] for each in events if each["event"] == SCORED and each["seat"] == seat)

    def find(self, table: Mapping[str, Phrase], event: Event) -> Phrase | None:
        """The phrase of the event's variant, if it has one, or its own."""
        name = event["event"]
        return table.get(f"{name}:{self.variant(event)}", table.get(name))

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    # Choices

    def move(self, move: Mapping[str, Any]) -> str:
        """What a choice is, as a button says it."""
        facts = {name: self.fact(name, fact) for name, fact in move.items() if name != "verb"}
        return say(self.phrases.moves[move["verb"]], facts)

    def fact(self, field: str, value: Any) -> object:
        """How the value of a field of an event or a move is called."""
        raise NotImplementedError

    # Why not

    def reason(self, reason: Reason) -> str:
        facts = {name: self._named(name, fact) for name, fact in reason.facts.items()}
        return say(self.phrases.reasons[reason.code], facts)

    def blocked(self, view: View, move: Mapping[str, Any], reason: Reason) -> str:
        """Why this choice is blocked; a game may know more of it than the reason says."""
        return self.reason(reason)

    def _named(self, kind: str, fact: int | str) -> int | str:
        return self.phrases.name(kind, fact) if isinstance(fact, str) and kind in self.phrases.names else fact

    # What things are

    def glossary(self, view: View) -> list[Term]:
        """Everything that can be explained besides the words and symbols of `terms`."""
        raise NotImplementedError

    def explain(self, view: View, name: str) -> list[tuple[str, str]]:
        """What a name means: whatever is called so, else what begins so, else what contains it."""
        names = self.phrases.names["term"]
        terms = [Term((*names[key].split("|"), key), text) for key, text in self.phrases.terms.items()]
        return find_terms([*self.glossary(view), *terms], name)

    def all_of(self, things: Sequence[str]) -> str:
        """This, that and the other."""
        return self.phrases.shared.all_of(things)


def seat_of(event: Event) -> int | None:
    """Whom an event is about."""
    return event.get("seat")
