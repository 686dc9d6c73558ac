"""Small sentences of icons: "house → +2 goods"."""

from __future__ import annotations

from groschen.render.kutna_hora import colours
from groschen.render.kutna_hora.icons import ICONS
from groschen.render.pen import breadth, coin, icon, points, text


def row(words: tuple[str, ...], size: float, look: str = "b") -> str:
    """From the left, on the line y = 0. A word is an icon's name, "coin 0", "3 points", "without wood", or a
    text such as +2."""
    drawn, x = "", 0.0
    for word in words:
        body, width = _word(word, x, size, look)
        drawn, x = drawn + body, x + width
    return drawn


def _word(word: str, x: float, size: float, look: str) -> tuple[str, float]:
    middle, width = x + size / 2, size * 1.14
    if word in ICONS:
        return icon(word, middle, 0, size, colours.PURPLE), width
    if word.startswith("coin "):
        return coin(middle, 0, word.removeprefix("coin "), size * 0.46), width
    if word.endswith(" points"):
        return points(middle, 0, word.removesuffix(" points"), size * 1.1), width
    if word.startswith("without "):
        return icon(word.removeprefix("without "), middle, 0, size) + icon(
            "cross", middle, 0, size * 0.9
        ), width
    letters = size * 0.72
    return text(x, 0, word, letters, f"l {look}"), breadth(word, letters) + size * 0.16
