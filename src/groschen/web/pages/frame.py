"""What every page has around it: where one can go, the language, the look."""

from __future__ import annotations

from markupsafe import Markup, escape

from groschen.render import words
from groschen.render.words import around
from groschen.web.pages.visit import LOOKS, Visit

PLACES = {"/": "start", "/new": "new table", "/lobby": "lobby", "/mine": "my tables", "/rules": "rules"}
SIGNS = {"auto": "◐", "light": "☀", "dark": "☾"}
COIN = Markup('<img src="/static/coin.svg" alt="" width="36" height="36">')


def join(parts: list[Markup]) -> Markup:
    return Markup("\n").join(parts)


def link(address: str, text: str, look: str = "") -> Markup:
    named = Markup(' class="{}"').format(look) if look else Markup()
    return Markup('<a href="{}"{}>{}</a>').format(address, named, text)


def page(visit: Visit, title: str, body: Markup, game: str = "kutna-hora", look: str = "") -> str:
    """A whole page; `game` has the colours, `look` names what kind of page it is."""
    theme = Markup(' data-theme="{}"').format(visit.look) if visit.look != LOOKS[0] else Markup()
    inside = Markup(
        '<body class="gr around {}"><a class="skip" href="#main">{}</a>{}\n'
        '<main id="main" tabindex="-1">{}</main>\n{}</body>'
    ).format(look, visit.say("skip"), header(visit), body, footer(visit))
    return document(visit.language, theme, head(titled(visit, title), game, ("around",)), inside)


def document(language: str, attributes: Markup, head: Markup, body: Markup) -> str:
    """A page as it is sent."""
    return str(
        Markup('<!DOCTYPE html>\n<html lang="{}"{}>{}\n{}</html>\n').format(language, attributes, head, body)
    )


def head(title: str, game: str, sheets: tuple[str, ...]) -> Markup:
    """`game` has the colours; of `sheets` the first has a script of the same name."""
    names = (f"games/{game}", "common", *sheets)
    styles = [Markup('<link rel="stylesheet" href="/static/{}.css">').format(name) for name in names]
    return Markup(
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        '<title>{}</title><link rel="icon" href="/static/coin.svg">{}'
        '<script type="module" src="/static/{}.js"></script></head>'
    ).format(title, Markup("").join(styles), sheets[0])


def titled(visit: Visit, title: str) -> str:
    name = visit.say("groschen")
    return name if title == name else visit.say("title", page=title)


def header(visit: Visit) -> Markup:
    places = [
        Markup('<a href="{}"{}>{}</a>').format(address, current(address, visit.path), visit.say(key))
        for address, key in PLACES.items()
    ]
    return Markup(
        '<header><a class="home" href="/">{coin}<span>{name}</span></a>'
        '<nav aria-label="{label}">{places}</nav>{switches}</header>'
    ).format(
        coin=COIN,
        name=visit.say("groschen"),
        label=visit.say("places"),
        places=join(places),
        switches=switches(visit),
    )


def current(address: str, path: str) -> Markup:
    is_here = path == address or (address != "/" and path.startswith(f"{address}/"))
    return Markup(' aria-current="page"') if is_here else Markup()


def switches(visit: Visit) -> Markup:
    """Language and look: links, which work without script, too."""
    languages = [
        choice(visit, "language", code, around.NAMES[code], code == visit.language, code)
        for code in words.LANGUAGES
        if code in around.NAMES
    ]
    looks = [choice(visit, "look", look, visit.say(f"look {look}"), look == visit.look) for look in LOOKS]
    return Markup('<div class="switches">{}{}</div>').format(
        dropdown("language", visit.say("language"), around.NAMES[visit.language], languages),
        dropdown("look", visit.say("look"), SIGNS[visit.look], looks),
    )


def choice(visit: Visit, name: str, value: str, text: str, is_chosen: bool, language: str = "") -> Markup:
    spoken = Markup(' lang="{0}" hreflang="{0}"').format(language) if language else Markup()
    chosen = Markup(' aria-current="true"') if is_chosen else Markup()
    return Markup('<a href="{}" rel="nofollow" data-{}="{}"{}{}>{}</a>').format(
        visit.here(**{name: value}), name, value, spoken, chosen, text
    )


def dropdown(name: str, label: str, now: str, choices: list[Markup]) -> Markup:
    return Markup(
        '<details class="drop {}"><summary title="{}"><span class="unseen">{}</span> '
        '<span class="now">{}</span>'
        "</summary><div>{}</div></details>"
    ).format(name, label, label, now, join(choices))


def footer(visit: Visit) -> Markup:
    places = {"/finished": "finished games", "/records": "upload", "/guide": "guide", "/about": "about"}
    links = [link(address, visit.say(key)) for address, key in places.items()]
    return Markup("<footer>{}</footer>").format(join(links))


def error_page(text: str, visit: Visit) -> str:
    body = Markup('<div class="alone"><p role="alert" class="alert">{}</p><p>{}</p></div>').format(
        text, link("/", visit.say("to start"), "button")
    )
    return page(visit, visit.say("groschen"), body)


# Parts that many pages have


def heading(text: str, more: str = "") -> Markup:
    below = Markup('<p class="lead">{}</p>').format(more) if more else Markup()
    return Markup('<div class="heading"><h1>{}</h1>{}</div>').format(text, below)


def section(title: str, *parts: Markup, more: str = "", look: str = "") -> Markup:
    below = Markup('<p class="more">{}</p>').format(more) if more else Markup()
    return Markup('<section class="{}"><h2>{}</h2>{}{}</section>').format(
        look, title, below, join(list(parts))
    )


def hidden(name: str, value: object) -> Markup:
    return Markup('<input type="hidden" name="{}" value="{}">').format(name, value)


def button(text: str, attributes: str = "") -> Markup:
    return Markup("<button{}>{}</button>").format(Markup(f" {attributes}" if attributes else ""), text)


def form(action: str, *parts: Markup) -> Markup:
    return Markup('<form method="post" action="{}">{}</form>').format(action, join(list(parts)))


def alert(notice: str) -> Markup:
    return Markup('<p role="alert" class="alert">{}</p>').format(notice) if notice else Markup()


def definition(term: str, text: str) -> Markup:
    return Markup("<dt>{}</dt><dd>{}</dd>").format(term, escape(text))
