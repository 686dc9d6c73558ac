"""The door to the database: one thread writes, others read; choices alone are written by the event loop, and
only where the database is a file.

Whatever waits to be written when the writer is free is committed together, so that many tables share the
disk's patience. Work that fails is tried again alone, so that nobody fails for another's mistake.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from groschen.web.store.at_once import AtOnce
from groschen.web.store.checkpoints import Checkpoints
from groschen.web.store.engine import READERS, engine_of
from groschen.web.store.jobs import Job, Outcome, Work, new_job, tell

T = TypeVar("T")

TOGETHER = 200
"""Pieces of work in one transaction."""


class Gone(Exception):
    """The database does not answer, or cannot write; nothing was changed."""


class Store:
    """A database with its writer; `await store.write(work)` returns after the commit."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_of(url)
        self._writing = self.engine.execution_options(writes=True)
        self._failures = (DBAPIError, self.engine.dialect.loaded_dbapi.Error)
        self._line: Connection | None = None
        """Which the writer keeps."""
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._writer.start()
        self._at_once = AtOnce(url, self._jobs.put) if self.is_file else None
        self._checkpoints = Checkpoints(self.engine)
        if self.is_file:
            self._checkpoints.start()

    @property
    def is_file(self) -> bool:
        """SQLite, which is always there; a server may go away."""
        return self.engine.dialect.name == "sqlite"

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction; it returns when everything is on the disk."""
        job = new_job(work)
        self._jobs.put(job)
        result: T = await job.done
        return result

    async def write_at_once(self, work: Work[T]) -> T:
        """The same for a few prepared statements, without the writer if that can be."""
        job = new_job(work)
        take = self._jobs.put if self._at_once is None else self._at_once.take
        take(job)
        result: T = await job.done
        return result

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def close(self) -> None:
        """Write what still waits, and let go."""
        self._jobs.put(None)
        self._writer.join()
        self._checkpoints.stop()
        if self._at_once is not None:
            self._at_once.close()
        self._hang_up()
        self._readers.shutdown()
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    # In the threads

    def _read(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except self._failures as error:
            raise Gone(reason(error)) from error

    def _run(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            jobs, is_last = self._with_others(first)
            tell(self._written([job for job in jobs if not job.done.cancelled()]))
            if is_last:
                return

    def _with_others(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < TOGETHER and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _written(self, jobs: list[Job]) -> list[Outcome]:
        """Everything in one transaction; if that fails, each in its own."""
        try:
            results = self._transaction([job.work for job in jobs])
        except Exception as error:
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self._written([job])]
            failure = Gone(reason(error)) if isinstance(error, self._failures) else error
            return [(job, None, failure) for job in jobs]
        return [(job, result, None) for job, result in zip(jobs, results, strict=True)]

    def _transaction(self, works: list[Work[Any]]) -> list[Any]:
        """A file is always there, so its line is kept while all goes well; a server may have gone away since,
        so the pool tries each line before it gives it out."""
        line = self._line = self._line or self._writing.connect()
        is_kept = False
        try:
            with line.begin():
                results = [work(line) for work in works]
            is_kept = self.is_file
            return results
        finally:
            if not is_kept:
                self._hang_up()

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

    async def answers(self) -> bool:
        """Whether the database can be asked."""
        try:
            await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        except Gone:
            return False
        return True


def reason(error: Exception) -> str:
    """The database's own words in one line, without our statement and its values."""
    original = getattr(error, "orig", None) or error
    return " ".join(str(original).split())[:200]
