"""What is asked, and the answers: each says what it costs and gives, or why it is blocked."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from groschen import render
from groschen.render.ink import breadth
from groschen.render.pen import identity, signed
from groschen.render.words import around, page, web
from groschen.render.words.shared import shared
from groschen.web.pages.frame import form, hidden, join, link
from groschen.web.pages.table_look import WIDE, Look, address
from groschen.web.showing import Showing

Move = dict[str, Any]
LONG = 50
"""Letters from which on a question is written smaller."""


def question(shown: Showing, scene: Any, look: Look) -> Markup:
    """The bar: who is asked what, and for whoever it is, the answers."""
    if shown.standing.view is None:
        return bar("over", shown, only_read(shown))
    if shown.standing.over:
        return bar("over", shown, ending(shown, look))
    if not shown.asks:
        return bar("waits", shown, asking(whose(shown), shown.prompt, seat_mark(shown)))
    heading = asking(whose(shown), shown.prompt, seat_mark(shown))
    return bar("asks", shown, join([heading, answers(shown, scene, look), confirmation(shown)]))


def bar(look: str, shown: Showing, inside: Markup) -> Markup:
    return Markup(
        '<section id="question" class="{}" data-decision="{}" aria-labelledby="prompt">{}</section>'
    ).format(look, shown.standing.decision or "", inside)


def asking(who: str, prompt: str, mark: Markup | str) -> Markup:
    return Markup(
        '<div class="asking"><p class="who">{}{}</p><h1 id="prompt" class="{}">{}</h1>'
        '<p id="preview" aria-live="polite"></p></div>'
    ).format(mark, who, "long" if breadth(prompt) > LONG else "", prompt)


def whose(shown: Showing) -> str:
    """Who decides; somebody with several seats is called by name, too."""
    assert shown.standing.seat is not None
    seat = shown.standing.seats[shown.standing.seat]
    if seat["open"]:
        return page.say("waits for somebody", shown.language, n=shown.standing.seat + 1)
    key = "you are asked" if shown.asks else "bot thinks" if seat["bot"] or seat["left"] else "asks somebody"
    return page.say(key, shown.language, name=seat["name"])


def seat_mark(shown: Showing) -> Markup:
    return mark(f"counter-{shown.standing.seat}")


def mark(symbol: str) -> Markup:
    """A symbol of the drawing within a line of text."""
    return Markup(
        '<svg class="gr mark" viewBox="0 0 24 24" aria-hidden="true"><use href="#gr-{}"/></svg>'
    ).format(symbol)


def answers(shown: Showing, scene: Any, look: Look) -> Markup:
    """Buttons: first what has no place on the boards, then what has one, then what is blocked."""
    placed = [(render.where(scene, move), move) for move in shown.moves]
    ordered = [each for each in placed if each[0] is None] + [each for each in placed if each[0] is not None]
    chips = [answer(shown, move, area) for area, move in ordered]
    chips += [no_answer(shown, move, render.where(scene, move)) for move in shown.blocked]
    marked = Markup('<li class="marked">{}</li>').format(
        page.say("marked answers", shown.language, n=sum(area is not None for area, _ in placed))
    )
    many = Markup(
        '<li class="all"><button type="button" id="all-answers" aria-expanded="false" aria-controls="chips">'
        "{}</button></li>"
    ).format(page.say("all answers", shown.language, n=len(shown.moves)))
    return form(
        address(shown.standing.table, "choices", look),
        hidden("number", shown.standing.number),
        Markup('<ul id="chips" class="chips">{}</ul>').format(join([marked, *chips, many])),
    )


def answer(shown: Showing, move: Move, area: str | None) -> Markup:
    return Markup(
        '<li{place}><button name="choice" value="{choice}" data-choice="{choice}" id="{id}"{ends}>'
        '<span class="label">{label}</span>{note}</button></li>'
    ).format(
        place=on(area),
        id=answer_id(move["choice"]),
        choice=move["choice"],
        ends=marks(shown, move),
        label=move["label"],
        note=note(move["note"]),
    )


def answer_id(choice: str) -> str:
    """By which a hint leads to its answer."""
    return identity("answer", choice)


def marks(shown: Showing, move: Move) -> Markup:
    """Whether an answer ends the turn and is to be confirmed, and how it turns the tile in hand."""
    is_confirmed = move.get("ends") and not is_mere_end(shown, move)
    ends = Markup(' data-ends="yes"') if is_confirmed else Markup()
    return ends + (Markup(' data-turned="{}"').format(move["turned"]) if "turned" in move else Markup())


def is_mere_end(shown: Showing, move: Move) -> bool:
    """To end the turn, if nothing else can be chosen and nothing is lost: to confirm that twice is once too
    often."""
    return move["verb"] == "end turn" and len(shown.moves) == 1 and not move["note"]


def no_answer(shown: Showing, move: Move, area: str | None) -> Markup:
    return Markup(
        '<li{place} class="no"><button type="button" data-choice="{choice}" aria-disabled="true">'
        '<span class="label">{label}</span>{note}</button></li>'
    ).format(place=on(area), choice=move["choice"], label=move["label"], note=note(move["text"]))


def on(area: str | None) -> Markup:
    return Markup(' data-on="{}"').format(area) if area else Markup()


def note(text: str) -> Markup:
    return Markup('<span class="note">{}</span>').format(text) if text else Markup()


def confirmation(shown: Showing) -> Markup:
    """What stands in the place of the answers when one was picked that is not done at once."""
    said = {key: page.say(key, shown.language) for key in ("ends your turn", "confirm", "do it", "not yet")}
    return Markup(
        '<div id="confirm" hidden><p class="label"></p><p class="note"></p><p class="warns">{}</p>'
        '<button type="button" class="main" data-confirm="" data-do="{}" data-end="{}"></button>'
        '<button type="button" id="not-yet">{}</button></div>'
    ).format(said["ends your turn"], said["do it"], said["confirm"], said["not yet"])


def only_read(shown: Showing) -> Markup:
    """What is left of a game whose rules are no longer played."""
    record = link(f"/tables/{shown.standing.table}/record", page.say("record", shown.language))
    heading = asking("", web.say("old_rules", shown.language), "")
    return heading + Markup('<div class="ways">{}</div>').format(record)


def ending(shown: Showing, look: Look) -> Markup:
    """Who has won, and where to go from here; where the boards do not show everybody's points, these, too."""
    ways = [
        Markup('<a class="main" href="/tables/{}/end">{}</a>').format(
            shown.standing.table, around.say("end", shown.language)
        ),
        link(f"/tables/{shown.standing.table}/at/0", page.say("replay", shown.language)),
        link(f"/tables/{shown.standing.table}/record", page.say("record", shown.language)),
    ]
    if shown.standing.rematch:
        ways.append(link(f"/tables/{shown.standing.rematch}", page.say("to rematch", shown.language)))
    elif shown.viewer.seats:
        again = Markup("<button class='main'>{}</button>").format(page.say("rematch", shown.language))
        ways.append(form(f"/tables/{shown.standing.table}/rematch", again))
    heading = asking(page.say("finished", shown.language), verdict(shown), mark("crown"))
    result = Markup() if look.layout == WIDE else totals(shown)
    return heading + result + Markup('<div class="ways">{}</div>').format(join(ways))


def totals(shown: Showing) -> Markup:
    """Everybody's points, from first to last; somebody alone has read them in the verdict."""
    seats, scores = shown.standing.seats, shown.standing.scores
    lines = [
        Markup("<li>{}<span>{}</span> <b>{}</b></li>").format(
            mark(f"counter-{seat}"), seats[seat]["name"], signed(scores[seat]["total"])
        )
        for group in shown.standing.ranking
        for seat in group
    ]
    return Markup('<ol class="totals">{}</ol>').format(join(lines)) if len(lines) > 1 else Markup()


def verdict(shown: Showing) -> str:
    first = shown.standing.ranking[0] if shown.standing.ranking else []
    if not first:
        return ""
    names = shared(shown.language).all_of([shown.standing.seats[seat]["name"] for seat in first])
    key = "alone" if len(shown.standing.seats) == 1 else "winner" if len(first) == 1 else "winners"
    return page.say(key, shown.language, names=names, points=shown.standing.scores[first[0]]["total"])
