"""What the server counts, for Prometheus at /metrics."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

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
TABLES = Gauge("groschen_tables_in_memory", "Tables held in memory", registry=REGISTRY)
WATCHERS = Gauge("groschen_watchers", "Open streams", registry=REGISTRY)
SWEPT = Counter("groschen_swept_tables", "Old tables removed", registry=REGISTRY)


@cache
def requests(route: str, method: str, status: int) -> Histogram:
    return REQUESTS.labels(route, method, status)


def text() -> bytes:
    return generate_latest(REGISTRY)
