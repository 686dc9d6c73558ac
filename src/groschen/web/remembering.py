"""An address may ask for a language or a look; the browser then keeps it, with or without script."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

from groschen.render import words
from groschen.web.security import YEAR

KNOWN = {"language": tuple(words.LANGUAGES), "look": ("auto", "light", "dark")}


async def remember(message: Any, scope: Any) -> None:
    """Before a page is sent: cookies for what its address asked for. A program asks each time."""
    if message["type"] != "http.response.start" or not scope.get("query_string"):
        return
    if scope["path"].startswith("/api/"):
        return
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    for name, known in KNOWN.items():
        value = asked.get(name, [""])[-1]
        if value in known:
            cookie = f"{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax"
            message["headers"] = [*message["headers"], (b"set-cookie", cookie.encode())]
