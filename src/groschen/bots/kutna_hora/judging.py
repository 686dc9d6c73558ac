"""What a position of Kutná Hora is worth to a seat, in points at the end of the game.

Points on the board count as they are. What may still become points (money, production, tiles, plots,
pelicans, reputation) counts by the cards that are left to use it, less the cards that it still takes.
The weights were set by hand and tried in self-play: games in which every seat played with all of its
weights varied at random found none that were better beyond chance.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Final

from groschen.games.kutna_hora.box.components import Box, Building, Tile
from groschen.games.kutna_hora.end_of_round import taxes_of
from groschen.games.kutna_hora.names import (
    ACTIONS,
    ARM_OF,
    BUILDING,
    FROM_MINES,
    INCOME,
    MINERS,
    ORE,
    PERMITS,
    PLOT,
    RIGHTS,
    ST_BARBARA,
)
from groschen.games.kutna_hora.player import HOUSES_IN_ROW, Player
from groschen.games.kutna_hora.prices import has_market, income, wood_cost
from groschen.games.kutna_hora.scoring import (
    SCORING_COUNT,
    fewest_mines_in_a_row,
    mine_points,
    patrician_points,
    town_points,
)
from groschen.games.kutna_hora.state import State

CARDS_A_ROUND = 5
INCOMES_IN_HAND = (0.0, 0.6, 1.0)
"""How many Incomes this round will still bring, by the cards in hand that have one; later rounds bring 1."""
GROSCHEN_A_CARD = 10.0
"""What a card can turn into points; money beyond that has little use."""
POINTS_A_GROSCHEN = 0.1
IDLE_GROSCHEN = 0.01
CASH = 30.0
"""So much money in hand is worth more than money to come."""
POINTS_A_CASH = 0.04
TAXES_AHEAD = 0.6
"""The share of the coming taxes for which money is kept."""
ORE_A_ROUND = 3.0
"""How far the decks will advance; production is worth what it will fetch then as well as now."""
PEOPLE_A_ROUND = 4.0
POINTS_A_STAR = 0.3
CONTESTED = 0.5
"""The share of the points for mines that others may still take, at the start of the game."""
POINTS_A_ROW = 0.4
"""For mines in all rows, which yellow patricians like."""
MINER_READY = 0.15
POINTS_A_PELICAN = 0.25
USED_PELICAN = 0.5
POINTS_A_NEIGHBOUR = 0.7
"""A free square beside a building of one's own may still bring matching dots."""
TYPICAL_PLACE = 3.0
TYPICAL_TILE = 2.0
TILE_SHARE = 0.33
"""How much of a building's worth its tile, or a plot, has already."""
PAIR_SHARE = 0.65
"""The same for a tile with its plot."""
NEXT_PROJECT = 0.55
"""Of several buildings to be, each later one counts so much less."""
CLOSED_MARKET = 0.6
REPUTATION_BELOW = 0.5
REPUTATION_ABOVE = 0.35
CHEAP_PLOTS = 1.2
FREE_JOKER = 0.6
COUNCIL_GROWTH = 0.1
"""By how much the council's points grow with every round still to play."""
COUNCIL_OTHERS = 0.6
EFFECT_WORTH: dict[str, float] = {
    "Points": 1.0,
    "Reputation": 0.75,
    "Pelicans": 1.5,
    "Technology": 2.0,
    "House": 0.8,
    "PublicTile": 1.2,
    "Patrician": 0.8,
    "Taxes": -0.2,
    "Flip": -0.2,
}
READY: dict[str, float] = {
    "income": 0.3,
    "building": 0.5,
    "plot": 0.3,
    "rights": 0.2,
    "mine": 0.15,
    "barbara": 0.3,
    "joker": 0.1,
}
"""What it is worth to have an action in hand that one has a use for."""
MOST_REMEMBERED: Final = 4096
"""Of what is asked again and again about the same pieces, so many answers are kept."""


PARTS: Final = (
    "track",
    "town",
    "mines",
    "reputation",
    "income",
    "council",
    "money",
    "cathedral",
    "neighbours",
    "projects",
    "cards",
    "taxes",
)
"""What a judgement is made of, in the order of `parts`."""


def judge(state: State, seat: int) -> float:
    """The expected final points of the seat, less a part of what the council gives to others."""
    return sum(parts(state, seat))


def parts(state: State, seat: int) -> list[float]:
    """The judgement by PARTS: points that are there and points that are expected."""
    player = state.players[seat]
    left = cards_left(state, seat)
    mined = float(mine_points(state)[seat])
    reputed = float(state.box.reputation[player.reputation])
    found = [float(player.track_points()), float(town_points(state, seat)), mined, reputed]
    found += [income(state, seat) / 10, council(state, seat)]
    taxes = -unpaid_taxes(state, seat)
    if not left:
        extras = float(len(player.slots) + state.plots_of(seat))
        return [*found, player.groschen / 1000, float(player.pelicans), 0.0, extras, 0.0, taxes]
    riches, rate = money(state, seat, left)
    share = left / (CARDS_A_ROUND * state.rounds())
    found[2] += mining(state, seat, left) - CONTESTED * share * mined
    found[3] += reputation(player.reputation, share)
    neighbours = POINTS_A_NEIGHBOUR * min(left / 12, 1.0) * free_neighbours(state, seat)
    planned = projects(state, seat, left, rate)
    hand = hand_worth(state, seat, player.hand)
    return [*found, riches, cathedral(player, left), neighbours, planned, hand, taxes]


def cards_left(state: State, seat: int) -> int:
    """One card of each round is never played."""
    in_hand = len(state.players[seat].hand) - 1
    return max(in_hand, 0) + CARDS_A_ROUND * (state.rounds() - state.round)


# Money


def money(state: State, seat: int, left: int) -> tuple[float, float]:
    """The worth of groschen in hand and to come, and of one more.

    They are worth something as far as the cards that are left can spend them.
    """
    cash, tax = state.players[seat].groschen, state.tax * (state.rounds() - state.round + 1) * TAXES_AHEAD
    total = cash + incomes_to_come(state, seat) * outlook(state, seat) - tax
    useful = min(total, GROSCHEN_A_CARD * left)
    worth = POINTS_A_GROSCHEN * useful + IDLE_GROSCHEN * (total - useful) + POINTS_A_CASH * min(cash, CASH)
    return worth, POINTS_A_GROSCHEN if total <= useful else IDLE_GROSCHEN


def incomes_to_come(state: State, seat: int) -> float:
    hand, cards = state.players[seat].hand, state.box.cards
    ready = sum([INCOME in cards[card] for card in hand]) if len(hand) > 1 else 0
    return state.rounds() - state.round + INCOMES_IN_HAND[min(ready, 2)]


def outlook(state: State, seat: int) -> float:
    """An income between now and the end of the game, at prices that move on."""
    player = state.players[seat]
    income = player.production[FROM_MINES] * expected_price(state, ORE, 0)
    for row, guild in enumerate(player.guilds):
        if player.production[row]:
            income += player.production[row] * expected_price(state, guild, 0)
    return income


def expected_price(state: State, commodity: int, notches: int) -> float:
    """Half of today's price and half of a later one, with the arm so many notches further."""
    rounds = state.rounds() - state.round
    notch = min(state.arms[ARM_OF[commodity]] + notches, state.box.last_notch)
    prices = state.box.prices[commodity].price
    if commodity <= PERMITS:
        card, later = state.ore, min(state.ore + int(ORE_A_ROUND * rounds * 0.7), state.box.last_ore)
    else:
        last = state.box.last_population
        card, later = state.population, min(state.population + int(PEOPLE_A_ROUND * rounds * 0.7), last)
    return (prices[card][notch] + prices[later][notch]) / 2


def unpaid_taxes(state: State, seat: int) -> float:
    """What the penalty will cost if this round's taxes cannot be paid."""
    player = state.players[seat]
    if not state.stack or type(state.stack[0]).__name__ != "EndRound":
        return 0.0
    this_round = incomes_to_come(state, seat) - (state.rounds() - state.round)
    if player.groschen + this_round * income(state, seat) >= taxes_of(state, seat):
        return 0.0
    below = max(player.reputation - state.penalty(), state.box.lowest)
    points = state.box.reputation[player.reputation] - state.box.reputation[below]
    return points + REPUTATION_BELOW * state.penalty()


def reputation(now: int, share: float) -> float:
    """What it saves on the way, beside the points at the end, with such a share of the game to come."""
    if now < 0:
        return REPUTATION_BELOW * now
    return (REPUTATION_ABOVE * (1 + share)) * now + share * (
        CHEAP_PLOTS * (now >= 3) + FREE_JOKER * (now >= 6)
    )


# Council, cathedral and mines


def council(state: State, seat: int) -> float:
    """What the council will still give, compared with what it gives the others."""
    if not any(state.council) or not state.stack:
        return 0.0
    ahead = state.rounds() - state.round
    points = [sum(patrician_points(state, at)) for at in range(len(state.players))]
    others = sum(points) - points[seat]
    mean = others / (len(points) - 1)
    return (
        min(SCORING_COUNT, ahead + 1) * (1 + COUNCIL_GROWTH * ahead) * (points[seat] - COUNCIL_OTHERS * mean)
    )


def cathedral(player: Player, left: int) -> float:
    """Pelicans: a point each at the end, or more for those that can still be used."""
    usable = min(player.pelicans, left / CARDS_A_ROUND)
    return player.pelicans + POINTS_A_PELICAN * usable + USED_PELICAN * player.used_pelicans


def mining(state: State, seat: int, left: int) -> float:
    rows, waiting = min(fewest_mines_in_a_row(state, seat), 2), min(state.players[seat].pool, left)
    return POINTS_A_STAR * stars_of(state, seat) + POINTS_A_ROW * rows + MINER_READY * waiting


def stars_of(state: State, seat: int) -> int:
    """On the seat's own mines."""
    stars, mines = 0, state.mines
    for square, owner in enumerate(state.miners):
        if owner == seat:
            mine = mines[square]
            stars += 0 if mine is None else mine.stars
    return stars


def free_neighbours(state: State, seat: int) -> int:
    neighbours, town = state.board.town.neighbours, state.town
    return sum([town[other] is None for at in state.buildings_of(seat) for other in neighbours[at]])


# Buildings to be


def projects(state: State, seat: int, left: int, rate: float) -> float:
    """Tiles and plots on the way to a building, the best first, as far as the cards reach."""
    slots = state.players[seat].slots
    tiles = sorted([(tile_worth(state, seat, tile, left, rate), tile) for tile in slots], key=itemgetter(0))
    plots = [square for square, owner in enumerate(state.plots) if owner == seat]
    planned: list[tuple[float, float, int]] = []
    while tiles:
        value, tile = tiles.pop()
        if plots:
            places = [place_worth(state, seat, tile, square) for square in plots]
            plots.pop(places.index(max(places)))
            planned.append((value + max(places), PAIR_SHARE, 1))
        else:
            planned.append((value + TYPICAL_PLACE, TILE_SHARE, 2))
    planned += [(TYPICAL_TILE + plot_worth(state, seat, square), TILE_SHARE, 2) for square in plots]
    return what_can_be_done(planned, left)


def what_can_be_done(planned: list[tuple[float, float, int]], left: int) -> float:
    """Projects (worth, share of it now, cards to go); one that cannot be finished is worth a point."""
    worth, weight = 0.0, 1.0
    for value, share, cards in planned:
        if cards <= left:
            worth += max(weight * share * value, 0.5)
            weight *= NEXT_PROJECT
            left -= cards
        else:
            worth += 1.0
    return worth


def tile_worth(state: State, seat: int, tile: Building, left: int, rate: float) -> float:
    """What building a tile would add, without its place, less its wood."""
    player = state.players[seat]
    worth = effects_worth(tile) - rate * wood_cost(state, tile.wood)
    if tile.is_public():
        return worth
    row = player.row_of(tile.guild)
    if not player.houses[row]:
        return -TYPICAL_PLACE
    before, after = expected_price(state, tile.guild, 0), expected_price(state, tile.guild, 1)
    if tile.guild == MINERS:
        after = before - 0.5
    gain = production_of(tile) * after - player.production[row] * (before - after)
    worth += gain * (0.1 + rate * max(left - 2, 0) / CARDS_A_ROUND)
    worth += effects_worth(state.box.houses[row][HOUSES_IN_ROW - player.houses[row]])
    return worth if has_market(state, tile.guild) else CLOSED_MARKET * worth - 1.0


def place_worth(state: State, seat: int, tile: Building, square: int) -> float:
    """Dots that the tile would match, and those that it would bring to the seat's own neighbours."""
    worth = 0.0
    if not tile.is_public():
        worth += sum([dot in tile.colours for dot in state.board.villages[square]])
    for other in state.board.town.neighbours[square]:
        neighbour = state.town[other]
        if neighbour is None:
            worth += 0.0 if tile.is_public() else POINTS_A_NEIGHBOUR
            continue
        if not tile.is_public():
            worth += sum([dot in tile.colours for dot in neighbour.dots])
        if state.owners[other] == seat:
            worth += sum([dot in neighbour.colours for dot in tile.dots]) - POINTS_A_NEIGHBOUR
    return worth


def plot_worth(state: State, seat: int, square: int) -> float:
    """A plot for a tile not yet taken: dots around it that may match, own buildings that profit."""
    worth = 0.5 * len(state.board.villages[square])
    for other in state.board.town.neighbours[square]:
        tile = state.town[other]
        if tile is not None:
            worth += 0.5 * len(tile.dots) + POINTS_A_NEIGHBOUR * (state.owners[other] == seat)
    return worth


@lru_cache(MOST_REMEMBERED)
def production_of(tile: Building) -> int:
    return sum([effect.amount for effect in tile.effects if type(effect).__name__ == "Production"])


@lru_cache(MOST_REMEMBERED)
def effects_worth(tile: Tile) -> float:
    return sum([EFFECT_WORTH.get(type(effect).__name__, 0.0) * effect.amount for effect in tile.effects])


# Cards


def hand_worth(state: State, seat: int, hand: tuple[int, ...]) -> float:
    """The actions in hand that there is a use for; the last card stays in hand."""
    if len(hand) < 2:
        return 0.0
    player = state.players[seat]
    tiles, plots = len(player.slots), state.plots_of(seat)
    idle = (
        -1 if tiles and plots else BUILDING,
        PLOT if plots >= max(tiles, 1) else -1,
        RIGHTS if tiles >= max(plots, 1) else -1,
        -1 if player.pelicans else ST_BARBARA,
    )
    return ready_actions(state.box, hand, idle)


@lru_cache(MOST_REMEMBERED)
def ready_actions(box: Box, hand: tuple[int, ...], idle: tuple[int, int, int, int]) -> float:
    """Each action of the hand once; those that are idle count little."""
    actions = {action for card in hand for action in box.cards[card]}
    return sum([READY[ACTIONS[action]] * (0.2 if action in idle else 1.0) for action in actions])
