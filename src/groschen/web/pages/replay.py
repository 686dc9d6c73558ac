"""A game again: any moment by its address, a slider between them, playing on from one, and passing it on."""

from __future__ import annotations

from markupsafe import Markup

from groschen.web.pages.fields import radio, select
from groschen.web.pages.frame import alert, button, form, heading, join, link, page
from groschen.web.pages.levels import USUAL, levels
from groschen.web.pages.visit import Visit
from groschen.web.showing import Showing, Standing

STEPS = {
    "first": ("first", "M4 3h3v14H4zM17 3v14L8 10z"),
    "turn-before": ("turn before", "M10 3v14L2 10zM18 3v14l-8-7z"),
    "prev": ("earlier", "M14 3v14L5 10z"),
    "next": ("later", "M6 3v14l9-7z"),
    "turn-after": ("turn after", "M2 3v14l8-7zM10 3v14l8-7z"),
    "last": ("newest", "M13 3h3v14h-3zM3 3v14l9-7z"),
}
"""The ways from a moment: by name, the words and the sign of each."""


def bar(shown: Showing, visit: Visit) -> Markup:
    """Where a moment lies, and the ways from here: links, which the script follows on the spot."""
    at, last = shown.standing.number, shown.last
    return Markup(
        '<div id="moment" data-turns="{turns}" data-said="{said}" data-last="{last}" data-run="{run}" '
        'data-halt="{halt}"><p class="where"><output>{where}</output></p>'
        '<div class="steps">{steps}</div>{slider}<div class="more">{more}</div></div>'
    ).format(
        turns=" ".join(map(str, turns(shown))),
        said=visit.say("moment", number="{number}", last=last),
        last=last,
        run=visit.say("run"),
        halt=visit.say("halt"),
        where=visit.say("moment", number=at, last=last),
        steps=join([step(shown, name, to, visit) for name, to in places(shown).items()]),
        slider=slider(shown, visit),
        more=join(more(shown, visit)),
    )


def step(shown: Showing, name: str, to: int, visit: Visit) -> Markup:
    key, sign = STEPS[name]
    off = Markup(' aria-disabled="true"') if to == shown.standing.number else Markup()
    return Markup(
        '<a href="/tables/{0}/at/{1}" data-step="{2}" title="{3}" aria-label="{3}"{4}>'
        '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="{5}"/></svg></a>'
    ).format(shown.standing.table, to, name, visit.say(key), off, sign)


def slider(shown: Showing, visit: Visit) -> Markup:
    at, last = shown.standing.number, shown.last
    return Markup(
        '<form action="/tables/{}/at" method="get"><input type="range" id="slider" name="number" min="0" '
        'max="{}" value="{}" aria-label="{}"><button class="go">{}</button></form>'
    ).format(shown.standing.table, last, at, visit.say("replay"), visit.say("go to"))


def more(shown: Showing, visit: Visit) -> list[Markup]:
    here = f"/tables/{shown.standing.table}"
    found = [link(f"{here}/fork/{shown.standing.number}", visit.say("fork"), "to-fork")]
    if shown.is_over:
        found.append(link(f"{here}/end", visit.say("end")))
    return [*found, link(here, visit.say("newest"))]


def turns(shown: Showing) -> list[int]:
    """The moments at which somebody's turn begins: where the seat or the round of the log changes."""
    whose = [(entry["seat"], entry["chapter"]) for entry in shown.whole]
    return [0, *[at for at in range(1, len(whose)) if whose[at - 1] != whose[at]]]


def places(shown: Showing) -> dict[str, int]:
    """Where each way leads."""
    at, last, begins = shown.standing.number, shown.last, turns(shown)
    return {
        "first": 0,
        "turn-before": max([turn for turn in begins if turn < at], default=0),
        "prev": max(at - 1, 0),
        "next": min(at + 1, last),
        "turn-after": min([turn for turn in begins if turn > at], default=last),
        "last": last,
    }


def sharing(stands: Standing, number: int, visit: Visit) -> Markup:
    """Pictures, the address of the moment, the record."""
    here = f"/tables/{stands.table}"
    moment = f"{here}/at/{number}"
    links = [
        link(f"{moment}/picture.svg", visit.say("svg"), "button"),
        link(f"{moment}/picture.png", visit.say("png"), "button"),
        Markup('<a class="button" href="{}" data-copy="{}" data-copied="{}">{}</a>').format(
            moment, moment, visit.say("copied"), visit.say("address")
        ),
        link(f"{here}/record", visit.say("record"), "button"),
    ]
    return Markup('<p class="ways">{}</p>').format(join(links))


def fork_page(visit: Visit, stands: Standing, notice: str = "") -> str:
    """Who plays on from a moment."""
    here, number = f"/tables/{stands.table}", stands.number
    body = [
        heading(visit.say("fork"), visit.say("fork more")),
        alert(notice),
        Markup(
            '<p><img class="wide-picture" src="{}/at/{}/picture.svg" alt="{}" width="1600" height="900"></p>'
        ).format(here, number, visit.say("picture of moment", number=number)),
        form(f"{here}/fork/{number}", taking(visit, [seat["name"] for seat in stands.seats])),
        Markup("<h2>{}</h2>").format(visit.say("share")),
        sharing(stands, number, visit),
        Markup("<p>{}</p>").format(link(f"{here}/at/{number}", visit.say("replay"))),
    ]
    return page(visit, visit.say("fork"), join(body), stands.game, "reading")


def taking(visit: Visit, names: list[str]) -> Markup:
    """As whom one plays on, and against which bots."""
    kinds = [radio("as", "", visit.say("alone"), True)]
    if len(names) > 1:
        kinds += [
            radio("as", str(seat), visit.say("against bots", name=name), False)
            for seat, name in enumerate(names)
        ]
    bots = select("bot", visit.say("which bot"), levels(visit.language), USUAL)
    go = Markup('<p class="go">{}</p>').format(button(visit.say("fork it"), 'class="main large"'))
    return Markup('<fieldset><legend>{}</legend><div class="column">{}</div>{}</fieldset>{}').format(
        visit.say("as who"), join(kinds), bots if len(names) > 1 else "", go
    )


def records_page(visit: Visit, text: str = "", notice: str = "") -> str:
    """Bring a game along."""
    kinds = [
        radio("as", "", visit.say("alone"), True),
        radio("as", "0", visit.say("against bots", name=visit.say("seat", n=1)), False),
    ]
    bots = select("bot", visit.say("which bot"), levels(visit.language), USUAL)
    body = [
        heading(visit.say("upload"), visit.say("upload more")),
        alert(notice),
        Markup(
            '<form method="post" action="/records" enctype="multipart/form-data">'
            '<label class="field"><span>{}</span> '
            '<input type="file" name="file" accept=".game,.txt,text/plain"></label>'
            '<label class="field tall"><span>{}</span> '
            '<textarea name="record" rows="8" spellcheck="false">{}</textarea></label>'
            '<fieldset><legend>{}</legend><div class="column">{}</div>{}</fieldset>{}</form>'
        ).format(
            visit.say("upload file"),
            visit.say("upload text"),
            text,
            visit.say("upload unfinished"),
            join(kinds),
            bots,
            button(visit.say("upload it"), 'class="main large"'),
        ),
    ]
    return page(visit, visit.say("upload"), join(body), look="reading")
