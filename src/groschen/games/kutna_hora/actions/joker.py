"""The Joker.

Lose 1 reputation, unless it stands at 6 or more, then take any one of the other actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.actions import catalogue
from groschen.games.kutna_hora.names import ACTIONS, JOKER
from groschen.games.kutna_hora.reputation import FREE_JOKER, change_reputation

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State


def begin(state: State, seat: int) -> None:
    if state.players[seat].reputation < FREE_JOKER:
        change_reputation(state, seat, -1)
    state.then(ChooseAction(seat))


class ChooseAction(Decision):
    """Which action does the Joker stand for?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(range(JOKER))

    def why_not(self, state: State, action: Choice) -> Obstacle | None:
        return catalogue.why_not(state, self.seat, action)

    def options(self, state: State) -> list[Choice]:
        return [action for action in range(JOKER) if catalogue.is_possible(state, self.seat, action)]

    def about(self, state: State, action: Choice) -> Move:
        return Move("stand for", action=ACTIONS[action])

    def resolve(self, state: State, action: Choice) -> None:
        state.tell(events.JokerPlayed, self.seat, ACTIONS[action])
        catalogue.begin(state, self.seat, action)
