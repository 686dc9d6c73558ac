"""`groschen arena`: how strong bots are, measured."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import groschen
from groschen.bots.levels import SECONDS_A_TURN
from groschen.cli import arguments, files
from groschen.cli.screen import Screen
from groschen.engine.errors import BadSetup, quoted
from groschen.lab import strength
from groschen.lab.arena import Bout, Match, Standing, bouts, standings
from groschen.lab.ratings import Rating, ratings
from groschen.render.words import terminal
from groschen.render.words.terminal import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    number, file = arguments.whole_number, _("FILE")
    arguments.game_argument(parser)
    parser.add_argument(
        "--seats", default="planner,greedy", metavar=_("LIST"), help=_("default: %(default)s")
    )
    parser.add_argument("--games", type=number, default=100, metavar="N", help=_("default: %(default)s"))
    parser.add_argument("--seed", type=arguments.seed, default=1, help=_("of the first deal"))
    parser.add_argument("--jobs", type=number, metavar="N", help=_("processes (default: one for each core)"))
    parser.add_argument("--dask", metavar=_("ADDRESS"), help=_("play on the machines of this Dask scheduler"))
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS_A_TURN,
        metavar="S",
        help=_("a turn, at most (default: %(default)s)"),
    )
    parser.add_argument("--json", type=Path, metavar=file, help=_("write figures and games as JSON"))
    parser.add_argument(
        "--more", action="store_true", help=_("go on with the match in the JSON file, up to so many games")
    )
    parser.add_argument("--csv", type=Path, metavar=file, help=_("write a row for each player of each game"))
    parser.add_argument(
        "--page", type=Path, metavar=_("DIR"), help=_("play nothing; a page on the JSON files there")
    )
    arguments.option_arguments(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.page is not None:
        print(strength.page_of(given.page), end="")
        return 0
    match = match_of(given)
    for path in (given.json, given.csv):
        if path is not None:
            files.check_place(path)
    is_begun = given.more and given.json.exists()
    before = strength.begun(match, files.read(given.json), given.json) if is_begun else []
    match = replace(match, games=max(match.games, len(before)))
    played = play(match, given, before)
    Screen().table(table(standings(played), ratings(played)))
    if given.json is not None:
        files.write(given.json, strength.as_json(match, played))
    if given.csv is not None:
        files.write(given.csv, strength.as_csv(played))
    return 0


def match_of(given: argparse.Namespace) -> Match:
    """The match that was asked for, tried out before anything starts."""
    if given.games < 1:
        raise BadSetup("at least one game must be played, not {games}", games=given.games)
    if given.jobs is not None and given.jobs < 1:
        raise BadSetup("at least one process must play, not {jobs}", jobs=given.jobs)
    if not given.seconds > 0:
        raise BadSetup("a bot thinks for more than {seconds} seconds", seconds=quoted(given.seconds))
    if given.more and given.json is None:
        raise BadSetup("--more goes on with the match of a file: name it with --json")
    bots = tuple(arguments.check_bot(name.strip()) for name in given.seats.split(","))
    tables, options = arguments.read_box(given.box, given.game), arguments.options_of(given)
    match = Match(given.game, bots, given.games, given.seed, given.seconds, options, tables)
    groschen.new(match.game, [f"bot {seat}" for seat in range(len(bots))], match.seed, tables, **options)
    return match


def play(match: Match, given: argparse.Namespace, before: Sequence[Bout]) -> list[Bout]:
    """The games that are to come after those played before, with a bar that grows on the screen if there is
    one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    played = list(before)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(terminal.say("games"), total=match.games, completed=len(played))
        for bout in bouts(match, given.jobs, given.dask, len(played)):
            played.append(bout)
            progress.advance(task)
    return played


def table(found: Sequence[Standing], rated: Sequence[Rating]) -> Table:
    """A row for each kind of bot."""
    made = Table(caption=terminal.say("arena intervals"), caption_justify="left")
    for at, name in enumerate(strength.COLUMNS):
        made.add_column(terminal.say(f"arena {name}"), justify="right" if at else "left")
    by_name = {each.bot: each for each in rated}
    for each in found:
        made.add_row(*strength.cells(each, by_name[each.bot]))
    return made
