"""The two card stands: what everything costs now, and what it would cost further along its arm."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.box.components import Prices
from groschen.games.kutna_hora.names import ARM_OF, ARMS, COMMODITIES
from groschen.render import theme
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, Room, coin, icon, panel, piece, rect, text

WIDTH = 452
HEIGHT = 252
ROW = 31
TRACK = 122
NO_MARKET = "#e8a79c"
STANDS = (("ore", "ore-deck", (0, 1, 2)), ("population", "population-deck", (3, 4, 5)))
"""Deck, icon and the commodities from the top down."""


def market(scene: Scene) -> Area:
    stands = [_stand(scene, *stand, 12 + at * 119) for at, stand in enumerate(STANDS)]
    return Area("market", WIDTH, HEIGHT, panel(WIDTH, HEIGHT) + "".join(stands))


def _stand(scene: Scene, deck: str, sign: str, commodities: tuple[int, ...], y: float) -> str:
    card = scene.view[deck]
    last = len(scene.box.prices[commodities[0]].price) - 1
    rows = [_commodity(scene, at, card, y + 22 + ROW * n) for n, at in enumerate(commodities)]
    return piece(f"deck-{deck}", 0, y, _deck(sign, card, last)) + "".join(rows)


def _deck(sign: str, card: int, last: int) -> str:
    """How far the deck has come."""
    length = WIDTH - TRACK - 18
    bar = rect(TRACK, 4, length, 9, theme.SHADE, 4.5, f' stroke="{theme.RULE}"')
    done = rect(TRACK, 4, max(length * card / last, 9), 9, theme.RUBRIC, 4.5)
    return (
        icon(sign, 27, 9, 26) + text(62, 9, card, 20, "b") + text(80, 10, f"/ {last}", 13, "f l") + bar + done
    )


def _commodity(scene: Scene, commodity: int, card: int, y: float) -> str:
    name, view = COMMODITIES[commodity], scene.view
    arm = view["arms"][ARMS[ARM_OF[commodity]]]
    fill = NO_MARKET if name in view["no_market"] else theme.SILVER
    now = coin(76, y + 14, view["prices"][name], 15.5, fill)
    return icon(name, 30, y + 14, 29) + now + _prices(scene.box.prices[commodity], card, arm, y)


@lru_cache(maxsize=1024)
def _prices(prices: Prices, card: int, arm: int, y: float) -> str:
    """Every notch of the arm on this card."""
    columns = range(len(prices.price[card]))
    step = (WIDTH - TRACK - 14) / len(columns)
    return "".join(
        [_cell(prices, card, at, Room(TRACK + at * step, y, step, 29), at == arm) for at in columns]
    )


def _cell(prices: Prices, card: int, column: int, room: Room, is_here: bool) -> str:
    """One notch: the price that shows when the arm stands here."""
    fill, rule, thick = (theme.GOLD, theme.INK, 2) if is_here else (theme.PAPER, theme.RULE, 1)
    outline = f' stroke="{rule}" stroke-width="{thick}"'
    x, y = room.x + room.width / 2, room.y + 14
    price = text(x, y, prices.price[card][column], 17 if is_here else 15, "b" if is_here else "f")
    cross = icon("cross", x, y, 22) if prices.closed[card][column] else ""
    town = (
        icon("town-builds", room.x + room.width - 13, y - 4, 15) if prices.town_builds[card][column] else ""
    )
    return rect(room.x + 2, room.y + 1, room.width - 4, 27, fill, 5, outline) + price + cross + town
