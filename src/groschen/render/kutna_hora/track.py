"""The rounds track: rounds and penalties, taxes and the event of the round."""

from __future__ import annotations

from groschen.games.kutna_hora.box.components import Event
from groschen.games.kutna_hora.scoring import SCORING_COUNT
from groschen.render import theme
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, clean, icon, identity, panel, piece, points, rect, text
from groschen.render.scene import View

HEIGHT = 84
ROUNDS = 214
"""Where the rounds begin, after the title."""
TAX = 108
EVENT = 308
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


def track(scene: Scene, width: float) -> Area:
    view = scene.view
    has_events = view["event"] is not None or view["events_ahead"]
    taxes = width - TAX - (EVENT if has_events else 0)
    step = (taxes - ROUNDS) / view["rounds"]
    rounds = [_round(scene, number, step) for number in range(1, view["rounds"] + 1)]
    title = text(20, 42, scene.labels["title"], 28, "h l")
    event = _event(scene, width - EVENT)
    return Area(
        "track", width, HEIGHT, panel(width, HEIGHT) + title + "".join(rounds) + _tax(scene, taxes) + event
    )


def _round(scene: Scene, number: int, width: float) -> str:
    """Its number, the penalty for taxes not paid, the council when it gives points."""
    view = scene.view
    here, rounds = number == view["round"], view["rounds"]
    penalty = scene.box.penalties[rounds][number - 1]
    fill = theme.GOLD if here else theme.SHADE if number < view["round"] else theme.PAPER
    frame = rect(0, 0, width - 6, 60, fill, 6, f' stroke="{theme.INK}" stroke-width="1.2"')
    cost = text(15, 44, f"−{penalty}", 16, "b") + icon("reputation", 33, 44, 18)
    council = icon("patrician-yellow", width - 20, 44, 22) if number > rounds - SCORING_COUNT else ""
    body = frame + text(16, 18, number, 23, "b") + cost + council + _ahead(view, number, width)
    return piece(f"round-{number}", ROUNDS + (number - 1) * width, 12, body)


def _ahead(view: View, number: int, width: float) -> str:
    """The deck of an event that lies face down above a coming round."""
    at = number - view["round"] - 1
    if not 0 <= at < len(view["events_ahead"]):
        return ""
    card = rect(width - 29, 6, 18, 22, theme.INK, 3)
    return card + text(width - 20, 17, view["events_ahead"][at], 14, "b w")


def _tax(scene: Scene, x: float) -> str:
    body = icon("taxes", 28, 30, 44) + text(56, 30, scene.view["tax"], 30, "b l")
    return piece("tax", x, 12, body)


def _event(scene: Scene, x: float) -> str:
    card = scene.event()
    if card is None:
        return ""
    frame = rect(0, 0, 296, 60, theme.PAPER, 6, f' stroke="{theme.INK}" stroke-width="1.2"')
    letter = rect(0, 0, 26, 60, theme.INK, 6) + text(13, 30, card.deck, 18, "b w")
    body = frame + letter + _changes(card) + _happening(scene, card)
    return piece(identity("event", card.key), x, 12, body, f' data-event="{clean(card.key)}"')


def _changes(card: Event) -> str:
    """Taxes and decks."""
    found = (("taxes", card.tax), ("population-deck", card.population), ("ore-deck", card.ore))
    moved = [(sign, by) for sign, by in found if by]
    return "".join(
        [
            icon(sign, 42, 30 + 19 * (at - (len(moved) - 1) / 2), 19)
            + text(54, 30 + 19 * (at - (len(moved) - 1) / 2), f"+{by}", 15, "b l")
            for at, (sign, by) in enumerate(moved)
        ]
    )


def _happening(scene: Scene, card: Event) -> str:
    """Who gets what for what."""
    effect = card.effect
    if effect is None:
        return ""
    when = icon("hourglass", 94, 30, 24) if card.when == "end" else ""
    who = text(112, 30, scene.labels[effect.who], 17, "l") + icon(COUNTED[effect.what], 184, 30, 32)
    return when + who + text(212, 30, "→", 20, "b") + _gift(effect.gift, effect.amount)


def _gift(gift: str, amount: int) -> str:
    if gift == "points":
        return points(256, 30, amount, 36)
    return text(246, 30, f"{amount:+d}".replace("-", "−"), 22, "b") + icon(GIFTS[gift], 278, 30, 30)
