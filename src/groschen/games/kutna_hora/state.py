"""The table: everything that lies on it, and questions about it. The rules are elsewhere."""

from __future__ import annotations

from typing import Final

from groschen.engine.frames import Table
from groschen.games.kutna_hora import hidden
from groschen.games.kutna_hora.box.components import Board, Box, Building, Event, Mine
from groschen.games.kutna_hora.names import (
    ARMS,
    NOBODY,
    PATRICIANS,
)
from groschen.games.kutna_hora.notation import FORMS
from groschen.games.kutna_hora.player import PLOT_MARKERS, Player

PATRICIANS_OF_A_COLOUR: Final = 3

Stack = tuple[Building, ...]
"""Tiles on a space of the town hall board; the last one is on top."""


class State(Table):
    """One game of Kutná Hora at one moment."""

    forms = FORMS
    parts = ("stack", "players")

    __slots__ = (
        "arms",
        "bank",
        "board",
        "box",
        "cathedral",
        "council",
        "discarded_buildings",
        "discarded_mines",
        "drawn",
        "event",
        "events_ahead",
        "events_aside",
        "guild_sets",
        "hall",
        "mine_stack",
        "miners",
        "mines",
        "ore",
        "owners",
        "players",
        "plots",
        "pool",
        "population",
        "red_waiting",
        "removed_technologies",
        "round",
        "start",
        "tax",
        "technology",
        "town",
    )

    def __init__(self, box: Box | None = None) -> None:
        super().__init__()
        if box is not None:
            self.box = box
            self.board: Board = box.large
        self.players: list[Player] = []
        self.start = 0
        self.round = 0
        self.tax = 0
        self.population = 0
        self.ore = 0
        self.arms = [0] * len(ARMS)
        self.hall: list[tuple[Stack, ...]] = [(), (), ()]
        self.red_waiting: Stack = ()
        self.discarded_buildings: Stack = ()
        self.town: list[Building | None] = []
        self.owners: list[int] = []
        self.plots: list[int] = []
        self.mines: list[Mine | None] = []
        self.miners: list[int] = []
        self.mine_stack: list[Mine] = []
        self.discarded_mines: list[Mine] = []
        self.drawn: tuple[Mine, ...] = ()
        self.technology = 0
        self.removed_technologies: tuple[Mine, ...] = ()
        self.cathedral = 0
        self.bank = [PATRICIANS_OF_A_COLOUR] * len(PATRICIANS)
        self.pool = [0] * len(PATRICIANS)
        self.council = [0] * len(PATRICIANS)
        self.event: Event | None = None
        self.events_ahead: tuple[Event, ...] = ()
        self.events_aside: tuple[Event, ...] = ()
        self.guild_sets: tuple[tuple[int, ...], ...] = ()

    def copy(self) -> State:
        new = State.__new__(State)
        self.copy_head(new)
        new.box = self.box
        new.board = self.board
        new.players = [player.copy() for player in self.players]
        new.start = self.start
        new.round = self.round
        new.tax = self.tax
        new.population = self.population
        new.ore = self.ore
        new.arms = self.arms.copy()
        new.hall = self.hall.copy()
        new.red_waiting = self.red_waiting
        new.discarded_buildings = self.discarded_buildings
        new.town = self.town.copy()
        new.owners = self.owners.copy()
        new.plots = self.plots.copy()
        new.mines = self.mines.copy()
        new.miners = self.miners.copy()
        new.mine_stack = self.mine_stack.copy()
        new.discarded_mines = self.discarded_mines.copy()
        new.drawn = self.drawn
        new.technology = self.technology
        new.removed_technologies = self.removed_technologies
        new.cathedral = self.cathedral
        new.bank = self.bank.copy()
        new.pool = self.pool.copy()
        new.council = self.council.copy()
        new.event = self.event
        new.events_ahead = self.events_ahead
        new.events_aside = self.events_aside
        new.guild_sets = self.guild_sets
        return new

    # Rounds and seats

    def rounds(self) -> int:
        """Five rounds with four players, six with two or three."""
        return 5 if len(self.players) == 4 else 6

    def penalty(self) -> int:
        """The reputation that not paying taxes costs this round."""
        return self.box.penalties[self.rounds()][self.round - 1]

    def turn_order(self) -> list[int]:
        """The seats from the starting player on."""
        seats = len(self.players)
        return [(self.start + step) % seats for step in range(seats)]

    # The town

    def has_free_square(self) -> bool:
        plots = self.plots
        return any(tile is None and plots[square] == NOBODY for square, tile in enumerate(self.town))

    def free_squares(self) -> list[int]:
        plots = self.plots
        return [square for square, tile in enumerate(self.town) if tile is None and plots[square] == NOBODY]

    def plots_of(self, seat: int) -> int:
        """How many plot markers of this seat are in Kutná Hora."""
        return PLOT_MARKERS - self.players[seat].plot_markers

    def matching_dots(self, square: int) -> int:
        """Dots beside a building, on neighbours and on the edge, whose colours it shows itself."""
        tile = self.town[square]
        assert tile is not None
        count = sum(dot in tile.colours for dot in self.board.villages[square])
        for other in self.board.town.neighbours[square]:
            neighbour = self.town[other]
            if neighbour is not None:
                for dot in neighbour.dots:
                    count += dot in tile.colours
        return count

    def buildings_of(self, seat: int) -> list[int]:
        return [square for square, owner in enumerate(self.owners) if owner == seat]

    def public_neighbours(self, seat: int) -> int:
        """For each of the seat's buildings, the public buildings next to it, added up."""
        count = 0
        for square in self.buildings_of(seat):
            for other in self.board.town.neighbours[square]:
                neighbour = self.town[other]
                count += neighbour is not None and neighbour.is_public()
        return count

    # What nobody has seen

    def forget_what_is_hidden(self) -> None:
        hidden.forget(self)
