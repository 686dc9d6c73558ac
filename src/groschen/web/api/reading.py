"""The log, the stream and the record of a table; and how the server is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import MediaType, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.response import Response, Stream

from groschen.web import asking, meters, story
from groschen.web.api.answers import REFUSALS
from groschen.web.api.bodies import Health, LogShown
from groschen.web.asking import Asked
from groschen.web.house import House
from groschen.web.records import record_of
from groschen.web.streams import NUMBER
from groschen.web.tables import Table

PATIENCE = 20.0
"""Seconds after which a quiet stream says that it is still there."""
COME_BACK = 2000
"""Milliseconds after which a browser that lost its stream tries again."""


@get("/api/tables/{table:str}/log", responses=REFUSALS)
async def show_log(request: Asked, table: FromPath[str], since: FromQuery[int] = 0) -> LogShown:
    """What happened after a number, as data and as sentences."""
    found = await asking.table_of(request, table)
    return await asking.house_of(request).draw(found, log_of, asking.language(request), since)


def log_of(table: Table, language: str, since: int) -> LogShown:
    return LogShown(table.number, story.log(table, language, since))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_record(request: Asked, table: FromPath[str]) -> str:
    """The game as text; its seed, which tells what is hidden, when the game is over."""
    found = await asking.table_of(request, table)
    return record_of(found, asking.language(request))


@get("/api/tables/{table:str}/stream", responses=REFUSALS, media_type="text/event-stream")
async def stream(request: Asked, table: FromPath[str]) -> Stream:
    """Server-sent events: the table's number at once and after every change."""
    found = await asking.table_of(request, table)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(news(asking.house_of(request), found), headers=headers, media_type="text/event-stream")


async def news(house: House, table: Table) -> AsyncIterator[bytes]:
    """The newest of everything; whoever was away needs no more, for the page draws the newest table."""
    watcher = house.streams.open(table.id)
    try:
        yield f"retry: {COME_BACK}\n".encode() + message(NUMBER, table.number)
        while not house.streams.is_closing:
            told = await watcher.next(PATIENCE)
            yield b"".join([message(kind, number) for kind, number in told.items()]) or b": still here\n\n"
    finally:
        house.streams.close(table.id, watcher)


def message(kind: str, number: int) -> bytes:
    """A number has the id by which a stream is resumed; other news have a name of their own."""
    head = f"id: {number}" if kind == NUMBER else f"event: {kind}"
    return f'{head}\ndata: {{"number": {number}}}\n\n'.encode()


UNWELL = ResponseSpec(Health, description="the database does not answer", generate_examples=False)


@get("/health", responses={503: UNWELL})
async def health(request: Asked) -> Response[Health]:
    """Whether the database answers."""
    answers = await asking.house_of(request).store.answers()
    return Response(Health(answers), status_code=200 if answers else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(request: Asked) -> bytes:
    """For Prometheus: numbers only, nothing about anybody."""
    house = asking.house_of(request)
    meters.now(len(house.tables), house.streams.watchers)
    return meters.text()


HANDLERS: list[Any] = [show_log, show_record, stream, health, metrics]
