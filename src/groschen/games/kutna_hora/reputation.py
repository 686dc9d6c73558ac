"""Reputation.

A marker on a track with two ends; steps beyond either end are points instead, won or lost. With 3 a plot
costs 1 groschen, with 6 the Joker costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.gains import score
from groschen.games.kutna_hora.names import FROM_BEYOND

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

CHEAP_PLOTS: Final = 3
FREE_JOKER: Final = 6
BEYOND_POINTS: Final = 2


def change_reputation(state: State, seat: int, steps: int) -> None:
    if not steps:
        return
    player = state.players[seat]
    wanted = player.reputation + steps
    player.reputation = min(max(wanted, state.box.lowest), state.box.highest)
    if state.happened is not None:
        state.tell(events.ReputationChanged, seat, steps, player.reputation)
    if wanted != player.reputation:
        score(state, seat, (wanted - player.reputation) * BEYOND_POINTS, FROM_BEYOND)
