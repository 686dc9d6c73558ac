"""Tuples that differ from others in one place. States hold tuples wherever copies should share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """With another item in this place."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)


def without(items: tuple[T, ...], at: int) -> tuple[T, ...]:
    """Without the item in this place."""
    return items[:at] + items[at + 1 :]
