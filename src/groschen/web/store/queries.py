"""What is asked of the database and written to it, each within a transaction of the store."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from groschen.catalogue import GAMES
from groschen.engine.rules import Rules
from groschen.web.store import prepared
from groschen.web.store.engine import as_json
from groschen.web.store.schema import CHAT, ENTRIES, HOLDERS, SEATS, TABLES
from groschen.web.tables import Entry, Header, Seat

CHANNEL = "groschen"
MOST_LISTED = 100
KEEP_COUNT = {"preserve_rowcount": True}
"""Without it nobody knows whether a row was added."""
HEADER = [TABLES.c[name] for name in Header.__dataclass_fields__]
ENTRY = [ENTRIES.c[name] for name in Entry._fields]


class Stored(NamedTuple):
    """A table as it is written."""

    header: Header
    seats: list[Seat]
    entries: list[Entry]


class Said(NamedTuple):
    """A line of the chat."""

    number: int
    seat: int
    text: str
    at: float


# Reading


def table(connection: Connection, table: str, since: int = 0) -> Stored | None:
    """A table with its seats and the entries after a number."""
    row = connection.execute(select(*HEADER).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    return Stored(Header(*row), seats(connection, table), entries(connection, table, since))


def seats(connection: Connection, table: str) -> list[Seat]:
    rows = connection.execute(
        select(SEATS.c.name, SEATS.c.bot, SEATS.c.left).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    )
    found = [Seat(*row) for row in rows]
    holders = connection.execute(select(HOLDERS.c.seat, HOLDERS.c.person).where(HOLDERS.c.table == table))
    for seat, person in holders:
        found[seat].holders.add(person)
    return found


def entries(connection: Connection, table: str, since: int = 0) -> list[Entry]:
    rows = connection.execute(
        select(*ENTRY).where(ENTRIES.c.table == table, ENTRIES.c.number > since).order_by(ENTRIES.c.number)
    )
    return [Entry(*row) for row in rows]


def chat(connection: Connection, table: str, since: int = 0) -> list[Said]:
    rows = connection.execute(
        select(CHAT.c.number, CHAT.c.seat, CHAT.c.text, CHAT.c.at)
        .where(CHAT.c.table == table, CHAT.c.number > since)
        .order_by(CHAT.c.number.desc())
        .limit(MOST_LISTED)
    )
    return [Said(*row) for row in rows][::-1]


class Listed(NamedTuple):
    """A table in a list: its header and its seats."""

    header: Header
    seats: list[Seat]


def _listed(connection: Connection, query: Any) -> list[Listed]:
    found = [Header(*row) for row in connection.execute(query.limit(MOST_LISTED))]
    return [Listed(header, seats(connection, header.id)) for header in found]


def tables_of(connection: Connection, person: str) -> list[Listed]:
    """The tables at which somebody sits, the latest first, finished ones last."""
    mine = select(HOLDERS.c.table).where(HOLDERS.c.person == person)
    query = select(*HEADER).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.over, TABLES.c.touched.desc())
    return _listed(connection, query)


def lobby(connection: Connection) -> list[Listed]:
    """Public tables that are not over, those with an open seat first."""
    is_open = select(SEATS.c.table).where(SEATS.c.name.is_(None))
    public = select(*HEADER).where(TABLES.c.public, TABLES.c.over.is_(False))
    return _listed(connection, public.order_by(TABLES.c.id.in_(is_open).desc(), TABLES.c.touched.desc()))


def finished(connection: Connection) -> list[Listed]:
    """Public tables that are over, the latest first."""
    query = select(*HEADER).where(TABLES.c.public, TABLES.c.over).order_by(TABLES.c.touched.desc())
    return _listed(connection, query)


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """Tables at which a bot should have chosen some time ago, the latest first: there somebody still waits.
    Where rules are no longer played, nobody chooses any more."""
    seat = and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == TABLES.c.waits)
    query = (
        select(TABLES.c.id)
        .join(SEATS, seat)
        .where(
            TABLES.c.over.is_(False), TABLES.c.touched < before, or_(SEATS.c.bot.is_not(None), SEATS.c.left)
        )
        .where(or_(*map(is_played, GAMES.values())))
        .order_by(TABLES.c.touched.desc())
    )
    return list(connection.execute(query.limit(MOST_LISTED)).scalars())


def is_played(rules: Rules) -> ColumnElement[bool]:
    """The tables that these rules and this box can go on with, as `Header.is_played` says of one."""
    box = rules.fingerprint()
    return and_(TABLES.c.game == rules.name, TABLES.c.rules == rules.version, TABLES.c.box == box)


def counted(connection: Connection) -> dict[str, int]:
    """How many tables and entries there are."""
    return {
        "tables": connection.execute(select(func.count()).select_from(TABLES)).scalar_one(),
        "entries": connection.execute(select(func.count()).select_from(ENTRIES)).scalar_one(),
    }


# Writing


def sender() -> str:
    """This process among those that share a database, also after it was forked from another."""
    return _sender(os.getpid())


@cache
def _sender(pid: int) -> str:
    return f"{pid}-{secrets.token_hex(4)}"


def notify(connection: Connection, table: str, what: str) -> None:
    """Tell the other servers; PostgreSQL delivers it with the commit, and SQLite has no others."""
    if connection.dialect.name == "postgresql":
        said = {"channel": CHANNEL, "payload": f"{sender()} {what} {table}"}
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), said)


def insert_new(connection: Connection, into: Table, rows: Sequence[dict[str, Any]]) -> bool:
    """Add these rows; False, and nothing added of a row, where its key is taken."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    for row in rows:
        query = dialect.insert(into).values(row).on_conflict_do_nothing()
        if connection.execute(query, execution_options=KEEP_COUNT).rowcount != 1:
            return False
    return True


def add_table(connection: Connection, header: Header, seats: Iterable[Seat]) -> None:
    connection.execute(insert(TABLES).values(asdict(header)))
    for at, seat in enumerate(seats):
        row = {"table": header.id, "seat": at, "name": seat.name, "bot": seat.bot, "left": seat.left}
        connection.execute(insert(SEATS).values(row))
        for person in seat.holders:
            add_holder(connection, header.id, at, person)


IS_IT = TABLES.c.id == bindparam("id_")
ADVANCE = (
    update(TABLES)
    .where(IS_IT, TABLES.c.number == bindparam("before"))
    .values({name: bindparam(name) for name in ("number", "touched", "waits")})
)
END = update(TABLES).where(IS_IT).values(over=true())
WRITE_ENTRY = insert(ENTRIES).values({column.name: bindparam(column.name) for column in ENTRIES.columns})


def append(connection: Connection, table: str, added: list[Entry], waits: int | None) -> bool:
    """Write entries at the end of a log; False, with nothing written, if somebody was faster."""
    last = added[-1]
    now = {"number": last.number, "touched": last.at, "waits": waits}
    if prepared.run(connection, ADVANCE, {"id_": table, "before": added[0].number - 1} | now) != 1:
        return False
    if waits is None:  # what is over stays over
        prepared.run(connection, END, {"id_": table})
    for entry in added:
        values = entry._asdict() | {"table": table, "events": as_json(entry.events)}
        prepared.run(connection, WRITE_ENTRY, values)
    notify(connection, table, "entry")
    return True


def take_seat(connection: Connection, table: str, seat: int, name: str) -> bool:
    """Sit down on an open seat; False if somebody else sits there."""
    query = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.name.is_(None))
    taken = connection.execute(query.values(name=name)).rowcount == 1
    if taken:
        visit(connection, table, time.time())
        notify(connection, table, "seats")
    return taken


def hold(connection: Connection, table: str, seat: int, person: str) -> None:
    """This browser acts for the seat from now on."""
    add_holder(connection, table, seat, person)
    visit(connection, table, time.time())
    notify(connection, table, "seats")


def add_holder(connection: Connection, table: str, seat: int, person: str) -> None:
    insert_new(connection, HOLDERS, [{"table": table, "seat": seat, "person": person}])


def visit(connection: Connection, table: str, at: float) -> None:
    """Somebody has done something that is no entry of the log."""
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(visited=at))


def leave(connection: Connection, table: str, seat: int, left: bool) -> None:
    query = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat)
    connection.execute(query.values(left=left))
    visit(connection, table, time.time())
    notify(connection, table, "seats")


def add_rematch(connection: Connection, table: str, header: Header, seats: Iterable[Seat]) -> bool:
    """The table at which these players meet again; False, with nothing written, if there is one already."""
    query = update(TABLES).where(TABLES.c.id == table, TABLES.c.rematch.is_(None))
    if connection.execute(query.values(rematch=header.id)).rowcount != 1:
        return False
    add_table(connection, header, seats)
    notify(connection, table, "seats")
    return True


def say(connection: Connection, table: str, seat: int, said: str, at: float) -> int:
    """A line of the chat; its number."""
    last = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.table == table)
    while True:
        number = connection.execute(last).scalar_one() + 1
        row = {"table": table, "number": number, "seat": seat, "text": said, "at": at}
        if insert_new(connection, CHAT, [row]):
            visit(connection, table, at)
            notify(connection, table, "chat")
            return int(number)


def idle(since: float) -> ColumnElement[bool]:
    """Nothing was written at a table after this moment, nor did anybody sit down, leave, return or talk."""
    return and_(TABLES.c.touched < since, func.coalesce(TABLES.c.visited, 0.0) < since)


def sweep(connection: Connection, unfinished: float, finished: float) -> list[str]:
    """Remove what nobody has touched since these moments; the names of the tables that were removed."""
    old = or_(and_(TABLES.c.over.is_(False), idle(unfinished)), and_(TABLES.c.over, idle(finished)))
    swept = list(connection.execute(select(TABLES.c.id).where(old).limit(MOST_LISTED)).scalars())
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(swept)))
    for table in swept:
        notify(connection, table, "gone")
    return swept
