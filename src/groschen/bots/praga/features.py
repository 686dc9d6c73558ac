"""What can be said of a seat's position in Praga in numbers: `features`, named by `NAMES`.

First the parts of the judgement, then what is counted on the table. Whoever learns something about the
game, or wants numbers instead of pieces, starts here. The list only grows at its end; its names are
what a file of weights refers to.
"""

from __future__ import annotations

from typing import Final

from groschen.bots.praga.judging import PARTS, parts, turns_left
from groschen.games.praga import crane
from groschen.games.praga.counting_turns import TURNS
from groschen.games.praga.names import ACTIONS, CATHEDRAL, FINAL, GOLD, HUNGER_WALL, NO_TILE, ONCE, STONE
from groschen.games.praga.player import MOST, Player
from groschen.games.praga.scoring import final_points
from groschen.games.praga.state import State

NAMES: Final[tuple[str, ...]] = (
    *[f"judged {part}" for part in PARTS],
    "gold",
    "stone",
    "goods near the limit",
    "silver windows",
    "gold windows",
    "eggs",
    "red tokens",
    "blue tokens",
    "mines",
    "quarries",
    "tokens of mines",
    "tokens of quarries",
    "wealth bonuses",
    "cubes in hand",
    "seals claimed",
    "seals",
    "technology",
    "university",
    "technology by university",
    "technologies that stay",
    "technologies for once",
    "road",
    "row of the hunger wall",
    "column of the hunger wall",
    "blue tokens by column",
    "row of the cathedral",
    "column of the cathedral",
    "red tokens by column",
    "walls",
    "upgrades of era I",
    "upgrades of era II",
    *[f"{action} upgraded" for action in ACTIONS],
    "scoring tiles",
    "cubes in the city",
    "plazas with a cube",
    *[f"{category} now" for category in FINAL],
    "free tiles of the crane",
    "points on the crane",
    "mean of the others' track",
)


def features(state: State, seat: int) -> list[float]:
    """The numbers that NAMES names, in that order."""
    player = state.players[seat]
    found = parts(state, seat)
    found += goods_of(state, player)
    found.append(float(state.seals.count(seat)))
    found += learning_of(player)
    found += projects_of(player)
    found += board_of(state, player)
    found += city_of(state, seat, player)
    found += [float(points) for points in final_points(state, seat)]
    found += table_of(state, seat)
    return found


def share_left(state: State, seat: int) -> float:
    """How much of the game is still to come for the seat, from 1 to 0."""
    return turns_left(state, seat) / TURNS


def goods_of(state: State, player: Player) -> list[float]:
    return [
        float(player.gold),
        float(player.stone),
        float(max(player.gold - MOST + 2, 0) + max(player.stone - MOST + 2, 0)),
        float(player.silver_windows),
        float(player.gold_windows),
        float(player.eggs),
        float(player.red),
        float(player.blue),
        float(player.mines),
        float(player.quarries),
        float(len(player.tokens[GOLD])),
        float(len(player.tokens[STONE])),
        wealth_of(state, player),
        float(player.cubes),
        float(player.seal_claims),
    ]


def wealth_of(state: State, player: Player) -> float:
    """1, 2 and 4 for the first three bonuses of the box, as the weights have learned it."""
    return float(
        sum([1 << at for at, bonus in enumerate(state.box.wealth) if bonus.key not in player.wealth])
    )


def learning_of(player: Player) -> list[float]:
    once = sum([technology.trigger == ONCE for technology in player.technologies])
    return [
        float(player.technology),
        float(player.university),
        float(player.technology * player.university),
        float(len(player.technologies) - once),
        float(once),
        float(player.road),
    ]


def projects_of(player: Player) -> list[float]:
    found: list[float] = []
    for project, tokens in ((HUNGER_WALL, player.blue), (CATHEDRAL, player.red)):
        row, column = player.row[project], player.column[project]
        found += [float(row), float(column), float(tokens * column)]
    return found


def board_of(state: State, player: Player) -> list[float]:
    upgraded = [float(player.board[place] is not None) for place in state.box.places]
    return [float(player.walls()), float(player.upgrades[0]), float(player.upgrades[1]), *upgraded]


def city_of(state: State, seat: int, player: Player) -> list[float]:
    cubes = state.cubes
    plazas = 0
    if seat in cubes:
        plazas = sum([any(cubes[site] == seat for site in plaza.sites) for plaza in state.box.plaza_hexes])
    return [float(len(player.scoring)), float(cubes.count(seat)), float(plazas)]


def table_of(state: State, seat: int) -> list[float]:
    """What the crane offers everybody, and how far the others are."""
    others = [player.track_points() for at, player in enumerate(state.players) if at != seat]
    free, best = 0, 0
    for sector, tile in enumerate(state.crane):
        if tile != NO_TILE:
            position = state.position_of(sector)
            free += not state.box.crane_gold[position]
            best = max(best, crane.FIVE if state.five[tile] else state.box.crane_points[position])
    return [float(free), float(best), sum(others) / len(others) if others else 0.0]
