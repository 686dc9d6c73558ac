"""The server put together: the house, what it answers to, and who looks after it while it runs."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import Response
from litestar.static_files import create_static_files_router

from groschen import __version__, render
from groschen.catalogue import GAMES
from groschen.web import errors, security
from groschen.web.api import forking, playing, reading, tables
from groschen.web.bots import Bots, Thinkers
from groschen.web.guard import Guard
from groschen.web.hearing import hear
from groschen.web.house import House
from groschen.web.pages import looking, routes, visiting
from groschen.web.preparing import prepare
from groschen.web.settings import Settings
from groschen.web.store import Store
from groschen.web.watching import watch

STATIC = Path(__file__).parent / "static"


class Server(Litestar):
    """The application behind its guard."""

    def __init__(self, *routes: Any, settings: Settings, **more: Any) -> None:
        super().__init__(*routes, **more)
        self.guard = Guard(super().__call__, settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope["app"] = scope["litestar_app"] = self
        scope.setdefault("state", {})
        await self.guard(scope, receive, send)


def make_app(settings: Settings, is_prepared: bool = False) -> Server:
    """An ASGI application; what it needs is opened when it starts and closed when it stops, and prepared
    unless somebody has done so."""
    return Server(
        [*playing.AT_ONCE, packed("/", *HANDLERS)],
        exception_handlers=errors.HANDLERS,
        lifespan=[running],
        logging_config=None,
        openapi_config=document(),
        request_max_body_size=settings.limits.body,
        settings=settings,
        state=State({"settings": settings, "is_prepared": is_prepared}),
    )


def packed(path: str, *handlers: Any, **more: Any) -> Router:
    """What is answered here is sent packed to whoever can unpack it."""
    config = CompressionConfig("gzip", gzip_compress_level=6, exclude="/stream$")
    packs = DefineMiddleware(CompressionMiddleware, config=config)
    return Router(path, route_handlers=handlers, middleware=[packs], **more)


def document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Groschen",
        version=__version__,
        description="Tables of Kutná Hora and Praga Caput Regni.",
        openapi_router=packed("/api/openapi", include_in_schema=False),
        render_plugins=[JsonRenderPlugin()],
    )


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """The house with its bots, for as long as the server runs."""
    settings: Settings = app.state.settings
    if not app.state.is_prepared:
        await asyncio.to_thread(prepare, settings)
    app.state.house = house = open_house(settings)
    app.state.bots = bots = Bots(house, Thinkers(settings.thinkers, settings.deadline, settings.queue))
    end_streams_when_told_to_stop(house)
    tasks = [asyncio.create_task(bots.run()), asyncio.create_task(watch(house))]
    if settings.is_postgresql:
        tasks.append(asyncio.create_task(hear(house)))
    try:
        yield
    finally:
        house.streams.close_all()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *bots.at_work.values(), return_exceptions=True)
        await bots.thinkers.close()
        await house.close()


def end_streams_when_told_to_stop(house: House) -> None:
    """Streams never end by themselves, and the server waits for every request before it stops."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def told(number: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(house.streams.close_all)
            if callable(before):
                before(number, frame)

        signal.signal(number, told)


def open_house(settings: Settings) -> House:
    signer = security.Signer(security.secret_of(settings.data))
    return House(settings, Store(settings.url), signer)


@get("/static/games/{game:str}", include_in_schema=False)
async def stylesheet(game: FromPath[str]) -> Response[str]:
    """The colours and strokes of a game's drawing."""
    name = game.removesuffix(".css")
    if name not in GAMES:
        raise NotFoundException
    return Response(render.stylesheet(name), media_type=MediaType.CSS)


HANDLERS: list[Any] = [
    *tables.HANDLERS,
    *playing.HANDLERS,
    *reading.HANDLERS,
    *forking.HANDLERS,
    *routes.HANDLERS,
    *visiting.HANDLERS,
    *looking.HANDLERS,
    stylesheet,
    create_static_files_router("/static", [STATIC]),
]
