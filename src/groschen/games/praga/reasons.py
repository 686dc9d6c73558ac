"""Why a choice is blocked, where the reason needs no figures. They are made once: asking is frequent."""

from __future__ import annotations

from typing import Final

from groschen.engine.reasons import Reason

ACTION_NOT_PERFORMED: Final = Reason("action_not_performed")
ACTION_STILL_POSSIBLE: Final = Reason("action_still_possible")
CANNOT_AFFORD_REFRESH: Final = Reason("cannot_afford_refresh")
CANNOT_AFFORD_SITE: Final = Reason("cannot_afford_site")
END_OF_ROAD: Final = Reason("end_of_road")
END_OF_TRACK: Final = Reason("end_of_track")
EXTRA_ACTION_USED: Final = Reason("extra_action_used")
LAST_COLUMN: Final = Reason("last_column")
MOVES_OWED: Final = Reason("moves_owed")
NEEDED_TO_PAY: Final = Reason("needed_to_pay")
NO_ACTION_POSSIBLE: Final = Reason("no_action_possible")
NO_ACTION_TILE: Final = Reason("no_action_tile")
NO_CUBE: Final = Reason("no_cube")
NO_EGG: Final = Reason("no_egg")
NO_SEAL_TO_CLAIM: Final = Reason("no_seal_to_claim")
NO_SITE: Final = Reason("no_site")
NO_SPECIAL_BONUS: Final = Reason("no_special_bonus")
NO_TILE_THERE: Final = Reason("no_tile")
NO_WALL_PLACE: Final = Reason("no_wall_place")
NO_WINDOWS: Final = Reason("no_windows")
REFRESHED_ALREADY: Final = Reason("refreshed_already")
SEAL_CLAIMED: Final = Reason("seal_claimed")
WAITS_FOR_SPECIAL_TILE: Final = Reason("waits_for_special_tile")
TOP_OF_GRID: Final = Reason("top_of_grid")
