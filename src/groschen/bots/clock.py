"""Thinking time."""

from __future__ import annotations

from time import perf_counter


class Clock:
    """Runs out after so many seconds; never, if none are given."""

    __slots__ = ("end",)

    def __init__(self, seconds: float | None = None) -> None:
        self.end = None if seconds is None else perf_counter() + seconds

    def is_up(self) -> bool:
        return self.end is not None and perf_counter() > self.end
