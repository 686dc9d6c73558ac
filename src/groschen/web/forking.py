"""A table that begins in the middle of a game: of a finished one, or of a record that somebody brings along.

A running game cannot be forked: its seed would show what is still hidden.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import groschen
from groschen.engine.errors import GroschenError
from groschen.game import Game
from groschen.render.words.errors import told
from groschen.web import opening
from groschen.web.refusals import Refusal, old_rules
from groschen.web.tables import PERSON, Entry, Header, Seat, Table, stand

LARGEST_SEED = 1 << 63
"""What the database holds."""


class Forked(NamedTuple):
    """A table with the log that it begins with."""

    header: Header
    seats: list[Seat]
    entries: list[Entry]


class Taking(NamedTuple):
    """Who plays on: one seat and bots on the others, or everybody's moves by one person."""

    person: str | None
    seat: int | None = None
    bot: str = ""
    names: tuple[str, ...] = ()
    """How bots are called."""


def fork(table: Table, number: int, taking: Taking) -> Forked:
    """The game of a finished table as it stood after so many entries."""
    if table.game is None:
        raise old_rules()
    if not table.header.over:
        raise Refusal(409, "not_over")
    standing: list[Entry] = []
    for entry in table.entries[:number]:
        stand(standing, entry)
    entries = [entry._replace(number=at) for at, entry in enumerate(standing, 1)]
    return Forked(header_like(table.game), seats(table.names(), taking), entries)


def from_record(text: str, taking: Taking, language: str) -> Forked:
    """The whole game of a record."""
    try:
        game = groschen.load(text)
    except GroschenError as error:
        raise Refusal(422, "bad_record", why=told(error, language)) from None
    if abs(game.seed) >= LARGEST_SEED:
        raise Refusal(422, "bad_record", why=f"seed {game.seed}")
    now = time.time()
    entries = [
        Entry(each["number"], each["seat"], each["choice"], 0, PERSON, now, each["events"])
        for each in game.history
    ]
    return Forked(header_like(game), seats(list(game.seats), taking), entries)


def header_like(game: Game) -> Header:
    """The same game by the same seed, at another table."""
    return opening.new_header(game.rules, dict(game.settings), game.seed, False, opening.PACES[0])


def seats(names: list[str], taking: Taking) -> list[Seat]:
    if taking.seat is not None and taking.seat not in range(len(names)):
        raise Refusal(404, "no_seat")
    holders = set() if taking.person is None else {taking.person}
    if taking.seat is None:
        return [Seat(name, holders=set(holders)) for name in names]
    opening.bot_name(taking.bot, [])
    found = []
    for at, name in enumerate(names):
        if at == taking.seat:
            found.append(Seat(name, holders=set(holders)))
        else:
            found.append(Seat(bot_name(at, names, taking), taking.bot))
    return found


def bot_name(at: int, names: list[str], taking: Taking) -> str:
    """The name of whoever sat there, unless bots have names of their own."""
    free = [name for name in taking.names if name not in names]
    return free[at] if at < len(free) else names[at]
