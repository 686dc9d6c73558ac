"""What a game tells the rest of the house about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from groschen.engine import codec
from groschen.engine.box import Tables, fingerprint
from groschen.engine.errors import BadSetup
from groschen.engine.frames import Table

Options = dict[str, bool | int | str]


@dataclass(frozen=True)
class Rules:
    """One game: its name, its box and the functions through which everybody uses it."""

    name: str
    title: str
    version: int
    package: str
    seats: range
    tables: Tables
    make_box: Callable[[Tables], Any]
    settle_options: Callable[[int, Mapping[str, Any]], Options]
    set_up: Callable[[int, int, Any, Options], Any]
    view: Callable[[Any, int | None], dict[str, Any]]
    scores: Callable[[Any], list[dict[str, int]]]
    ranking: Callable[[Any], list[list[int]]]
    mutable: tuple[type, ...]
    any_length: frozenset[str] = frozenset()
    """Tables of the box whose number of rows an owner may change."""

    def box(self, tables: Tables | None = None) -> Any:
        """The playable box of these tables; ours, made once, when none are given."""
        if tables is None or tables is self.tables:
            if self.name not in _OURS:
                _OURS[self.name] = self.make_box(self.tables)
            return _OURS[self.name]
        return self.make_box(tables)

    def fingerprint(self, tables: Tables | None = None) -> str:
        return fingerprint(self.tables if tables is None else tables)

    def check_seats(self, seats: list[Any]) -> None:
        """Enough names, and such as a record can hold; they may come from anywhere."""
        if len(seats) not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise BadSetup(f"{self.title} is for {few} to {many} players, not {len(seats)}")
        if any(not isinstance(name, str) or not name.strip() for name in seats):
            raise BadSetup(f"every seat needs a name: {seats!r}")
        if any(name.splitlines() != [name] for name in seats):
            raise BadSetup(f"a name is one line: {seats!r}")
        if any(0xD800 <= ord(letter) <= 0xDFFF for name in seats for letter in name):
            raise BadSetup(f"a name is written in whole letters: {seats!r}")
        if len(set(seats)) != len(seats):
            raise BadSetup(f"two seats have the same name: {', '.join(seats)}")

    def encode(self, state: Table) -> Any:
        """The state as JSON data, whatever is pending."""
        return codec.encode(state)

    def decode(self, data: Any, box: Any = None) -> Any:
        """The state again, on the given box (ours by default)."""
        box = self.box() if box is None else box
        state = codec.decode(data, codec.vocabulary(self.package, *self.mutable), box.pieces)
        state.box = box
        return state


_OURS: dict[str, Any] = {}
