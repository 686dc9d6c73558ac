"""The server's log: one JSON object a line, on the standard error."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

LEVELS = ("debug", "info", "warning", "error")
KEY = re.compile(
    r"\b\d-[\w-]{24}(?![\w-])|(?<=/as/)[^\s\"/]+|(?<=/join/)[^\s\"]+|(?<=//)[^/\s@]+:[^/\s@]+(?=@)"
)
"""Whatever looks like a seat's key, an invitation, or the password of a database."""


class Lines(logging.Formatter):
    """When, how bad, who, what, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return KEY.sub("…", json.dumps(line, ensure_ascii=False, default=str))


def start(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
