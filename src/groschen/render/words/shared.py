"""What every game and every surface says alike, and how a language strings things together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, reduce

from groschen.render.words.catalogues import COMMON, catalogue
from groschen.render.words.messages import Phrase, say

LISTS = {
    "plain": "{one}, {other}",
    "notes": "{one} · {other}",
    "details": "{one}, {other}",
    "clauses": "{one}; {other}",
    "sentences": "{one} {other}",
    "signs": "{one} {other}",
    "parts": "{one} + {other}",
    "choices": "{one}/{other}",
    "winners": "{one} & {other}",
}
"""How two things stand one after the other, and so any number of them."""

SHARED = {
    "who": "{seat}: {text}",
    "titled": "{title}: {text}",
    "sentence": "{text}.",
    "aside": "{text} ({more})",
    "counted": "{name} {n}",
    "change": "{name} {before} → {now}",
}
"""A remark about somebody or something."""


class Sentences:
    """A table of messages in one language."""

    def __init__(self, table: str, texts: Mapping[str, str], language: str, domain: str = COMMON) -> None:
        words = catalogue(domain, language)
        self.phrases: dict[str, Phrase] = {
            key: words.phrase(f"{table}/{key}", text) for key, text in texts.items()
        }

    def say(self, key: str, **facts: object) -> str:
        return say(self.phrases[key], facts)


class Shared(Sentences):
    """What all games say alike in one language."""

    def __init__(self, language: str) -> None:
        super().__init__("shared", SHARED, language)
        self.lists = Sentences("lists", LISTS, language)
        self.words = catalogue(COMMON, language)

    def all_of(self, things: Sequence[str]) -> str:
        """This, that and the other."""
        return self.words.listed(things, "standard")

    def one_of(self, things: Sequence[str]) -> str:
        """This, that or the other."""
        return self.words.listed(things, "or")

    def row(self, things: Iterable[str], style: str = "plain") -> str:
        """One after the other; whatever is empty is left out."""
        found = [thing for thing in things if thing]
        return reduce(lambda one, other: self.lists.say(style, one=one, other=other), found) if found else ""


@cache
def shared(language: str) -> Shared:
    return Shared(language)
