"""The addresses of the pages around the tables, and the forms on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import MediaType, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Response

from groschen.catalogue import GAMES
from groschen.render.words import naming
from groschen.web import asking, opening
from groschen.web.api.tables import sit_down
from groschen.web.asking import Asked
from groschen.web.errors import sentence
from groschen.web.house import House
from groschen.web.opening import PACES, Wish
from groschen.web.pages.about import about_page, guide_page
from groschen.web.pages.joining import join_page
from groschen.web.pages.lists import finished_page, has_open_seat, lobby_page, my_tables_page
from groschen.web.pages.new_table import MOST_SEATS, YES, new_table_page, options_in
from groschen.web.pages.routes import fields
from groschen.web.pages.start import start_page
from groschen.web.pages.visit import visit_of
from groschen.web.refusals import Refusal
from groschen.web.security import Person
from groschen.web.store import queries
from groschen.web.store.queries import Listed
from groschen.web.tables import Seat, Table

HTML = MediaType.HTML
LOOKED_UP = 12
"""Finished tables of a list whose winners are told: each has to be read from its log."""


async def tables_of(request: Asked, person: Person | None) -> list[Listed]:
    if person is None:
        return []
    store = asking.house_of(request).store
    return await store.read(lambda connection: queries.tables_of(connection, person.id))


async def winners(house: House, tables: Sequence[Listed]) -> dict[str, list[str]]:
    """Who won the latest of these tables."""
    found = {}
    for listed in [each for each in tables if each.header.over][:LOOKED_UP]:
        table = await house.table(listed.header.id)
        if table.game is not None:
            names = table.names()
            found[table.id] = [names[seat] for seat in table.game.ranking()[0]]
    return found


@get("/", media_type=HTML, include_in_schema=False)
async def start(request: Asked) -> str:
    visit = visit_of(request)
    mine = [table for table in await tables_of(request, visit.person) if not table.header.over]
    lobby = await asking.house_of(request).store.read(queries.lobby)
    return start_page(visit, mine, sum(map(has_open_seat, lobby)))


@get("/mine", media_type=HTML, include_in_schema=False)
async def my_tables(request: Asked) -> str:
    visit = visit_of(request)
    tables = await tables_of(request, visit.person)
    return my_tables_page(visit, tables, await winners(asking.house_of(request), tables))


@get("/lobby", media_type=HTML, include_in_schema=False)
async def lobby(request: Asked) -> str:
    house = asking.house_of(request)
    tables = await house.store.read(queries.lobby)
    over = (await house.store.read(queries.finished))[:LOOKED_UP]
    return lobby_page(visit_of(request), tables, over, await winners(house, over))


@get("/finished", media_type=HTML, include_in_schema=False)
async def finished(request: Asked) -> str:
    house, visit = asking.house_of(request), visit_of(request)
    mine = [table for table in await tables_of(request, visit.person) if table.header.over]
    public = await house.store.read(queries.finished)
    won = await winners(house, mine) | await winners(house, public)
    return finished_page(visit, mine, public, won)


@get("/about", media_type=HTML, include_in_schema=False)
async def about(request: Asked) -> str:
    return about_page(visit_of(request))


@get("/guide", media_type=HTML, include_in_schema=False)
async def look_around(request: Asked) -> str:
    game = request.query_params.get("game", "")
    return guide_page(visit_of(request), game if game in GAMES else next(iter(GAMES)))


@get("/new", media_type=HTML, include_in_schema=False)
async def new_table(request: Asked) -> str:
    given = {
        name: text for name, text in request.query_params.items() if name in ("game", "players", "public")
    }
    return new_table_page(visit_of(request), given)


@post("/new", media_type=HTML, status_code=200, include_in_schema=False)
async def open_table(request: Asked) -> Response[Any]:
    """The form of a new table; whoever sends it holds their own seat and those at their screen."""
    form, visit = await fields(request), visit_of(request)
    name = form.get("name", "").strip()[:60] or visit.name or naming.GUEST
    person = asking.person_or_new(request, name)
    try:
        wish = wish_of(form, person)
        table = await asking.house_of(request).open(*opening.header_and_seats(wish))
    except Refusal as refusal:
        given = {"lots": "", **form}
        page = new_table_page(visit._replace(person=person), given, sentence(refusal, visit.language))
        return Response(page, status_code=refusal.status, media_type=HTML)
    return to_table(request, table, person)


def to_table(request: Asked, table: Table, person: Person) -> Response[Any]:
    """Who comes for the first time is shown around."""
    first = "?guide=yes" if asking.person_of(request) is None else ""
    cookies = [asking.cookie_of(request, person)]
    return Redirect(f"/tables/{table.id}{first}", status_code=303, cookies=cookies)


def wish_of(form: dict[str, str], person: Person) -> Wish:
    """What the form asks for; a wrong name or option is refused when the table is set up."""
    seats: list[Seat] = []
    for at in range(MOST_SEATS):
        kind = form.get(f"seat{at}", "nobody")
        if kind != "nobody":
            seats.append(seat_of(kind, form.get(f"name{at}", "").strip(), person, seats))
    game, pace = form.get("game", ""), form.get("pace", PACES[0])
    if pace not in PACES:
        raise Refusal(400, "bad_request", reason="no_pace")
    options = options_in(form, game, len(seats)) if game in GAMES and len(seats) in GAMES[game].seats else {}
    return Wish(game, seats, options, form.get("public") == YES, pace, "lots" in form)


def seat_of(kind: str, name: str, person: Person, others: list[Seat]) -> Seat:
    if kind == "open":
        return Seat(None)
    if kind.startswith("bot "):
        bot = kind.removeprefix("bot ")
        own_name = opening.bot_name(bot, [person.name, *[seat.name for seat in others]])
        return Seat(name or own_name, bot)
    own_name = naming.player(len(others) + 1) if kind == "here" else person.name
    return Seat((name if kind == "here" else "") or own_name, holders={person.id})


@get("/tables/{table:str}/join/{seat:int}/{invitation:str}", media_type=HTML, include_in_schema=False)
async def invited(
    request: Asked, table: FromPath[str], seat: FromPath[int], invitation: FromPath[str]
) -> str:
    found = await asking.table_of(request, table)
    return join_page(visit_of(request), found, asking.seat_of(found, seat), invitation)


@post("/tables/{table:str}/join/{seat:int}", media_type=HTML, status_code=200, include_in_schema=False)
async def join_table(request: Asked, table: FromPath[str], seat: FromPath[int]) -> Response[Any]:
    """Sit down: from then on this browser acts for the seat."""
    house, found = asking.house_of(request), await asking.table_of(request, table)
    form, at, visit = await fields(request), asking.seat_of(found, seat), visit_of(request)
    name, invitation = form.get("name", "").strip()[:60], form.get("invitation", "")
    person = asking.person_or_new(request, name)
    try:
        await sit_down(house, found, at, name, invitation, person.id)
    except Refusal as refusal:
        page = join_page(visit, found, at, invitation, sentence(refusal, visit.language))
        return Response(page, status_code=refusal.status, media_type=HTML)
    return to_table(request, found, person)


HANDLERS: list[Any] = [
    start,
    my_tables,
    lobby,
    finished,
    about,
    look_around,
    new_table,
    open_table,
    invited,
    join_table,
]
