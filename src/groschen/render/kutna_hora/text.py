"""The table of Kutná Hora as text: every board, stand and player, for a terminal of any width.

`table` draws everything, `panel` the one board that a decision is about. Numbers of choices, if given,
stand on the squares and stacks that they mean.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    right,
    wrap,
)
from groschen.render.kutna_hora.text_boards import hall, mines, prices, town
from groschen.render.kutna_hora.text_players import player
from groschen.render.words.kutna_hora import FINISHED, Teller

SIDE_WIDTH = 38
"""Of what lies beside the town hall board."""
NARROWEST_PLAYER = 29
WIDEST_PLAYER = 96
PANELS = {
    "town": ("ClaimPlot", "ClaimAnyPlot", "ChooseSite", "Build", "ScoreBuilding"),
    "hall": ("TakeRights", "TakePublicTile"),
    "mines": ("HireMiners", "ChooseMine", "PlaceMine", "PlaceTechnology", "MineForFree"),
    "council": ("SeatPatrician", "SeatFromBank"),
    "houses": ("ArrangeGuilds", "RemoveHouse", "TradeHouse"),
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


def is_whole(drawing: Drawing) -> bool:
    """Whether whoever decides should see everything."""
    return drawing.view["seat"] is None or drawing.view["decision"] in WHOLE_TABLE


def panel(drawing: Drawing) -> Block:
    """The board that the pending decision is about, and whoever decides."""
    return table(drawing) if is_whole(drawing) else closeup(drawing)


def closeup(drawing: Drawing) -> Block:
    blocks = boards_of(drawing)
    left = drawing.width - sum(block_breadth(block) + 2 for block in blocks)
    room = min(left if left >= NARROWEST_PLAYER else drawing.width, WIDEST_PLAYER)
    return flow([*blocks, player(drawing, drawing.view["seat"], room)], drawing.width)


def focus(drawing: Drawing) -> Block:
    """Only the board that the pending decision is about, or whoever decides if it is about none."""
    if drawing.view["seat"] is None:
        return []
    if drawing.view["decision"] == "ChooseGuilds":
        return hall(drawing)
    blocks = boards_of(drawing)
    return blocks[0] if blocks else player(drawing, drawing.view["seat"], min(drawing.width, WIDEST_PLAYER))


def boards_of(drawing: Drawing) -> list[Block]:
    decision = drawing.view["decision"]
    return [AREAS[name](drawing) for name, decisions in PANELS.items() if decision in decisions]


def status(drawing: Drawing) -> Block:
    """The state of things: round and taxes, prices, and a line for each player."""
    view, label = drawing.view, drawing.label
    prices_now = [
        label("price now", commodity=drawing.name("commodity", name), n=price)
        + (label("closed") if name in view["no_market"] else "")
        for name, price in view["prices"].items()
    ]
    block = [header(drawing), *shared.hanging(drawing.titled(label("prices")), prices_now, drawing.width)]
    for seat, seen in enumerate(view["players"]):
        texts = [label("groschen", n=seen["groschen"]), label("income", n=seen["income"])]
        texts += [label("reputation", n=seen["reputation"]), label("points", n=scored(seen))]
        texts += [label("total", n=drawing.totals[seat])] if drawing.totals is not None else []
        texts.append(label("hand", n=len(seen["hand"])))
        block += shared.player_line(drawing, seat, texts)
    return block


def scored(seen: Mapping[str, Any]) -> int:
    """The points of a player so far, by category or in its order."""
    points = seen["points"]
    return sum(points.values() if isinstance(points, Mapping) else points)


def whole_player(drawing: Drawing, seat: int) -> Block:
    """A player with every tile that they hold, own or have dug, and what it does."""
    view, label, teller = drawing.view, drawing.label, drawing.teller
    width = min(drawing.width, WIDEST_PLAYER)
    block = player(drawing, seat, width)
    for key in view["players"][seat]["slots"]:
        block += told(
            label("in slot", tile=teller.tile(key), what=teller.describe(drawing.piece(key))), width
        )
    for built in view["town"]["buildings"]:
        if built["owner"] == seat:
            facts = {"square": built["square"], "what": teller.describe(drawing.piece(built["tile"]))}
            block += told(label("stands on", tile=teller.tile(built["tile"]), **facts), width)
    for dug in view["mines"]["tiles"]:
        if dug["owner"] == seat:
            facts = {"space": dug["space"], "what": teller.describe(drawing.piece(dug["tile"]))}
            block += told(label("dug at", tile=teller.tile(dug["tile"]), **facts), width)
    return block


def told(text: str, width: int) -> Block:
    """A sentence, its later lines further in."""
    first, *others = wrap(text, width - 2)
    return [first, *[(Span("  "), *other) for other in others]]


def houses(drawing: Drawing) -> Block:
    """What each house of a player board gives when it goes to town."""
    block: Block = [heading(drawing.label("houses"), max(drawing.width // 2, SIDE_WIDTH))]
    for number, spaces in enumerate(drawing.teller.box.houses, 1):
        given = [drawing.teller.effects(space) for space in spaces]
        block += shared.hanging(f"{number}  ", given, drawing.width, "  |  ")
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
        taxes = drawing.label("cathedral tax", n=drawing.teller.box.cathedral[number - 1])
        text = drawing.row([text, taxes], "sentences")
    return [heading(drawing.label("cathedral"), SIDE_WIDTH), *wrap(text, SIDE_WIDTH)]


def patricians(drawing: Drawing) -> Block:
    """Where the patricians are, and what those on the council give."""
    label, view = drawing.label, drawing.view
    title = label("council", first=view["rounds"] - SCORING_COUNT + 1, last=view["rounds"])
    columns = (("seated", 4), ("waiting", 5), ("in bank", 5))
    heads = " " * 7 + "".join(right(label(key), room) for key, room in columns) + f" {label('pays')}"
    block: Block = [heading(title, SIDE_WIDTH), line(Span(heads, "faint"))]
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


AREAS: dict[str, Callable[[Drawing], Block]] = {
    "town": town,
    "mines": mines,
    "prices": prices,
    "hall": hall,
    "council": patricians,
    "cathedral": cathedral,
    "event": event,
    "houses": houses,
}
"""The parts of the table by the names under which they can be looked at."""
MORE = ("hall", "mines", "town", "prices", "council", "cathedral", "event")
"""What else to show where there is room, the most wanted first."""
PAGES = ("town", "mines", "prices", "hall", "event", "cathedral", "council")
"""The areas that make up the table."""
