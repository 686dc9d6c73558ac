"""What several commands understand: the game, its seats, its options and its box."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from groschen.bots import BOTS
from groschen.catalogue import GAMES, rules_of
from groschen.cli import files
from groschen.engine import box, record
from groschen.engine.box import Tables
from groschen.engine.errors import BadBox, BadSetup, GroschenError

GAME = next(iter(GAMES))
"""What is played when no game is named."""
NAMES = ("Anna", "Ben", "Cleo", "Dan")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


class Seat(NamedTuple):
    """A name and the bot that plays it, if a bot does."""

    name: str
    bot: str | None


def game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=GAME, help=f"{', '.join(GAMES)} (default: %(default)s)")


def option_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--events", action="store_true", help="use the event cards with three or four players"
    )
    parser.add_argument("--first-game", action="store_true", help="the printed guilds of a first game")
    box_argument(parser)


def box_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--box", type=Path, metavar="FILE", help="play with the values of this box file")


def options_of(given: argparse.Namespace) -> dict[str, Any]:
    """The options that were asked for; whatever was not is left to the game."""
    chosen = {"events": given.events, "first_game": given.first_game}
    return {name: True for name, wanted in chosen.items() if wanted}


def check_bot(name: str) -> str:
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return name


def parse_seats(text: str) -> list[Seat]:
    """ "Anna,Ben:greedy": people by name, bots by name and kind."""
    seats: list[Seat] = []
    for part in text.split(","):
        name, colon, bot = part.strip().rpartition(":")
        seats.append(Seat(name.strip(), check_bot(bot.strip())) if colon else Seat(bot.strip(), None))
    return seats


def default_seats(players: int, bots: int) -> list[Seat]:
    """People first, then bots that look one action ahead."""
    if not 0 <= bots <= players:
        raise BadSetup(f"{bots} bots do not fit among {players} players")
    names = NAMES[:players] + tuple(f"Player {seat + 1}" for seat in range(len(NAMES), players))
    people = players - bots
    return [Seat(name, None if at < people else "greedy") for at, name in enumerate(names)]


def read_box(path: Path | None, game: str) -> Tables | None:
    """The tables of a box file, tried out; None without one."""
    if path is None:
        return None
    rules = rules_of(game)
    try:
        tables = box.read(game, files.read(path), rules.tables)
        rules.box(tables)
    except BadBox as error:
        raise BadBox(f"{path}: {error}") from None
    return tables


def read_record(path: Path) -> tuple[str, record.Record]:
    """A record's text and its parts."""
    text = files.read(path)
    try:
        return text, record.read(text)
    except GroschenError as error:
        raise files.FileTrouble(f"{path}: {error}") from None
