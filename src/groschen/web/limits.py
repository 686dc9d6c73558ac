"""How much one client or one table may ask for: a bucket that fills again by the second."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter

from groschen.web import meters
from groschen.web.refusals import Refusal
from groschen.web.settings import Limit, Limits

MOST_BUCKETS = 20_000


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("left", "most", "rate", "since")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most, self.rate, self.left, self.since = most, rate, most, now

    def has_room(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left >= 1

    def take(self, now: float) -> bool:
        if not self.has_room(now):
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.since) * self.rate >= self.most


class Gate:
    """Counts what clients do, and refuses what is too much."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[tuple[str, str, bool], Bucket] = {}
        self.streams: Counter[str] = Counter()

    def let_in(self, client: str, kind: str, whose: str, limit: Limit) -> None:
        """Count one more of `whose`, a client or a client at a table; refused when it is too much."""
        now = time.monotonic()
        if not self._bucket(client, kind, whose, limit, now).take(now):
            raise too_many(kind)

    def let_change(self, client: str, table: str) -> None:
        """A change at a table is refused when this client or all together have made too many. What a client
        asks for is counted at once, so that nobody can use up what belongs to the others."""
        self.let_in(client, "one_at_a_table", f"{client} {table}", self.limits.one_at_a_table)
        now = time.monotonic()
        if not self._bucket(client, "at_a_table", table, self.limits.at_a_table, now).has_room(now):
            raise too_many("at_a_table")

    def changed(self, client: str, table: str) -> None:
        """Count a change for the whole table: only what was carried out, for what is refused, to somebody
        without a key above all, shall cost the players nothing."""
        now = time.monotonic()
        self._bucket(client, "at_a_table", table, self.limits.at_a_table, now).take(now)

    def _bucket(self, client: str, kind: str, whose: str, limit: Limit, now: float) -> Bucket:
        """Those of clients at home are larger and count apart, whoever comes first."""
        at_home = is_home(client)
        key = (kind, whose, at_home)
        bucket = self.buckets.get(key)
        if bucket is None:
            more = self.limits.at_home if at_home else 1
            bucket = self.buckets[key] = Bucket(limit[0] * more, limit[1] * more, now)
            self._tidy(now)
        return bucket

    def _tidy(self, now: float) -> None:
        """Forget whoever has been quiet; under a flood of new ones, everybody."""
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets = {key: each for key, each in self.buckets.items() if not each.is_full(now)}
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.clear()

    def open_stream(self, client: str) -> None:
        most = self.limits.streams * (self.limits.at_home if is_home(client) else 1)
        if self.streams[client] >= most:
            raise too_many("streams")
        self.streams[client] += 1

    def close_stream(self, client: str) -> None:
        self.streams[client] -= 1
        if not self.streams[client]:
            del self.streams[client]


def too_many(kind: str) -> Refusal:
    meters.REFUSED.labels(kind).inc()
    return Refusal(429, "too_many")


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
