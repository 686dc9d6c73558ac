"""What the pages around the table say: start, new table, lists, replay, the end, rules, a first look.

Names of languages are never translated. `level greedy` names a bot; `option praga side B` explains a value of
an option, and the page offers exactly the values that stand here.
"""

from __future__ import annotations

from functools import cache

from groschen.render.words.shared import Sentences

NAMES = {"en": "English", "it": "Italiano", "zh": "中文", "ja": "日本語"}
"""Every language by its own name."""

PLACES = {
    "groschen": "Groschen",
    "title": "{page} · Groschen",
    "skip": "To the page",
    "places": "Pages",
    "start": "Start",
    "new table": "New table",
    "lobby": "Lobby",
    "my tables": "My tables",
    "rules": "Rules",
    "about": "About",
    "finished games": "Finished games",
    "language": "Language",
    "look": "Look",
    "look auto": "as the system",
    "look light": "light",
    "look dark": "dark",
    "to start": "To the start page",
}

START = {
    "tagline": "Two great games of medieval Bohemia, in your browser",
    "promise": "No account, no download: a name is enough. Play against bots, with friends near or far, "
    "live or turn by turn.",
    "short kutna-hora": "Kutná Hora",
    "short praga": "Praga",
    "pitch kutna-hora": "Dig for silver, build the town above it, and watch the prices: everything you build "
    "changes what everything is worth.",
    "pitch praga": "Turn the action crane, raise walls and towers, and let every tile meet the right "
    "neighbours: the city grows with you.",
    "players": "{few}–{many} players",
    "against": "Against",
    "play a bot": "Play against a bot",
    "play a bot at": "Play against a bot: {game}",
    "play alone": "Play alone",
    "play others": "Play with others",
    "rules of it": "Rules",
    "picture of": "A game of {game} in progress",
    "your name": "Your name",
    "name hint": "as the others see it",
    "welcome": "Welcome back, {name}",
    "all my tables": "All my tables",
    "in the lobby": "{n:open table|open tables} in the lobby",
    "look at lobby": "Who else is playing",
    "look at lobby more": "Sit down at an open table, or watch a game.",
    "have a record": "Bring a game along",
    "have a record more": "Any recorded game can be replayed here, move by move, and played on from any "
    "moment.",
    "first time": "Never played?",
    "first time more": "A look at the table in one minute; the rules are always one click away.",
    "doors": "Where else to go",
}

LEVELS = {
    "level random": "Blind",
    "level beginner": "Beginner",
    "level greedy": "Apprentice",
    "level planner": "Journeyman",
    "level master": "Master",
    "level random more": "Chooses blindly. Good for learning where everything is.",
    "level beginner more": "Knows what it wants, and often misjudges it.",
    "level greedy more": "Takes whatever leaves it best off at once.",
    "level planner more": "Thinks a whole turn ahead.",
    "level master more": "Thinks for some seconds, and is hard to beat.",
    "bot": "bot, {level}",
}

NEW = {
    "which game": "Which game?",
    "who plays": "Who plays?",
    "who plays more": "A seat by invitation gets a link of its own, which you send to whoever shall sit "
    "there.",
    "seat": "Seat {n}",
    "seat name": "Name on seat {n}",
    "name of other": "their name",
    "kind me": "you",
    "kind here": "somebody at this screen",
    "kind open": "somebody by invitation",
    "kind bot": "bot: {level}",
    "kind nobody": "nobody",
    "lots": "Draw lots for the seats",
    "lots more": "Otherwise the first seat begins.",
    "how": "How?",
    "live": "Live",
    "live more": "Everybody is there now.",
    "turns": "Turn by turn",
    "turns more": "Over days; everybody moves when they find the time.",
    "by link": "By link",
    "by link more": "Only whoever has the link finds the table.",
    "public": "In the lobby",
    "public more": "Anybody may sit down on open seats, and watch.",
    "options of": "Options of {game}",
    "open table": "Open the table",
    "option kutna-hora events": "Event cards",
    "option kutna-hora events more": "Each round but the last has an event. Two players always use them.",
    "option kutna-hora events yes": "with three or four players, too",
    "option kutna-hora first_game": "First game",
    "option kutna-hora first_game more": "The guilds that the rulebook suggests for a first game; otherwise "
    "they are drafted.",
    "option kutna-hora first_game yes": "suggested guilds",
    "option praga side": "Action tiles",
    "option praga side more": "Which two actions share a tile.",
    "option praga side A": "side A, for a first game",
    "option praga side B": "side B, other pairs",
    "option praga order": "The crane at the start",
    "option praga order more": "Where on the wheel the action tiles begin.",
    "option praga order recommended": "recommended places",
    "option praga order random": "random places",
    "option praga hunger_wall": "Hunger Wall",
    "option praga hunger_wall more": "What its rows are worth.",
    "option praga hunger_wall normal": "as usual",
    "option praga hunger_wall A": "tiers A",
    "option praga hunger_wall B": "tiers B",
    "option praga cathedral": "Cathedral",
    "option praga cathedral more": "What its rows are worth.",
    "option praga cathedral normal": "as usual",
    "option praga cathedral A": "tiers A",
    "option praga cathedral B": "tiers B",
    "option praga road": "King's Road",
    "option praga road more": "Streets I, II and III as printed, or covered by a side of their tile.",
    "option praga road -": "as printed",
    "option praga road a": "tile, side a",
    "option praga road b": "tile, side b",
    "street": "Street {n}",
    "option praga solo": "Alone",
    "option praga solo more": "Who takes tiles away from you when nobody else plays.",
    "option praga solo simple": "simple opponent",
    "option praga solo parler": "Peter Parler",
    "option praga pawn": "Peter Parler's pawn",
    "option praga pawn more": "Where it begins; only with Peter Parler.",
    "option praga pawn chosen": "you choose the plaza",
    "option praga pawn random": "a random plaza",
    "only alone": "in a game for one",
}

LISTS = {
    "your turn": "Your turn",
    "their turn": "{name} is asked",
    "open seats": "{n:open seat|open seats}",
    "sit down": "Sit down",
    "watch": "Watch",
    "won": "{names} won",
    "over": "Over",
    "just now": "just now",
    "began": "Began {when}",
    "last move": "Last move {when}",
    "ended": "Ended {when}",
    "pace live": "live",
    "pace turns": "turn by turn",
    "open seat": "open",
    "for you": "You are asked",
    "for others": "Others are asked",
    "open tables": "Open seats",
    "open tables more": "Sit down and play along.",
    "running tables": "Games to watch",
    "over lately": "Lately finished",
    "no mine": "You have no tables yet. A game against a bot is one click away.",
    "no open": "No seat is open just now. Open a table in the lobby, and somebody may come.",
    "no running": "Nobody is playing in public just now.",
    "no finished": "No game is finished yet.",
    "invited": "You are invited",
    "invited more": "A seat at a table of {game} is free for you. A name is all that it takes.",
    "at the table": "At the table: {names}",
}

REPLAY = {
    "replay": "Replay",
    "moment": "Moment {number} of {last}",
    "picture of moment": "The table at moment {number}",
    "go to": "Go",
    "first": "To the beginning",
    "turn before": "A turn back",
    "earlier": "A move back",
    "later": "A move on",
    "turn after": "A turn on",
    "newest": "To the newest",
    "run": "Let it run",
    "halt": "Stop",
    "fork": "Play on from here",
    "fork more": "A new table with this very moment. What was hidden then stays as it was.",
    "fork later": "A game can be played on from any moment once it is over: nobody shall look ahead.",
    "as who": "As whom?",
    "alone": "Everybody's moves are mine",
    "against bots": "{name}'s seat is mine, bots have the others",
    "which bot": "Bots",
    "fork it": "Open the new table",
    "share": "Share",
    "share more": "A picture of this moment, its address, or the whole game as text.",
    "svg": "Picture (SVG)",
    "png": "Picture (PNG)",
    "address": "Address of this moment",
    "copied": "Copied.",
    "record": "The game as text",
    "end": "How it ended",
    "upload": "Bring a game along",
    "upload more": "A record of a game, from here, from the terminal or from a friend: a small text file. "
    "You can look at every moment of it, and play on from any.",
    "upload file": "Record",
    "upload text": "or paste it here",
    "upload unfinished": "If it is not finished",
    "upload it": "Open it",
    "no record": "This needs a record: choose a file or paste a text.",
}

END = {
    "the end": "The end of {game}",
    "wins": "{names} wins with {points:point|points}",
    "win together": "{names} win together with {points:point|points}",
    "leads": "{names} leads with {points:point|points}",
    "lead together": "{names} lead together with {points:point|points}",
    "alone has": "{points:point|points} for {name}",
    "ranking": "Ranking",
    "place": "{n}.",
    "points of": "{points:point|points}",
    "ladder": "How good is that?",
    "ladder from": "from {points:point|points}",
    "walk": "How the points came about",
    "walk more": "Category by category, in the order of the rules.",
    "next category": "Next",
    "walk all": "All at once",
    "walk again": "Once more",
    "total": "Total",
    "so far": "so far {points}",
    "over the game": "Over the game",
    "over the game more": "After every turn, as if the game had ended then.",
    "plot points": "Points",
    "plot income": "Income, in groschen",
    "plot prices": "Prices, in groschen",
    "plot production": "Mines and quarries",
    "plot projects": "Hunger Wall and Cathedral",
    "round n": "Round {n}",
    "turn n": "Turn {n}",
    "as numbers": "The same as numbers",
    "figures of": "{name} over the game",
    "not over": "The game is not over yet; this is how it stands.",
    "again": "Play again",
    "to next": "To the next game",
    "replay it": "Replay the game",
    "table of it": "The last picture",
}

RULES = {
    "rules title": "Rules of {game}",
    "rules more": "In our own words, by chapter. Every symbol on the table leads here.",
    "search": "Search the rules",
    "search it": "Search",
    "found": "Found: {n} of {all}",
    "found none": "Nothing about {text}. Try a shorter word.",
    "chapters": "Chapters",
    "words and symbols": "Words and symbols",
    "whole": "All entries",
    "other names": "also: {names}",
    "more in chapter": "More in the chapter {name}",
    "rule of it": "The rule",
    "pieces": "All pieces",
    "pieces of": "All pieces of {game}",
    "pieces more": "Every tile and card with everything that is printed on it. Where a printed value is not "
    "public, ours stands here.",
}

ABOUT = {
    "about free": "Free and open",
    "about free more": "Groschen is free software under the MIT licence. The drawings, the words and the "
    "code are our own.",
    "about games": "The games",
    "about games more": "Kutná Hora: The City of Silver and Praga Caput Regni belong to their authors and "
    "publishers, who have nothing to do with this project. If you like them here, buy them: nothing replaces "
    "real tiles and real people.",
    "about you": "What is known about you",
    "about you more": "There are no accounts. One cookie remembers your name and your seats, others your "
    "language, your look and the size of your window; the table's server keeps the games. Nothing is "
    "measured, and nothing leaves this server.",
    "about fair": "Nobody looks ahead",
    "about fair more": "Bots and hints know what you know. Nothing hidden reaches your browser before it is "
    "revealed, and undo ends where something was shown.",
    "about values": "Our values",
    "about values more": "Some printed values of the original tiles are not public. Where we could not know "
    "one, it is our own, balanced by many thousand games between bots; the rules show every piece.",
    "about machine": "For machines",
    "about machine more": "Everything that this page can do, a program can do: there is an interface, and a "
    "Python package with both games.",
    "interface": "The interface",
}

GUIDE = {
    "guide": "A look around",
    "guide more": "What is where at the table, in one minute.",
    "guide step": "{n} of {of}",
    "guide next": "Next",
    "guide back": "Back",
    "guide skip": "Skip",
    "guide done": "Let's play",
    "guide question": "Here you are asked",
    "guide question more": "One question at a time. Every possible answer is a button here, or glows on the "
    "boards.",
    "guide boards": "This is the table",
    "guide boards more kutna-hora": "The town, the mines below it, the town hall with its tiles, the prices, "
    "the cathedral. Whatever glows may be chosen.",
    "guide boards more praga": "The action crane, the tiles to take, the city, the road, the seals. Whatever "
    "glows may be chosen.",
    "guide cost": "What a choice costs and brings",
    "guide cost more": "Point at an answer, or tap it once: before anything happens you read what it costs, "
    "what it brings and what moves. What is not possible tells why.",
    "guide mine": "Your own board",
    "guide mine more": "Large, with everything that is yours; the others are small, and a click "
    "enlarges one.",
    "guide cards": "Everything explains itself",
    "guide cards more": "Rest on a tile, a symbol or a number, or press it for a moment: a card tells what "
    "it is, and leads to the rule.",
    "guide undo": "A slip is never final",
    "guide undo more": "Undo takes back step by step, or the whole turn, up to the last thing revealed. A "
    "hint tells what a bot would do.",
    "guide log": "What happened",
    "guide log more": "The log, the points so far, the chat and the seats. Every line leads to its moment.",
    "guide menu": "Everything else",
    "guide menu more": "Rules, settings, languages, keys, a table made of words, and this look around again.",
}

SAYS: dict[str, str] = {}
for _table in (PLACES, START, LEVELS, NEW, LISTS, REPLAY, END, RULES, ABOUT, GUIDE):
    assert not SAYS.keys() & _table.keys(), SAYS.keys() & _table.keys()
    SAYS |= _table


def say(key: str, language: str = "en", **facts: object) -> str:
    """One of the sentences."""
    return sentences(language).say(key, **facts)


def has(key: str) -> bool:
    return key in SAYS


@cache
def sentences(language: str) -> Sentences:
    return Sentences("around", SAYS, language)
