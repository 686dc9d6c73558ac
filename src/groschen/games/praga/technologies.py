"""Technologies and Charles University.

Steps beyond the top of either track are two points each. A marker that moves onto a space marked I to IV
draws three tiles of that stack; one is kept, the others go to the bottom. Levels I and II work from the
player's next turn on. Levels III and IV are used once, at once or on a later turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Frames, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.engine.tuples import without
from groschen.games.praga import events, gains, hidden
from groschen.games.praga.actions.resolve import gain
from groschen.games.praga.hidden import FIRST_TECHNOLOGY
from groschen.games.praga.names import FROM_TECHNOLOGY, ON_TECHNOLOGY, ON_UNIVERSITY, ONCE
from groschen.games.praga.offers import Offer

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import Technology
    from groschen.games.praga.state import State

DRAWN: Final = 3
BEYOND_POINTS: Final = 2


# The two tracks


def advance_technology(state: State, seat: int, steps: int) -> Frames:
    """Step by step; a marked space draws a technology, a step beyond the top is points instead. Tiles are
    drawn before abilities ask anything."""
    player, levels = state.players[seat], state.box.levels
    draws: Frames = ()
    answers: Frames = ()
    for _ in range(steps):
        if player.technology == len(levels) - 1:
            gains.score(state, seat, BEYOND_POINTS, FROM_TECHNOLOGY)
            continue
        player.technology += 1
        state.tell(events.TrackAdvanced, seat, "technology", player.technology)
        answers = gains.trigger(state, seat, ON_TECHNOLOGY) + answers
        if levels[player.technology] and not state.is_over:
            draws += (DrawTechnologies(seat, levels[player.technology]),)
    return draws + answers


def advance_university(state: State, seat: int, steps: int) -> Frames:
    """Nothing at once, but points for each step beyond the top."""
    player = state.players[seat]
    answers: Frames = ()
    for _ in range(steps):
        if player.university == len(state.box.multipliers) - 1:
            gains.score(state, seat, BEYOND_POINTS, FROM_TECHNOLOGY)
            continue
        player.university += 1
        state.tell(events.TrackAdvanced, seat, "university", player.university)
        answers = gains.trigger(state, seat, ON_UNIVERSITY) + answers
    return answers


class AdvanceUniversity(Step):
    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, state: State) -> None:
        state.then_all(advance_university(state, self.seat, self.steps))


# The tiles


class DrawTechnologies(Step):
    """The top three of a level's stack."""

    __slots__ = ("level", "seat")

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def run(self, state: State) -> None:
        at = self.level - 1
        drawn, rest = hidden.draw_some(state, FIRST_TECHNOLOGY + at, state.technologies[at], DRAWN)
        if not drawn:
            return
        state.technologies[at] = rest
        state.reveal()
        state.tell(events.TechnologiesDrawn, self.seat, self.level, tuple([tile.key for tile in drawn]))
        state.then(KeepTechnology(self.seat, self.level, tuple(drawn)))


class KeepTechnology(FreeDecision):
    """Which of the tiles drawn?"""

    __slots__ = ("drawn", "level")

    def __init__(self, seat: int, level: int, drawn: tuple[Technology, ...]) -> None:
        self.seat = seat
        self.level = level
        self.drawn = drawn

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(self.drawn)))

    def about(self, state: State, index: Choice) -> Move:
        return Move("keep", piece=self.drawn[index].key)

    def resolve(self, state: State, index: Choice) -> None:
        player, kept = state.players[self.seat], self.drawn[index]
        player.technologies += (kept,)
        if kept.trigger != ONCE:
            player.fresh += (kept,)
        others = without(self.drawn, index)
        state.technologies[self.level - 1] = others + state.technologies[self.level - 1]
        state.known[FIRST_TECHNOLOGY + self.level - 1] += len(others)
        state.tell(events.TechnologyTaken, self.seat, kept.key)


class SingleUse(Offer):
    """A technology of level III or IV, by its number among the player's: its effect, once."""

    __slots__ = ("index",)
    verb = "use"

    def __init__(self, index: int) -> None:
        self.index = index

    def is_open(self, state: State, seat: int) -> bool:
        technologies = state.players[seat].technologies
        return self.index < len(technologies) and technologies[self.index].trigger == ONCE

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        """It is not offered while it would do nothing."""
        for effect in state.players[seat].technologies[self.index].effects:
            reason = effect.why_not(state, seat)
            if reason is not None:
                return reason
        return None

    def about(self, state: State, seat: int) -> Move:
        return Move("use", piece=state.players[seat].technologies[self.index].key)

    def accept(self, state: State, seat: int) -> Frames:
        """Then the tile is gone."""
        player, at = state.players[seat], self.index
        technology = player.technologies[at]
        player.technologies = without(player.technologies, at)
        state.tell(events.TechnologyUsed, seat, technology.key)
        return gain(state, seat, technology.effects, FROM_TECHNOLOGY)
