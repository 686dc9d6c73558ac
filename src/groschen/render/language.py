"""The few words of a drawing, by language."""

from __future__ import annotations

from collections.abc import Mapping

from groschen.engine.errors import GroschenError

Labels = Mapping[str, str]


def labels_of(languages: Mapping[str, Labels], language: str) -> Labels:
    if language not in languages:
        raise GroschenError(f"there is no drawing in {language!r}; there is {', '.join(languages)}")
    return languages[language]
