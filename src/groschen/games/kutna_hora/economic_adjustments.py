"""Economic adjustments.

Population and ore move their decks card by card, a guild's building moves its arm one notch to the right.
Whenever the icon of the town shows where a card meets an arm, the town builds by itself: the arm moves on,
and the guild's top tile is discarded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.games.kutna_hora import events, town_hall
from groschen.games.kutna_hora.names import ARM_OF, ARMS, GUILD_OF_ARM, GUILDS, ORE_STAND, POPULATION_STAND
from groschen.games.kutna_hora.prices import shows_town

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State


def advance_population(state: State, cards: int) -> None:
    """Card by card; at the last card there is nothing left to advance."""
    for _ in range(cards):
        if state.population == state.box.last_population:
            return
        state.population += 1
        state.tell(events.PopulationGrew, state.population)
        let_the_town_build(state, POPULATION_STAND)


def advance_ore(state: State, cards: int) -> None:
    for _ in range(cards):
        if state.ore == state.box.last_ore:
            return
        state.ore += 1
        state.tell(events.OreGrew, state.ore)
        let_the_town_build(state, ORE_STAND)


def move_arm(state: State, guild: int) -> None:
    """One notch to the right, and the town builds if that shows its icon (R33)."""
    _one_notch(state, guild)
    _build_while_icon_shows(state, guild)


def let_the_town_build(state: State, stand: tuple[int, ...]) -> None:
    """From the top arm down, until no icon shows (R5)."""
    for arm in stand:
        _build_while_icon_shows(state, GUILD_OF_ARM[arm])


def _build_while_icon_shows(state: State, guild: int) -> None:
    while shows_town(state, guild):
        if state.happened is not None:
            _tell_that_the_town_builds(state, guild)
        _one_notch(state, guild)
        town_hall.discard_top_of(state, guild)


def _tell_that_the_town_builds(state: State, guild: int) -> None:
    """Nobody can say beforehand that a tile will be discarded which only then comes up."""
    at = town_hall.place_of(state, guild)
    if at == town_hall.NOWHERE:
        state.tell(events.TownBuilds, GUILDS[guild], None)
        return
    tile = town_hall.top(state, at)
    if town_hall.has_just_come_up(state, tile):
        state.tell_unforeseen(events.TownBuilds, GUILDS[guild], tile.key)
    else:
        state.tell(events.TownBuilds, GUILDS[guild], tile.key)


def _one_notch(state: State, guild: int) -> None:
    """At the last notch it stays (R7)."""
    arm = ARM_OF[guild]
    if state.arms[arm] < state.box.last_notch:
        state.arms[arm] += 1
        state.tell(events.ArmMoved, ARMS[arm], state.arms[arm])
