"""What a table is: who sits there, its log, and the game as the log tells it.

The log is the truth; the game is played again from it whenever it is not at hand. `number` counts the log's
entries, choices and undos alike, and only grows; the game counts the choices that stand.
"""

from __future__ import annotations

import asyncio
import copy
import threading
import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import groschen
from groschen.catalogue import GAMES
from groschen.engine.errors import CannotUndo, StaleNumber
from groschen.foresight import is_harmless
from groschen.game import Game
from groschen.render.words import naming

Event = dict[str, Any]

PERSON, BOT, RULES = "person", "bot", "rules"
"""By whom a choice was made; by the rules when there was no other, and it cost nothing."""
STAND_IN = "greedy"
"""The bot that plays for somebody who left."""


class Entry(NamedTuple):
    """One line of the log: a choice, or how many choices are taken back."""

    number: int
    seat: int
    choice: str | None
    back: int
    by: str
    at: float
    events: list[Event]


@dataclass
class Header:
    """What a table is from its first day on, and where it stands."""

    id: str
    game: str
    rules: int
    box: str
    options: dict[str, Any]
    seed: int
    pace: str
    public: bool
    created: float
    touched: float
    over: bool = False
    waits: int | None = 0
    rematch: str | None = None

    @property
    def is_played(self) -> bool:
        """Whether this Groschen still plays the rules and the box of the table."""
        rules = GAMES.get(self.game)
        return rules is not None and (self.rules, self.box) == (rules.version, rules.fingerprint())


@dataclass
class Seat:
    """A place at the table: open without a name, a bot's, or a person's who may have left for a while."""

    name: str | None
    bot: str | None = None
    left: bool = False
    holders: set[str] = field(default_factory=set)

    @property
    def is_open(self) -> bool:
        return self.name is None

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, if one does."""
        return self.bot or (STAND_IN if self.left else None)


class Table:
    """A table in memory. Only `House` changes it, after the store has said yes."""

    def __init__(self, header: Header, seats: list[Seat], entries: list[Entry]) -> None:
        self.header = header
        self.seats = seats
        self.entries: list[Entry] = []
        self.standing: list[Entry] = []
        self.game: Game | None = self._begun() if header.is_played else None
        self.lock = asyncio.Lock()
        self.is_stale = False
        self.drawn: dict[Any, Any] = {}
        """What was worked out for the present moment; a new one at every change."""
        self.stories: dict[str, Any] = {}
        """What was told so far, by language."""
        self.sent: dict[str, Any] = {}
        """What browsers have been sent lately."""
        self.telling = threading.Lock()
        for entry in entries:
            self._read(entry)

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def player(self) -> str | None:
        """The bot that is asked now, if it is one."""
        seat = None if self.game is None else self.game.seat
        return None if seat is None else self.seats[seat].player

    def seats_of(self, person: str | None) -> frozenset[int]:
        """The seats that a browser may act for."""
        return frozenset(at for at, seat in enumerate(self.seats) if person in seat.holders)

    def still(self) -> Table:
        """The table as it is now, for somebody who looks at it in another thread while it goes on."""
        still = copy.copy(self)
        still.header, still.seats = copy.copy(self.header), self.seats.copy()
        still.entries, still.standing = self.entries.copy(), self.standing.copy()
        return still

    # The log

    def _begun(self) -> Game:
        header = self.header
        return groschen.new(header.game, self.names(), header.seed, **header.options)

    def names(self, language: str | None = None) -> list[str]:
        """How the seats are called; an open one by a name that nobody else has; for a reader, in words."""
        taken = {seat.name for seat in self.seats}
        names = [seat.name or free_name(at, taken) for at, seat in enumerate(self.seats)]
        return names if language is None else [naming.called(name, language) for name in names]

    def rename(self) -> None:
        """Somebody may have sat down: what was told of an open seat is then told again."""
        if self.game is not None and self.game.seats != self.names():
            self.game.seats = self.names()
            self.stories = {}
        self.drawn = {}

    def _read(self, entry: Entry) -> None:
        """An entry of the log, from the store."""
        self.entries.append(entry)
        stand(self.standing, entry)
        if self.game is None:
            return
        if entry.choice is None:
            self.game = self.game.at(self.game.number - entry.back)
        else:
            self.game.play(entry.choice)

    def catch_up(self, entries: list[Entry]) -> None:
        """What others have written since."""
        self.game = None if self.game is None else self.game.copy()
        for entry in entries:
            if entry.number == self.number + 1:
                self._read(entry)
        self.drawn = {}

    def written(self, game: Game, entries: list[Entry]) -> None:
        """What we have written ourselves, with the game that it led to."""
        for entry in entries:
            self.entries.append(entry)
            stand(self.standing, entry)
        self.game = game
        self.header.touched = entries[-1].at
        self.header.over, self.header.waits = game.over, game.seat
        self.drawn = {}

    def standing_at(self, number: int) -> list[Entry]:
        """The entries that stood after so many, each a choice."""
        standing: list[Entry] = []
        for entry in self.entries[:number]:
            stand(standing, entry)
        return standing

    def choices_at(self, number: int) -> list[str]:
        return [entry.choice or "" for entry in self.standing_at(number)]

    def game_at(self, number: int) -> Game:
        """The game after so many entries; it never changes again."""
        assert self.game is not None, "a table whose rules are played"
        choices, now = self.choices_at(number), self.game.choices
        if now[: len(choices)] == choices:
            return self.game.at(len(choices))
        game = self.game.at(0)
        for choice in choices:
            game.play(choice)
        return game

    # What would be written: nothing here changes the table

    def choose(self, choice: str, seat: int, by: str, with_forced: bool = False) -> tuple[Game, list[Entry]]:
        """The game after a choice of this seat, and the entries to write; refused as the game refuses it."""
        assert self.game is not None, "a table whose rules are played"
        game = self.game.copy()
        events = game.play(choice, seat)
        entries = [self._entry(0, seat, game.last_choice, events, by)]
        while with_forced and (forced := only_way(game, seat)):
            entries.append(self._entry(len(entries), seat, forced, game.play(forced), RULES))
        return game, entries

    def _entry(self, after: int, seat: int, choice: str, events: list[Event], by: str) -> Entry:
        return Entry(self.number + after + 1, seat, choice, 0, by, time.time(), events)

    def take_back(self, held: frozenset[int], whole_turn: bool) -> tuple[Game, Entry]:
        """The game before the last choice of one of these seats, and before what followed by itself. What is
        over stays over: its seed is told, and with it everything that was hidden."""
        assert self.game is not None, "a table whose rules are played"
        if self.game.over:
            raise CannotUndo("the game is over", "over")
        game = self.game.copy()
        last = self.standing[-1].seat if self.standing else min(held)
        seat = last if last in held else min(held)
        undo(game, seat)
        while self.standing[game.number].by == RULES:
            undo(game, seat)
        if whole_turn and game.can_undo(seat):
            whole = self.game.copy()
            whole.undo_turn(seat)
            game = whole if whole.number < game.number else game
        back = self.game.number - game.number
        return game, Entry(self.number + 1, seat, None, back, PERSON, time.time(), [])

    def check_number(self, number: int) -> None:
        if number != self.number:
            raise StaleNumber(number, self.number)

    def why_not_undo(self, held: frozenset[int]) -> CannotUndo | None:
        """Why these seats cannot take anything back; None if they can."""
        try:
            self.take_back(held, False)
        except CannotUndo as error:
            return error
        return None


def undo(game: Game, seat: int) -> None:
    """As the game does it; a choice that stays is named as it is posted, where the game's own sentence has it
    in quotes."""
    try:
        game.undo(seat)
    except CannotUndo as error:
        if game.number:
            error.facts["choice"] = game.last_choice
        raise


def stand(standing: list[Entry], entry: Entry) -> None:
    """The choices that stand, after one more entry."""
    if entry.choice is None:
        del standing[len(standing) - entry.back :]
    else:
        standing.append(entry)


def only_way(game: Game, seat: int) -> str | None:
    """The one answer that this seat has, if it may be given unasked: it pays nothing and shows nothing."""
    if game.seat != seat:
        return None
    options = game.options()
    return options[0] if len(options) == 1 and is_harmless(game, options[0]) else None


def free_name(at: int, taken: set[str | None]) -> str:
    name = naming.open_seat(at + 1)
    while name in taken:
        name += "′"
    return name
