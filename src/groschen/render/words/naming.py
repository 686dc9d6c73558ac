"""Names that nobody gave: of an open seat, of somebody who sat down without one. The table keeps them in
plain English; readers get them in their own language. A name that a person chose stays as it is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from groschen.render.words.shared import Sentences

SAYS = {
    "open seat": "Open seat {n}",
    "player": "Player {n}",
    "guest": "Guest",
}
GUEST = SAYS["guest"]
WRITTEN = {key: re.compile(text.replace("{n}", "([1-9])") + "(′*)") for key, text in SAYS.items()}
"""How each is kept; strokes tell it from a name that somebody chose."""


def open_seat(number: int) -> str:
    """What the table calls a seat that nobody has taken."""
    return SAYS["open seat"].format(n=number)


def player(number: int) -> str:
    """What the table calls somebody who plays without a name."""
    return SAYS["player"].format(n=number)


@cache
def sentences(language: str) -> Sentences:
    return Sentences("naming", SAYS, language)


def called(name: str, language: str) -> str:
    """A name as a reader of this language has it."""
    for key, written in WRITTEN.items():
        found = written.fullmatch(name)
        if found is not None:
            *number, strokes = found.groups()
            return sentences(language).say(key, n="".join(number)) + strokes
    return name


def named(view: Mapping[str, Any], language: str) -> dict[str, Any]:
    """A view in which everybody is called so."""
    players = [dict(player) | {"name": called(player["name"], language)} for player in view["players"]]
    return dict(view) | {"players": players}
