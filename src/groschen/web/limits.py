"""How much one client or one table may ask for: a bucket that fills again by the second."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter

from groschen.web import meters
from groschen.web.refusals import Refusal
from groschen.web.settings import Limits

MOST_BUCKETS = 20_000


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("left", "most", "rate", "since")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most, self.rate, self.left, self.since = most, rate, most, now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.since) * self.rate >= self.most


class Gate:
    """Counts what clients do, and refuses what is too much."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.streams: Counter[str] = Counter()

    def let_in(self, client: str, kind: str, whose: str, limit: tuple[int, float]) -> None:
        """Count one more of `whose`, a client or a table; refused when it is too much."""
        now, key = time.monotonic(), (kind, whose)
        bucket = self.buckets.get(key)
        if bucket is None:
            more = self.limits.at_home if is_home(client) else 1
            bucket = self.buckets[key] = Bucket(limit[0] * more, limit[1] * more, now)
            self._tidy(now)
        if not bucket.take(now):
            meters.REFUSED.labels(kind).inc()
            raise Refusal(429, "too_many")

    def _tidy(self, now: float) -> None:
        """Forget whoever has been quiet; under a flood of new ones, everybody."""
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets = {key: each for key, each in self.buckets.items() if not each.is_full(now)}
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.clear()

    def open_stream(self, client: str) -> None:
        most = self.limits.streams * (self.limits.at_home if is_home(client) else 1)
        if self.streams[client] >= most:
            meters.REFUSED.labels("streams").inc()
            raise Refusal(429, "too_many")
        self.streams[client] += 1

    def close_stream(self, client: str) -> None:
        self.streams[client] -= 1
        if not self.streams[client]:
            del self.streams[client]


def is_home(client: str) -> bool:
    return client in ("127.0.0.1", "::1", "")


def client_of(address: str) -> str:
    """Whom an address belongs to: of the newer, longer ones a household has as many as it likes."""
    if ":" not in address or address == "::1":
        return address
    try:
        return str(ipaddress.ip_network(f"{address.split('%')[0]}/64", strict=False).network_address)
    except ValueError:
        return address
