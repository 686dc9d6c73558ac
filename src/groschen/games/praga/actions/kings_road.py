"""Construct the King's Road and Charles Bridge.

The marker advances one space. Spaces I to III offer two effects, the second for an egg; both may wait until
later in the turn. Spaces IV and V cost an egg. IV draws three bridge tiles, of which one is kept; V
takes any of the final-scoring tiles beside the bridge. While the bridge has room, the tile is laid as a
plank over two spaces whose bonuses are gained. Nobody goes beyond V.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Step
from groschen.engine.reasons import Reason
from groschen.games.praga import told
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.hidden import BRIDGE_STACK
from groschen.games.praga.names import FROM_ROAD, NO_TRIGGER, ROAD, SPACE_IV, SPACE_V
from groschen.games.praga.reasons import END_OF_ROAD, NO_EGG

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BridgeTile
    from groschen.games.praga.state import State

DRAWN: Final = 3


def why_not(state: State, seat: int) -> Reason | None:
    player = state.players[seat]
    if player.road == SPACE_V:
        return END_OF_ROAD
    if player.road + 1 >= SPACE_IV and not player.eggs:
        upgrade = state.upgrade_of(seat, ROAD)
        if upgrade is None or not upgrade.brings_eggs:
            return NO_EGG
    return None


def begin(state: State, seat: int) -> None:
    state.then(AdvanceOnRoad(seat))


class AdvanceOnRoad(Step):
    """One space; the egg of spaces IV and V is paid first."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        player = state.players[self.seat]
        space = player.road + 1
        if space >= SPACE_IV:
            spend_egg(state, self.seat)
        player.road = space
        state.tell(told.RoadAdvanced, self.seat, space)
        if space == SPACE_IV:
            state.then(DrawBridgeTiles(self.seat))
        elif space == SPACE_V:
            if state.bridge_finals:
                state.then(TakeFinalTile(self.seat))
        else:
            street = state.road[space]
            if street.trigger == NO_TRIGGER and street.first:
                state.agenda.street |= 1 << space
            if state.box.egg_effects[space]:
                state.agenda.street_egg |= 1 << space


def spend_egg(state: State, seat: int) -> None:
    player = state.players[seat]
    assert player.eggs, "there is no egg to spend"
    player.eggs -= 1
    state.tell(told.EggSpent, seat)


def use_street(state: State, seat: int, space: int) -> None:
    """The first effect of a space entered this turn."""
    state.agenda.street &= ~(1 << space)
    state.players[seat].pay(state.road[space].gold, 0)
    give(state, seat, state.road[space].first, FROM_ROAD)


def use_street_egg(state: State, seat: int, space: int) -> None:
    """Its second effect, for an egg."""
    state.agenda.street_egg &= ~(1 << space)
    spend_egg(state, seat)
    give(state, seat, state.box.egg_effects[space], FROM_ROAD)


class DrawBridgeTiles(Step):
    """The top three of the IV stack."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        stack = state.bridge_stack
        drawn = stack[: -DRAWN - 1 : -1]
        if not drawn:
            return
        state.bridge_stack = stack[: len(stack) - len(drawn)]
        state.known[BRIDGE_STACK] = min(state.known[BRIDGE_STACK], len(state.bridge_stack))
        state.reveal()
        state.tell(told.BridgeTilesDrawn, self.seat, tuple([tile.key for tile in drawn]))
        state.then(KeepBridgeTile(self.seat, drawn))


class KeepBridgeTile(Decision):
    """Which of the tiles drawn? The others go to the bottom of the stack."""

    __slots__ = ("drawn",)

    def __init__(self, seat: int, drawn: tuple[BridgeTile, ...]) -> None:
        self.seat = seat
        self.drawn = drawn

    def options(self, state: State) -> list[Choice]:
        return list(range(len(self.drawn)))

    def resolve(self, state: State, index: Choice) -> None:
        others = self.drawn[:index] + self.drawn[index + 1 :]
        state.bridge_stack = others + state.bridge_stack
        state.known[BRIDGE_STACK] += len(others)
        gain_tile(state, self.seat, self.drawn[index])

    def notation(self, state: State, index: Choice) -> str:
        return f"keep {self.drawn[index].key}"


class TakeFinalTile(Decision):
    """Which of the final-scoring tiles beside the bridge?"""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return list(range(len(state.bridge_finals)))

    def resolve(self, state: State, index: Choice) -> None:
        tiles = state.bridge_finals
        state.bridge_finals = tiles[:index] + tiles[index + 1 :]
        state.players[self.seat].scoring += (tiles[index],)
        gain_tile(state, self.seat, tiles[index])

    def notation(self, state: State, index: Choice) -> str:
        return f"take {state.bridge_finals[index].key}"


def gain_tile(state: State, seat: int, tile: BridgeTile) -> None:
    """Lay it as a plank if the bridge has room, then gain its bonus."""
    state.tell(told.BridgeTileTaken, seat, tile.key)
    give(state, seat, tile.effects, FROM_ROAD)
    if None in state.bridge:
        state.then(LayPlank(seat, tile))


class LayPlank(Decision):
    """Over which pair of spaces?"""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: BridgeTile) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: State) -> list[Choice]:
        return [plank for plank, tile in enumerate(state.bridge) if tile is None]

    def resolve(self, state: State, plank: Choice) -> None:
        state.bridge = (*state.bridge[:plank], self.tile, *state.bridge[plank + 1 :])
        state.tell(told.PlankLaid, self.seat, plank + 1)
        give(state, self.seat, state.box.planks[plank], FROM_ROAD)

    def notation(self, state: State, plank: Choice) -> str:
        return f"plank {plank + 1}"
