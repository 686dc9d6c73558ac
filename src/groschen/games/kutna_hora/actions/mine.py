"""The Mine action.

An empty miner pool is first filled with one or two miners for the price of one permit. Then tiles are
drawn, as many as the mining technology level says; one of them is built on an entrance, beside or
below a mine, for the highest cost that applies, and marked with a miner from the pool. All drawn tiles
may be discarded instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine import chance
from groschen.engine.frames import NOTHING, Choice, Decision, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events, hidden
from groschen.games.kutna_hora.actions.resolve import steps_of
from groschen.games.kutna_hora.names import PERMITS, WOOD
from groschen.games.kutna_hora.player import POOL
from groschen.games.kutna_hora.prices import price, wood_cost
from groschen.games.kutna_hora.reasons import NO_MINE_SPACE, NO_MINER, cannot_afford

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Mine
    from groschen.games.kutna_hora.player import Player
    from groschen.games.kutna_hora.state import State

ENTRANCE_WOOD: Final = 2


def why_not(state: State, seat: int) -> Obstacle | None:
    player = state.players[seat]
    if not player.has_miner():
        return NO_MINER
    if not player.pool and player.groschen < price(state, PERMITS):
        return cannot_afford(price(state, PERMITS), player.groschen)
    return None


def level(state: State) -> int:
    """How many tiles a Mine action draws: the number on the top technology tile."""
    levels = state.box.levels
    return levels[state.technology] if state.technology < len(levels) else levels[-1] + 1


def technology_left(state: State) -> bool:
    return state.technology < len(state.box.technologies)


def mine_spaces(state: State) -> list[int]:
    """Empty spaces that are an entrance, beside a mine or below one."""
    mines, is_entrance, access = state.mines, state.board.is_entrance, state.board.mines.access
    found: list[int] = []
    for square, mine in enumerate(mines):
        if mine is None:
            if is_entrance[square]:
                found.append(square)
                continue
            for other in access[square]:
                neighbour = mines[other]
                if neighbour is not None and not neighbour.is_rock:
                    found.append(square)
                    break
    return found


def mine_wood(state: State, square: int) -> int:
    """The wood that a mine on this space costs; negative where none can be built."""
    if state.board.is_entrance[square]:
        return ENTRANCE_WOOD
    wood = -1
    for other in state.board.mines.access[square]:
        mine = state.mines[other]
        if mine is not None and not mine.is_rock:
            wood = max(wood, mine.wood)
    return wood


def begin(state: State, seat: int) -> None:
    if state.players[seat].pool:
        state.then(DrawMines(seat, False))
    else:
        state.then(HireMiners(seat), DrawMines(seat, False))


class HireMiners(FreeDecision):
    """How many miners does the permit bring into the pool? The price is the same for one or two."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(range(1, min(POOL, state.players[self.seat].miners) + 1))

    def about(self, state: State, miners: Choice) -> Move:
        return Move("hire", count=miners)

    def resolve(self, state: State, miners: Choice) -> None:
        player, cost = state.players[self.seat], price(state, PERMITS)
        player.pay(cost)
        player.miners -= miners
        player.pool += miners
        state.tell(events.MinersHired, self.seat, miners, cost)


class DrawMines(Step):
    """Draw as many tiles as the technology level says; when the stack runs out, shuffle the discards."""

    __slots__ = ("free", "seat")

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def run(self, state: State) -> None:
        drawn: list[Mine] = []
        while len(drawn) < level(state) and (state.mine_stack or state.discarded_mines):
            if not state.mine_stack:
                state.mine_stack = chance.shuffled(state, state.discarded_mines)
                state.discarded_mines = []
            drawn.append(hidden.draw_mine(state))
        state.reveal()
        state.drawn = tuple(drawn)
        if state.happened is not None:
            state.tell(events.MinesDrawn, self.seat, tuple([mine.key for mine in drawn]))
        if drawn:
            state.then(ChooseMine(self.seat, self.free))


class ChooseMine(Decision):
    """Which of the drawn tiles? The rest are discarded, or all of them."""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def candidates(self, state: State) -> list[Choice]:
        return [*range(len(state.drawn)), NOTHING]

    def why_not(self, state: State, index: Choice) -> Obstacle | None:
        return None if index == NOTHING else self.why_not_any(state)

    def options(self, state: State) -> list[Choice]:
        return self.candidates(state) if self.is_any_possible(state) else [NOTHING]

    def is_any_possible(self, state: State) -> bool:
        """All tiles can be built in the same places, for the same cost."""
        wood, have = 0 if self.free else price(state, WOOD), state.players[self.seat].groschen
        for space, mine in enumerate(state.mines):
            if mine is None:
                needed = mine_wood(state, space)
                if needed >= 0 and needed * wood <= have:
                    return True
        return False

    def why_not_any(self, state: State) -> Obstacle | None:
        if self.is_any_possible(state):
            return None
        costs = [wood_cost(state, mine_wood(state, space)) for space in mine_spaces(state)]
        return cannot_afford(min(costs), state.players[self.seat].groschen) if costs else NO_MINE_SPACE

    def about(self, state: State, index: Choice) -> Move:
        return Move("discard all") if index == NOTHING else Move("mine", piece=state.drawn[index].key)

    def resolve(self, state: State, index: Choice) -> None:
        drawn, state.drawn = state.drawn, ()
        state.discarded_mines += [mine for at, mine in enumerate(drawn) if at != index]
        if index == NOTHING:
            state.tell(events.MinesDiscarded, self.seat)
            return
        state.drawn = (drawn[index],)
        state.then(PlaceMine(self.seat, self.free))


class PlaceMine(Decision):
    """On which space?"""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def cost(self, state: State, space: int) -> int:
        return 0 if self.free else wood_cost(state, mine_wood(state, space))

    def candidates(self, state: State) -> list[Choice]:
        return mine_spaces(state)

    def why_not(self, state: State, space: Choice) -> Obstacle | None:
        cost, have = self.cost(state, space), state.players[self.seat].groschen
        return cannot_afford(cost, have) if cost > have else None

    def options(self, state: State) -> list[Choice]:
        """The price of wood is the same for all."""
        if self.free:
            return mine_spaces(state)
        wood, have = price(state, WOOD), state.players[self.seat].groschen
        return [space for space in mine_spaces(state) if mine_wood(state, space) * wood <= have]

    def about(self, state: State, space: Choice) -> Move:
        return Move("dig", at=state.board.mines.names[space], piece=state.drawn[0].key)

    def resolve(self, state: State, space: Choice) -> None:
        player, cost, (mine,) = state.players[self.seat], self.cost(state, space), state.drawn
        player.pay(cost)
        state.drawn = ()
        take_miner(player, from_pool=not self.free)
        place(state, self.seat, mine, space, cost)


class PlaceTechnology(Decision):
    """Where does the top mining technology tile go? It is free, and may be removed from the game."""

    __slots__ = ()
    interrupts = True

    def candidates(self, state: State) -> list[Choice]:
        return [*mine_spaces(state), NOTHING]

    def why_not(self, state: State, space: Choice) -> Obstacle | None:
        return None if space == NOTHING or state.players[self.seat].has_miner() else NO_MINER

    def about(self, state: State, space: Choice) -> Move:
        tile = state.box.technologies[state.technology].key
        if space == NOTHING:
            return Move("remove tile", piece=tile)
        return Move("dig", at=state.board.mines.names[space], piece=tile)

    def resolve(self, state: State, space: Choice) -> None:
        tile = state.box.technologies[state.technology]
        state.technology += 1
        if space == NOTHING:
            state.removed_technologies += (tile,)
            state.tell(events.TechnologyRemoved, self.seat, tile.key)
            return
        take_miner(state.players[self.seat], from_pool=False)
        place(state, self.seat, tile, space, cost=0)


def take_miner(player: Player, from_pool: bool) -> None:
    """From the pool or, for what is free, from those waiting beside it while there are any."""
    if from_pool or not player.miners:
        player.pool -= 1
    else:
        player.miners -= 1


def place(state: State, seat: int, mine: Mine, space: int, cost: int) -> None:
    state.mines[space] = mine
    state.miners[space] = seat
    state.tell(events.MineDug, seat, mine.key, state.board.mines.names[space], cost)
    state.then_all(steps_of(mine, seat))
