"""What the server counts, for Prometheus at /metrics. Several workers count together, in files of a folder:
it does not matter which of them is asked."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

REGISTRY = CollectorRegistry()
TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable, with the library's own name, in which workers find the folder; it must be there before they
load the library."""

LIVING: Final = "livesum"
"""What is counted of the workers that there are, not of those that were."""
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

REQUESTS = Histogram(
    "groschen_request_seconds", "Requests", ["route", "method", "status"], registry=REGISTRY, buckets=QUICK
)
ENTRIES = Counter("groschen_entries", "Entries written to logs", registry=REGISTRY)
LOST_RACES = Counter("groschen_lost_races", "Choices that came too late", registry=REGISTRY)
COMMITS = Histogram("groschen_commit_seconds", "Until it is on the disk", registry=REGISTRY, buckets=QUICK)
THINKING = Histogram("groschen_bot_seconds", "Bots, waiting included", registry=REGISTRY, buckets=QUICK)
FALLBACKS = Counter("groschen_bot_failures", "Choices made by a simpler bot", registry=REGISTRY)
REFUSED = Counter("groschen_refused", "Requests over a limit", ["limit"], registry=REGISTRY)
TABLES = Gauge(
    "groschen_tables_in_memory", "Tables held in memory", registry=REGISTRY, multiprocess_mode=LIVING
)
WATCHERS = Gauge("groschen_watchers", "Open streams", registry=REGISTRY, multiprocess_mode=LIVING)
SWEPT = Counter("groschen_swept_tables", "Old tables removed", registry=REGISTRY)


@cache
def requests(route: str, method: str, status: int) -> Histogram:
    return REQUESTS.labels(route, method, status)


def now(tables: int, watchers: int) -> None:
    """How this process stands; of several, each says so itself now and then."""
    TABLES.set(tables)
    WATCHERS.set(watchers)


def text() -> bytes:
    """Of all workers together, those included that are no more."""
    if TOGETHER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget(worker: int | None) -> None:
    """A process that has ended holds no table and no stream; what it has counted stays."""
    mark_process_dead(worker)  # type: ignore[no-untyped-call]
