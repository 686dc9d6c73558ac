"""A card beside the question: what a bot would do and why. Each choice leads to its place and can be made."""

from __future__ import annotations

from markupsafe import Markup

from groschen.render.words import hints, page
from groschen.render.words.shared import shared
from groschen.web.api.bodies import HintShown
from groschen.web.hinting import Hinted
from groschen.web.pages.frame import form, hidden, join
from groschen.web.pages.table_look import Look, address
from groschen.web.pages.table_question import answer_id


def hint_card(table: str, found: Hinted, look: Look, language: str) -> Markup:
    """It belongs to one moment; a link closes it without script."""
    each = [choice(hint, language) for hint in found.hints]
    inside = form(
        address(table, "choices", look),
        hidden("number", found.number),
        Markup("<ol>{}</ol>").format(join(each)),
    )
    return Markup(
        '<section id="hint-card" data-number="{}" aria-labelledby="hint-title" tabindex="-1">'
        '<h2 id="hint-title">{}</h2>{}<p class="ways"><a id="close-hint" href="{}">{}</a></p></section>'
    ).format(
        found.number,
        hints.say("title", language),
        inside,
        address(table, "", look),
        page.say("close", language),
    )


def choice(hint: HintShown, language: str) -> Markup:
    then = shared(language).row([step["label"] for step in hint.plan], "clauses")
    do_it = page.say("do it", language)
    return Markup(
        '<li><p class="way"><a href="#{where}" data-show="{choice}">{label}</a>'
        '<button name="choice" value="{choice}" data-choice="{choice}" aria-label="{aria}">{do_it}</button>'
        "</p>{why}{then}</li>"
    ).format(
        where=answer_id(hint.choice),
        choice=hint.choice,
        label=hint.label,
        aria=shared(language).say("titled", title=do_it, text=hint.label),
        do_it=do_it,
        why=Markup('<p class="why">{}</p>').format(hint.text) if hint.text else "",
        then=Markup('<p class="then">{}</p>').format(hints.say("plan", language, choices=then))
        if then
        else "",
    )
