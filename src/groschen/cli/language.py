"""Which language the terminal speaks: the one that was asked for, or the system's, or English."""

from __future__ import annotations

import gettext
import os
from collections.abc import Sequence

from groschen.render.words import ENGLISH, LANGUAGES, terminal
from groschen.render.words.catalogues import LOCALE, PSEUDO, check

OPTION = "--language"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says it, the first that says anything."""


def wanted(arguments: Sequence[str]) -> str:
    """The language of a command line, read before anything else is: even its help is told in it."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == OPTION:
            value = value if equals else next(iter(arguments[at + 1 :]), ENGLISH)
            return check(of_locale(value) or value)
    said = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), "")
    return of_locale(said) or ENGLISH


def of_locale(name: str) -> str | None:
    """The language of a locale like `it_IT.UTF-8`, if there are words for it."""
    language = name.replace("-", "_").partition(".")[0].partition("_")[0].casefold()
    return language if language in (*LANGUAGES, PSEUDO) else None


def speak(language: str) -> None:
    """The terminal, and Python's own reading of the command line, in a language."""
    terminal.use(language)
    os.environ["LANGUAGE"] = language
    gettext.bindtextdomain("argparse", LOCALE)
    gettext.textdomain("argparse")
