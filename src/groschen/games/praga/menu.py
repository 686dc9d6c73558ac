"""What a player may do in a turn, in any order.

Take an action tile and perform one of its two actions; buy one extra action for two windows, one of them
gold. All the rest may come before, between or after: refreshing a row once, the wheel's bonus, single-use
technologies, moves on the Hunger Wall and the Cathedral, effects of the street, seals. What is still
open is kept in the state, and one menu offers what is possible now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import NOTHING, Choice, Decision, Step
from groschen.engine.reasons import Obstacle
from groschen.games.praga import crane, duties, gains, projects, seals, technologies, told
from groschen.games.praga.actions import catalogue, kings_road, rows, upgrade
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.box.pieces import EGG_BONUS, SPECIAL_BONUS, may_pay
from groschen.games.praga.names import (
    ACTIONS,
    FROM_CRANE,
    GOLD,
    NO_TILE,
    ONCE,
    POSITIONS,
    PROJECTS,
    QUARRIES,
    ROAD_SPACES,
    STONE,
    UPGRADE,
)
from groschen.games.praga.projects import can_move_sideways as can_move
from groschen.games.praga.reasons import (
    EXTRA_ACTION_USED,
    LAST_COLUMN,
    NO_ACTION_POSSIBLE,
    NO_ACTION_TILE,
    NO_EGG,
    NO_WINDOWS,
    WAITS_FOR_SPECIAL_TILE,
)

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import Sector
    from groschen.games.praga.state import State

ACT: Final = 10
EXTRA: Final = 20
REFRESH: Final = 21
BONUS: Final = 22
SEAL: Final = 23
CLIMB: Final = 24
STEP: Final = 26
STREET: Final = 30
EGG: Final = 40
USE: Final = 50
END: Final = NOTHING
NO_STEPS: Final = [0, 0]
WORDS: Final = {END: "end turn", EXTRA: "extra action", REFRESH: "refresh", BONUS: "bonus", SEAL: "seal"}


class TakeTurn(Decision):
    """What now? A number below ten is an action tile; the other ranges are the constants above."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        found: list[Choice] = []
        seat, player, agenda = self.seat, state.players[self.seat], state.agenda
        if agenda.hand == NO_TILE:
            found += self.tiles(state)
        elif not agenda.acted:
            found += [ACT + action for action in duties.possible_actions(state, seat)]
        has_to_act = bool(found)
        if not agenda.extra and why_not_extra(state, seat) is None:
            found.append(EXTRA)
        if not agenda.refreshed and rows.why_not_refresh(state, seat) is None:
            found.append(REFRESH)
        if agenda.bonus != NO_TILE and why_not_bonus(state, seat) is None:
            found.append(BONUS)
        if player.seal_claims and seals.why_not_claim(state, seat) is None:
            found.append(SEAL)
        if agenda.steps != NO_STEPS or player.silver_windows >= projects.CLIMB_WINDOWS:
            self.moves(state, found)
        if agenda.street or agenda.street_egg:
            self.streets(state, found)
        for index, technology in enumerate(player.technologies):
            if technology.trigger == ONCE and technologies.why_not_use(state, seat, technology) is None:
                found.append(USE + index)
        is_done = agenda.acted and agenda.owed == NO_STEPS
        if is_done or (not has_to_act and duties.why_not_end(state, self) is None):
            found.append(END)
        return found

    def tiles(self, state: State) -> list[Choice]:
        """Those that can be paid; one without a possible action only if none of them has any (P1)."""
        gold, costs, box_at = state.players[self.seat].gold, state.box.crane_gold, state.box_at
        placed = [
            (tile, costs[(box_at + at) % POSITIONS]) for at, tile in enumerate(state.crane) if tile != NO_TILE
        ]
        payable, side = sorted([tile for tile, cost in placed if cost <= gold]), state.side
        always = QUARRIES if upgrade.why_not(state, self.seat, False) else UPGRADE
        acting = [
            tile
            for tile in payable
            if side[tile][0] <= always or side[tile][1] <= always or duties.has_action(state, self, tile)
        ]
        return acting or payable

    def helps(self, state: State) -> list[Choice]:
        """What might bring the gold, stone or egg that an action of the tile needs."""
        seat, player, agenda = self.seat, state.players[self.seat], state.agenda
        found: list[Choice] = []
        if agenda.bonus != NO_TILE and why_not_bonus(state, seat) is None:
            found.append(BONUS)
        if why_not_extra(state, seat) is None:
            found.append(EXTRA)
        self.streets(state, found)
        for index, technology in enumerate(player.technologies):
            is_help = technology.trigger == ONCE and may_pay(technology.effects)
            if is_help and technologies.why_not_use(state, seat, technology) is None:
                found.append(USE + index)
        return found

    def moves(self, state: State, found: list[Choice]) -> None:
        """Rows bought with windows, and sideways moves earned this turn."""
        steps = state.agenda.steps
        can_pay = state.players[self.seat].silver_windows >= projects.CLIMB_WINDOWS
        for project in range(len(PROJECTS)):
            if can_pay and projects.why_not_tier(state, self.seat, project) is None:
                found.append(CLIMB + project)
            if steps[project] and can_move(state, self.seat, project):
                found.append(STEP + project)

    def streets(self, state: State, found: list[Choice]) -> None:
        player, agenda = state.players[self.seat], state.agenda
        for space in range(1, len(ROAD_SPACES)):
            if agenda.street & 1 << space and player.gold >= state.road[space].gold:
                found.append(STREET + space)
            if agenda.street_egg & 1 << space and player.eggs:
                found.append(EGG + space)

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        found: list[tuple[Choice, Obstacle | None]] = []
        seat, player, agenda = self.seat, state.players[self.seat], state.agenda
        if agenda.hand == NO_TILE:
            possible, tiles = self.tiles(state), sorted([tile for tile in state.crane if tile != NO_TILE])
            found += [(tile, why_not_tile(state, seat, tile)) for tile in tiles if tile not in possible]
            found.append((END, NO_ACTION_TILE))
        elif not agenda.acted:
            pair = state.side[agenda.hand]
            found += [(ACT + action, catalogue.why_not(state, seat, action, 0, True)) for action in pair]
        if agenda.hand != NO_TILE:
            found.append((END, duties.why_not_end(state, self)))
        found.append((EXTRA, why_not_extra(state, seat)))
        found.append((REFRESH, rows.why_not_refresh(state, seat)))
        if agenda.bonus != NO_TILE and state.box.wheel[agenda.bonus].kind != SPECIAL_BONUS:
            found.append((BONUS, why_not_bonus(state, seat)))
        if player.seal_claims:
            found.append((SEAL, seals.why_not_claim(state, seat)))
        found += [(CLIMB + at, projects.why_not_climb(state, seat, at)) for at in range(len(PROJECTS))]
        return [(choice, reason) for choice, reason in found + self.blocked_uses(state) if reason is not None]

    def blocked_uses(self, state: State) -> list[tuple[Choice, Obstacle | None]]:
        player, agenda = state.players[self.seat], state.agenda
        found: list[tuple[Choice, Obstacle | None]] = []
        for index, technology in enumerate(player.technologies):
            if technology.trigger == ONCE:
                found.append((USE + index, technologies.why_not_use(state, self.seat, technology)))
        for space in range(1, len(ROAD_SPACES)):
            gold = state.road[space].gold
            if agenda.street & 1 << space and player.gold < gold:
                found.append((STREET + space, Obstacle("cannot_afford", cost=gold, have=player.gold)))
            if agenda.street_egg & 1 << space and not player.eggs:
                found.append((EGG + space, NO_EGG))
        stuck = [at for at, moves in enumerate(agenda.steps) if moves and not can_move(state, self.seat, at)]
        return found + [(STEP + project, LAST_COLUMN) for project in stuck]

    def resolve(self, state: State, choice: Choice) -> None:
        seat = self.seat
        if choice == END:
            return
        state.then(self)
        if choice < ACT:
            crane.take(state, seat, choice)
        elif choice < EXTRA:
            state.agenda.acted = True
            state.then(SettleSpecial(seat))
            catalogue.begin(state, seat, choice - ACT, 0, True)
        elif choice == EXTRA:
            state.then(BuyExtraAction(seat))
        elif choice == REFRESH:
            state.then(rows.RefreshRow(seat))
        elif choice == BONUS:
            take_bonus(state, seat)
        elif choice == SEAL:
            state.then(seals.ClaimSeal(seat))
        else:
            self.resolve_open(state, choice)

    def resolve_open(self, state: State, choice: Choice) -> None:
        """Moves, streets and technologies."""
        seat = self.seat
        if choice < STEP:
            projects.climb(state, seat, choice - CLIMB)
        elif choice < STREET:
            projects.make_waiting_move(state, seat, choice - STEP)
        elif choice < EGG:
            kings_road.use_street(state, seat, choice - STREET)
        elif choice < USE:
            kings_road.use_street_egg(state, seat, choice - EGG)
        else:
            technologies.use(state, seat, state.players[seat].technologies[choice - USE])

    def notation(self, state: State, choice: Choice) -> str:
        if choice in WORDS:
            return WORDS[choice]
        if choice < ACT:
            one, other = state.side[choice]
            return f"tile {state.box.tile_names[choice]} {ACTIONS[one]}/{ACTIONS[other]}"
        if choice < EXTRA:
            return ACTIONS[choice - ACT]
        if choice < STEP:
            return f"climb {PROJECTS[choice - CLIMB]}"
        if choice < STREET:
            return f"step {PROJECTS[choice - STEP]}"
        if choice < EGG:
            return f"street {ROAD_SPACES[choice - STREET]}"
        if choice < USE:
            return f"egg {ROAD_SPACES[choice - EGG]}"
        return f"use {state.players[self.seat].technologies[choice - USE].key}"


def why_not_tile(state: State, seat: int, tile: int) -> Obstacle:
    """Of a tile that may not be taken: it costs too much, or it has no action that is possible (P1)."""
    cost, have = crane.gold_for(state, tile), state.players[seat].gold
    return Obstacle("cannot_afford", cost=cost, have=have) if cost > have else NO_ACTION_POSSIBLE


# The wheel's bonus


def why_not_bonus(state: State, seat: int) -> Obstacle | None:
    sector: Sector = state.box.wheel[state.agenda.bonus]
    if sector.kind == SPECIAL_BONUS:
        return WAITS_FOR_SPECIAL_TILE
    have = state.players[seat].held(sector.resource)
    return Obstacle("cannot_afford", cost=1, have=have) if sector.kind == EGG_BONUS and not have else None


def take_bonus(state: State, seat: int) -> None:
    """Gain it, or pay for the egg; an ability may add to it."""
    sector: Sector = state.box.wheel[state.agenda.bonus]
    state.agenda.bonus = NO_TILE
    state.tell(told.WheelBonusTaken, seat, sector.key)
    if sector.kind == EGG_BONUS:
        state.players[seat].pay(sector.resource == GOLD, sector.resource == STONE)
        gains.gain_eggs(state, seat, 1)
    give(state, seat, sector.effects, FROM_CRANE)
    gains.trigger(state, seat, sector.trigger)


class SettleSpecial(Step):
    """The action of the tile is done: a special tile that was not taken is points instead."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if state.agenda.bonus != NO_TILE and state.box.wheel[state.agenda.bonus].kind == SPECIAL_BONUS:
            points = state.box.wheel[state.agenda.bonus].points
            state.agenda.bonus = NO_TILE
            crane.score_choice(state, self.seat, points)


# The extra action


def why_not_extra(state: State, seat: int) -> Obstacle | None:
    player = state.players[seat]
    if state.agenda.extra:
        return EXTRA_ACTION_USED
    if not player.gold_windows or player.gold_windows + player.silver_windows < 2:
        return NO_WINDOWS
    return None


class BuyExtraAction(Decision):
    """Which of the six actions? The windows are paid before it is performed."""

    __slots__ = ()

    def options(self, state: State) -> list[Choice]:
        actions = range(len(ACTIONS))
        return [action for action in actions if catalogue.why_not(state, self.seat, action, 0, False) is None]

    def blocked(self, state: State) -> list[tuple[Choice, Obstacle]]:
        actions = range(len(ACTIONS))
        reasons = [(action, catalogue.why_not(state, self.seat, action, 0, False)) for action in actions]
        return [(action, reason) for action, reason in reasons if reason is not None]

    def resolve(self, state: State, action: Choice) -> None:
        player = state.players[self.seat]
        if player.gold_windows > 1 and player.silver_windows:
            state.then(PayWindows(self.seat, action))
        else:
            perform_extra(state, self.seat, action, 0 if player.gold_windows > 1 else 1)

    def notation(self, state: State, action: Choice) -> str:
        return f"extra {ACTIONS[action]}"


class PayWindows(Decision):
    """Two gold windows, or a gold and a silver one?"""

    __slots__ = ("action",)

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def options(self, state: State) -> list[Choice]:
        return [0, 1]

    def resolve(self, state: State, silver: Choice) -> None:
        perform_extra(state, self.seat, self.action, silver)

    def notation(self, state: State, silver: Choice) -> str:
        return "pay gold and silver window" if silver else "pay two gold windows"


def perform_extra(state: State, seat: int, action: int, silver: int) -> None:
    player = state.players[seat]
    player.gold_windows -= 2 - silver
    player.silver_windows -= silver
    state.agenda.extra = True
    state.tell(told.ExtraActionBought, seat, 2 - silver, silver)
    catalogue.begin(state, seat, action, 0, False)
