"""A new table: which game, who plays, by which options, how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from groschen.catalogue import GAMES
from groschen.engine.rules import Rules
from groschen.render.words import around
from groschen.web.opening import PACES
from groschen.web.pages.fields import checkbox, checked, fieldset, name_field, radio, row, select, small
from groschen.web.pages.frame import alert, button, definition, form, heading, join, page
from groschen.web.pages.levels import USUAL, about, levels
from groschen.web.pages.start import picture_of
from groschen.web.pages.visit import Visit

MOST_SEATS = 4
STREETS = ("I", "II", "III")
YES = "yes"
Given = Mapping[str, str]


def new_table_page(visit: Visit, given: Given, notice: str = "") -> str:
    """The form; `given` is what was filled in before, so that nothing is lost by a mistake."""
    body = [
        heading(visit.say("new table")),
        alert(notice),
        form(
            "/new",
            games(visit, given),
            Markup('<div class="halves"><div>{}{}</div><div>{}</div></div>').format(
                seats(visit, given),
                how(visit, given),
                join([options_of(rules, visit, given) for rules in GAMES.values()]),
            ),
            Markup('<p class="go">{}</p>').format(button(visit.say("open table"), 'class="main large"')),
        ),
    ]
    return page(visit, visit.say("new table"), join(body), look="new-table")


def games(visit: Visit, given: Given) -> Markup:
    chosen = given.get("game", next(iter(GAMES)))
    cards = [
        Markup(
            '<label class="pick card"><input type="radio" name="game" value="{}"{}><img src="{}" alt="" '
            'width="800" height="400"><span>{}{}</span></label>'
        ).format(
            rules.name,
            checked(rules.name == chosen),
            picture_of(rules.name, visit),
            visit.title(rules.name),
            small(visit.say("players", few=rules.seats[0], many=rules.seats[-1])),
        )
        for rules in GAMES.values()
    ]
    return fieldset(visit.say("which game"), *cards, look="which")


# Seats


def seats(visit: Visit, given: Given) -> Markup:
    usual = usual_seats(given)
    rows = [seat_row(at, usual[at], visit, given) for at in range(MOST_SEATS)]
    lots = checkbox("lots", visit.say("lots"), given.get("lots", YES) == YES, visit.say("lots more"))
    return fieldset(
        visit.say("who plays"), *rows, bots(visit), lots, more=visit.say("who plays more"), look="who"
    )


def bots(visit: Visit) -> Markup:
    """How strong the bots are."""
    each = [definition(level, about(bot, visit.language)) for bot, level in levels(visit.language).items()]
    return Markup('<details class="bots"><summary>{}</summary><dl>{}</dl></details>').format(
        visit.say("which bot"), join(each)
    )


def usual_seats(given: Given) -> tuple[str, ...]:
    if given.get("players") == "1":
        return ("me", "nobody", "nobody", "nobody")
    second = "open" if given.get("public") == YES else f"bot {USUAL}"
    return ("me", second, "nobody", "nobody")


def seat_row(at: int, usual: str, visit: Visit, given: Given) -> Markup:
    """Who sits on a seat: me, somebody at this screen, somebody by invitation, a bot, nobody."""
    kinds = {kind: visit.say(f"kind {kind}") for kind in ("here", "open")}
    known = levels(visit.language)
    kinds |= {f"bot {bot}": visit.say("kind bot", level=level) for bot, level in known.items()}
    kinds["nobody"] = visit.say("kind nobody")
    if at == 0:
        return row(my_seat(visit), name_field(visit, False))
    chosen = given.get(f"seat{at}", usual)
    label = visit.say("seat name", n=at + 1)
    name = Markup(
        '<label class="field name-of"><span class="unseen">{}</span> <input name="name{}" maxlength="40" '
        'placeholder="{}" value="{}"></label>'
    ).format(label, at, visit.say("name of other"), given.get(f"name{at}", ""))
    return row(select(f"seat{at}", visit.say("seat", n=at + 1), kinds, chosen), name)


def my_seat(visit: Visit) -> Markup:
    """The first seat is taken by whoever opens the table."""
    return Markup(
        '<div class="field"><span>{}</span> <b>{}</b><input type="hidden" name="seat0" value="me"></div>'
    ).format(visit.say("seat", n=1), visit.say("kind me"))


def how(visit: Visit, given: Given) -> Markup:
    pace, public = given.get("pace", PACES[0]), given.get("public", "")
    paces = [radio("pace", each, visit.say(each), each == pace, visit.say(f"{each} more")) for each in PACES]
    ways = [
        radio("public", value, visit.say(key), value == public, visit.say(f"{key} more"))
        for value, key in (("", "by link"), (YES, "public"))
    ]
    return fieldset(visit.say("how"), row(*paces), row(*ways), look="how")


# Options


def offered(game: str) -> dict[str, list[str]]:
    """The options of a game and the values that the page has words for, in their order."""
    found: dict[str, list[str]] = {}
    for key in around.SAYS:
        if key.startswith(f"option {game} ") and not key.endswith(" more"):
            name, _, value = key.removeprefix(f"option {game} ").partition(" ")
            found.setdefault(name, []).extend([value] if value else [])
    return found


def options_of(rules: Rules, visit: Visit, given: Given) -> Markup:
    alone = set(settled(rules, 1)) - set(settled(rules, 2)) if 1 in rules.seats else set()
    fields = [
        option_field(rules.name, name, values, visit, given, name in alone)
        for name, values in offered(rules.name).items()
    ]
    title = visit.say("options of", game=visit.say(f"short {rules.name}"))
    return Markup('<details class="options for-{}" open><summary>{}</summary>{}</details>').format(
        rules.name, title, join(fields)
    )


def settled(rules: Rules, players: int) -> dict[str, Any]:
    return dict(rules.settle_options(players, {}))


def option_field(
    game: str, name: str, values: list[str], visit: Visit, given: Given, is_alone: bool
) -> Markup:
    key, field = f"option {game} {name}", f"option {game} {name}"
    more = visit.say(f"{key} more")
    said = {value: visit.say(f"{key} {value}") for value in values}
    title = visit.say(key)
    if values == [YES]:
        inside = checkbox(field, said[YES], given.get(field) == YES)
    elif name == "road":
        inside = streets(field, said, visit, given)
    else:
        inside = row(
            *[radio(field, value, said[value], given.get(field, values[0]) == value) for value in values]
        )
    note = Markup(" <small>{}</small>").format(visit.say("only alone")) if is_alone else Markup()
    return Markup(
        '<div class="option" role="group" aria-label="{}"><h2>{}{}</h2><p class="more">{}</p>{}</div>'
    ).format(title, title, note, more, inside)


def streets(field: str, said: Mapping[str, str], visit: Visit, given: Given) -> Markup:
    each = [
        select(f"{field} {at}", visit.say("street", n=number), said, given.get(f"{field} {at}", "-"))
        for at, number in enumerate(STREETS)
    ]
    return row(*each)


def options_in(form: Given, game: str, players: int) -> dict[str, Any]:
    """The options of this game as the form has them; those of another number of players are left out."""
    known = settled(GAMES[game], players)
    found: dict[str, Any] = {}
    for name, values in offered(game).items():
        field = f"option {game} {name}"
        if name == "road":
            found[name] = "".join([form.get(f"{field} {at}", "-") for at in range(len(STREETS))])
        elif values == [YES]:
            found |= {name: True} if form.get(field) == YES else {}
        elif field in form:
            found[name] = form[field]
    return {name: value for name, value in found.items() if name in known}
