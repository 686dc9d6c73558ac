"""What the server and its pages themselves say, whichever game is played."""

from __future__ import annotations

from functools import cache

from groschen.engine.errors import GroschenError
from groschen.render.words import phrases
from groschen.render.words.errors import told
from groschen.render.words.shared import Sentences

SAYS = {
    # What is refused, by code
    "no_table": "There is no such table.",
    "no_page": "There is no such page.",
    "no_seat": "This table has no such seat.",
    "no_moment": "This table has no moment {number}; it stands at {last}.",
    "not_your_seat": "It is not your turn to answer this.",
    "not_your_seat another": "This is the seat of {name}.",
    "not_your_seat open": "Nobody sits there.",
    "no_key": "This needs the key of a seat at this table.",
    "stale": "The table has moved on; this is how it stands now.",
    "over": "The game is over.",
    "illegal": "This choice is not possible now: {choice}",
    "refused": "This is not possible.",
    "cannot_undo": "This cannot be taken back.",
    "cannot_undo nothing": "There is nothing to take back.",
    "cannot_undo revealed": "Something new was shown since; this cannot be taken back.",
    "cannot_undo over": "The game is over; nothing is taken back any more.",
    "cannot_undo chosen_since": "{name} has chosen since; this cannot be taken back.",
    "seat_taken": "Somebody sits there already.",
    "no_name": "Whoever sits down needs a name.",
    "name_taken": "Somebody at this table is called {name} already.",
    "no_invitation": "This seat is for whoever has its invitation.",
    "old_rules": "This game was played by earlier rules: it can be read, not played.",
    "storage": "The server cannot write this down just now. Please look again in a moment, and repeat "
    "it if it is missing.",
    "bad_request": "This cannot be understood.",
    "bad_request no_number": "This does not say for which moment of the table it was meant.",
    "bad_request no_pace": "A game is played live or turn by turn.",
    "bad_request too_deep": "This is nested too deeply.",
    "missing": "{field} is missing",
    "not_a_line": "This is not a line of text.",
    "too_large": "This is too large.",
    "too_many": "Too many requests; please wait a moment.",
    "not_allowed": "This cannot be done here.",
    "from_elsewhere": "This came from another site and was not carried out.",
    "no_bot": "There is no bot {name}; there are {bots}.",
    "only_bots": "Somebody has to sit there: one seat at least is for a person, or open.",
    "bad_table": "Such a game cannot be set up: {why}",
    "bad_record": "This record cannot be replayed: {why}",
    "not_over": "The game is not over yet.",
    "busy": "The bots are busy; please try again in a moment.",
    "failed": "Something went wrong here. Nothing was lost; please try again.",
    # What happened, besides the game's own sentences
    "took back": "{name} takes back {n:choice|choices}.",
    "unasked": "{text} (There was no other choice.)",
    "only choice": "{name}: {choice}.",
    "as written": "{name} chose {choice}, as it stands in the record.",
    "stuck": "then only: {only}; {why}",
    # At the table
    "you": "you",
    "left": "away; a bot plays",
    "invite": "Send this link to whoever shall sit on seat {n}:",
    "your link": "Your own link to seat {n}, for another device; keep it to yourself:",
    "leave": "Leave; a bot plays on",
    "come back": "I am back",
    "seed hidden": "the seed is shown when the game is over",
}


def say(key: str, language: str = "en", **facts: object) -> str:
    """One of the server's sentences; a fact may be an error."""
    told_facts = {
        name: told(fact, language) if isinstance(fact, GroschenError) else fact
        for name, fact in facts.items()
    }
    return sentences(language).say(key, **told_facts)


@cache
def sentences(language: str) -> Sentences:
    return Sentences("web", SAYS, language)


def has(key: str) -> bool:
    return key in SAYS


def title_of(game: str, language: str) -> str:
    """What a game is called."""
    return phrases(game, language).label("game")
