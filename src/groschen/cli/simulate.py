"""`groschen simulate`: many games between bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import groschen
from groschen.cli import arguments, files
from groschen.cli.screen import Screen
from groschen.engine.errors import BadSetup
from groschen.lab.simulate import Plan, Result, results
from groschen.lab.summary import as_csv, as_json, summarise
from groschen.render.words import phrases, terminal
from groschen.render.words.terminal import _


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.game_argument(parser)
    parser.add_argument(
        "--seats", default="greedy,random", metavar=_("LIST"), help=_("bots: greedy,greedy,random")
    )
    parser.add_argument(
        "--games", type=arguments.whole_number, default=100, metavar="N", help=_("default: %(default)s")
    )
    parser.add_argument(
        "--seed", type=arguments.seed, default=1, help=_("of the first game; the next has one more")
    )
    parser.add_argument(
        "--jobs", type=arguments.whole_number, metavar="N", help=_("processes (default: one for each core)")
    )
    parser.add_argument("--rotate", action="store_true", help=_("the bots change seats from game to game"))
    parser.add_argument("--json", type=Path, metavar=_("FILE"), help=_("write everything as JSON"))
    parser.add_argument(
        "--csv", type=Path, metavar=_("FILE"), help=_("write a row for each player of each game")
    )
    parser.add_argument("--records", type=Path, metavar=_("DIR"), help=_("write the record of each game"))
    arguments.option_arguments(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    plan = plan_of(given)
    check_places(given)
    played = play(plan, given.jobs)
    Screen().table(table(played, plan.game))
    write_files(given, plan, played)
    return 0


def plan_of(given: argparse.Namespace) -> Plan:
    """The run that was asked for, tried out before anything starts."""
    if given.games < 1:
        raise BadSetup("at least one game must be played, not {games}", games=given.games)
    if given.jobs is not None and given.jobs < 1:
        raise BadSetup("at least one process must play, not {jobs}", jobs=given.jobs)
    bots = tuple(arguments.check_bot(name.strip()) for name in given.seats.split(","))
    tables = arguments.read_box(given.box, given.game)
    options = arguments.options_of(given)
    plan = Plan(given.game, bots, given.games, given.seed, given.rotate, options, tables)
    groschen.new(plan.game, plan.names, plan.seed, tables, **options)
    return plan


def play(plan: Plan, jobs: int | None) -> list[Result]:
    """All games, with a bar that grows on the screen if there is one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    played: list[Result] = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(terminal.say("games"), total=plan.games)
        for result in results(plan, jobs):
            played.append(result)
            progress.advance(task)
    return played


def table(played: Sequence[Result], game: str) -> Table:
    """A column for each player: victories, points, and the mean of each category."""
    decisions, seconds = (
        mean(result.decisions for result in played),
        mean(result.seconds for result in played),
    )
    caption = terminal.say(
        "simulated", games=len(played), decisions=f"{decisions:.0f}", seconds=f"{seconds:.3f}"
    )
    made = Table(caption=caption, caption_justify="left")
    summaries, names = summarise(played), phrases(game, terminal.language()).names["score"]
    for name in ("", *[each.name for each in summaries]):
        made.add_column(name, justify="right" if name else "left")
    made.add_row(
        terminal.say("wins"),
        *[f"{each.wins:g} ({each.wins / each.games:.0%})" for each in summaries],
        style="bold",
    )
    made.add_row(terminal.say("points mean"), *[f"{each.mean:.1f}" for each in summaries], style="bold")
    made.add_row(terminal.say("median"), *[f"{each.median:g}" for each in summaries])
    made.add_row(terminal.say("lowest"), *[str(each.lowest) for each in summaries])
    made.add_row(terminal.say("highest"), *[str(each.highest) for each in summaries])
    made.add_section()
    for category in summaries[0].categories:
        figures = [f"{each.categories[category]:.1f}" for each in summaries]
        made.add_row(names.get(category, category), *figures)
    return made


def check_places(given: argparse.Namespace) -> None:
    """What cannot be written is refused before anything is played."""
    for path in (given.json, given.csv):
        if path is not None:
            files.check_place(path)
    if given.records is not None:
        files.make_folder(given.records)
        files.check_place(given.records / "a")


def write_files(given: argparse.Namespace, plan: Plan, played: Sequence[Result]) -> None:
    if given.json is not None:
        about = {"game": plan.game, "bots": plan.bots, "seed": plan.seed, "options": plan.options}
        files.write(given.json, as_json(played, about))
    if given.csv is not None:
        files.write(given.csv, as_csv(played))
    if given.records is not None:
        for result in played:
            files.write(given.records / f"{plan.game}-{result.seed}.game", result.record)
