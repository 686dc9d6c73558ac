"""What a player may do in a turn, in any order.

Take an action tile and perform one of its two actions; buy one extra action for two windows, one of them
gold. All the rest may come before, between or after: refreshing a row once, the wheel's bonus, single-use
technologies, moves on the Hunger Wall and the Cathedral, effects of the street, seals. What is still
open is kept in the state, and one menu offers what is possible now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.games.praga.actions.kings_road import EggEffect, StreetEffect
from groschen.games.praga.duties import (
    MOST_TECHNOLOGIES,
    STREETS,
    EndOfTurn,
    TakeActionTile,
    TakeItsAction,
    possible_actions,
    tiles_to_take,
)
from groschen.games.praga.extra_action import ExtraAction
from groschen.games.praga.hex_tiles import Refresh
from groschen.games.praga.names import ACTION_TILES, ACTIONS, CATHEDRAL, HUNGER_WALL, NO_TILE, ONCE
from groschen.games.praga.offers import Offer
from groschen.games.praga.projects import CLIMB_WINDOWS, Climb, StepSideways
from groschen.games.praga.seals import SealClaim
from groschen.games.praga.technologies import SingleUse
from groschen.games.praga.wheel import WheelBonus

if TYPE_CHECKING:
    from groschen.games.praga.state import State

OFFERS: Final[tuple[Offer, ...]] = (
    *[TakeActionTile(tile) for tile in range(ACTION_TILES)],
    *[TakeItsAction(action) for action in range(len(ACTIONS))],
    ExtraAction(),
    Refresh(),
    WheelBonus(),
    SealClaim(),
    Climb(HUNGER_WALL),
    StepSideways(HUNGER_WALL),
    Climb(CATHEDRAL),
    StepSideways(CATHEDRAL),
    *[effect(space) for space in STREETS for effect in (StreetEffect, EggEffect)],
    *[SingleUse(index) for index in range(MOST_TECHNOLOGIES)],
    EndOfTurn(),
)
"""Everything that a turn may offer; a choice is a number of this list."""


def numbers_of(*kinds: type[Offer]) -> list[Choice]:
    return [number for number, offer in enumerate(OFFERS) if isinstance(offer, kinds)]


TILES: Final = numbers_of(TakeActionTile)
THEIR_ACTIONS: Final = numbers_of(TakeItsAction)
EXTRA: Final = numbers_of(ExtraAction)[0]
REFRESH: Final = numbers_of(Refresh)[0]
BONUS: Final = numbers_of(WheelBonus)[0]
SEAL: Final = numbers_of(SealClaim)[0]
MOVES: Final = numbers_of(Climb, StepSideways)
EFFECTS: Final = numbers_of(StreetEffect, EggEffect)
USES: Final = numbers_of(SingleUse)
END: Final = numbers_of(EndOfTurn)[0]


class TakeTurn(Decision):
    """What now?"""

    __slots__ = ()
    begins_action = True

    def candidates(self, state: State) -> list[Choice]:
        return [number for number, offer in enumerate(OFFERS) if offer.is_open(state, self.seat)]

    def why_not(self, state: State, choice: Choice) -> Obstacle | None:
        return OFFERS[choice].why_not(state, self.seat)

    def options(self, state: State) -> list[Choice]:
        """The same, but no rule is asked whose answer is seen at a glance: nothing is asked as often."""
        seat, agenda = self.seat, state.agenda
        found: list[Choice] = []
        if agenda.hand == NO_TILE:
            found = [TILES[tile] for tile in tiles_to_take(state, seat)]
        elif not agenda.acted:
            found = [THEIR_ACTIONS[action] for action in possible_actions(state, seat)]
            if len(found) > 1 and found[0] > found[1]:
                found.reverse()
        has_to_act = bool(found)
        for number in self.in_sight(state):
            if OFFERS[number].why_not(state, seat) is None:
                found.append(number)
        if has_to_act:
            return found
        if OFFERS[END].why_not(state, seat) is None:
            found.append(END)
        return found

    def in_sight(self, state: State) -> list[Choice]:
        """What is open at any time of a turn, without that for which the first thing is missing."""
        seat, player, agenda = self.seat, state.players[self.seat], state.agenda
        found: list[Choice] = []
        if player.gold_windows:
            found.append(EXTRA)
        if not agenda.refreshed and (player.gold or player.stone):
            found.append(REFRESH)
        if OFFERS[BONUS].is_open(state, seat):
            found.append(BONUS)
        if player.seal_claims:
            found.append(SEAL)
        steps = agenda.steps
        if steps[HUNGER_WALL] or steps[CATHEDRAL] or player.silver_windows >= CLIMB_WINDOWS:
            found += [number for number in MOVES if OFFERS[number].is_open(state, seat)]
        if agenda.street or agenda.street_egg:
            found += [number for number in EFFECTS if OFFERS[number].is_open(state, seat)]
        for index, technology in enumerate(player.technologies):
            if technology.trigger == ONCE:
                found.append(USES[index])
        return found

    def about(self, state: State, choice: Choice) -> Move:
        return OFFERS[choice].about(state, self.seat)

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != END:
            left = OFFERS[choice].accept(state, self.seat)
            state.then(self)
            state.then_all(left)
