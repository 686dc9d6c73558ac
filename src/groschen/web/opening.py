"""Opening a table: who sits where, by which options, and the same people once more with seats rotated."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from groschen.bots import BOTS
from groschen.catalogue import rules_of
from groschen.engine.errors import BadSetup
from groschen.engine.rules import Rules
from groschen.starting import draw_lots
from groschen.web.refusals import Refusal
from groschen.web.security import new_table
from groschen.web.tables import Header, Seat, Table, free_name

SEEDS = 1 << 62
PACES = ("live", "turns")
BOT_NAMES = ("Dorota", "Ctibor", "Ludmila", "Havel", "Marta", "Prokop", "Sabina", "Zikmund")
"""Bots have names, too: those of the time, in letters that every font has."""


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it."""

    game: str
    seats: list[Seat]
    options: dict[str, Any]
    public: bool = False
    pace: str = PACES[0]
    lots: bool = False


def header_and_seats(wish: Wish) -> tuple[Header, list[Seat]]:
    """A table that can be set up; refused with the game's own words otherwise."""
    # Whoever asks once would have a whole game thought through.
    if wish.seats and all(seat.bot for seat in wish.seats):
        raise Refusal(422, "only_bots")
    seed = draw_seed()
    try:
        rules = rules_of(wish.game)
        rules.check_seats(placeholders(wish.seats))
        options = rules.options(len(wish.seats), wish.options)
    except BadSetup as error:
        raise Refusal(422, "bad_table", why=error) from None
    seats = in_drawn_order(wish.seats, seed) if wish.lots else wish.seats
    return new_header(rules, options, seed, wish.public, wish.pace), seats


def draw_seed() -> int:
    """Nobody can foretell it."""
    return secrets.randbelow(SEEDS)


def new_header(rules: Rules, options: dict[str, Any], seed: int, public: bool, pace: str) -> Header:
    now = time.time()
    box = rules.fingerprint()
    return Header(new_table(), rules.name, rules.version, box, options, seed, pace, public, now, now)


def placeholders(seats: Sequence[Seat]) -> list[str]:
    """Names to try the set-up with: an open seat has none yet."""
    taken = {seat.name for seat in seats}
    return [free_name(at, taken) if seat.name is None else seat.name for at, seat in enumerate(seats)]


def in_drawn_order(seats: list[Seat], seed: int) -> list[Seat]:
    order = draw_lots([str(at) for at in range(len(seats))], seed)
    return [seats[int(at)] for at in order]


def bot_name(bot: str, taken: Sequence[str | None]) -> str:
    """How a bot is called that was given no name: as nobody else at the table."""
    if bot not in BOTS:
        raise Refusal(422, "no_bot", name=bot[:60], bots=", ".join(BOTS))
    return next(name for name in (*BOT_NAMES, *(f"{name} II" for name in BOT_NAMES)) if name not in taken)


def rematch(table: Table) -> tuple[Header, list[Seat]]:
    """The same people by the same options; whoever began comes last."""
    header = table.header
    try:
        rules = rules_of(header.game)
        options = rules.options(len(table.seats), header.options)
    except BadSetup as error:
        raise Refusal(422, "bad_table", why=error) from None
    seats = [Seat(seat.name, seat.bot, False, set(seat.holders)) for seat in rotated(table.seats)]
    return new_header(rules, options, secrets.randbelow(SEEDS), header.public, header.pace), seats


def rotated(seats: list[Seat]) -> list[Seat]:
    return seats[1:] + seats[:1]
