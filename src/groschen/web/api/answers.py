"""What every route of the API may answer, how a short answer is sent, and a table in a list."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi import ResponseSpec
from litestar.response import Response
from litestar.types import Receive, Scope

from groschen.web.api.bodies import Refused
from groschen.web.store.queries import Listed

WHY = {
    400: "it cannot be understood",
    401: "the key opens no seat at this table",
    403: "it is for somebody else to do",
    404: "there is no such thing",
    409: "the table has moved on, or somebody was faster",
    413: "it is too large",
    414: "the address is too long",
    422: "the rules do not allow it",
    429: "too many requests",
    431: "the headers are too large",
    503: "the database or the bots do not answer; look at the table again before you repeat a choice",
}
REFUSALS = {
    status: ResponseSpec(Refused, description=why, generate_examples=False) for status, why in WHY.items()
}


class Short(Response[Any]):
    """JSON without anything that the framework could add to it: for what somebody waits for."""

    def __init__(self, content: Any, *, status_code: int, **_: Any) -> None:
        self.content, self.status_code = content, status_code

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self

    async def __call__(self, scope: Scope, receive: Receive, send: Any) -> None:
        body = msgspec.json.encode(self.content)
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def listed(table: Listed) -> dict[str, Any]:
    """A table in a list."""
    header = table.header
    return {
        "table": header.id,
        "game": header.game,
        "pace": header.pace,
        "over": header.over,
        "seat": header.waits,
        "touched": header.touched,
        "seats": [
            {"seat": at, "name": seat.name, "open": seat.is_open, "bot": seat.bot}
            for at, seat in enumerate(table.seats)
        ],
    }
