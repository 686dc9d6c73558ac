"""State <-> JSON, at any decision, also in the middle of a turn.

Numbers, texts and lists stand for themselves; a tuple, a piece of the box (by its key) and an object
(frame, player) are small dictionaries that say what they are. The box is not written: it is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from groschen.engine.errors import BadRecord
from groschen.engine.frames import Frame

SHARED = ("box", "happened")
"""Fields of a state that every copy shares or that nobody keeps."""


class Piece:
    """Something in the box with a name of its own. Pieces never change and are never copied."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def __repr__(self) -> str:
        return self.key


def fields_of(kind: type) -> list[str]:
    """The names of an object's fields, whether its class is compiled or not; found once for each class."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _found_fields(kind)
    return _FIELDS[kind]


_FIELDS: dict[type, list[str]] = {}


def _found_fields(kind: type) -> list[str]:
    names = {name for base in kind.__mro__ for name in getattr(base, "__mypyc_attrs__", ())}
    names |= {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())}
    return sorted(names - {"__dict__", "__weakref__"})


def vocabulary(package: str, *kinds: type) -> dict[str, type]:
    """Every frame class defined below `package`, and `kinds`, by name."""
    found: dict[str, type] = {kind.__name__: kind for kind in kinds}
    waiting: list[type] = [Frame]
    while waiting:
        kind = waiting.pop()
        waiting.extend(kind.__subclasses__())
        if kind.__module__.startswith(package):
            found[kind.__name__] = kind
    return found


def encode(value: Any) -> Any:
    """A value of the state as something that `json.dumps` takes."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [encode(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [encode(item) for item in value]}
    if isinstance(value, Piece):
        return {"piece": value.key}
    if hasattr(value, "__dict__") or type(value).__module__ == "builtins":
        raise TypeError(f"{value!r} cannot be part of a state: it would not come back")
    names = (name for name in fields_of(type(value)) if name not in SHARED)
    return {"is": type(value).__name__} | {name: encode(getattr(value, name)) for name in names}


def decode(data: Any, known: Mapping[str, type], pieces: Mapping[str, Piece]) -> Any:
    """The value again; `known` are the classes and `pieces` the components that it may name."""
    if isinstance(data, list):
        return [decode(item, known, pieces) for item in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data and "is" not in data:
        return tuple(decode(item, known, pieces) for item in data["tuple"])
    if "piece" in data and "is" not in data:
        if data["piece"] not in pieces:
            raise BadRecord(f"this box has no {data['piece']!r}")
        return pieces[data["piece"]]
    if data.get("is") not in known:
        raise BadRecord(f"{data.get('is')!r} is nothing that this game knows")
    kind = known[data["is"]]
    fields = {name: decode(item, known, pieces) for name, item in data.items() if name != "is"}
    if issubclass(kind, Frame):
        return kind(**fields)
    made = kind()
    for name, item in fields.items():
        setattr(made, name, item)
    return made
