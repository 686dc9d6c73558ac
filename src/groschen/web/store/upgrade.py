"""Migrations: `migrations/versions` has one file for each change of the database's shape."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

LOCK = 0x67726F73
"""Several servers that start at once on one PostgreSQL upgrade it one after the other."""


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    return made


NEWEST = "head"


def to_newest(engine: Engine, newest: str = NEWEST) -> None:
    """Every migration that this database has not seen; none is left half done."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        run(connection, newest)


def run(connection: Connection, newest: str) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, newest)
