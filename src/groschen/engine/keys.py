"""A key of a state: equal positions have equal keys, and can be found again in a dictionary.

Two states with the same key ask the same decision, offer the same choices, and every choice does the same in
both, hidden things and chance included. How a position was reached is not part of it: neither how many
secrets were shown on the way nor what was told. Pieces stand for themselves, so keys compare within one
process and box, and are not written down.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from groschen.engine.codec import fields_of
from groschen.engine.frames import Table

Key = tuple[object, ...]

DECIDES_NOTHING: Final = frozenset({"box", "happened", "reveals"})
"""Fields of a state that are not part of its key."""


def key(state: Table) -> Key:
    """Everything that decides what may be chosen and what it does."""
    return _key(state)


def _key(thing: Any) -> Key:
    """Of a state, a frame, a player: whatever has fields."""
    fields = _FIELDS.get(type(thing))
    if fields is None:
        fields = _FIELDS[type(thing)] = Fields(thing)
    if fields.only_values:
        return fields.kind, fields.values(thing)
    lists = [tuple(items) for items in fields.lists(thing)]
    parts = [
        tuple([_key(each) for each in part]) if isinstance(part, list) else _key(part)
        for part in fields.parts(thing)
    ]
    return fields.values(thing), *lists, *parts


class Fields:
    """The fields of a class: those with frozen values, with lists of such, and with objects that have fields
    themselves. A field that holds a list holds one for good."""

    __slots__ = ("kind", "lists", "only_values", "parts", "values")

    def __init__(self, thing: Any) -> None:
        self.kind = type(thing)
        parts: tuple[str, ...] = getattr(self.kind, "parts", ())
        names = [name for name in fields_of(self.kind) if name not in DECIDES_NOTHING and name not in parts]
        lists = [name for name in names if isinstance(getattr(thing, name), list)]
        self.only_values = not lists and not parts
        self.values = _getter([name for name in names if name not in lists])
        self.lists = _getter(lists)
        self.parts = _getter(list(parts))


_FIELDS: dict[type, Fields] = {}

Getter = Callable[[Any], tuple[Any, ...]]
"""Several fields of an object at once."""


def _getter(names: list[str]) -> Getter:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple([getattr(thing, name) for name in names])
