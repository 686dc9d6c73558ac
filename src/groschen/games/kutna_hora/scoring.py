"""Points: the patricians' and the final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.games.kutna_hora.names import (
    FINAL,
    GREEN,
    NOBODY,
    SCORES,
    SILVER_PATRICIAN,
    YELLOW,
)
from groschen.games.kutna_hora.prices import income

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

PELICAN_PAIR_POINTS: Final = 3
ROW_POINTS: Final[tuple[int, ...]] = (0, 2, 4)
COLUMN_POINTS: Final = 3
INCOME_STEP: Final = 10
SCORING_COUNT: Final = 3
"""The council gives points at the end of each of so many last rounds."""


def patrician_points(state: State, seat: int) -> list[int]:
    """What the council gives this seat now, by colour."""
    council = state.council
    return [seated and seated * worth_of_one(state, seat, colour) for colour, seated in enumerate(council)]


def worth_of_one(state: State, seat: int, colour: int) -> int:
    """What each patrician of a colour on the council gives this seat."""
    player = state.players[seat]
    if colour == GREEN:
        return state.public_neighbours(seat)
    if colour == SILVER_PATRICIAN:
        return player.used_pelicans // 2 * PELICAN_PAIR_POINTS
    if colour == YELLOW:
        return ROW_POINTS[min(fewest_mines_in_a_row(state, seat), 2)]
    return player.cleared_columns() * COLUMN_POINTS


def fewest_mines_in_a_row(state: State, seat: int) -> int:
    miners, rows = state.miners, state.board.mines.rows
    return min(miners[row[0] : row[-1] + 1].count(seat) for row in rows)


def town_points(state: State, seat: int) -> int:
    """1 point for each matching dot beside each of the seat's buildings."""
    return sum(state.matching_dots(square) for square in state.buildings_of(seat))


def row_points(state: State, row: int) -> list[int]:
    """What one row of mines gives each seat. Those who tie all get the full value of their place."""
    total = 0
    stars = [0] * len(state.players)
    for square in state.board.mines.rows[row]:
        mine, owner = state.mines[square], state.miners[square]
        if mine is not None:
            total += mine.stars
            if owner != NOBODY:
                stars[owner] += mine.stars
    values = state.box.row_value(total)
    points = [0] * len(stars)
    for seat, own in enumerate(stars):
        place = sum(other > own for other in stars)
        if own and place < len(values):
            points[seat] = values[place]
    return points


def mine_points(state: State) -> list[int]:
    """By seat, all rows together."""
    by_row = [row_points(state, row) for row in range(state.board.mines.height)]
    return [sum(points[seat] for points in by_row) for seat in range(len(state.players))]


def extra_points(state: State, seat: int) -> int:
    """1 point for each tile in a slot, claimed plot and pelican that was not used."""
    player = state.players[seat]
    return len(player.slots) + state.plots_of(seat) + player.pelicans


def final_points(state: State) -> list[list[int]]:
    """By seat, what the end of the game adds, in the order of FINAL."""
    mines = mine_points(state)
    return [
        [
            town_points(state, seat),
            mines[seat],
            income(state, seat) // INCOME_STEP,
            state.box.reputation[player.reputation],
            extra_points(state, seat),
        ]
        for seat, player in enumerate(state.players)
    ]


def scores(state: State) -> list[dict[str, int]]:
    """Every category and the total, as if the game ended now."""
    found: list[dict[str, int]] = []
    for player, final in zip(state.players, final_points(state), strict=True):
        points = dict(zip((*SCORES, *FINAL), (*player.points, *final), strict=True))
        found.append(points | {"total": sum(points.values())})
    return found


def ranking(state: State) -> list[list[int]]:
    """Seats from first to last: by points, then by groschen; those still tied stand together."""
    totals = [score["total"] for score in scores(state)]
    results = [(totals[seat], player.groschen) for seat, player in enumerate(state.players)]
    best_first = sorted(set(results), reverse=True)
    return [[seat for seat, result in enumerate(results) if result == best] for best in best_first]
