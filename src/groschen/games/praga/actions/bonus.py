"""The bonus of an upgrade that covers another.

A bonus comes with every performance of its action (`performing.py`). Whoever covers an upgrade chooses, for
each performance of its action this turn, between the bonus of the covered tile and that of the new one
(P10); one that was gained already is given back for the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groschen.engine.frames import Choice, Frame, FreeDecision, Step
from groschen.engine.moves import Move
from groschen.engine.tuples import replaced
from groschen.games.praga import events
from groschen.games.praga.actions.resolve import give
from groschen.games.praga.names import FROM_TILES, UPGRADE

if TYPE_CHECKING:
    from groschen.games.praga.box.pieces import BoardTile, Effects
    from groschen.games.praga.player import Player
    from groschen.games.praga.state import State

OLD, NEW = range(2)

GOODS: Final = {
    "gold": "gold",
    "stone": "stone",
    "silver window": "silver_windows",
    "gold window": "gold_windows",
    "egg": "eggs",
    "red token": "red",
    "blue token": "blue",
}
"""Effects that can be given back, and where a player has them; points can be, too."""


class RewardPerformance(Step):
    """The bonus of this upgrade for an action performed this turn, by its number."""

    __slots__ = ("performance", "seat", "tile")

    def __init__(self, seat: int, performance: int, tile: BoardTile) -> None:
        self.seat = seat
        self.performance = performance
        self.tile = tile

    def run(self, state: State) -> None:
        performed, at = state.agenda.performed, self.performance
        state.agenda.performed = replaced(performed, at, (self.tile.action, self.tile))
        give(state, self.seat, self.tile.effects, FROM_TILES)


def own_bonus(state: State, seat: int, own: BoardTile) -> list[Frame]:
    """The Upgrade action has its bonus when the tile is placed, unless it has had it by another way."""
    without = [at for at, each in enumerate(state.agenda.performed) if each == (UPGRADE, None)]
    return [RewardPerformance(seat, without[-1], own)] if without else []


def of_covering(state: State, seat: int, new: BoardTile, old: BoardTile | None) -> list[Frame]:
    """The new upgrade lies on the old one: each performance of its action this turn has the one or the
    other bonus, or the new one if there was none."""
    frames: list[Frame] = []
    for performance, (action, had) in enumerate(state.agenda.performed):
        if action != new.action:
            continue
        if had is not None:
            if can_give_back(state.players[seat], had.effects):
                frames.append(ChooseBonus(seat, performance, had, new, True))
        elif old is not None:
            frames.append(ChooseBonus(seat, performance, old, new, False))
        else:
            frames.append(RewardPerformance(seat, performance, new))
    return frames


def can_give_back(player: Player, effects: Effects) -> bool:
    """Goods that are still there, and points; what has moved a marker stays."""
    words = [effect.word for effect in effects]
    if any(word != "points" and word not in GOODS for word in words):
        return False
    return all(getattr(player, GOODS[word]) >= total(effects, word) for word in words if word in GOODS)


def total(effects: Effects, word: str) -> int:
    return sum([effect.amount for effect in effects if effect.word == word])


def give_back(state: State, seat: int, tile: BoardTile) -> None:
    player = state.players[seat]
    for effect in tile.effects:
        if effect.word == "points":
            player.points[FROM_TILES] -= effect.amount
        else:
            good = GOODS[effect.word]
            setattr(player, good, getattr(player, good) - effect.amount)
    state.tell(events.BonusGivenBack, seat, tile.key)


class ChooseBonus(FreeDecision):
    """The bonus of the covered upgrade or of the new one? `had` tells that the old one was gained before."""

    __slots__ = ("had", "new", "old", "performance")

    def __init__(self, seat: int, performance: int, old: BoardTile, new: BoardTile, had: bool) -> None:
        self.seat = seat
        self.performance = performance
        self.old = old
        self.new = new
        self.had = had

    def candidates(self, state: State) -> list[Choice]:
        if self.had and not can_give_back(state.players[self.seat], self.old.effects):
            return [OLD]
        return [OLD, NEW]

    def about(self, state: State, choice: Choice) -> Move:
        return Move("bonus of", piece=self.new.key if choice == NEW else self.old.key)

    def resolve(self, state: State, choice: Choice) -> None:
        if choice == OLD and self.had:
            return
        if self.had:
            give_back(state, self.seat, self.old)
        state.then(RewardPerformance(self.seat, self.performance, self.new if choice == NEW else self.old))
