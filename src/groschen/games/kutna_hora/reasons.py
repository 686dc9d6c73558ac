"""Why a choice is blocked, where the reason needs no figures. They are made once: asking is frequent."""

from __future__ import annotations

from typing import Final

from groschen.engine.reasons import Reason

NO_MINE_SPACE: Final = Reason("no_mine_space")
NO_MINER: Final = Reason("no_miner")
NO_PATRICIAN: Final = Reason("no_patrician")
NO_PELICAN: Final = Reason("no_pelican")
NO_PLOT: Final = Reason("no_plot")
NO_PLOT_MARKER: Final = Reason("no_plot_marker")
NO_RIGHTS_TO_TAKE: Final = Reason("no_rights_to_take")
NO_TILE: Final = Reason("no_tile")
NOT_BESIDE_A_BUILDING: Final = Reason("not_beside_a_building")
NOT_PUBLIC: Final = Reason("not_public")
SLOTS_FULL: Final = Reason("slots_full")
TOWN_FULL: Final = Reason("town_full")
