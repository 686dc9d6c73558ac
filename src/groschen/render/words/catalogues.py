"""Where the words of a language come from: gettext catalogues beside the English of the tables.

`locale/<language>/LC_MESSAGES/<domain>.po` holds what translators write; `make words` keeps it in step with
the English and compiles it. A domain is a game, or `groschen` for whatever all of them share. What has not
been compiled is read from the `.po` itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from typing import Literal, Protocol

from babel.lists import format_list
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from groschen.engine.errors import BadSetup, quoted
from groschen.render.words.messages import Counted, Phrase, source

LOCALE = Path(__file__).parents[2] / "locale"
COMMON = "groschen"
ENGLISH = "en"
PSEUDO = "qps"
"""No language: English in marked letters, which shows what no catalogue holds."""
MARKS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÀƁĆĐĘƑĜĤĪĴĶĹṀŃŌƤǬŘŠŢŪṼŴẊŶŽàƀćđęƒĝĥīĵķĺṁńōƥǫřšţūṽŵẋŷž",
)
FACTS = re.compile(r"(\{[^{}]*\})")
LANGUAGES = [ENGLISH, *sorted(path.parent.name for path in LOCALE.glob("*/LC_MESSAGES"))]


Style = Literal["standard", "or"]
"""How a list ends: with "and", or with "or"."""


class Catalogue(Protocol):
    """The words of one domain in one language."""

    def phrase(self, context: str, text: str) -> Phrase:
        """What an English text of a table is in this language."""
        ...

    def listed(self, things: Sequence[str], style: Style) -> str:
        """A list as the language writes it."""
        ...


class English:
    """The tables as they are."""

    def phrase(self, context: str, text: str) -> Phrase:
        singular, plural, counted = source(text)
        return Counted(counted, lambda n: singular if n == 1 else plural) if counted else singular

    def listed(self, things: Sequence[str], style: Style) -> str:
        return format_list(things, style, "en_GB")


class Pseudo(English):
    """Every letter of every message with a mark: a plain one has come from no catalogue."""

    def phrase(self, context: str, text: str) -> Phrase:
        phrase = super().phrase(context, text)
        return marked(phrase) if isinstance(phrase, str) else phrase._replace(form=_marking(phrase.form))

    def listed(self, things: Sequence[str], style: Style) -> str:
        return super().listed(things, style).translate(MARKS)


def marked(message: str) -> str:
    """The message with marks on its letters, its facts left alone."""
    return "".join(part if part.startswith("{") else part.translate(MARKS) for part in FACTS.split(message))


def _marking(form: Callable[[int], str]) -> Callable[[int], str]:
    return lambda n: marked(form(n))


class Translated:
    """A gettext catalogue; what it lacks is told in English."""

    def __init__(self, language: str, translations: GNUTranslations) -> None:
        self.language = language
        self.translations = translations

    def phrase(self, context: str, text: str) -> Phrase:
        singular, plural, counted = source(text)
        if not counted:
            return self.translations.pgettext(context, singular)
        return Counted(counted, lambda n: self.translations.npgettext(context, singular, plural, n))

    def listed(self, things: Sequence[str], style: Style) -> str:
        return format_list(things, style, self.language)


def check(language: str) -> str:
    """A language that there is."""
    if language not in (*LANGUAGES, PSEUDO):
        raise BadSetup(
            "there is no language {language}; there are {languages}",
            language=quoted(language),
            languages=", ".join(LANGUAGES),
        )
    return language


@cache
def catalogue(domain: str, language: str) -> Catalogue:
    """The words of a game, or those that all share, in a language."""
    if check(language) == ENGLISH:
        return English()
    if language == PSEUDO:
        return Pseudo()
    written = LOCALE / language / "LC_MESSAGES" / f"{domain}.po"
    return Translated(language, _translations(written)) if written.exists() else English()


def _translations(written: Path) -> GNUTranslations:
    compiled = written.with_suffix(".mo")
    if compiled.exists() and compiled.stat().st_mtime >= written.stat().st_mtime:
        return GNUTranslations(BytesIO(compiled.read_bytes()))
    return GNUTranslations(_compiled(written))


def _compiled(written: Path) -> BytesIO:
    made = BytesIO()
    with written.open("rb") as file:
        write_mo(made, read_po(file))
    made.seek(0)
    return made
