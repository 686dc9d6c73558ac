"""The table: everything that lies on it, and questions about it. The rules are elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Table
from groschen.games.praga import hidden, told
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.box.components import Box
from groschen.games.praga.hexes import SIDES
from groschen.games.praga.names import NO_TILE, POSITIONS, TILE_ROWS

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
        "turn",
    )

    def __init__(self, box: Box | None = None) -> None:
        super().__init__()
        if box is not None:
            self.box = box
        self.players: list[Player] = []
        self.solo = ""
        self.is_over = False
        self.turn = 0
        self.active = 0
        # The action crane
        self.side: tuple[tuple[int, int], ...] = ()
        self.crane: tuple[int, ...] = (NO_TILE,) * POSITIONS
        self.box_at = 0
        self.five = 0
        self.platform = 0
        self.era = 1
        # The rows and stacks of hex tiles
        self.rows: list[Row] = [(), (), ()]
        self.stacks: list[tuple[HexTile, ...]] = [()] * (2 * len(TILE_ROWS))
        self.later: tuple[tuple[HexTile, ...], ...] = ()
        self.known = [0] * (hidden.BRIDGE_STACK + 1)
        # The city and what lies round the board
        self.city: list[Building | None] = []
        self.city_turned: list[int] = []
        self.cubes: list[int] = []
        self.plazas: tuple[Plaza | None, ...] = ()
        self.technologies: list[tuple[Technology, ...]] = [(), (), (), ()]
        self.tokens: tuple[Token, ...] = ()
        self.seals: tuple[int, ...] = ()
        self.road: tuple[Street, ...] = ()
        self.bridge: tuple[BridgeTile | None, ...] = (None,) * PLANKS
        self.bridge_stack: tuple[BridgeTile, ...] = ()
        self.bridge_finals: tuple[BridgeTile, ...] = ()
        self.cathedral_finals: tuple[BridgeTile, ...] = ()
        self.projects: tuple[Project, ...] = ()
        self.agenda = Agenda()
        # Peter Parler
        self.parler_cards: tuple[int, ...] = ()
        self.parler_marks: tuple[int, ...] = ()
        self.parler_pawn = 0
        self.parler_tracks: tuple[int, ...] = ()

    def copy(self) -> State:
        new = State.__new__(State)
        new.stack = self.stack.copy()
        new.seed = self.seed
        new.draws = self.draws
        new.reveals = self.reveals
        new.happened = None
        new.box = self.box
        new.players = [player.copy() for player in self.players]
        new.solo = self.solo
        new.is_over = self.is_over
        new.turn = self.turn
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
        return self.crane.index(tile)

    def position_of(self, sector: int) -> int:
        """Where a sector of the wheel stands: the box is sector 0."""
        return (self.box_at + sector) % POSITIONS

    def turns_in_all(self) -> int:
        return 32 if len(self.players) == 1 else 16 * len(self.players)

    # Hex tiles

    def upgrade_of(self, seat: int, action: int) -> BoardTile | None:
        """The upgrade on top of an action."""
        return self.players[seat].board[self.box.places[action]]

    def take_hex(self, row: int, place: int) -> HexTile:
        """Take a tile and deal another from its stack."""
        tiles = self.rows[row]
        tile = tiles[place]
        assert tile is not None, "there is no tile to take"
        self.rows[row] = (*tiles[:place], None, *tiles[place + 1 :])
        self.deal(row)
        return tile

    def deal(self, row: int) -> None:
        """Fill the empty places of a row, as far as the stacks reach."""
        tiles = list(self.rows[row])
        for place, tile in enumerate(tiles):
            index = stack_of(row, place)
            stack = self.stacks[index]
            if tile is None and stack:
                tiles[place] = stack[-1]
                self.stacks[index] = stack[:-1]
                if self.known[index] >= len(stack):
                    self.known[index] = len(stack) - 1
                else:
                    self.reveal()
                self.tell(told.TilesDealt, row, (stack[-1].key,))
        self.rows[row] = tuple(tiles)

    def put_under(self, row: int, place: int) -> HexTile:
        """A tile goes face down to the bottom of its stack."""
        tiles = self.rows[row]
        tile = tiles[place]
        assert tile is not None, "there is no tile to remove"
        self.rows[row] = (*tiles[:place], None, *tiles[place + 1 :])
        index = stack_of(row, place)
        self.stacks[index] = (tile, *self.stacks[index])
        self.known[index] += 1
        return tile

    # The city

    def free_sites(self) -> list[int]:
        return [site for site, tile in enumerate(self.city) if tile is None]

    def cheapest_site(self) -> int:
        """The least gold that a free site costs; far too much if there is none."""
        sites = self.box.sites
        return min([sites[site].gold for site, tile in enumerate(self.city) if tile is None], default=99)

    def buildings_around(self, plaza: int) -> int:
        city = self.city
        return sum([city[site] is not None for site in self.box.plaza_hexes[plaza].sites])

    def is_complete(self, plaza: int) -> bool:
        return self.buildings_around(plaza) == len(self.box.plaza_hexes[plaza].sites)

    def blue_matches(self, site: int, tile: Building, turned: int) -> int:
        """How many blue corners, printed and on tiles, meet those of a tile laid so."""
        place = self.box.sites[site]
        count = 0
        for corner in tile.corners:
            number = (corner + turned) % SIDES
            count += place.printed[number]
            for other, its_number in place.corners[number]:
                neighbour = self.city[other]
                if neighbour is not None:
                    count += (its_number - self.city_turned[other]) % SIDES in neighbour.corners
        return count

    # What nobody has seen

    def determinize(self, seed: int) -> State:
        """A copy in which everything hidden is dealt anew, and chance with it."""
        new = self.copy()
        new.seed = seed
        new.draws = 0
        hidden.deal_anew(new)
        new.reveals = self.reveals
        return new


def stack_of(row: int, place: int) -> int:
    """The stack that fills a place of a row."""
    return 2 * row + (place == len(TILE_ROWS))
