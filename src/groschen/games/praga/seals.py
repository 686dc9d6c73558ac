"""Seals.

Whoever has reached the end of a track may claim one of the five seals, at once or on a later turn of theirs,
for its cost and one of the player's free cubes (P7). Each seal can be claimed once. What they are
worth is counted at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision
from groschen.engine.reasons import Obstacle
from groschen.games.praga import told
from groschen.games.praga.names import NOBODY
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


def why_not_claim(state: State, seat: int) -> Obstacle | None:
    """Why the right to a seal cannot be used now; it stays open."""
    if not state.players[seat].cubes:
        return NO_CUBE
    return None if claimable(state, seat) else NO_SEAL_TO_CLAIM


def claimable(state: State, seat: int) -> list[int]:
    return [index for index in range(len(state.seals)) if why_not_seal(state, seat, index) is None]


class ClaimSeal(Decision):
    """Which seal?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return claimable(state, self.seat)

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        reasons = [(index, why_not_seal(state, self.seat, index)) for index in range(len(state.seals))]
        return [(index, reason) for index, reason in reasons if reason is not None]

    def resolve(self, state: State, index: Choice) -> None:
        player, seal = state.players[self.seat], state.box.seals[index]
        player.silver_windows -= seal.silver_windows
        player.gold_windows -= seal.gold_windows
        player.pay(seal.gold, seal.stone)
        player.seal_claims -= 1
        player.cubes -= 1
        claim(state, self.seat, index)

    def notation(self, state: State, index: Choice) -> str:
        return f"seal {state.box.seals[index].key}"


def claim(state: State, owner: int, index: int) -> None:
    state.seals = (*state.seals[:index], owner, *state.seals[index + 1 :])
    state.tell(told.SealClaimed, owner, state.box.seals[index].key)
