"""What a choice would do, as far as anybody at the table can know it now.

The choice is played on copies in which everything that nobody has seen is dealt anew, so nothing hidden can
show. Where the choice leads to a question with a single answer, that answer belongs to it; where a question
interrupts what a piece does, so does whatever follows from every answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, NamedTuple

from groschen.engine.events import Happened, foreseen
from groschen.engine.frames import NOTHING, Choice, Decision, Table, play_own_part
from groschen.engine.notation import find
from groschen.engine.reasons import Reason
from groschen.game import Game

DEALS = (11, 23, 47)
"""The seeds of the copies: so many ways in which the hidden things may lie."""

Event = dict[str, Any]


class Asked(NamedTuple):
    """Something is asked here before the rest happens: told beforehand only."""

    decision: str


class Foresight(NamedTuple):
    """`events` are known now. `is_certain` tells that nothing hidden is shown, so `after` is how the table
    would be; otherwise it is only one of many. `stuck` tells that one can only decline then, and why. `own`
    is the table as the choice alone leaves it, before anything happens to everybody: the end of a round."""

    events: list[Event]
    after: Game
    is_certain: bool
    stuck: tuple[str, Reason] | None
    own: Table

    def is_own_part_certain(self, before: Game) -> bool:
        """Whether the choice alone shows nothing hidden."""
        return self.own.reveals == before.state.reveals

    def points(self, before: Game) -> list[int]:
        """How many more points each seat would have by the choice alone, as if the game ended then."""
        pairs = zip(before.scores(), before.rules.scores(self.own), strict=True)
        return [now["total"] - old["total"] for old, now in pairs]

    def is_interrupted(self) -> bool:
        """Whether something is asked before all of it has happened."""
        return any(event["event"] == Asked.__name__ for event in self.events)

    def leads_to(self) -> str | None:
        """What is asked or happens next; nothing when the game is over."""
        return type(self.own.stack[-1]).__name__ if self.own.stack else None


def foresee(game: Game, choice: str) -> Foresight:
    """What would follow from a legal choice. The game stays as it is."""
    first = _trial(game, choice, DEALS[0])
    first = first._replace(events=first.events + _whatever_is_answered(first.own))
    if first.stuck is None or all(_trial(game, choice, seed).stuck is not None for seed in DEALS[1:]):
        return first
    return first._replace(stuck=None)


def _trial(game: Game, choice: str, seed: int) -> Foresight:
    trial, reveals = game.determinize(seed), game.state.reveals
    events, own = trial.foresee(choice), _own_part(trial, choice)
    trial.play(choice)
    while _has_one_way(trial, game.seat) and trial.state.reveals == reveals:
        (only,) = trial.options()
        events, own = events + trial.foresee(only), _own_part(trial, only)
        trial.play(only)
    return Foresight(events, trial, trial.state.reveals == reveals, _stuck(trial, game.seat), own)


def _own_part(game: Game, choice: str) -> Table:
    """The state as far as the choice alone changes it, with what is heard of it."""
    state, decision = game.state.copy(), game.pending
    assert decision is not None
    state.happened = []
    play_own_part(state, find(state, decision, choice))
    return state


def _whatever_is_answered(state: Table) -> list[Event]:
    """What is asked in the middle of something, and what then follows from every answer: each is tried, and
    what all of them end with is known."""
    assert state.happened is not None
    told = len(foreseen(state.happened))
    ways = [foreseen(happened)[told:] for happened in _ways_on(state)]
    asked = ways[0][:1]
    return asked + _common_end([way[1:] for way in ways])


def _ways_on(state: Table) -> list[Happened]:
    """What may happen until nothing is interrupted any more, by answer."""
    assert state.happened is not None
    decision = state.stack[-1] if state.stack else None
    if not isinstance(decision, Decision) or not decision.interrupts:
        return [state.happened]
    found: list[Happened] = []
    for choice in decision.options(state):
        world = state.copy()
        world.happened = [*state.happened, Asked(type(decision).__name__)]
        play_own_part(world, choice)
        found += _ways_on(world)
    return found


def _common_end(ways: list[list[Event]]) -> list[Event]:
    """The events with which all of them end."""
    first, most = ways[0], min(len(way) for way in ways)
    same = takewhile(lambda n: all(way[-n] == first[-n] for way in ways), range(1, most + 1))
    return first[len(first) - len(list(same)) :]


def is_harmless(game: Game, choice: str) -> bool:
    """Whether a choice without alternative may be made unasked: the seat that decides pays nothing, sees
    nothing new, and still decides afterwards."""
    trial = game.determinize(0)
    reveals, seat, before = trial.state.reveals, game.seat, game.view()
    trial.play(choice)
    if trial.state.reveals != reveals or trial.seat != seat or seat is None:
        return False
    return not _has_less(before["players"][seat], trial.view()["players"][seat])


def _has_one_way(game: Game, seat: int | None) -> bool:
    """Whether one answer is left, and it is not to decline."""
    return _only_answer(game, seat) not in (None, NOTHING)


def _stuck(game: Game, seat: int | None) -> tuple[str, Reason] | None:
    """To decline, if that is all that is left, and why."""
    blocked = game.blocked()
    if _only_answer(game, seat) != NOTHING or not blocked:
        return None
    return game.options()[0], blocked[0][1]


def _only_answer(game: Game, seat: int | None) -> Choice | None:
    decision = game.pending
    if decision is None or decision.seat != seat:
        return None
    options = decision.options(game.state)
    return options[0] if len(options) == 1 else None


def _has_less(before: Mapping[str, Any], now: Mapping[str, Any]) -> bool:
    """Whether any figure or number of things of a player went down."""
    return any(_amount(now[name]) < _amount(value) for name, value in before.items())


def _amount(value: Any) -> int:
    if isinstance(value, dict):
        return sum(_amount(each) for each in value.values())
    if isinstance(value, list):
        return len(value) + sum(_amount(each) for each in value)
    return value if isinstance(value, int) else 0
