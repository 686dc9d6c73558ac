"""What happened, turn by turn; it only grows, so a browser is sent what it does not have yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from groschen.render import words
from groschen.render.words import page
from groschen.render.words.shared import shared
from groschen.web.pages.frame import join
from groschen.web.pages.table_question import mark
from groschen.web.showing import Showing

LATELY = 80
"""Entries on the first page; earlier ones are a link away."""
LOUD = {
    "RoundStarted": "hourglass",
    "EventRevealed": "hourglass",
    "TaxesPaid": "taxes",
    "TaxesRefused": "taxes",
    "EraTwo": "hourglass",
    "PlazaCompleted": "fountain",
    "GameEnded": "crown",
    "RedTilesEntered": "rights",
}
"""Events that nobody should miss, and their symbols."""
SYMBOLS = {
    "kutna-hora": {
        "IncomeTaken": "income",
        "RightsTaken": "rights",
        "PlotClaimed": "plot",
        "BuildingBuilt": "building",
        "MineDug": "mine",
        "BarbaraUsed": "barbara",
        "PatricianSeated": "seat",
    },
    "praga": {
        "ActionTileTaken": "any-action",
        "WheelBonusTaken": "wheel",
        "WallBuilt": "act-wall",
        "BuildingBuilt": "act-building",
        "UpgradePlaced": "act-upgrade",
        "RoadAdvanced": "act-road",
        "Produced": "act-mines",
        "MinesRaised": "mine-up",
        "ProjectMoved": "row-up",
        "SealClaimed": "wax",
        "TechnologyTaken": "cog",
    },
}
"""By game and event: what a line of the log is about, as a symbol."""

Entry = dict[str, Any]


def entries(shown: Showing, since: int) -> Markup:
    """The entries after a number, with a heading wherever a turn begins."""
    told, lines = shown.log, []
    for at in range(max(since, 0), len(told)):
        before = told[at - 1] if at else None
        lines.append(line(shown, told[at], begins(before, told[at])))
    return join(lines)


def begins(before: Entry | None, entry: Entry) -> bool:
    """Whether an entry begins a turn: another seat's, or another round's."""
    return before is None or (before["seat"], before.get("chapter")) != (entry["seat"], entry.get("chapter"))


def line(shown: Showing, entry: Entry, is_first: bool) -> Markup:
    names = [event["event"] for event in entry["events"]]
    loud = next((LOUD[name] for name in names if name in LOUD), "")
    symbols = SYMBOLS.get(shown.standing.game, {})  # none of a game that is no longer played
    symbol = loud or next((symbols[name] for name in names if name in symbols), "")
    heading = turn(shown, entry) if is_first else Markup()
    return Markup(
        '<li data-number="{number}" data-seat="{seat}" class="{look}">{heading}{told}'
        '<a href="/tables/{table}/at/{number}" title="{jump}">{number}</a></li>'
    ).format(
        number=entry["number"],
        seat=entry["seat"],
        look="loud" if loud else "" if entry["told"] else "silent",
        heading=heading,
        told=sentences(
            shown, entry["told"], mark(symbol) if symbol else Markup(), loudly(shown, entry) if loud else ()
        ),
        table=shown.standing.table,
        jump=page.say("to moment", shown.language),
    )


def turn(shown: Showing, entry: Entry) -> Markup:
    name = shown.standing.seats[entry["seat"]]["name"]
    said = [name]
    if entry.get("chapter"):
        said.append(page.say(f"chapter {shown.standing.game}", shown.language, n=entry["chapter"]))
    told = shared(shown.language).row(said, "notes")
    return Markup("<h2>{}{}</h2>").format(mark(f"counter-{entry['seat']}"), told)


def loudly(shown: Showing, entry: Entry) -> list[str]:
    """The sentences of what nobody should miss, by themselves."""
    if shown.standing.view is None:
        return []
    teller = words.teller(shown.standing.view, shown.box, shown.language)
    told = teller.log([event for event in entry["events"] if event["event"] in LOUD])
    return [each.text for each in told]


def sentences(shown: Showing, told: list[Entry], symbol: Markup, loud: Sequence[str]) -> Markup:
    lines = [
        Markup("<p{}>{}{}{}</p>").format(
            Markup(' class="loud"') if each["text"] in loud else "",
            symbol if at == 0 else Markup(),
            each["text"],
            details(shown, each["details"]),
        )
        for at, each in enumerate(told)
    ]
    return join(lines)


def details(shown: Showing, told: list[str]) -> Markup:
    said = shared(shown.language).row(told, "notes")
    return Markup(" <small>{}</small>").format(said) if said else Markup()


def log(shown: Showing) -> Markup:
    """The whole panel."""
    since = max(len(shown.log) - LATELY, 0)
    say = shown.language
    older = (
        Markup('<p><button type="button" id="older">{}</button></p>').format(page.say("older", say))
        if since
        else Markup()
    )
    options = [Markup('<option value="">{}</option>').format(page.say("everybody", say))] + [
        Markup('<option value="{}">{}</option>').format(seat["seat"], seat["name"])
        for seat in shown.standing.seats
    ]
    return Markup(
        '<label class="filter">{filter} <select id="log-filter">{options}</select></label>{older}'
        '<ol id="log" tabindex="0" aria-label="{title}" data-since="{since}">{lines}</ol>'
    ).format(
        filter=page.say("filter", say),
        options=join(options),
        older=older,
        title=page.say("log", say),
        since=since,
        lines=entries(shown, since),
    )
