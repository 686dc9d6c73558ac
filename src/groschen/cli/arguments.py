"""What several commands understand: the game, its seats, its options and its box."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

import groschen
from groschen.bots import BOTS
from groschen.catalogue import GAMES, rules_of
from groschen.cli import files, language
from groschen.engine import box, record
from groschen.engine.box import Tables
from groschen.engine.errors import BadBox, BadRecord, BadSetup, quoted
from groschen.engine.rules import Options, Rules
from groschen.game import Game
from groschen.render import words
from groschen.render.ink import harmless
from groschen.render.words import terminal
from groschen.render.words.terminal import _, title_of

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

GAME = next(iter(GAMES))
"""What is played when no game is named."""
NAMES = ("Anna", "Ben", "Cleo", "Dan")
SEED_DIGITS = 100
LONGEST_MESSAGE = 1000


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        said = harmless(shortened(message, LONGEST_MESSAGE))
        self.exit(2, terminal.say("wrong argument", program=self.prog, why=said) + "\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Help that cannot be written is no help: argparse would keep quiet about it."""
        (file or sys.stderr).write(message)


class Seat(NamedTuple):
    """A name and the bot that plays it, if a bot does."""

    name: str
    bot: str | None


def program() -> str:
    """How the shell finds this program again: by its name, or as it was called just now."""
    called = Path(sys.argv[0])
    is_known = called.name != "groschen" or shutil.which("groschen") is not None
    return "groschen" if is_known else shlex.quote(str(called))


def game_argument(parser: argparse.ArgumentParser) -> None:
    said = terminal.say("game argument", games=terminal.common().row(GAMES), default=GAME)
    parser.add_argument("game", nargs="?", default=GAME, metavar=_("GAME"), help=said)


def option_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of every game, as its rules name them: a flag for yes or no, otherwise a value."""
    known: set[str] = set()
    for rules in GAMES.values():
        group = parser.add_argument_group(title_of(rules.name))
        said: Any = words.phrases(rules.name, terminal.language()).options
        for name, default in game_options(rules).items():
            if name in known:
                continue
            known.add(name)
            if isinstance(default, bool):
                group.add_argument(flag(name), action="store_true", default=None, help=said[name])
            else:
                group.add_argument(flag(name), metavar=_("VALUE"), type=type(default), help=said[name])
    box_argument(parser)


def game_options(rules: Rules) -> Options:
    """The options that a game has, for any number of players, with what they are if nobody asks."""
    found: Options = {}
    for players in rules.seats:
        found |= rules.settle_options(players, {})
    return found


def flag(option: str) -> str:
    return f"--{option.replace('_', '-')}"


def box_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--box", type=Path, metavar=_("FILE"), help=_("play with the values of this box file")
    )


def language_argument(parser: argparse.ArgumentParser) -> None:
    said = terminal.say("language argument", languages=terminal.common().row(words.LANGUAGES))
    parser.add_argument(language.OPTION, metavar=_("LANGUAGE"), default=argparse.SUPPRESS, help=said)


def options_given(given: argparse.Namespace) -> dict[str, Any]:
    """The options that were asked for, of whichever game."""
    names = {name for rules in GAMES.values() for name in game_options(rules)}
    return {name: value for name, value in vars(given).items() if name in names and value is not None}


def options_of(given: argparse.Namespace) -> dict[str, Any]:
    """The options that were asked for, all of them the game's; whatever was not is left to the game."""
    rules, chosen = rules_of(given.game), options_given(given)
    legal = game_options(rules)
    for name in chosen:
        if name not in legal:
            flags = terminal.common().row(flag(each) for each in legal)
            raise BadSetup(
                "{option} is not for {title}; its options are {flags}",
                option=flag(name),
                title=title_of(rules.name),
                flags=flags,
            )
    return chosen


def players_for(game: str, chosen: dict[str, Any], players: int) -> int:
    """So many players, or as many as the chosen options are for: one for a solo opponent."""
    rules = rules_of(game)
    likely = [players, *rules.seats]
    fitting = [n for n in likely if n in rules.seats and set(chosen) <= set(rules.settle_options(n, {}))]
    return fitting[0] if fitting else players


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise BadSetup(
            "there is no bot {name}; there are {bots}", name=quoted(name), bots=terminal.common().row(BOTS)
        )
    return name


def parse_seats(text: str) -> list[Seat]:
    """ "Anna,Ben:greedy,random": people by name, bots by name and kind, or by their kind alone."""
    seats: list[Seat] = []
    for part in text.split(","):
        name, colon, bot = [piece.strip() for piece in part.rpartition(":")]
        if colon:
            seats.append(Seat(name, check_bot(bot)))
        elif bot in BOTS:
            alike = sum(seat.bot == bot for seat in seats)
            seats.append(Seat(f"{bot} {alike + 1}" if alike else bot, bot))
        else:
            seats.append(Seat(bot, None))
    return seats


def default_seats(players: int, bots: int) -> list[Seat]:
    """People first, then bots that look one action ahead."""
    if not 0 <= bots <= players:
        raise BadSetup("{bots} bots do not fit among {players} players", bots=bots, players=players)
    names = NAMES[:players] + tuple(
        terminal.say("player", number=seat + 1) for seat in range(len(NAMES), players)
    )
    people = players - bots
    return [Seat(name, None if at < people else "greedy") for at, name in enumerate(names)]


def read_box(path: Path | None, game: str) -> Tables | None:
    """The tables of a box file, tried out; None without one."""
    if path is None:
        return None
    rules = rules_of(game)
    try:
        tables = box.read(game, files.read(path), rules.tables, rules.any_length)
        rules.box(tables)
    except BadBox as error:
        raise BadBox(f"{path}: {error}") from None
    return tables


def load(path: Path, box_path: Path | None) -> tuple[str, Game]:
    """The text and the game of a record file."""
    text = files.read(path)
    try:
        written = record.read(text)
        return text, groschen.load(text, read_box(box_path, written.game))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def whole_number(text: str) -> int:
    """A number of the command line."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            terminal.say("no whole number", text=repr(shortened(text)))
        ) from None


def seed(text: str) -> int:
    digits = text.strip().lstrip("+-")
    if digits.isdecimal() and len(digits) > SEED_DIGITS:
        raise argparse.ArgumentTypeError(terminal.say("long seed", most=SEED_DIGITS, digits=len(digits)))
    return whole_number(text)


def shortened(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[:most]}…"
