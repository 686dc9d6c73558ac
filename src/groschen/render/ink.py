"""Text with style, and how to lay it out: what a drawing for the terminal is made of.

A span is a text and the name of its style ("seat 0", "dot red", "faint"); whoever shows it decides what
the name looks like. Blocks are lines of spans, put beside or below each other by their width.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from unicodedata import category, east_asian_width


class Span(NamedTuple):
    text: str
    style: str = ""


Line = tuple[Span, ...]
Block = list[Line]

EMPTY: Line = ()
OPENING = "（「『【〈《〔［｛〝“‘([{⟦"
"""Marks after which no line ends."""
CLOSING = (
    "）」』】〉》〕］｝〟”’)]}⟧、。，．：；！？・…‥ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?%％"
)
"""Marks and small letters with which no line begins."""
JOINERS = "\u200c\u200d"
"""Letters without a breadth of their own that some scripts need within words."""


def line(*parts: str | Span) -> Line:
    """A line of plain texts and spans."""
    return tuple(part if isinstance(part, Span) else Span(part) for part in parts)


def breadth(text: str) -> int:
    """How many columns a text takes; Chinese and Japanese letters take two."""
    if text.isascii():
        return len(text)
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def harmless(text: str) -> str:
    """The text without letters that would steer the terminal or turn the reading direction: a name may come
    from anywhere."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(letter if _is_harmless(letter) else "�" for letter in text)


def _is_harmless(letter: str) -> bool:
    return category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or letter in JOINERS


def line_breadth(of: Line) -> int:
    return sum(breadth(span.text) for span in of)


def block_breadth(block: Block) -> int:
    return max((line_breadth(each) for each in block), default=0)


def fit(text: str, width: int) -> str:
    """Exactly so wide: filled with blanks, or cut."""
    if breadth(text) <= width:
        return text + " " * (width - breadth(text))
    while breadth(text) >= width and text:
        text = text[:-1]
    return text + "…" + " " * (width - breadth(text) - 1) if width else ""


def right(text: str, width: int) -> str:
    return " " * (width - breadth(text)) + text


def pad(of: Line, width: int) -> Line:
    missing = width - line_breadth(of)
    return (*of, Span(" " * missing)) if missing > 0 else of


def centred(of: Line, width: int) -> Line:
    missing = max(width - line_breadth(of), 0)
    return (Span(" " * (missing // 2)), *of, Span(" " * (missing - missing // 2)))


def heading(title: str, width: int, style: str = "heading") -> Line:
    rule = "─" * max(width - breadth(title) - 4, 1)
    return (Span("── ", "rule"), Span(title, style), Span(f" {rule}", "rule"))


def wrap(text: str, width: int, style: str = "") -> Block:
    """Broken between words, in Chinese and Japanese between letters; a word that is too wide stands alone."""
    lines: list[str] = []
    for blank, word in words(text):
        if lines and breadth(lines[-1]) + breadth(blank) + breadth(word) <= width:
            lines[-1] += blank + word
        else:
            lines.append(word)
    return [(Span(each, style),) for each in lines]


def words(text: str) -> Iterator[tuple[str, str]]:
    """What may not be broken, each with the blank before it, if there is one. A wide letter stands alone, but
    a closing mark stays with what is before it and an opening one with what follows."""
    for part in text.split():
        blank, word = " ", ""
        for letter in part:
            if word and _may_break(word[-1], letter):
                yield blank, word
                blank, word = "", ""
            word += letter
        yield blank, word


def _may_break(before: str, after: str) -> bool:
    if before in OPENING or after in CLOSING:
        return False
    return east_asian_width(before) in "WF" or east_asian_width(after) in "WF"


def beside(left: Block, right_: Block, gap: int = 2) -> Block:
    """Two blocks in one, the tops in line."""
    width, height = block_breadth(left) + gap, max(len(left), len(right_))
    lefts = left + [EMPTY] * (height - len(left))
    rights = right_ + [EMPTY] * (height - len(right_))
    return [(*pad(one, width), *other) for one, other in zip(lefts, rights, strict=True)]


def flow(blocks: Sequence[Block], width: int, gap: int = 2) -> Block:
    """Side by side as long as there is room, then below."""
    shelves: list[Block] = []
    for block in blocks:
        if shelves and block_breadth(shelves[-1]) + gap + block_breadth(block) <= width:
            shelves[-1] = beside(shelves[-1], block, gap)
        else:
            shelves.append(block)
    return [each for shelf in shelves for each in shelf]


def plain(block: Block) -> str:
    """Without any style."""
    return "\n".join("".join(span.text for span in each).rstrip() for each in block) + "\n"
