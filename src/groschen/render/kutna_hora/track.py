"""The rounds track: rounds and penalties, taxes and the event of the round; in one line, or in two."""

from __future__ import annotations

from groschen.games.kutna_hora.box.components import Event
from groschen.games.kutna_hora.scoring import SCORING_COUNT
from groschen.render import theme
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, fitted, icon, identity, panel, piece, points, rect, text
from groschen.render.scene import View, about

WIDTH = 840
HEIGHT = 70
NARROW = 460
TAX = 104
EVENT = 310
"""How wide taxes and the event are."""

COUNTED = {
    "plots": "plot",
    "tiles": "tile",
    "pelicans": "pelican",
    "mines": "mine",
    "buildings": "building",
    "public neighbours": "public",
    "miners waiting": "population",
    "groschen": "coin",
    "reputation": "reputation",
}
"""What an event counts, and its icon."""
GIFTS = {"reputation": "reputation", "pelicans": "pelican", "groschen": "coin"}


def track(scene: Scene) -> Area:
    """In one line."""
    has_events = scene.view["event"] is not None or scene.view["events_ahead"]
    taxes = WIDTH - TAX - (EVENT if has_events else 0)
    body = (
        panel(WIDTH, HEIGHT)
        + _rounds(scene, taxes - 20)
        + _tax(scene, taxes, 8)
        + _event(scene, WIDTH - EVENT, 8)
    )
    return Area("track", WIDTH, HEIGHT, body, scene.label("rounds track"))


def narrow_track(scene: Scene) -> Area:
    """In two lines, for a telephone."""
    view = scene.view
    said = scene.label("taxes", tax=view["tax"], penalty=view["penalty"])
    taxes = f"<g{about('symbol:taxes', said)}>{fitted(112, 95, said, 16, 330, 'f l')}</g>"
    below = _event(scene, NARROW - EVENT, 68) or taxes
    body = panel(NARROW, 132) + _rounds(scene, NARROW - 24) + _tax(scene, 14, 68) + below
    return Area("narrow-track", NARROW, 132, body, scene.label("rounds track"))


def _rounds(scene: Scene, room: float) -> str:
    rounds = scene.view["rounds"]
    return "".join([_round(scene, number, room / rounds) for number in range(1, rounds + 1)])


def _round(scene: Scene, number: int, width: float) -> str:
    """Its number, the penalty for taxes not paid, the council when it gives points."""
    view = scene.view
    here, rounds = number == view["round"], view["rounds"]
    penalty = scene.box.penalties[rounds][number - 1]
    fill = theme.GOLD if here else theme.SHADE if number < view["round"] else theme.PAPER
    ink = " k" if here else ""
    frame = rect(0, 0, width - 5, 54, fill, 6, f' stroke="{theme.EDGE}" stroke-width="1.2"')
    cost = text(15, 40, f"−{penalty}", 16, f"b{ink}") + icon("reputation", 34, 40, 17)
    council = icon("patrician-yellow", width - 18, 40, 21) if number > rounds - SCORING_COUNT else ""
    body = frame + text(14, 17, number, 22, f"b{ink}") + cost + council + _ahead(view, number, width)
    named = about(f"round:{number}", scene.label("round", round=number, rounds=rounds))
    return piece(f"round-{number}", 12 + (number - 1) * width, 8, body, named)


def _ahead(view: View, number: int, width: float) -> str:
    """The deck of an event that lies face down above a coming round."""
    at = number - view["round"] - 1
    if not 0 <= at < len(view["events_ahead"]):
        return ""
    card = rect(width - 27, 5, 17, 21, theme.PRINT, 3)
    return card + text(width - 18.5, 15.5, view["events_ahead"][at], 13, "b w")


def _tax(scene: Scene, x: float, y: float) -> str:
    view = scene.view
    body = icon("taxes", 27, 27, 42) + text(54, 27, view["tax"], 29, "b l")
    named = scene.label("taxes", tax=view["tax"], penalty=view["penalty"])
    return piece("tax", x, y, body, about("symbol:taxes", named))


def _event(scene: Scene, x: float, y: float) -> str:
    card = scene.event()
    if card is None:
        return ""
    frame = rect(0, 0, 298, 54, theme.PAPER, 6, f' stroke="{theme.EDGE}" stroke-width="1.2"')
    letter = rect(0, 0, 26, 54, theme.PRINT, 6) + text(13, 27, card.deck, 18, "b w")
    name = scene.name("event", card.key)
    title = fitted(34, 12.5, name, 13, 190, "f l")
    body = frame + letter + title + _changes(card) + _happening(scene, card)
    return piece(identity("event", card.key), x, y, body, about(card.key, name))


def _changes(card: Event) -> str:
    """Taxes and decks."""
    found = (("taxes", card.tax), ("population-deck", card.population), ("ore-deck", card.ore))
    moved = [(sign, by) for sign, by in found if by]
    return "".join(
        [
            icon(sign, 43 + 37 * at, 36, 19) + text(53 + 37 * at, 36, f"+{by}", 13, "b l")
            for at, (sign, by) in enumerate(moved)
        ]
    )


def _happening(scene: Scene, card: Event) -> str:
    """Who gets what for what."""
    effect = card.effect
    if effect is None:
        return ""
    when = icon("hourglass", 278, 13, 18) if card.when == "end" else ""
    who = fitted(148, 36, scene.label(f"who {effect.who}"), 13, 46, "l") + icon(
        COUNTED[effect.what], 205, 35, 25
    )
    rule = f'<path d="M142 26V47" stroke="{theme.RULE}"/>'
    return rule + when + who + text(228, 35, "→", 16, "b") + _gift(effect.gift, effect.amount)


def _gift(gift: str, amount: int) -> str:
    if gift == "points":
        return points(262, 35, amount, 30)
    return text(253, 35, f"{amount:+d}".replace("-", "−"), 17, "b") + icon(GIFTS[gift], 279, 35, 24)
