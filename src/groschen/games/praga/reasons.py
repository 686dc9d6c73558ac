"""Why a choice is blocked, where the reason needs no figures. They are made once: asking is frequent."""

from __future__ import annotations

from typing import Final

from groschen.engine.reasons import Obstacle

ACTION_NOT_PERFORMED: Final = Obstacle("action_not_performed")
ACTION_STILL_POSSIBLE: Final = Obstacle("action_still_possible")
CANNOT_AFFORD_REFRESH: Final = Obstacle("cannot_afford_refresh")
CANNOT_AFFORD_SITE: Final = Obstacle("cannot_afford_site")
END_OF_ROAD: Final = Obstacle("end_of_road")
END_OF_TRACK: Final = Obstacle("end_of_track")
EXTRA_ACTION_USED: Final = Obstacle("extra_action_used")
LAST_COLUMN: Final = Obstacle("last_column")
MOVES_OWED: Final = Obstacle("moves_owed")
NEEDED_TO_PAY: Final = Obstacle("needed_to_pay")
NO_ACTION_POSSIBLE: Final = Obstacle("no_action_possible")
NO_ACTION_TILE: Final = Obstacle("no_action_tile")
NO_CUBE: Final = Obstacle("no_cube")
NO_EGG: Final = Obstacle("no_egg")
NO_SEAL_TO_CLAIM: Final = Obstacle("no_seal_to_claim")
NO_SITE: Final = Obstacle("no_site")
NO_SPECIAL_BONUS: Final = Obstacle("no_special_bonus")
NO_TILE_THERE: Final = Obstacle("no_tile")
NO_WALL_PLACE: Final = Obstacle("no_wall_place")
NO_WINDOWS: Final = Obstacle("no_windows")
REFRESHED_ALREADY: Final = Obstacle("refreshed_already")
SEAL_CLAIMED: Final = Obstacle("seal_claimed")
TOP_OF_GRID: Final = Obstacle("top_of_grid")
