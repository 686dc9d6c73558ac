"""The page of a table, drawn by the server; without script every answer is a button of a form."""

from __future__ import annotations

from markupsafe import Markup

from groschen.render.words import page
from groschen.render.words.shared import shared
from groschen.web.pages.about import guide
from groschen.web.pages.frame import document, head, join
from groschen.web.pages.replay import bar
from groschen.web.pages.table_boards import Boards, definitions
from groschen.web.pages.table_keeping import noted
from groschen.web.pages.table_log import log
from groschen.web.pages.table_look import NARROW, TEXT, WIDE, Look
from groschen.web.pages.table_parts import facts, parts, title
from groschen.web.pages.table_seats import pace
from groschen.web.pages.table_tools import keys, menu
from groschen.web.pages.visit import Visit
from groschen.web.showing import Showing
from groschen.web.tables import Table

SENTENCES = (
    "lost",
    "back",
    "failed",
    "gone",
    "no such choice",
    "several choices",
    "thinks about it",
    "news",
    "close",
    "log",
    "loud",
    "older",
    "fewer answers",
    "would do",
    "why not",
    "type a choice",
)
"""What the script says; it has no words of its own."""
SHEETS = ("table", "replay")
PANELS = ("log", "points", "chat", "people")


def table_page(table: Table, shown: Showing, look: Look, notice: str = "", hint: Markup | str = "") -> str:
    """Everything about the table for whoever looks."""
    found = parts(table, shown, look)
    if look.layout != TEXT:
        noted(table, found.boards.parts)
    around = {each.name: each.html for each in found.around}
    body = Markup(
        '<body class="gr at-table {look}">{definitions}<a class="skip" href="#question">{skip}</a>'
        '{bar}<div id="notice" role="alert">{notice}</div>'
        '<main id="table" {facts}>{boards}{jump}</main>{rest}</body>'
    ).format(
        look=f"{look.layout} then" if shown.is_moment else look.layout,
        definitions=definitions(shown),
        skip=page.say("skip to question", shown.language),
        bar=bar_of(shown, look, around, hint),
        notice=notice,
        facts=facts(shown, look, found),
        boards=boards_of(shown, look, found.boards),
        jump=around.get("jump", ""),
        rest=join([drawer(shown, around), *unseen(shown)]),
    )
    layout = Markup(' data-layout="{}"').format(look.layout)
    return document(shown.language, layout, head(title(shown), shown.standing.game, SHEETS), body)


def bar_of(shown: Showing, look: Look, around: dict[str, Markup], hint: Markup | str) -> Markup:
    """The question, and everything that stands beside it."""
    return Markup("<header>{}{}{}{}{}{}</header>").format(
        menu(shown, look.layout == TEXT),
        moment(shown),
        around["question"],
        hint,
        around["tools"],
        toggle(shown),
    )


def unseen(shown: Showing) -> list[Markup]:
    """What is there before anybody asks for it."""
    return [keys(shown.language), guide(shown.standing.game, visit_to(shown)), sentences(shown)]


def boards_of(shown: Showing, look: Look, found: Boards) -> Markup:
    inside = join([each.html for each in found.parts])
    title = page.say("boards", shown.language)
    if look.layout == WIDE:
        sheet = Markup(
            '<svg class="gr" id="sheet" viewBox="{}" role="group" aria-label="{}">{}</svg>'
        ).format(found.size, title, inside)
    else:
        sheet = Markup(
            '<div id="sheet" class="{}" role="group" aria-label="{}" tabindex="0">{}</div>'
        ).format("leaves" if look.layout == NARROW else "all-words", title, inside)
    return Markup('<div id="boards">{}</div>').format(sheet)


def moment(shown: Showing) -> Markup:
    """On the page of an earlier moment: where it lies, and the ways from here."""
    return bar(shown, visit_to(shown)) if shown.is_moment else Markup()


def visit_to(shown: Showing) -> Visit:
    return Visit(shown.language, f"/tables/{shown.standing.table}")


def toggle(shown: Showing) -> Markup:
    return Markup(
        '<button type="button" id="toggle-drawer" data-key="l" aria-controls="drawer" '
        'aria-expanded="false">{}</button>'
    ).format(page.say("log", shown.language))


def drawer(shown: Showing, around: dict[str, Markup]) -> Markup:
    """Log, points, chat and seats: one panel at a time."""
    say = shown.language
    people = pace(shown) + around["seats"]
    inside = {"log": log(shown), "points": around["points"], "chat": chat(shown), "people": people}
    tabs = [
        Markup(
            '<button type="button" role="tab" id="tab-{0}" aria-controls="panel-{0}" '
            'data-tab="{0}">{1}</button>'
        ).format(name, page.say(name, say))
        for name in PANELS
    ]
    panels = [
        Markup('<section role="tabpanel" id="panel-{0}" aria-labelledby="tab-{0}">{1}</section>').format(
            name, inside[name]
        )
        for name in PANELS
    ]
    return Markup(
        '<aside id="drawer" aria-label="{}"><div role="tablist" aria-label="{}">{}</div>{}</aside>'
    ).format(page.say("drawer", say), page.say("drawer", say), join(tabs), join(panels))


def chat(shown: Showing) -> Markup:
    say = shown.language
    said = [
        Markup('<li data-number="{}"><b>{}</b> {}</li>').format(line["number"], line["name"], line["text"])
        for line in shown.chat
    ]
    lines = Markup('<ol id="chat" tabindex="0" aria-label="{}">{}</ol>').format(
        page.say("chat", say), join(said)
    )
    if not shown.viewer.seats:
        return lines
    return lines + Markup(
        '<form id="chat-form" method="post" action="/tables/{}/chat">'
        '<label class="unseen" for="chat-text">{}</label><input id="chat-text" name="text" maxlength="500" '
        'required autocomplete="off" placeholder="{}"><button>{}</button></form>'
    ).format(
        shown.standing.table,
        page.say("say something", say),
        page.say("say something", say),
        page.say("send", say),
    )


def sentences(shown: Showing) -> Markup:
    """The words of the script, facts still in braces."""
    facts = {name: f"{{{name}}}" for name in ("text", "label", "title", "one", "other")}
    words = shared(shown.language)
    said = {key: page.say(key, shown.language, **facts) for key in SENTENCES}
    said |= {"titled": words.say("titled", **facts)}
    said |= {style: words.lists.say(style, **facts) for style in ("notes", "plain")}
    given = [Markup(' data-{}="{}"').format(key.replace(" ", "-"), text) for key, text in said.items()]
    return Markup('<div id="sentences" hidden{}></div>').format(Markup("").join(given))
