"""The words of the games. A game has a package here, a language a module in it with its `PHRASES`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from groschen.engine.errors import BadSetup, GroschenError
from groschen.render.parts import packages, part
from groschen.render.words.phrases import Phrases, Telling

LETTERS = 2
"""A module with a name of two letters is a language."""


@cache
def languages_of(game: str) -> list[str]:
    """The languages that a game is told in."""
    try:
        package = part(game, "", __name__)
    except GroschenError as error:
        raise BadSetup(f"there are no words for {game!r}: {error}") from None
    return [module.name for module in iter_modules(package.__path__) if len(module.name) == LETTERS]


LANGUAGES: list[str] = list(
    dict.fromkeys(language for package in packages(__name__) for language in languages_of(package))
)


def phrases(game: str, language: str = "en") -> Phrases:
    """What a game says in a language."""
    languages = languages_of(game)
    if language not in languages:
        raise BadSetup(f"there is no language {language!r}; there are {', '.join(languages)}")
    found: Phrases = import_module(f"{part(game, '', __name__).__name__}.{language}").PHRASES
    return found


def teller(view: Mapping[str, Any], box: Any, language: str = "en") -> Telling:
    """Whoever tells what happens at a table, from what can be seen of it and its box."""
    said = phrases(view["game"], language)
    found: Telling = part(view["game"], "", __name__).teller(said, view, box)
    return found
