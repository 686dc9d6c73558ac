"""Runs the server until it is told to stop."""

from __future__ import annotations

import uvicorn

from groschen.web.app import make_app
from groschen.web.settings import Settings

GRACE = 5
"""Seconds that requests under way may still take when the server stops."""


def serve(settings: Settings) -> int:
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    uvicorn.Server(config).run()
    return 0
