"""The Hunger Wall and St. Vitus Cathedral.

Icons give sideways moves, to the left on the Hunger Wall and to the right on the Cathedral; two silver
windows buy a move up, at any time of one's turn. Entering a tier costs more. Points on the square are
scored, a sideways arrow moves on, an up arrow may be followed at once for the cost of the tier.
Whoever reaches the top tier of the Cathedral may take one of its final-scoring tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Frames, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.engine.tuples import without
from groschen.games.praga import events, gains
from groschen.games.praga.actions import payment
from groschen.games.praga.actions.payment import RewardDecision
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.box.pieces import ARROW, ARROW_UP
from groschen.games.praga.names import (
    CATHEDRAL,
    FROM_PROJECTS,
    ON_ROW_UP,
    ON_SIDEWAYS,
    PROJECTS,
)
from groschen.games.praga.offers import Offer
from groschen.games.praga.reasons import LAST_COLUMN, NEEDED_TO_PAY, TOP_OF_GRID

if TYPE_CHECKING:
    from groschen.games.praga.state import State

CLIMB_WINDOWS: Final = 2
TOP_TIER: Final = 3
FOLLOW: Final = 0


def is_at_top(state: State, seat: int, project: int) -> bool:
    return state.players[seat].row[project] == state.projects[project].height - 1


def climbable(state: State, seat: int) -> list[int]:
    return [project for project in range(len(PROJECTS)) if not is_at_top(state, seat, project)]


def why_not_tier(state: State, seat: int, project: int) -> Obstacle | None:
    """Why the row above cannot be entered: there is none, or its tier costs too much."""
    player, grid = state.players[seat], state.projects[project]
    row = player.row[project] + 1
    if row == grid.height:
        return TOP_OF_GRID
    if player.gold < grid.gold[row] or player.stone < grid.stone[row]:
        return Obstacle("cannot_enter_tier", gold=grid.gold[row], stone=grid.stone[row])
    return None


class Climb(Offer):
    """A row up, for two silver windows and the cost of the tier."""

    __slots__ = ("project",)
    verb = "climb"

    def __init__(self, project: int) -> None:
        self.project = project

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        have = state.players[seat].silver_windows
        if have < CLIMB_WINDOWS:
            return Obstacle("no_silver_windows", cost=CLIMB_WINDOWS, have=have)
        return why_not_tier(state, seat, self.project)

    def about(self, state: State, seat: int) -> Move:
        return Move("climb", at=PROJECTS[self.project])

    def accept(self, state: State, seat: int) -> Frames:
        state.players[seat].silver_windows -= CLIMB_WINDOWS
        pay_tier(state, seat, self.project)
        return move_up(state, seat, self.project)


def pay_tier(state: State, seat: int, project: int) -> None:
    player, grid = state.players[seat], state.projects[project]
    row = player.row[project] + 1
    player.pay(grid.gold[row], grid.stone[row])


def move_up(state: State, seat: int, project: int) -> Frames:
    """A final-scoring tile is chosen first, then an arrow may be followed, then abilities ask."""
    state.players[seat].row[project] += 1
    answers = gains.trigger(state, seat, ON_ROW_UP)
    arrow = land(state, seat, project)
    return top_of_the_cathedral(state, seat, project) + arrow + answers


def top_of_the_cathedral(state: State, seat: int, project: int) -> Frames:
    """Whoever has just entered the top tier may take a tile, if one is left."""
    tier, row = state.projects[project].tier, state.players[seat].row[project]
    if project == CATHEDRAL and tier[row] == TOP_TIER != tier[row - 1] and state.cathedral_finals:
        return (ClaimFinalTile(seat),)
    return ()


def earn_sideways(state: State, seat: int, project: int, moves: int) -> Frames:
    """The active player moves whenever it suits this turn, but owes the moves (P2); others, and everybody
    after the last turn, move at once."""
    if seat == state.active and not state.is_over:
        state.agenda.steps[project] += moves
        state.agenda.owed[project] += moves
        return ()
    asked: Frames = ()
    for _ in range(moves):
        asked = move_sideways(state, seat, project) + asked
    return asked


def can_move_sideways(state: State, seat: int, project: int) -> bool:
    return state.players[seat].column[project] < state.projects[project].width - 1


def owes_a_move(state: State, seat: int) -> bool:
    """Whether a move is owed and possible: then the turn cannot end."""
    for project, moves in enumerate(state.agenda.owed):
        if moves and can_move_sideways(state, seat, project):
            return True
    return False


class StepSideways(Offer):
    """A sideways move that was earned this turn."""

    __slots__ = ("project",)
    verb = "step"

    def __init__(self, project: int) -> None:
        self.project = project

    def is_open(self, state: State, seat: int) -> bool:
        return state.agenda.steps[self.project] > 0

    def why_not(self, state: State, seat: int) -> Obstacle | None:
        return None if can_move_sideways(state, seat, self.project) else LAST_COLUMN

    def about(self, state: State, seat: int) -> Move:
        return Move("step", at=PROJECTS[self.project])

    def accept(self, state: State, seat: int) -> Frames:
        return make_waiting_move(state, seat, self.project)


def make_waiting_move(state: State, seat: int, project: int) -> Frames:
    """One of the moves that wait, those that are owed first."""
    agenda = state.agenda
    agenda.steps[project] -= 1
    if agenda.owed[project]:
        agenda.owed[project] -= 1
    return move_sideways(state, seat, project)


class MakeOwedMoves(Step):
    """The turn is over: what was owed only now is carried out by itself."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        for project, moves in enumerate(state.agenda.owed):
            if moves:
                state.then(MakeOwedMove(self.seat, project), self)
                return


class MakeOwedMove(Step):
    __slots__ = ("project", "seat")

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def run(self, state: State) -> None:
        state.then_all(make_waiting_move(state, self.seat, self.project))


def move_sideways(state: State, seat: int, project: int) -> Frames:
    """At the last column there is nowhere to go. An arrow may be followed before abilities ask."""
    if not can_move_sideways(state, seat, project):
        return ()
    state.players[seat].column[project] += 1
    answers = gains.trigger(state, seat, ON_SIDEWAYS)
    return land(state, seat, project) + answers


def land(state: State, seat: int, project: int) -> Frames:
    """What the square does."""
    player = state.players[seat]
    row, column = player.row[project], player.column[project]
    state.tell(events.ProjectMoved, seat, PROJECTS[project], row, column)
    square = state.projects[project].squares[row][column]
    if square == ARROW:
        return move_sideways(state, seat, project)
    if square == ARROW_UP:
        return (FollowArrow(seat, project),) if why_not_tier(state, seat, project) is None else ()
    gains.score(state, seat, square, FROM_PROJECTS)
    return ()


class FollowArrow(RewardDecision):
    """Move up at once? It may cost what the tier costs, and is not offered again."""

    __slots__ = ("project",)

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def candidates(self, state: State) -> list[Choice]:
        return [FOLLOW, NOTHING]

    def why_not(self, state: State, choice: Choice) -> Obstacle | None:
        if choice == NOTHING or payment.leaves_enough(state, self, FOLLOW):
            return None
        return NEEDED_TO_PAY

    def about(self, state: State, choice: Choice) -> Move:
        return Move("stay" if choice == NOTHING else "follow the arrow", at=PROJECTS[self.project])

    def resolve(self, state: State, choice: Choice) -> None:
        if choice != NOTHING:
            pay_tier(state, self.seat, self.project)
            state.then_all(move_up(state, self.seat, self.project))


class ChooseProject(RewardDecision):
    """Technology: one row up, on which of the two? Windows and tiers cost nothing."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return climbable(state, self.seat) or [NOTHING]

    def about(self, state: State, project: Choice) -> Move:
        return Move("no row") if project == NOTHING else Move("up the", at=PROJECTS[project])

    def resolve(self, state: State, project: Choice) -> None:
        if project != NOTHING:
            state.then_all(move_up(state, self.seat, project))


class ClaimFinalTile(FreeDecision):
    """Which of the final-scoring tiles beside the Cathedral? It may be left there."""

    __slots__ = ()

    def candidates(self, state: State) -> list[Choice]:
        return [*range(len(state.cathedral_finals)), NOTHING]

    def about(self, state: State, index: Choice) -> Move:
        return Move("no tile") if index == NOTHING else Move("claim", piece=state.cathedral_finals[index].key)

    def resolve(self, state: State, index: Choice) -> None:
        if index == NOTHING:
            return
        tiles = state.cathedral_finals
        state.cathedral_finals = without(tiles, index)
        state.players[self.seat].scoring += (tiles[index],)
        state.tell(events.BridgeTileTaken, self.seat, tiles[index].key)
        give(state, self.seat, tiles[index].effects, FROM_PROJECTS)
