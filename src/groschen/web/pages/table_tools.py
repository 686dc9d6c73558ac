"""What stands beside the question: undo, hint, log; the menu with its settings; the keys."""

from __future__ import annotations

from markupsafe import Markup

from groschen.render import words
from groschen.render.words import around, page
from groschen.web.pages.frame import join, link
from groschen.web.pages.table_look import Look, address
from groschen.web.showing import Showing

KEYS = (
    ("tab", "key tab"),
    ("arrows", "key arrows"),
    ("enter", "key enter"),
    ("escape", "key escape"),
    ("u", "key u"),
    ("U", "key U"),
    ("h", "key h"),
    ("l", "key l"),
    ("a", "key a"),
    ("m", "key m"),
    ("r", "key r"),
    ("+ −", "key zoom"),
    ("/", "key slash"),
    ("?", "key question"),
)
NAMED = ("tab", "arrows", "enter", "escape")
"""Keys that have a word, not a letter."""
LANGUAGES = {"en": "English", "it": "Italiano", "zh": "中文", "ja": "日本語"}
SWITCHES = (("confirm", "confirm turns"), ("sound", "sound"), ("motion", "motion"))


def tools(shown: Showing, look: Look) -> Markup:
    """Undo says why it is not possible; it works without script, too."""
    why = "" if shown.can_undo else shown.why_not_undo
    off = Markup(' aria-disabled="true" title="{}" data-why="{}"').format(why, why) if why else Markup()
    say = {key: page.say(key, shown.language) for key in ("undo", "undo turn", "hint", "tools")}
    kind = Markup(' formaction="{}"').format(address(shown.standing.table, "hint", look))
    hint = Markup('<button id="hint" data-key="h"{}>{}</button>').format(
        kind if shown.asks else Markup(' type="button" aria-disabled="true"'), say["hint"]
    )
    kind = Markup(' type="button"') if why else Markup()
    return Markup(
        '<form id="tools" aria-label="{tools}" method="post" action="{action}">'
        '<input type="hidden" name="number" value="{number}">'
        '<button id="undo" data-key="u"{kind}{off}>{undo}</button>'
        '<button id="undo-turn" data-key="U" name="whole_turn" value="true"{kind}{off}>{turn}</button>'
        "{hint}</form>"
    ).format(
        tools=say["tools"],
        action=address(shown.standing.table, "undo", look),
        number=shown.standing.number,
        kind=kind,
        off=off,
        undo=say["undo"],
        turn=say["undo turn"],
        hint=hint,
    )


def menu(shown: Showing, is_text: bool) -> Markup:
    """Everything that is needed seldom."""
    say = shown.language
    here = f"/tables/{shown.standing.table}"
    other = (
        link(here, page.say("drawn mode", say))
        if is_text
        else link(f"{here}?mode=text", page.say("text mode", say))
    )
    places = [
        link("/", page.say("start", say)),
        link(f"/rules/{shown.standing.game}", page.say("rules", say)),
        Markup('<a href="/guide?game={}" id="show-guide">{}</a>').format(
            shown.standing.game, around.say("guide", say)
        ),
        other,
    ]
    return Markup(
        '<details id="menu"><summary>{title}</summary><div class="sheet">'
        '<nav aria-label="{title}">{places}</nav>'
        "{settings}<p>{languages}</p><button type='button' id='show-keys'>{keys}</button></div></details>"
    ).format(
        title=page.say("menu", say),
        places=join(places),
        settings=settings(say),
        languages=join(languages(shown)),
        keys=page.say("keys", say),
    )


def settings(language: str) -> Markup:
    switches = [
        Markup('<label><input type="checkbox" data-setting="{}"> {}</label>').format(
            name, page.say(key, language)
        )
        for name, key in SWITCHES
    ]
    looks = [
        Markup('<option value="{}">{}</option>').format(look, page.say(f"look {look}", language))
        for look in ("auto", "light", "dark")
    ]
    chosen = Markup('<label>{} <select data-setting="look">{}</select></label>').format(
        page.say("look", language), join(looks)
    )
    return Markup('<fieldset id="settings"><legend>{}</legend>{}{}</fieldset>').format(
        page.say("settings", language), join(switches), chosen
    )


def languages(shown: Showing) -> list[Markup]:
    here = f"/tables/{shown.standing.table}"
    known = [code for code in LANGUAGES if code in words.LANGUAGES]
    return [
        Markup('<a href="{}?language={}" lang="{}"{}>{}</a>').format(
            here,
            code,
            code,
            Markup(' aria-current="true"') if code == shown.language else "",
            LANGUAGES[code],
        )
        for code in known
    ]


def keys(language: str) -> Markup:
    rows = [
        Markup("<div><dt><kbd>{}</kbd></dt><dd>{}</dd></div>").format(
            page.say(key, language) if key in NAMED else key, page.say(said, language)
        )
        for key, said in KEYS
    ]
    return Markup(
        '<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">{}</h2><dl>{}</dl>{}</dialog>'
    ).format(page.say("keys", language), join(rows), close(language))


def close(language: str) -> Markup:
    return Markup('<form method="dialog"><button>{}</button></form>').format(page.say("close", language))
