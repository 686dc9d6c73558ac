"""What the server refuses: a status, a code and facts. The words for it are in `render/words/web.py`."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """Something that was asked for and cannot be; it has changed nothing."""

    def __init__(self, status: int, code: str, text: str = "", **facts: Any) -> None:
        self.status = status
        self.code = code
        self.text = text
        """A sentence that is known already; otherwise the code has one."""
        self.facts = facts
        super().__init__(code)


def no_table() -> Refusal:
    return Refusal(404, "no_table")


def not_your_seat(seat: int | None) -> Refusal:
    return Refusal(403, "not_your_seat", seat=seat)


def stale(number: int) -> Refusal:
    return Refusal(409, "stale", number=number)


def over(number: int) -> Refusal:
    return Refusal(409, "over", number=number)


def old_rules() -> Refusal:
    return Refusal(409, "old_rules")


def storage() -> Refusal:
    return Refusal(503, "storage")
