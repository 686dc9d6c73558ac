"""Turns.

A player does what the menu offers until the turn is over (`menu.py`). Then at most two windows are kept, the
crane turns with the used tile on its first red space, and the next player begins. When the platform cube
reaches the hourglass, everybody has had 16 turns and the game ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Step
from groschen.games.praga import crane, parler, told
from groschen.games.praga.actions import city
from groschen.games.praga.agenda import Agenda
from groschen.games.praga.box.pieces import GAIN_BONUS
from groschen.games.praga.menu import SettleSpecial, TakeTurn, take_bonus
from groschen.games.praga.names import NO_TILE, PARLER

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
        state.tell(told.TurnStarted, self.seat, state.turn)
        state.then(TakeTurn(self.seat), EndTurn(self.seat))


class EndTurn(Step):
    """A bonus of goods that still waits is taken; other open things lapse (P2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.then(SettleSpecial(self.seat), KeepTwoWindows(self.seat), PassTheCrane())
        if state.agenda.bonus != NO_TILE and state.box.wheel[state.agenda.bonus].kind == GAIN_BONUS:
            take_bonus(state, self.seat)


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


class KeepWindows(Decision):
    """How many gold windows are kept? Silver ones make up two."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        player = state.players[self.seat]
        counts = range(min(player.gold_windows, KEPT_WINDOWS), -1, -1)
        return [gold for gold in counts if KEPT_WINDOWS - gold <= player.silver_windows]

    def resolve(self, state: State, gold: Choice) -> None:
        keep(state, self.seat, gold)

    def notation(self, state: State, gold: Choice) -> str:
        return f"keep {gold} gold {KEPT_WINDOWS - gold} silver windows"


def keep(state: State, seat: int, gold: int) -> None:
    player = state.players[seat]
    silver = min(player.silver_windows, KEPT_WINDOWS - gold)
    state.tell(told.WindowsDiscarded, seat, player.gold_windows - gold, player.silver_windows - silver)
    player.gold_windows, player.silver_windows = gold, silver


class PassTheCrane(Step):
    """Turn the crane, forget what is still open, and go on or end the game."""

    __slots__ = ()

    def run(self, state: State) -> None:
        crane.return_tile(state, state.agenda.hand)
        state.agenda = Agenda()
        crane.count_turn(state)
        next_turn(state)


def next_turn(state: State) -> None:
    if not state.platform:
        state.is_over = True
        state.then(city.RewardOpenPlazas(), EndGame())
    elif state.solo and state.turn % 2:
        state.then(OpponentTurn())
    else:
        state.then(StartTurn((state.active + 1) % len(state.players)))


class OpponentTurn(Step):
    """Solo: the opponent sends the tile that is farthest ahead back to the start, or Peter Parler plays."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.turn += 1
        state.active = PARLER
        if state.solo == "simple":
            state.then(SendBack(1))
            return
        does, rank = parler.draw_card(state)
        state.then(SendBack(rank))
        parler.act(state, does)


class SendBack(Step):
    """The opponent's action tile returns at once."""

    __slots__ = ("rank",)

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, state: State) -> None:
        tile = crane.oldest(state, self.rank)
        sector = state.sector_of(tile)
        state.crane = (*state.crane[:sector], NO_TILE, *state.crane[sector + 1 :])
        state.five &= ~(1 << tile)
        state.tell(told.OpponentTook, state.box.tile_names[tile])
        crane.return_tile(state, tile)
        crane.count_turn(state)
        next_turn(state)


class EndGame(Step):
    __slots__ = ()

    def run(self, state: State) -> None:
        state.tell(told.GameEnded, state.turn)
