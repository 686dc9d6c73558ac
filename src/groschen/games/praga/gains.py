"""What players gain: goods with their limits and wealth bonuses, and points.

Gold and stone end at 9, the rest is lost; the first time that 6 gold, 6 stone or 9 of either is
reached, a wealth bonus is gained and its cube is free for other uses. Abilities that answer to
something (technologies of level I and II, the King's Road space where the marker stands) are asked
here too. Whatever is gained is gained at once; what that leaves to be asked is returned, what was gained
last coming first (P30).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Frames, Step
from groschen.games.praga import events
from groschen.games.praga.actions.resolve import gain
from groschen.games.praga.names import (
    FROM_MINES,
    FROM_ROAD,
    FROM_TECHNOLOGY,
    GOLD,
    ON_EGG,
    SCORES,
    STONE,
)
from groschen.games.praga.player import MOST

if TYPE_CHECKING:
    from groschen.games.praga.state import State

NOTHING_ASKED: Final[Frames] = ()


def score(state: State, seat: int, points: int, source: int) -> None:
    if points:
        state.players[seat].points[source] += points
        if state.happened is not None:
            state.tell(events.Scored, seat, points, SCORES[source])


def trigger(state: State, seat: int, cause: int) -> Frames:
    """Whatever of the seat's abilities answers to this; not a technology drawn this turn."""
    player, asked = state.players[seat], NOTHING_ASKED
    for technology in player.technologies:
        if technology.trigger == cause and technology not in player.fresh:
            asked = gain(state, seat, technology.effects, FROM_TECHNOLOGY) + asked
    street = state.road[player.road]
    if street.trigger == cause:
        asked = gain(state, seat, street.first, FROM_ROAD) + asked
    return asked


class Trigger(Step):
    """Whatever answers to this, before what waits."""

    __slots__ = ("cause", "seat")

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, state: State) -> None:
        state.then_all(trigger(state, self.seat, self.cause))


def gain_gold(state: State, seat: int, amount: int) -> Frames:
    player = state.players[seat]
    before = player.gold
    player.gold = min(before + amount, MOST)
    if state.happened is not None:
        state.tell(events.Gained, seat, "gold", player.gold - before)
    return check_wealth(state, seat, GOLD)


def gain_stone(state: State, seat: int, amount: int) -> Frames:
    player = state.players[seat]
    before = player.stone
    player.stone = min(before + amount, MOST)
    if state.happened is not None:
        state.tell(events.Gained, seat, "stone", player.stone - before)
    return check_wealth(state, seat, STONE)


def check_wealth(state: State, seat: int, resource: int) -> Frames:
    """Each wealth bonus once in a game, when its amount is reached."""
    player, asked = state.players[seat], NOTHING_ASKED
    have = player.held(resource)
    for bonus in state.box.wealth:
        if have < bonus.amount or bonus.key not in player.wealth:
            continue
        if bonus.resource == resource or bonus.resource not in (GOLD, STONE):
            player.wealth = tuple([key for key in player.wealth if key != bonus.key])
            player.cubes += 1
            state.tell(events.WealthReached, seat, bonus.key)
            asked = gain(state, seat, bonus.effects, FROM_MINES) + asked
    return asked


def gain_silver_windows(state: State, seat: int, amount: int) -> None:
    state.players[seat].silver_windows += amount
    state.tell(events.Gained, seat, "silver_windows", amount)


def gain_gold_windows(state: State, seat: int, amount: int) -> None:
    state.players[seat].gold_windows += amount
    state.tell(events.Gained, seat, "gold_windows", amount)


def gain_eggs(state: State, seat: int, amount: int) -> Frames:
    state.players[seat].eggs += amount
    state.tell(events.Gained, seat, "eggs", amount)
    asked = NOTHING_ASKED
    for _ in range(amount):
        asked = trigger(state, seat, ON_EGG) + asked
    return asked


def gain_red(state: State, seat: int, amount: int) -> None:
    state.players[seat].red += amount
    state.tell(events.Gained, seat, "red", amount)


def gain_blue(state: State, seat: int, amount: int) -> None:
    state.players[seat].blue += amount
    state.tell(events.Gained, seat, "blue", amount)
