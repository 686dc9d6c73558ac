"""What a position of Kutná Hora is worth to a seat, in points at the end of the game.

Points on the board count as they are. What may still become points (money, production, tiles, plots,
pelicans, reputation) counts by the cards that are left to use it, less the cards that it still takes.
"""

from __future__ import annotations

from operator import itemgetter

from groschen.games.kutna_hora.components import Building, Tile
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
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
GROSCHEN_A_CARD = 8
"""What a card can turn into points; money beyond that has little use."""
POINTS_A_GROSCHEN = 0.13
IDLE_GROSCHEN = 0.01
POINTS_A_STAR = 0.3
POINTS_A_PELICAN = 1.6
POINTS_A_NEIGHBOUR = 0.7
"""A free square beside a building of one's own may still bring matching dots."""
TYPICAL_PLACE = 2.5
PAIR_SHARE = 0.5
"""How much of a building's worth a tile with a plot has already."""
HALF_SHARE = 0.22
"""The same for a tile or a plot alone."""
EFFECT_WORTH = {
    "Points": 1.0,
    "Reputation": 0.7,
    "Pelicans": 2.2,
    "Technology": 2.5,
    "House": 1.0,
    "PublicTile": 1.5,
    "Patrician": 0.5,
}


def judge(state: State, seat: int) -> float:
    """The expected final points of the seat, less a part of what the council gives to others."""
    player = state.players[seat]
    left = cards_left(state, seat)
    worth = float(player.track_points() + town_points(state, seat))
    worth += mine_points(state)[seat] + POINTS_A_STAR * stars(state, seat)
    worth += state.income(seat) / 10 + money(state, seat, left)
    worth += reputation(state, seat, left) + council(state, seat)
    if not left:
        return worth + extra_points(state, seat)
    return worth + projects(state, seat, left) + means(state, seat, left)


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
    now = state.players[seat].reputation
    share = left / (CARDS_A_ROUND * state.rounds())
    worth = state.box.reputation[now] + share * (1.0 * (now >= 3) + 0.5 * (now >= 6))
    return worth + (0.5 * now if now < 0 else (0.2 + 0.4 * share) * now)


def stars(state: State, seat: int) -> int:
    mines = zip(state.mines, state.miners, strict=True)
    return sum(mine.stars for mine, owner in mines if mine is not None and owner == seat)


def council(state: State, seat: int) -> float:
    """What the council will still give, compared with what it gives the others."""
    if not any(state.council):
        return 0.0
    scorings = min(SCORING_COUNT, state.rounds() - state.round + 1)
    points = [sum(patrician_points(state, at)) for at in range(len(state.players))]
    others = [points[at] for at in range(len(points)) if at != seat]
    return scorings * (points[seat] - 0.5 * sum(others) / len(others))


def means(state: State, seat: int, left: int) -> float:
    """Pelicans, miners, free neighbours and the actions in hand."""
    player = state.players[seat]
    share = min(left / 12, 1.0)
    worth = player.pelicans + share * POINTS_A_PELICAN * min(player.pelicans, left / CARDS_A_ROUND)
    worth += 0.12 * min(player.pool, left)
    worth += POINTS_A_NEIGHBOUR * share * free_neighbours(state, seat)
    return worth + 0.05 * len({action for card in player.hand for action in state.box.cards[card]})


def free_neighbours(state: State, seat: int) -> int:
    neighbours = state.board.town.neighbours
    return sum(state.town[other] is None for at in state.buildings_of(seat) for other in neighbours[at])


def projects(state: State, seat: int, left: int) -> float:
    """Tiles and plots on the way to a building: the best pairs, then what lacks its other half."""
    slots = state.players[seat].slots
    tiles = sorted(((tile_worth(state, seat, tile, left), tile) for tile in slots), key=itemgetter(0))
    plots = [square for square, owner in enumerate(state.plots) if owner == seat]
    worth = 0.0
    while tiles and plots and left > 1:
        value, tile = tiles.pop()
        places = [place_worth(state, seat, tile, square) for square in plots]
        plots.pop(places.index(max(places)))
        worth += max(PAIR_SHARE * (value + max(places)), 0.5)
        left -= 1
    if left > 2:
        worth += sum(max(HALF_SHARE * (value + TYPICAL_PLACE), 0.2) for value, _ in tiles)
        worth += HALF_SHARE * sum(plot_worth(state, seat, square) for square in plots)
    return worth


def plot_worth(state: State, seat: int, square: int) -> float:
    """A plot for a tile not yet taken: dots around it that may match, own buildings that profit."""
    worth = TYPICAL_PLACE + 0.5 * len(state.board.villages[square])
    for other in state.board.town.neighbours[square]:
        tile = state.town[other]
        if tile is not None:
            worth += 0.5 * len(tile.dots) + 0.7 * (state.owners[other] == seat)
    return worth


def tile_worth(state: State, seat: int, tile: Building, left: int) -> float:
    """What building a tile would add, without its place, less its wood."""
    player = state.players[seat]
    worth = effects_worth(tile) - POINTS_A_GROSCHEN * state.wood_cost(tile.wood)
    if tile.is_public():
        return worth + 1.0
    row = player.row_of(tile.guild)
    if not player.houses[row]:
        return -5.0
    gain = production_of(tile) * state.price(tile.guild)
    worth += gain / 10 + POINTS_A_GROSCHEN * gain * max(left - 2, 0) / CARDS_A_ROUND
    worth += effects_worth(state.box.houses[row][HOUSES_IN_ROW - player.houses[row]])
    return worth if state.has_market(tile.guild) else 0.6 * worth - 1.0


def place_worth(state: State, seat: int, tile: Building, square: int) -> float:
    """Dots that the tile would match, and those that it would bring to the seat's own neighbours."""
    worth = 0.0
    if not tile.is_public():
        worth += sum(dot in tile.colours for dot in state.board.villages[square])
    for other in state.board.town.neighbours[square]:
        neighbour = state.town[other]
        if neighbour is None:
            worth += 0.0 if tile.is_public() else POINTS_A_NEIGHBOUR
            continue
        if not tile.is_public():
            worth += sum(dot in tile.colours for dot in neighbour.dots)
        if state.owners[other] == seat:
            worth += sum(dot in neighbour.colours for dot in tile.dots) - POINTS_A_NEIGHBOUR
    return worth


def production_of(tile: Building) -> int:
    return sum(effect.amount for effect in tile.effects if type(effect).__name__ == "Production")


def effects_worth(tile: Tile) -> float:
    return sum(EFFECT_WORTH.get(type(effect).__name__, 0.0) * effect.amount for effect in tile.effects)
