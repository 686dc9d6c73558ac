"""Whatever goes wrong becomes a sentence: JSON for programs, a page for browsers, never a traceback."""

from __future__ import annotations

import logging
import re
from typing import Any

from litestar import MediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Response

from groschen.render.words import web
from groschen.render.words.naming import called
from groschen.web import asking
from groschen.web.asking import Asked
from groschen.web.pages.frame import error_page
from groschen.web.pages.visit import visit_of
from groschen.web.refusals import Refusal, storage
from groschen.web.store import Gone

CODES = {400: "bad_request", 404: "no_page", 405: "not_allowed", 413: "too_large", 429: "too_many"}
LOG = logging.getLogger("groschen.web")
LONGEST = 200
MISSING = re.compile(r"Object missing required field `(\w+)`")
"""How the reader of JSON says it."""
GONE_AWAY = "client disconnected prematurely"
"""How the framework calls it when half a request was sent: no mistake of ours, though it thinks so."""


def refused(request: Asked, error: Refusal) -> Response[Any]:
    """A refusal in the language of whoever asked."""
    language = asking.language(request)
    text = error.text or sentence(error, language)
    if request.url.path.startswith("/api/") or request.url.path in ("/health", "/metrics"):
        facts = {name: plain(fact) for name, fact in error.facts.items()}
        return Response({"error": error.code, "text": text, **facts}, status_code=error.status)
    page = error_page(text, visit_of(request))
    return Response(page, status_code=error.status, media_type=MediaType.HTML)


def plain(fact: Any) -> Any:
    return str(fact) if isinstance(fact, Exception) else fact


def sentence(error: Refusal, language: str) -> str:
    key = f"{error.code} {error.facts.get('reason', '')}".strip()
    facts = {name: called(fact, language) if name == "name" else fact for name, fact in error.facts.items()}
    return web.say(key if web.has(key) else error.code, language, **facts)


def http_error(request: Asked, error: HTTPException) -> Response[Any]:
    """What the framework refuses: broken JSON, a wrong field, an unknown address, a wrong method."""
    if GONE_AWAY in error.detail:
        return refused(request, Refusal(400, "bad_request", detail=GONE_AWAY))
    if error.status_code >= 500:
        return failed(request, error)
    code = CODES.get(error.status_code, "bad_request")
    return refused(request, Refusal(error.status_code, code, detail=detail(error, asking.language(request))))


def detail(error: HTTPException, language: str) -> str:
    """What is wrong, without what was sent; what the framework itself says of a value is English."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        key, message = error.extra[0].get("key", ""), error.extra[0].get("message", "")
        field = missing(key, message)
        said = web.say("missing", language, field=field) if field else f"{key} {message}"
        return said.strip()[:LONGEST]
    return error.detail.removeprefix(f"{error.status_code}: ")[:LONGEST]


def missing(key: str, message: str) -> str:
    """Which field is missing: of the address, or of what was sent; empty if something else is wrong."""
    if message == repr(key):
        return key
    found = MISSING.match(message)
    return found[1] if found else ""


def too_deep(request: Asked, error: RecursionError) -> Response[Any]:
    """Brackets within brackets without end."""
    return refused(request, Refusal(400, "bad_request", reason="too_deep"))


def not_utf_8(request: Asked, error: UnicodeDecodeError) -> Response[Any]:
    """Letters that are none; the framework lets them pass as far as the reader of the body."""
    return refused(request, Refusal(400, "bad_request", detail="not UTF-8"))


def gone(request: Asked, error: Gone) -> Response[Any]:
    LOG.error("the database does not answer", extra={"facts": {"why": str(error)}})
    return refused(request, storage())


def failed(request: Asked, error: Exception) -> Response[Any]:
    """A mistake of ours: told in the log, and not to whoever asked."""
    route = request.scope.get("path_template", "")
    LOG.error("a request failed", exc_info=error, extra={"facts": {"route": route}})
    return refused(request, Refusal(500, "failed"))


HANDLERS: Any = {
    Refusal: refused,
    Gone: gone,
    HTTPException: http_error,
    RecursionError: too_deep,
    UnicodeDecodeError: not_utf_8,
    Exception: failed,
}
