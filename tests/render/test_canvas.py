"""Letters put anywhere on squared paper."""

from __future__ import annotations

from groschen.render.canvas import Canvas
from groschen.render.ink import Span, block_breadth, plain


def test_what_stands_behind_wide_letters_keeps_its_column() -> None:
    canvas = Canvas()
    canvas.put(10, 0, "|")
    canvas.line(1, 0, (Span("金矿", "strong"), Span("!")))
    assert plain(canvas.block()) == " 金矿!    |\n"
    assert block_breadth(canvas.block()) == 11
