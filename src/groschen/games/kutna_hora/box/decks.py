"""The two price decks: their faces in the order of play are the fronts, then the backs from last to first."""

from __future__ import annotations

import re

from groschen.engine.box import Tables
from groschen.engine.reading import refuse
from groschen.games.kutna_hora.box import rows
from groschen.games.kutna_hora.box.pieces import Prices
from groschen.games.kutna_hora.names import COMMODITIES, PERMITS

Card = rows.PopulationCard | rows.OreCard

TURN_OVER = -1
"""Both numbers of the card that turns the deck over."""
PRICE = re.compile(r"[0-9]{1,2}[xt]?")


def make_prices(tables: Tables) -> list[Prices]:
    """By commodity. Every arm has as many columns as the first."""
    for deck in ("ore_cards", "population_cards"):
        check_numbers(tables, deck)
    columns = len(tables["ore_cards"][0].ore.split())
    return [
        make_faces(tables, "ore_cards" if at <= PERMITS else "population_cards", name, columns)
        for at, name in enumerate(COMMODITIES)
    ]


def check_numbers(tables: Tables, deck: str) -> None:
    """The cards run from 0 to the last, fronts and backs together."""
    cards: tuple[Card, ...] = tables[deck]
    sides = [(number, field) for field in ("front", "back") for number in range(1, len(cards) + 1)]
    last = 2 * sum(card.front != TURN_OVER for card in cards) - 1
    seen: set[int] = set()
    for number, field in sides:
        value: int = getattr(cards[number - 1], field)
        if cards[number - 1].front == TURN_OVER and value == TURN_OVER:
            continue
        if not 0 <= value <= last:
            refuse(tables, deck, number, field, f"{value} is not from 0 to {last}")
        if value in seen:
            refuse(tables, deck, number, field, f"{value} is there twice")
        seen.add(value)


def make_faces(tables: Tables, deck: str, name: str, columns: int) -> Prices:
    cards: tuple[Card, ...] = tables[deck]
    faces: dict[int, list[str]] = {}
    for number, card in enumerate(cards, 1):
        if card.front != TURN_OVER:
            faces[card.front] = cells(tables, deck, number, name, columns)
            faces[card.back] = cells(tables, deck, number, f"back_{name}", columns)
    return Prices([faces[number] for number in sorted(faces)])


def cells(tables: Tables, deck: str, number: int, field: str, columns: int) -> list[str]:
    """The prices of one card by column."""
    text: str = getattr(tables[deck][number - 1], field)
    found = text.lower().split()
    for cell in found:
        if not PRICE.fullmatch(cell):
            refuse(tables, deck, number, field, f"{cell!r} is no price: a number, perhaps with x or t")
    if len(found) != columns or columns < 2:
        refuse(tables, deck, number, field, f"there are {len(found)} prices; every arm has {max(columns, 2)}")
    check_icons(tables, deck, number, field, found)
    check_notches(tables, deck, number, field, found)
    return found


def check_icons(tables: Tables, deck: str, number: int, field: str, found: list[str]) -> None:
    """The town builds guild buildings by moving their arm; ore has none of its own."""
    if found[-1].endswith("t"):
        refuse(tables, deck, number, field, "the last column cannot make the town build")
    if field.endswith("ore") and any(cell.endswith("t") for cell in found):
        refuse(tables, deck, number, field, "the town does not build for ore, whose arm is that of silver")


def check_notches(tables: Tables, deck: str, number: int, field: str, found: list[str]) -> None:
    """A notch to the right lowers a price, if anything; the silver arm raises that of ore."""
    prices = [int(cell.rstrip("xt")) for cell in found]
    is_ore = field.endswith("ore")
    if prices != sorted(prices, reverse=not is_ore):
        what = "falls" if is_ore else "rises"
        refuse(tables, deck, number, field, f"a price {what} with a notch to the right")
