"""What SQLite has written ahead is put in its place by a thread of its own, so that no choice waits for it.

A commit goes to the log ahead (WAL). Left alone, SQLite empties that into the database at the end of some
commit or other, whose choice then waits for both files to be on the disk.
"""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

PAUSE = 5.0
"""Seconds between two checkpoints."""
PASSES = 5
"""At most so many in a row: the log ahead starts anew only if nothing was added to it during the last."""
MOST_AHEAD = 8000
"""Pages that the log ahead may have before everybody who writes has to wait until it is empty."""


class Checkpoints(threading.Thread):
    """Runs beside the writer until it is told to stop. What fails is tried again at the next time."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(name="store-checkpoints", daemon=True)
        self._engine = engine
        self._failures = (DBAPIError, engine.dialect.loaded_dbapi.Error)
        self._stop_now = threading.Event()

    def run(self) -> None:
        while not self._stop_now.wait(PAUSE):
            with contextlib.suppress(*self._failures):
                self.catch_up()

    def catch_up(self) -> None:
        """Until nothing was written in the meantime, or until too much was."""
        with self._engine.connect() as connection:
            cursor = connection.connection.cursor()
            ahead: Any = None
            for _ in range(PASSES):
                cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
                before, ahead = ahead, cursor.fetchone()
                if ahead == before:
                    return
            if ahead[1] > MOST_AHEAD:
                cursor.execute("PRAGMA wal_checkpoint(RESTART)")

    def stop(self) -> None:
        self._stop_now.set()
        if self.is_alive():
            self.join()
