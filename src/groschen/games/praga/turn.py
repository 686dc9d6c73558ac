"""Turns.

A player does what the menu offers until the turn is over (`menu.py`). Then at most two windows are kept, the
crane turns with the used tile on its first red space, and the next player begins. When the platform cube
reaches the hourglass, everybody has had 16 turns and the game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.games.praga import crane, events
from groschen.games.praga.actions.city import RewardOpenPlazas
from groschen.games.praga.actions.kings_road import UseFreeStreets
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.counting_turns import count_turn
from groschen.games.praga.menu import TakeTurn
from groschen.games.praga.names import NO_TILE
from groschen.games.praga.projects import MakeOwedMoves
from groschen.games.praga.solo import OpponentTurn, is_opponents_turn
from groschen.games.praga.wheel import SettleSpecial, TakeWaitingGoods

if TYPE_CHECKING:
    from groschen.games.praga.state import State

KEPT_WINDOWS: Final = 2


class StartTurn(Step):
    """Technologies drawn before this turn work from now on."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.turn += 1
        state.active = self.seat
        state.players[self.seat].fresh = ()
        if state.happened is not None:
            state.tell(events.TurnStarted, self.seat, state.turn)
        seat = self.seat
        state.then(TakeTurn(seat), EndTurn(seat), KeepTwoWindows(seat), PassTheCrane())


class EndTurn(Step):
    """A bonus of goods that still waits is taken, the street's free effects are carried out, and whatever
    is owed because of that; the rest lapses (P2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        seat, agenda = self.seat, state.agenda
        if agenda.bonus == NO_TILE and not agenda.street:
            return
        state.then(TakeWaitingGoods(seat), UseFreeStreets(seat), SettleSpecial(seat), MakeOwedMoves(seat))


class KeepTwoWindows(Step):
    """Ask which to keep only if there is a choice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        if player.gold_windows + player.silver_windows <= KEPT_WINDOWS:
            return
        if player.gold_windows and player.silver_windows:
            state.then(KeepWindows(self.seat))
        else:
            keep(state, self.seat, min(player.gold_windows, KEPT_WINDOWS))


class KeepWindows(FreeDecision):
    """How many gold windows are kept? Silver ones make up two."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        player = state.players[self.seat]
        counts = range(min(player.gold_windows, KEPT_WINDOWS), -1, -1)
        return [gold for gold in counts if KEPT_WINDOWS - gold <= player.silver_windows]

    def about(self, state: State, gold: Choice) -> Move:
        return Move("keep windows", gold=gold, silver=KEPT_WINDOWS - gold)

    def resolve(self, state: State, gold: Choice) -> None:
        keep(state, self.seat, gold)


def keep(state: State, seat: int, gold: int) -> None:
    player = state.players[seat]
    silver = min(player.silver_windows, KEPT_WINDOWS - gold)
    state.tell(events.WindowsDiscarded, seat, player.gold_windows - gold, player.silver_windows - silver)
    player.gold_windows, player.silver_windows = gold, silver


class PassTheCrane(Step):
    """Turn the crane, forget what is still open, and go on or end the game."""

    __slots__ = ()

    def run(self, state: State) -> None:
        crane.return_tile(state, state.agenda.hand)
        state.agenda = Agenda()
        count_turn(state)
        next_turn(state)


def next_turn(state: State) -> None:
    if not state.platform:
        state.is_over = True
        state.then(RewardOpenPlazas(), EndGame())
    elif is_opponents_turn(state):
        state.then(OpponentTurn(), NextTurn())
    else:
        state.then(StartTurn((state.active + 1) % len(state.players)))


class NextTurn(Step):
    __slots__ = ()

    def run(self, state: State) -> None:
        next_turn(state)


class EndGame(Step):
    __slots__ = ()

    def run(self, state: State) -> None:
        state.tell(events.GameEnded, state.turn)
