"""A real server and a real browser. Whatever a page complains about on its console fails the test."""

import shutil
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, Error, Page, sync_playwright

from browser.visitor import Visitor
from groschen.web.app import make_app
from groschen.web.settings import Settings
from web_table import Guest, _deals  # noqa: F401 - for all tests here

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = (
    "these tests need Chromium: `.venv/bin/playwright install --with-deps chromium`, or on Debian "
    "`apt-get install --no-install-recommends chromium`"
)
WIDE, LARGE, PHONE = (1440, 900), (1920, 1080), (390, 844)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium from the path, else the one that Playwright has installed."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except Error as error:
            pytest.fail(f"{HOW} ({error.message.splitlines()[0]})", pytrace=False)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on this machine, for as long as the tests run."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = Settings(port=port, data=tmp_path_factory.mktemp("server"))
    server = uvicorn.Server(uvicorn.Config(make_app(settings), port=port, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.02)
    yield settings.address
    server.should_exit = True
    thread.join(timeout=20)


@pytest.fixture
def guest(address: str) -> Iterator[Guest]:
    with httpx.Client(base_url=address, timeout=30) as client:
        yield Guest(client)


@pytest.fixture
def visit(browser: Browser) -> Iterator[Any]:
    """Somebody with a browser of their own: `visit(link, …)` opens the page."""
    contexts, complaints = [], []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    def opened(*links: str, size: tuple[int, int] = WIDE, **wishes: Any) -> Visitor:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            **{"reduced_motion": "reduce", **wishes},
        )
        contexts.append(context)
        context.set_default_timeout(10_000)
        page = context.new_page()
        listen(page)
        for link in links:
            page.goto(link)
        return Visitor(page)

    yield opened
    for context in contexts:
        context.close()
    assert not complaints, "the page complains: " + "; ".join(complaints)
