"""Who watches which table, and what they are told: "it stands at number 12 now", "somebody sat down".

A watcher that reads slowly is told only the newest of each kind: nothing piles up.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator

NUMBER, SEATS, CHAT, GONE = "number", "seats", "chat", "gone"


class Watcher:
    """One open stream: for each kind of news the latest that was not yet sent."""

    def __init__(self) -> None:
        self.news: dict[str, int] = {}
        self.arrived = asyncio.Event()

    def tell(self, kind: str, number: int) -> None:
        self.news[kind] = number
        self.arrived.set()

    async def next(self, patience: float) -> dict[str, int]:
        """What is new; nothing after a while without news."""
        try:
            await asyncio.wait_for(self.arrived.wait(), patience)
        except TimeoutError:
            return {}
        self.arrived.clear()
        news, self.news = self.news, {}
        return news


class Streams:
    """The watchers of every table."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self.is_closing = False

    def open(self, table: str) -> Watcher:
        watcher = Watcher()
        self._watchers[table].add(watcher)
        return watcher

    def close(self, table: str, watcher: Watcher) -> None:
        self._watchers[table].discard(watcher)
        if not self._watchers[table]:
            del self._watchers[table]

    def tell(self, table: str, kind: str, number: int) -> None:
        for watcher in self._watchers.get(table, ()):
            watcher.tell(kind, number)

    def is_watched(self, table: str) -> bool:
        return table in self._watchers

    @property
    def watchers(self) -> int:
        return sum(map(len, self._watchers.values()))

    def close_all(self) -> None:
        """The server stops: every stream ends, and browsers come back by themselves."""
        self.is_closing = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.arrived.set()


__all__ = ["CHAT", "GONE", "NUMBER", "SEATS", "AsyncIterator", "Streams", "Watcher"]
