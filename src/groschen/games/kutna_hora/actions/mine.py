"""The Mine action.

An empty miner pool is first filled with one or two miners for the price of one permit. Then tiles are
drawn, as many as the mining technology level says; one of them is built on an entrance, beside or
below a mine, for the highest cost that applies, and marked with a miner from the pool. All drawn tiles
may be discarded instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine import chance
from groschen.engine.frames import NOTHING, Choice, Decision, Step
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.actions.resolve import resolve_effects
from groschen.games.kutna_hora.names import PERMITS
from groschen.games.kutna_hora.player import POOL
from groschen.games.kutna_hora.reasons import NO_MINE_SPACE, NO_MINER

if TYPE_CHECKING:
    from groschen.games.kutna_hora.box.components import Mine
    from groschen.games.kutna_hora.player import Player
    from groschen.games.kutna_hora.state import State


def why_not(state: State, seat: int) -> Reason | None:
    player = state.players[seat]
    if not player.has_miner():
        return NO_MINER
    if not player.pool and player.groschen < state.price(PERMITS):
        return Reason("cannot_afford", cost=state.price(PERMITS), have=player.groschen)
    return None


def begin(state: State, seat: int) -> None:
    if state.players[seat].pool:
        state.then(DrawMines(seat, False))
    else:
        state.then(HireMiners(seat), DrawMines(seat, False))


class HireMiners(Decision):
    """How many miners does the permit bring into the pool? The price is the same for one or two."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return list(range(1, min(POOL, state.players[self.seat].miners) + 1))

    def resolve(self, state: State, miners: Choice) -> None:
        player, cost = state.players[self.seat], state.price(PERMITS)
        player.pay(cost)
        player.miners -= miners
        player.pool += miners
        state.tell(told.MinersHired, self.seat, miners, cost)

    def notation(self, state: State, miners: Choice) -> str:
        return f"hire {miners}"


class DrawMines(Step):
    """Draw as many tiles as the technology level says; when the stack runs out, shuffle the discards."""

    __slots__ = ("free", "seat")

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def run(self, state: State) -> None:
        drawn: list[Mine] = []
        while len(drawn) < state.level() and (state.mine_stack or state.discarded_mines):
            if not state.mine_stack:
                state.mine_stack = chance.shuffled(state, state.discarded_mines)
                state.discarded_mines = []
            drawn.append(state.mine_stack.pop())
        state.reveal()
        state.drawn = tuple(drawn)
        state.tell(told.MinesDrawn, self.seat, tuple([mine.key for mine in drawn]))
        if drawn:
            state.then(ChooseMine(self.seat, self.free))


class ChooseMine(Decision):
    """Which of the drawn tiles? The rest are discarded, or all of them."""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def options(self, state: State) -> list[Choice]:
        if self.why_not(state) is None:
            return [*range(len(state.drawn)), NOTHING]
        return [NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        reason = self.why_not(state)
        return [] if reason is None else [(index, reason) for index in range(len(state.drawn))]

    def why_not(self, state: State) -> Reason | None:
        spaces = state.mine_spaces()
        if not spaces:
            return NO_MINE_SPACE
        if self.free:
            return None
        cost = state.wood_cost(min(state.mine_wood(space) for space in spaces))
        have = state.players[self.seat].groschen
        return Reason("cannot_afford", cost=cost, have=have) if cost > have else None

    def resolve(self, state: State, index: Choice) -> None:
        drawn, state.drawn = state.drawn, ()
        state.discarded_mines += [mine for at, mine in enumerate(drawn) if at != index]
        if index == NOTHING:
            state.tell(told.MinesDiscarded, self.seat)
            return
        state.drawn = (drawn[index],)
        state.then(PlaceMine(self.seat, self.free))

    def notation(self, state: State, index: Choice) -> str:
        return "discard all" if index == NOTHING else f"mine {state.drawn[index].key}"


class PlaceMine(Decision):
    """On which space?"""

    __slots__ = ("free",)

    def __init__(self, seat: int, free: bool) -> None:
        self.seat = seat
        self.free = free

    def cost(self, state: State, space: int) -> int:
        return 0 if self.free else state.wood_cost(state.mine_wood(space))

    def options(self, state: State) -> list[Choice]:
        have = state.players[self.seat].groschen
        return [space for space in state.mine_spaces() if self.cost(state, space) <= have]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        have = state.players[self.seat].groschen
        costs = [(space, self.cost(state, space)) for space in state.mine_spaces()]
        return [(at, Reason("cannot_afford", cost=cost, have=have)) for at, cost in costs if cost > have]

    def resolve(self, state: State, space: Choice) -> None:
        player, cost, (mine,) = state.players[self.seat], self.cost(state, space), state.drawn
        player.pay(cost)
        state.drawn = ()
        take_miner(player, from_pool=not self.free)
        place(state, self.seat, mine, space, cost)

    def notation(self, state: State, space: Choice) -> str:
        return f"dig {state.board.mines.names[space]}"


class PlaceTechnology(Decision):
    """Where does the top mining technology tile go? It is free, and may be removed from the game."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        if not state.players[self.seat].has_miner():
            return [NOTHING]
        return [*state.mine_spaces(), NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        if state.players[self.seat].has_miner():
            return []
        return [(space, NO_MINER) for space in state.mine_spaces()]

    def resolve(self, state: State, space: Choice) -> None:
        tile = state.box.technologies[state.technology]
        state.technology += 1
        if space == NOTHING:
            state.removed_technologies += (tile,)
            state.tell(told.TechnologyRemoved, self.seat, tile.key)
            return
        take_miner(state.players[self.seat], from_pool=False)
        place(state, self.seat, tile, space, cost=0)

    def notation(self, state: State, space: Choice) -> str:
        return "remove tile" if space == NOTHING else f"dig {state.board.mines.names[space]}"


def take_miner(player: Player, from_pool: bool) -> None:
    """From the pool or, for what is free, from those waiting beside it while there are any."""
    if from_pool or not player.miners:
        player.pool -= 1
    else:
        player.miners -= 1


def place(state: State, seat: int, mine: Mine, space: int, cost: int) -> None:
    state.mines[space] = mine
    state.miners[space] = seat
    state.tell(told.MineDug, seat, mine.key, space, cost)
    resolve_effects(state, seat, mine)
