"""What a player may type besides a choice: to look around, to ask, to go back and to leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from groschen.bots.advice import advice
from groschen.cli.menu import Menu, folded
from groschen.cli.tables import score_table, verdicts
from groschen.render import text
from groschen.render.ink import EMPTY, Block, Span, breadth, wrap
from groschen.render.words import hints, terminal
from groschen.render.words.messages import say

if TYPE_CHECKING:
    from groschen.cli.session import Session

LOG_LINES = 40
AROUND_THE_TABLE = 3
"""Lines of a question besides the table, the news and the choices."""


class Command(NamedTuple):
    """Returns whether the table has changed. `takes_more`: words may follow."""

    run: Callable[[Session, str], bool]
    takes_more: bool = False


def drawing(session: Session, menu: Menu | None = None) -> text.Seen:
    """The table as it is, with the numbers of the choices on it."""
    game = session.game
    marks = Menu(game, session.teller).marks if menu is None else menu.marks
    totals = [score["total"] for score in game.scores()]
    return text.Seen(game.view(), session.teller, session.screen.width, marks, totals)


# A question


def show_question(session: Session, menu: Menu) -> None:
    """What happened, as much of the table as there is room for, and the choices."""
    screen, choices = session.screen, menu.block(session.screen.width)
    news, asked, seen = session.news(), prompt(session), drawing(session, menu)
    if screen.height is None:
        shown = text.panel(seen)
    else:
        room = screen.height - len(choices) - len(asked) - len(news) - AROUND_THE_TABLE
        shown = text.screenful(seen, room)
    screen.block([EMPTY, *shown, *news, EMPTY, *asked, *choices])


def prompt(session: Session) -> Block:
    """Who is asked, and what."""
    seat, decision = session.game.seat, session.game.decision
    assert seat is not None
    name = terminal.common().say("who", seat=session.game.seats[seat], text="")
    asked = say(session.teller.phrases.prompts[decision or ""], {})
    question = wrap(asked, session.screen.width - breadth(name), "strong")
    heads = [Span(name, f"seat {seat}"), *[Span(" " * breadth(name))] * len(question)]
    return [(head, *each) for head, each in zip(heads, question, strict=False)]


def show_end(session: Session) -> None:
    """The last lines of the log, the final table, the points and who won."""
    screen = session.screen
    screen.block([*session.news(), EMPTY])
    seen = drawing(session)
    screen.block(text.table(seen) if screen.height is None else text.screenful(seen, screen.height))
    screen.say()
    show_scores(session)
    for sentence in verdicts(session.game, session.teller.phrases):
        screen.say(sentence, "strong")


# Looking around


def show_table(session: Session, _: str = "") -> bool:
    seen, screen = drawing(session), session.screen
    whole = text.table(seen)
    if screen.height is None or len(whole) <= screen.height:
        screen.block(whole)
    else:
        screen.pages(text.pages(seen))
    screen.say(session.teller.phrases.label("legend"), "faint")
    return False


def show_by_name(session: Session, name: str) -> bool:
    """An area of the table, or everything that a player has; whether there is one of that name."""
    seen, wanted = drawing(session), folded(name)
    seats = [seat for seat, each in enumerate(session.game.seats) if folded(each) == wanted]
    called = session.teller.phrases.names["area"]
    areas = [area for area in text.areas(seen) if wanted in (area, folded(called[area]))]
    if not seats and not areas:
        return False
    session.screen.block(text.area(seen, seats[0] if seats else areas[0]))
    return True


def show(session: Session, rest: str) -> bool:
    if not rest or not show_by_name(session, rest):
        names = [*area_names(session), *session.game.seats]
        session.screen.say(terminal.say("areas", names=terminal.common().row(names)))
    return False


def area_names(session: Session) -> list[str]:
    """How each part of the table is typed, and what it is called."""
    called = session.teller.phrases.names["area"]
    return [with_key(area, called[area]) for area in text.areas(drawing(session))]


def with_key(key: str, name: str) -> str:
    """What to type, and what it means where that is another word."""
    return key if folded(name) == key else terminal.common().say("aside", text=key, more=name)


def what(session: Session, rest: str) -> bool:
    """Explain a piece, a symbol, a player or an area."""
    if not rest:
        session.screen.say(terminal.say("what"))
        return False
    found = session.teller.explain(session.game.view(), rest)
    for title, explained in found:
        session.screen.hanging(terminal.common().say("titled", title=title, text=""), explained)
    is_shown = show_by_name(session, rest)
    if not found and not is_shown:
        session.screen.say(terminal.say("what unknown", name=rest[:40]))
    return False


def show_scores(session: Session, _: str = "") -> bool:
    session.screen.table(score_table(session.game, session.teller.phrases))
    return False


def show_log(session: Session, rest: str = "") -> bool:
    entries = [entry for entries in session.story for entry in entries]
    for entry in entries if rest == "all" else entries[-LOG_LINES:]:
        session.screen.entry(entry)
    return False


def show_rules(session: Session, rest: str = "") -> bool:
    """The rules in short, or one of their chapters."""
    phrases, screen = session.teller.phrases, session.screen
    titles, wanted = phrases.names["chapter"], folded(rest)
    called = {key: (key, folded(titles[key])) for key in phrases.chapters}
    likely = [key for key, names in called.items() if rest and any(name.startswith(wanted) for name in names)]
    exact = [key for key in likely if wanted in called[key]]
    for key in exact or likely:
        screen.say(titles[key], "heading")
        for paragraph in phrases.chapters[key].split("\n\n"):
            screen.say(paragraph)
    if rest and not likely:
        screen.say(terminal.say("no chapter", name=rest[:40]))
    if not rest:
        screen.say(phrases.label("rules"))
        screen.say(phrases.label("legend"), "faint")
    if not likely:
        names = [with_key(key, titles[key]) for key in phrases.chapters]
        screen.say(terminal.say("chapters", names=terminal.common().row(names)))
    return False


def show_help(session: Session, _: str = "") -> bool:
    example = session.teller.phrases.label("example")
    names = terminal.common().row(area_names(session))
    session.screen.say(terminal.say("help", example=example, areas=names, path=session.keeper.path or "-"))
    return False


def hint(session: Session, _: str = "") -> bool:
    """What a bot would do, what it expects of that, and how it would go on."""
    screen, game, language = session.screen, session.game, terminal.language()
    best = advice(game)[0]
    number = Menu(game, session.teller).marks[best["choice"]]
    screen.say(terminal.say("hint", number=number, choice=best["choice"]))
    expected = hints.expects(game.rules.name, best["gain"], best["parts"], language)
    if expected:
        screen.say(expected)
    if len(best["plan"]) > 1:
        screen.say(hints.say("plan", language, choices=terminal.common().row(best["plan"][1:])))
    return False


# The rest


def undo(session: Session, _: str = "") -> bool:
    return session.undo()


def save(session: Session, rest: str) -> bool:
    return session.save(rest)


def leave(session: Session, rest: str) -> bool:
    return session.quit(rest)


COMMANDS: dict[str, Command] = {
    "undo": Command(undo),
    "hint": Command(hint),
    "table": Command(show_table),
    "show": Command(show, True),
    "what": Command(what, True),
    "score": Command(show_scores),
    "log": Command(show_log, True),
    "rules": Command(show_rules, True),
    "help": Command(show_help),
    "?": Command(show_help),
    "save": Command(save, True),
    "quit": Command(leave, True),
    "exit": Command(leave, True),
}
AFTER_THE_END: Sequence[str] = ("table", "show", "score", "log", "save", "quit", "exit")
