"""Plaza bonuses.

When the last site around a plaza is built on, everybody with a cube there gains one of its two rewards;
whoever has the most cubes gains both. Ties go to those whose buildings with cubes there cost more,
then to all tied. The cubes come back. At the end of the game a plaza that is not complete gives its
lower reward to everybody with a cube.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Frame, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.games.praga import events
from groschen.games.praga.actions.payment import RewardDecision
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.names import FROM_CITY, NOBODY, PARLER, owner_name

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import Building, Plaza
    from groschen.games.praga.state import State

UPPER, LOWER = range(2)


def put(state: State, owner: int, tile: Building, site: int, turned: int) -> None:
    """Lay the tile; its space takes a cube of the owner, as long as the owner has one (P7)."""
    state.city[site] = tile
    state.city_turned[site] = turned
    if not tile.cube:
        return
    if owner == PARLER:
        state.cubes[site] = owner
    elif state.players[owner].cubes:
        state.players[owner].cubes -= 1
        state.cubes[site] = owner


def claims(state: State, plaza: int) -> dict[int, tuple[int, int]]:
    """By owner: cubes around the plaza, and what those buildings cost."""
    costs: dict[int, list[int]] = {}
    for site in state.box.plaza_hexes[plaza].sites:
        tile, owner = state.city[site], state.cubes[site]
        if owner != NOBODY:
            assert tile is not None, "a cube lies on a building"
            costs.setdefault(owner, []).append(tile.cost)
    return {owner: (len(each), sum(each)) for owner, each in costs.items()}


def complete(state: State, plaza: int) -> list[Frame]:
    """If nothing can be built there any more, the rewards, from the active player on (P11)."""
    if not state.is_complete(plaza):
        return []
    claimed = claims(state, plaza)
    return_cubes(state, plaza)
    tile = state.plazas[plaza]
    if tile is None or not claimed:
        return []
    most = max(claimed.values())
    winners = [owner for owner in claimed if claimed[owner] == most]
    others = [owner for owner in claimed if claimed[owner] != most]
    state.tell(events.PlazaCompleted, state.box.plaza_hexes[plaza].key, named(winners), named(others))
    frames: list[Frame] = []
    for seat in state.seats_from_active():
        if seat in winners:
            frames.append(GainBothRewards(seat, tile))
        elif seat in others:
            frames.append(ChoosePlazaReward(seat, tile))
    return frames


def named(owners: list[int]) -> tuple[int | str | None, ...]:
    return tuple([owner_name(owner) for owner in owners])


def return_cubes(state: State, plaza: int) -> None:
    for site in state.box.plaza_hexes[plaza].sites:
        owner = state.cubes[site]
        if owner != NOBODY:
            state.cubes[site] = NOBODY
            if owner != PARLER:
                state.players[owner].cubes += 1


class GainBothRewards(Step):
    __slots__ = ("plaza", "seat")

    def __init__(self, seat: int, plaza: Plaza) -> None:
        self.seat = seat
        self.plaza = plaza

    def run(self, state: State) -> None:
        state.tell(events.PlazaRewarded, self.seat, self.plaza.key)
        give(state, self.seat, self.plaza.upper + self.plaza.lower, FROM_CITY)


class ChoosePlazaReward(FreeDecision):
    """Which of the two rewards?"""

    __slots__ = ("plaza",)

    def __init__(self, seat: int, plaza: Plaza) -> None:
        self.seat = seat
        self.plaza = plaza

    def candidates(self, state: State) -> list[Choice]:
        return [UPPER, LOWER]

    def about(self, state: State, choice: Choice) -> Move:
        return Move("upper reward" if choice == UPPER else "lower reward", piece=self.plaza.key)

    def resolve(self, state: State, choice: Choice) -> None:
        state.tell(events.PlazaRewarded, self.seat, self.plaza.key)
        give(state, self.seat, self.plaza.upper if choice == UPPER else self.plaza.lower, FROM_CITY)


class ChoosePlaza(RewardDecision):
    """Technology: both rewards of which plaza tile on the board?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [at for at, plaza in enumerate(state.plazas) if plaza is not None]

    def about(self, state: State, at: Choice) -> Move:
        return Move("plaza", at=state.box.plaza_hexes[at].key, piece=self.tile(state, at).key)

    def resolve(self, state: State, at: Choice) -> None:
        state.then(GainBothRewards(self.seat, self.tile(state, at)))

    def tile(self, state: State, at: int) -> Plaza:
        plaza = state.plazas[at]
        assert plaza is not None, "there is no tile on that plaza"
        return plaza


class RewardOpenPlazas(Step):
    """The end of the game: the lower reward for every claim on a plaza that is not complete."""

    __slots__ = ()

    def run(self, state: State) -> None:
        frames: list[Frame] = []
        for at, plaza in enumerate(state.plazas):
            if plaza is not None:
                owners = sorted(claims(state, at))
                frames += [GainLowerReward(owner, plaza) for owner in owners if owner != PARLER]
        state.then_all(tuple(frames))


class GainLowerReward(Step):
    __slots__ = ("plaza", "seat")

    def __init__(self, seat: int, plaza: Plaza) -> None:
        self.seat = seat
        self.plaza = plaza

    def run(self, state: State) -> None:
        state.tell(events.PlazaRewarded, self.seat, self.plaza.key)
        give(state, self.seat, self.plaza.lower, FROM_CITY)
