"""Seals.

Whoever has reached the end of a track may claim one of the five seals, at once or on a later turn of theirs,
for its cost and one of the player's free cubes (P7). Each seal can be claimed once. What they are
worth is counted at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision, Frames
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga import events
from groschen.games.praga.names import NOBODY, owner_name
from groschen.games.praga.offers import Offer
from groschen.games.praga.reasons import NO_CUBE, NO_SEAL_TO_CLAIM, SEAL_CLAIMED

if TYPE_CHECKING:
    from groschen.games.praga.state import State


def why_not_seal(state: State, seat: int, index: int) -> Obstacle | None:
    player, seal = state.players[seat], state.box.seals[index]
    if state.seals[index] != NOBODY:
        return SEAL_CLAIMED
    if (
        player.silver_windows < seal.silver_windows
        or player.gold_windows < seal.gold_windows
        or player.gold < seal.gold
        or player.stone < seal.stone
    ):
        return Obstacle(
            "cannot_afford_seal",
            silver_windows=seal.silver_windows,
            gold_windows=seal.gold_windows,
            gold=seal.gold,
            stone=seal.stone,
        )
    return None


class SealClaim(Offer):
    """The right to a seal; while it cannot be used, it stays open."""

    __slots__ = ()
    verb = "seal"

    def is_open(self, state: State, seat: int) -> bool:
        return state.players[seat].seal_claims > 0

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        if not state.players[seat].cubes:
            return NO_CUBE
        for index in range(len(state.seals)):
            if why_not_seal(state, seat, index) is None:
                return None
        return NO_SEAL_TO_CLAIM

    def accept(self, state: State, seat: int) -> Frames:
        return (ClaimSeal(seat),)


class ClaimSeal(Decision):
    """Which seal?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(state.seals)))

    def why_not(self, state: State, index: Choice) -> Obstacle | None:
        return why_not_seal(state, self.seat, index)

    def about(self, state: State, index: Choice) -> Move:
        return Move("claim seal", piece=state.box.seals[index].key)

    def resolve(self, state: State, index: Choice) -> None:
        player, seal = state.players[self.seat], state.box.seals[index]
        player.silver_windows -= seal.silver_windows
        player.gold_windows -= seal.gold_windows
        player.pay(seal.gold, seal.stone)
        player.seal_claims -= 1
        player.cubes -= 1
        claim(state, self.seat, index)


def claim(state: State, owner: int, index: int) -> None:
    state.seals = (*state.seals[:index], owner, *state.seals[index + 1 :])
    state.tell(events.SealClaimed, owner_name(owner), state.box.seals[index].key)
