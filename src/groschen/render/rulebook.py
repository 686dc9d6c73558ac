"""The rules of a game as entries that can be linked to: its chapters, and its words and symbols.

Everything is made of the words of the game (`chapters`, `terms` and their names) and of its symbols.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple
from unicodedata import category, combining, normalize

from groschen.render import words
from groschen.render.parts import part
from groschen.render.pen import identity

CHAPTER, TERM = "chapter", "term"
OF_THE_TERMINAL = ("worth",)
"""Words that no page says."""
APOSTROPHES = "'’"


class Entry(NamedTuple):
    """A chapter, or what a word or symbol means; `names` begins with the one that it is called by, and
    `chapter` is the name of the one that tells more of a word."""

    kind: str
    key: str
    names: tuple[str, ...]
    paragraphs: tuple[str, ...]
    icons: tuple[str, ...]
    chapter: str = ""

    @property
    def anchor(self) -> str:
        return anchor(f"{self.kind}/{self.key}")

    @property
    def name(self) -> str:
        return self.names[0]


def anchor(entry: str) -> str:
    """The id of an entry on its page; a sign that no address likes is spelt by its number."""
    kind, _, key = entry.partition("/")
    spelt = "".join([each if each.isascii() else f"u{ord(each):x}" for each in key]).replace("!", "u21")
    return identity(kind, spelt)


def entries(game: str, language: str = words.ENGLISH) -> Iterator[Entry]:
    """All of them: chapters in the order of the rules, then words and symbols."""
    said, symbols = words.phrases(game, language), part(game, "rulebook")
    for key, text in said.chapters.items():
        icons = symbols.CHAPTER_ICONS.get(key, ())
        yield Entry(CHAPTER, key, (said.name(CHAPTER, key),), paragraphs(text), icons)
    for key, text in said.terms.items():
        if key in OF_THE_TERMINAL:
            continue
        names = tuple(sorted(said.name(TERM, key).split("|"), key=is_sign))
        told, icons = paragraphs(said.drawn.get(key, text)), symbols.TERM_ICONS.get(key, ())
        yield Entry(TERM, key, names, told, icons, said.name(CHAPTER, key) if key in said.chapters else "")


def is_sign(name: str) -> bool:
    """Whether that is a letter or symbol of the terminal; in Chinese and Japanese one character is a word."""
    return len(name) == 1 and category(name) != "Lo"


def paragraphs(text: str) -> tuple[str, ...]:
    return tuple([" ".join(each.split()) for each in text.split("\n\n") if each.strip()])


def matches(entry: Entry, sought: str) -> bool:
    """Whether all the words that somebody types are in an entry, whatever their accents."""
    text = folded(" ".join((*entry.names, *entry.paragraphs)))
    return all(word in text for word in folded(sought).split())


def folded(text: str) -> str:
    """Letters without their accents, and no apostrophes."""
    plain = normalize("NFKD", text.casefold())
    return "".join([each for each in plain if not combining(each) and each not in APOSTROPHES])


def entry_about(game: str, piece: str, box: Any) -> str | None:
    """The anchor of the entry that explains a thing by its `data-piece`; None for whatever has none."""
    symbols = part(game, "rulebook")
    kind, colon, name = piece.replace("area:narrow-", "area:").partition(":")
    found = _about(symbols.THINGS.get(kind), name) if colon else _about_piece(symbols.PIECES, piece, box)
    return None if found is None else anchor(found)


def _about(known: str | Mapping[str, str] | None, name: str) -> str | None:
    if known is None or isinstance(known, str):
        return known
    return known.get(name, known.get(""))


def _about_piece(tables: Mapping[str, str], key: str, box: Any) -> str | None:
    for table, entry in tables.items():
        if any(piece.key == key for piece in getattr(box, table)):
            return entry
    return None
