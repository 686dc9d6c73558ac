"""The pages around the tables: start, new table, lobby, my tables, invitation, rules, about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from groschen.bots import BOTS
from groschen.catalogue import GAMES
from groschen.engine.rules import Rules
from groschen.render import words
from groschen.render.words import web
from groschen.web.opening import PACES
from groschen.web.pages.frame import button, definition, form, hidden, join, link, page
from groschen.web.security import Person
from groschen.web.store.queries import Listed

MOST_SEATS = 4
QUICK_BOT = "greedy"


def start_page(language: str, person: Person | None, mine: Sequence[Listed]) -> str:
    """Go on, play a bot in two clicks, or look around."""
    quick = [quick_form(rules, language, person) for rules in GAMES.values()]
    resume = tables_list(mine, language, person) if mine else Markup()
    body = [heading("title", language), paragraph(web.say("what this is", language)), resume, *quick]
    body += [paragraph(link("/new", web.say("new table", language)))]
    body += [
        paragraph(link("/lobby", web.say("lobby", language)), link("/about", web.say("about", language)))
    ]
    return page(web.say("title", language), language, join(body))


def quick_form(rules: Rules, language: str, person: Person | None) -> Markup:
    return form(
        "/new",
        hidden("game", rules.name),
        hidden("seat0", "me"),
        hidden("seat1", f"bot {QUICK_BOT}"),
        hidden("lots", "yes"),
        name_field(language, person),
        button(web.say("play a bot", language, game=rules.title)),
    )


def new_table_page(language: str, person: Person | None, notice: str = "") -> str:
    games = [radio("game", rules.name, rules.title, at == 0) for at, rules in enumerate(GAMES.values())]
    seats = [seat_field(at, language) for at in range(MOST_SEATS)]
    paces = [radio("pace", pace, web.say(pace, language), at == 0) for at, pace in enumerate(PACES)]
    body = [
        heading("new table", language),
        alert(notice),
        form(
            "/new",
            name_field(language, person),
            fieldset(web.say("game", language), games),
            *seats,
            *[options_of(rules, language) for rules in GAMES.values()],
            fieldset(web.say("pace", language), paces),
            checkbox("public", web.say("public table", language)),
            checkbox("lots", web.say("lots", language)),
            button(web.say("open table", language)),
        ),
    ]
    return page(web.say("new table", language), language, join(body))


def seat_field(at: int, language: str) -> Markup:
    """Who sits on a seat: me, somebody at this screen, somebody by invitation, a bot, nobody."""
    kinds = {
        "me": web.say("you", language),
        "here": web.say("at this screen", language),
        "open": web.say("a friend by link", language),
        **{f"bot {name}": web.say("bot", language, name=name) for name in BOTS},
        "nobody": web.say("nobody", language),
    }
    usual = ("me", f"bot {QUICK_BOT}", "nobody", "nobody")[at]
    choices = [option(value, text, value == usual) for value, text in kinds.items()]
    label = web.say("seat", language, n=at + 1)
    return Markup(
        '<p><label>{} <select name="seat{}">{}</select></label> '
        '<input name="name{}" maxlength="60" aria-label="{}"></p>'
    ).format(label, at, join(choices), at, web.say("seat name", language, n=at + 1))


def options_of(rules: Rules, language: str) -> Markup:
    """Every option of a game, explained; empty leaves it to the game."""
    said = words.phrases(rules.name, language).options
    settled: dict[str, Any] = {}
    for players in rules.seats:
        settled |= rules.settle_options(players, {})
    fields = [option_field(rules.name, name, value, said[name]) for name, value in settled.items()]
    return fieldset(f"{rules.title}: {web.say('options', language)}", fields)


def option_field(game: str, name: str, value: bool | int | str, said: str) -> Markup:
    field = f"option {game} {name}"
    if isinstance(value, bool):
        return checkbox(field, said)
    return Markup('<p><label>{}: <input name="{}" maxlength="60" placeholder="{}"></label></p>').format(
        said, field, value
    )


def lobby_page(language: str, person: Person | None, tables: Sequence[Listed]) -> str:
    body = join([heading("lobby", language), tables_list(tables, language, person)])
    return page(web.say("lobby", language), language, body)


def my_tables_page(language: str, person: Person | None, tables: Sequence[Listed]) -> str:
    body = join([heading("my tables", language), tables_list(tables, language, person)])
    return page(web.say("my tables", language), language, body)


def tables_list(tables: Sequence[Listed], language: str, person: Person | None) -> Markup:
    if not tables:
        return paragraph(web.say("no tables", language))
    return Markup("<ul>{}</ul>").format(join([table_line(table, language, person) for table in tables]))


def table_line(table: Listed, language: str, person: Person | None) -> Markup:
    header, seats = table
    names = ", ".join(seat.name or web.say("open seat", language) for seat in seats)
    waits = seats[header.waits] if header.waits is not None else None
    said = [web.say("finished", language)] if header.over else []
    if person is not None and waits is not None and person.id in waits.holders:
        said.append(web.say("your turn", language))
    join_in = [
        link(f"/tables/{header.id}/join/{at}/-", web.say("join", language))
        for at, seat in enumerate(seats)
        if header.public and seat.is_open
    ]
    title = GAMES[header.game].title if header.game in GAMES else header.game
    return Markup("<li>{} ({}) {} {}</li>").format(
        link(f"/tables/{header.id}", title), names, " · ".join(said), join(join_in)
    )


def join_page(
    title: str, action: str, language: str, person: Person | None, invitation: str, notice: str
) -> str:
    """An invitation: a name is all that it takes."""
    body = [
        Markup("<h1>{}</h1>").format(web.say("join here", language, game=title)),
        alert(notice),
        form(
            action,
            hidden("invitation", invitation),
            name_field(language, person),
            button(web.say("join", language)),
        ),
    ]
    return page(title, language, join(body))


def rules_page(language: str) -> str:
    """The rules of both games in short, chapter by chapter."""
    return page(
        web.say("rules", language), language, join([rules_of(rules, language) for rules in GAMES.values()])
    )


def rules_of(rules: Rules, language: str) -> Markup:
    said = words.phrases(rules.name, language)
    chapters = [definition(name, text) for name, text in said.chapters.items()]
    return Markup("<h1>{}</h1><dl>{}</dl>").format(rules.title, join(chapters))


def about_page(language: str) -> str:
    body = join([heading("about", language), paragraph(web.say("about text", language))])
    return page(web.say("about", language), language, body)


# Parts of forms


def heading(key: str, language: str) -> Markup:
    return Markup("<h1>{}</h1>").format(web.say(key, language))


def paragraph(*parts: str) -> Markup:
    return Markup("<p>{}</p>").format(Markup(" ").join(parts))


def alert(notice: str) -> Markup:
    return Markup('<p role="alert">{}</p>').format(notice) if notice else Markup()


def name_field(language: str, person: Person | None) -> Markup:
    return Markup('<p><label>{} <input name="name" required maxlength="60" value="{}" ></label></p>').format(
        web.say("your name", language), "" if person is None else person.name
    )


def fieldset(legend: str, fields: list[Markup]) -> Markup:
    return Markup("<fieldset><legend>{}</legend>{}</fieldset>").format(legend, join(fields))


def radio(name: str, value: str, text: str, is_chosen: bool) -> Markup:
    chosen = Markup(" checked") if is_chosen else Markup()
    return Markup('<label><input type="radio" name="{}" value="{}"{}> {}</label>').format(
        name, value, chosen, text
    )


def checkbox(name: str, text: str) -> Markup:
    return Markup('<p><label><input type="checkbox" name="{}" value="yes"> {}</label></p>').format(name, text)


def option(value: str, text: str, is_chosen: bool) -> Markup:
    chosen = Markup(" selected") if is_chosen else Markup()
    return Markup('<option value="{}"{}>{}</option>').format(value, chosen, text)
