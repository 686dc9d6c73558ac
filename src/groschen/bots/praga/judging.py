"""What a position of Praga Caput Regni is worth to a seat, in points at the end of the game.

What the end of the game would count is counted as if the markers had gone on moving at their usual pace for
the turns that are left. Goods, windows, eggs and abilities count by the turns that are left to use
them. The weights were found by self-play.
"""

from __future__ import annotations

from typing import Final

from groschen.bots.praga.places import open_ends
from groschen.bots.praga.worth import effects_worth
from groschen.games.praga.box.pieces import GAIN_BONUS, Project
from groschen.games.praga.counting_turns import TURNS, turns_begun
from groschen.games.praga.names import (
    BUILDING,
    CATHEDRAL,
    GOLD,
    HUNGER_WALL,
    NO_TILE,
    NOBODY,
    ON_CATHEDRAL_BUILDING,
    ON_PLAIN_BUILDING,
    ON_UNIVERSITY,
    ON_UPGRADE,
    ON_WALL,
    ONCE,
    PER_GOLD,
    PER_PAIR,
    PER_STONE,
    PER_UPGRADE,
    PER_WALL,
    SPACE_V,
    STONE,
    TRIGGERS,
    UPGRADE,
    WALL,
    WHEEL_EGG,
)
from groschen.games.praga.player import Player
from groschen.games.praga.projects import TOP_TIER
from groschen.games.praga.scoring import final_points, seal_points, tile_points
from groschen.games.praga.state import State

SOON = 5
"""With so many turns left or more, goods are worth their full price."""

GOODS = (0.0, 0.55, 0.8, 0.9, 1.0)
"""What a gold or a stone is worth with so many turns left."""
PLENTY = 6
BEYOND_PLENTY = 0.6
PRODUCTIONS = 0.17
"""How often in a turn each track will produce."""
END_OF_TRACK = 6.0
WINDOW = (1.6, 1.2)
GOLDEN = 1.0
SPARE_WINDOW = 1.2
EGGS = (0.0, 2.4, 4.6, 6.8, 9.2, 10.5, 11.5)
ROAD = (0.0, 4.0, 7.0, 6.0, 6.0, 0.0)
"""What is behind the next spaces of the King's Road, as far as there are turns to go there."""
SEAL_CLAIM = 4.5
EXPECTED_SEALS = {PER_GOLD: 11.0, PER_STONE: 11.0, PER_PAIR: 14.0}
"""What a seal brings to those who save for it."""
PERFORMANCES = (0.2, 0.18, 0.22, 0.24, 0.24, 0.15)
"""How often in a turn each action will be performed, extra actions among them."""
EVENTS: dict[str, float] = {
    "technology": 0.35,
    "university": 0.4,
    "row up": 0.4,
    "sideways": 0.4,
    "tile points": 0.5,
    "cathedral building": 0.18,
    "plain building": 0.18,
    "hunger wall": 0.1,
    "plain wall": 0.13,
    "egg": 0.3,
    "upgrade": 0.22,
    "wall": 0.24,
    "building": 0.24,
    "mine": 0.2,
    "quarry": 0.2,
}
"""How often in a turn an ability will work."""
WHEEL_RATE = 0.12
WHEEL_SHOWS = 0.09
"""The same for the wheel's bonuses: in general, and for each action tile that stands on one now."""
ANSWERS = {
    ON_CATHEDRAL_BUILDING: BUILDING,
    ON_PLAIN_BUILDING: BUILDING,
    ON_UPGRADE: UPGRADE,
    ON_WALL: WALL,
}
UPGRADED = 1.4
"""An action that has an upgrade is performed more often."""
RATES = tuple(EVENTS.get(trigger, 0.0) for trigger in TRIGGERS)
HELD = 0.85
TECHNOLOGY_PACE = 0.3
UNIVERSITY_PACE = 0.4
ROW_PACE = 0.26
COLUMN_PACE = 0.2
TOKEN_PACE = 0.2
WALL_PACE = 0.22
UPGRADE_PACE = 0.22
WALL_WORTH = (0.0, 0.8, 2.0, 5.0, 9.5, 13.0, 18.0)
FINAL_TILE = 9.0
"""What the top tier of the Cathedral promises."""
COMPLETION_PACE = 0.16


PARTS: Final = (
    "track",
    "academics",
    "goods",
    "production",
    "windows",
    "seals",
    "eggs",
    "road",
    "walls",
    "abilities",
    "upgrades",
    "technologies",
    "open ends",
    "plazas",
    "hunger wall",
    "cathedral",
    "bonus",
)
"""What a judgement is made of, in the order of `parts`."""


def judge(state: State, seat: int) -> float:
    """The expected final points of the seat."""
    return sum(parts(state, seat))


def parts(state: State, seat: int) -> list[float]:
    """The judgement by PARTS: points that are there and points that are expected."""
    player = state.players[seat]
    if state.is_over:
        return at_the_end(state, seat)
    left = turns_left(state, seat)
    ahead = min(left / SOON, 1.0)
    in_turn = state.active == seat
    return [
        float(player.track_points()),
        academics(state, player, left),
        goods(player, left),
        tracks(state, player, left, ahead),
        windows(state, player, left, in_turn),
        player.seal_claims * SEAL_CLAIM * (left > 0 or in_turn),
        eggs(state, player, ahead),
        road(player, left),
        wall_worth(state, player, left),
        abilities(state, seat, left, ahead),
        upgrades(state, player, left, ahead),
        technologies(state, player, left, ahead, in_turn),
        open_ends(player.board, player.turned) * min(left / 8, 1.0),
        claims(state, seat, left, ahead),
        project_worth(state, seat, HUNGER_WALL, left),
        project_worth(state, seat, CATHEDRAL, left),
        waiting_bonus(state, ahead) if in_turn else 0.0,
    ]


def at_the_end(state: State, seat: int) -> list[float]:
    """The same when nothing more can come: what the final scoring counts, where it belongs."""
    academic, hunger, cathedral, wall, ability, egg = [float(each) for each in final_points(state, seat)]
    found = dict.fromkeys(PARTS, 0.0)
    found["track"] = float(state.players[seat].track_points())
    found["academics"], found["eggs"] = academic, egg
    found["walls"], found["abilities"] = wall, ability
    found["hunger wall"], found["cathedral"] = hunger, cathedral
    return list(found.values())


def turns_left(state: State, seat: int) -> int:
    """Turns of the seat still to begin, and the present one before its action."""
    in_hand = state.active == seat and not state.agenda.acted
    return TURNS - turns_begun(state, seat) + in_hand


def between(values: list[int] | tuple[int, ...] | tuple[float, ...], at: float) -> float:
    """A value of a printed line, also between two of its spaces."""
    if at >= len(values) - 1:
        return values[-1]
    low = int(at)
    return values[low] + (at - low) * (values[low + 1] - values[low])


# Goods


def goods(player: Player, left: int) -> float:
    price = GOODS[min(left, len(GOODS) - 1)]
    useful = 0.0
    for amount in (player.gold, player.stone):
        useful += amount if amount <= PLENTY else PLENTY + BEYOND_PLENTY * (amount - PLENTY)
    return price * useful


def tracks(state: State, player: Player, left: int, ahead: float) -> float:
    """What mines and quarries will still produce."""
    worth = 0.0
    for track in (GOLD, STONE):
        line, number = state.box.tracks[track], player.count(track)
        a_time = 0.95 * number + effects_worth(line.bonuses[number], ahead)
        for token in player.tokens[track]:
            a_time += effects_worth(token.effects, ahead)
        worth += PRODUCTIONS * left * a_time + END_OF_TRACK * ahead * number / line.last
    return worth


def windows(state: State, player: Player, left: int, in_turn: bool) -> float:
    """Two can be kept; more are only of use in the same turn."""
    gold, silver = player.gold_windows, player.silver_windows
    total = gold + silver
    if not total or not (left or in_turn):
        return 0.0
    worth = sum(WINDOW[: min(total, 2)]) + GOLDEN * min(gold, 2)
    if left:
        return worth + (SPARE_WINDOW * (total - 2) if total > 2 else 0.0)
    if silver < 2 and (state.agenda.extra or not gold or total < 2):
        return 0.0
    return 0.8 * worth


def eggs(state: State, player: Player, ahead: float) -> float:
    """Points at the end, or what they buy on the road."""
    points = state.box.egg_points
    at_the_end = points[min(player.eggs, len(points) - 1)]
    return at_the_end + ahead * (EGGS[min(player.eggs, len(EGGS) - 1)] - at_the_end)


def road(player: Player, left: int) -> float:
    spaces = SPACE_V - player.road
    return ROAD[player.road] * min(left / (2 * spaces), 1.0) if spaces else 0.0


# What the end of the game counts


def academics(state: State, player: Player, left: int) -> float:
    multipliers = state.box.multipliers
    highest = len(multipliers) - 1
    technology = min(player.technology + TECHNOLOGY_PACE * left, highest)
    university = min(player.university + UNIVERSITY_PACE * left, highest)
    return (
        technology * between(multipliers, university)
        if left
        else float(player.technology * multipliers[player.university])
    )


def project_worth(state: State, seat: int, project: int, left: int) -> float:
    """Row and column as far as they will come; sideways moves that wait are as good as made."""
    player, grid = state.players[seat], state.projects[project]
    row, column, points = player.row[project], player.column[project], 0.0
    if state.active == seat:
        for _ in range(state.agenda.steps[project]):
            column, points = _stepped(grid, row, column, points)
    tokens = (player.blue if project == HUNGER_WALL else player.red) + TOKEN_PACE * left
    worth = points + tokens * between(grid.column_points, min(column + COLUMN_PACE * left, grid.width - 1))
    reached = row + ROW_PACE * left
    worth += between(grid.row_points, reached)
    if project == CATHEDRAL and state.cathedral_finals and grid.tier[row] < TOP_TIER:
        short = grid.tier.index(TOP_TIER) - reached
        worth += FINAL_TILE * max(1 - max(short, 0.0) / 2.5, 0.0) if left else 0.0
    return worth


def _stepped(grid: Project, row: int, column: int, points: float) -> tuple[int, float]:
    if column == grid.width - 1:
        return column, points
    square = grid.squares[row][column + 1]
    return column + 1, points + max(square, 0) + (1.0 if square < 0 else 0.0)


def wall_worth(state: State, player: Player, left: int) -> float:
    built, points = player.walls(), state.box.wall_points
    at_the_end = points[min(built, len(points) - 1)]
    share = min(left / 6, 1.0)
    expected = between(WALL_WORTH, built + 0.5 * WALL_PACE * left) if left else 0.0
    return at_the_end + share * (expected - at_the_end)


def abilities(state: State, seat: int, left: int, ahead: float) -> float:
    """Final-scoring tiles and seals."""
    player, worth = state.players[seat], 0.0
    for tile in player.scoring:
        worth += tile_points(state, seat, tile)
        if tile.scoring == PER_UPGRADE:
            worth += tile.value * UPGRADE_PACE * left
        elif tile.scoring == PER_WALL:
            worth += tile.value * WALL_PACE * left
        else:
            worth += tile.value * 0.3 * left
    now = float(seal_points(state, seat))
    for index, owner in enumerate(state.seals):
        if owner == seat and state.box.seals[index].scoring in EXPECTED_SEALS:
            now += ahead * (EXPECTED_SEALS[state.box.seals[index].scoring] - now)
    return worth + now


# What still works for the player


def upgrades(state: State, player: Player, left: int, ahead: float) -> float:
    worth = 0.0
    for action, place in enumerate(state.box.places):
        tile = player.board[place]
        if tile is not None:
            times = PERFORMANCES[action] * left
            if place == state.box.places[-1]:
                times = min(times, SPACE_V - player.road)
            worth += times * effects_worth(tile.effects, ahead)
    return worth


def times(state: State, player: Player, trigger: int, left: int) -> float:
    """How often an ability will still work: the wheel's by what it shows, the others by their usual rate."""
    if trigger <= WHEEL_EGG:
        sectors = zip(state.box.wheel, state.crane, strict=True)
        showing = sum([tile != NO_TILE and sector.trigger == trigger for sector, tile in sectors])
        return (WHEEL_RATE + WHEEL_SHOWS * showing) * left
    count = RATES[trigger] * left
    if trigger == ON_UNIVERSITY:
        return min(count, len(state.box.multipliers) - 1 - player.university)
    if trigger in ANSWERS and player.board[state.box.places[ANSWERS[trigger]]] is not None:
        return UPGRADED * count
    return count


def technologies(state: State, player: Player, left: int, ahead: float, in_turn: bool) -> float:
    worth = 0.0
    for tile in player.technologies:
        if tile.trigger != ONCE:
            worth += times(state, player, tile.trigger, left) * effects_worth(tile.effects, ahead)
        elif left or in_turn:
            worth += HELD * effects_worth(tile.effects, ahead)
    return worth


def claims(state: State, seat: int, left: int, ahead: float) -> float:
    """Plazas with a cube of the seat: one reward or both when they are completed, else the lower one."""
    worth = 0.0
    if seat not in state.cubes:
        return worth
    for at, plaza in enumerate(state.plazas):
        if plaza is None:
            continue
        around = state.box.plaza_hexes[at].sites
        owners = [state.cubes[site] for site in around]
        own = owners.count(seat)
        if not own:
            continue
        free = sum([state.city[site] is None for site in around])
        others = [owner for owner in owners if owner not in (seat, NOBODY)]
        most = max([others.count(owner) for owner in others], default=0)
        upper, lower = effects_worth(plaza.upper, ahead), effects_worth(plaza.lower, ahead)
        both = 0.85 if own > most else 0.5 if own == most else 0.15
        completed = max(upper, lower) + both * min(upper, lower)
        chance = min(COMPLETION_PACE * left * len(state.players) / max(free, 1), 1.0)
        worth += chance * completed + (1 - chance) * effects_worth(plaza.lower, 0.0)
    return worth


def waiting_bonus(state: State, ahead: float) -> float:
    """The wheel's bonus that has not been taken yet."""
    if state.agenda.bonus == NO_TILE:
        return 0.0
    sector = state.box.wheel[state.agenda.bonus]
    return effects_worth(sector.effects, ahead) if sector.kind == GAIN_BONUS else 0.3
