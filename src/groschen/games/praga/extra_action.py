"""The extra action: once per turn, for two windows, at least one of them gold, any of the six actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Frames, FreeDecision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import events
from groschen.games.praga.actions import performing
from groschen.games.praga.actions.ways import IN_FULL
from groschen.games.praga.names import ACTIONS
from groschen.games.praga.offers import Offer
from groschen.games.praga.reasons import EXTRA_ACTION_USED, NO_WINDOWS

if TYPE_CHECKING:
    from groschen.games.praga.state import State

WINDOWS: Final = 2
TWO_GOLD, GOLD_AND_SILVER = range(2)


class ExtraAction(Offer):
    __slots__ = ()
    verb = "extra action"

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        player = state.players[seat]
        if state.agenda.extra:
            return EXTRA_ACTION_USED
        if not player.gold_windows or player.gold_windows + player.silver_windows < WINDOWS:
            return NO_WINDOWS
        return None

    def accept(self, state: State, seat: int) -> Frames:
        return (BuyExtraAction(seat),)


class BuyExtraAction(Decision):
    """Which of the six actions? The windows are paid before it is performed."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(ACTIONS)))

    def why_not(self, state: State, action: Choice) -> Obstacle | None:
        return performing.why_not(state, self.seat, action, IN_FULL)

    def about(self, state: State, action: Choice) -> Move:
        return Move("perform extra", action=ACTIONS[action])

    def resolve(self, state: State, action: Choice) -> None:
        player = state.players[self.seat]
        if player.gold_windows > 1 and player.silver_windows:
            state.then(PayWindows(self.seat, action))
        else:
            perform_extra(state, self.seat, action, TWO_GOLD if player.gold_windows > 1 else GOLD_AND_SILVER)


class PayWindows(FreeDecision):
    """Two gold windows, or a gold and a silver one?"""

    __slots__ = ("action",)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def candidates(self, state: State) -> list[Choice]:
        return [TWO_GOLD, GOLD_AND_SILVER]

    def about(self, state: State, windows: Choice) -> Move:
        return Move("pay two gold windows" if windows == TWO_GOLD else "pay gold and silver window")

    def resolve(self, state: State, windows: Choice) -> None:
        perform_extra(state, self.seat, self.action, windows)


def perform_extra(state: State, seat: int, action: int, windows: int) -> None:
    player = state.players[seat]
    silver = 1 if windows == GOLD_AND_SILVER else 0
    player.gold_windows -= WINDOWS - silver
    player.silver_windows -= silver
    state.agenda.extra = True
    state.tell(events.ExtraActionBought, seat, WINDOWS - silver, silver)
    state.then_all(performing.begin(state, seat, action, IN_FULL))
