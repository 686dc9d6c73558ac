"""What the terminal itself says, whichever game is played, in the language that it was started in."""

from __future__ import annotations

from groschen.engine.errors import GroschenError
from groschen.render.words import phrases
from groschen.render.words.catalogues import COMMON, ENGLISH, catalogue, check
from groschen.render.words.errors import told
from groschen.render.words.messages import say as say_phrase
from groschen.render.words.shared import Sentences, Shared, shared

HELP = """\
Answer with a number, or type the choice; its beginning is enough ("{example}" if only one starts so).

  undo         take back your last choice, unless something hidden was shown since
  hint         what a bot that plans its turn would do, and why
  table        the whole table
  show NAME    one part of it, or a player; the name alone will do if no choice is called so:
               {areas}
  what NAME    what a tile, a symbol, a square, a player or a part of the table is
  score        the points by category, as if the game ended now
  log          what happened lately; "log all" for everything
  rules        the rules in short; "rules NAME" for a chapter
  save [FILE]  write the game down (that happens by itself after every choice)
  quit         leave; the game is saved, and --resume goes on with it
               "quit without saving" leaves even if it cannot be saved

The game is kept in {path}."""

SAYS = {
    # The command line
    "about groschen": "Kutná Hora and Praga Caput Regni on the command line.",
    "about play": "Play in the terminal, against bots or at one keyboard. Without any options: you against "
    "one bot.",
    "about simulate": "Let bots play many games, on all cores, and sum up what happened.",
    "about arena": "Measure bots against each other: every deal with every rotation of the seats.",
    "about replay": "Step through a recorded game, or check that it replays to the result that it names.",
    "about show": "Draw the table of a recorded game, as it was at the end or after some choice.",
    "about bots": "The bots that there are, with a line about each.",
    "about box": "Write all values of a game's components to a file, edit it, and play with it: "
    "groschen play --box FILE.",
    "about serve": "Serve games to browsers; without any options on this machine only, kept in one file.",
    "serving": "Groschen is served at {address} (Ctrl-C stops it).",
    "links to nowhere": "Links and invitations start with {address}, where nobody else gets: say how others "
    "reach this server, --public-url http://…",
    "serve in short": "games in the browser",
    "play in short": "a game in the terminal",
    "simulate in short": "many games between bots",
    "arena in short": "how strong bots are, measured",
    "replay in short": "step through a recorded game, or check it",
    "show in short": "draw the table of a recorded game",
    "bots in short": "the bots that there are",
    "box in short": "write or check a file with every printed value",
    "game argument": "{games} (default: {default})",
    "language argument": "{languages} (default: the system's)",
    "wrong argument": "{program}: {why}; see {program} --help",
    "no whole number": "{text} is no whole number",
    "long seed": "a seed has at most {most} digits, not {digits}",
    "cannot write": "cannot write: {why}",
    "player": "Player {number}",
    "box written": "Every value of {title} is in {path}. Edit it, then: {command}",
    "box is ours": "{path} is a box of {title}, with our values.",
    "box is changed": "{path} is a box of {title}, changed.",
    "picture": "The picture is in {path}.",
    "bot random": "Any legal choice, each as likely as the others.",
    "bot beginner": "Looks one action ahead and misjudges what it sees.",
    "bot greedy": "Looks one action ahead and takes whatever leaves it best off.",
    "bot planner": "Plans its whole turn, with a judgement that has learned from games against itself.",
    "bot master": "Plans its turn, what the others may answer and its next turns, for several ways in which "
    "hidden things may lie.",
    "arena bot": "bot",
    "arena games": "games",
    "arena wins": "wins",
    "arena even chance": "even chance",
    "arena points mean": "points, mean",
    "arena beyond the others": "beyond the others",
    "arena seconds a game": "seconds a game",
    "arena longest turn": "longest turn",
    "arena rating": "rating",
    "arena intervals": "Figures with their intervals of 95 %; the rating is OpenSkill's, with its sigma.",
    "games": "games",
    "wins": "wins",
    "points mean": "points, mean",
    "median": "median",
    "lowest": "lowest",
    "highest": "highest",
    "if it ended": "If the game ended now",
    "title": "{title}: {names}.",
    # The start
    "new game": "{title}, seed {seed}.",
    "old game": "{title}, seed {seed}, after {choices:choice|choices}.",
    "you are": "You are {names}.",
    "bot": "{name} ({bot})",
    "bots": "Bots: {names}.",
    "first words": "Type a number or a choice; help explains the rest.",
    # Keeping a game
    "kept in": "The game is kept in {path} and written down after every choice.",
    "where saves are": "Games are kept in {folder}; the variable {variable} names another folder.",
    "not saved": "The game is not saved: {why}. It is tried again after every choice; "
    "save FILE names another place.",
    "not left": "The game is not saved: {why}. Name another place with save FILE, "
    'or leave by typing "quit without saving".',
    "saved again": "The game is saved again, in {path}.",
    "saved in": "Saved in {path}.",
    "still in": "Not saved there: {why}. The game is still kept in {path}.",
    "never saved": "Not saved there: {why}.",
    "exists": "{path} exists already; name another file.",
    "rescued": "The game could not be saved in its place ({why}), but it is in {path}.",
    "lost": "The game is NOT saved: {why}.",
    "unsaved": "You leave without saving.",
    "unsaved older": "You leave without saving; {path} holds the game as it was last written.",
    "to go on": "Saved. To go on:",
    "written down": "The game is written down in {path}. To see it again:",
    "how to quit": 'Type "quit", or "quit without saving".',
    # Choosing
    "only choice": "{name}: {choice} (no other choice).",
    "no other": "{text} (There was no other choice.)",
    "stuck": 'then nothing is left but "{only}": {why}',
    "could be": "That could be {options}.",
    "could be blocked": "That could be {options}; it also begins {blocked}, which is not possible: {why}. "
    "Type more of it, or the number.",
    "not possible": "Not possible: {choice}: {why}.",
    "no choice": "{text} is none of the choices; type a number from 1 to {last}, or help.",
    "hint": "A bot that plans its turn would choose {number}: {choice}.",
    "taken back": "Taken back: {choices}.",
    "nothing back": "Nothing was taken back: {why}.",
    # The end
    "winner": "{names} wins with {points:point|points}.",
    "winner before": "{names} wins with {points:point|points}; {others}.",
    "winners": "{names} share the victory with {points:point|points}.",
    "winners before": "{names} share the victory with {points:point|points}; {others}.",
    "alone": "{name} ends with {points:point|points}.",
    "rung": "Verdict: {verdict}.",
    "next rung": "From {points} on: {verdict}.",
    "step": "{points} {verdict}",
    "ladder": "The ladder: {steps}.",
    "simulated": "{games:game|games} of {decisions} decisions, {seconds} seconds each",
    "not over": "The game is not over.",
    "replays": "{path} replays: {title}, {choices:choice|choices}.",
    "record ends": "The record ends here.",
    "replay keys": "Enter or n: next choice, p: back, r: next {chapter}, t: table, q: quit",
    # Looking around
    "areas": "There are to be seen: {names}; table for all of it.",
    "what": "Type what and a name: a tile, a symbol, a square, a player or a part of the table.",
    "what unknown": 'There is no explanation of "{name}". Type the name of a tile, a symbol or a part of the '
    "table; rules has chapters.",
    "chapters": "Chapters: {names}. Type rules and a name.",
    "no chapter": 'There is no chapter "{name}".',
    "more": "— Enter for more, q for enough —",
    "help": HELP,
}


class Terminal:
    """The language that the terminal speaks, until it is told to `use` another."""

    def __init__(self) -> None:
        self.use(ENGLISH)

    def use(self, language: str) -> None:
        self.language = check(language)
        self.sentences = Sentences("terminal", SAYS, language)


TERMINAL = Terminal()


def use(language: str) -> None:
    """Speak this language from now on."""
    TERMINAL.use(language)


def language() -> str:
    return TERMINAL.language


def say(key: str, **facts: object) -> str:
    """One of the terminal's sentences; a fact may be an error."""
    return TERMINAL.sentences.say(key, **{name: spoken(fact) for name, fact in facts.items()})


def spoken(fact: object) -> object:
    return told(fact, language()) if isinstance(fact, GroschenError) else fact


def common() -> Shared:
    """What all games say alike."""
    return shared(language())


def title_of(game: str) -> str:
    """What a game is called."""
    return phrases(game, language()).label("game")


def _(text: str) -> str:
    """A help text of the command line, which stands where its option does."""
    return say_phrase(catalogue(COMMON, language()).phrase("command line", text), {})
