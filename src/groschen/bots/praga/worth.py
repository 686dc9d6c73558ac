"""What the icons of Praga are worth, in points at the end of the game."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.effects import Effect, OneOf

WORTH: dict[str, tuple[float, float]] = {
    "points": (1.0, 1.0),
    "gold": (1.0, 0.1),
    "stone": (1.0, 0.1),
    "silver window": (1.7, 0.4),
    "gold window": (2.6, 0.4),
    "egg": (2.2, 1.5),
    "red token": (2.4, 1.8),
    "blue token": (2.4, 1.8),
    "technology": (3.2, 1.5),
    "university": (1.5, 1.2),
    "mine": (2.0, 0.1),
    "quarry": (2.0, 0.1),
    "produce gold": (5.0, 0.5),
    "produce stone": (5.0, 0.5),
    "wall step": (2.4, 1.8),
    "cathedral step": (2.4, 1.8),
    "row up": (4.0, 3.0),
    "points per early upgrade": (2.0, 2.0),
    "points per silver window": (1.5, 1.0),
    "both plaza rewards": (7.0, 4.0),
    "any action": (5.5, 3.0),
    "upgrade action": (4.5, 3.0),
    "building action": (5.5, 3.0),
    "wall action": (5.5, 3.0),
}
"""With the game ahead, and with nothing left but the present turn."""


@lru_cache(None)
def worths(effects: tuple[Effect, ...]) -> tuple[float, float]:
    found = [_one_worth(effect) for effect in effects]
    return sum([early for early, _ in found]), sum([late for _, late in found])


def _one_worth(effect: Effect) -> tuple[float, float]:
    if isinstance(effect, OneOf):
        return max([worths(effects) for effects in effect.alternatives])
    word = effect.key.rpartition(" ")[0]
    early, late = WORTH[word]
    amount = 1 if word.endswith("action") else effect.amount
    return early * amount, late * amount


def effects_worth(effects: tuple[Effect, ...], ahead: float) -> float:
    """`ahead` is 1 while there is time to use goods, and falls to 0 at the end."""
    early, late = worths(effects)
    return late + ahead * (early - late)
