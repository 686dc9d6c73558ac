"""Technologies.

A marker that moves onto a space marked I to IV draws three tiles of that stack; one is kept, the others
go to the bottom. Levels I and II work from the player's next turn on. Levels III and IV are used once,
at once or on a later turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Decision, Step
from groschen.engine.reasons import Reason
from groschen.games.praga import told
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.hidden import FIRST_TECHNOLOGY
from groschen.games.praga.names import FROM_TECHNOLOGY, ONCE

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import Technology
    from groschen.games.praga.state import State

DRAWN: Final = 3


class DrawTechnologies(Step):
    """The top three of a level's stack."""

    __slots__ = ("level", "seat")

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def run(self, state: State) -> None:
        stack = state.technologies[self.level - 1]
        drawn = stack[: -DRAWN - 1 : -1]
        if not drawn:
            return
        rest = stack[: len(stack) - len(drawn)]
        state.technologies[self.level - 1] = rest
        known = FIRST_TECHNOLOGY + self.level - 1
        state.known[known] = min(state.known[known], len(rest))
        state.reveal()
        state.tell(told.TechnologiesDrawn, self.seat, self.level, tuple([tile.key for tile in drawn]))
        state.then(KeepTechnology(self.seat, self.level, drawn))


class KeepTechnology(Decision):
    """Which of the tiles drawn?"""

    __slots__ = ("drawn", "level")

    def __init__(self, seat: int, level: int, drawn: tuple[Technology, ...]) -> None:
        self.seat = seat
        self.level = level
        self.drawn = drawn

    def options(self, state: State) -> list[Choice]:
        return list(range(len(self.drawn)))

    def resolve(self, state: State, index: Choice) -> None:
        player, kept = state.players[self.seat], self.drawn[index]
        player.technologies += (kept,)
        if kept.trigger != ONCE:
            player.fresh += (kept,)
        others = self.drawn[:index] + self.drawn[index + 1 :]
        state.technologies[self.level - 1] = others + state.technologies[self.level - 1]
        state.known[FIRST_TECHNOLOGY + self.level - 1] += len(others)
        state.tell(told.TechnologyTaken, self.seat, kept.key)

    def notation(self, state: State, index: Choice) -> str:
        return f"keep {self.drawn[index].key}"


def why_not_use(state: State, seat: int, technology: Technology) -> Reason | None:
    """A single use is not offered while it would do nothing."""
    for effect in technology.effects:
        reason = effect.why_not(state, seat)
        if reason is not None:
            return reason
    return None


def use(state: State, seat: int, technology: Technology) -> None:
    """Its effect, once; then the tile is gone."""
    player = state.players[seat]
    player.technologies = tuple([tile for tile in player.technologies if tile is not technology])
    state.tell(told.TechnologyUsed, seat, technology.key)
    give(state, seat, technology.effects, FROM_TECHNOLOGY)
