"""What every page has around it."""

from __future__ import annotations

from markupsafe import Markup, escape

from groschen.render.words import web

PLACES = {"/": "start", "/new": "new table", "/lobby": "lobby", "/mine": "my tables", "/rules": "rules"}


def join(parts: list[Markup]) -> Markup:
    return Markup("\n").join(parts)


def link(address: str, text: str) -> Markup:
    return Markup('<a href="{}">{}</a>').format(address, text)


def page(title: str, language: str, body: Markup, head: Markup = Markup()) -> str:  # noqa: B008
    """A whole page."""
    places = join([link(address, web.say(key, language)) for address, key in PLACES.items()])
    return str(
        Markup(
            '<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<title>{title}</title><link rel="stylesheet" href="/static/page.css">{head}'
            '<script src="/static/page.js" defer></script></head>\n'
            "<body><nav>{places}</nav>\n<main>{body}</main></body></html>\n"
        ).format(language=language, title=title, head=head, places=places, body=body)
    )


def error_page(text: str, language: str) -> str:
    body = Markup('<p role="alert">{}</p><p>{}</p>').format(text, link("/", web.say("start", language)))
    return page(web.say("title", language), language, body)


def hidden(name: str, value: object) -> Markup:
    return Markup('<input type="hidden" name="{}" value="{}">').format(name, value)


def button(text: str, attributes: str = "") -> Markup:
    return Markup("<button{}>{}</button>").format(Markup(f" {attributes}" if attributes else ""), text)


def form(action: str, *parts: Markup) -> Markup:
    return Markup('<form method="post" action="{}">{}</form>').format(action, join(list(parts)))


def definition(term: str, text: str) -> Markup:
    return Markup("<dt>{}</dt><dd>{}</dd>").format(term, escape(text))
