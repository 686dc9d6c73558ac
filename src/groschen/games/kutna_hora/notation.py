"""How moves are written where verb and place, or verb and piece, would not do."""

from __future__ import annotations

from typing import Final

FORMS: Final = {
    "guilds": "guilds {one} {two} {three}",
    "row": "row {row} {guild}",
    "play": "{action} with {piece}",
    "stand for": "as {action}",
    "hire": "hire {count}",
    "remove tile": "remove tile",
    "build": "build {piece}",
    "seat": "seat {colour}",
    "house": "house {guild}",
    "take income": "income",
    "earn reputation": "reputation",
    "mine for free": "mine",
    "pay taxes": "pay taxes",
    "lose reputation": "lose reputation",
}
