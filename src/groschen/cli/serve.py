"""`groschen serve`: games in the browser."""

from __future__ import annotations

import argparse

from groschen.cli import arguments
from groschen.engine.errors import BadSetup

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
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Everything that a server needs is loaded only here: the other commands do without."""
    try:
        from groschen.web.serving import serve
    except ModuleNotFoundError as missing:
        raise BadSetup(f"the server needs {missing.name}: pip install 'groschen[server]'") from None
    from groschen.web.settings import Settings

    return serve(
        Settings(given.host, given.port, given.database).but(
            workers=given.workers, public_url=given.public_url
        )
    )
