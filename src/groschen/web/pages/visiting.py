"""The addresses of the pages around the tables, and the forms on them."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, get, post
from litestar.params import FromPath
from litestar.response import Redirect, Response

from groschen.catalogue import GAMES, rules_of
from groschen.engine.errors import BadSetup
from groschen.web import asking, opening
from groschen.web.api.tables import sit_down
from groschen.web.asking import Asked
from groschen.web.errors import sentence
from groschen.web.opening import PACES, Wish
from groschen.web.pages import visits
from groschen.web.pages.routes import fields
from groschen.web.refusals import Refusal
from groschen.web.security import Person
from groschen.web.showing import title
from groschen.web.store import queries
from groschen.web.tables import Seat, Table

HTML = MediaType.HTML
MOST_SEATS = visits.MOST_SEATS


async def tables_of(request: Asked, person: Person | None) -> list[queries.Listed]:
    if person is None:
        return []
    store = asking.house_of(request).store
    return await store.read(lambda connection: queries.tables_of(connection, person.id))


@get("/", media_type=HTML, include_in_schema=False)
async def start(request: Asked) -> str:
    person = asking.person_of(request)
    mine = [table for table in await tables_of(request, person) if not table.header.over]
    return visits.start_page(asking.language(request), person, mine)


@get("/mine", media_type=HTML, include_in_schema=False)
async def my_tables(request: Asked) -> str:
    person = asking.person_of(request)
    return visits.my_tables_page(asking.language(request), person, await tables_of(request, person))


@get("/lobby", media_type=HTML, include_in_schema=False)
async def lobby(request: Asked) -> str:
    tables = await asking.house_of(request).store.read(queries.lobby)
    return visits.lobby_page(asking.language(request), asking.person_of(request), tables)


@get("/rules", media_type=HTML, include_in_schema=False)
async def rules(request: Asked) -> str:
    return visits.rules_page(asking.language(request))


@get("/about", media_type=HTML, include_in_schema=False)
async def about(request: Asked) -> str:
    return visits.about_page(asking.language(request))


@get("/new", media_type=HTML, include_in_schema=False)
async def new_table(request: Asked) -> str:
    return visits.new_table_page(asking.language(request), asking.person_of(request))


@post("/new", media_type=HTML, status_code=200, include_in_schema=False)
async def open_table(request: Asked) -> Response[Any]:
    """The form of a new table; whoever sends it holds their own seat and those at their screen."""
    form = await fields(request)
    name = form.get("name", "").strip()[:60]
    person = asking.person_or_new(request, name)
    try:
        wish = wish_of(form, person)
        table = await asking.house_of(request).open(*opening.header_and_seats(wish))
    except Refusal as refusal:
        language = asking.language(request)
        page = visits.new_table_page(language, person, sentence(refusal, language))
        return Response(page, status_code=refusal.status, media_type=HTML)
    cookies = [asking.cookie_of(request, person)]
    return Redirect(f"/tables/{table.id}", status_code=303, cookies=cookies)


def wish_of(form: dict[str, str], person: Person) -> Wish:
    """What the form asks for; a wrong name or option is refused when the table is set up."""
    seats: list[Seat] = []
    for at in range(MOST_SEATS):
        kind = form.get(f"seat{at}", "nobody")
        if kind != "nobody":
            seats.append(seat_of(kind, form.get(f"name{at}", "").strip(), person, seats))
    game, pace = form.get("game", ""), form.get("pace", PACES[0])
    if pace not in PACES:
        raise Refusal(400, "bad_request", detail="pace")
    return Wish(game, seats, options_in(form, game), "public" in form, pace, "lots" in form)


def seat_of(kind: str, name: str, person: Person, others: list[Seat]) -> Seat:
    if kind == "open":
        return Seat(None)
    if kind.startswith("bot "):
        bot = kind.removeprefix("bot ")
        made = opening.bot_name(bot, [person.name, *[seat.name for seat in others]])
        return Seat(name or made, bot)
    return Seat((name if kind == "here" else "") or person.name, holders={person.id})


def options_in(form: dict[str, str], game: str) -> dict[str, Any]:
    """The options of this game that were filled in; a ticked box is yes."""
    prefix = f"option {game} "
    given = {name.removeprefix(prefix): value for name, value in form.items() if name.startswith(prefix)}
    try:
        players = rules_of(game).seats
    except BadSetup as error:
        raise Refusal(422, "bad_table", why=str(error)) from None
    known: dict[str, Any] = {}
    for count in players:
        known |= GAMES[game].settle_options(count, {})
    return {
        name: value == "yes" if isinstance(known.get(name), bool) else value
        for name, value in given.items()
        if value
    }


@get("/tables/{table:str}/join/{seat:int}/{invitation:str}", media_type=HTML, include_in_schema=False)
async def invited(
    request: Asked, table: FromPath[str], seat: FromPath[int], invitation: FromPath[str]
) -> str:
    found = await asking.table_of(request, table)
    return joining(request, found, asking.seat_of(found, seat), invitation)


def joining(request: Asked, table: Table, seat: int, invitation: str, notice: str = "") -> str:
    action = f"/tables/{table.id}/join/{seat}"
    language, person = asking.language(request), asking.person_of(request)
    return visits.join_page(title(table), action, language, person, invitation, notice)


@post("/tables/{table:str}/join/{seat:int}", media_type=HTML, status_code=200, include_in_schema=False)
async def join_table(request: Asked, table: FromPath[str], seat: FromPath[int]) -> Response[Any]:
    """Sit down: from then on this browser acts for the seat."""
    house, found = asking.house_of(request), await asking.table_of(request, table)
    form, at = await fields(request), asking.seat_of(found, seat)
    name, invitation = form.get("name", "").strip()[:60], form.get("invitation", "")
    person = asking.person_or_new(request, name)
    try:
        await sit_down(house, found, at, name, invitation, person.id)
    except Refusal as refusal:
        said = sentence(refusal, asking.language(request))
        page = joining(request, found, at, invitation, said)
        return Response(page, status_code=refusal.status, media_type=HTML)
    cookies = [asking.cookie_of(request, person)]
    return Redirect(f"/tables/{found.id}", status_code=303, cookies=cookies)


HANDLERS: list[Any] = [
    start,
    my_tables,
    lobby,
    rules,
    about,
    new_table,
    open_table,
    invited,
    join_table,
]
