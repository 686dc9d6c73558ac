"""The tables of the database. The log is the truth: its rows are added and never changed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()


def of_table() -> Column[str]:
    """What belongs to a table goes with it."""
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table", String(32), owner, primary_key=True, nullable=False)


def log(name: str, *columns: Column[Any]) -> Table:
    """Lines that are added and never changed: counted from 1, each by a seat at a moment."""
    return Table(
        name,
        METADATA,
        of_table(),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("at", Float(53), nullable=False),
        *columns,
    )


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("box", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("touched", Float(53), nullable=False),
    Column("visited", Float(53), nullable=True),
    Column("number", Integer, nullable=False, default=0),
    Column("over", Boolean, nullable=False, default=False),
    Column("waits", Integer, nullable=True),
    Column("rematch", String(32), nullable=True),
    Index("tables_by_state", "over", "public"),
)
"""`number` counts the entries of the log: whoever raises it may write the next. `waits` is the seat that is
asked, so that whoever looks after the bots finds tables that stand still. `touched` is the moment of the last
entry, as lists tell it; `visited` that of anything else that somebody did, for sweeping alone. Nothing that
changes with every choice is in an index: each would be written anew with it."""

SEATS = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(60), nullable=True),
    Column("bot", String(32), nullable=True),
    Column("left", Boolean, nullable=False, default=False),
)
"""A seat without a name is open. A `bot` plays always; one takes over while the owner has `left`."""

HOLDERS = Table(
    "holders",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("holders_by_person", "person"),
)
"""Browsers that act for a seat: one person may hold several seats, and a seat may be held on two devices."""

ENTRIES = log(
    "entries",
    Column("choice", Text, nullable=True),
    Column("back", Integer, nullable=False, default=0),
    Column("by", String(8), nullable=False),
    Column("events", JSON, nullable=False),
)
"""A choice, or, without one, how many choices are taken `back`. The key settles who was first."""

CHAT = log("chat", Column("text", Text, nullable=False))
