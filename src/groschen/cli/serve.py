"""`groschen serve`: games in the browser."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from groschen.cli import arguments
from groschen.engine.errors import BadSetup
from groschen.render.words.terminal import _

if TYPE_CHECKING:
    from groschen.web.settings import Settings

LEVELS = ("debug", "info", "warning", "error")
PORTS = 1 << 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    number = arguments.whole_number
    parser.add_argument(
        "--host", default="127.0.0.1", help=_("the address to listen on (default: this machine only)")
    )
    parser.add_argument("--port", type=number, default=8000, help=_("the port (default: %(default)s)"))
    parser.add_argument(
        "--database", default="", metavar="URL", help=_("a SQLite file or postgresql://… (default: one file)")
    )
    parser.add_argument(
        "--workers", type=number, default=1, metavar="N", help=_("processes; several need PostgreSQL")
    )
    parser.add_argument("--public-url", default="", metavar="URL", help=_("how others reach this server"))
    parser.add_argument(
        "--thinkers", type=number, default=1, metavar="N", help=_("processes in which bots think, per worker")
    )
    parser.add_argument(
        "--sweep",
        type=number,
        default=180,
        metavar="N",
        help=_("days after which an unfinished table that nobody touches is removed; 0 for never"),
    )
    parser.add_argument("--log", choices=LEVELS, default="warning", help=_("how much is logged"))
    parser.add_argument("--open", action="store_true", help=_("open the start page in the browser"))
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Everything that a server needs is loaded only here: the other commands do without."""
    try:
        from groschen.web.serving import serve
    except ModuleNotFoundError as missing:
        raise BadSetup("the server needs {name}: pip install 'groschen[server]'", name=missing.name) from None
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
    if not 0 <= given.port < PORTS:
        raise BadSetup("there is no port {port}", port=given.port)
    if given.workers < 1 or given.thinkers < 1 or given.sweep < 0:
        raise BadSetup("--workers and --thinkers are 1 or more, --sweep 0 or more")
    if given.public_url and not given.public_url.startswith(("http://", "https://")):
        raise BadSetup("--public-url starts with http:// or https://, not {url}", url=repr(given.public_url))
