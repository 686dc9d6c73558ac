"""What can be said of a seat's position in Kutná Hora in numbers: `features`, named by `NAMES`.

First the parts of the judgement, then what is counted on the table. Whoever learns something about the
game, or wants numbers instead of pieces, starts here. The list only grows at its end; its names are
what a file of weights refers to.
"""

from __future__ import annotations

from typing import Final

from groschen.bots.kutna_hora.judging import (
    CARDS_A_ROUND,
    PARTS,
    POINTS_A_GROSCHEN,
    cards_left,
    expected_price,
    outlook,
    parts,
    stars_of,
    tile_worth,
)
from groschen.games.kutna_hora import town_hall
from groschen.games.kutna_hora.end_of_round import taxes_of
from groschen.games.kutna_hora.names import ACTIONS, FROM_MINES, GUILDS, NOBODY, PATRICIANS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW, Player
from groschen.games.kutna_hora.prices import income
from groschen.games.kutna_hora.scoring import SCORING_COUNT, worth_of_one
from groschen.games.kutna_hora.state import State

NAMES: Final[tuple[str, ...]] = (
    *[f"judged {part}" for part in PARTS],
    "groschen",
    "groschen up to 20",
    "taxes not covered",
    "income",
    "income to come",
    "production of the guilds",
    "ore from mines",
    "prices of the own guilds",
    "reputation above zero",
    "reputation below zero",
    "reputation of 3 or more",
    "reputation of 6 or more",
    "pelicans",
    "pelicans used",
    "pairs of pelicans used",
    "houses gone",
    "columns cleared",
    "rows beyond the cleared columns",
    "mines",
    "stars of the mines",
    "rows without a mine",
    "miners in the pool",
    "tiles in slots",
    "plots",
    "tiles with a plot",
    "public tiles in slots",
    "buildings",
    "best tile on top",
    "tiles on top for the guilds",
    "tiles left of the guilds",
    *[f"{colour} patrician, worth now" for colour in PATRICIANS],
    *[f"{colour} patricians at work" for colour in PATRICIANS],
    *[f"card for {action}" for action in ACTIONS],
    "cards in hand",
    "mean of the others' track",
    "mean of the others' income",
    *[f"guild of {guild}" for guild in GUILDS],
    *[f"guild of {guild}, shared" for guild in GUILDS],
)

ENOUGH: Final = 20.0


def features(state: State, seat: int) -> list[float]:
    """The numbers that NAMES names, in that order."""
    player = state.players[seat]
    found = parts(state, seat)
    found += money_of(state, seat, player)
    found += standing_of(player)
    found += works_of(state, seat, player)
    found += offer_to(state, seat, player)
    found += council_for(state, seat)
    found += hand_of(state, player)
    found += others_of(state, seat)
    found += guilds_of(state, seat, player)
    return found


def share_left(state: State, seat: int) -> float:
    """How much of the game is still to come for the seat, from 1 to 0."""
    return cards_left(state, seat) / (CARDS_A_ROUND * state.rounds())


def money_of(state: State, seat: int, player: Player) -> list[float]:
    groschen = float(player.groschen)
    return [
        groschen,
        min(groschen, ENOUGH),
        max(taxes_of(state, seat) - groschen, 0.0),
        float(income(state, seat)),
        outlook(state, seat) * (state.rounds() - state.round),
        float(sum(player.production) - player.production[FROM_MINES]),
        float(player.production[FROM_MINES]),
        sum([expected_price(state, guild, 0) for guild in player.guilds], 0.0),
    ]


def standing_of(player: Player) -> list[float]:
    reputation, cleared = player.reputation, player.cleared_columns()
    return [
        float(max(reputation, 0)),
        float(min(reputation, 0)),
        float(reputation >= 3),
        float(reputation >= 6),
        float(player.pelicans),
        float(player.used_pelicans),
        float(player.used_pelicans // 2),
        float(sum([HOUSES_IN_ROW - houses for houses in player.houses])),
        float(cleared),
        float(sum([HOUSES_IN_ROW - houses > cleared for houses in player.houses])),
    ]


def works_of(state: State, seat: int, player: Player) -> list[float]:
    """Mines, tiles, plots and buildings."""
    miners, plots = state.miners, state.plots_of(seat)
    empty = sum([seat not in miners[row[0] : row[-1] + 1] for row in state.board.mines.rows])
    return [
        float(miners.count(seat)),
        float(stars_of(state, seat)),
        float(empty),
        float(player.pool),
        float(len(player.slots)),
        float(plots),
        float(min(len(player.slots), plots)),
        float(sum([tile.is_public() for tile in player.slots])),
        float(state.owners.count(seat)),
    ]


def offer_to(state: State, seat: int, player: Player) -> list[float]:
    """What lies in the town hall for this seat."""
    left, best, on_top, to_come = cards_left(state, seat), 0.0, 0, 0
    for at in town_hall.places_with_stacks(state):
        row, column = town_hall.PLACES[at]
        stack = state.hall[row][column]
        tile = stack[-1]
        if player.may_take(tile):
            on_top += 1
            if left > 2:
                best = max(best, tile_worth(state, seat, tile, left, POINTS_A_GROSCHEN))
            if tile.guild != NOBODY:
                to_come += len(stack)
    return [best, float(on_top), float(to_come)]


def council_for(state: State, seat: int) -> list[float]:
    """What one patrician of each colour gives, and what those on the council give, in scorings to come."""
    times = min(SCORING_COUNT, state.rounds() - state.round + 1)
    worths = [float(times * worth_of_one(state, seat, colour)) for colour in range(len(PATRICIANS))]
    return worths + [worths[colour] * seated for colour, seated in enumerate(state.council)]


def hand_of(state: State, player: Player) -> list[float]:
    """The last card of a hand is never played."""
    hand, cards = player.hand, state.box.cards
    if len(hand) < 2:
        return [0.0] * (len(ACTIONS) + 1)
    actions = {action for card in hand for action in cards[card]}
    return [*[float(action in actions) for action in range(len(ACTIONS))], float(len(hand))]


def others_of(state: State, seat: int) -> list[float]:
    others = [other for other in range(len(state.players)) if other != seat]
    points = sum([state.players[other].track_points() for other in others])
    return [points / len(others), sum([income(state, other) for other in others]) / len(others)]


def guilds_of(state: State, seat: int, player: Player) -> list[float]:
    """Which guilds are one's own, and which of them somebody else belongs to, or will: a guild is worth more
    or less to two than to one."""
    taken = [other.guilds for at, other in enumerate(state.players) if at != seat]
    taken += state.guild_sets
    own, shared = [0.0] * len(GUILDS), [0.0] * len(GUILDS)
    for guild in player.guilds:
        own[guild] = 1.0
        for guilds in taken:
            if guild in guilds:
                shared[guild] = 1.0
    return own + shared
