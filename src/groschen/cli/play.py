"""`groschen play`: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

import groschen
from groschen.cli import arguments, files
from groschen.cli.arguments import Seat
from groschen.cli.saves import match_seats, retell, seats_of
from groschen.cli.screen import Screen
from groschen.cli.session import Session
from groschen.engine.errors import BadRecord, BadSetup

DESCRIPTION = """\
Play in the terminal, against bots or at one keyboard. Without any options: you against one bot.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.game_argument(parser)
    parser.add_argument(
        "--players", type=int, metavar="N", help="how many sit at the table (default: 2; 1 with --solo)"
    )
    parser.add_argument(
        "--bots", type=int, metavar="N", help="how many of them are bots (default: all but one)"
    )
    parser.add_argument("--seats", metavar="LIST", help='who sits where: "Anna,Ben:greedy,random"')
    parser.add_argument("--seed", type=int, help="the same seed gives the same shuffles (default: by chance)")
    parser.add_argument(
        "--lots",
        action=argparse.BooleanOptionalAction,
        help="draw by lot who sits where and begins (default: yes, unless --seats says it)",
    )
    arguments.option_arguments(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    session = resumed(given) if given.resume else started(given)
    session.run()
    return 0


def started(given: argparse.Namespace) -> Session:
    """A new game."""
    seats = seats_wanted(given)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    tables = arguments.read_box(given.box, given.game)
    names = [seat.name for seat in seats]
    lots = given.seats is None if given.lots is None else given.lots
    game = groschen.new(given.game, names, seed, tables, lots, **arguments.options_of(given))
    seats = [seats[names.index(name)] for name in game.seats]
    path = given.save or files.unused(f"{game.rules.name}-{seed}", ".game")
    if given.save and path.exists():
        raise BadSetup(f"{path} exists already; go on with it by --resume {path}, or name another file")
    screen = Screen()
    screen.say(f"{game.rules.title}, seed {seed}.", "title")
    screen.say(introduction(seats))
    return Session(game, seats, screen, path, [])


def resumed(given: argparse.Namespace) -> Session:
    """A game from its save file, with everything that was told."""
    refuse_with_resume(given)
    text, written = arguments.read_record(given.resume)
    try:
        game = groschen.load(text, arguments.read_box(given.box, written.game))
    except BadRecord as error:
        raise BadSetup(f"{given.resume}: {error}") from None
    seats = match_seats(given.seats, game.seats) if given.seats else seats_of(text, game.seats)
    screen = Screen()
    screen.say(f"{game.rules.title}, seed {game.seed}, after {len(game.history)} choices.", "title")
    screen.say(introduction(seats))
    return Session(game, seats, screen, given.save or given.resume, retell(game))


def refuse_with_resume(given: argparse.Namespace) -> None:
    """A game that goes on keeps its seed, players and options."""
    fixed = {"--seed": given.seed, "--players": given.players, "--bots": given.bots, "--lots": given.lots}
    fixed |= {arguments.flag(name): value for name, value in arguments.options_given(given).items()}
    for option, value in fixed.items():
        if value is not None:
            raise BadSetup(f"{option} cannot be changed in a game that goes on with --resume")


def seats_wanted(given: argparse.Namespace) -> list[Seat]:
    if given.seats is None:
        players = given.players
        if players is None:
            players = arguments.players_for(given.game, arguments.options_of(given), 2)
        bots = max(players - 1, 0) if given.bots is None else given.bots
        return arguments.default_seats(players, bots)
    if given.players is not None or given.bots is not None:
        raise BadSetup("--seats says who plays; leave out --players and --bots")
    return arguments.parse_seats(given.seats)


def introduction(seats: list[Seat]) -> str:
    people = [seat.name for seat in seats if seat.bot is None]
    bots = [f"{seat.name} ({seat.bot})" for seat in seats if seat.bot is not None]
    text = f"You are {' and '.join(people)}. " if people else ""
    if bots:
        text += f"Bots: {', '.join(bots)}. "
    return text + "Type a number or a choice; help explains the rest."
