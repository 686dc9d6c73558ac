"""The page of a table, drawn by the server; every answer is a button of a form."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from groschen import render
from groschen.render.words import web
from groschen.web.pages.frame import button, form, hidden, join, link, page
from groschen.web.showing import Showing

LATELY = 30
"""Entries of the log on the page."""


def table_page(shown: Showing, notice: str = "") -> str:
    """Everything about the table for whoever looks."""
    body = join(
        [
            Markup('<p role="alert">{}</p>').format(notice) if notice else Markup(),
            root(shown),
        ]
    )
    head = Markup('<link rel="stylesheet" href="/static/games/{}.css">').format(shown.standing.game)
    return page(f"{shown.title} · {web.say('title', shown.language)}", shown.language, body, head)


def root(shown: Showing) -> Markup:
    """The part that is drawn anew after every change."""
    where = Markup('<div id="table" data-table="{}" data-number="{}" data-live="{}">').format(
        shown.standing.table, shown.standing.number, "now" if shown.is_now else "then"
    )
    parts = [
        heading(shown),
        question(shown),
        drawing(shown),
        seats(shown),
        points(shown),
        log(shown),
        chat(shown),
    ]
    return where + join(parts) + Markup("</div>")


def heading(shown: Showing) -> Markup:
    if shown.is_now:
        return Markup("<h1>{}</h1>").format(shown.title)
    said = web.say("moment", shown.language, number=shown.standing.number, last=shown.last)
    steps = [
        link(f"/tables/{shown.standing.table}/at/{at}", web.say(key, shown.language))
        for key, at in (("earlier", shown.standing.number - 1), ("later", shown.standing.number + 1))
        if 0 <= at <= shown.last
    ]
    now = link(f"/tables/{shown.standing.table}", web.say("now", shown.language))
    return Markup("<h1>{}</h1><p>{} {} {}</p>").format(shown.title, said, join(steps), now)


def question(shown: Showing) -> Markup:
    """What is asked, and the answers for whoever may give them."""
    if shown.standing.over:
        return ending(shown)
    if shown.standing.seat is None:
        return Markup("<p>{}</p>").format(web.say("old_rules", shown.language))
    asked = Markup("<h2>{} {}</h2>").format(
        web.say("waits for", shown.language, name=shown.standing.seats[shown.standing.seat]["name"]),
        shown.prompt,
    )
    return join([asked, *([answers(shown), hinting(shown)] if shown.asks else []), undoing(shown)])


def answers(shown: Showing) -> Markup:
    moves = [answer(move) for move in shown.moves]
    blocked = [no_answer(move) for move in shown.blocked]
    return form(
        f"/tables/{shown.standing.table}/choices",
        hidden("number", shown.standing.number),
        Markup("<ul class='answers'>{}</ul>").format(join(moves + blocked)),
    )


def answer(move: dict[str, Any]) -> Markup:
    return Markup(
        '<li><button name="choice" value="{choice}" data-choice="{choice}">{label}</button> {note}</li>'
    ).format(choice=move["choice"], label=move["label"], note=move["note"])


def no_answer(move: dict[str, Any]) -> Markup:
    return Markup(
        '<li><button type="button" data-choice="{choice}" aria-disabled="true">{label}</button> {text}</li>'
    ).format(choice=move["choice"], label=move["label"], text=move["text"])


def hinting(shown: Showing) -> Markup:
    return form(f"/tables/{shown.standing.table}/hint", button(web.say("hint", shown.language)))


def undoing(shown: Showing) -> Markup:
    """Undo, while it is possible."""
    if not shown.can_undo:
        return Markup()
    turn = Markup('<button name="whole_turn" value="true">{}</button>')
    return form(
        f"/tables/{shown.standing.table}/undo",
        hidden("number", shown.standing.number),
        button(web.say("undo", shown.language)),
        turn.format(web.say("undo turn", shown.language)),
    )


def ending(shown: Showing) -> Markup:
    parts = [Markup("<h2>{}</h2>").format(web.say("finished", shown.language))]
    parts.append(link(f"/api/tables/{shown.standing.table}/record", web.say("record", shown.language)))
    if shown.standing.rematch:
        parts.append(link(f"/tables/{shown.standing.rematch}", web.say("to rematch", shown.language)))
    elif shown.viewer.seats:
        parts.append(
            form(f"/tables/{shown.standing.table}/rematch", button(web.say("rematch", shown.language)))
        )
    return join(parts)


def drawing(shown: Showing) -> Markup:
    """The drawing, its targets marked for whoever may choose."""
    if shown.standing.view is None:
        return Markup()
    moves, blocked = (shown.moves, shown.blocked) if shown.asks else ((), ())
    seat = min(shown.viewer.seats, default=None)
    scene = render.scene_of(shown.standing.view, shown.box, shown.language, moves, blocked)
    return Markup(render.wide(scene, seat).svg(render.definitions(shown.standing.game)))


def seats(shown: Showing) -> Markup:
    return Markup("<ul class='seats'>{}</ul>").format(
        join([seat_line(shown, seat) for seat in shown.standing.seats])
    )


def seat_line(shown: Showing, seat: dict[str, Any]) -> Markup:
    said = [seat["name"]]
    said += [web.say("open seat", shown.language)] if seat["open"] else []
    said += [web.say("bot", shown.language, name=seat["bot"])] if seat["bot"] else []
    said += [web.say("left", shown.language)] if seat["left"] else []
    said += [web.say("you", shown.language)] if seat["yours"] else []
    moves = Markup()
    if seat["yours"] and not shown.standing.over:
        key = "come back" if seat["left"] else "leave"
        verb = "return" if seat["left"] else "leave"
        moves = form(
            f"/tables/{shown.standing.table}/seats/{seat['seat']}/{verb}",
            button(web.say(key, shown.language)),
        )
    return Markup("<li>{} {} {}</li>").format(" · ".join(said), moves, address(shown, seat))


def address(shown: Showing, seat: dict[str, Any]) -> Markup:
    """A link for the viewer: their own to this seat, or the invitation to it."""
    where = shown.links.get(seat["seat"])
    if where is None:
        return Markup()
    said = web.say("invite" if seat["open"] else "your link", shown.language, n=seat["seat"] + 1)
    return Markup("<small>{} <code>{}</code></small>").format(said, where)


def points(shown: Showing) -> Markup:
    rows = [
        Markup("<tr><th>{}</th><td>{}</td></tr>").format(seat["name"], score["total"])
        for seat, score in zip(shown.standing.seats, shown.standing.scores, strict=False)
    ]
    return Markup("<table><caption>{}</caption>{}</table>").format(
        web.say("scores", shown.language), join(rows)
    )


def log(shown: Showing) -> Markup:
    lines = [
        Markup('<li><a href="/tables/{}/at/{}">{}</a> {} {}</li>').format(
            shown.standing.table, entry["number"], entry["number"], told["text"], " · ".join(told["details"])
        )
        for entry in reversed(shown.log[-LATELY:])
        for told in entry["told"]
    ]
    return Markup("<h2>{}</h2><ol reversed class='log'>{}</ol>").format(
        web.say("log", shown.language), join(lines)
    )


def chat(shown: Showing) -> Markup:
    lines = [Markup("<li>{}: {}</li>").format(line["name"], line["text"]) for line in shown.chat]
    said = Markup("<h2>{}</h2><ul class='chat'>{}</ul>").format(web.say("chat", shown.language), join(lines))
    if not shown.viewer.seats:
        return said
    field = Markup('<input name="text" maxlength="500" required aria-label="{}">').format(
        web.say("chat", shown.language)
    )
    return said + form(f"/tables/{shown.standing.table}/chat", field, button(web.say("send", shown.language)))
