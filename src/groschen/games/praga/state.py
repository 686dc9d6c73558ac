"""The table: everything that lies on it, and questions about it. The rules are elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Table
from groschen.games.praga import hidden
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.box.components import Box
from groschen.games.praga.names import ACTION_TILES, LEVELS, NOBODY, POSITIONS, TILE_ROWS
from groschen.games.praga.notation import FORMS

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import (
        BoardTile,
        BridgeTile,
        Building,
        HexTile,
        Plaza,
        Project,
        Street,
        Technology,
        Token,
    )
    from groschen.games.praga.player import Player

PLANKS: Final = 5

Row = tuple["HexTile | None", ...]
"""Three normal tiles and a special one; None where the stack ran out."""


class State(Table):
    """One game of Praga Caput Regni at one moment."""

    forms = FORMS
    parts = ("stack", "agenda", "players")

    __slots__ = (
        "active",
        "agenda",
        "box",
        "box_at",
        "bridge",
        "bridge_finals",
        "bridge_stack",
        "cathedral_finals",
        "city",
        "city_turned",
        "crane",
        "cubes",
        "era",
        "five",
        "is_over",
        "known",
        "later",
        "parler_cards",
        "parler_marks",
        "parler_pawn",
        "parler_tracks",
        "platform",
        "players",
        "plazas",
        "projects",
        "road",
        "rows",
        "seals",
        "side",
        "solo",
        "stacks",
        "technologies",
        "tokens",
    )

    # Laid out by the setup

    box: Box
    players: list[Player]
    solo: str
    side: tuple[tuple[int, ...], ...]
    crane: tuple[int, ...]
    box_at: int
    platform: int
    stacks: list[tuple[HexTile, ...]]
    later: tuple[tuple[HexTile, ...], ...]
    city: list[Building | None]
    city_turned: list[int]
    cubes: list[int]
    plazas: tuple[Plaza | None, ...]
    tokens: tuple[Token, ...]
    seals: tuple[int, ...]
    road: tuple[Street, ...]
    bridge_stack: tuple[BridgeTile, ...]
    bridge_finals: tuple[BridgeTile, ...]
    cathedral_finals: tuple[BridgeTile, ...]
    projects: tuple[Project, ...]

    def __init__(self, box: Box | None = None) -> None:
        """The table of a box, or one that is read from a record and then has everything from there."""
        super().__init__()
        if box is not None:
            self.box = box
        self.active = 0
        self.is_over = False
        self.era = 1
        self.five: tuple[bool, ...] = (False,) * ACTION_TILES
        self.rows: list[Row] = [()] * len(TILE_ROWS)
        self.technologies: list[tuple[Technology, ...]] = [()] * len(LEVELS)
        self.known = [0] * (hidden.BRIDGE_STACK + 1)
        self.bridge: tuple[BridgeTile | None, ...] = (None,) * PLANKS
        self.agenda = Agenda()
        self.parler_cards: tuple[int, ...] = ()
        self.parler_marks: tuple[int, ...] = ()
        self.parler_pawn = NOBODY
        self.parler_tracks: tuple[int, ...] = ()

    def copy(self) -> State:
        new = State.__new__(State)
        self.copy_head(new)
        new.box = self.box
        new.players = [player.copy() for player in self.players]
        new.solo = self.solo
        new.is_over = self.is_over
        new.active = self.active
        new.agenda = self.agenda.copy()
        new.side = self.side
        new.crane = self.crane
        new.box_at = self.box_at
        new.five = self.five
        new.platform = self.platform
        new.era = self.era
        new.rows = self.rows.copy()
        new.stacks = self.stacks.copy()
        new.later = self.later
        new.known = self.known.copy()
        new.city = self.city.copy()
        new.city_turned = self.city_turned.copy()
        new.cubes = self.cubes.copy()
        new.plazas = self.plazas
        new.technologies = self.technologies.copy()
        new.tokens = self.tokens
        new.seals = self.seals
        new.road = self.road
        new.bridge = self.bridge
        new.bridge_stack = self.bridge_stack
        new.bridge_finals = self.bridge_finals
        new.cathedral_finals = self.cathedral_finals
        new.projects = self.projects
        new.parler_cards = self.parler_cards
        new.parler_marks = self.parler_marks
        new.parler_pawn = self.parler_pawn
        new.parler_tracks = self.parler_tracks
        return new

    # The action crane

    def sector_of(self, tile: int) -> int:
        sector = 0
        while self.crane[sector] != tile:
            sector += 1
        return sector

    def position_of(self, sector: int) -> int:
        """Where a sector of the wheel stands: the box is sector 0."""
        return (self.box_at + sector) % POSITIONS

    def sector_at(self, position: int) -> int:
        """Which sector of the wheel stands there."""
        return (position - self.box_at) % POSITIONS

    # Seats

    def seats_from_active(self) -> list[int]:
        """In the order of play, from the active player on; from the first if that is the opponent."""
        seats = len(self.players)
        return [(self.active + step) % seats for step in range(seats)]

    # The action board

    def upgrade_of(self, seat: int, action: int) -> BoardTile | None:
        """The upgrade on top of an action."""
        return self.players[seat].board[self.box.places[action]]

    # The city

    def free_sites(self) -> list[int]:
        return [site for site, tile in enumerate(self.city) if tile is None]

    def has_site_for(self, gold: int) -> bool:
        """Whether a free site costs no more than this."""
        sites = self.box.sites
        return any(tile is None and sites[site].gold <= gold for site, tile in enumerate(self.city))

    def buildings_around(self, plaza: int) -> int:
        city = self.city
        return sum([city[site] is not None for site in self.box.plaza_hexes[plaza].sites])

    def is_complete(self, plaza: int) -> bool:
        return self.buildings_around(plaza) == len(self.box.plaza_hexes[plaza].sites)

    # What nobody has seen

    def forget_what_is_hidden(self) -> None:
        hidden.forget(self)
