"""Houses that leave the player board without a building: always the leftmost of a row, no effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.names import GUILDS

if TYPE_CHECKING:
    from groschen.games.kutna_hora.player import Player
    from groschen.games.kutna_hora.state import State

TRADED_PRODUCTION: Final = 2


def rows_with_houses(player: Player) -> list[int]:
    return [row for row, left in enumerate(player.houses) if left]


def empty_rows(player: Player) -> list[tuple[Choice, Reason]]:
    return [
        (row, Reason("no_house", guild=GUILDS[player.guilds[row]]))
        for row in range(3)
        if not player.houses[row]
    ]


def remove(state: State, seat: int, row: int) -> None:
    player = state.players[seat]
    player.houses[row] -= 1
    state.tell(told.HouseRemoved, seat, player.guilds[row])


class RemoveHouse(Decision):
    """From which row is a house removed? One must be."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return rows_with_houses(state.players[self.seat])

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        return empty_rows(state.players[self.seat])

    def resolve(self, state: State, row: Choice) -> None:
        remove(state, self.seat, row)

    def notation(self, state: State, row: Choice) -> str:
        return f"house {GUILDS[state.players[self.seat].guilds[row]]}"


class TradeHouse(Decision):
    """St. Barbara tile 3: which guild gives up a house for 2 more production, if any?

    Nothing is built, so the ore deck stays even for miners (R14).
    """

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return [*rows_with_houses(state.players[self.seat]), NOTHING]

    def blocked(self, state: State) -> list[tuple[Choice, Reason]]:
        return empty_rows(state.players[self.seat])

    def resolve(self, state: State, row: Choice) -> None:
        if row != NOTHING:
            remove(state, self.seat, row)
            state.raise_production(self.seat, state.players[self.seat].guilds[row], TRADED_PRODUCTION)

    def notation(self, state: State, row: Choice) -> str:
        return "no house" if row == NOTHING else f"house {GUILDS[state.players[self.seat].guilds[row]]}"
