"""What every request passes before it is answered, and every answer before it leaves.

Changes from other sites are refused by what browsers say of themselves (Sec-Fetch-Site, Origin); a bearer key
needs no such check, for no browser sends one by itself, as it does a name and a password.
"""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.types import ASGIApp, Receive, Send

from groschen.web import errors, meters
from groschen.web.limits import Gate, client_of
from groschen.web.refusals import Refusal
from groschen.web.remembering import remembered
from groschen.web.settings import Settings

LOG = logging.getLogger("groschen.requests")
LONGEST_PATH = 500
MOST_HEADERS = 32 * 1024
"""Bytes of all headers together: browsers send two or three thousand."""
REFUSED = 400
"""The first status of those that say that nothing was carried out."""
SAFE = ("GET", "HEAD", "OPTIONS")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
HSTS = b"max-age=31536000"


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.gate = Gate(settings.limits)
        public = settings.public_url.startswith("https:")
        headers = HEADERS | ({b"strict-transport-security": HSTS} if public else {})
        self.headers = [*headers.items(), (b"cache-control", b"no-store")]
        self.lasting = [*headers.items(), (b"cache-control", b"public, max-age=3600")]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "HEAD" and not scope["path"].endswith("/stream"):
            scope = scope | {"method": "GET"}  # whoever listens to the line sends the head of it alone
        told: dict[str, Any] = {"status": 0}
        began = time.perf_counter()
        client = client_of((scope.get("client") or ("", 0))[0])
        try:
            await self._answer(scope, receive, self._sender(scope, send, told), client)
        finally:
            if 0 < told["status"] < REFUSED and (table := table_to_change(scope)):
                self.gate.changed(client, table)
            note(scope, told["status"], time.perf_counter() - began)

    async def _answer(self, scope: Any, receive: Receive, send: Send, client: str) -> None:
        is_stream = scope["path"].endswith("/stream")
        try:
            self._check(scope, client)
            if is_stream:
                self.gate.open_stream(client)
        except Refusal as refusal:
            request: Request[Any, Any, Any] = Request(scope)
            response = errors.refused(request, refusal).to_asgi_response(None, request)
            await response(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            if is_stream:
                self.gate.close_stream(client)

    def _check(self, scope: Any, client: str) -> None:
        path, limits = scope["path"], self.settings.limits
        if len(path) > LONGEST_PATH:
            raise Refusal(414, "too_large")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADERS:
            raise Refusal(431, "too_large")
        if "\0" in path:
            raise Refusal(404, "no_page")
        if not path.startswith("/static/"):
            self.gate.let_in(client, "requests", client, limits.requests)
        if scope["method"] in SAFE:
            return
        self.gate.let_in(client, "changes", client, limits.changes)
        if path in OPENING or "/fork" in path:
            self.gate.let_in(client, "new_tables", client, limits.new_tables)
        if table := table_to_change(scope):
            self.gate.let_change(client, table)
        check_origin(dict(scope["headers"]), self.settings.public_url)

    def _sender(self, scope: Any, send: Send, told: dict[str, Any]) -> Send:
        usual = self.lasting if scope["path"].startswith("/static/") else self.headers

        async def sender(message: Any) -> None:
            if message["type"] == "http.response.start":
                told["status"] = message["status"]
                given = {name.lower() for name, _ in message["headers"]}
                more = [pair for pair in usual if pair[0] not in given]
                message["headers"] = [*message["headers"], *remembered(scope), *more]
            await send(message)

        return sender


def table_to_change(scope: Any) -> str:
    """The table at which something shall be changed; empty if it is none."""
    if scope["method"] in SAFE:
        return ""
    parts = scope["path"].split("/")
    return str(parts[parts.index("tables") + 1][:40]) if "tables" in parts[:-1] else ""


def check_origin(headers: dict[bytes, bytes], public_url: str) -> None:
    """A browser that sends a form or a script's request says where it came from."""
    if headers.get(b"authorization", b"")[:7].lower() == b"bearer ":
        return
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        is_ours = site in (b"same-origin", b"none")
    else:
        origin = headers.get(b"origin", b"").decode("latin-1")
        hosts = {headers.get(b"host", b"").decode("latin-1"), host_of(public_url)} - {""}
        is_ours = not origin or host_of(origin) in hosts
    if not is_ours:
        raise Refusal(403, "from_elsewhere")


def host_of(address: str) -> str:
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def note(scope: Any, status: int, seconds: float) -> None:
    """One line of the log: the route, never the address, for an address may hold a key."""
    route = scope.get("path_template") or "-"
    method = scope["method"] if scope["method"] in METHODS else "-"
    meters.requests(route, method, status).observe(seconds)
    if LOG.isEnabledFor(logging.INFO):
        facts = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        LOG.info("request", extra={"facts": facts})


OPENING = ("/api/tables", "/api/records", "/new", "/records")
"""What opens a table."""
METHODS = ("GET", "HEAD", "POST", "OPTIONS")
