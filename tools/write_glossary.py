"""Writes docs/glossary.md: what things are called in every language, from the catalogues.

python tools/write_glossary.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from groschen.catalogue import GAMES
from groschen.render.words import LANGUAGES, english, phrases
from groschen.render.words.phrases import Phrases

PAGE = Path(__file__).parents[1] / "docs" / "glossary.md"
KINDS = {
    "kutna-hora": (
        "action",
        "guild",
        "commodity",
        "colour",
        "score",
        "area",
        "kind",
        "symbol",
        "count",
        "chapter",
        "term",
        "event",
        "tile",
    ),
    "praga": (
        "action",
        "row",
        "track",
        "good",
        "project",
        "score",
        "held",
        "kind",
        "chapter",
        "term",
        "tile",
    ),
}
"""The kinds of names by game, the most general first."""
HEAD = """\
# Glossary: what things are called

Made by `tools/write_glossary.py` from the catalogues; `make words` brings both up to date. The terms of Kutná
Hora are those of its rulebooks in four languages; those of Praga, of which there is a rulebook in fewer, are
ours in keeping with them. A thing has one name, free of articles, on every surface.
"""


def page() -> str:
    return HEAD + "".join(line for game in GAMES for line in chapter(game))


def chapter(game: str) -> Iterator[str]:
    spoken = [phrases(game, language) for language in LANGUAGES]
    yield f"\n## {spoken[0].label('game')}\n"
    for kind in KINDS[game]:
        yield f"\n### {kind}\n\n| {' | '.join(LANGUAGES)} |\n|{'---|' * len(LANGUAGES)}\n"
        for key in english(game).names[kind]:
            yield f"| {' | '.join(name(each, kind, key) for each in spoken)} |\n"


def name(spoken: Phrases, kind: str, key: str) -> str:
    """Of several names the first."""
    return spoken.names[kind][key].split("|")[0]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
