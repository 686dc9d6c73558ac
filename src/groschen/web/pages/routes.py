"""The addresses of the pages. What changes something is posted by a form and leads back to a page."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Response
from markupsafe import Markup

from groschen.web import asking
from groschen.web.api.tables import moment
from groschen.web.asking import Asked
from groschen.web.errors import sentence
from groschen.web.pages import table_routes
from groschen.web.pages.table import table_page
from groschen.web.pages.table_routes import act, card_of, links, look_at
from groschen.web.refusals import Refusal
from groschen.web.showing import Viewer, showing
from groschen.web.store import queries
from groschen.web.tables import Table

LONGEST_FORM = 60
HTML = MediaType.HTML


@get("/tables/{table:str}", media_type=HTML, include_in_schema=False)
async def show_table(request: Asked, table: FromPath[str]) -> str:
    return await drawn(request, await asking.table_of(request, table))


@get("/tables/{table:str}/at/{number:int}", media_type=HTML, include_in_schema=False)
async def show_moment(request: Asked, table: FromPath[str], number: FromPath[int]) -> str:
    found = await asking.table_of(request, table)
    return await drawn(request, found, moment(found, number))


async def drawn(
    request: Asked, table: Table, number: int | None = None, notice: str = "", hint: Markup | str = ""
) -> str:
    """The page of a table for whoever asks."""
    house, viewer = asking.house_of(request), asking.viewer_of(request, table)
    chat = await house.store.read(lambda connection: queries.chat(connection, table.id))
    names = table.names(asking.language(request))
    said = [line._asdict() | {"name": names[line.seat]} for line in chat]
    facts = (
        viewer,
        asking.language(request),
        number,
        links(house, table, viewer),
        said,
        look_at(request),
        notice,
        hint,
    )
    return await house.draw(table, draw, *facts)


def draw(table: Table, viewer: Viewer, language: str, number: int | None, *facts: Any) -> str:
    addresses, chat, *rest = facts
    return table_page(table, showing(table, viewer, language, number, addresses, chat), *rest)


@get("/tables/{table:str}/as/{key:str}", include_in_schema=False)
async def come_as(request: Asked, table: FromPath[str], key: FromPath[str]) -> Response[Any]:
    """A personal link: this browser acts for the seat from now on."""
    house, found = asking.house_of(request), await asking.table_of(request, table)
    seat = house.signer.seat_of(found.id, key)
    if seat is None or seat >= len(found.seats):
        raise Refusal(403, "no_key")
    person = asking.person_or_new(request, found.seats[seat].name or "")
    await house.hold(found, seat, person.id)
    return Redirect(f"/tables/{found.id}", status_code=303, cookies=[asking.cookie_of(request, person)])


async def fields(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The fields of a form, each a text."""
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


@post("/tables/{table:str}/choices", media_type=HTML, status_code=200, include_in_schema=False)
async def choose(request: Asked, table: FromPath[str]) -> Response[Any]:
    """A button of the page: the next page, or the same one with why not."""
    return await changed(request, table, {})


async def changed(request: Asked, table: str, more: dict[str, str]) -> Response[Any]:
    """Carry out what a form asks for, and show the table."""
    found = await asking.table_of(request, table)
    viewer, form = asking.player_of(request, found), await fields(request)
    asked = {name: form[name] for name in ("number", "choice", "whole_turn") if name in form}
    try:
        await act(asking.house_of(request), found, viewer, asked | more)
    except Refusal as refusal:
        return await again(request, found, refusal)
    return Redirect(page_of(request, found), status_code=303)


def page_of(request: Asked, table: Table) -> str:
    """The page from which a form came: that of the table, drawn or as text."""
    return f"/tables/{table.id}" + ("?mode=text" if request.query_params.get("mode") == "text" else "")


@post("/tables/{table:str}/undo", media_type=HTML, status_code=200, include_in_schema=False)
async def undo(request: Asked, table: FromPath[str]) -> Response[Any]:
    return await changed(request, table, {"undo": "step"})


async def again(request: Asked, table: Table, refusal: Refusal) -> Response[Any]:
    """The table as it stands, and why it does not stand otherwise."""
    said = refusal.text or sentence(refusal, asking.language(request))
    page = await drawn(request, table, notice=said)
    return Response(page, status_code=refusal.status, media_type=HTML)


@post("/tables/{table:str}/seats/{seat:int}/{verb:str}", status_code=200, include_in_schema=False)
async def leave_or_return(
    request: Asked, table: FromPath[str], seat: FromPath[int], verb: FromPath[str]
) -> Response[Any]:
    found = await asking.table_of(request, table)
    if verb not in ("leave", "return"):
        raise Refusal(404, "no_page")
    _, mine = asking.own_seat_of(request, found, seat)
    await asking.house_of(request).leave(found, mine, verb == "leave")
    return Redirect(f"/tables/{found.id}", status_code=303)


@post("/tables/{table:str}/rematch", status_code=200, include_in_schema=False)
async def play_again(request: Asked, table: FromPath[str]) -> Response[Any]:
    found = await asking.table_of(request, table)
    asking.player_of(request, found)
    new = await asking.house_of(request).rematch(found)
    return Redirect(f"/tables/{new.id}", status_code=303)


@post("/tables/{table:str}/chat", status_code=200, include_in_schema=False)
async def say(request: Asked, table: FromPath[str]) -> Response[Any]:
    found = await asking.table_of(request, table)
    viewer, form = asking.player_of(request, found), await fields(request)
    text = form.get("text", "").strip()[:500]
    if text:
        await asking.house_of(request).say(found, min(viewer.seats), text)
    return Redirect(f"/tables/{found.id}", status_code=303)


@post("/tables/{table:str}/hint", media_type=HTML, status_code=200, include_in_schema=False)
async def hint(request: Asked, table: FromPath[str]) -> str:
    """The same page, and what a bot would choose."""
    found = await asking.table_of(request, table)
    return await drawn(request, found, hint=await card_of(request, found))


HANDLERS: list[Any] = [
    *table_routes.HANDLERS,
    show_table,
    show_moment,
    come_as,
    choose,
    undo,
    leave_or_return,
    play_again,
    say,
    hint,
]
