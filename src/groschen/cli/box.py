"""`groschen box`: every printed value in a file that an owner of the game can edit."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from groschen.catalogue import rules_of
from groschen.cli import arguments, files
from groschen.engine import box
from groschen.engine.errors import BadSetup

DESCRIPTION = """\
Write all values of a game's components to a file, edit it, and play with it: groschen play --box FILE.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", required=True, parser_class=arguments.Parser
    )
    export = actions.add_parser("export", help="write our values to a file")
    arguments.game_argument(export)
    export.add_argument("file", type=Path, nargs="?", help="default: GAME.box.json; - for the screen")
    export.add_argument("--force", action="store_true", help="replace a file that exists")
    export.set_defaults(run=run_export)
    check = actions.add_parser("check", help="say whether a file can be played with")
    check.add_argument("file", type=Path)
    check.set_defaults(run=run_check)


def run_export(given: argparse.Namespace) -> int:
    rules = rules_of(given.game)
    text = box.export(rules.name, rules.tables)
    path = given.file or Path(f"{rules.name}.box.json")
    if str(path) == "-":
        sys.stdout.write(text)
        return 0
    if path.exists() and not given.force:
        raise BadSetup(f"{path} exists already; --force replaces it")
    files.write(path, text)
    print(
        f"Every value of {rules.title} is in {path}. "
        f"Edit it, then: {arguments.program()} play {rules.name} --box {path}"
    )
    return 0


def run_check(given: argparse.Namespace) -> int:
    game = game_of(given.file)
    tables = arguments.read_box(given.file, game)
    rules = rules_of(game)
    same = rules.fingerprint(tables) == rules.fingerprint()
    print(f"{given.file} is a box of {rules.title}, {'with our values' if same else 'changed'}.")
    return 0


def game_of(path: Path) -> str:
    """The game that a box file says it is for."""
    try:
        data = json.loads(files.read(path))
    except json.JSONDecodeError as error:
        raise BadSetup(f"{path} is not JSON: line {error.lineno}: {error.msg}") from None
    game = data.get("game") if isinstance(data, dict) else None
    if not isinstance(game, str):
        raise BadSetup(f"{path} does not say which game it is a box of")
    return game
