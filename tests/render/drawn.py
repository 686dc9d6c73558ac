"""Positions to draw, and what can be found in a drawing. Used by the tests of both games' drawings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any
from xml.etree import ElementTree

import groschen
from groschen import render
from groschen.render.pen import Area

NAMES = ["Anna", "Ben", "Klára", "Žofie"]
HOSTILE = ["<script>alert(1)</script>", "\"'><g onload=x>&amp;", "]]>\uffff", "W" * 60]
SCREENS = [(1440, 900), (1920, 1080)]

Node = ElementTree.Element


def positions(
    name: str, players: int, seed: int = 1, bot: str = "random", **options: Any
) -> Iterator[groschen.Game]:
    """A game at every one of its decisions, and when it is over."""
    game = groschen.new(name, seats=NAMES[:players], seed=seed, **options)
    chooser = groschen.bot(bot, seed)
    yield game
    while not game.over:
        game.play(chooser.choose(game))
        yield game


def scene(game: groschen.Game) -> render.Scene[Any, Any]:
    return render.scene_of(game.view(), game.box, "en", game.moves(), game.blocked_moves())


def picture(game: groschen.Game, **more: Any) -> str:
    """The whole table with everything that can be chosen, as one picture."""
    return render.svg(game.view(), moves=game.moves(), blocked=game.blocked_moves(), box=game.box, **more)


def nodes(drawing: str) -> list[Node]:
    """Every element; the drawing must be well-formed."""
    return list(ElementTree.fromstring(drawing).iter())


def nodes_of(area: Area) -> list[Node]:
    return nodes(area.alone())


def values(found: Iterable[Node], name: str) -> list[str]:
    return [node.attrib[name] for node in found if name in node.attrib]


def legal(found: Iterable[Node]) -> list[str]:
    """The notations of what can be chosen."""
    return values([node for node in found if "aria-disabled" not in node.attrib], "data-choice")


def blocked(found: Iterable[Node]) -> list[str]:
    return values([node for node in found if "aria-disabled" in node.attrib], "data-choice")


def is_variant(name: str) -> bool:
    """An area that shows another one in brief or for a telephone."""
    return name.startswith(("compact-", "narrow-"))
