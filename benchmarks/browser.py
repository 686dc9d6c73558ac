"""The page in a real browser: from a click to the new picture, and how many bytes that takes.

    python -m benchmarks.browser            print the table
    python -m benchmarks.browser --write    renew docs/performance.md as well

One browser plays a game of each kind at one screen, another watches; both run beside the server on the same
machine. The player's time runs from the click to the first frame that shows the new table; the watcher's from
the same click to its own. Bytes are what went over the line, compressed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from groschen.catalogue import GAMES

PERFORMANCE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- table: python -m benchmarks.browser --write -->", "<!-- end of the page's table -->"
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
CHOICES = 60
MOST, FIRST = 20_000, 150_000
"""Bytes that an update and a first page may have."""
WATCH = """() => {
  window.shown = [];
  const look = () => {
    const number = Number(document.getElementById("table").dataset.number);
    if (!shown.length || shown.at(-1)[0] !== number) shown.push([number, Date.now()]);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes when a frame first shows a number."""
CLICK = """(at) => {
  const places = [...document.querySelectorAll("#chips button[name=choice]")];
  window.clicked = Date.now();
  const click = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  click(places[at % places.length]);
  const confirm = document.querySelector("#confirm:not([hidden]) [data-confirm]");
  if (confirm) click(confirm);
  return window.clicked;
}"""


class Found(NamedTuple):
    """Milliseconds for player and watcher, bytes of each update, bytes and milliseconds of the first page."""

    player: list[float]
    watcher: list[float]
    updates: list[int]
    first: int
    readable: float


def measured(browser: Browser, base: str, game: str) -> Found:
    with httpx.Client(base_url=base) as client:
        seats = [{"name": "Anna"}, {"name": "Ben"}]
        opened = client.post("/api/tables", json={"game": game, "seats": seats}).json()
    player, watcher = visitor(browser), visitor(browser)
    for seat in opened["seats"]:
        player.goto(seat["link"])
    first = bytes_of(watcher)
    watcher.goto(f"{base}/tables/{opened['table']}")
    watcher.wait_for_timeout(300)
    readable = watcher.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    first_bytes = sum(first)
    updates = bytes_of(player)
    for page in (player, watcher):
        page.evaluate(WATCH)
    player_times, watcher_times = [], []
    for at in range(CHOICES):
        number, clicked = int(number_of(player)), player.evaluate(CLICK, at * 7)
        player_times.append(waited(player, number) - clicked)
        watcher_times.append(waited(watcher, number) - clicked)
        player.wait_for_timeout(60)
    return Found(player_times, watcher_times, updates, first_bytes, readable)


def visitor(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_cookies([{"name": "room", "value": "1440x800", "domain": "127.0.0.1", "path": "/"}])
    return context.new_page()


def bytes_of(page: Page) -> list[int]:
    """The bytes of every answer from now on, streams aside."""
    found: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: found.append(int(event["encodedDataLength"])))
    return found


def number_of(page: Page) -> str:
    return str(page.get_attribute("#table", "data-number"))


def waited(page: Page, number: int) -> float:
    """When a frame first showed more than this number."""
    page.wait_for_function("number => shown.at(-1)[0] > number", arg=number, polling=5)
    at: float = page.evaluate("number => shown.find((each) => each[0] > number)[1]", number)
    return at


def table(found: dict[str, Found]) -> str:
    names = [GAMES[game].title for game in found]
    rows = [
        row("click to new picture, player: ms", found, lambda each: spread(each.player)),
        row("click to new picture, watcher: ms", found, lambda each: spread(each.watcher)),
        row("an update: bytes", found, lambda each: spread(each.updates)),
        row("largest update: bytes", found, lambda each: verdict(max(each.updates), MOST)),
        row("first page, with everything: bytes", found, lambda each: verdict(each.first, FIRST)),
        row("first page readable after: ms", found, lambda each: f"{each.readable:.0f}"),
    ]
    head = f"| | {' | '.join(names)} |\n| --- |{' ---: |' * len(names)}"
    where = f"{CHOICES} choices each, median and 95th percentile, {os.cpu_count()} cores that also run the "
    return "\n".join([head, *rows, "", f"{where}browsers, load {os.getloadavg()[0]:.1f} at the end."])


def row(title: str, found: dict[str, Found], told: Any) -> str:
    return f"| {title} | {' | '.join(told(each) for each in found.values())} |"


def spread(values: list[Any]) -> str:
    return f"{median(values):,.0f}, {quantiles(values, n=20)[-1]:,.0f}"


def verdict(value: int, most: int) -> str:
    return f"{value:,}" if value <= most else f"{value:,}: **FAIL**, {most:,} at most"


def server(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "groschen.cli", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=os.environ | {"GROSCHEN_DATA": folder})
    base = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            httpx.get(f"{base}/health")
            return process, base
        except httpx.TransportError:
            time.sleep(0.1)
    process.terminate()
    raise SystemExit("the server did not start")


def renew(begin: str, end: str, text: str) -> None:
    """Puts a table into docs/performance.md, between its marks."""
    whole = PERFORMANCE.read_text(encoding="utf-8")
    before, _, rest = whole.partition(begin)
    PERFORMANCE.write_text(f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}", encoding="utf-8")


def main() -> None:
    show(__doc__, (BEGIN, END), lambda *where: table({game: measured(*where, game) for game in GAMES}))


def show(about: str | None, marks: tuple[str, str], text_of: Callable[[Browser, str], str]) -> None:
    """The command of a benchmark that asks a browser and a server of its own."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--write", action="store_true", help="renew docs/performance.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process, base = server(folder)
        try:
            found = shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            text = text_of(browser, base)
            browser.close()
        finally:
            process.terminate()
            process.wait(20)
    print(text)
    if given.write:
        renew(*marks, text)


if __name__ == "__main__":
    main()
