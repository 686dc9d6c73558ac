"""A player board and what stands on and around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.games.kutna_hora.names import NOBODY, SCORES

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Building

ROWS: Final = 3
HOUSES_IN_ROW: Final = 4
SLOTS: Final = 3
PLOT_MARKERS: Final = 3
POOL: Final = 2


class Player:
    """Everything that belongs to one seat, as it is before the first round."""

    __slots__ = (
        "groschen",
        "guilds",
        "hand",
        "houses",
        "miners",
        "pelicans",
        "plot_markers",
        "points",
        "pool",
        "production",
        "reputation",
        "slots",
        "used_pelicans",
    )

    def __init__(self) -> None:
        self.groschen = 0
        self.reputation = 0
        self.points = [0] * len(SCORES)
        self.guilds: tuple[int, ...] = ()
        self.houses = [HOUSES_IN_ROW] * ROWS
        self.production = [0] * (ROWS + 1)
        self.slots: list[Building] = []
        self.hand: tuple[int, ...] = ()
        self.pool = 1
        self.miners = 8
        self.plot_markers = PLOT_MARKERS
        self.pelicans = 0
        self.used_pelicans = 0

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.groschen = self.groschen
        new.reputation = self.reputation
        new.points = self.points.copy()
        new.guilds = self.guilds
        new.houses = self.houses.copy()
        new.production = self.production.copy()
        new.slots = self.slots.copy()
        new.hand = self.hand
        new.pool = self.pool
        new.miners = self.miners
        new.plot_markers = self.plot_markers
        new.pelicans = self.pelicans
        new.used_pelicans = self.used_pelicans
        return new

    def pay(self, groschen: int) -> None:
        assert 0 <= groschen <= self.groschen, "what cannot be paid is never an option"
        self.groschen -= groschen

    def row_of(self, guild: int) -> int:
        return self.guilds.index(guild)

    def may_take(self, tile: Building) -> bool:
        """Public buildings are for everybody, guild buildings for members."""
        return tile.guild == NOBODY or tile.guild in self.guilds

    def has_slot(self) -> bool:
        return len(self.slots) < SLOTS

    def has_miner(self) -> bool:
        return self.pool > 0 or self.miners > 0

    def cleared_columns(self) -> int:
        """Columns of the player board in which all houses have been removed."""
        return HOUSES_IN_ROW - max(self.houses)

    def track_points(self) -> int:
        """Where the score counter stands."""
        return sum(self.points)
