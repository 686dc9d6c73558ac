"""Final scoring.

Academics: each technology space is worth what the University says. Hunger Wall and Cathedral: the row, and
the column for each blue or red token. Walls by their number. Final-scoring tiles and seals. Eggs left.
Plazas that are not complete give their rewards before (`actions/city.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.games.praga.names import (
    CATHEDRAL,
    FINAL,
    FLAT,
    HUNGER_WALL,
    PER_GOLD,
    PER_MINE,
    PER_PAIR,
    PER_QUARRY,
    PER_ROW,
    PER_STONE,
    PER_UNIVERSITY,
    PER_UPGRADE,
    PER_WALL,
    SCORES,
)

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BridgeTile
    from groschen.games.praga.state import State


def academic_points(state: State, seat: int) -> int:
    player = state.players[seat]
    return player.technology * state.box.multipliers[player.university]


def project_points(state: State, seat: int, project: int) -> int:
    """The row, and each blue (Hunger Wall) or red (Cathedral) token by the column."""
    player, grid = state.players[seat], state.projects[project]
    tokens = player.blue if project == HUNGER_WALL else player.red
    return grid.row_points[player.row[project]] + tokens * grid.column_points[player.column[project]]


def wall_points(state: State, seat: int) -> int:
    points = state.box.wall_points
    return points[min(state.players[seat].walls(), len(points) - 1)]


def egg_points(state: State, seat: int) -> int:
    points = state.box.egg_points
    return points[min(state.players[seat].eggs, len(points) - 1)]


def tile_points(state: State, seat: int, tile: BridgeTile) -> int:
    """What a final-scoring tile is worth."""
    player = state.players[seat]
    if tile.scoring == PER_UNIVERSITY:
        counted = player.university
    elif tile.scoring == PER_MINE:
        counted = player.mines
    elif tile.scoring == PER_QUARRY:
        counted = player.quarries
    elif tile.scoring == PER_UPGRADE:
        counted = sum(player.upgrades)
    elif tile.scoring == PER_WALL:
        counted = player.walls()
    else:
        assert tile.scoring == PER_ROW, "a tile scores one of these"
        counted = sum([state.projects[at].numbers[player.row[at]] for at in (HUNGER_WALL, CATHEDRAL)])
    return counted * tile.value


def seal_points(state: State, seat: int) -> int:
    """The best use of gold and stone, each spent once."""
    own = [seal for seal, owner in zip(state.box.seals, state.seals, strict=True) if owner == seat]
    if not own:
        return 0
    per_gold, per_stone, per_pair, flat = [
        sum([seal.value for seal in own if seal.scoring == kind])
        for kind in (PER_GOLD, PER_STONE, PER_PAIR, FLAT)
    ]
    gold, stone = state.players[seat].gold, state.players[seat].stone
    pairs = min(gold, stone)
    apart = per_gold * gold + per_stone * stone
    paired = per_pair * pairs + per_gold * (gold - pairs) + per_stone * (stone - pairs)
    return max(apart, paired) + flat


def ability_points(state: State, seat: int) -> int:
    tiles = sum([tile_points(state, seat, tile) for tile in state.players[seat].scoring])
    return tiles + seal_points(state, seat)


def final_points(state: State, seat: int) -> list[int]:
    """What the end of the game adds, in the order of FINAL."""
    return [
        academic_points(state, seat),
        project_points(state, seat, HUNGER_WALL),
        project_points(state, seat, CATHEDRAL),
        wall_points(state, seat),
        ability_points(state, seat),
        egg_points(state, seat),
    ]


def scores(state: State) -> list[dict[str, int]]:
    """Every category and the total, as if the game ended now."""
    found: list[dict[str, int]] = []
    for seat, player in enumerate(state.players):
        values = (*player.points, *final_points(state, seat))
        points = dict(zip((*SCORES, *FINAL), values, strict=True))
        found.append(points | {"total": sum(points.values())})
    return found


def ranking(state: State) -> list[list[int]]:
    """Seats from first to last; ties go to the later seat."""
    totals = [score["total"] for score in scores(state)]
    order = sorted(range(len(totals)), key=lambda seat: (totals[seat], seat), reverse=True)
    return [[seat] for seat in order]
