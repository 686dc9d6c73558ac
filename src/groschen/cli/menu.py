"""The choices at a decision: numbered, with a note each, and the blocked ones with their reasons."""

from __future__ import annotations

from groschen.cli.screen import Screen
from groschen.game import Game
from groschen.render.ink import Block, Span, block_breadth, flow, line, wrap
from groschen.render.words.phrases import Telling

NUMBER = 5
"""The width of an option's number."""
MOST_LINES = 14
"""So many options are listed one below the other."""


class Menu:
    """What may be answered now, and how it is typed."""

    def __init__(self, game: Game, teller: Telling) -> None:
        self.game = game
        self.teller = teller
        self.options = game.options()
        self.blocked = [(text, teller.reason(reason)) for text, reason in game.blocked()]

    @property
    def marks(self) -> dict[str, int]:
        """Each option and its number."""
        return {option: number for number, option in enumerate(self.options, 1)}

    # Showing

    def show(self, screen: Screen) -> None:
        """A line for each option, in columns if there are many; then what is blocked, and why."""
        column = max(len(option) for option in self.options) + 2
        width = screen.width - NUMBER - column
        lines = [
            _option(number, option.ljust(column), wrap(note, width, "faint"))
            for number, (option, note) in enumerate(zip(self.options, self.notes(), strict=True), 1)
        ]
        screen.block(in_columns(lines, screen.width) if len(lines) > MOST_LINES else flat(lines))
        for texts, reason in self.reasons():
            screen.say(f"  –  {together(texts)}: {reason}", "faint")

    def notes(self) -> list[str]:
        """What each option would do, tried out on a copy as far as nothing hidden shows."""
        view = self.game.view()
        notes: list[str] = []
        gains: list[int] = []
        said: list[int] = []
        for option in self.options:
            trial = self.game.copy()
            events = trial.play(option)
            seen = self.teller.foresee(events)
            notes.append(self.teller.note(view, option, seen))
            gains.append(self.gain(trial) if len(seen) == len(events) else 0)
            said.append(self.teller.scored(seen, self.game.seat))
        if len(set(gains)) == 1 or gains == said:
            return notes
        worths = [self.teller.phrases.label("value", n=gain) if gain else "" for gain in gains]
        return [" · ".join(filter(None, pair)) for pair in zip(notes, worths, strict=True)]

    def gain(self, trial: Game) -> int:
        """How many more points the seat would have; none that follow from what is hidden."""
        seat = self.game.seat
        if seat is None or trial.state.reveals != self.game.state.reveals:
            return 0
        return trial.scores()[seat]["total"] - self.game.scores()[seat]["total"]

    def reasons(self) -> list[tuple[list[str], str]]:
        """The blocked choices, those with the same reason together."""
        found: dict[str, list[str]] = {}
        for text, reason in self.blocked:
            found.setdefault(reason, []).append(text)
        return [(texts, reason) for reason, texts in found.items()]

    # Reading

    def find(self, text: str) -> str | list[str]:
        """The option of this number, notation or beginning; otherwise those that it might mean."""
        wanted = folded(text)
        if wanted.isdecimal():
            number = int(wanted)
            return self.options[number - 1] if 1 <= number <= len(self.options) else []
        likely = [option for option in self.options if folded(option).startswith(wanted)]
        same = [option for option in likely if folded(option) == wanted]
        return (same or likely)[0] if same or len(likely) == 1 else likely

    def why_not(self, text: str) -> str | None:
        """Why this cannot be chosen, if it is one of the blocked choices."""
        wanted = folded(text)
        likely = [(choice, why) for choice, why in self.blocked if folded(choice).startswith(wanted)]
        same = [(choice, why) for choice, why in likely if folded(choice) == wanted]
        return ": ".join((same or likely)[0]) if likely else None


def folded(text: str) -> str:
    return " ".join(text.split()).casefold()


def together(texts: list[str]) -> str:
    """Several choices on one line; a first word that they share is said once."""
    words = {text.partition(" ")[0] for text in texts}
    rests = [text.partition(" ")[2] for text in texts]
    return f"{words.pop()} {', '.join(rests)}" if len(words) == 1 and all(rests) else ", ".join(texts)


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
