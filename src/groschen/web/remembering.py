"""An address may ask for a language or a look; the browser then keeps it, with or without script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

from groschen.render import words
from groschen.web.security import YEAR

KNOWN = {"language": tuple(words.LANGUAGES), "look": ("auto", "light", "dark")}


def remembered(scope: Any) -> Iterator[tuple[bytes, bytes]]:
    """Cookies for what the address of a page asked for. A program asks each time."""
    if not scope.get("query_string") or scope["path"].startswith("/api/"):
        return
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    for name, known in KNOWN.items():
        value = asked.get(name, [""])[-1]
        if value in known:
            yield b"set-cookie", f"{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax".encode()
