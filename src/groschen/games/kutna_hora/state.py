"""The table: everything that lies on it, and questions about it. The rules are elsewhere."""

from __future__ import annotations

from typing import Final

from groschen.engine.frames import Table
from groschen.games.kutna_hora import hidden, told
from groschen.games.kutna_hora.box.components import Board, Box, Building, Event, Mine
from groschen.games.kutna_hora.names import (
    ANY_PLOT_COST,
    ARM_OF,
    ARMS,
    FROM_BEYOND,
    FROM_MINES,
    GUILD_OF_ARM,
    NOBODY,
    ORE,
    ORE_STAND,
    PATRICIANS,
    PERMITS,
    POPULATION_STAND,
    WOOD,
)
from groschen.games.kutna_hora.player import PLOT_MARKERS, Player

CHEAP_PLOT_COST: Final = 1
CHEAP_PLOT_REPUTATION: Final = 3
ENTRANCE_WOOD: Final = 2
BEYOND_POINTS: Final = 2
MOST_TAX: Final = 25
PATRICIANS_OF_A_COLOUR: Final = 3

Stack = tuple[Building, ...]
"""Tiles on a space of the town hall board; the last one is on top."""


class State(Table):
    """One game of Kutná Hora at one moment."""

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
        new.stack = self.stack.copy()
        new.seed = self.seed
        new.draws = self.draws
        new.reveals = self.reveals
        new.happened = None
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

    # Prices

    def price(self, commodity: int) -> int:
        card = self.ore if commodity <= PERMITS else self.population
        return self.box.prices[commodity].price[card][self.arms[ARM_OF[commodity]]]

    def has_market(self, guild: int) -> bool:
        """No red X: buildings of this guild may be built."""
        card = self.ore if guild <= PERMITS else self.population
        return not self.box.prices[guild].closed[card][self.arms[ARM_OF[guild]]]

    def income(self, seat: int) -> int:
        player = self.players[seat]
        total = player.production[FROM_MINES] * self.price(ORE)
        for row, guild in enumerate(player.guilds):
            total += player.production[row] * self.price(guild)
        return total

    # Town hall

    def rights_cost(self, column: int) -> int:
        groschen, permits = self.box.hall_costs[column]
        return groschen + permits * self.price(PERMITS)

    # The town

    def is_free(self, square: int) -> bool:
        return self.town[square] is None and self.plots[square] == NOBODY

    def has_free_square(self) -> bool:
        return any(self.is_free(square) for square in range(len(self.town)))

    def plots_of(self, seat: int) -> int:
        """How many plot markers of this seat are in Kutná Hora."""
        return PLOT_MARKERS - self.players[seat].plot_markers

    def claimable(self) -> list[int]:
        """Free squares beside a building; any free square where there is none such."""
        town, plots, neighbours = self.town, self.plots, self.board.town.neighbours
        free: list[int] = []
        beside: list[int] = []
        for square, tile in enumerate(town):
            if tile is None and plots[square] == NOBODY:
                free.append(square)
                for other in neighbours[square]:
                    if town[other] is not None:
                        beside.append(square)
                        break
        return beside or free

    def plot_cost(self, seat: int, square: int) -> int:
        """The highest cost printed on a neighbouring building; little for a good reputation."""
        if self.players[seat].reputation >= CHEAP_PLOT_REPUTATION:
            return CHEAP_PLOT_COST
        cost = -1
        for other in self.board.town.neighbours[square]:
            tile = self.town[other]
            if tile is not None and tile.plot > cost:
                cost = tile.plot
        return cost if cost >= 0 else ANY_PLOT_COST

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

    # The mines

    def level(self) -> int:
        """How many tiles a Mine action draws: the number on the top technology tile."""
        levels = self.box.levels
        return levels[self.technology] if self.technology < len(levels) else levels[-1] + 1

    def technology_left(self) -> bool:
        return self.technology < len(self.box.technologies)

    def mine_spaces(self) -> list[int]:
        """Empty spaces that are an entrance, beside a mine or below one."""
        return [
            square for square, mine in enumerate(self.mines) if mine is None and self.mine_wood(square) >= 0
        ]

    def mine_wood(self, square: int) -> int:
        """The wood that a mine on this space costs; negative where none can be built."""
        if self.board.is_entrance[square]:
            return ENTRANCE_WOOD
        wood = -1
        for other in self.board.mines.access[square]:
            mine = self.mines[other]
            if mine is not None and not mine.is_rock:
                wood = max(wood, mine.wood)
        return wood

    # What effects do

    def score(self, seat: int, points: int, source: int) -> None:
        self.players[seat].points[source] += points
        self.tell(told.Scored, seat, points, source)

    def change_reputation(self, seat: int, steps: int) -> None:
        """Steps beyond either end of the track are points instead."""
        if not steps:
            return
        player = self.players[seat]
        wanted = player.reputation + steps
        player.reputation = min(max(wanted, self.box.lowest), self.box.highest)
        self.tell(told.ReputationChanged, seat, steps, player.reputation)
        if wanted != player.reputation:
            self.score(seat, (wanted - player.reputation) * BEYOND_POINTS, FROM_BEYOND)

    def gain_pelicans(self, seat: int, pelicans: int) -> None:
        self.players[seat].pelicans += pelicans
        self.tell(told.PelicansGained, seat, pelicans)

    def raise_taxes(self, by: int) -> None:
        before, self.tax = self.tax, min(self.tax + by, MOST_TAX)
        if self.tax != before:
            self.tell(told.TaxesRaised, self.tax - before, self.tax)

    def patrician_to_pool(self, colour: int) -> None:
        if self.bank[colour]:
            self.bank[colour] -= 1
            self.pool[colour] += 1
            self.tell(told.PatricianWaits, colour)

    def raise_production(self, seat: int, guild: int, by: int) -> None:
        """Of a guild row's commodity, or of ore from mines; ore moves the ore deck as far."""
        player = self.players[seat]
        row = FROM_MINES if guild == NOBODY else player.row_of(guild)
        commodity = ORE if guild == NOBODY else guild
        player.production[row] += by
        self.tell(told.ProductionRaised, seat, commodity, by)
        if commodity == ORE:
            self.advance_ore(by)

    def advance_population(self, cards: int) -> None:
        """Card by card; at the last card there is nothing left to advance."""
        for _ in range(cards):
            if self.population == self.box.last_population:
                return
            self.population += 1
            self.tell(told.PopulationGrew, self.population)
            self._let_the_town_build(POPULATION_STAND, self.population)

    def advance_ore(self, cards: int) -> None:
        for _ in range(cards):
            if self.ore == self.box.last_ore:
                return
            self.ore += 1
            self.tell(told.OreGrew, self.ore)
            self._let_the_town_build(ORE_STAND, self.ore)

    def move_arm(self, guild: int) -> None:
        """One notch to the right; at the last notch it stays."""
        arm = ARM_OF[guild]
        if self.arms[arm] < self.box.last_notch:
            self.arms[arm] += 1
            self.tell(told.ArmMoved, arm, self.arms[arm])

    def _let_the_town_build(self, stand: tuple[int, ...], card: int) -> None:
        """From the top arm down, until no icon shows."""
        for arm in stand:
            guild = GUILD_OF_ARM[arm]
            while self.box.prices[guild].town_builds[card][self.arms[arm]]:
                self._town_builds(guild)

    def _town_builds(self, guild: int) -> None:
        """The arm moves, and the guild's top tile, if there is one, is discarded."""
        self.tell(told.TownBuilds, guild)
        self.move_arm(guild)
        for row, stacks in enumerate(self.hall):
            for column, stack in enumerate(stacks):
                if stack[-1].guild == guild:
                    self.discarded_buildings += (self.take_top(row, column),)
                    return

    def take_top(self, row: int, column: int) -> Building:
        """Take a tile; its stack moves to the end of the row, the others slide left."""
        stacks = self.hall[row]
        stack = stacks[column]
        rest = stack[:-1]
        self.hall[row] = stacks[:column] + stacks[column + 1 :] + ((rest,) if rest else ())
        if sum(not tile.marked for tile in rest) > 1:
            self.reveal()  # a new top tile that nobody could have named
        return stack[-1]

    def wood_cost(self, wood: int) -> int:
        return wood * self.price(WOOD)

    # What nobody has seen

    def determinize(self, seed: int) -> State:
        """A copy in which everything hidden is dealt anew, and chance with it."""
        new = self.copy()
        new.seed = seed
        new.draws = 0
        hidden.deal_anew(new)
        new.reveals = self.reveals
        return new
