"""The table of Kutná Hora in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from groschen.games.kutna_hora.names import COMMODITIES, FROM_MINES, GUILDS, ORE, PATRICIANS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
from groschen.games.kutna_hora.scoring import SCORING_COUNT
from groschen.render.prose import Prose, Told


def sections(prose: Prose) -> Iterator[Told]:
    view, label = prose.view, prose.label
    yield Told("rounds", label("rounds track"), rounds(prose))
    yield Told("town", label("town"), town(prose))
    yield Told("mines", label("mines"), mines(prose))
    yield Told("prices", label("prices"), prices(prose))
    yield Told("hall", label("hall"), hall(prose))
    yield Told("cathedral", label("cathedral"), cathedral(prose))
    first, last = view["rounds"] - SCORING_COUNT + 1, view["rounds"]
    yield Told("council", label("council", first=first, last=last), council(prose))
    for seat, seen in enumerate(view["players"]):
        yield Told(f"player-{seat}", seen["name"], player(prose, seat, seen))


def rounds(prose: Prose) -> list[str]:
    """How far the game has come, the taxes, and the event of the round."""
    view, label = prose.view, prose.label
    if not view["round"]:
        return [label("setup")]
    now = [label("round", round=view["round"], rounds=view["rounds"])]
    now.append(label("taxes", tax=view["tax"], penalty=view["penalty"]))
    event = [prose.line(label("event"), prose.thing(view["event"]))] if view["event"] else []
    return [prose.shared.row(now, "clauses"), *event]


def town(prose: Prose) -> list[str]:
    """Square by square; those with nothing on or beside them are left out."""
    seen, lines = prose.view["town"], []
    built = {each["square"]: each for each in seen["buildings"]}
    for square in prose.words.board.town.names:
        if square in built:
            lines.append(prose.at(square, built[square]["tile"], *owner(prose, "house of", built[square])))
        elif square in seen["plots"]:
            whose = prose.label("plot of", name=prose.seat_name(seen["plots"][square]))
            lines.append(prose.line(square, whose, *prose.cards[f"square:{square}"].lines))
        elif prose.cards[f"square:{square}"].lines:
            lines.append(prose.line(square, *prose.cards[f"square:{square}"].lines))
    return lines


def owner(prose: Prose, key: str, thing: dict[str, Any]) -> list[str]:
    return [] if thing["owner"] is None else [prose.label(key, name=prose.seat_name(thing["owner"]))]


def mines(prose: Prose) -> list[str]:
    seen = prose.view["mines"]
    dug = {each["space"]: each for each in seen["tiles"]}
    lines = [prose.cards[f"pile:{pile}"].name for pile in ("stack", "technology", "discards")]
    for space in prose.words.board.mines.names:
        if space in dug:
            lines.append(prose.at(space, dug[space]["tile"], *owner(prose, "miner of", dug[space])))
        elif prose.cards[f"space:{space}"].lines:
            lines.append(prose.line(space, *prose.cards[f"space:{space}"].lines))
    if seen["drawn"]:
        lines.append(prose.line(prose.label("drawn"), *[prose.words.tile(key) for key in seen["drawn"]]))
    return lines + [row_worth(prose, row, dug) for row in range(len(prose.words.board.mines.rows))]


def row_worth(prose: Prose, row: int, dug: dict[str, dict[str, Any]]) -> str:
    """How many stars a row of the mines has, and what they are worth."""
    grid = prose.words.board.mines
    tiles = [dug[grid.names[at]]["tile"] for at in grid.rows[row] if grid.names[at] in dug]
    stars = sum(prose.box.pieces[key].stars for key in tiles)
    worth = [str(points) for points in prose.box.row_value(stars) if points]
    key = "row" if worth else "row of nothing"
    return prose.label(key, row=row + 1, stars=stars, worth=prose.shared.row(worth))


def prices(prose: Prose) -> list[str]:
    """Every price now and soon; the cards begin with what a commodity is."""
    lines = [prose.thing("deck:ore"), prose.thing("deck:population")]
    for commodity in COMMODITIES:
        card = prose.cards[f"price:{commodity}"]
        lines.append(prose.line(card.name, *card.lines[1:]))
    return lines


def hall(prose: Prose) -> list[str]:
    lines = []
    for row, stacks in enumerate(prose.view["hall"]):
        for column, stack in enumerate(stacks):
            groschen, permits = prose.box.hall_costs[column]
            cost = prose.label("groschen", n=groschen + permits * prose.view["prices"]["permits"])
            left = prose.counted(prose.label("left in stack"), stack["tiles"])
            place = prose.shared.row([f"{'ABC'[row]}{column + 1}", cost], "notes")
            lines.append(prose.at(place, stack["top"], left))
    return lines


def cathedral(prose: Prose) -> list[str]:
    """The tile that is current, and those behind it."""
    ahead = range(prose.view["cathedral"] + 1, len(prose.box.cathedral) + 1)
    return [prose.sentences(f"cathedral:{number}") for number in ahead]


def council(prose: Prose) -> list[str]:
    lines = []
    for colour in PATRICIANS:
        where = prose.view["patricians"][colour]
        counts = [prose.counted(prose.label(f"in {place}"), n) for place, n in where.items()]
        card = prose.cards[f"patrician:{colour}"]
        lines.append(prose.line(card.name, *counts, *card.lines[1:], card.lines[0]))
    return lines


def player(prose: Prose, seat: int, seen: dict[str, Any]) -> list[str]:
    label, row = prose.label, prose.shared.row
    money = [label("groschen", n=seen["groschen"]), label("income", n=seen["income"])]
    standing = [label("reputation", n=seen["reputation"]), label("points", n=sum(seen["points"].values()))]
    standing.append(label("total", n=prose.totals[seat]))
    plots = [name for name, whose in prose.view["town"]["plots"].items() if whose == seat]
    cards = [prose.words.card(prose.box.card_names.index(key)) for key in seen["hand"]]
    miners = label("miners", pool=seen["pool"], waiting=seen["miners"])
    return [
        row([*money, label("owes", n=seen["taxes"])], "clauses"),
        row(standing, "clauses"),
        *[guild(prose, seen, at) for at in range(len(seen["guilds"]))],
        prose.line(label("from mines"), produces(prose, seen["production"][FROM_MINES], ORE)),
        row([miners, label("pelicans", unused=seen["pelicans"], used=seen["used_pelicans"])], "clauses"),
        *[prose.line(label("tiles"), prose.thing(key)) for key in seen["slots"]],
        prose.line(label("plots"), row(plots) or label("none")),
        prose.line(label("cards"), row(cards) or label("none")),
    ]


def produces(prose: Prose, amount: int, commodity: int) -> str:
    return prose.counted(prose.name("commodity", COMMODITIES[commodity]), amount)


def guild(prose: Prose, seen: dict[str, Any], row: int) -> str:
    """What a guild produces, its houses, and what the next of them gives."""
    key, houses = seen["guilds"][row], seen["houses"][row]
    left = prose.counted(prose.name("symbol", "house"), houses)
    if houses:
        gives = prose.words.effects(prose.box.houses[row][HOUSES_IN_ROW - houses])
        left = prose.shared.say("aside", text=left, more=gives)
    return prose.line(
        prose.name("guild", key), produces(prose, seen["production"][row], GUILDS.index(key)), left
    )
