"""What a thing is: its kind and name, what is printed on it in words, and the rule behind it."""

from __future__ import annotations

from markupsafe import Markup

from groschen import render
from groschen.render import rulebook
from groschen.render.scene import Card
from groschen.render.words import around
from groschen.web.pages.frame import join
from groschen.web.tables import Table


def card(table: Table, piece: str, language: str) -> str:
    """The card of a thing by its `data-piece`; empty if there is none."""
    found = cards(table, language).get(piece)
    return "" if found is None else str(told(found) + rule(table, piece, language))


def rule(table: Table, piece: str, language: str) -> Markup:
    """The way to what the rules say of it."""
    game = table.header.game
    entry = None if table.game is None else rulebook.entry_about(game, piece, table.game.box)
    if entry is None:
        return Markup()
    return Markup('<p class="rule"><a href="/rules/{}#{}">{}</a></p>').format(
        game, entry, around.say("rule of it", language)
    )


def cards(table: Table, language: str) -> dict[str, Card]:
    """Told once for each moment and language."""
    key = ("cards", language)
    if key not in table.drawn and table.game is not None:
        table.drawn[key] = render.cards(render.scene_of(table.game.view(), table.game.box, language))
    found: dict[str, Card] = table.drawn.get(key, {})
    return found


def told(found: Card) -> Markup:
    lines = [Markup("<li>{}</li>").format(line) for line in found.lines if line != found.name]
    return Markup('<p class="kind">{}</p><h2>{}</h2><ul>{}</ul>').format(found.kind, found.name, join(lines))
