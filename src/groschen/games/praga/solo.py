"""A game for one.

After each turn of the player, an opponent sends an action tile back to the start: the one that is farthest
ahead, or in the detailed game the one that Peter Parler's card says, after what he does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Step
from groschen.games.praga import crane, events, parler
from groschen.games.praga.counting_turns import count_turn
from groschen.games.praga.names import PARLER, owner_name

if TYPE_CHECKING:
    from groschen.games.praga.state import State

FARTHEST: Final = 1


def is_opponents_turn(state: State) -> bool:
    """The player has just had one."""
    return bool(state.solo) and state.active != PARLER


class OpponentTurn(Step):
    __slots__ = ()

    def run(self, state: State) -> None:
        state.turn += 1
        state.active = PARLER
        state.tell(events.TurnStarted, owner_name(PARLER), state.turn)
        if state.solo == "simple":
            state.then(SendBack(FARTHEST))
        else:
            does, rank = parler.draw_card(state)
            state.then(parler.Act(does), SendBack(rank))


class SendBack(Step):
    """The opponent's action tile returns at once."""

    __slots__ = ("rank",)

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, state: State) -> None:
        tile = crane.farthest(state, self.rank)
        crane.lift(state, state.sector_of(tile))
        state.tell(events.OpponentTook, state.box.tile_names[tile])
        crane.return_tile(state, tile)
        count_turn(state)
