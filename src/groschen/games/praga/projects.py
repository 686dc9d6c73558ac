"""The Hunger Wall and St. Vitus Cathedral.

Icons give sideways moves, to the left on the Hunger Wall and to the right on the Cathedral; two silver
windows buy a move up, at any time of one's turn. Entering a tier costs more. Points on the square are
scored, a sideways arrow moves on, an up arrow may be followed at once for the cost of the tier.
Whoever reaches the top tier of the Cathedral may take one of its final-scoring tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.reasons import Reason
from groschen.games.praga import gains, told
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.box.pieces import ARROW, ARROW_UP
from groschen.games.praga.names import (
    CATHEDRAL,
    FROM_PROJECTS,
    ON_ROW_UP,
    ON_SIDEWAYS,
    PROJECTS,
)
from groschen.games.praga.reasons import TOP_OF_GRID

if TYPE_CHECKING:
    from groschen.games.praga.state import State

CLIMB_WINDOWS: Final = 2
TOP_TIER: Final = 3


def is_at_top(state: State, seat: int, project: int) -> bool:
    return state.players[seat].row[project] == state.projects[project].height - 1


def climbable(state: State, seat: int) -> list[int]:
    return [project for project in range(len(PROJECTS)) if not is_at_top(state, seat, project)]


def why_not_tier(state: State, seat: int, project: int) -> Reason | None:
    """Why the row above cannot be entered: there is none, or its tier costs too much."""
    player, grid = state.players[seat], state.projects[project]
    row = player.row[project] + 1
    if row == grid.height:
        return TOP_OF_GRID
    if player.gold < grid.gold[row] or player.stone < grid.stone[row]:
        return Reason("cannot_enter_tier", gold=grid.gold[row], stone=grid.stone[row])
    return None


def why_not_climb(state: State, seat: int, project: int) -> Reason | None:
    have = state.players[seat].silver_windows
    if have < CLIMB_WINDOWS:
        return Reason("no_silver_windows", cost=CLIMB_WINDOWS, have=have)
    return why_not_tier(state, seat, project)


def climb(state: State, seat: int, project: int) -> None:
    """Two silver windows and the cost of the tier."""
    state.players[seat].silver_windows -= CLIMB_WINDOWS
    pay_tier(state, seat, project)
    move_up(state, seat, project)


def pay_tier(state: State, seat: int, project: int) -> None:
    player, grid = state.players[seat], state.projects[project]
    row = player.row[project] + 1
    player.pay(grid.gold[row], grid.stone[row])


def move_up(state: State, seat: int, project: int) -> None:
    player, grid = state.players[seat], state.projects[project]
    player.row[project] += 1
    row = player.row[project]
    gains.trigger(state, seat, ON_ROW_UP)
    land(state, seat, project)
    if project == CATHEDRAL and grid.tier[row] == TOP_TIER != grid.tier[row - 1] and state.cathedral_finals:
        state.then(ClaimFinalTile(seat))


def earn_sideways(state: State, seat: int, project: int, moves: int) -> None:
    """The active player moves whenever it suits this turn; others, and after the last turn, at once."""
    if seat == state.active and not state.is_over:
        state.agenda.steps[project] += moves
        return
    for _ in range(moves):
        move_sideways(state, seat, project)


def can_move_sideways(state: State, seat: int, project: int) -> bool:
    return state.players[seat].column[project] < state.projects[project].width - 1


def move_sideways(state: State, seat: int, project: int) -> None:
    """At the last column there is nowhere to go."""
    if can_move_sideways(state, seat, project):
        state.players[seat].column[project] += 1
        gains.trigger(state, seat, ON_SIDEWAYS)
        land(state, seat, project)


def land(state: State, seat: int, project: int) -> None:
    """What the square does."""
    player = state.players[seat]
    row, column = player.row[project], player.column[project]
    state.tell(told.ProjectMoved, seat, project, row, column)
    square = state.projects[project].squares[row][column]
    if square > 0:
        gains.score(state, seat, square, FROM_PROJECTS)
    elif square == ARROW:
        move_sideways(state, seat, project)
    elif square == ARROW_UP and why_not_tier(state, seat, project) is None:
        state.then(FollowArrow(seat, project))


class FollowArrow(Decision):
    """Move up at once? It may cost what the tier costs, and is not offered again."""

    __slots__ = ("project",)

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def options(self, state: State) -> list[Choice]:
        return [1, NOTHING] if why_not_tier(state, self.seat, self.project) is None else [NOTHING]

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            pay_tier(state, self.seat, self.project)
            move_up(state, self.seat, self.project)

    def notation(self, state: State, choice: Choice) -> str:
        return "stay" if choice == NOTHING else "follow the arrow"


class ChooseProject(Decision):
    """Technology: one row up, on which of the two? Windows and tiers cost nothing."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return climbable(state, self.seat) or [NOTHING]

    def resolve(self, state: State, project: Choice) -> None:
        if project != NOTHING:
            move_up(state, self.seat, project)

    def notation(self, state: State, project: Choice) -> str:
        return "no row" if project == NOTHING else f"up the {PROJECTS[project]}"


class ClaimFinalTile(Decision):
    """Which of the final-scoring tiles beside the Cathedral? It may be left there."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        return [*range(len(state.cathedral_finals)), NOTHING]

    def resolve(self, state: State, index: Choice) -> None:
        if index == NOTHING:
            return
        tiles = state.cathedral_finals
        state.cathedral_finals = tiles[:index] + tiles[index + 1 :]
        state.players[self.seat].scoring += (tiles[index],)
        state.tell(told.BridgeTileTaken, self.seat, tiles[index].key)
        give(state, self.seat, tiles[index].effects, FROM_PROJECTS)

    def notation(self, state: State, index: Choice) -> str:
        return "no tile" if index == NOTHING else f"claim {state.cathedral_finals[index].key}"
