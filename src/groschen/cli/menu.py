"""The choices at a decision: numbered, with a note each, and the blocked ones with their reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from groschen.cli.screen import Screen
from groschen.engine.frames import NOTHING
from groschen.foresight import Foresight, foresee
from groschen.game import Game
from groschen.render import rulebook
from groschen.render.drawing import hanging
from groschen.render.ink import Block, Span, block_breadth, flow, line, wrap
from groschen.render.scene import told
from groschen.render.words import ENGLISH, terminal
from groschen.render.words.phrases import Telling

NUMBER = 5
"""The width of an option's number."""
MOST_LINES = 14
"""So many options are listed one below the other."""
NARROWEST_NOTE = 30
MOST_NAMED = 8


class Likely(NamedTuple):
    """What a text might mean: choices that can be made, and others that cannot, with the reason."""

    options: list[str]
    blocked: list[tuple[str, str]]


class Menu:
    """What may be answered now, and how it is typed."""

    def __init__(self, game: Game, teller: Telling, is_brief: bool = False) -> None:
        """In brief, what is printed on a tile is left to the drawing."""
        self.is_brief = is_brief
        self.game = game
        self.teller = teller
        self.options = in_order(game)
        self.moves = {move["choice"]: move for move in game.moves()}
        view = game.view()
        self.blocked = [
            (move["choice"], teller.blocked(view, move, move["reason"])) for move in game.blocked_moves()
        ]

    @property
    def marks(self) -> dict[str, int]:
        """Each option and its number."""
        return {option: number for number, option in enumerate(self.options, 1)}

    # Showing

    def show(self, screen: Screen) -> None:
        screen.block(self.block(screen.width))

    def block(self, width: int) -> Block:
        """A line for each option, in columns if there are many; then what is blocked, and why."""
        notes = self.notes()
        if self.is_brief and len(self.options) > MOST_LINES:
            block = self.grouped(notes, width)
        else:
            block = self.listed(notes, width)
        for texts, reason in self.reasons():
            blocked = terminal.common().say("titled", title=self.names(texts), text=reason)
            said = wrap(blocked, width - NUMBER, "faint")
            block += [(Span("  –  " if at == 0 else " " * NUMBER), *each) for at, each in enumerate(said)]
        return block

    def listed(self, notes: list[str], width: int) -> Block:
        column = max(len(short(option)) for option in self.options) + 2
        room = max(width - NUMBER - column, NARROWEST_NOTE)
        lines = [
            _option(number, short(option).ljust(column), wrap(note, room, "faint"))
            for number, (option, note) in enumerate(zip(self.options, notes, strict=True), 1)
        ]
        return in_columns(lines, width) if len(lines) > MOST_LINES else flat(lines)

    def grouped(self, notes: list[str], width: int) -> Block:
        """Choices of which the same is said stand together."""
        groups: dict[str, list[str]] = {}
        for number, (option, note) in enumerate(zip(self.options, notes, strict=True), 1):
            groups.setdefault(note, []).append(f"{number} {short(option)}")
        block: Block = []
        for note, options in groups.items():
            block += hanging("  ", options, width)
            block += [(Span(" " * NUMBER), *each) for each in wrap(note, width - NUMBER, "faint")]
        return block

    def notes(self) -> list[str]:
        """What each option would do, and what it is worth."""
        seen = [foresee(self.game, option) for option in self.options]
        pairs = zip(self.options, seen, self.worths(seen), strict=True)
        row = terminal.common().row
        return [row([*self.note(option, each), worth], "notes") for option, each, worth in pairs]

    def note(self, option: str, seen: Foresight) -> list[str]:
        events, after = self.teller.foresee(seen.events), seen.after.view() if seen.is_certain else None
        move = self.moves[option]
        note = self.teller.note(self.game.view(), move, events, after, self.is_brief)
        said = [*self.label(option, move), note]
        if seen.stuck is not None:
            (only,), (_, reason) = seen.after.moves(), seen.stuck
            facts = {"only": self.teller.move(told(only)), "why": self.teller.reason(reason)}
            said.append(terminal.say("stuck", **facts))
        return said

    def label(self, option: str, move: Mapping[str, Any]) -> list[str]:
        """What a choice is in words, unless it is written so anyway. In brief, many alike are not told one by
        one, and what is written is enough for whoever reads English, if it names everything."""
        said, facts = self.teller.move(told(move)), [move.get(name) for name in ("at", "piece")]
        is_written = terminal.language() == ENGLISH and all(str(each) in option for each in facts if each)
        is_enough = self.is_brief and (is_written or len(self.options) > MOST_LINES)
        return [] if is_enough or folded(said) == folded(option) else [said]

    def worths(self, seen: list[Foresight]) -> list[str]:
        """Points beside every option, where they can be compared: all are known, lead to the same question,
        and do not say it already; otherwise beside none."""
        nothing, seat = [""] * len(seen), self.game.seat
        if seat is None or len({each.leads_to() for each in seen}) > 1:
            return nothing
        if not all(each.is_own_part_certain(self.game) and not each.is_interrupted() for each in seen):
            return nothing
        gains = [each.points(self.game)[seat] for each in seen]
        said = [self.teller.scored(self.teller.foresee(each.events), self.game.seat) for each in seen]
        if len(set(gains)) == 1 or gains == said:
            return nothing
        return [self.teller.phrases.label("value", n=gain) for gain in gains]

    def names(self, blocked: list[str]) -> str:
        """Blocked choices as they would be typed, which is English; in other languages, what they are."""
        if terminal.language() == ENGLISH:
            return together(blocked)
        moves = {move["choice"]: move for move in self.game.blocked_moves()}
        return terminal.common().row([self.teller.move(told(moves[choice])) for choice in blocked])

    def reasons(self) -> list[tuple[list[str], str]]:
        """The blocked choices, those with the same reason together."""
        found: dict[str, list[str]] = {}
        for text, reason in self.blocked:
            found.setdefault(reason, []).append(text)
        return [(texts, reason) for reason, texts in found.items()]

    # Reading

    def find(self, text: str) -> str | Likely:
        """The option of this number, notation or beginning; otherwise all that it might mean. A beginning
        that a blocked choice shares is not enough."""
        wanted = folded(text)
        if wanted.isdecimal():
            number = int(wanted) if len(wanted) < NUMBER else 0
            return self.options[number - 1] if 1 <= number <= len(self.options) else Likely([], [])
        options = [option for option in self.options if folded(option).startswith(wanted)]
        blocked = [(choice, why) for choice, why in self.blocked if folded(choice).startswith(wanted)]
        for option in options:
            if folded(option) == wanted:
                return option
        same = [(choice, why) for choice, why in blocked if folded(choice) == wanted]
        if same:
            return Likely([], same)
        return options[0] if len(options) == 1 and not blocked else Likely(options, blocked)

    def misunderstood(self, text: str, likely: Likely) -> str:
        """Why the text is no choice."""
        if likely.options and likely.blocked:
            choice, why = likely.blocked[0]
            return terminal.say("could be blocked", options=named(likely.options), blocked=choice, why=why)
        if likely.options:
            return terminal.say("could be", options=named(likely.options))
        if likely.blocked:
            choice, why = likely.blocked[0]
            return terminal.say("not possible", choice=choice, why=why)
        return terminal.say("no choice", text=f"{text[:40]!r}", last=len(self.options))


def in_order(game: Game) -> list[str]:
    """The choices as the rules list them; whatever declines or ends the turn comes last."""
    decision = game.pending
    if decision is None:
        return []
    choices = sorted(decision.options(game.state), key=lambda choice: choice == NOTHING)
    return [decision.notation(game.state, choice) for choice in choices]


def folded(text: str) -> str:
    """Blanks, accents and apostrophes need not be typed as they are shown."""
    return " ".join(rulebook.folded(text).split())


def short(option: str) -> str:
    """As it is shown: a last word that says the first one again is left out, and need not be typed."""
    first, *rest = option.split()
    return " ".join([first, *rest[:-1]]) if len(rest) > 1 and rest[-1] == first else option


def named(options: list[str]) -> str:
    more = ["…"] if len(options) > MOST_NAMED else []
    return terminal.common().row([*options[:MOST_NAMED], *more])


def together(texts: list[str]) -> str:
    """Several choices on one line; a first word that they share is said once."""
    words = {text.partition(" ")[0] for text in texts}
    rests = [text.partition(" ")[2] for text in texts]
    row = terminal.common().row
    return f"{words.pop()} {row(rests)}" if len(words) == 1 and all(rests) else row(texts)


def _option(number: int, option: str, note: Block) -> Block:
    """An option with its number and its note, which hangs behind it if it is long."""
    first, others = (note or [()])[0], note[1:]
    head = line(Span(f"{number:>3}  ", "strong"), option if note else option.rstrip())
    return [(*head, *first), *[(Span(" " * (NUMBER + len(option))), *other) for other in others]]


def in_columns(options: list[Block], width: int) -> Block:
    """As many columns as there is room for, each read downwards."""
    columns = max(width // (block_breadth(flat(options)) + 2), 1)
    height = -(-len(options) // columns)
    return flow([flat(options[at : at + height]) for at in range(0, len(options), height)], width)


def flat(blocks: list[Block]) -> Block:
    return [each for block in blocks for each in block]
