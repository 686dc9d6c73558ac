"""The commands by name, and what their mistakes lead to."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from groschen import __version__
from groschen.cli import INTERRUPTED, arena, bots, box, files, play, replay, serve, show, simulate
from groschen.cli.arguments import Parser, language_argument, shortened
from groschen.cli.language import speak, wanted
from groschen.engine.errors import BadRecord, BadSetup, GroschenError
from groschen.render.ink import harmless
from groschen.render.words import terminal
from groschen.render.words.errors import told
from groschen.render.words.terminal import _

COMMANDS: dict[str, ModuleType] = {
    "serve": serve,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "show": show,
    "bots": bots,
    "box": box,
}
FAILED = 1
WRONG = 2
LONGEST = 2000
"""Letters of an error's text: a mistake may be a megabyte long."""


def parser() -> Parser:
    made = Parser(prog="groschen", description=terminal.say("about groschen"))
    made.add_argument("--version", action="version", version=f"groschen {__version__}")
    language_argument(made)
    commands = made.add_subparsers(dest="command", metavar=_("COMMAND"), required=True, parser_class=Parser)
    for name, module in COMMANDS.items():
        about = terminal.say(f"about {name}")
        command = commands.add_parser(name, help=terminal.say(f"{name} in short"), description=about)
        module.add_arguments(command)
        language_argument(command)
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
        complain("groschen", terminal.say("cannot write", why=files.why(error)))
        nobody_reads()
        return WRONG
    return code


def run(arguments: Sequence[str] | None) -> int:
    try:
        speak(wanted(sys.argv[1:] if arguments is None else arguments))
        given = parser().parse_args(arguments)
    except BadSetup as error:
        complain("groschen", told(error, terminal.language()))
        return WRONG
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else WRONG
    try:
        code: int = given.run(given)
    except GroschenError as error:
        sys.stdout.flush()
        complain(f"groschen {given.command}", told(error, terminal.language()))
        return FAILED if isinstance(error, BadRecord) else WRONG
    return code


def complain(who: str, what: str) -> None:
    """One line, whatever is in it."""
    said = terminal.common().say("titled", title=who, text=what)
    with contextlib.suppress(OSError):
        print(harmless(shortened(said, LONGEST)), file=sys.stderr)


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
