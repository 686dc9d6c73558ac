"""The addresses around a game that was played: its end, its moments, pictures, records; and the rules."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect, Response

from groschen.catalogue import GAMES
from groschen.web import asking, forking, pictures
from groschen.web.api.tables import moment
from groschen.web.asking import Asked
from groschen.web.errors import sentence
from groschen.web.forking import Forked, Taking
from groschen.web.opening import BOT_NAMES
from groschen.web.pages.ending import end_page
from groschen.web.pages.replay import fork_page, records_page
from groschen.web.pages.routes import fields
from groschen.web.pages.rules import LONGEST_SEARCH, game_rules_page, pieces_page, rules_page
from groschen.web.pages.visit import visit_of
from groschen.web.records import record_of
from groschen.web.refusals import Refusal
from groschen.web.security import Person
from groschen.web.showing import standing
from groschen.web.tables import Table

HTML = MediaType.HTML
PICTURE_POLICY = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
"""A picture brings its own style and nothing else."""
KINDS: dict[str, tuple[Any, str]] = {
    "svg": (pictures.as_svg, "image/svg+xml"),
    "png": (pictures.as_png, "image/png"),
}
LASTING = {"Cache-Control": "public, max-age=3600"}


@get("/rules", media_type=HTML, include_in_schema=False)
async def rules(request: Asked) -> str:
    return rules_page(visit_of(request))


@get("/rules/{game:str}", media_type=HTML, include_in_schema=False)
async def rules_of(request: Asked, game: FromPath[str]) -> str:
    if game not in GAMES:
        raise Refusal(404, "no_page")
    sought = request.query_params.get("search", "")[:LONGEST_SEARCH].strip()
    return game_rules_page(visit_of(request), game, sought)


@get("/rules/{game:str}/pieces", media_type=HTML, include_in_schema=False)
async def pieces_of(request: Asked, game: FromPath[str]) -> str:
    if game not in GAMES:
        raise Refusal(404, "no_page")
    return await asking.house_of(request).work(pieces_page, visit_of(request), game)


# Pictures


@get("/pictures/{name:str}", include_in_schema=False)
async def sample(request: Asked, name: FromPath[str]) -> Response[str]:
    """A game in progress, drawn once for each language and look."""
    wanted = name.removesuffix(".svg")
    game, look = wanted.removesuffix("-table"), request.query_params.get("look", "")
    facts = game, asking.language(request), look if look in pictures.LOOKS else "", game != wanted
    drawn = await asking.house_of(request).work(pictures.sample_picture, *facts)
    return Response(drawn, media_type="image/svg+xml", headers=PICTURE_POLICY | LASTING)


@get("/tables/{table:str}/at/{number:int}/picture.svg", include_in_schema=False)
async def picture_svg(request: Asked, table: FromPath[str], number: FromPath[int]) -> Response[Any]:
    return await pictured(request, table, number, "svg")


@get("/tables/{table:str}/at/{number:int}/picture.png", include_in_schema=False)
async def picture_png(request: Asked, table: FromPath[str], number: FromPath[int]) -> Response[Any]:
    return await pictured(request, table, number, "png")


async def pictured(request: Asked, id: str, number: int, kind: str) -> Response[Any]:
    """One moment as a file that can be passed on."""
    table, house = await asking.table_of(request, id), asking.house_of(request)
    draw, media = KINDS[kind]
    facts = moment(table, number), asking.language(request), *wishes(request, table)
    headers = PICTURE_POLICY | {
        "Content-Disposition": f'inline; filename="{table.header.game}-{number}.{kind}"'
    }
    drawn = await house.draw(table, draw, *facts)
    return Response(drawn, media_type=media, headers=headers)


def wishes(request: Asked, table: Table) -> tuple[str, int | None]:
    """By day or by night, and whose board is large."""
    look, seat = request.query_params.get("look", ""), request.query_params.get("seat", "")
    is_seat = seat.isascii() and seat.isdigit() and len(seat) == 1 and int(seat) < len(table.seats)
    return look if look in pictures.LOOKS else pictures.LOOKS[0], int(seat) if is_seat else None


# The end, and moments


@get("/tables/{table:str}/end", media_type=HTML, include_in_schema=False)
async def end(request: Asked, table: FromPath[str]) -> str | Redirect:
    """How it ended; of a game whose rules are no longer played, what can be read of it."""
    found = await asking.table_of(request, table)
    if found.game is None:
        return Redirect(f"/tables/{found.id}", status_code=303)
    return await asking.house_of(request).draw(
        found, end_page, asking.viewer_of(request, found), visit_of(request)
    )


@get("/tables/{table:str}/at", include_in_schema=False)
async def to_moment(request: Asked, table: FromPath[str]) -> Response[Any]:
    """The slider of a page without script."""
    found = await asking.table_of(request, table)
    given = request.query_params.get("number", "")
    number = int(given) if given.isascii() and given.isdigit() and len(given) < 8 else found.number
    return Redirect(f"/tables/{found.id}/at/{min(number, found.number)}", status_code=303)


@get("/tables/{table:str}/record", include_in_schema=False)
async def download(request: Asked, table: FromPath[str]) -> Response[str]:
    """The game as a file."""
    found = await asking.table_of(request, table)
    name = f'attachment; filename="{found.header.game}-{found.id}.game"'
    return Response(
        record_of(found, asking.language(request)),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": name},
    )


# Playing on


@get("/tables/{table:str}/fork/{number:int}", media_type=HTML, include_in_schema=False)
async def forking_page(request: Asked, table: FromPath[str], number: FromPath[int]) -> str:
    found = await asking.table_of(request, table)
    visit = visit_of(request)
    notice = "" if found.header.over else visit.say("fork later")
    stands = standing(found, asking.viewer_of(request, found), moment(found, number), visit.language)
    return fork_page(visit, stands, notice)


@post("/tables/{table:str}/fork/{number:int}", status_code=200, include_in_schema=False)
async def fork(request: Asked, table: FromPath[str], number: FromPath[int]) -> Response[Any]:
    """A new table with this very moment."""
    found, form = await asking.table_of(request, table), await fields(request)
    person = asking.person_or_new(request)
    made = await asking.house_of(request).draw(
        found, forking.fork, moment(found, number), taking(form, person)
    )
    return await opened(request, made, person)


@get("/records", media_type=HTML, include_in_schema=False)
async def records(request: Asked) -> str:
    return records_page(visit_of(request))


@post("/records", media_type=HTML, status_code=200, include_in_schema=False)
async def bring_along(request: Asked) -> Response[Any]:
    """A record as a file or as text: a table to look at, and to play on at if it is not finished."""
    given = await request.form()
    form = {name: value for name, value in given.items() if isinstance(value, str)}
    visit, person = visit_of(request), asking.person_or_new(request)
    text = await uploaded(given.get("file")) or form.get("record", "").strip()
    try:
        if not text:
            raise Refusal(422, "refused", visit.say("no record"))
        house = asking.house_of(request)
        made = await house.work(forking.from_record, text, taking(form, person), visit.language)
    except Refusal as refusal:
        notice = refusal.text or sentence(refusal, visit.language)
        return Response(records_page(visit, text, notice), status_code=refusal.status, media_type=HTML)
    return await opened(request, made, person)


async def uploaded(file: Any) -> str:
    if not isinstance(file, UploadFile):
        return ""
    return (await file.read()).decode("utf-8", "replace").strip()


def taking(form: dict[str, str], person: Person) -> Taking:
    seat = form.get("as", "")
    is_one = seat.isascii() and seat.isdigit() and len(seat) == 1
    return Taking(person.id, int(seat) if is_one else None, form.get("bot", "")[:32], BOT_NAMES)


async def opened(request: Asked, made: Forked, person: Person) -> Response[Any]:
    table = await asking.house_of(request).open_played(*made)
    where = f"/tables/{table.id}" + ("/end" if table.header.over else "")
    return Redirect(where, status_code=303, cookies=[asking.cookie_of(request, person)])


HANDLERS: list[Any] = [
    rules,
    rules_of,
    pieces_of,
    sample,
    picture_svg,
    picture_png,
    end,
    to_moment,
    download,
    forking_page,
    fork,
    records,
    bring_along,
]
