"""Manage Mines and Manage Quarries.

Either gain one and raise the track by one, or produce: as much as the track says, with every production
bonus to the left of the marker and the production token. Reaching the marked space takes a token from the
river; reaching the end gives the right to claim a seal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from groschen.engine.frames import Choice, Decision, Frames, FreeDecision
from groschen.engine.moves import Move
from groschen.engine.reasons import Obstacle
from groschen.engine.tuples import without
from groschen.games.praga import events, gains
from groschen.games.praga.actions.action import Action
from groschen.games.praga.actions.resolve import gain
from groschen.games.praga.names import ACTIONS, FROM_MINES, GOLD, MINES, ON_MINE, ON_QUARRY, QUARRIES, TRACKS
from groschen.games.praga.reasons import END_OF_TRACK

if TYPE_CHECKING:
    from groschen.games.praga.actions.ways import Way
    from groschen.games.praga.box.pieces import BoardTile
    from groschen.games.praga.state import State

RAISE, PRODUCE = range(2)


class ManageTrack(Action):
    """Always possible."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track

    def frames(self, seat: int, way: Way, later: BoardTile | None) -> Frames:
        return (Manage(seat, self.track),)


class Manage(Decision):
    """Raise the track, or produce? At its end it can only produce."""

    __slots__ = ("track",)

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track = track

    def candidates(self, state: State) -> list[Choice]:
        return [RAISE, PRODUCE]

    def why_not(self, state: State, choice: Choice) -> Obstacle | None:
        is_at_end = state.players[self.seat].count(self.track) == state.box.tracks[self.track].last
        return END_OF_TRACK if choice == RAISE and is_at_end else None

    def about(self, state: State, choice: Choice) -> Move:
        if choice == PRODUCE:
            return Move("produce", good=TRACKS[self.track])
        return Move("raise", at=ACTIONS[MINES if self.track == GOLD else QUARRIES])

    def resolve(self, state: State, choice: Choice) -> None:
        if choice == PRODUCE:
            state.then_all(produce(state, self.seat, self.track))
        else:
            gained = gain_goods(state, self.seat, self.track, 1)
            state.then_all(raise_track(state, self.seat, self.track, 1) + gained)


def gain_goods(state: State, seat: int, track: int, amount: int) -> Frames:
    if track == GOLD:
        return gains.gain_gold(state, seat, amount)
    return gains.gain_stone(state, seat, amount)


def produce(state: State, seat: int, track: int) -> Frames:
    """Of what is asked, the bonuses come before a wealth bonus (P30)."""
    player = state.players[seat]
    amount = player.count(track)
    state.tell(events.Produced, seat, TRACKS[track], amount)
    gained = gain_goods(state, seat, track, amount)
    bonuses = state.box.tracks[track].bonuses[amount]
    for token in player.tokens[track]:
        bonuses += token.effects
    return gain(state, seat, bonuses, FROM_MINES) + gained


def raise_track(state: State, seat: int, track: int, steps: int) -> Frames:
    """Step by step; beyond the end nothing is gained (P5)."""
    player, line = state.players[seat], state.box.tracks[track]
    asked: Frames = ()
    for _ in range(min(steps, line.last - player.count(track))):
        if track == GOLD:
            player.mines += 1
        else:
            player.quarries += 1
        now = player.count(track)
        state.tell(events.MinesRaised, seat, TRACKS[track], now)
        asked = gains.trigger(state, seat, ON_MINE if track == GOLD else ON_QUARRY) + asked
        if now == line.token_at and state.tokens and not state.is_over:
            asked = (TakeToken(seat, track), *asked)
        if now == line.last:
            player.seal_claims += 1
            state.tell(events.SealEarned, seat)
    return asked


class TakeToken(FreeDecision):
    """Which production token from the river?"""

    __slots__ = ("track",)

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track = track

    def candidates(self, state: State) -> list[Choice]:
        return list(range(len(state.tokens)))

    def about(self, state: State, index: Choice) -> Move:
        return Move("token", piece=state.tokens[index].key, track=TRACKS[self.track])

    def resolve(self, state: State, index: Choice) -> None:
        player, token = state.players[self.seat], state.tokens[index]
        state.tokens = without(state.tokens, index)
        gold, stone = player.tokens
        player.tokens = ((*gold, token), stone) if self.track == GOLD else (gold, (*stone, token))
        state.tell(events.TokenTaken, self.seat, TRACKS[self.track], token.key)
