"""Houses that leave the player board without a building: always the leftmost of a row, no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.gains import raise_production
from groschen.games.kutna_hora.names import GUILDS
from groschen.games.kutna_hora.player import ROWS

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

TRADED_PRODUCTION: Final = 2


def remove(state: State, seat: int, row: int) -> None:
    player = state.players[seat]
    player.houses[row] -= 1
    state.tell(events.HouseRemoved, seat, GUILDS[player.guilds[row]])


class RemoveHouse(Decision):
    """From which row is a house removed? One must be."""

    __slots__ = ()
    interrupts = True

    def candidates(self, state: State) -> list[Choice]:
        return list(range(ROWS))

    def why_not(self, state: State, row: Choice) -> Obstacle | None:
        player = state.players[self.seat]
        if row == NOTHING or player.houses[row]:
            return None
        return Obstacle("no_house", guild=GUILDS[player.guilds[row]])

    def about(self, state: State, row: Choice) -> Move:
        if row == NOTHING:
            return Move("no house")
        return Move("house", guild=GUILDS[state.players[self.seat].guilds[row]])

    def resolve(self, state: State, row: Choice) -> None:
        remove(state, self.seat, row)


class TradeHouse(RemoveHouse):
    """St. Barbara tile 3: which guild gives up a house for 2 more production, if any?

    Nothing is built, so the ore deck stays even for miners (R14).
    """

    __slots__ = ()
    interrupts = False

    def candidates(self, state: State) -> list[Choice]:
        return [*range(ROWS), NOTHING]

    def resolve(self, state: State, row: Choice) -> None:
        if row != NOTHING:
            remove(state, self.seat, row)
            raise_production(state, self.seat, state.players[self.seat].guilds[row], TRADED_PRODUCTION)
