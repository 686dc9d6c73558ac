"""What players and the bank gain: points, pelicans, production, patricians, taxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.names import COMMODITIES, FROM_MINES, NOBODY, ORE, PATRICIANS, SCORES

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

MOST_TAX: Final = 25


def score(state: State, seat: int, points: int, source: int) -> None:
    state.players[seat].points[source] += points
    state.tell(events.Scored, seat, points, SCORES[source])


def gain_pelicans(state: State, seat: int, pelicans: int) -> None:
    state.players[seat].pelicans += pelicans
    state.tell(events.PelicansGained, seat, pelicans)


def raise_production(state: State, seat: int, guild: int, by: int) -> None:
    """Of a guild row's commodity, or of ore from mines."""
    player = state.players[seat]
    row = FROM_MINES if guild == NOBODY else player.row_of(guild)
    commodity = ORE if guild == NOBODY else guild
    player.production[row] += by
    state.tell(events.ProductionRaised, seat, COMMODITIES[commodity], by)


def patrician_to_pool(state: State, colour: int) -> None:
    if state.bank[colour]:
        state.bank[colour] -= 1
        state.pool[colour] += 1
        state.tell(events.PatricianWaits, PATRICIANS[colour])


def raise_taxes(state: State, by: int) -> None:
    before, state.tax = state.tax, min(state.tax + by, MOST_TAX)
    if state.tax != before:
        state.tell(events.TaxesRaised, state.tax - before, state.tax)
