"""Messages: texts with facts in braces.

`{seat}` is a name, `{cost}` a number, `{steps:+}` a number with its sign. An English message may count one
of its facts, `{points:point|points}` (with its sign, `{points:+point|points}`): that makes two whole
sentences of it, and a translation has as many as its language needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

COUNTED = re.compile(r"\{(\w+):(\+?)([^{}|]+)\|([^{}|]+)\}")
"""A fact that is counted: its name, perhaps a sign, the noun for one and for many."""


class Source(NamedTuple):
    """An English message; with `plural` and the fact that is counted, if one is."""

    singular: str
    plural: str = ""
    counted: str = ""


class Counted(NamedTuple):
    """A message that depends on a number: the fact that is counted, and the form that a number takes."""

    counted: str
    form: Callable[[int], str]


Phrase = str | Counted


def source(text: str) -> Source:
    """The message that an English text stands for."""
    found = COUNTED.search(text)
    if found is None:
        return Source(text)
    count, sign, one, many = found.groups()
    number = f"{{{count}:+}}" if sign else f"{{{count}}}"
    singular, plural = (text.replace(found[0], f"{number} {noun}") for noun in (one, many))
    if COUNTED.search(singular):
        raise ValueError(f"a message counts one thing: {text!r}")
    return Source(singular, plural, count)


def unwrapped(text: str) -> str:
    """Paragraphs in a line each, which wrap where they are shown."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


class Negative(int):
    """A number below zero, written with a minus and not with a hyphen."""

    def __format__(self, style: str) -> str:
        return super().__format__(style).replace("-", "−")


def say(phrase: Phrase, facts: Mapping[str, object]) -> str:
    """The phrase with its facts."""
    below = {name: Negative(fact) for name, fact in facts.items() if isinstance(fact, int) and fact < 0}
    said = {**facts, **below} if below else facts
    if isinstance(phrase, str):
        return phrase.format_map(said) if "{" in phrase else phrase
    number = facts[phrase.counted]
    assert isinstance(number, int)
    return phrase.form(abs(number)).format_map(said)
