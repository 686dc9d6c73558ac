"""`groschen box`: every printed value in a file that an owner of the game can edit."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from groschen.boxes import box as read_box
from groschen.catalogue import GAMES, rules_of
from groschen.cli import arguments, files
from groschen.engine import box
from groschen.engine.errors import BadSetup
from groschen.render.words import terminal
from groschen.render.words.terminal import _, title_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        dest="action", metavar=_("ACTION"), required=True, parser_class=arguments.Parser
    )
    export = actions.add_parser("export", help=_("write our values to a file"))
    arguments.game_argument(export)
    export.add_argument(
        "file",
        type=Path,
        nargs="?",
        help=_("default: GAME.box.json, or - for the output if it goes to a file"),
    )
    export.add_argument("--force", action="store_true", help=_("replace a file that exists"))
    export.set_defaults(run=run_export)
    check = actions.add_parser("check", help=_("say whether a file can be played with"))
    check.add_argument("file", type=Path)
    check.set_defaults(run=run_check)


def run_export(given: argparse.Namespace) -> int:
    rules = rules_of(given.game)
    text = box.export(rules.name, rules.tables)
    path = given.file or default_file(rules.name)
    if str(path) == "-":
        sys.stdout.write(text)
        return 0
    if path.exists() and not given.force:
        raise BadSetup("{path} exists already; --force replaces it", path=path)
    files.write(path, text)
    command = f"{arguments.program()} play {rules.name} --box {path}"
    print(terminal.say("box written", title=title_of(rules.name), path=path, command=command))
    return 0


def default_file(game: str) -> Path:
    """Whoever redirects the output wants the box in it."""
    return Path(f"{game}.box.json" if sys.stdout.isatty() else "-")


def run_check(given: argparse.Namespace) -> int:
    tables = read_box(given.file)
    rules = next(rules for rules in GAMES.values() if rules.tables.keys() == tables.keys())
    same = rules.fingerprint(tables) == rules.fingerprint()
    key = "box is ours" if same else "box is changed"
    print(terminal.say(key, path=given.file, title=title_of(rules.name)))
    return 0
