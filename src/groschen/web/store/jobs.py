"""Work for the database, and who waits for its result."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]


class Job(NamedTuple):
    """Work, and where its result is waited for."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


Outcome = tuple[Job, Any, Exception | None]


def new_job(work: Work[Any]) -> Job:
    loop = asyncio.get_running_loop()
    return Job(work, loop, loop.create_future())


def tell(outcomes: list[Outcome]) -> None:
    """Wake whoever waits, all of a loop at once."""
    for loop in {job.loop for job, _, _ in outcomes}:
        with contextlib.suppress(RuntimeError):  # nobody waits on a loop that is closed
            loop.call_soon_threadsafe(settle, [each for each in outcomes if each[0].loop is loop])


def settle(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)
