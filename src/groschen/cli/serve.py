"""`groschen serve`: games in the browser."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from groschen.cli import arguments
from groschen.engine.errors import BadSetup

if TYPE_CHECKING:
    from groschen.web.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
DESCRIPTION = "Serve games to browsers. Without any options: on this machine only, kept in one file."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default: this machine only)")
    parser.add_argument(
        "--port", type=arguments.whole_number, default=8000, help="which port (default: %(default)s)"
    )
    parser.add_argument(
        "--database", default="", metavar="URL", help="a SQLite file, or postgresql://… (default: one file)"
    )
    parser.add_argument(
        "--workers", type=arguments.whole_number, default=1, help="processes; more than one need PostgreSQL"
    )
    parser.add_argument("--public-url", default="", metavar="URL", help="how others reach this server")
    parser.add_argument(
        "--thinkers", type=arguments.whole_number, default=1, help="processes for bots (default: %(default)s)"
    )
    parser.add_argument(
        "--sweep",
        type=arguments.whole_number,
        default=180,
        metavar="DAYS",
        help="remove unfinished tables untouched for so long, finished ones after twice that; 0 for never "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--log", choices=LEVELS, default="warning", help="how much to tell (default: %(default)s)"
    )
    parser.add_argument("--open", action="store_true", help="open the start page in the browser")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Everything that a server needs is loaded only here: the other commands do without."""
    try:
        from groschen.web.serving import serve
    except ModuleNotFoundError as missing:
        raise BadSetup(f"the server needs {missing.name}: pip install 'groschen[server]'") from None
    return serve(settings_of(given), given.log, given.open)


def settings_of(given: argparse.Namespace) -> Settings:
    from groschen.web.settings import DAY, Settings

    check(given)
    return Settings(
        host=given.host,
        port=given.port,
        database=given.database,
        workers=given.workers,
        thinkers=given.thinkers,
        public_url=given.public_url,
        sweep_unfinished=given.sweep * DAY,
        sweep_finished=2 * given.sweep * DAY,
    )


def check(given: argparse.Namespace) -> None:
    if not 0 <= given.port < 1 << 16:
        raise BadSetup(f"there is no port {given.port}")
    if given.workers < 1 or given.thinkers < 1 or given.sweep < 0:
        raise BadSetup("--workers and --thinkers are 1 or more, --sweep 0 or more")
    if given.public_url and not given.public_url.startswith(("http://", "https://")):
        raise BadSetup(f"--public-url starts with http:// or https://, not {given.public_url!r}")
