"""What a game tells the rest of the house about itself."""

from __future__ import annotations

import copyreg
import importlib
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from groschen.engine import codec
from groschen.engine.box import Tables, check, fingerprint
from groschen.engine.errors import BadSetup, quoted
from groschen.engine.events import Event, told
from groschen.engine.frames import Table

Options = dict[str, bool | int | str]

LONGEST_NAME: Final = 60
LONGEST_SEED: Final = 40
NOT_PRINTED: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's control and format characters, halves of letters, ends of lines: none may reach a terminal."""
JOINERS: Final = "\u200c\u200d"
"""Format characters that Persian names and some emoji are written with."""


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

    def __post_init__(self) -> None:
        copyreg.pickle(self.mutable[0], self._take_apart)

    # The box

    def box(self, tables: Tables | None = None) -> Any:
        """The playable box of these tables; ours, made once, when none are given."""
        if tables is None or tables is self.tables:
            if self.name not in _OURS:
                _OURS[self.name] = self.make_box(self.tables)
            return _OURS[self.name]
        check(tables, self.tables, self.any_length)
        return self.make_box(tables)

    def fingerprint(self, tables: Tables | None = None) -> str:
        """A short name for the values of a box; ours when none is given."""
        if tables is None:
            return fingerprint(self.tables)
        check(tables, self.tables, self.any_length)
        return fingerprint(tables)

    def begin(self, players: int, seed: int, box: Any, options: Options) -> tuple[Any, list[Event]]:
        """The table before the first choice, and what has happened on it so far."""
        state = self.set_up(players, seed, box, options)
        happened, state.happened = state.happened or [], None
        return state, told(happened)

    # Seats, seed and options, which may come from anywhere

    def check_seats(self, seats: list[Any]) -> None:
        """Enough names, and such as a record can hold and a terminal can show."""
        if len(seats) not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise BadSetup(
                "{title} is for {few} to {many} players, not {count}",
                title=self.title,
                game=self.name,
                few=few,
                many=many,
                count=len(seats),
            )
        if any(not isinstance(name, str) or not name.strip() for name in seats):
            raise BadSetup("every seat needs a name: {seats}", seats=quoted(seats))
        for name in seats:
            if len(name) > LONGEST_NAME:
                raise BadSetup(
                    "a name has at most {most} characters: {name}", most=LONGEST_NAME, name=quoted(name)
                )
            if not name.isprintable() and not all(is_printed(letter) for letter in name):
                raise BadSetup("a name is one line of printable characters: {name}", name=quoted(name))
        if len(set(seats)) != len(seats):
            raise BadSetup("two seats have the same name: {names}", names=", ".join(seats))

    def check_seed(self, seed: Any) -> int:
        """A whole number, and such as can be written down."""
        if type(seed) is not int:
            raise BadSetup("the seed is a whole number, not {seed}", seed=quoted(seed))
        if abs(seed) >= 10**LONGEST_SEED:
            raise BadSetup("a seed has at most {most} digits", most=LONGEST_SEED)
        return seed

    def options(self, players: int, given: Mapping[str, Any]) -> Options:
        """All options with their values, chosen or not."""
        for name, value in given.items():
            if len(name) > LONGEST_NAME or len(quoted(value)) > LONGEST_NAME:
                raise BadSetup(
                    "{title} has no option {name} that could be {value}",
                    title=self.title,
                    game=self.name,
                    name=quoted(name),
                    value=quoted(value),
                )
        return self.settle_options(players, given)

    # States as data

    def encode(self, state: Table) -> Any:
        """The state as JSON data, whatever is pending."""
        return codec.encode(state)

    def decode(self, data: Any, box: Any = None) -> Any:
        """The state again, on the given box (ours by default)."""
        box = self.box() if box is None else box
        state = codec.decode(data, codec.vocabulary(self.package, *self.mutable), box.pieces)
        state.box = box
        return state

    def _take_apart(self, state: Any) -> tuple[Any, ...]:
        """For `pickle` and `copy`: compiled objects have no other way."""
        tables = None if state.box is self.box() else state.box.tables
        return put_together, (self, tables, self.encode(state))

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_in, (self.package,)


_OURS: dict[str, Any] = {}


def rules_in(package: str) -> Rules:
    """The rules of the game in a package, which calls them RULES."""
    rules: Rules = importlib.import_module(package).RULES
    return rules


def put_together(rules: Rules, tables: Tables | None, data: Any) -> Any:
    return rules.decode(data, rules.box(tables))


def is_printed(letter: str) -> bool:
    return unicodedata.category(letter) not in NOT_PRINTED or letter in JOINERS
