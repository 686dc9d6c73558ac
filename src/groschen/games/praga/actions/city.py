"""Plaza bonuses.

When the last site around a plaza is built on, everybody with a cube there gains one of its two rewards;
whoever has the most cubes gains both. Ties go to those whose buildings with cubes there cost more,
then to all tied. The cubes come back. At the end of the game a plaza that is not complete gives its
lower reward to everybody with a cube.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Frame, Step
from groschen.games.praga import told
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.names import FROM_CITY, NOBODY, PARLER

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import Building, Plaza
    from groschen.games.praga.state import State

UPPER: Final = 0
LOWER: Final = 1


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
    found: dict[int, tuple[int, int]] = {}
    for site in state.box.plaza_hexes[plaza].sites:
        tile, owner = state.city[site], state.cubes[site]
        if tile is not None and owner != NOBODY:
            cubes, cost = found.get(owner, (0, 0))
            found[owner] = (cubes + 1, cost + tile.cost)
    return found


def complete(state: State, plaza: int) -> None:
    """If nothing can be built there any more, give the rewards, from the active player on (P11)."""
    if not state.is_complete(plaza):
        return
    claimed = claims(state, plaza)
    return_cubes(state, plaza)
    tile = state.plazas[plaza]
    if tile is None or not claimed:
        return
    most = max(claimed.values())
    seats = len(state.players)
    order = [(state.active + step) % seats for step in range(seats)]
    winners = tuple([owner for owner in claimed if claimed[owner] == most])
    others = tuple([owner for owner in claimed if claimed[owner] != most])
    state.tell(told.PlazaCompleted, state.box.plaza_hexes[plaza].key, winners, others)
    frames: list[Frame] = []
    for seat in order:
        if seat in winners:
            frames.append(GainBothRewards(seat, tile))
        elif seat in others:
            frames.append(ChoosePlazaReward(seat, tile))
    state.then(*frames)


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
        state.tell(told.PlazaRewarded, self.seat, self.plaza.key)
        give(state, self.seat, self.plaza.upper + self.plaza.lower, FROM_CITY)


class ChoosePlazaReward(Decision):
    """Which of the two rewards?"""

    __slots__ = ("plaza",)

    def __init__(self, seat: int, plaza: Plaza) -> None:
        self.seat = seat
        self.plaza = plaza

    def options(self, state: State) -> list[Choice]:
        return [UPPER, LOWER]

    def resolve(self, state: State, choice: Choice) -> None:
        state.tell(told.PlazaRewarded, self.seat, self.plaza.key)
        give(state, self.seat, self.plaza.upper if choice == UPPER else self.plaza.lower, FROM_CITY)

    def notation(self, state: State, choice: Choice) -> str:
        return "upper reward" if choice == UPPER else "lower reward"


class ChoosePlaza(Decision):
    """Technology: both rewards of which plaza tile on the board?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return [at for at, plaza in enumerate(state.plazas) if plaza is not None]

    def resolve(self, state: State, at: Choice) -> None:
        plaza = state.plazas[at]
        assert plaza is not None, "there is no tile on that plaza"
        state.then(GainBothRewards(self.seat, plaza))

    def notation(self, state: State, at: Choice) -> str:
        return f"plaza {state.box.plaza_hexes[at].key}"


class RewardOpenPlazas(Step):
    """The end of the game: the lower reward for every claim on a plaza that is not complete."""

    __slots__ = ()

    def run(self, state: State) -> None:
        frames: list[Frame] = []
        for at, plaza in enumerate(state.plazas):
            if plaza is not None:
                owners = sorted(claims(state, at))
                frames += [GainLowerReward(owner, plaza) for owner in owners if owner != PARLER]
        state.then(*frames)


class GainLowerReward(Step):
    __slots__ = ("plaza", "seat")

    def __init__(self, seat: int, plaza: Plaza) -> None:
        self.seat = seat
        self.plaza = plaza

    def run(self, state: State) -> None:
        state.tell(told.PlazaRewarded, self.seat, self.plaza.key)
        give(state, self.seat, self.plaza.lower, FROM_CITY)
