"""Why a choice is blocked, where the reason needs no figures or always the same ones. They are made once:
asking is frequent."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from groschen.engine.reasons import Obstacle

NO_MINE_SPACE: Final = Obstacle("no_mine_space")
NO_MINER: Final = Obstacle("no_miner")
NO_PATRICIAN: Final = Obstacle("no_patrician")
NO_PELICAN: Final = Obstacle("no_pelican")
NO_PLOT: Final = Obstacle("no_plot")
NO_PLOT_MARKER: Final = Obstacle("no_plot_marker")
NO_RIGHTS_TO_TAKE: Final = Obstacle("no_rights_to_take")
NO_TILE: Final = Obstacle("no_tile")
NOT_BESIDE_A_BUILDING: Final = Obstacle("not_beside_a_building")
NOT_PUBLIC: Final = Obstacle("not_public")
SLOTS_FULL: Final = Obstacle("slots_full")
TOWN_FULL: Final = Obstacle("town_full")


@lru_cache(maxsize=4096)
def cannot_afford(cost: int, have: int) -> Obstacle:
    """Nothing stands in the way as often, and always with the same few figures."""
    return Obstacle("cannot_afford", cost=cost, have=have)
