"""What a position of Kutná Hora is worth to a seat, in points at the end of the game.

Points on the board count as they are. What may still become points (money, production, tiles, plots,
pelicans, reputation) counts by how many cards are left to use it.
"""

from __future__ import annotations

from groschen.games.kutna_hora.components import Building
from groschen.games.kutna_hora.scoring import (
    SCORING_COUNT,
    extra_points,
    mine_points,
    patrician_points,
    town_points,
)
from groschen.games.kutna_hora.state import State

ENDS = frozenset({"PlayCard", "PayTaxes"})

CARDS_A_ROUND = 5
GROSCHEN_A_CARD = 9
"""What a card can turn into points; money beyond that has little use."""
POINTS_A_GROSCHEN = 0.14
IDLE_GROSCHEN = 0.02
POINTS_A_REPUTATION = 0.55
POINTS_A_STAR = 0.35
POINTS_A_PELICAN = 1.3
POINTS_A_NEIGHBOUR = 0.45
"""A free square beside a building of one's own may bring a matching dot."""
BUILT_SHARE = 0.7
"""How much of a building's worth a tile with a plot has; a tile or plot alone has half of it."""


def judge(state: State, seat: int) -> float:
    """The expected final points of the seat, less a part of what the council gives to others."""
    player = state.players[seat]
    left = cards_left(state, seat)
    worth = float(player.track_points() + town_points(state, seat))
    worth += mine_points(state)[seat] + POINTS_A_STAR * stars(state, seat)
    worth += state.income(seat) / 10 + money(state, seat, left)
    worth += reputation(state, seat, left) + council(state, seat)
    worth += prospects(state, seat, left)
    return worth


def cards_left(state: State, seat: int) -> int:
    in_hand = len(state.players[seat].hand) - 1
    return max(in_hand, 0) + CARDS_A_ROUND * (state.rounds() - state.round)


def money(state: State, seat: int, left: int) -> float:
    """Groschen in hand and to come, as far as the cards that are left can spend them."""
    incomes = left / CARDS_A_ROUND
    rounds = state.rounds() - state.round + 1
    total = state.players[seat].groschen + state.income(seat) * incomes - state.tax * rounds * 0.5
    useful = min(total, GROSCHEN_A_CARD * left)
    return POINTS_A_GROSCHEN * useful + IDLE_GROSCHEN * (total - useful)


def reputation(state: State, seat: int, left: int) -> float:
    player = state.players[seat]
    share = left / (CARDS_A_ROUND * state.rounds())
    worth = float(state.box.reputation[player.reputation])
    worth += share * POINTS_A_REPUTATION * player.reputation
    worth += share * (1.5 * (player.reputation >= 3) + 0.7 * (player.reputation >= 6))
    return worth


def stars(state: State, seat: int) -> int:
    mines = zip(state.mines, state.miners, strict=True)
    return sum(mine.stars for mine, owner in mines if mine is not None and owner == seat)


def council(state: State, seat: int) -> float:
    """What the council will still give, compared with what it gives the others."""
    scorings = min(SCORING_COUNT, state.rounds() - state.round + 1)
    if not any(state.council):
        return 0.0
    points = [sum(patrician_points(state, at)) for at in range(len(state.players))]
    others = [points[at] for at in range(len(points)) if at != seat]
    return scorings * (points[seat] - 0.5 * sum(others) / len(others))


def prospects(state: State, seat: int, left: int) -> float:
    """Tiles, plots, pelicans, miners and free neighbours that may still become points."""
    player = state.players[seat]
    if not left:
        return float(extra_points(state, seat))
    share = min(left / 10, 1.0)
    plots = [square for square, owner in enumerate(state.plots) if owner == seat]
    worth = share * POINTS_A_PELICAN * min(player.pelicans, left / 4) + player.pelicans
    worth += 0.12 * min(player.pool, left)
    worth += POINTS_A_NEIGHBOUR * share * free_neighbours(state, seat)
    values = sorted((building_worth(state, seat, tile, left) for tile in player.slots), reverse=True)
    for at, value in enumerate(values):
        worth += share * value * (BUILT_SHARE if at < len(plots) else BUILT_SHARE / 2)
    worth += sum(share * BUILT_SHARE / 2 * plot_worth(state, seat, square) for square in plots)
    return worth + 0.05 * len({action for card in player.hand for action in state.box.cards[card]})


def free_neighbours(state: State, seat: int) -> int:
    neighbours = state.board.town.neighbours
    return sum(state.is_free(other) for square in state.buildings_of(seat) for other in neighbours[square])


def plot_worth(state: State, seat: int, square: int) -> float:
    """A plot is worth what stands and lies around it."""
    worth = 2.0 + 0.5 * len(state.board.villages[square])
    for other in state.board.town.neighbours[square]:
        tile = state.town[other]
        if tile is not None:
            worth += 0.4 * len(tile.dots) + 0.8 * (state.owners[other] == seat)
    return worth


def building_worth(state: State, seat: int, tile: Building, left: int) -> float:
    """What building a tile would add, without its place."""
    worth = effects_worth(tile) + 1.0 - POINTS_A_GROSCHEN * state.wood_cost(tile.wood) * 0.6
    if not tile.is_public():
        gain = production_of(tile) * state.price(tile.guild)
        worth += gain / 10 + POINTS_A_GROSCHEN * gain * max(left - 2, 0) / CARDS_A_ROUND + 2.0
    return max(worth, 0.5)


def production_of(tile: Building) -> int:
    return sum(effect.amount for effect in tile.effects if type(effect).__name__ == "Production")


EFFECT_WORTH = {"Points": 1.0, "Reputation": 0.7, "Pelicans": 2.0, "Technology": 2.0, "House": 1.0}


def effects_worth(tile: Building) -> float:
    return sum(EFFECT_WORTH.get(type(effect).__name__, 0.0) * effect.amount for effect in tile.effects)
