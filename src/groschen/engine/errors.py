"""What can go wrong, as a tree.

GroschenError
├── IllegalChoice     a choice that does not answer the pending decision
├── WrongSeat         an answer to a decision that another seat is asked
├── StaleNumber       a choice that was meant for an earlier moment of the game
├── CannotUndo        nothing to take back, or a reveal or another seat's choice stands in between
├── BadSetup          seats or options that the game does not know
├── BadRecord         a record that cannot be read or replayed
└── BadBox            a box file with a wrong row or field
"""

from __future__ import annotations

from typing import Final

MOST_QUOTED: Final = 120


def quoted(value: object) -> str:
    """A value as an error names it: at most a line of it, whatever somebody sent."""
    if isinstance(value, (str, bytes)) and len(value) > MOST_QUOTED:
        return f"{value[:MOST_QUOTED]!r}…"
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list without end
        return f"a {type(value).__name__} too long to show"
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


class GroschenError(Exception):
    """Anything that Groschen refuses, with a sentence that says why: `message` with its `facts` in braces,
    so that it can be told in other languages."""

    def __init__(self, message: str = "", **facts: object) -> None:
        self.message = message
        self.facts = facts
        super().__init__(message.format(**facts) if facts else message)


class IllegalChoice(GroschenError, ValueError):
    """The text or number does not answer the pending decision; `legal` holds what would."""

    def __init__(self, asked: str, decision: str, who: str, legal: list[str]) -> None:
        self.asked = asked
        self.decision = decision
        self.who = who
        self.legal = legal
        super().__init__(
            "{asked} does not answer {decision} for {who}; legal: {legal}",
            asked=quoted(asked),
            decision=decision,
            who=who,
            legal=", ".join(legal),
        )

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.asked, self.decision, self.who, self.legal)


class WrongSeat(GroschenError):
    """Somebody answered a decision that another seat is asked."""

    def __init__(self, who: str, asked: str, decision: str) -> None:
        self.who = who
        self.asked = asked
        self.decision = decision
        super().__init__(
            "{decision} is for {asked} to answer, not for {who}", decision=decision, asked=asked, who=who
        )

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.who, self.asked, self.decision)


class StaleNumber(GroschenError):
    """The choice was meant for an earlier moment of the game; `number` is the present one."""

    def __init__(self, given: object, number: int) -> None:
        self.given = given
        self.number = number
        super().__init__(
            "this was meant for moment {given} of the game; it stands at {number}",
            given=quoted(given),
            number=number,
        )

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.given, self.number)


class CannotUndo(GroschenError):
    """The last choice stays, by `code`: "nothing" was chosen yet, it "revealed" something, or another seat
    has "chosen_since"; `facts` are those of the sentence."""

    def __init__(self, message: str, code: str, **facts: object) -> None:
        self.code = code
        super().__init__(message, **facts)

    def __reduce__(self) -> tuple[type, tuple[object, ...], dict[str, object]]:
        return type(self), (str(self), self.code), {"message": self.message, "facts": self.facts}


class BadSetup(GroschenError, ValueError):
    """Seats, a seed or options with which the game cannot be set up."""


class BadRecord(GroschenError, ValueError):
    """A record that is broken, foreign or does not replay; `line` is where (1-based, 0 if nowhere)."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message = message
        self.line = line

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.message, self.line)


class BadBox(GroschenError, ValueError):
    """A box file in which a table, row or field is wrong, missing or unknown."""
