"""Fields of forms. A choice among few is a row of cards or of words, one of them chosen."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from groschen.render.words.naming import GUEST, called
from groschen.web.pages.frame import join
from groschen.web.pages.visit import Visit

LONGEST_NAME = 40


def name_field(visit: Visit, is_required: bool = True) -> Markup:
    """Who is a guest has given no name yet."""
    return Markup(
        '<label class="field"><span>{}</span> <input name="name" maxlength="{}" value="{}" '
        'autocomplete="nickname" placeholder="{}"{}></label>'
    ).format(
        visit.say("your name"),
        LONGEST_NAME,
        "" if visit.name == GUEST else visit.name,
        visit.say("name hint") if is_required else called(GUEST, visit.language),
        Markup(" required") if is_required else Markup(),
    )


def radio(name: str, value: str, text: str, is_chosen: bool, more: str = "") -> Markup:
    """One of several; with a line about what it means."""
    return Markup(
        '<label class="pick"><input type="radio" name="{}" value="{}"{}><span>{}{}</span></label>'
    ).format(name, value, checked(is_chosen), text, small(more))


def checkbox(name: str, text: str, is_chosen: bool = False, more: str = "") -> Markup:
    return Markup(
        '<label class="tick"><input type="checkbox" name="{}" value="yes"{}><span>{}{}</span></label>'
    ).format(name, checked(is_chosen), text, small(more))


def small(more: str) -> Markup:
    return Markup("<small>{}</small>").format(more) if more else Markup()


def checked(is_chosen: bool) -> Markup:
    return Markup(" checked") if is_chosen else Markup()


def select(name: str, label: str, values: Mapping[str, str], chosen: str) -> Markup:
    options = [
        Markup('<option value="{}"{}>{}</option>').format(
            value, Markup(" selected") if value == chosen else Markup(), text
        )
        for value, text in values.items()
    ]
    return Markup('<label class="field"><span>{}</span> <select name="{}">{}</select></label>').format(
        label, name, join(options)
    )


def fieldset(legend: str, *parts: Markup, more: str = "", look: str = "") -> Markup:
    below = Markup('<p class="more">{}</p>').format(more) if more else Markup()
    return Markup('<fieldset class="{}"><legend>{}</legend>{}{}</fieldset>').format(
        look, legend, below, join(list(parts))
    )


def row(*parts: Markup) -> Markup:
    return Markup('<div class="row">{}</div>').format(join(list(parts)))
