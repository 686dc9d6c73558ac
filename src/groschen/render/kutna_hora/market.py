"""The two card stands: what everything costs now, on the next card, and further along its arm."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.box.components import Prices
from groschen.games.kutna_hora.names import ARM_OF, ARMS, COMMODITIES
from groschen.render import theme
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, Room, coin, icon, panel, piece, rect, text
from groschen.render.scene import about
from groschen.render.theme import var

WIDTH = 452
HEIGHT = 252
ROW = 31
NEXT = 118
TRACK = 144
STANDS = (("ore", "ore-deck", (0, 1, 2)), ("population", "population-deck", (3, 4, 5)))
"""Deck, icon and the commodities from the top down."""


def market(scene: Scene) -> Area:
    stands = [_stand(scene, *stand, 12 + at * 119) for at, stand in enumerate(STANDS)]
    body = panel(WIDTH, HEIGHT) + "".join(stands)
    return Area("market", WIDTH, HEIGHT, body, scene.label("prices"))


def _stand(scene: Scene, deck: str, sign: str, commodities: tuple[int, ...], y: float) -> str:
    card = scene.view[deck]
    last = len(scene.box.prices[commodities[0]].price) - 1
    rows = [_commodity(scene, at, card, y + 22 + ROW * n) for n, at in enumerate(commodities)]
    named = about(f"deck:{deck}", scene.label(f"deck {deck}", card=card, last=last))
    return piece(f"deck-{deck}", 0, y, _deck(sign, card, last), named) + "".join(rows)


def _deck(sign: str, card: int, last: int) -> str:
    """How far the deck has come; above the column of the next card stands how to get there."""
    length = WIDTH - TRACK - 18
    bar = rect(TRACK, 4, length, 9, theme.SHADE, 4.5, f' stroke="{theme.RULE}"')
    done = rect(TRACK, 4, max(length * card / last, 9), 9, var("cross"), 4.5)
    step = text(NEXT - 11, 9, "+1", 13, "b") + icon(sign, NEXT + 8, 8, 20) if card < last else ""
    return (
        icon(sign, 27, 9, 26)
        + text(56, 9, card, 20, "b")
        + text(70, 10, f"/ {last}", 12, "f l")
        + bar
        + done
        + step
    )


def _commodity(scene: Scene, commodity: int, card: int, y: float) -> str:
    name, view = COMMODITIES[commodity], scene.view
    arm = view["arms"][ARMS[ARM_OF[commodity]]]
    fill = var("closed") if name in view["no_market"] else theme.SILVER
    body = icon(name, 30, 14, 29) + coin(72, 14, view["prices"][name], 15.5, fill)
    body += _next_card(scene.box.prices[commodity], card, arm) + _prices(
        scene.box.prices[commodity], card, arm
    )
    said = scene.label("price now", commodity=scene.name("commodity", name), n=view["prices"][name])
    return piece(f"price-{name}", 0, y, body, about(f"price:{name}", said))


@lru_cache(maxsize=1024)
def _next_card(prices: Prices, card: int, arm: int) -> str:
    """What this will cost when the deck has moved on by one card."""
    if card + 1 >= len(prices.price):
        return ""
    now, then = prices.price[card][arm], prices.price[card + 1][arm]
    arrow = "↑" if then > now else "↓" if then < now else ""
    look = "b" if arrow else "f"
    cross = icon("cross", NEXT, 14, 20) if prices.closed[card + 1][arm] else ""
    town = icon("town-builds", NEXT + 13, 6, 13) if prices.town_builds[card + 1][arm] else ""
    frame = rect(NEXT - 19, 2, 38, 25, theme.SHADE, 12.5)
    return (
        frame
        + text(NEXT + (5 if arrow else 0), 14, then, 15, look)
        + text(NEXT - 9, 14, arrow, 14, "b")
        + cross
        + town
    )


@lru_cache(maxsize=1024)
def _prices(prices: Prices, card: int, arm: int) -> str:
    """Every notch of the arm on this card; those behind the arm are past."""
    columns = range(len(prices.price[card]))
    step = (WIDTH - TRACK - 14) / len(columns)
    return "".join([_cell(prices, card, at, Room(TRACK + at * step, 0, step, 29), arm) for at in columns])


def _cell(prices: Prices, card: int, column: int, room: Room, arm: int) -> str:
    """One notch: the price that shows when the arm stands here."""
    is_here, is_next = column == arm, column == arm + 1
    fill, rule, thick = (theme.GOLD, theme.LINE, 2) if is_here else (theme.PAPER, theme.RULE, 1)
    outline = f' stroke="{rule}" stroke-width="{thick}"'
    x, y = room.x + room.width / 2, room.y + 14
    price = text(
        x, y, prices.price[card][column], 17 if is_here else 15, "b k" if is_here else "b" if is_next else "f"
    )
    cross = icon("cross", x, y, 22) if prices.closed[card][column] else ""
    town = (
        icon("town-builds", room.x + room.width - 13, y - 4, 15) if prices.town_builds[card][column] else ""
    )
    cell = rect(room.x + 2, room.y + 1, room.width - 4, 27, fill, 5, outline) + price + cross + town
    return f'<g class="pale">{cell}</g>' if column < arm else cell
