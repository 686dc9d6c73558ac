"""Tooltip cards of prices: what they are now, one notch on, and on the next card."""

from __future__ import annotations

from collections.abc import Iterator

from groschen.games.kutna_hora.box.components import Prices
from groschen.games.kutna_hora.names import ARM_OF, ARMS, COMMODITIES, ORE, PERMITS, WOOD
from groschen.render.kutna_hora.scene import Scene
from groschen.render.scene import Card


def term(scene: Scene, word: str) -> str:
    """What the glossary says of a word."""
    return scene.words.phrases.terms["permit" if word == "permits" else word]


def prices(scene: Scene) -> Iterator[Card]:
    kind = scene.name("kind", "price")
    for at, name in enumerate(COMMODITIES):
        lines = (term(scene, name), *_lines(scene, at))
        yield Card(f"price:{name}", kind, scene.name("commodity", name), lines)
    for deck, first, word in (("ore", ORE, "ore deck"), ("population", WOOD, "population")):
        last = len(scene.box.prices[first].price) - 1
        title = scene.label(f"deck {deck}", card=scene.view[deck], last=last)
        yield Card(f"deck:{deck}", kind, title, (term(scene, word),))


def _lines(scene: Scene, commodity: int) -> Iterator[str]:
    view, printed = scene.view, scene.box.prices[commodity]
    card = view["ore" if commodity <= PERMITS else "population"]
    arm = view["arms"][ARMS[ARM_OF[commodity]]]
    yield scene.label("price here", n=printed.price[card][arm])
    if arm + 1 < len(printed.price[card]):
        yield scene.label("price notch", n=printed.price[card][arm + 1])
    if card + 1 < len(printed.price):
        yield scene.label("price card", n=printed.price[card + 1][arm])
    if printed.closed[card][arm]:
        yield term(scene, "×")
    yield from _signs(scene, printed, card, arm)


def _signs(scene: Scene, printed: Prices, card: int, arm: int) -> Iterator[str]:
    """At which prices further along the arm there is no market, and at which the town builds."""
    for key, marked in (("price closed", printed.closed), ("price town", printed.town_builds)):
        ahead = range(arm + 1, len(printed.price[card]))
        found = [str(printed.price[card][at]) for at in ahead if marked[card][at]]
        if found:
            yield scene.label(key, prices=scene.words.all_of(list(dict.fromkeys(found))))
