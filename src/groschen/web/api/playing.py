"""Choosing, taking back, asking for a hint, talking."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from groschen.web import asking
from groschen.web.api.answers import REFUSALS, Short
from groschen.web.api.bodies import (
    ChatShown,
    Choosing,
    Chosen,
    HintGiven,
    LineSaid,
    MovesShown,
    Saying,
    Undoing,
    Undone,
)
from groschen.web.asking import Asked
from groschen.web.hinting import hinted
from groschen.web.showing import offers_of
from groschen.web.store import queries
from groschen.web.tables import Table


@get("/api/tables/{table:str}/moves", responses=REFUSALS)
async def show_moves(request: Asked, table: FromPath[str], notes: FromQuery[bool] = True) -> MovesShown:
    """What may be answered now, what each answer would do, and what is blocked and why. Without notes it is
    quicker."""
    found = await asking.table_of(request, table)
    language = asking.language(request)
    return await asking.house_of(request).draw(found, moves_of, language, notes)


def moves_of(table: Table, language: str, with_notes: bool) -> MovesShown:
    said = offers_of(table, language, with_notes=with_notes)
    seat = None if table.game is None else table.game.seat
    return MovesShown(table.number, seat, said.prompt, said.moves, said.blocked)


@post("/api/tables/{table:str}/choices", responses=REFUSALS, status_code=200, response_class=Short)
async def choose(request: Asked, table: FromPath[str], data: JSONBody[Choosing]) -> Chosen:
    """Answer the question; the answer comes when the choice is written down."""
    found = await asking.table_of(request, table)
    held = asking.player_of(request, found).seats
    house = asking.house_of(request)
    number, events = await house.choose(found, held, data.number, data.choice, data.forced)
    return Chosen(number, events)


@post("/api/tables/{table:str}/undo", responses=REFUSALS, status_code=200, response_class=Short)
async def undo(request: Asked, table: FromPath[str], data: JSONBody[Undoing]) -> Undone:
    """Take back your last choice, or those of the turn, as far as nothing new was shown."""
    found = await asking.table_of(request, table)
    held = asking.player_of(request, found).seats
    return Undone(await asking.house_of(request).undo(found, held, data.number, data.whole_turn))


@post("/api/tables/{table:str}/chat", responses=REFUSALS)
async def say(request: Asked, table: FromPath[str], data: JSONBody[Saying]) -> LineSaid:
    """Say something to everybody at the table."""
    found = await asking.table_of(request, table)
    viewer = asking.player_of(request, found)
    return LineSaid(await asking.house_of(request).say(found, min(viewer.seats), data.text))


@get("/api/tables/{table:str}/chat", responses=REFUSALS)
async def show_chat(request: Asked, table: FromPath[str], since: FromQuery[int] = 0) -> ChatShown:
    """What was said, the last hundred lines after a number."""
    found = await asking.table_of(request, table)
    store = asking.house_of(request).store
    since = min(max(since, 0), 1 << 30)
    lines = await store.read(lambda connection: queries.chat(connection, found.id, since))
    names = found.names(asking.language(request))
    return ChatShown([line._asdict() | {"name": names[line.seat]} for line in lines])


@get("/api/tables/{table:str}/hint", responses=REFUSALS)
async def hint(request: Asked, table: FromPath[str]) -> HintGiven:
    """What a bot that plans its turn would choose in your place: the best three, and why."""
    found = await hinted(request, await asking.table_of(request, table))
    best = found.hints[0]
    return HintGiven(found.number, best.choice, best.label, found.hints)


HANDLERS: list[Any] = [show_moves, say, show_chat, hint]
AT_ONCE: list[Any] = [choose, undo]
"""Whose answers are too short to be packed."""
