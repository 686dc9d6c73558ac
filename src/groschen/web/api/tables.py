"""Opening tables, sitting down, leaving, coming back, playing again."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from groschen.web import asking, opening
from groschen.web.api.answers import REFUSALS, listed
from groschen.web.api.bodies import (
    SeatGiven,
    SeatTaken,
    SeatWanted,
    SittingDown,
    TableOpened,
    TablesShown,
    TableWanted,
)
from groschen.web.asking import Asked
from groschen.web.house import House
from groschen.web.opening import Wish
from groschen.web.refusals import Refusal
from groschen.web.showing import Standing, standing
from groschen.web.store import queries
from groschen.web.tables import Seat, Table


@post("/api/tables", responses=REFUSALS)
async def open_table(request: Asked, data: JSONBody[TableWanted]) -> TableOpened:
    """Open a table."""
    house = asking.house_of(request)
    wish = Wish(data.game, wanted(data.seats), dict(data.options), data.public, data.pace, data.lots)
    table = await house.open(*opening.header_and_seats(wish))
    return opened(house, table)


def wanted(seats: list[SeatWanted]) -> list[Seat]:
    found: list[Seat] = []
    names = [seat.name for seat in seats]
    for seat in seats:
        name = seat.name
        if seat.bot is not None:
            name = name or opening.bot_name(seat.bot, [*names, *[each.name for each in found]])
            opening.bot_name(seat.bot, [])
        found.append(Seat(name, seat.bot))
    return found


def opened(house: House, table: Table) -> TableOpened:
    """What whoever opens a table is told, and nobody else: the keys and invitations."""
    return TableOpened(
        table.id, table_url(house, table), [given(house, table, at) for at in range(len(table.seats))]
    )


def given(house: House, table: Table, at: int) -> SeatGiven:
    seat = table.seats[at]
    if seat.bot is not None:
        return SeatGiven(at, seat.name, bot=seat.bot)
    if seat.is_open:
        return SeatGiven(at, None, invitation=house.signer.invitation(table.id, at))
    key = house.signer.key(table.id, at)
    return SeatGiven(at, seat.name, key=key, link=personal_link(house, table, key))


def table_url(house: House, table: Table) -> str:
    return f"{house.settings.address}/tables/{table.id}"


def personal_link(house: House, table: Table, key: str) -> str:
    """The link that opens the page as this seat."""
    return f"{table_url(house, table)}/as/{key}"


@post("/api/tables/{table:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def take_seat(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[SittingDown]
) -> SeatTaken:
    """Take an open seat."""
    house, found = asking.house_of(request), await asking.table_of(request, table)
    await sit_down(house, found, asking.seat_of(found, seat), data.name, data.invitation, None)
    key = house.signer.key(found.id, seat)
    return SeatTaken(seat, key, personal_link(house, found, key))


async def sit_down(
    house: House, table: Table, seat: int, name: str, invitation: str, person: str | None
) -> None:
    """Whoever has the invitation takes the seat; at a public table anybody does."""
    if not table.header.public and not house.signer.is_invitation(table.id, seat, invitation):
        raise Refusal(403, "no_invitation")
    check_name(name, table)
    await house.sit_down(table, seat, name, person)


def check_name(name: str, table: Table) -> None:
    """A name that the game's rules let sit at a table of so many."""
    if not name.strip():
        raise Refusal(422, "no_name")
    others = [Seat(f"{at}-{name}"[:60]) for at in range(1, len(table.seats))]
    opening.header_and_seats(Wish(table.header.game, [Seat(name), *others], dict(table.header.options)))


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show_table(request: Asked, table: FromPath[str]) -> Standing:
    """The table as it stands."""
    found = await asking.table_of(request, table)
    return standing(found, asking.viewer_of(request, found))


@get("/api/tables/{table:str}/at/{number:int}", responses=REFUSALS)
async def show_moment(request: Asked, table: FromPath[str], number: FromPath[int]) -> Standing:
    """The table as it stood after so many entries of its log."""
    found = await asking.table_of(request, table)
    viewer, at = asking.viewer_of(request, found), moment(found, number)
    return await asking.house_of(request).draw(found, standing, viewer, at)


def moment(table: Table, number: int) -> int:
    if number not in range(table.number + 1):
        raise Refusal(404, "no_moment", number=number, last=table.number)
    return number


@post("/api/tables/{table:str}/seats/{seat:int}/leave", responses=REFUSALS, status_code=200)
async def leave_seat(request: Asked, table: FromPath[str], seat: FromPath[int]) -> Standing:
    """Leave your seat to a bot for a while."""
    return await set_left(request, table, seat, True)


@post("/api/tables/{table:str}/seats/{seat:int}/return", responses=REFUSALS, status_code=200)
async def return_to_seat(request: Asked, table: FromPath[str], seat: FromPath[int]) -> Standing:
    """Come back to your seat."""
    return await set_left(request, table, seat, False)


async def set_left(request: Asked, table: str, seat: int, left: bool) -> Standing:
    found = await asking.table_of(request, table)
    viewer, mine = asking.own_seat_of(request, found, seat)
    await asking.house_of(request).leave(found, mine, left)
    return standing(found, viewer)


@post("/api/tables/{table:str}/rematch", responses=REFUSALS, status_code=200)
async def play_again(request: Asked, table: FromPath[str]) -> TableOpened:
    """The same people again, seats rotated; the first who asks opens it, and everybody gets their own key."""
    house, found = asking.house_of(request), await asking.table_of(request, table)
    viewer = asking.player_of(request, found)
    new = await house.rematch(found)
    rotated = {(seat - 1) % len(found.seats) for seat in viewer.seats}
    seats = [given(house, new, at) for at in range(len(new.seats))]
    mine = [seat if seat.seat in rotated else SeatGiven(seat.seat, seat.name, bot=seat.bot) for seat in seats]
    return TableOpened(new.id, table_url(house, new), mine)


@get("/api/tables", responses=REFUSALS)
async def show_lobby(request: Asked) -> TablesShown:
    """Public tables that are not over."""
    house = asking.house_of(request)
    return TablesShown([listed(each) for each in await house.store.read(queries.lobby)])


HANDLERS: list[Any] = [
    open_table,
    take_seat,
    show_table,
    show_moment,
    leave_seat,
    return_to_seat,
    play_again,
    show_lobby,
]
