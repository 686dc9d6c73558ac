"""What the terminal itself says, whichever game is played: English."""

from __future__ import annotations

from groschen.render.words.phrases import say as say_phrase

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
    "file changed": "{path} was changed by somebody else, perhaps by the same game in another window",
    "not saved": "The game is not saved: {why}. It is tried again after every choice; "
    "save FILE names another place.",
    "not left": "The game is not saved: {why}. Name another place with save FILE, "
    'or leave by typing "quit without saving".',
    "saved again": "The game is saved again, in {path}.",
    "saved in": "Saved in {path}.",
    "still in": "Not saved there: {why}. The game is still kept in {path}.",
    "never saved": "Not saved there: {why}.",
    "exists": "{path} exists already; name another file.",
    "exists resume": "{path} exists already; go on with it by --resume {path}, or name another file",
    "rescued": "The game could not be saved in its place ({why}), but it is in {path}.",
    "lost": "The game is NOT saved: {why}.",
    "unsaved": "You leave without saving.",
    "unsaved older": "You leave without saving; {path} holds the game as it was last written.",
    "to go on": "Saved. To go on:",
    "written down": "The game is written down in {path}. To see it again:",
    "how to quit": 'Type "quit", or "quit without saving".',
    # Choosing
    "only choice": "{name}: {choice} (no other choice).",
    "no other": "{text} (no other choice).",
    "stuck": 'then nothing is left but "{only}": {why}',
    "could be": "That could be {options}.",
    "could be blocked": "That could be {options}; it also begins {blocked}, which is not possible: {why}. "
    "Type more of it, or the number.",
    "not possible": "Not possible: {choice}: {why}.",
    "no choice": "{text} is none of the choices; type a number from 1 to {last}, or help.",
    "hint": "The {bot} would choose {number}: {choice}.",
    "hint expects": "It expects {points:point|points} in the end; its plan for this turn changes {gains}.",
    "hint expects later": "It expects {points:point|points} in the end, none of them in this turn.",
    "hint gain": "{category} by {points:+d}",
    "hint plan": "Then it would go on: {choices}.",
    "taken back": "Taken back: {choices}.",
    "nothing back": "Nothing was taken back: {why}.",
    # The end
    "and": "{others} and {last}",
    "wins": "{names} wins with {points:point|points}.",
    "wins before": "{names} wins with {points:point|points}; {others}.",
    "share": "{names} share the victory with {points:point|points}.",
    "share before": "{names} share the victory with {points:point|points}; {others}.",
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


def say(key: str, **facts: object) -> str:
    """One of the terminal's sentences."""
    return say_phrase(SAYS[key], facts)


def all_of(things: list[str]) -> str:
    """A list with "and" before its last item."""
    *others, last = things
    return say("and", others=", ".join(others), last=last) if others else last
