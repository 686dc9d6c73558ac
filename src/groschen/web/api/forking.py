"""Tables that begin in the middle of a game: from a moment of a finished table, or from a record."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from groschen.web import asking, forking
from groschen.web.api.answers import REFUSALS
from groschen.web.api.bodies import Forking, RecordBrought, TableOpened
from groschen.web.api.tables import moment, opened
from groschen.web.asking import Asked
from groschen.web.forking import Taking


@post("/api/tables/{table:str}/at/{number:int}/fork", responses=REFUSALS)
async def fork_table(
    request: Asked, table: FromPath[str], number: FromPath[int], data: JSONBody[Forking]
) -> TableOpened:
    """A new table with one moment of a finished game."""
    house, found = asking.house_of(request), await asking.table_of(request, table)
    taking = Taking(None, data.seat, data.bot)
    made = await house.draw(found, forking.fork, moment(found, number), taking)
    return opened(house, await house.open_played(*made))


@post("/api/records", responses=REFUSALS)
async def bring_record(request: Asked, data: JSONBody[RecordBrought]) -> TableOpened:
    """A new table with the whole game of a record; one that is not finished can be played on."""
    house, taking = asking.house_of(request), Taking(None, data.seat, data.bot)
    made = await house.work(forking.from_record, data.record, taking, asking.language(request))
    return opened(house, await house.open_played(*made))


HANDLERS: list[Any] = [fork_table, bring_record]
