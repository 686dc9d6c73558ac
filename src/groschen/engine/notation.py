"""Choice <-> text. There is no parser: list the options, compare their text."""

from __future__ import annotations

from groschen.engine.errors import IllegalChoice
from groschen.engine.frames import Choice, Decision, Table


def texts(state: Table, decision: Decision) -> list[str]:
    """The notation of every legal choice, in the order of the options."""
    return [decision.notation(state, choice) for choice in decision.options(state)]


def find(state: Table, decision: Decision, text: str, who: str = "") -> Choice:
    """The legal choice that is written so. Case and spare blanks do not matter."""
    text = str(text)
    wanted = " ".join(text.split()).casefold()
    legal: list[str] = []
    for choice in decision.options(state):
        written = decision.notation(state, choice)
        if written.casefold() == wanted:
            return choice
        legal.append(written)
    raise IllegalChoice(text, type(decision).__name__, who or f"seat {decision.seat + 1}", legal)
