"""The Joker.

Lose 1 reputation, unless it stands at 6 or more, then take any one of the other actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Reason
from groschen.games.kutna_hora import told
from groschen.games.kutna_hora.actions import catalogue
from groschen.games.kutna_hora.names import ACTIONS, JOKER

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

FREE_JOKER_REPUTATION: Final = 6


def begin(state: State, seat: int) -> None:
    if state.players[seat].reputation < FREE_JOKER_REPUTATION:
        state.change_reputation(seat, -1)
    state.then(ChooseAction(seat))


class ChooseAction(Decision):
    """Which action does the Joker stand for?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(range(JOKER))

    def why_not(self, state: State, action: Choice) -> Reason | None:
        return catalogue.why_not(state, self.seat, action)

    def about(self, state: State, action: Choice) -> Move:
        return Move("stand for", action=ACTIONS[action])

    def resolve(self, state: State, action: Choice) -> None:
        state.tell(told.JokerPlayed, self.seat, action)
        catalogue.begin(state, self.seat, action)
