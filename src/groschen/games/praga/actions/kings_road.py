"""Construct the King's Road and Charles Bridge.

The marker advances one space. Spaces I to III offer two effects, the second for an egg; both may wait until
later in the turn. Spaces IV and V cost an egg. IV draws three bridge tiles, of which one is kept; V
takes any of the final-scoring tiles beside the bridge. While the bridge has room, the tile is laid as a
plank over two spaces whose bonuses are gained. Nobody goes beyond V.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Frames, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.engine.tuples import replaced, without
from groschen.games.praga import events, hidden
from groschen.games.praga.actions.action import Action
from groschen.games.praga.actions.payment import Payment
from groschen.games.praga.actions.resolve import GainReward, gain, give
from groschen.games.praga.hidden import BRIDGE_STACK
from groschen.games.praga.names import FROM_ROAD, GOLD, NO_TRIGGER, ROAD_SPACES, SPACE_IV, SPACE_V, TRACKS
from groschen.games.praga.offers import Offer
from groschen.games.praga.reasons import END_OF_ROAD, NO_EGG

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import BoardTile, BridgeTile
    from groschen.games.praga.state import State

DRAWN: Final = 3


class ConstructTheRoad(Action):
    """The next space must be there, and from IV on an egg."""

    __slots__ = ()

    def is_possible(
        self, state: State, seat: int, way: Way, gold: int, stone: int, later: BoardTile | None = None
    ) -> bool:
        return can_advance(state, seat)

    def why_not(self, state: State, seat: int, way: Way, gold: int, stone: int) -> Obstacle:
        return END_OF_ROAD if state.players[seat].road == SPACE_V else NO_EGG

    def frames(self, seat: int, way: Way, later: BoardTile | None) -> Frames:
        return (AdvanceOnRoad(seat),)


def can_advance(state: State, seat: int) -> bool:
    player = state.players[seat]
    return player.road + 1 < SPACE_IV or (player.road != SPACE_V and player.eggs > 0)


class AdvanceOnRoad(Payment):
    """One space; the egg of spaces IV and V is paid first."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def can_be_paid(self, state: State) -> bool:
        return can_advance(state, self.seat)

    def run(self, state: State) -> None:
        if not self.can_be_paid(state):
            return
        player = state.players[self.seat]
        space = player.road + 1
        if space >= SPACE_IV:
            spend_egg(state, self.seat)
        player.road = space
        state.tell(events.RoadAdvanced, self.seat, ROAD_SPACES[space])
        if space == SPACE_IV:
            state.then(DrawBridgeTiles(self.seat))
        elif space == SPACE_V:
            if state.bridge_finals:
                state.then(TakeFinalTile(self.seat))
        else:
            self.open_street(state, space)

    def open_street(self, state: State, space: int) -> None:
        """Its effects wait until they are wanted; an ability is none of them."""
        street, agenda = state.road[space], state.agenda
        if street.trigger == NO_TRIGGER and street.first:
            agenda.street = (*agenda.street, space)
        if state.box.egg_effects[space]:
            agenda.street_egg = (*agenda.street_egg, space)


def spend_egg(state: State, seat: int) -> None:
    player = state.players[seat]
    assert player.eggs, "there is no egg to spend"
    player.eggs -= 1
    state.tell(events.EggSpent, seat)


class StreetEffect(Offer):
    """The first effect of a space entered this turn."""

    __slots__ = ("space",)
    verb = "street"

    def __init__(self, space: int) -> None:
        self.space = space

    def is_open(self, state: State, seat: int) -> bool:
        return self.space in state.agenda.street

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        cost, have = state.road[self.space].gold, state.players[seat].gold
        return Obstacle("cannot_afford", cost=cost, good=TRACKS[GOLD], have=have) if cost > have else None

    def about(self, state: State, seat: int) -> Move:
        return Move("street", at=ROAD_SPACES[self.space], piece=state.road[self.space].key)

    def accept(self, state: State, seat: int) -> Frames:
        return use_street(state, seat, self.space)


class EggEffect(Offer):
    """Its second effect, for an egg."""

    __slots__ = ("space",)
    verb = "egg"

    def __init__(self, space: int) -> None:
        self.space = space

    def is_open(self, state: State, seat: int) -> bool:
        return self.space in state.agenda.street_egg

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        return None if state.players[seat].eggs else NO_EGG

    def about(self, state: State, seat: int) -> Move:
        return Move("egg", at=ROAD_SPACES[self.space])

    def accept(self, state: State, seat: int) -> Frames:
        agenda = state.agenda
        agenda.street_egg = tuple([space for space in agenda.street_egg if space != self.space])
        spend_egg(state, seat)
        return gain(state, seat, state.box.egg_effects[self.space], FROM_ROAD)


def use_street(state: State, seat: int, space: int) -> Frames:
    agenda, street = state.agenda, state.road[space]
    agenda.street = tuple([other for other in agenda.street if other != space])
    state.players[seat].pay(street.gold, 0)
    return gain(state, seat, street.first, FROM_ROAD)


class UseFreeStreets(Step):
    """The turn is over: what a street gives for nothing is never lost (P2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        free = [space for space in state.agenda.street if not state.road[space].gold]
        if free:
            state.then(UseStreet(self.seat, min(free)), self)


class UseStreet(Step):
    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, state: State) -> None:
        state.then_all(use_street(state, self.seat, self.space))


class DrawBridgeTiles(Step):
    """The top three of the IV stack."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        drawn, state.bridge_stack = hidden.draw_some(state, BRIDGE_STACK, state.bridge_stack, DRAWN)
        if not drawn:
            return
        state.reveal()
        state.tell(events.BridgeTilesDrawn, self.seat, tuple([tile.key for tile in drawn]))
        state.then(KeepBridgeTile(self.seat, tuple(drawn)))


class KeepBridgeTile(FreeDecision):
    """Which of the tiles drawn? The others go to the bottom of the stack."""

    __slots__ = ("drawn",)

    def __init__(self, seat: int, drawn: tuple[BridgeTile, ...]) -> None:
        self.seat = seat
        self.drawn = drawn

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(self.drawn)))

    def about(self, state: State, index: Choice) -> Move:
        return Move("keep", piece=self.drawn[index].key)

    def resolve(self, state: State, index: Choice) -> None:
        others = without(self.drawn, index)
        state.bridge_stack = others + state.bridge_stack
        state.known[BRIDGE_STACK] += len(others)
        gain_tile(state, self.seat, self.drawn[index])


class TakeFinalTile(FreeDecision):
    """Which of the final-scoring tiles beside the bridge?"""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(state.bridge_finals)))

    def about(self, state: State, index: Choice) -> Move:
        return Move("take final tile", piece=state.bridge_finals[index].key)

    def resolve(self, state: State, index: Choice) -> None:
        tiles = state.bridge_finals
        state.bridge_finals = without(tiles, index)
        state.players[self.seat].scoring += (tiles[index],)
        gain_tile(state, self.seat, tiles[index])


def gain_tile(state: State, seat: int, tile: BridgeTile) -> None:
    """Lay it as a plank if the bridge has room, then gain its bonus."""
    state.tell(events.BridgeTileTaken, seat, tile.key)
    if None in state.bridge:
        state.then(LayPlank(seat, tile), GainTileBonus(seat, tile))
    else:
        state.then(GainTileBonus(seat, tile))


class GainTileBonus(Step):
    """The bonus printed on a bridge tile. Its sideways moves are an offer, so they are not owed (P2)."""

    __slots__ = ("seat", "tile")

    def __init__(self, seat: int, tile: BridgeTile) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: State) -> None:
        wall, cathedral = state.agenda.owed
        state.then(GainReward(self.seat, self.tile, FROM_ROAD), OfferMoves(wall, cathedral))


class OfferMoves(Step):
    """No more moves are owed than before the bridge tile."""

    __slots__ = ("cathedral", "wall")

    def __init__(self, wall: int, cathedral: int) -> None:
        self.wall = wall
        self.cathedral = cathedral

    def run(self, state: State) -> None:
        state.agenda.owed = [self.wall, self.cathedral]


class LayPlank(FreeDecision):
    """Over which pair of spaces?"""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: BridgeTile) -> None:
        self.seat = seat
        self.tile = tile

    def candidates(self, state: State) -> list[Choice]:
        return [plank for plank, tile in enumerate(state.bridge) if tile is None]

    def about(self, state: State, plank: Choice) -> Move:
        return Move("plank", at=plank + 1, piece=self.tile.key)

    def resolve(self, state: State, plank: Choice) -> None:
        state.bridge = replaced(state.bridge, plank, self.tile)
        state.tell(events.PlankLaid, self.seat, plank + 1)
        give(state, self.seat, state.box.planks[plank], FROM_ROAD)
