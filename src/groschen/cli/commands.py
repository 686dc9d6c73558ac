"""The commands by name, and what their mistakes lead to."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from groschen import __version__
from groschen.cli import bots, box, play, replay, show, simulate
from groschen.cli.arguments import Parser
from groschen.engine.errors import GroschenError

COMMANDS: dict[str, tuple[ModuleType, str]] = {
    "play": (play, "a game in the terminal"),
    "simulate": (simulate, "many games between bots"),
    "replay": (replay, "step through a recorded game, or check it"),
    "show": (show, "draw the table of a recorded game"),
    "bots": (bots, "the bots that there are"),
    "box": (box, "write or check a file with every printed value"),
}
WRONG = 2
INTERRUPTED = 130


def parser() -> Parser:
    made = Parser(prog="groschen", description="Kutná Hora and Praga Caput Regni on the command line.")
    made.add_argument("--version", action="version", version=f"groschen {__version__}")
    commands = made.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, (module, summary) in COMMANDS.items():
        module.add_arguments(commands.add_parser(name, help=summary, description=module.DESCRIPTION))
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all went well, 1 for a failed check, 2 for a mistake in what was asked."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    given = parser().parse_args(arguments)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except GroschenError as error:
        print(f"groschen {given.command}: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return nobody_reads()
    return code


def nobody_reads() -> int:
    """Whoever read our output went away, as `head` does; Python must not stumble over it at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
