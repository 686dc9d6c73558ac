"""What this is, and a look around the table."""

from __future__ import annotations

from markupsafe import Markup

from groschen.catalogue import GAMES
from groschen.render.words import around
from groschen.web.pages.frame import heading, join, link, page, section
from groschen.web.pages.start import picture_of
from groschen.web.pages.visit import Visit

CHAPTERS = ("free", "games", "you", "fair", "values", "machine")
STEPS = {
    "boards": "#boards",
    "question": "#question",
    "cost": "#question",
    "mine": "#sheet [data-piece^='area:player'], #sheet [data-leaf^='player'], #boards",
    "cards": "#boards",
    "undo": "#tools",
    "log": "#toggle-drawer",
    "menu": "#menu",
}
"""What there is to see at a table, and where on its page."""


def about_page(visit: Visit) -> str:
    parts = [
        section(visit.say(f"about {key}"), Markup("<p>{}</p>").format(visit.say(f"about {key} more")))
        for key in CHAPTERS
    ]
    doc = Markup("<p>{}</p>").format(link("/api/openapi/openapi.json", visit.say("interface")))
    body = [heading(visit.say("about"), visit.say("tagline")), *parts, doc]
    return page(visit, visit.say("about"), join(body), look="reading")


def steps(game: str, visit: Visit) -> list[tuple[str, str, str]]:
    """What to look at: the selector of its place, its title and what is to know."""
    found = []
    for key, place in STEPS.items():
        more = f"guide {key} more"
        said = visit.say(more if around.has(more) else f"{more} {game}")
        found.append((place, visit.say(f"guide {key}"), said))
    return found


def guide(game: str, visit: Visit) -> Markup:
    """For the script of the table: every step with its place, and the words of its buttons. There is none for
    a game that is no longer played."""
    if game not in GAMES:
        return Markup()
    each = [
        Markup('<li data-at="{}"><h2>{}</h2><p>{}</p></li>').format(place, title, more)
        for place, title, more in steps(game, visit)
    ]
    words = [
        Markup(' data-{}="{}"').format(key, around.sentences(visit.language).phrases[f"guide {key}"])
        for key in ("step", "next", "back", "skip", "done")
    ]
    return Markup('<ol id="guide" hidden data-title="{}"{}>{}</ol>').format(
        visit.say("guide"), Markup("").join(words), join(each)
    )


def guide_page(visit: Visit, game: str = "kutna-hora") -> str:
    """The same as a page, for whoever has no script or no table."""
    each = [
        Markup("<li><h2>{}</h2><p>{}</p></li>").format(title, more) for _, title, more in steps(game, visit)
    ]
    picture = Markup('<p><img class="wide-picture" src="{}" alt="{}" width="1600" height="900"></p>').format(
        picture_of(f"{game}-table", visit), visit.say("picture of", game=visit.title(game))
    )
    body = [
        heading(visit.say("guide"), visit.say("guide more")),
        picture,
        Markup('<ol class="steps">{}</ol>').format(join(each)),
        Markup('<p class="go">{}{}</p>').format(
            link("/", visit.say("play a bot"), "button main"), link("/rules", visit.say("rules"), "button")
        ),
    ]
    return page(visit, visit.say("guide"), join(body), look="reading")
