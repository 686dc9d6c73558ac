"""Drawings: a view in, a string out. Nothing here decides anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from groschen.engine.errors import GroschenError
from groschen.games.kutna_hora import RULES as KUTNA_HORA
from groschen.games.praga import RULES as PRAGA
from groschen.render.kutna_hora import board as kutna_hora
from groschen.render.praga import board as praga

View = Mapping[str, Any]
Drawing = Callable[[View, Any, str, Iterable[str]], str]

DRAWINGS: dict[str, tuple[Drawing, Callable[[], Any]]] = {
    "kutna-hora": (kutna_hora.svg, KUTNA_HORA.box),
    "praga": (praga.svg, PRAGA.box),
}
"""By game: how it is drawn, and our box of it."""


def svg(view: View, language: str = "en", choices: Iterable[str] = (), box: Any = None) -> str:
    """The table as one SVG picture; what stands for a legal choice carries it as `data-choice`.

    `box` is the box that the game is played with, ours if none is given.
    """
    if view["game"] not in DRAWINGS:
        raise GroschenError(f"there is no drawing of {view['game']!r}; there is {', '.join(DRAWINGS)}")
    draw, our_box = DRAWINGS[view["game"]]
    return draw(view, our_box() if box is None else box, language, choices)
