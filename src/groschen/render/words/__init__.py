"""The words of the games, by language. A language is added beside the others and entered here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from groschen.engine.errors import BadSetup
from groschen.render.words import kutna_hora
from groschen.render.words.kutna_hora import en as kutna_hora_en
from groschen.render.words.phrases import Phrases, Telling

LANGUAGES: dict[str, dict[str, Phrases]] = {
    "en": {"kutna-hora": kutna_hora_en.PHRASES},
}


def phrases(game: str, language: str = "en") -> Phrases:
    """What a game says in a language."""
    if language not in LANGUAGES:
        raise BadSetup(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    if game not in LANGUAGES[language]:
        raise BadSetup(f"there are no words for {game!r}; there are for {', '.join(LANGUAGES[language])}")
    return LANGUAGES[language][game]


def teller(game: str, seats: Sequence[str], state: Any, language: str = "en") -> Telling:
    """Whoever tells what happens at a table."""
    return kutna_hora.Teller(phrases(game, language), seats, state.box, state.board)
