"""The walk through the scoring: category by category, with what everybody has by then."""

from __future__ import annotations

from itertools import accumulate

from markupsafe import Markup

from groschen.render import words
from groschen.render.pen import signed
from groschen.web.pages.frame import join
from groschen.web.pages.visit import Visit
from groschen.web.showing import Standing

TOTAL = "total"


def walk(stands: Standing, visit: Visit) -> Markup:
    """All steps; with script they come one after the other."""
    categories = [name for name in stands.scores[0] if name != TOTAL]
    totals = [list(accumulate([score[name] for name in categories])) for score in stands.scores]
    reach = [max(0, *[total[at] for total in totals]) for at in range(len(categories))]
    most = max(1, *reach)
    steps = [
        step(stands, visit, name, [total[at] for total in totals], most) for at, name in enumerate(categories)
    ]
    return Markup('<div class="walk" data-next="{}" data-all="{}" data-again="{}"><ol>{}</ol></div>').format(
        visit.say("next category"), visit.say("walk all"), visit.say("walk again"), join(steps)
    )


def step(stands: Standing, visit: Visit, category: str, totals: list[int], most: int) -> Markup:
    name = words.phrases(stands.game, visit.language).name("score", category)
    lines = [
        line(stands, seat, stands.scores[seat][category], total, most, visit)
        for seat, total in enumerate(totals)
    ]
    return Markup("<li><h3>{}</h3><ul>{}</ul></li>").format(name, join(lines))


def line(stands: Standing, seat: int, points: int, total: int, most: int, visit: Visit) -> Markup:
    """What a category brings a seat, on top of what it has; lost points are a gap in its bar."""
    before = max(total - points, 0)
    low, high = sorted((before, max(total, 0)))
    bar = Markup(
        '<svg class="gr bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        '<rect width="{}" height="8" fill="var(--seat-{})" opacity=".4"/>'
        '<rect x="{}" width="{}" height="8" fill="{}"/></svg>'
    ).format(
        share(low, most),
        seat,
        share(low, most),
        share(high - low, most),
        "var(--rubric)" if points < 0 else f"var(--seat-{seat})",
    )
    return Markup(
        '<li><span class="who"><svg class="gr mark" aria-hidden="true"><use href="#gr-counter-{}"/></svg>'
        '<span class="name">{}</span></span><b class="points">{}</b>{}<span class="sum">{}</span></li>'
    ).format(seat, stands.seats[seat]["name"], plus(points), bar, visit.say("so far", points=signed(total)))


def share(points: int, most: int) -> str:
    return f"{points * 100 / most:.4g}"


def plus(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)
