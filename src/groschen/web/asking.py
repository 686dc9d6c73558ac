"""Who asks, in which language, and about which table: read from a request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from groschen.web.house import House
from groschen.web.refusals import Refusal, no_table
from groschen.web.security import COOKIE, YEAR, Person, new_person
from groschen.web.showing import Viewer, language_of
from groschen.web.tables import Table

Asked = Request[Any, Any, Any]
LONGEST_ID = 32


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def language(request: Asked) -> str:
    """As the address asks, then as the cookie of the page remembers, then as the browser says."""
    wanted = request.query_params.get("language") or request.cookies.get("language")
    return language_of(wanted, request.headers.get("accept-language"))


def person_of(request: Asked) -> Person | None:
    """Whose browser this is; None without our cookie."""
    return house_of(request).signer.person(request.cookies.get(COOKIE, ""))


def person_or_new(request: Asked, name: str = "") -> Person:
    person = person_of(request) or new_person()
    return Person(person.id, name or person.name)


def cookie_of(request: Asked, person: Person) -> Cookie:
    """What a browser keeps: no script reads it, and no other site sends it."""
    house = house_of(request)
    return Cookie(
        COOKIE,
        value=house.signer.cookie(person),
        max_age=YEAR,
        path="/",
        httponly=True,
        secure=house.settings.address.startswith("https:"),
        samesite="lax",
    )


async def table_of(request: Asked, table: str) -> Table:
    if len(table) > LONGEST_ID or not table.isalnum() or not table.isascii():
        raise no_table()
    return await house_of(request).table(table)


def viewer_of(request: Asked, table: Table) -> Viewer:
    """The seats that a key or a cookie opens. A wrong key is refused rather than overlooked."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() == "bearer":
        seat = house_of(request).signer.seat_of(table.id, key.strip())
        if seat is None or seat >= len(table.seats):
            raise Refusal(401, "no_key")
        return Viewer(frozenset((seat,)))
    person = person_of(request)
    return Viewer() if person is None else Viewer(table.seats_of(person.id), person.id)


def player_of(request: Asked, table: Table) -> Viewer:
    """The same for whoever wants to act: they hold a seat."""
    viewer = viewer_of(request, table)
    if not viewer.seats:
        raise Refusal(403, "no_key")
    return viewer


def own_seat_of(request: Asked, table: Table, seat: int) -> tuple[Viewer, int]:
    """Whoever wants to leave a seat or to come back to it, and the seat, if it is theirs."""
    viewer, place = player_of(request, table), table.seats[seat_of(table, seat)]
    if seat not in viewer.seats:
        reason = "open" if place.is_open else "another"
        raise Refusal(403, "not_your_seat", seat=seat, reason=reason, name=table.names()[seat])
    return viewer, seat


def seat_of(table: Table, seat: int) -> int:
    if seat not in range(len(table.seats)):
        raise Refusal(404, "no_seat")
    return seat
