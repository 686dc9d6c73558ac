"""A game as its users see it: the state, the choices that led to it, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from groschen.engine import record
from groschen.engine.box import Tables
from groschen.engine.errors import CannotUndo, GroschenError, StaleNumber, WrongSeat, quoted
from groschen.engine.events import Event, foreseen, told
from groschen.engine.frames import Choice, Decision, Table, pending, play
from groschen.engine.notation import NOTHING_OFFERED, Offered, by_text, find_written
from groschen.engine.past import Entry, Past, Played
from groschen.engine.reasons import Reason, reason
from groschen.engine.record import Record
from groschen.engine.rules import Options, Rules

SNAPSHOT = 2
"""The version of the shape of a snapshot."""


class Game:
    """One game. `groschen.new`, `groschen.load` and `groschen.restore` make one."""

    def __init__(
        self, rules: Rules, seats: Sequence[str], seed: int, options: Options, tables: Tables | None = None
    ) -> None:
        self.rules = rules
        self.seats = list(seats)
        self.seed = seed
        self.settings = options
        self.tables = rules.tables if tables is None else tables
        self.box = rules.box(self.tables)
        self.state: Table
        self.state, self._opening = rules.begin(len(seats), seed, self.box, options)
        self._is_from_start = True
        self._past = Past([], {0: self.state.copy()})
        self._offered = NOTHING_OFFERED

    def resume(self, played: list[Played]) -> None:
        """Go on from a snapshot; how the game began is only set up again when it is asked for."""
        self._opening, self._is_from_start = [], True
        self._past, self._offered = Past(played, {}), NOTHING_OFFERED

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
        if decision is None:
            return []
        self._offered = Offered(self.state, self.number, by_text(self.state, decision))
        return list(self._offered.choices)

    def blocked(self) -> list[tuple[str, Reason]]:
        """Choices that one would expect to see but may not take, and why."""
        decision, state = self.pending, self.state
        if decision is None:
            return []
        return [(decision.notation(state, choice), reason(why)) for choice, why in decision.blocked(state)]

    def moves(self) -> list[dict[str, Any]]:
        """The legal choices as data: each with its text (`choice`), its verb and what it is about."""
        decision = self.pending
        return (
            [] if decision is None else [self._move(decision, each) for each in decision.options(self.state)]
        )

    def blocked_moves(self) -> list[dict[str, Any]]:
        """The blocked choices as data, each with its reason."""
        decision = self.pending
        if decision is None:
            return []
        blocked = decision.blocked(self.state)
        return [self._move(decision, choice) | {"reason": reason(why)} for choice, why in blocked]

    def _move(self, decision: Decision, choice: Choice) -> dict[str, Any]:
        text = decision.notation(self.state, choice)
        return {"choice": text, **decision.about(self.state, choice).data()}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything on the table, nothing hidden, as JSON-able data."""
        if seat is not None:
            self._check_seat(seat)
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

    def play(self, text: str, seat: int | None = None, number: int | None = None) -> list[Event]:
        """Answer the pending decision; returns what happened. What is refused changes nothing.

        Given a seat, only that one may answer; given a number, only while so many choices have been made.
        """
        if number is not None and number != self.number:
            raise StaleNumber(number, self.number)
        decision = self._asked(text)
        if seat is not None and self._check_seat(seat) != decision.seat:
            raise WrongSeat(self.seats[seat], self.seats[decision.seat], type(decision).__name__)
        choice, written = self._find(decision, text)
        return self._answer(decision, choice, written)

    def answer(self, choice: Choice) -> list[Event]:
        """Play an option of the pending decision by its number in the engine."""
        decision = self._asked(choice)
        return self._answer(decision, choice, decision.notation(self.state, choice))

    def retrace(self, text: str) -> None:
        """Play a choice of a record: what happened is told when somebody asks."""
        decision = self._asked(text)
        choice, written = self._find(decision, text)
        turn, reveals = self.state.turn, self.state.reveals
        play(self.state, choice)
        revealed = self.state.reveals != reveals
        self._past.note(Played(choice, written, decision.seat, turn, revealed, None), self.state)

    def _answer(self, decision: Decision, choice: Choice, text: str) -> list[Event]:
        state = self.state
        turn, reveals = state.turn, state.reveals
        events = listen(state, choice)
        self._past.note(Played(choice, text, decision.seat, turn, state.reveals != reveals, events), state)
        return events

    def foresee(self, text: str) -> list[Event]:
        """What a choice would do, as far as it can be known now; nothing hidden, and nothing changes."""
        decision = self._asked(text)
        (choice, _), world = self._find(decision, text), self.state.determinize(0)
        world.happened = []
        play(world, choice)
        return foreseen(world.happened)

    def _asked(self, text: object) -> Decision:
        decision = self.pending
        if decision is None:
            raise GroschenError("the game is over; {text} cannot be played", text=quoted(text))
        return decision

    def _find(self, decision: Decision, text: object) -> tuple[Choice, str]:
        asked = text if isinstance(text, str) else quoted(text)
        state, number, choices = self._offered
        if asked in choices and state is self.state and number == self.number:
            return choices[asked], asked
        return find_written(self.state, decision, asked, self.seats[decision.seat])

    def _check_seat(self, seat: int) -> int:
        if type(seat) is not int or seat not in range(len(self.seats)):
            raise GroschenError(
                "there is no seat {seat}; the seats are 0 to {last}",
                seat=quoted(seat),
                last=len(self.seats) - 1,
            )
        return seat

    # Going back

    @property
    def number(self) -> int:
        """How many choices have been made so far."""
        return len(self._past.played)

    @property
    def choices(self) -> list[str]:
        """Every choice so far, in notation."""
        return [each.text for each in self._past.played]

    @property
    def last_choice(self) -> str:
        """The newest of them, without writing a list of all."""
        return self._past.played[-1].text

    @property
    def opening(self) -> list[Event]:
        """What happened before the first choice."""
        self._set_up_again()
        return self._opening

    @property
    def history(self) -> list[Entry]:
        """Every choice so far with its number, its seat and what happened."""
        if any(each.events is None for each in self._past.played):
            self._tell_again()
        return [
            {"number": at, "seat": each.seat, "choice": each.text, "events": each.events or []}
            for at, each in enumerate(self._past.played, 1)
        ]

    def _tell_again(self) -> None:
        """What happened in a game that was loaded or restored: it is played once more."""
        state, before = self._state_at(0), self._past.played
        self._past = Past([], {0: state.copy()})
        for each in before:
            self._past.note(each._replace(events=listen(state, each.choice)), state)

    def at(self, number: int) -> Game:
        """The game as it was after so many choices; its own game from there on."""
        if type(number) is not int or number not in range(self.number + 1):
            raise GroschenError(
                "there is no moment {number}; there are 0 to {last}", number=quoted(number), last=self.number
            )
        before, new = self._state_at(number), self.copy()
        new.state = before
        new._past.forget_after(number)
        return new

    def can_undo(self, seat: int | None = None) -> bool:
        return self.why_not_undo(seat) is None

    def why_not_undo(self, seat: int | None = None) -> CannotUndo | None:
        """Why the last choice stays: there is none, it showed something hidden, or another seat made it."""
        if not self.number:
            return CannotUndo("there is nothing to take back", "nothing")
        last = self._past.played[-1]
        if seat is not None and last.seat != self._check_seat(seat):
            name = self.seats[last.seat]
            return CannotUndo(
                "{name} has chosen since: {text}",
                "chosen_since",
                name=name,
                text=quoted(last.text),
                seat=last.seat,
            )
        if last.revealed:
            return CannotUndo(
                "{choice} showed something new and cannot be taken back",
                "revealed",
                choice=quoted(last.text),
            )
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice; given a seat, only if it was that seat's own."""
        why_not = self.why_not_undo(seat)
        if why_not is not None:
            raise why_not
        self._go_to(self.number - 1)

    def undo_turn(self, seat: int | None = None) -> int:
        """Take back the last choice and those before it of the same turn; returns how many there were."""
        why_not = self.why_not_undo(seat)
        if why_not is not None:
            raise why_not
        played = self._past.played
        last, number = played[-1], self.number - 1
        while number and played[number - 1].is_before(last):
            number -= 1
        taken = self.number - number
        self._go_to(number)
        return taken

    def _go_to(self, number: int) -> None:
        """Forget the choices after a number."""
        self.state = self._state_at(number)
        self._past.forget_after(number)

    def _state_at(self, number: int) -> Table:
        self._set_up_again()
        return self._past.state_at(number)

    def _set_up_again(self) -> None:
        """A restored game does not know how it began until somebody asks, or goes back."""
        if 0 not in self._past.kept:
            begun, self._opening = self.rules.begin(len(self.seats), self.seed, self.box, self.settings)
            self._past.keep(0, begun)

    # Copies

    def copy(self) -> Game:
        """An independent game at the same moment, with the same past."""
        new = object.__new__(Game)
        new.__dict__.update(self.__dict__)
        new.seats, new.settings = self.seats.copy(), self.settings.copy()
        new.state = self.state.copy()
        new._past = self._past.copy()
        return new

    def determinize(self, seed: int) -> Game:
        """A copy in which everything that nobody has seen is shuffled anew. It starts here."""
        new = self.copy()
        new.state = self.state.determinize(self.rules.check_seed(seed))
        new._is_from_start, new._opening = False, []
        new._past = Past([], {0: new.state.copy()})
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: states as data, and our own box by its name."""
        encode = self.rules.encode
        tables = None if self.tables is self.rules.tables else self.tables
        first = {at: encode(state) for at, state in self._past.kept.items() if at == 0}
        kept = {"tables": tables, "box": None, "state": encode(self.state)}
        return self.__dict__ | kept | {"_past": (self._past.played, first), "_offered": NOTHING_OFFERED}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.tables = self.rules.tables if kept["tables"] is None else kept["tables"]
        self.box = self.rules.box(self.tables)
        self.state = self.rules.decode(kept["state"], self.box)
        played, first = kept["_past"]
        self._past = Past(played, {at: self.rules.decode(state, self.box) for at, state in first.items()})

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
                choices=self.choices,
                comments=self._who_chose(),
                result=[score["total"] for score in self.scores()] if self.over else None,
            )
        )

    def _who_chose(self) -> dict[int, str]:
        """A name wherever another seat begins to choose."""
        seats = [each.seat for each in self._past.played]
        changes = [at for at in range(len(seats)) if at == 0 or seats[at] != seats[at - 1]]
        return {at: self.seats[seats[at]] for at in changes}

    def snapshot(self) -> dict[str, Any]:
        """The game as JSON-able data, hidden things included: `groschen.restore` needs no replay."""
        if not self._is_from_start:
            raise GroschenError("a determinized game has no snapshot: it did not start at the beginning")
        return {
            "snapshot": SNAPSHOT,
            "game": self.rules.name,
            "rules": self.rules.version,
            "box": self.rules.fingerprint(self.tables),
            "options": self.settings.copy(),
            "seats": self.seats.copy(),
            "seed": self.seed,
            "past": [each.short() for each in self._past.played],
            "state": self.rules.encode(self.state),
        }

    def svg(self, language: str = "en") -> str:
        """A drawing of the table."""
        from groschen import render

        return render.svg(self.view(), language, box=self.box)

    def _repr_html_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        where = "over" if self.over else f"{self.decision} for {self.seats[self.seat or 0]}"
        return f"<groschen.Game {self.rules.name}: {', '.join(self.seats)}; {where}>"


def listen(state: Table, choice: Choice) -> list[Event]:
    """Play a choice and tell what happened."""
    state.happened = []
    play(state, choice)
    happened, state.happened = state.happened, None
    return told(happened)
