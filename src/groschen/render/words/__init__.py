"""The words of the games. A game has a package here with its English; catalogues hold the other languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from groschen.engine.errors import BadSetup, GroschenError
from groschen.render.parts import part
from groschen.render.words.catalogues import ENGLISH, LANGUAGES, PSEUDO, catalogue, check
from groschen.render.words.naming import named
from groschen.render.words.phrases import Phrases, Telling

__all__ = ["ENGLISH", "LANGUAGES", "PSEUDO", "english", "phrases", "teller"]


def english(game: str) -> Phrases:
    """The English tables of a game, from which the catalogues are made."""
    try:
        found: Phrases = part(game, "en", __name__).PHRASES
    except GroschenError as error:
        raise BadSetup("there are no words for {game}: {why}", game=repr(game), why=error) from None
    return found


@cache
def phrases(game: str, language: str = ENGLISH) -> Phrases:
    """What a game says in a language."""
    return english(game).translated(language, catalogue(game, check(language)))


def teller(view: Mapping[str, Any], box: Any, language: str = ENGLISH) -> Telling:
    """Whoever tells what happens at a table, from what can be seen of it and its box."""
    said = phrases(view["game"], language)
    found: Telling = part(view["game"], "", __name__).teller(said, named(view, language), box)
    return found
