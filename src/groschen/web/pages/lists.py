"""Lists of tables: each a card with who plays, whose turn it is, and what one can do there."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from babel.dates import format_timedelta
from markupsafe import Markup

from groschen.render.words import around
from groschen.render.words.naming import called
from groschen.render.words.shared import shared
from groschen.web.pages.frame import heading, join, link, page, section
from groschen.web.pages.levels import level
from groschen.web.pages.visit import Visit
from groschen.web.store.queries import Listed
from groschen.web.tables import Header, Seat

JUST_NOW = 10
"""So many seconds nobody counts."""
Winners = Mapping[str, Sequence[str]]
"""By table, who won: known of those that were looked up."""


def is_asked(table: Listed, visit: Visit) -> bool:
    """Whether the table waits for whoever looks."""
    header, seats = table
    if header.over or header.waits is None or visit.person is None:
        return False
    return visit.person.id in seats[header.waits].holders


def has_open_seat(table: Listed) -> bool:
    return any(seat.is_open for seat in table.seats)


def table_list(tables: Sequence[Listed], visit: Visit, won: Winners | None = None) -> Markup:
    cards = [table_card(table, visit, won or {}) for table in tables]
    return Markup('<ul class="tables">{}</ul>').format(join(cards))


def table_card(table: Listed, visit: Visit, won: Winners) -> Markup:
    header = table.header
    return Markup(
        '<li class="{look}"><a class="whole" href="{address}"><span class="game {game}">{title}</span> '
        '<b class="state">{state}</b></a>{seats}<p class="facts">{facts}</p>{ways}</li>'
    ).format(
        look="asked" if is_asked(table, visit) else "",
        address=f"/tables/{header.id}" + ("/end" if header.over else ""),
        game=header.game,
        title=game_name(header.game, visit),
        state=state(table, visit, won),
        seats=seats(table, visit),
        facts=shared(visit.language).row(facts(header, visit), "notes"),
        ways=ways(table, visit),
    )


def game_name(game: str, visit: Visit) -> str:
    """A game that is no longer played has no other name."""
    return visit.say(f"short {game}") if around.has(f"short {game}") else game


def state(table: Listed, visit: Visit, won: Winners) -> str:
    header, seats = table
    if header.over:
        names = won.get(header.id)
        return visit.say("won", names=all_called(names, visit)) if names else visit.say("over")
    free = sum(seat.is_open for seat in seats)
    if free:
        return visit.say("open seats", n=free)
    if is_asked(table, visit):
        return visit.say("your turn")
    waits = seats[header.waits or 0]
    return visit.say("their turn", name=called(waits.name or "", visit.language))


def all_called(names: Sequence[str], visit: Visit) -> str:
    return shared(visit.language).all_of([called(name, visit.language) for name in names])


def seats(table: Listed, visit: Visit) -> Markup:
    """Everybody with their colour, in the order of the seats."""
    each = [seat_mark(at, seat, visit) for at, seat in enumerate(table.seats)]
    return Markup('<ol class="seats">{}</ol>').format(join(each))


def seat_mark(at: int, seat: Seat, visit: Visit) -> Markup:
    name = visit.say("open seat") if seat.name is None else called(seat.name, visit.language)
    bot = (
        Markup(" <small>{}</small>").format(visit.say("bot", level=level(seat.bot, visit.language)))
        if seat.bot
        else ""
    )
    return Markup('<li class="seat seat-{}{}"><span class="dot" aria-hidden="true"></span>{}{}</li>').format(
        at, " free" if seat.is_open else "", name, bot
    )


def facts(header: Header, visit: Visit) -> list[str]:
    key = "ended" if header.over else "last move" if header.touched > header.created else "began"
    return [visit.say(key, when=ago(header.touched, visit)), visit.say(f"pace {header.pace}")]


def ago(moment: float, visit: Visit) -> str:
    """How long ago that was, as the language says it."""
    seconds = int(time.time() - moment)
    if seconds < JUST_NOW:
        return visit.say("just now")
    return format_timedelta(-seconds, add_direction=True, locale=visit.language)


def ways(table: Listed, visit: Visit) -> Markup:
    """Sit down, or look on; a card as a whole leads to its table anyway."""
    header, seats = table
    if header.over or not header.public:
        return Markup()
    mine = any(visit.person is not None and visit.person.id in seat.holders for seat in seats)
    free = [at for at, seat in enumerate(seats) if seat.is_open]
    if mine or not free:
        return Markup()
    sit = link(f"/tables/{header.id}/join/{free[0]}/-", visit.say("sit down"), "button main")
    watch = link(f"/tables/{header.id}", visit.say("watch"), "button")
    return Markup('<p class="ways">{}{}</p>').format(sit, watch)


def empty(text: str, *ways: Markup) -> Markup:
    return Markup('<div class="empty"><p>{}</p>{}</div>').format(text, join(list(ways)))


def listed(visit: Visit, tables: Sequence[Listed], otherwise: str, won: Winners | None = None) -> Markup:
    return table_list(tables, visit, won) if tables else empty(visit.say(otherwise))


def my_tables_page(visit: Visit, tables: Sequence[Listed], won: Winners) -> str:
    body = [heading(visit.say("my tables"))]
    running = [table for table in tables if not table.header.over]
    asked = [table for table in running if is_asked(table, visit)]
    others = [table for table in running if table not in asked]
    over = [table for table in tables if table.header.over]
    if not tables:
        body.append(empty(visit.say("no mine"), link("/", visit.say("to start"), "button main")))
    for key, found in (("for you", asked), ("for others", others), ("finished games", over)):
        if found:
            body.append(section(visit.say(key), table_list(found, visit, won)))
    return page(visit, visit.say("my tables"), join(body))


def lobby_page(visit: Visit, tables: Sequence[Listed], over: Sequence[Listed], won: Winners) -> str:
    open_now = [table for table in tables if has_open_seat(table)]
    running = [table for table in tables if not has_open_seat(table)]
    new = link("/new?public=yes", visit.say("new table"), "button main")
    body = [
        heading(visit.say("lobby")),
        section(
            visit.say("open tables"),
            listed(visit, open_now, "no open"),
            Markup("<p>{}</p>").format(new),
            more=visit.say("open tables more"),
        ),
        section(visit.say("running tables"), listed(visit, running, "no running")),
    ]
    if over:
        body.append(section(visit.say("over lately"), table_list(over, visit, won)))
    return page(visit, visit.say("lobby"), join(body))


def finished_page(visit: Visit, mine: Sequence[Listed], public: Sequence[Listed], won: Winners) -> str:
    body = [heading(visit.say("finished games"))]
    if mine:
        body.append(section(visit.say("my tables"), table_list(mine, visit, won)))
    body.append(section(visit.say("lobby"), listed(visit, public, "no finished", won)))
    body.append(Markup("<p>{}</p>").format(link("/records", visit.say("upload"), "button")))
    return page(visit, visit.say("finished games"), join(body))
