"""The players as text: money, guilds and houses, tiles, cards, miners and pelicans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groschen.games.kutna_hora.names import COMMODITIES, FROM_MINES, GUILDS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
from groschen.render.drawing import joined
from groschen.render.ink import Block, Line, Span, breadth, fit, heading, line, wrap

if TYPE_CHECKING:
    from groschen.render.kutna_hora.text import Drawing

GUILD_NAME = 14
NUMBER = 4
"""Of a production: its digits, and a blank on either side of the commodity."""


def player(drawing: Drawing, seat: int, width: int) -> Block:
    """Everything that belongs to one seat."""
    seen = drawing.view["players"][seat]
    title = drawing.player_title(seat)
    block: Block = [heading(fit(title, min(breadth(title), width - 6)), width, drawing.seat_style(seat))]
    block += _standing(drawing, seat, seen, width)
    block += [_guild(drawing, seen, row, width) for row in range(len(seen["guilds"]))]
    block.append(_from_mines(drawing, seen))
    return block + _belongings(drawing, seat, seen, width)


def _standing(drawing: Drawing, seat: int, seen: dict[str, Any], width: int) -> Block:
    label = drawing.label
    money = [label("groschen", n=seen["groschen"]), label("income", n=seen["income"])]
    money.append(label("owes", n=seen["taxes"]))
    standing = [label("reputation", n=seen["reputation"]), label("points", n=sum(seen["points"].values()))]
    if drawing.totals is not None:
        standing.append(label("total", n=drawing.totals[seat]))
    return joined(money, width, "strong") + joined(standing, width, "strong")


def _guild(drawing: Drawing, seen: dict[str, Any], row: int, width: int) -> Line:
    """A row of the player board: its guild, what it produces, its houses and what the next one gives."""
    guild, houses = seen["guilds"][row], seen["houses"][row]
    commodity = COMMODITIES[GUILDS.index(guild)]
    production = f"{seen['production'][row]:>2} {drawing.name('commodity', commodity)}"
    gone = HOUSES_IN_ROW - houses
    parts = [
        Span(fit(drawing.name("guild", guild), GUILD_NAME), f"commodity {commodity}"),
        Span(fit(production, _production_width(drawing)), "strong" if seen["production"][row] else ""),
        Span("·" * gone + "⌂" * houses),
    ]
    if houses:
        sign = drawing.teller.effects(drawing.teller.box.houses[row][gone], short=True)
        room = width - GUILD_NAME - _production_width(drawing) - HOUSES_IN_ROW - 1
        if breadth(sign) <= room:
            parts.append(Span(f" {sign}", "faint"))
    return tuple(parts)


def _production_width(drawing: Drawing) -> int:
    return NUMBER + max(breadth(drawing.name("commodity", each)) for each in COMMODITIES)


def _from_mines(drawing: Drawing, seen: dict[str, Any]) -> Line:
    production = f"{seen['production'][FROM_MINES]:>2} {drawing.name('commodity', 'ore')}"
    style = "strong" if seen["production"][FROM_MINES] else ""
    return line(fit(drawing.label("from mines"), GUILD_NAME), Span(production, style))


def _belongings(drawing: Drawing, seat: int, seen: dict[str, Any], width: int) -> Block:
    label, teller = drawing.label, drawing.teller
    miners = label("miners", pool=seen["pool"], waiting=seen["miners"])
    pelicans = label("pelicans", unused=seen["pelicans"], used=seen["used_pelicans"])
    plots = [name for name, owner in drawing.view["town"]["plots"].items() if owner == seat]
    cards = [teller.card(teller.box.card_names.index(key)) for key in seen["hand"]]
    tiles = [teller.tile(key) for key in seen["slots"]]
    block = joined([miners, pelicans], width)
    for key, things in (("tiles", tiles), ("plots", plots), ("cards", cards)):
        block += wrap(drawing.titled(label(key), drawing.row(things) or label("none")), width)
    return block
