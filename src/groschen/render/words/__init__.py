"""The words of the games. A game is added by entering its teller, a language beside the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from groschen.engine.errors import BadSetup
from groschen.render.words import kutna_hora, praga
from groschen.render.words.kutna_hora import en as kutna_hora_en
from groschen.render.words.phrases import Phrases, Telling
from groschen.render.words.praga import en as praga_en


class Words(NamedTuple):
    """A game's phrases by language, and who tells a table of it."""

    languages: Mapping[str, Phrases]
    teller: Callable[[Phrases, Mapping[str, Any], Any], Telling]


WORDS: dict[str, Words] = {
    "kutna-hora": Words({"en": kutna_hora_en.PHRASES}, kutna_hora.teller),
    "praga": Words({"en": praga_en.PHRASES}, praga.teller),
}
LANGUAGES: list[str] = list(dict.fromkeys(name for words in WORDS.values() for name in words.languages))


def words_of(game: str) -> Words:
    if game not in WORDS:
        raise BadSetup(f"there are no words for {game!r}; there are for {', '.join(WORDS)}")
    return WORDS[game]


def phrases(game: str, language: str = "en") -> Phrases:
    """What a game says in a language."""
    languages = words_of(game).languages
    if language not in languages:
        raise BadSetup(f"there is no language {language!r}; there are {', '.join(languages)}")
    return languages[language]


def teller(view: Mapping[str, Any], box: Any, language: str = "en") -> Telling:
    """Whoever tells what happens at a table, from what can be seen of it and its box."""
    return words_of(view["game"]).teller(phrases(view["game"], language), view, box)
