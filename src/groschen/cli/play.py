"""`groschen play`: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

import groschen
from groschen.cli import arguments, files, keeping
from groschen.cli.arguments import Seat, load
from groschen.cli.keeping import Keeper
from groschen.cli.saves import match_seats, retell, save_text, seats_of
from groschen.cli.screen import Screen
from groschen.cli.session import Session
from groschen.engine.errors import BadSetup
from groschen.game import Game
from groschen.render.words import terminal
from groschen.render.words.terminal import _, title_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.game_argument(parser)
    parser.add_argument(
        "--players",
        type=arguments.whole_number,
        metavar="N",
        help=_("how many sit at the table (default: 2; 1 with --solo)"),
    )
    parser.add_argument(
        "--bots",
        type=arguments.whole_number,
        metavar="N",
        help=_("how many of them are bots (default: all but one)"),
    )
    parser.add_argument("--seats", metavar=_("LIST"), help=_('who sits where: "Anna,Ben:greedy,random"'))
    parser.add_argument(
        "--seed", type=arguments.seed, help=_("the same seed gives the same shuffles (default: by chance)")
    )
    parser.add_argument(
        "--lots",
        action=argparse.BooleanOptionalAction,
        help=_("draw by lot who sits where and begins (default: yes, unless --seats says it)"),
    )
    arguments.option_arguments(parser)
    parser.add_argument(
        "--save",
        type=Path,
        metavar=_("FILE"),
        help=_("where the game is kept: a new file (default: see below)"),
    )
    parser.add_argument(
        "--resume",
        type=Path,
        metavar=_("FILE"),
        help=_("go on with a saved game: a file, or a name from below"),
    )
    parser.epilog = terminal.say("where saves are", folder=keeping.folder(), variable=keeping.PLACE)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    session = resumed(given) if given.resume else started(given)
    return session.run()


def started(given: argparse.Namespace) -> Session:
    """A new game."""
    seats = seats_wanted(given)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    tables = arguments.read_box(given.box, given.game)
    names = [seat.name for seat in seats]
    lots = given.seats is None if given.lots is None else given.lots
    game = groschen.new(given.game, names, seed, tables, lots, **arguments.options_of(given))
    seats = [seats[names.index(name)] for name in game.seats]
    keeper = keeper_of(given, game, seats)
    screen = Screen()
    session = Session(game, seats, screen, keeper, [])
    session.save_quietly()
    screen.say(terminal.say("new game", title=title_of(game.rules.name), seed=seed), "title")
    screen.say(introduction(seats))
    if session.autosave():
        screen.say(terminal.say("kept in", path=keeper.path), "faint")
    return session


def resumed(given: argparse.Namespace) -> Session:
    """A game from its save file, with everything that was told."""
    refuse_with_resume(given)
    path = keeping.found(given.resume)
    text, game = load(path, given.box)
    seats = match_seats(given.seats, game.seats) if given.seats else seats_of(text, game.seats)
    screen = Screen()
    facts = {"title": title_of(game.rules.name), "seed": game.seed, "choices": len(game.history)}
    screen.say(terminal.say("old game", **facts), "title")
    screen.say(introduction(seats))
    keeper = Keeper(game.rules.name, path.absolute(), text, given.box)
    if given.save is not None and not same_file(given.save, path):
        keeper = keeper_of(given, game, seats)
    screen.say(terminal.say("kept in", path=keeper.path), "faint")
    return Session(game, seats, screen, keeper, retell(game))


def keeper_of(given: argparse.Namespace, game: Game, seats: list[Seat]) -> Keeper:
    """The named file, which must be a new one; without a name, a new file among the saved games."""
    keeper = Keeper(game.rules.name, None, None, given.box)
    if given.save is not None:
        try:
            keeper.move(given.save, save_text(game, seats))
        except files.FileExists:
            raise BadSetup(
                "{path} exists already; go on with it by --resume {path}, or name another file",
                path=given.save,
            ) from None
    return keeper


def same_file(one: Path, other: Path) -> bool:
    return one.exists() and one.samefile(other)


def refuse_with_resume(given: argparse.Namespace) -> None:
    """A game that goes on keeps its seed, players and options."""
    fixed = {"--seed": given.seed, "--players": given.players, "--bots": given.bots, "--lots": given.lots}
    fixed |= {arguments.flag(name): value for name, value in arguments.options_given(given).items()}
    for option, value in fixed.items():
        if value is not None:
            raise BadSetup("{option} cannot be changed in a game that goes on with --resume", option=option)


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
    bots = [terminal.say("bot", name=seat.name, bot=seat.bot) for seat in seats if seat.bot is not None]
    shared = terminal.common()
    said = [terminal.say("you are", names=shared.all_of(people))] if people else []
    said += [terminal.say("bots", names=shared.row(bots))] if bots else []
    return shared.row([*said, terminal.say("first words")], "sentences")
