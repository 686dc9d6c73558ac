"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

DAY = 24 * 60 * 60
PLACE = "GROSCHEN_DATA"
"""The variable that names another folder for the database and the secret."""


def folder() -> Path:
    """Where the server keeps its database and its secret when nobody says otherwise."""
    named = os.environ.get(PLACE)
    if named:
        return Path(named).expanduser()
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "groschen"


EVERYWHERE = ("0.0.0.0", "::", "")

Limit = tuple[int, float]
"""So many at once, and so many a second after that."""


@dataclass(frozen=True)
class Limits:
    """What one client or one table may ask for."""

    requests: Limit = (1000, 200.0)
    changes: Limit = (400, 80.0)
    new_tables: Limit = (60, 0.5)
    at_a_table: Limit = (600, 120.0)
    """Changes at one table that are carried out, by everybody together."""
    one_at_a_table: Limit = (300, 60.0)
    """Changes at one table that one client asks for, carried out or not."""
    streams: int = 50
    """Open streams of one client."""
    at_home: int = 50
    """A client on this very machine may ask for so many times as much."""
    body: int = 64 * 1024
    """Bytes of a request."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """An address as SQLAlchemy writes it, or the path of a SQLite file; empty for the file in `folder()`."""
    data: Path = field(default_factory=folder)
    public_url: str = ""
    workers: int = 1
    thinkers: int = 1
    """Processes in which bots think, for each worker."""
    deadline: float = 5.0
    """Seconds that a bot may think about one choice."""
    queue: int = 200
    """Questions that may wait for a bot; tables beyond that ask again in a moment, and hints are refused."""
    kept: int = 2000
    """Tables held in memory; others are read again from the log when somebody asks."""
    sweep_unfinished: float = 180 * DAY
    sweep_finished: float = 365 * DAY
    """Seconds after which a table that nobody touched is removed; 0 for never."""
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database's address."""
        if not self.database:
            return f"sqlite:///{self.data / 'groschen.sqlite'}"
        if "://" not in self.database:
            return f"sqlite:///{Path(self.database).expanduser().absolute()}"
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+psycopg://" + self.database.removeprefix(short)
        return self.database

    @property
    def is_postgresql(self) -> bool:
        return self.url.startswith("postgresql")

    @property
    def address(self) -> str:
        """How the server is reached, as far as it knows."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def has_no_address(self) -> bool:
        """Whether it listens everywhere and was not told how others call that."""
        return not self.public_url and self.host in EVERYWHERE

    def but(self, **changed: object) -> Settings:
        return replace(self, **changed)  # type: ignore[arg-type]
