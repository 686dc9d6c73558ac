"""What the table in the browser says around the games' own sentences."""

from __future__ import annotations

from functools import cache

from groschen.render.words.shared import Sentences

SAYS = {
    # The question
    "skip to question": "To the question",
    "you are asked": "{name}, it is for you to decide",
    "asks somebody": "{name} decides",
    "bot thinks": "{name} thinks",
    "waits for somebody": "Seat {n} is still open: send its invitation to somebody.",
    "all answers": "All answers ({n})",
    "marked answers": "On the boards, with a bright rim: {n}",
    "fewer answers": "Close the list",
    "type a choice": "Type a choice",
    "no such choice": "No answer begins like this: {text}",
    "several choices": "That could be {text}",
    "do it": "Do it",
    "not yet": "Back",
    "ends your turn": "This ends your turn.",
    "confirm": "End my turn so",
    # Tools
    "tools": "Tools",
    "undo": "Undo",
    "undo turn": "Whole turn back",
    "hint": "Hint",
    "thinks about it": "A bot thinks about your turn …",
    "keys": "Keys",
    "menu": "Menu",
    "log": "Log",
    "points": "Points",
    "chat": "Chat",
    "people": "Seats",
    "close": "Close",
    "drawer": "Log, points, chat and seats",
    # Keys
    "key u": "take back your last choice",
    "key U": "take back the whole turn",
    "key h": "what a bot would do",
    "key l": "open or close the log",
    "key a": "list every answer",
    "key m": "enlarge your own board, or the next one",
    "key zoom": "look closer, and as before; double click an area, drag to move",
    "key r": "turn the tile in hand; R the other way",
    "key arrows": "walk from one target on the boards to the next",
    "key enter": "choose what is marked",
    "key escape": "close, or step back from a choice",
    "key tab": "walk the answers",
    "key slash": "type a choice as it is written in the record",
    "key question": "these keys",
    "arrows": "Arrows",
    "enter": "Enter",
    "escape": "Escape",
    "tab": "Tab",
    # Settings
    "settings": "Settings",
    "confirm turns": "Confirm the end of a turn",
    "sound": "A quiet sound when it is my turn",
    "motion": "Pieces travel",
    "look": "Colours",
    "look auto": "as the system",
    "look light": "light",
    "look dark": "dark",
    "text mode": "As text",
    "drawn mode": "As a drawing",
    "start": "Start page",
    "rules": "Rules",
    # The boards
    "boards": "The table",
    "jump": "Areas",
    "enlarge": "Enlarge the board of {name}",
    "grid row": "Row {row}, {points:point|points}",
    "grid squares": "squares in order: {squares}",
    "grid columns": "At the end each {colour} token counts by the column: {times}",
    "grid move": "a move on",
    "grid up": "a row up",
    # The log
    "everybody": "everybody",
    "filter": "Show",
    "to moment": "To this moment",
    "older": "Earlier entries",
    "chapter kutna-hora": "Round {n}",
    "chapter praga": "Turn {n}",
    "news": "Since your last turn",
    "loud": "Just now",
    # Points
    "points now": "As if the game ended now",
    "points final": "At the end of the game",
    "points told": "As far as the log tells, without the final scoring",
    "category": "For",
    # Chat
    "say something": "Say something",
    "send": "Send",
    # Live
    "your turn title": "● Your turn · {title}",
    "lost": "The connection is lost; trying again …",
    "back": "The connection is back.",
    "failed": "The server did not answer. Please look again in a moment, and repeat it if it is missing.",
    "gone": "This table is gone.",
    # Cards
    "would do": "Now: {text}",
    "why not": "Not now: {text}",
    # The end
    "finished": "The game is over.",
    "winner": "{names} wins with {points:point|points}.",
    "winners": "{names} win together with {points:point|points}.",
    "alone": "{names} has {points:point|points}.",
    "record": "The game as text",
    "rematch": "Play again",
    "to rematch": "To the next game",
    "replay": "From the beginning",
}


def say(key: str, language: str = "en", **facts: object) -> str:
    """One of the page's sentences."""
    return sentences(language).say(key, **facts)


@cache
def sentences(language: str) -> Sentences:
    return Sentences("page", SAYS, language)
