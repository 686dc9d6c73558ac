"""What every drawing of a table as text shares: the view, its words, the numbers of choices, the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from groschen.render.ink import Block, Span, beside, breadth, fit, line
from groschen.render.words.naming import named
from groschen.render.words.phrases import Telling

PLAYER_GAP = 1
LONGEST_TITLE = 20


class Drawing:
    """A view, told by `teller`, for a terminal of some width. `marks` are the numbers under which choices are
    offered, `totals` the scores if the game ended now."""

    def __init__(
        self,
        view: Mapping[str, Any],
        teller: Telling,
        width: int = 120,
        marks: Mapping[str, int] | None = None,
        totals: Sequence[int] | None = None,
    ) -> None:
        self.view = named(view, teller.phrases.language)
        self.teller = teller
        self.width = width
        self.marks = marks or {}
        self.totals = totals
        self.initials = initials([seat["name"] for seat in self.view["players"]])

    def label(self, key: str, **facts: object) -> str:
        return self.teller.phrases.label(key, **facts)

    def name(self, kind: str, key: str) -> str:
        return self.teller.phrases.name(kind, key)

    def row(self, things: Iterable[str], style: str = "plain") -> str:
        return self.teller.phrases.shared.row(things, style)

    def titled(self, title: str, text: str = "") -> str:
        """A title and what is said under it; without a text, the title that stands before something else."""
        return self.teller.phrases.shared.say("titled", title=title, text=text)

    def aside(self, text: str, more: str) -> str:
        return self.teller.phrases.shared.say("aside", text=text, more=more)

    def mark(self, *texts: str) -> str:
        """The number of the first of these choices that can be made."""
        return next((f"[{self.marks[text]}]" for text in texts if text in self.marks), "")

    def seat_style(self, seat: int | None) -> str:
        return "" if seat is None else f"seat {seat}"

    def player_title(self, seat: int) -> str:
        """The name of a player, the letter that stands for it, and whether it is their turn to decide."""
        turn = "▶ " if self.view["seat"] == seat else ""
        return turn + self.short_title(seat)

    def short_title(self, seat: int) -> str:
        name, initial = self.view["players"][seat]["name"], self.initials[seat]
        return name if initial == name[:1].upper() else f"{initial} {name}"


def initials(names: Sequence[str]) -> list[str]:
    """One letter for each name; numbers where two begin alike."""
    letters = [name.strip()[:1].upper() for name in names]
    narrow = all(breadth(letter) == 1 for letter in letters)
    if len(set(letters)) == len(letters) and narrow:
        return letters
    return [str(seat + 1) for seat in range(len(names))]


def player_line(drawing: Drawing, seat: int, texts: Sequence[str]) -> Block:
    """What a player has, in a line or two; all players' lines begin in the same column."""
    turn, name = ("▶ " if drawing.view["seat"] == seat else "  "), drawing.short_title(seat)
    widest = max(breadth(drawing.short_title(at)) for at in range(len(drawing.view["players"])))
    room = min(widest, LONGEST_TITLE)
    head = (Span(turn + fit(name, room), drawing.seat_style(seat)), Span("  "))
    first, *others = hanging("", texts, drawing.width - room - 4)
    return [(*head, *first), *[(Span(" " * (room + 4)), *each) for each in others]]


def nothing(drawing: Drawing) -> Block:
    return [line(drawing.label("none"))]


def hanging(title: str, texts: Sequence[str], width: int, between: str = " · ") -> Block:
    """As many texts on a line as there is room for, the later lines below the first text."""
    lines: list[str] = []
    for text in texts:
        if lines and breadth(lines[-1]) + breadth(between) + breadth(text) <= width - breadth(title):
            lines[-1] += between + text
        else:
            lines.append(text)
    return [
        line(Span(title if at == 0 else " " * breadth(title), "strong"), each)
        for at, each in enumerate(lines)
    ]


def joined(texts: Sequence[str], width: int, style: str = "") -> Block:
    """As many on a line as there is room for."""
    lines: list[str] = []
    for text in texts:
        if lines and breadth(lines[-1]) + 3 + breadth(text) <= width:
            lines[-1] += f" · {text}"
        else:
            lines.append(text)
    return [line(Span(each, style)) for each in lines]


def side_by_side(
    seats: Sequence[int], draw: Callable[[int, int], Block], width: int, narrowest: int, widest: int
) -> Block:
    """As many players in a row as the width allows, evenly."""
    room = width + PLAYER_GAP
    columns = max(min(len(seats), room // (narrowest + PLAYER_GAP)), 1)
    while len(seats) % columns:
        columns -= 1
    each_width = min(room // columns - PLAYER_GAP, widest)
    blocks = [draw(seat, each_width) for seat in seats]
    rows = [blocks[at : at + columns] for at in range(0, len(blocks), columns)]
    return [each for row in rows for each in _in_a_row(row)]


def _in_a_row(blocks: list[Block]) -> Block:
    first, *others = blocks
    for other in others:
        first = beside(first, other, PLAYER_GAP)
    return first
