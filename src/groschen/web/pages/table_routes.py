"""What the script of the table asks for: the parts that have changed, a card, and answers in one go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import MediaType, get, post
from litestar.params import FromPath
from litestar.response import Response
from markupsafe import Markup

from groschen.web import asking
from groschen.web.api.tables import moment
from groschen.web.asking import Asked
from groschen.web.errors import sentence
from groschen.web.hinting import hinted
from groschen.web.house import House
from groschen.web.pages.table_card import card
from groschen.web.pages.table_hint import hint_card
from groschen.web.pages.table_log import entries
from groschen.web.pages.table_look import Look, look_of
from groschen.web.pages.table_parts import update
from groschen.web.refusals import Refusal
from groschen.web.showing import Viewer, showing
from groschen.web.tables import Table

HTML = MediaType.HTML
LONGEST = 200
FRESH = {"Cache-Control": "no-store", "Content-Security-Policy": "default-src 'none'"}
"""A piece of a page is kept nowhere, and by itself it may do nothing."""


def look_at(request: Asked, form: Mapping[str, str] | None = None) -> Look:
    """How whoever asks looks at the table."""
    agent = request.headers.get("user-agent", "")
    is_mobile = request.headers.get("sec-ch-ua-mobile") == "?1" or "Mobi" in agent
    return look_of({**request.query_params, **(form or {})}, request.cookies, is_mobile)


@get("/tables/{table:str}/parts", media_type=HTML, include_in_schema=False)
async def show_parts(request: Asked, table: FromPath[str]) -> Response[str]:
    """What has changed since the browser last looked; with `at`, what is different at that moment."""
    found, at = await asking.table_of(request, table), request.query_params.get("at", "")
    number = moment(found, int(at)) if at.isascii() and at.isdigit() and len(at) < 8 else None
    return await parts_of(request, found, look_at(request), number=number)


async def parts_of(
    request: Asked, table: Table, look: Look, refusal: Refusal | None = None, number: int | None = None
) -> Response[str]:
    language = asking.language(request)
    notice = "" if refusal is None else refusal.text or sentence(refusal, language)
    house, viewer = asking.house_of(request), asking.viewer_of(request, table)
    facts = viewer, language, links(house, table, viewer), look, notice, number
    drawn = await house.draw(table, draw, *facts)
    return Response(drawn, media_type=HTML, headers=FRESH)


def links(house: House, table: Table, viewer: Viewer) -> dict[int, str]:
    """The personal links of a player's own seats, and invitations to the open ones."""
    if not viewer.seats:
        return {}
    signer, base = house.signer, f"{house.settings.address}/tables/{table.id}"
    mine = {at: f"{base}/as/{signer.key(table.id, at)}" for at in sorted(viewer.seats)}
    free = [at for at, seat in enumerate(table.seats) if seat.is_open]
    return mine | {at: f"{base}/join/{at}/{signer.invitation(table.id, at)}" for at in free}


def draw(
    table: Table,
    viewer: Viewer,
    language: str,
    addresses: dict[int, str],
    look: Look,
    notice: str,
    number: int | None = None,
) -> str:
    return update(table, showing(table, viewer, language, number, addresses), look, notice)


@post("/tables/{table:str}/answer", media_type=HTML, status_code=200, include_in_schema=False)
async def answer(request: Asked, table: FromPath[str]) -> Response[str]:
    """A choice or an undo; the answer is what has changed, and if it is refused, why. That is no error of the
    page, so its status is none either; programs have the API."""
    found = await asking.table_of(request, table)
    viewer = asking.player_of(request, found)
    form = {name: text for name, text in (await request.form()).items() if isinstance(text, str)}
    look, refused = look_at(request, form), None
    try:
        await act(asking.house_of(request), found, viewer, form)
    except Refusal as refusal:
        refused = refusal
    return await parts_of(request, found, look, refused)


async def act(house: House, table: Table, viewer: Viewer, form: Mapping[str, str]) -> None:
    given = form.get("number", "")
    if not (given.isascii() and given.isdigit() and len(given) < 10):
        raise Refusal(400, "bad_request", reason="no_number")
    if "undo" in form:
        is_whole = form["undo"] == "turn" or form.get("whole_turn") == "true"
        await house.undo(table, viewer.seats, int(given), is_whole)
    else:
        await house.choose(table, viewer.seats, int(given), form.get("choice", "")[:LONGEST], True)


@get("/tables/{table:str}/card", media_type=HTML, include_in_schema=False)
async def show_card(request: Asked, table: FromPath[str]) -> Response[str]:
    """What a thing on the table is."""
    found = await asking.table_of(request, table)
    piece = request.query_params.get("piece", "")[:LONGEST]
    drawn = await asking.house_of(request).draw(found, card, piece, asking.language(request))
    if not drawn:
        raise Refusal(404, "no_page")
    return Response(drawn, media_type=HTML, headers=FRESH)


@get("/tables/{table:str}/hint", media_type=HTML, include_in_schema=False)
async def show_hint(request: Asked, table: FromPath[str]) -> Response[str]:
    """What a bot would do in one's place."""
    card = await card_of(request, await asking.table_of(request, table))
    return Response(str(card), media_type=HTML, headers=FRESH)


async def card_of(request: Asked, table: Table) -> Markup:
    return hint_card(table.id, await hinted(request, table), look_at(request), asking.language(request))


@get("/tables/{table:str}/log", media_type=HTML, include_in_schema=False)
async def show_log(request: Asked, table: FromPath[str]) -> Response[str]:
    """The log from its beginning."""
    found = await asking.table_of(request, table)
    facts = asking.viewer_of(request, found), asking.language(request)
    drawn = await asking.house_of(request).draw(found, whole_log, *facts)
    return Response(drawn, media_type=HTML, headers=FRESH)


def whole_log(table: Table, viewer: Viewer, language: str) -> str:
    return str(entries(showing(table, viewer, language), 0))


HANDLERS: list[Any] = [show_parts, answer, show_card, show_hint, show_log]
