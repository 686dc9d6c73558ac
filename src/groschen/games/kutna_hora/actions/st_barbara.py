"""The St. Barbara action.

Use a pelican token to resolve the current tile of the cathedral, which is then turned face down. Its
first effect must be taken, its middle effect may be ignored. After the eleventh tile the action is
worth 2 reputation. A guild building may flip the current tile instead: nobody gets its effect, and the
tax printed on it is raised.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.actions import income
from groschen.games.kutna_hora.actions.building import ChooseSite
from groschen.games.kutna_hora.actions.houses import TradeHouse
from groschen.games.kutna_hora.actions.mine import DrawMines
from groschen.games.kutna_hora.actions.plot import ClaimAnyPlot
from groschen.games.kutna_hora.actions.rights import TakeRights
from groschen.games.kutna_hora.gains import raise_taxes, score
from groschen.games.kutna_hora.names import FROM_BARBARA, PATRICIANS
from groschen.games.kutna_hora.reasons import NO_MINER, NO_PATRICIAN, NO_PELICAN
from groschen.games.kutna_hora.reputation import change_reputation

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

FINISHED_REPUTATION: Final = 2


def why_not(state: State, seat: int) -> Obstacle | None:
    return None if state.players[seat].pelicans else NO_PELICAN


def begin(state: State, seat: int) -> None:
    player = state.players[seat]
    player.pelicans -= 1
    player.used_pelicans += 1
    state.tell(events.BarbaraUsed, seat, state.cathedral + 1)
    if is_finished(state):
        change_reputation(state, seat, FINISHED_REPUTATION)
        return
    tile = TILES[state.cathedral]
    change_reputation(state, seat, tile.reputation)
    if tile.points:
        score(state, seat, tile.points, FROM_BARBARA)
    middle = [MIDDLE_EFFECTS[tile.middle](seat) for _ in range(tile.times)]
    state.then_all((*middle, TurnTile(tile.number)))


def is_finished(state: State) -> bool:
    return state.cathedral == len(TILES)


def flip_by_guild(state: State) -> None:
    """Without effect once all eleven tiles have been built."""
    if not is_finished(state):
        tax = state.box.cathedral[state.cathedral]
        state.cathedral += 1
        state.tell(events.BarbaraFlipped, state.cathedral)
        raise_taxes(state, tax)


class TurnTile(Step):
    """The tile that was used is turned face down, unless a guild did so in the meantime (R6)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State) -> None:
        state.cathedral = max(state.cathedral, self.number)


class TakeFreeIncome(FreeDecision):
    """Tile 5, twice: an Income action."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [1, NOTHING]

    def about(self, state: State, choice: Choice) -> Move:
        return Move("no income" if choice == NOTHING else "take income")

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            income.begin(state, self.seat)


class SeatFromBank(Decision):
    """Tile 6: which patrician goes from the bank straight to the council, if any?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [*range(len(state.bank)), NOTHING]

    def why_not(self, state: State, colour: Choice) -> Obstacle | None:
        return None if colour == NOTHING or state.bank[colour] else NO_PATRICIAN

    def about(self, state: State, colour: Choice) -> Move:
        return income.seating(colour)

    def resolve(self, state: State, colour: Choice) -> None:
        if colour != NOTHING:
            state.bank[colour] -= 1
            state.council[colour] += 1
            state.tell(events.PatricianSeated, self.seat, PATRICIANS[colour], 0)


class EarnReputation(FreeDecision):
    """Tile 7: 1 reputation for each public building next to each of your buildings."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [1, NOTHING]

    def about(self, state: State, choice: Choice) -> Move:
        return Move("no reputation" if choice == NOTHING else "earn reputation")

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            change_reputation(state, self.seat, state.public_neighbours(self.seat))


class MineForFree(Decision):
    """Tile 9, twice: a Mine action that costs no wood."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [1, NOTHING]

    def why_not(self, state: State, choice: Choice) -> Obstacle | None:
        return None if choice == NOTHING or state.players[self.seat].has_miner() else NO_MINER

    def about(self, state: State, choice: Choice) -> Move:
        return Move("no mine" if choice == NOTHING else "mine for free")

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            state.then(DrawMines(self.seat, True))


class ScoreBuilding(FreeDecision):
    """Tile 10: which of your buildings scores its matching dots now?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [*state.buildings_of(self.seat), NOTHING]

    def about(self, state: State, square: Choice) -> Move:
        if square == NOTHING:
            return Move("score nothing")
        return Move("score", at=state.board.town.names[square])

    def resolve(self, state: State, square: Choice) -> None:
        if square != NOTHING:
            score(state, self.seat, state.matching_dots(square), FROM_BARBARA)


# The eleven tiles


def free_rights(seat: int) -> Decision:
    return TakeRights(seat, True)


def free_building(seat: int) -> Decision:
    return ChooseSite(seat, True)


MIDDLE_EFFECTS: Final[dict[str, Callable[[int], Decision]]] = {
    "rights": free_rights,
    "trade a house": TradeHouse,
    "any plot": ClaimAnyPlot,
    "income": TakeFreeIncome,
    "seat a patrician": SeatFromBank,
    "reputation": EarnReputation,
    "building": free_building,
    "mine": MineForFree,
    "score a building": ScoreBuilding,
}


class BarbaraTile:
    """What a tile gives or takes first, and its middle effect, so many times; taxes are in the box."""

    __slots__ = ("middle", "number", "points", "reputation", "times")

    def __init__(
        self, number: int, reputation: int = 0, points: int = 0, middle: str = "", times: int = 1
    ) -> None:
        self.number = number
        self.reputation = reputation
        self.points = points
        self.middle = middle
        self.times = times if middle else 0


TILES: Final[tuple[BarbaraTile, ...]] = (
    BarbaraTile(1, reputation=2),
    BarbaraTile(2, reputation=1, middle="rights"),
    BarbaraTile(3, reputation=-1, middle="trade a house"),
    BarbaraTile(4, reputation=1, middle="any plot"),
    BarbaraTile(5, reputation=-2, middle="income", times=2),
    BarbaraTile(6, points=2, middle="seat a patrician"),
    BarbaraTile(7, middle="reputation"),
    BarbaraTile(8, points=1, middle="building"),
    BarbaraTile(9, middle="mine", times=2),
    BarbaraTile(10, middle="score a building"),
    BarbaraTile(11, points=5),
)
