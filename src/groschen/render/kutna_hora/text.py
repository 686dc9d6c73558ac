"""The table of Kutná Hora as text: every board, stand and player, for a terminal of any width.

`table` draws everything, `panel` the one board that a decision is about. Numbers of choices, if given,
stand on the squares and stacks that they mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from groschen.games.kutna_hora.names import DOTS, PATRICIANS
from groschen.games.kutna_hora.scoring import SCORING_COUNT
from groschen.render import drawing as shared
from groschen.render.ink import (
    EMPTY,
    Block,
    Line,
    Span,
    block_breadth,
    fit,
    flow,
    heading,
    line,
    wrap,
)
from groschen.render.kutna_hora.text_boards import hall, mines, prices, town
from groschen.render.kutna_hora.text_players import player
from groschen.render.words.kutna_hora import FINISHED, Teller

SIDE_WIDTH = 38
"""Of what lies beside the town hall board."""
NARROWEST_PLAYER = 29
WIDEST_PLAYER = 58
PANELS = {
    "town": ("ClaimPlot", "ClaimAnyPlot", "ChooseSite", "Build", "ScoreBuilding"),
    "hall": ("TakeRights", "TakePublicTile"),
    "mines": ("ChooseMine", "PlaceMine", "PlaceTechnology"),
    "patricians": ("SeatPatrician", "SeatFromBank"),
    "houses": ("ArrangeGuilds",),
}
"""The board that a decision is about; any other decision is about the whole table."""
WHOLE_TABLE = ("PlayCard", "ChooseGuilds")


class Drawing(shared.Drawing):
    """What the parts of a drawing share."""

    teller: Teller

    def piece(self, key: str) -> Any:
        return self.teller.box.pieces[key]

    def dots(self, dots: Sequence[int]) -> list[Span]:
        return [Span(self.name("dot letter", DOTS[dot]), f"dot {DOTS[dot]}") for dot in dots]


def table(drawing: Drawing) -> Block:
    """Everything that lies on the table."""
    view, width = drawing.view, drawing.width
    boards = flow([town(drawing), [*mines(drawing), EMPTY, *prices(drawing)]], width)
    stacks, news = hall(drawing), [*event(drawing), *cathedral(drawing)]
    middle = flow([stacks, [*news, *patricians(drawing)]], width)
    if len(middle) > len(stacks) + len(news):
        middle = stacks + flow([news, patricians(drawing)], width)
    return [header(drawing), *boards, *middle, *players(drawing, range(len(view["players"])))]


def panel(drawing: Drawing) -> Block:
    """The board that the pending decision is about, and whoever decides; empty if it is about none."""
    view, decision = drawing.view, drawing.view["decision"]
    if view["seat"] is None or decision in WHOLE_TABLE:
        return table(drawing)
    boards = {"town": town, "hall": hall, "mines": mines, "patricians": patricians, "houses": houses}
    blocks = [boards[name](drawing) for name, decisions in PANELS.items() if decision in decisions]
    left = drawing.width - sum(block_breadth(block) + 2 for block in blocks)
    room = min(left if left >= NARROWEST_PLAYER else drawing.width, WIDEST_PLAYER)
    return flow([*blocks, player(drawing, view["seat"], room)], drawing.width)


def houses(drawing: Drawing) -> Block:
    """What each house of a player board gives when it goes to town."""
    block: Block = [heading(drawing.label("houses"), drawing.width // 2)]
    for number, spaces in enumerate(drawing.teller.box.houses, 1):
        given = [drawing.teller.effects(space) for space in spaces]
        block.append(line(Span(f"{number}  ", "strong"), "  |  ".join(given)))
    return block


def header(drawing: Drawing) -> Line:
    view, label = drawing.view, drawing.label
    names = [seat["name"] for seat in view["players"]]
    parts = [label("round", round=view["round"], rounds=view["rounds"]) if view["round"] else label("setup")]
    if view["over"]:
        parts.append(label("over"))
    elif view["round"]:
        parts.append(label("taxes", tax=view["tax"], penalty=view["penalty"]))
        parts.append(label("start", name=names[view["start"]]))
    return line(Span(label("game"), "title"), *[f" · {part}" for part in parts])


def event(drawing: Drawing) -> Block:
    view, teller = drawing.view, drawing.teller
    if view["event"] is None and not view["events_ahead"]:
        return []
    block: Block = [heading(drawing.label("event"), SIDE_WIDTH)]
    if view["event"] is None:
        return [*block, line(drawing.label("no event"))]
    block.append(line(Span(drawing.name("event", view["event"]), "strong")))
    return block + wrap(teller.event(drawing.piece(view["event"])), SIDE_WIDTH)


def cathedral(drawing: Drawing) -> Block:
    number = drawing.view["cathedral"] + 1
    text = drawing.label("cathedral tile", number=number, text=drawing.teller.barbara(number))
    if number == FINISHED:
        text = drawing.teller.barbara(number)
    elif drawing.teller.box.cathedral[number - 1]:
        text += " " + drawing.label("cathedral tax", n=drawing.teller.box.cathedral[number - 1])
    return [heading(drawing.label("cathedral"), SIDE_WIDTH), *wrap(text, SIDE_WIDTH)]


def patricians(drawing: Drawing) -> Block:
    """Where the patricians are, and what those on the council give."""
    label, view = drawing.label, drawing.view
    title = label("council", first=view["rounds"] - SCORING_COUNT + 1, last=view["rounds"])
    block: Block = [heading(title, SIDE_WIDTH), line(Span(" " * 7 + label("patricians"), "faint"))]
    for colour in PATRICIANS:
        where = view["patricians"][colour]
        name = Span(fit(drawing.name("colour", colour), 7), f"patrician {colour}")
        seated = Span(f"{where['council']:>4}", "strong" if where["council"] else "")
        rest = f"{where['pool']:>5}{where['bank']:>5} "
        mark = Span(drawing.mark(f"seat {colour}"), "mark")
        block.append(line(name, seated, rest, Span(drawing.name("council", colour), "faint"), mark))
    return block


def players(drawing: Drawing, seats: Sequence[int]) -> Block:
    def draw(seat: int, width: int) -> Block:
        return player(drawing, seat, width)

    return shared.side_by_side(seats, draw, drawing.width, NARROWEST_PLAYER, WIDEST_PLAYER)
