"""Runs the server until it is told to stop."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from groschen.engine.errors import BadSetup
from groschen.render.words import terminal
from groschen.web import logs, meters
from groschen.web.app import make_app
from groschen.web.preparing import prepare
from groschen.web.settings import Limits, Settings

GRACE = 5
"""Seconds that requests under way may still take when the server stops."""
PATIENT = 0.001
"""Seconds after which a thread that draws lets the event loop go on."""
HANDED_DOWN = "GROSCHEN_SETTINGS"
"""Where a worker process finds its settings."""


def serve(settings: Settings, log: str = "warning", is_opened: bool = False) -> int:
    """Until SIGINT or SIGTERM; with several workers, each in its own process on one socket."""
    if settings.workers > 1 and not settings.is_postgresql:
        raise BadSetup("several workers need PostgreSQL: --database postgresql://…")
    os.environ[HANDED_DOWN] = json.dumps(asdict(settings) | {"log": log}, default=str)
    config = uvicorn.Config(
        f"{__name__}:worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    check_port(settings)
    prepare(settings)
    print(terminal.say("serving", address=settings.address), flush=True)
    if settings.has_no_address:
        print(terminal.say("links to nowhere", address=settings.address), file=sys.stderr, flush=True)
    if is_opened:
        threading.Timer(1, open_browser, (settings.address,)).start()
    if settings.workers > 1:
        logs.start(log)
        return run_workers(config)
    with contextlib.suppress(KeyboardInterrupt):  # which is how a server is told to stop
        uvicorn.Server(config).run()
    return 0


class Workers(Multiprocess):
    """Several processes on one socket, which count together."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config, sockets=[config.bind_socket()])
        self.counting: set[int | None] = set()

    def keep_subprocess_alive(self) -> None:
        super().keep_subprocess_alive()
        living = {process.pid for process in self.processes}
        for pid in self.counting - living:
            meters.forget(pid)
        self.counting = living


def run_workers(config: uvicorn.Config) -> int:
    """All of them are stopped when one cannot start."""
    together = Workers(config)
    with TemporaryDirectory(prefix="groschen-meters-") as folder:
        os.environ[meters.TOGETHER] = folder
        together.run()
    is_failed = any(process.exitcode == STARTUP_FAILURE for process in together.processes)
    return STARTUP_FAILURE if is_failed else 0


def worker() -> Litestar:
    """The application of one process; whoever starts it has prepared everything."""
    given: dict[str, Any] = json.loads(os.environ[HANDED_DOWN])
    logs.start(given.pop("log"))
    sys.setswitchinterval(PATIENT)
    limits: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in given["limits"].items()
    }
    given["limits"] = Limits(**limits)
    given["data"] = Path(given["data"])
    return make_app(Settings(**given), is_prepared=True)


def check_port(settings: Settings) -> None:
    """A port that somebody else uses is a plain mistake, told before anything starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise BadSetup(
                "cannot listen on {host}, port {port}: {why}", host=settings.host, port=settings.port, why=why
            ) from None


def open_browser(address: str) -> None:
    """Where there is one; a server without a screen has none, and a text browser would take the terminal."""
    if sys.platform not in ("linux",) or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)
