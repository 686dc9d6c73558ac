"""Choice <-> text. There is no parser: list the options, compare their text."""

from __future__ import annotations

from typing import Final, NamedTuple

from groschen.engine.errors import IllegalChoice
from groschen.engine.frames import Choice, Decision, Table
from groschen.engine.moves import written

_LAST: dict[tuple[type[Decision], str], Choice] = {}
"""What a text meant the last time that such a decision was asked: mostly it still does, and then no other
option has to be written down."""
MOST_REMEMBERED: Final = 20_000
"""Each of our games has some thousands of ways to write a choice."""


class Offered(NamedTuple):
    """The options as they were last written down: at which table, after how many choices, by their text."""

    state: Table | None
    number: int
    choices: dict[str, Choice]


NOTHING_OFFERED: Final = Offered(None, 0, {})


def by_text(state: Table, decision: Decision) -> dict[str, Choice]:
    """Every legal choice by its notation, in the order of the options."""
    forms = state.forms
    return {written(decision.about(state, choice), forms): choice for choice in decision.options(state)}


def find(state: Table, decision: Decision, text: str, who: str = "") -> Choice:
    """The legal choice that is written so. Case and spare blanks do not matter."""
    return find_written(state, decision, text, who)[0]


def find_written(state: Table, decision: Decision, text: str, who: str = "") -> tuple[Choice, str]:
    """The same, and how it is really written."""
    options, forms = decision.options(state), state.forms
    last = _LAST.get((type(decision), text))
    if last in options and written(decision.about(state, last), forms) == text:
        return last, text
    legal: list[str] = []
    for choice in options:
        legal.append(written(decision.about(state, choice), forms))
        if legal[-1] == text:
            if len(_LAST) >= MOST_REMEMBERED:
                _LAST.clear()
            _LAST[type(decision), text] = choice
            return choice, text
    wanted = " ".join(str(text).split()).casefold()
    for choice, notation in zip(options, legal, strict=True):
        if notation.casefold() == wanted:
            return choice, notation
    raise IllegalChoice(str(text), type(decision).__name__, who or f"seat {decision.seat + 1}", legal)
