"""Who looks at a page, in which language, and where they are."""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Request

from groschen.render.words import around, web
from groschen.web import asking
from groschen.web.security import Person

LOOKS = ("auto", "light", "dark")
REMEMBERED = ("language", "look")
"""What an address may ask for and the browser then keeps."""


class Visit(NamedTuple):
    """Somebody on a page; `path` is its address without what is remembered anyway."""

    language: str = "en"
    path: str = "/"
    look: str = "auto"
    person: Person | None = None
    sought: tuple[tuple[str, str], ...] = ()

    def say(self, key: str, **facts: object) -> str:
        return around.say(key, self.language, **facts)

    def title(self, game: str) -> str:
        """The name of a game as this language has it."""
        return web.title_of(game, self.language)

    def here(self, **wish: str) -> str:
        """The address of this very page, with a wish."""
        return f"{self.path}?{urlencode([*self.sought, *wish.items()])}"

    @property
    def name(self) -> str:
        return "" if self.person is None else self.person.name


def visit_of(request: Request[Any, Any, Any]) -> Visit:
    """Everything that a page around the table needs to know of whoever asks."""
    wanted = request.query_params.get("look") or request.cookies.get("look")
    sought = [(name, text) for name, text in request.query_params.items() if name not in REMEMBERED]
    return Visit(
        asking.language(request),
        request.url.path,
        wanted if wanted in LOOKS else LOOKS[0],
        asking.person_of(request),
        tuple(sought),
    )
