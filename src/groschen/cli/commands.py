"""The commands by name, and what their mistakes lead to."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from groschen import __version__
from groschen.cli import INTERRUPTED, arena, bots, box, files, play, replay, show, simulate
from groschen.cli.arguments import Parser, shortened
from groschen.engine.errors import BadRecord, GroschenError
from groschen.render.ink import harmless

COMMANDS: dict[str, tuple[ModuleType, str]] = {
    "play": (play, "a game in the terminal"),
    "simulate": (simulate, "many games between bots"),
    "arena": (arena, "how strong bots are, measured"),
    "replay": (replay, "step through a recorded game, or check it"),
    "show": (show, "draw the table of a recorded game"),
    "bots": (bots, "the bots that there are"),
    "box": (box, "write or check a file with every printed value"),
}
FAILED = 1
WRONG = 2
LONGEST = 2000
"""Letters of an error's text: a mistake may be a megabyte long."""


def parser() -> Parser:
    made = Parser(prog="groschen", description="Kutná Hora and Praga Caput Regni on the command line.")
    made.add_argument("--version", action="version", version=f"groschen {__version__}")
    commands = made.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, (module, summary) in COMMANDS.items():
        module.add_arguments(commands.add_parser(name, help=summary, description=module.DESCRIPTION))
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when all went well, 1 for a record that does not replay or a game that is lost, 2 for
    a mistake in what was asked."""
    prepare_streams()
    try:
        code = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        return nobody_reads()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        complain("groschen", f"cannot write: {files.why(error)}")
        nobody_reads()
        return WRONG
    return code


def run(arguments: Sequence[str] | None) -> int:
    try:
        given = parser().parse_args(arguments)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else WRONG
    try:
        code: int = given.run(given)
    except GroschenError as error:
        sys.stdout.flush()
        complain(f"groschen {given.command}", str(error))
        return FAILED if isinstance(error, BadRecord) else WRONG
    return code


def complain(who: str, what: str) -> None:
    """One line, whatever is in it."""
    with contextlib.suppress(OSError):
        print(harmless(shortened(f"{who}: {what}", LONGEST)), file=sys.stderr)


def prepare_streams() -> None:
    """What cannot be written or read as text is shown as such; a closed output swallows everything."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as we run
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def nobody_reads() -> int:
    """Whoever read our output went away, as `head` does; Python must not stumble over it at its exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
