"""How a database is opened: SQLite in one file, PostgreSQL by its address."""

from __future__ import annotations

import os
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event

READERS = 4


def engine_of(url: str, patience: float = 10) -> Engine:
    """With so many seconds of patience while somebody else writes to the file."""
    if url.startswith("sqlite"):
        make_private(url.removeprefix("sqlite:///"))
        engine = create_engine(
            url, json_serializer=as_json, connect_args={"timeout": patience, "check_same_thread": False}
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(
        url,
        json_serializer=as_json,
        pool_pre_ping=True,
        pool_size=READERS + 1,
        connect_args={"connect_timeout": 5},
    )


def as_json(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def make_private(path: str) -> None:
    """A new file is its owner's alone; what SQLite puts beside it follows its example."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns; readers never wait for the writer. The log ahead is left to
    `Checkpoints`."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A writer says so at once, and waits for its turn instead of failing at the end."""
    is_writing = connection.get_execution_options().get("writes", False)
    cursor = connection.connection.cursor()
    cursor.execute("BEGIN IMMEDIATE" if is_writing else "BEGIN")
    cursor.close()
