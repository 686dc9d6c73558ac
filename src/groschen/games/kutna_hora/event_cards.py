"""Event cards: what their text does to every player.

Written in the tables as who, a thing that is counted, and an effect: "most mines: points 2".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from groschen.games.kutna_hora import events
from groschen.games.kutna_hora.gains import gain_pelicans, score
from groschen.games.kutna_hora.names import FROM_EFFECTS
from groschen.games.kutna_hora.reputation import change_reputation

if TYPE_CHECKING:
    from groschen.games.kutna_hora.state import State

WHO = ("most", "fewest", "each", "any", "none")
"""Those with the most; with the fewest; once for each; those with any; those with none (R34)."""


def _plots(state: State, seat: int) -> int:
    return state.plots_of(seat)


def _tiles(state: State, seat: int) -> int:
    return len(state.players[seat].slots)


def _pelicans(state: State, seat: int) -> int:
    return state.players[seat].pelicans


def _mines(state: State, seat: int) -> int:
    return state.miners.count(seat)


def _buildings(state: State, seat: int) -> int:
    return state.owners.count(seat)


def _beside_public(state: State, seat: int) -> int:
    return state.public_neighbours(seat)


def _miners_waiting(state: State, seat: int) -> int:
    return state.players[seat].pool


def _groschen(state: State, seat: int) -> int:
    return state.players[seat].groschen


def _reputation(state: State, seat: int) -> int:
    return state.players[seat].reputation


COUNTS: dict[str, Callable[[State, int], int]] = {
    "plots": _plots,
    "tiles": _tiles,
    "pelicans": _pelicans,
    "mines": _mines,
    "buildings": _buildings,
    "public neighbours": _beside_public,
    "miners waiting": _miners_waiting,
    "groschen": _groschen,
    "reputation": _reputation,
}

GIFTS = ("points", "reputation", "pelicans", "groschen")


class EventEffect:
    """For those whom it concerns: so many points, reputation, pelicans or groschen, gained or lost."""

    __slots__ = ("amount", "gift", "what", "who")

    def __init__(self, who: str, what: str, gift: str, amount: int) -> None:
        self.who = who
        self.what = what
        self.gift = gift
        self.amount = amount

    def times(self, state: State) -> list[int]:
        """How often each seat resolves the gift."""
        count = COUNTS[self.what]
        counts = [count(state, seat) for seat in range(len(state.players))]
        if self.who == "each":
            return [max(n, 0) for n in counts]
        if self.who == "any":
            return [int(n > 0) for n in counts]
        if self.who == "none":
            return [int(n <= 0) for n in counts]
        if self.who == "fewest":
            return [int(n == min(counts)) for n in counts]
        has_one = self.what == "reputation" or max(counts) > 0
        return [int(n == max(counts) and has_one) for n in counts]

    def apply(self, state: State) -> None:
        for seat, times in enumerate(self.times(state)):
            if times:
                self._give(state, seat, self.amount * times)

    def _give(self, state: State, seat: int, amount: int) -> None:
        if self.gift == "points":
            score(state, seat, amount, FROM_EFFECTS)
        elif self.gift == "reputation":
            change_reputation(state, seat, amount)
        elif self.gift == "pelicans":
            gain_pelicans(state, seat, amount)
        else:
            player = state.players[seat]
            before, player.groschen = player.groschen, max(player.groschen + amount, 0)
            state.tell(events.GroschenChanged, seat, player.groschen - before)


def parse(text: str) -> EventEffect | None:
    """The effect of a table row; an empty text is a card that only moves taxes and decks."""
    if not text.strip():
        return None
    subject, colon, gift = text.partition(":")
    who, _, what = subject.strip().partition(" ")
    word, _, number = gift.strip().partition(" ")
    if not colon or who not in WHO or what not in COUNTS:
        raise ValueError(f"{text!r}: write one of {', '.join(WHO)}, one of {', '.join(COUNTS)}, a colon")
    if word not in GIFTS or not number.removeprefix("-").isdigit():
        raise ValueError(f"{text!r}: after the colon stands one of {', '.join(GIFTS)} and a number")
    if word == "groschen" and int(number) > 0:
        raise ValueError(f"{text!r}: only an Income action brings money")
    return EventEffect(who, what, word, int(number))
