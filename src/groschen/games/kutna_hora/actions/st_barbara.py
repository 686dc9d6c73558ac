"""The St. Barbara action.

Use a pelican token to resolve the current tile of the cathedral, which is then turned face down. Its
first effect must be taken, its middle effect may be ignored. After the eleventh tile the action is
worth 2 reputation. A guild building may flip the current tile instead: nobody gets its effect, and the
tax printed on it is raised.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision, Frame, Step
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.actions import income
from groschen.games.kutna_hora.actions.building import ChooseSite
from groschen.games.kutna_hora.actions.houses import TradeHouse
from groschen.games.kutna_hora.actions.mine import DrawMines
from groschen.games.kutna_hora.actions.plot import ClaimAnyPlot
from groschen.games.kutna_hora.actions.rights import TakeRights
from groschen.games.kutna_hora.names import FROM_BARBARA, PATRICIANS
from groschen.games.kutna_hora.reasons import NO_MINER, NO_PATRICIAN, NO_PELICAN

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

LAST_TILE: Final = 11
FINISHED_REPUTATION: Final = 2

REPUTATION: Final = (2, 1, -1, 1, -2, 0, 0, 0, 0, 0, 0)
POINTS: Final = (0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 5)
"""What tile 1 to 11 gives or takes before its middle effect."""


def why_not(state: State, seat: int) -> Reason | None:
    return None if state.players[seat].pelicans else NO_PELICAN


def begin(state: State, seat: int) -> None:
    player = state.players[seat]
    player.pelicans -= 1
    player.used_pelicans += 1
    state.tell(told.BarbaraUsed, seat, state.cathedral + 1)
    if state.cathedral == LAST_TILE:
        state.change_reputation(seat, FINISHED_REPUTATION)
        return
    state.change_reputation(seat, REPUTATION[state.cathedral])
    if POINTS[state.cathedral]:
        state.score(seat, POINTS[state.cathedral], FROM_BARBARA)
    number = state.cathedral + 1
    state.then(*middle_effect(seat, number), TurnTile(number))


def middle_effect(seat: int, number: int) -> list[Frame]:
    if number == 2:
        return [TakeRights(seat, True)]
    if number == 3:
        return [TradeHouse(seat)]
    if number == 4:
        return [ClaimAnyPlot(seat)]
    if number == 5:
        return [TakeFreeIncome(seat), TakeFreeIncome(seat)]
    if number == 6:
        return [SeatFromBank(seat)]
    if number == 7:
        return [EarnReputation(seat)]
    if number == 8:
        return [ChooseSite(seat, True)]
    if number == 9:
        return [MineForFree(seat), MineForFree(seat)]
    if number == 10:
        return [ScoreBuilding(seat)]
    return []


def flip_by_guild(state: State) -> None:
    """Without effect once all eleven tiles have been built."""
    if state.cathedral < LAST_TILE:
        tax = state.box.cathedral[state.cathedral]
        state.cathedral += 1
        state.tell(told.BarbaraFlipped, state.cathedral)
        state.raise_taxes(tax)


class TurnTile(Step):
    """The tile that was used is turned face down, unless a guild did so in the meantime (R6)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State) -> None:
        state.cathedral = max(state.cathedral, self.number)


class YesOrNo(Decision):
    """Take a middle effect, or ignore it."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return [1, NOTHING]


class TakeFreeIncome(YesOrNo):
    """Tile 5, twice: an Income action."""

    __slots__ = ()

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            income.begin(state, self.seat)

    def notation(self, state: State, choice: Choice) -> str:
        return "no income" if choice == NOTHING else "income"


class SeatFromBank(Decision):
    """Tile 6: which patrician goes from the bank straight to the council, if any?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return [*[colour for colour, left in enumerate(state.bank) if left], NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        return [(colour, NO_PATRICIAN) for colour, left in enumerate(state.bank) if not left]

    def resolve(self, state: State, colour: Choice) -> None:
        if colour != NOTHING:
            state.bank[colour] -= 1
            state.council[colour] += 1
            state.tell(told.PatricianSeated, self.seat, colour, 0)

    def notation(self, state: State, colour: Choice) -> str:
        return "seat nobody" if colour == NOTHING else f"seat {PATRICIANS[colour]}"


class EarnReputation(YesOrNo):
    """Tile 7: 1 reputation for each public building next to each of your buildings."""

    __slots__ = ()

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            state.change_reputation(self.seat, state.public_neighbours(self.seat))

    def notation(self, state: State, choice: Choice) -> str:
        return "no reputation" if choice == NOTHING else "reputation"


class MineForFree(Decision):
    """Tile 9, twice: a Mine action that costs no wood."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return [1, NOTHING] if state.players[self.seat].has_miner() else [NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        return [] if state.players[self.seat].has_miner() else [(1, NO_MINER)]

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            state.then(DrawMines(self.seat, True))

    def notation(self, state: State, choice: Choice) -> str:
        return "no mine" if choice == NOTHING else "mine"


class ScoreBuilding(Decision):
    """Tile 10: which of your buildings scores its matching dots now?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return [*state.buildings_of(self.seat), NOTHING]

    def resolve(self, state: State, square: Choice) -> None:
        if square != NOTHING:
            state.score(self.seat, state.matching_dots(square), FROM_BARBARA)

    def notation(self, state: State, square: Choice) -> str:
        return "score nothing" if square == NOTHING else f"score {state.board.town.names[square]}"
