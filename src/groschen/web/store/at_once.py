"""Choices that the event loop writes itself, where the database is a file.

A commit is short, and nobody has to wake the writer and to be woken by it again. What cannot be written at
once, because somebody else is writing or something is wrong, goes to the writer, which can wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from groschen.web.store.engine import engine_of
from groschen.web.store.jobs import Job, settle

SLOW = 0.01
"""Seconds of a commit after which the disk is left to the writer, so that the loop can answer others."""
REST = 3.0
"""Seconds for which it is."""


class AtOnce:
    """Commits a choice two turns of the loop after it was made: in the first, the loop reads what else has
    arrived meanwhile, and in the second those choices are made, too, so that all of them share a commit. The
    work must keep to prepared statements: SQLAlchemy knows nothing of this transaction."""

    def __init__(self, url: str, hand_over: Callable[[Job], None]) -> None:
        self._engine = engine_of(url, patience=0)
        self._hand_over = hand_over
        self._line: Connection | None = None
        self._jobs: list[Job] = []
        self._is_due = False
        self._rests_until = 0.0

    def take(self, job: Job) -> None:
        if time.monotonic() < self._rests_until:
            self._hand_over(job)
            return
        self._jobs.append(job)
        if not self._is_due:
            self._is_due = True
            job.loop.call_soon(job.loop.call_soon, self._write)

    def _write(self) -> None:
        """Whatever waits."""
        jobs, self._jobs = [job for job in self._jobs if not job.done.cancelled()], []
        self._is_due = False
        if jobs:
            began = time.monotonic()
            self._commit(jobs)
            ended = time.monotonic()
            if ended - began > SLOW:
                self._rests_until = ended + REST

    def _commit(self, jobs: list[Job]) -> None:
        """Everything in one transaction; if that fails, the writer finds out whose fault it is."""
        try:
            results = self._transaction(jobs)
        except Exception:
            self._hang_up()
            for job in jobs:
                self._hand_over(job)
        else:
            settle([(job, result, None) for job, result in zip(jobs, results, strict=True)])

    def _transaction(self, jobs: list[Job]) -> list[Any]:
        line = self._line = self._line or self._engine.connect()
        driver: Any = line.connection.dbapi_connection
        driver.execute("BEGIN IMMEDIATE")
        results = [job.work(line) for job in jobs]
        driver.execute("COMMIT")
        return results

    def _hang_up(self) -> None:
        """What was begun is rolled back."""
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def close(self) -> None:
        self._hang_up()
        self._engine.dispose()
