"""Where the work of the lab is done: in this process, in several on this machine, or on a Dask cluster.

All three give the same results in the same order. Dask (`pip install dask distributed`) is only needed by
whoever names a scheduler.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, TypeVar

from groschen.engine.errors import BadSetup

T = TypeVar("T")
R = TypeVar("R")


def in_order(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int | None = None, scheduler: str | None = None
) -> Iterator[R]:
    """The result of each task. `jobs` processes, as many as there are cores by default; or, given the
    address of a Dask scheduler, whatever it has."""
    if scheduler is not None:
        yield from on_dask(work, tasks, scheduler)
        return
    jobs = min(os.cpu_count() or 1 if jobs is None else jobs, len(tasks))
    if jobs <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_first) as pool:
        waiting = [pool.submit(work, task) for task in tasks]
        try:
            for each in waiting:
                yield each.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_dask(work: Callable[[T], R], tasks: Sequence[T], scheduler: str) -> Iterator[R]:
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise BadSetup("a Dask scheduler needs Dask: pip install dask distributed") from None
    with distributed.Client(scheduler) as client:
        for future in client.map(work, tasks, pure=False):
            yield future.result()


def leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process of a run; only the one that started it answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
