"""Errors in words: an error brings its English sentence, which the catalogues know, and its facts."""

from __future__ import annotations

from groschen.engine.errors import BadBox, BadRecord, GroschenError
from groschen.render.words import phrases
from groschen.render.words.catalogues import COMMON, catalogue
from groschen.render.words.messages import say


def told(error: GroschenError, language: str) -> str:
    """Why something was refused, in a language; what is wrong with a box or a record is for developers.
    An error that names the `game` of its `title` is told with the title that the game has in the language."""
    if isinstance(error, BadBox | BadRecord):
        return str(error)
    phrase = catalogue(COMMON, language).phrase("errors", error.message)
    facts = {
        name: told(fact, language) if isinstance(fact, GroschenError) else fact
        for name, fact in error.facts.items()
    }
    if "title" in facts and "game" in facts:
        facts["title"] = phrases(str(facts["game"]), language).label("game")
    return say(phrase, facts) if facts else str(phrase)
