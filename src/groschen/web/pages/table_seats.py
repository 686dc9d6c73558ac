"""Who sits at the table, and the points so far by category."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from groschen.catalogue import GAMES
from groschen.render import words
from groschen.render.words import around, page, web
from groschen.render.words.shared import shared
from groschen.web.pages.frame import button, form, join
from groschen.web.pages.levels import level
from groschen.web.pages.table_question import mark
from groschen.web.showing import SeatShown, Showing


def seats(shown: Showing) -> Markup:
    lines = [seat_line(shown, seat) for seat in shown.standing.seats]
    return Markup('<ul id="seats">{}</ul>').format(join(lines))


def pace(shown: Showing) -> Markup:
    """Whether everybody is there, or plays when they find time."""
    said = around.say(f"pace {shown.standing.pace}", shown.language)
    return Markup('<p id="pace">{}</p>').format(said)


def seat_line(shown: Showing, seat: SeatShown) -> Markup:
    enlarge = Markup('<button type="button" data-enlarge="{}">{}</button>').format(
        seat["seat"], page.say("enlarge", shown.language, name=seat["name"])
    )
    who = Markup("<b>{}</b>").format(
        shared(shown.language).row([seat["name"], *kind(seat, shown.language)], "notes")
    )
    parts = [mark(f"counter-{seat['seat']}"), who]
    return Markup("<li>{}</li>").format(join([*parts, enlarge, leaving(shown, seat), address(shown, seat)]))


def kind(seat: SeatShown, language: str) -> list[str]:
    """Who sits there; an open seat says so by its name."""
    said = [around.say("bot", language, level=level(seat["bot"], language))] if seat["bot"] else []
    about = {"left": seat["left"], "you": seat["yours"]}
    return said + [web.say(key, language) for key, is_so in about.items() if is_so]


def address(shown: Showing, seat: SeatShown) -> Markup:
    """A link for the viewer: their own to this seat, or the invitation to it."""
    where = shown.links.get(seat["seat"])
    if where is None:
        return Markup()
    kind = "invite" if seat["open"] else "your link"
    said = web.say(kind, shown.language, n=seat["seat"] + 1)
    return Markup("<small>{0} <input readonly value='{1}' aria-label='{0}' data-link='{2}'></small>").format(
        said, where, kind
    )


def leaving(shown: Showing, seat: SeatShown) -> Markup:
    if not seat["yours"] or shown.standing.over or shown.standing.view is None:
        return Markup()
    key, verb = ("come back", "return") if seat["left"] else ("leave", "leave")
    where = f"/tables/{shown.standing.table}/seats/{seat['seat']}/{verb}"
    return form(where, button(web.say(key, shown.language)))


def points(shown: Showing) -> Markup:
    """As if the game ended now, category by category."""
    if not shown.standing.scores:
        return Markup('<div id="points"></div>')
    names = names_of(shown)
    heads = [
        Markup('<th scope="col">{}<span>{}</span></th>').format(mark(f"counter-{seat['seat']}"), seat["name"])
        for seat in shown.standing.seats
    ]
    rows = [
        Markup('<tr class="{}"><th scope="row">{}</th>{}</tr>').format(
            category,
            names.get(category, category),
            join([Markup("<td>{}</td>").format(signed(score[category])) for score in shown.standing.scores]),
        )
        for category in shown.standing.scores[0]
    ]
    return Markup(
        '<table id="points"><caption>{}</caption><thead><tr><th scope="col">{}</th>{}</tr></thead>'
        "<tbody>{}</tbody></table>"
    ).format(
        page.say(counted(shown), shown.language),
        page.say("category", shown.language),
        join(heads),
        join(rows),
    )


def names_of(shown: Showing) -> Mapping[str, str]:
    """How the categories are called; those of a game that nobody knows any more have no names."""
    game = shown.standing.game
    return words.phrases(game, shown.language).names["score"] if game in GAMES else {}


def counted(shown: Showing) -> str:
    """Which points these are."""
    if shown.standing.view is None:
        return "points told"
    return "points final" if shown.standing.over else "points now"


def signed(number: int) -> str:
    """With a real minus."""
    return f"−{-number}" if number < 0 else str(number)
