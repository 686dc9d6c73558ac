"""A game as its users see it: the state, the choices that led to it, and who sits where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from groschen.catalogue import rules_of
from groschen.engine import chance, record
from groschen.engine.box import Tables
from groschen.engine.errors import BadRecord, BadSetup, CannotUndo, GroschenError, quoted
from groschen.engine.frames import Choice, Decision, Table, pending, play
from groschen.engine.notation import find, texts
from groschen.engine.reasons import Reason
from groschen.engine.record import Record
from groschen.engine.rules import Options, Rules

LOTS = 1 << 32
"""No game draws so often: the seats that a seed draws tell nothing about what it shuffles."""


class Game:
    """One game. `groschen.new` and `groschen.load` make one."""

    def __init__(
        self, rules: Rules, seats: Sequence[str], seed: int, options: Options, tables: Tables | None = None
    ) -> None:
        self.rules = rules
        self.seats = list(seats)
        self.seed = seed
        self.settings = options
        self.tables = rules.tables if tables is None else tables
        self.state: Any = rules.set_up(len(seats), seed, rules.box(self.tables), options)
        self._origin: Any = self.state.copy()
        self._is_from_start = True
        self._choices: list[Choice] = []
        self._texts: list[str] = []
        self._seats: list[int] = []
        self._barrier = 0

    # Asking

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def pending(self) -> Decision | None:
        """The decision that waits for an answer, as an object."""
        return pending(self.state)

    @property
    def seat(self) -> int | None:
        """The seat to decide; None when the game is over."""
        decision = self.pending
        return None if decision is None else decision.seat

    @property
    def decision(self) -> str | None:
        """The name of the pending decision."""
        decision = self.pending
        return None if decision is None else type(decision).__name__

    def options(self) -> list[str]:
        """The notation of every legal choice; empty when the game is over."""
        decision = self.pending
        return [] if decision is None else texts(self.state, decision)

    def blocked(self) -> list[tuple[str, Reason]]:
        """Choices that one would expect to see but may not take, and why."""
        decision = self.pending
        if decision is None:
            return []
        return [(decision.notation(self.state, choice), why) for choice, why in decision.blocked(self.state)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything on the table, nothing hidden, as JSON-able data."""
        if seat is not None and (type(seat) is not int or seat not in range(len(self.seats))):
            raise GroschenError(f"there is no seat {quoted(seat)}; the seats are 0 to {len(self.seats) - 1}")
        seen = self.rules.view(self.state, seat)
        for name, player in zip(self.seats, seen["players"], strict=True):
            player["name"] = name
        seen |= {"seat": self.seat, "decision": self.decision, "over": self.over}
        return seen | {"scores": self.scores(), "ranking": self.ranking()} if self.over else seen

    def scores(self) -> list[dict[str, int]]:
        """Points by category and in total, per seat: as if the game ended now; final when it is over."""
        return self.rules.scores(self.state)

    def ranking(self) -> list[list[int]]:
        """Seats from first to last; those who share a place stand together."""
        return self.rules.ranking(self.state)

    # Playing

    def play(self, text: str) -> list[tuple[object, ...]]:
        """Answer the pending decision; returns what happened. An illegal choice changes nothing."""
        decision = self.pending
        if decision is None:
            raise GroschenError(f"the game is over; {quoted(text)} cannot be played")
        asked = text if isinstance(text, str) else quoted(text)
        return self.answer(find(self.state, decision, asked, self.seats[decision.seat]), decision)

    def answer(self, choice: Choice, decision: Decision) -> list[tuple[object, ...]]:
        """Play an option of the pending decision by its number."""
        text = decision.notation(self.state, choice)
        state: Table = self.state
        reveals, state.happened = state.reveals, []
        play(state, choice)
        happened, state.happened = state.happened, None
        self._choices.append(choice)
        self._texts.append(text)
        self._seats.append(decision.seat)
        if state.reveals != reveals:
            self._barrier = len(self._choices)
        return happened

    def can_undo(self) -> bool:
        return len(self._choices) > self._barrier

    def undo(self) -> None:
        """Take back the last choice. A choice that showed something hidden stays."""
        if not self._choices:
            raise CannotUndo("there is nothing to take back")
        if not self.can_undo():
            raise CannotUndo(f"{self._texts[-1]!r} showed something new and cannot be taken back")
        self._choices.pop()
        self._texts.pop()
        self._seats.pop()
        self.state = self._origin.copy()
        for choice in self._choices:
            play(self.state, choice)

    @property
    def history(self) -> list[str]:
        """Every choice so far, in notation."""
        return list(self._texts)

    # Copies

    def copy(self) -> Game:
        """An independent game at the same moment, with the same past."""
        new = object.__new__(Game)
        new.__dict__.update(self.__dict__)
        new.seats, new.settings = self.seats.copy(), self.settings.copy()
        new.state = self.state.copy()
        new._choices = self._choices.copy()
        new._texts = self._texts.copy()
        new._seats = self._seats.copy()
        return new

    def determinize(self, seed: int) -> Game:
        """A copy in which everything that nobody has seen is shuffled anew. It starts here."""
        new = self.copy()
        new.state = self.state.determinize(self.rules.check_seed(seed))
        new._origin = new.state.copy()
        new._is_from_start = False
        new._choices, new._texts, new._seats, new._barrier = [], [], [], 0
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: states as data, and our own box by its name."""
        encode = self.rules.encode
        tables = None if self.tables is self.rules.tables else self.tables
        return self.__dict__ | {
            "tables": tables,
            "state": encode(self.state),
            "_origin": encode(self._origin),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.tables = self.rules.tables if kept["tables"] is None else kept["tables"]
        box = self.rules.box(self.tables)
        self.state = self.rules.decode(kept["state"], box)
        self._origin = self.rules.decode(kept["_origin"], box)

    # Writing down

    def record(self) -> str:
        """The whole game as text; `groschen.load` gives it back."""
        if not self._is_from_start:
            raise GroschenError("a determinized game has no record: it did not start at the beginning")
        return record.write(
            Record(
                game=self.rules.name,
                rules=self.rules.version,
                box=self.rules.fingerprint(self.tables),
                options=self.settings,
                seats=self.seats,
                seed=self.seed,
                choices=self._texts,
                comments=self._who_chose(),
                result=[score["total"] for score in self.scores()] if self.over else None,
            )
        )

    def _who_chose(self) -> dict[int, str]:
        """A name wherever another seat begins to choose."""
        seats = self._seats
        changes = [at for at in range(len(seats)) if at == 0 or seats[at] != seats[at - 1]]
        return {at: self.seats[seats[at]] for at in changes}

    def svg(self, language: str = "en") -> str:
        """A drawing of the table."""
        from groschen import render

        return render.svg(self.view(), language, box=self.state.box)

    def _repr_html_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        where = "over" if self.over else f"{self.decision} for {self.seats[self.seat or 0]}"
        return f"<groschen.Game {self.rules.name}: {', '.join(self.seats)}; {where}>"


def new(
    game: str,
    seats: Sequence[str] = ("Anna", "Ben"),
    seed: int = 0,
    box: Tables | None = None,
    lots: bool = False,
    **options: Any,
) -> Game:
    """Set up a game. The first seat begins; with `lots` the seed draws who sits where, as in `game.seats`.

    Options of Kutná Hora: events, first_game (true or false). Of Praga: side, order, road, hunger_wall,
    cathedral, and solo for one player (see `games/praga/setup.py`).
    """
    rules = rules_of(game)
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadSetup(f"seats are a list of names, not {quoted(seats)}")
    rules.check_seats(list(seats))
    seed = rules.check_seed(seed)
    if type(lots) is not bool:
        raise BadSetup(f"lots is true or false, not {quoted(lots)}")
    seats = draw_lots(seats, seed) if lots else seats
    return Game(rules, seats, seed, rules.options(len(seats), options), box)


def draw_lots(seats: Sequence[str], seed: int) -> list[str]:
    """Who sits where. A record keeps the seats as they were drawn, so nothing is drawn again."""
    urn = Table()
    urn.seed, urn.draws = seed, LOTS
    return chance.shuffled(urn, list(seats))


def load(text: str, box: Tables | None = None) -> Game:
    """The game of a record, at its last choice. A broken or foreign record is refused whole."""
    written = record.read(text)
    with header_line(written, "game"):
        rules = rules_of(written.game)
    if written.rules != rules.version:
        raise BadRecord(
            f"this record was made by version {quoted(written.rules)} of the rules of {rules.title}; "
            f"this Groschen plays version {rules.version}, under which it may mean something else",
            written.line_of("rules"),
        )
    with header_line(written, "seats"):
        rules.check_seats(written.seats)
    with header_line(written, "seed"):
        rules.check_seed(written.seed)
    with header_line(written, "options"):
        options = rules.options(len(written.seats), written.options)
    if written.box != rules.fingerprint(box):
        raise BadRecord(
            f"this record was played with the box {quoted(written.box)}, not with {rules.fingerprint(box)}; "
            "give the box file that it was played with",
            written.line_of("box"),
        )
    game = Game(rules, written.seats, written.seed, options, box)
    replay(game, written)
    return game


@contextmanager
def header_line(written: Record, name: str) -> Iterator[None]:
    """What is wrong in here is wrong on this line of the record."""
    try:
        yield
    except BadSetup as error:
        raise BadRecord(str(error), written.line_of(name)) from None


def replay(game: Game, written: Record) -> None:
    """Play every choice of a record on the game just set up."""
    for text, line in zip(written.choices, written.lines, strict=True):
        if game.over:
            raise BadRecord(f"the game is over, but {quoted(text)} follows", line)
        try:
            game.play(text)
        except GroschenError as error:
            raise BadRecord(str(error), line) from None
    if written.result is not None:
        check_result(game, written.result, written.line_of("result"))


def check_result(game: Game, result: list[int], line: int) -> None:
    if not game.over:
        raise BadRecord("there is a result, but the choices stop before the end of the game", line)
    scores = [score["total"] for score in game.scores()]
    if result != scores:
        raise BadRecord(f"the record says {quoted(result)}, but the game ends with {scores}", line)
