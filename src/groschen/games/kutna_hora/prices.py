"""Prices.

Each commodity costs what its card stand shows where the card in front meets the indicator arm. A red X
there closes the market: buildings of that guild may not be built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.games.kutna_hora.names import ARM_OF, FROM_MINES, ORE, PERMITS, WOOD

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State


def price(state: State, commodity: int) -> int:
    return state.box.prices[commodity].price[card_of(state, commodity)][state.arms[ARM_OF[commodity]]]


def has_market(state: State, guild: int) -> bool:
    """No red X: buildings of this guild may be built."""
    return not state.box.prices[guild].closed[card_of(state, guild)][state.arms[ARM_OF[guild]]]


def shows_town(state: State, guild: int) -> bool:
    """The icon by which the town itself builds for this guild."""
    return state.box.prices[guild].town_builds[card_of(state, guild)][state.arms[ARM_OF[guild]]]


def card_of(state: State, commodity: int) -> int:
    """The card in front on the stand that shows a commodity: ore, silver and permits, or the others."""
    return state.ore if commodity <= PERMITS else state.population


def wood_cost(state: State, wood: int) -> int:
    return wood * price(state, WOOD)


def rights_costs(state: State) -> list[int]:
    """Groschen or permits, by the column of the town hall board."""
    permit = price(state, PERMITS)
    return [groschen + permits * permit for groschen, permits in state.box.hall_costs]


def income(state: State, seat: int) -> int:
    """The value of everything that a seat produces."""
    player = state.players[seat]
    total = player.production[FROM_MINES] * price(state, ORE)
    for row, guild in enumerate(player.guilds):
        total += player.production[row] * price(state, guild)
    return total
