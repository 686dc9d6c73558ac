"""How moves are written where verb and place, or verb and piece, would not do."""

from __future__ import annotations

from typing import Final

FORMS: Final = {
    # The menu of a turn
    "tile": "tile {piece} {one}/{other}",
    "perform": "{action}",
    "bonus": "bonus",
    # An action besides that of the tile
    "perform extra": "extra {action}",
    "choose action": "{action}",
    # Hex tiles
    "refresh row": "refresh {row} for {good}",
    "remove": "remove {piece} and {other}",
    "turn": "turn {turned}",
    "bonus before paying": "bonus before paying",
    "bonus after paying": "bonus after paying",
    # Rewards
    "reward": "{reward}",
    "upper reward": "upper reward",
    "lower reward": "lower reward",
    "produce": "produce {good}",
    "follow the arrow": "follow the arrow",
    "stay": "stay",
    "claim seal": "seal {piece}",
    "take final tile": "take {piece}",
    # The end of a turn
    "keep windows": "keep {gold} gold {silver} silver windows",
    # Peter Parler
    "parler on": "on {at}",
}
