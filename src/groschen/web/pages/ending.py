"""How a game ended: who won, how the points came about, and how everything went over the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from groschen import render
from groschen.render import words
from groschen.render.parts import part
from groschen.render.pen import signed
from groschen.render.plots import Band, Line, plot, sample
from groschen.render.words.shared import shared
from groschen.web.course import Course, course
from groschen.web.pages.frame import button, form, heading, join, link, page, section
from groschen.web.pages.replay import sharing
from groschen.web.pages.visit import Visit
from groschen.web.pages.walk import walk
from groschen.web.showing import Standing, Viewer, standing
from groschen.web.tables import Table

CHAPTERS = {"kutna-hora": "round n", "praga": "turn n"}
FEW = 12
"""So many rounds or turns have their numbers below a plot; of more, every fourth."""


def end_page(table: Table, viewer: Viewer, visit: Visit) -> str:
    """Everything in the order in which one wants to know it."""
    stands = standing(table, viewer, language=visit.language)
    game = table.header.game
    parts = [
        Markup('<svg class="gr" id="definitions" aria-hidden="true">{}</svg>').format(
            Markup(render.definitions(game))
        ),
        verdict(stands, visit),
        Markup('<div class="two">{}{}</div>').format(ranking(stands, visit), ways(stands, viewer, visit)),
        ladder(stands, visit),
        section(visit.say("walk"), walk(stands, visit), more=visit.say("walk more"), look="walking"),
        plots(table, stands, visit),
        section(visit.say("share"), sharing(stands, table.number, visit), more=visit.say("share more")),
    ]
    return page(visit, visit.say("the end", game=visit.say(f"short {game}")), join(parts), game, "ending")


VERDICTS = {
    (True, True): "wins",
    (True, False): "win together",
    (False, True): "leads",
    (False, False): "lead together",
}
"""The sentence about the first, by whether the game is over and whether that is one alone."""


def verdict(stands: Standing, visit: Visit) -> Markup:
    """Who won, or who leads, in a sentence."""
    first = stands.ranking[0]
    names = shared(visit.language).all_of([stands.seats[seat]["name"] for seat in first])
    points = stands.scores[first[0]]["total"]
    if len(stands.seats) == 1:
        said = visit.say("alone has", name=names, points=points)
    else:
        said = visit.say(VERDICTS[stands.over, len(first) == 1], names=names, points=points)
    more = visit.say("the end", game=visit.title(stands.game)) if stands.over else visit.say("not over")
    return heading(said, more)


def ranking(stands: Standing, visit: Visit) -> Markup:
    """From first to last; a bar shows how far apart they are."""
    most = max(1, *[score["total"] for score in stands.scores])
    lines, place = [], 1
    for group in stands.ranking:
        lines += [ranked(stands, seat, place, most, visit) for seat in group]
        place += len(group)
    return section(visit.say("ranking"), Markup('<ol class="ranking">{}</ol>').format(join(lines)))


def ranked(stands: Standing, seat: int, place: int, most: int, visit: Visit) -> Markup:
    total = stands.scores[seat]["total"]
    bar = Markup(
        '<svg class="gr bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        '<rect width="{}" height="6" fill="var(--seat-{})"/></svg>'
    ).format(max(total, 0) * 100 // most, seat)
    return Markup('<li><span class="place">{}</span>{}<b>{}</b><span class="total">{}</span>{}</li>').format(
        visit.say("place", n=place), counter(seat), stands.seats[seat]["name"], signed(total), bar
    )


def counter(seat: int) -> Markup:
    return Markup('<svg class="gr mark" aria-hidden="true"><use href="#gr-counter-{}"/></svg>').format(seat)


def ways(stands: Standing, viewer: Viewer, visit: Visit) -> Markup:
    """What one can do now."""
    here = f"/tables/{stands.table}"
    found = [
        link(f"{here}/at/0", visit.say("replay it"), "button main"),
        link(here, visit.say("table of it"), "button"),
    ]
    if stands.rematch:
        found.insert(0, link(f"/tables/{stands.rematch}", visit.say("to next"), "button main"))
    elif viewer.seats and stands.over:
        found.insert(0, form(f"{here}/rematch", button(visit.say("again"), 'class="main"')))
    return Markup('<div class="next">{}</div>').format(join(found))


def ladder(stands: Standing, visit: Visit) -> Markup:
    """For a game alone: how good that is."""
    steps = words.phrases(stands.game, visit.language).ladder
    if len(stands.seats) > 1 or not steps:
        return Markup()
    total = stands.scores[0]["total"]
    reached = max([step for step in steps if step <= total], default=min(steps))
    rows = [
        Markup('<li{}><span class="from">{}</span> {}{}</li>').format(
            Markup(' class="here" aria-current="true"') if step == reached else Markup(),
            visit.say("ladder from", points=step),
            said,
            Markup(" <b>{}</b>").format(visit.say("points of", points=total)) if step == reached else "",
        )
        for step, said in sorted(steps.items(), reverse=True)
    ]
    return section(visit.say("ladder"), Markup('<ol class="ladder">{}</ol>').format(join(rows)))


# Over the game


def plots(table: Table, stands: Standing, visit: Visit) -> Markup:
    if table.game is None or table.game.number < 2:
        return Markup()
    went = course(table)
    bands = bands_of(stands, went, visit)
    drawn = [one_plot(stands, went, name, bands, visit) for name in part(stands.game, "figures").PLOTS]
    inside = Markup('<div class="plots">{}</div>').format(join(drawn))
    return section(visit.say("over the game"), inside, more=visit.say("over the game more"))


def bands_of(stands: Standing, went: Course, visit: Visit) -> list[Band]:
    starts = went.starts()
    each = 1 if len(starts) <= FEW else 4
    return [
        Band(
            at,
            str(went.chapters[at]) if rank % each == 0 and went.chapters[at] else "",
            visit.say(CHAPTERS[stands.game], n=went.chapters[at]),
            f"/tables/{stands.table}/at/{went.numbers[at]}",
        )
        for rank, at in enumerate(starts)
    ]


def one_plot(stands: Standing, went: Course, name: str, bands: list[Band], visit: Visit) -> Markup:
    lines, title = lines_of(stands, went, name, visit), visit.say(f"plot {name}")
    return Markup("<figure><figcaption>{}</figcaption>{}{}{}</figure>").format(
        title, Markup(plot(title, lines, bands)), legend(lines), numbers(title, lines, went, bands, visit)
    )


def legend(lines: list[Line]) -> Markup:
    each = [
        Markup('<li>{}<svg class="gr mark" aria-hidden="true"><use href="#gr-{}"/></svg>{}</li>').format(
            Markup(sample(at, line)), line.symbol, line.name
        )
        for at, line in enumerate(lines)
    ]
    return Markup('<ul class="legend">{}</ul>').format(join(each))


def lines_of(stands: Standing, went: Course, name: str, visit: Visit) -> list[Line]:
    figures = part(stands.game, "figures")
    things: Sequence[Any] | None = figures.THINGS.get(name)
    if things is None:
        return [
            Line(seat["name"], f"counter-{at}", f"var(--seat-{at})", went.line(name, at))
            for at, seat in enumerate(stands.seats)
        ]
    phrases, kind = words.phrases(stands.game, visit.language), figures.KIND[name]
    return [
        Line(phrases.name(kind, key), symbol, colour, went.line(name, at))
        for at, (key, symbol, colour) in enumerate(things)
    ]


def numbers(title: str, lines: list[Line], went: Course, bands: list[Band], visit: Visit) -> Markup:
    """The same for whoever reads numbers: at the beginning of every round or turn, and at the end."""
    moments = [*[band.start for band in bands][1:], len(went.numbers) - 1]
    heads = [Markup('<th scope="col">{}</th>').format(went.chapters[band.start]) for band in bands]
    rows = [
        Markup('<tr><th scope="row">{}</th>{}</tr>').format(
            line.name,
            join([Markup("<td>{}</td>").format(signed(line.values[moment])) for moment in moments]),
        )
        for line in lines
    ]
    return Markup(
        '<details class="numbers"><summary>{}</summary><div class="scrolls" tabindex="0" role="group" '
        'aria-label="{}"><table><thead><tr><td></td>{}</tr></thead><tbody>{}</tbody></table></div></details>'
    ).format(visit.say("as numbers"), visit.say("figures of", name=title), join(heads), join(rows))
