"""Pictures of the page for the README: `python tools/pictures.py` renews docs/pictures.

A server of its own is started on this machine, some choices are made as a bot would make them, and Chromium
takes the pictures. The deals are new every time.
"""

from __future__ import annotations

import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from playwright.sync_api import Browser, sync_playwright

from browser import on_the_path
from groschen.web.app import make_app
from groschen.web.settings import Settings

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDE, PHONE = (1440, 900), (390, 844)
QUALITY = 82


class Scene(NamedTuple):
    """A table after so many choices of the first seat, as somebody sees it."""

    name: str
    game: str
    seats: list[dict[str, str]]
    choices: int
    language: str
    size: tuple[int, int]
    look: str = "light"
    key: str = ""
    """What is pressed before the picture is taken."""


ANNA, DOROTA, CTIBOR = (
    {"name": "Anna"},
    {"name": "Dorota", "bot": "planner"},
    {"name": "Ctibor", "bot": "greedy"},
)
SCENES = (
    Scene("kutna-hora", "kutna-hora", [ANNA, DOROTA, CTIBOR], 40, "en", WIDE),
    Scene("kutna-hora-hint", "kutna-hora", [{"name": "久遠"}, DOROTA], 25, "ja", WIDE, key="h"),
    Scene("praga", "praga", [ANNA, DOROTA, CTIBOR], 70, "en", WIDE),
    Scene("praga-night", "praga", [{"name": "Chiara"}, DOROTA], 60, "it", WIDE, "dark", "l"),
    Scene("praga-telephone", "praga", [{"name": "小明"}], 61, "zh", PHONE),
    Scene("kutna-hora-telephone", "kutna-hora", [ANNA, DOROTA], 30, "en", PHONE),
)


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        settings = Settings(port=free.getsockname()[1], data=Path(folder))
        free.close()
        serving = uvicorn.Server(uvicorn.Config(make_app(settings), port=settings.port, log_level="error"))
        thread = threading.Thread(target=serving.run, daemon=True)
        thread.start()
        while not serving.started:
            time.sleep(0.02)
        yield settings.address
        serving.should_exit = True
        thread.join(timeout=20)


def played(client: httpx.Client, scene: Scene) -> str:
    """The link of the first seat to a table on which it has made its choices and is asked again."""
    opened = client.post("/api/tables", json={"game": scene.game, "seats": scene.seats}).json()
    where, mine = f"/api/tables/{opened['table']}", opened["seats"][0]
    made = 0
    while True:
        moves = client.get(f"{where}/moves", params={"notes": "false"}).json()
        if moves.get("seat") != 0:
            time.sleep(0.05)
        elif made == scene.choices:
            return str(mine["link"])
        else:
            hint = client.get(f"{where}/hint", headers={"Authorization": f"Bearer {mine['key']}"}).json()
            body = {"number": moves["number"], "choice": hint["choice"]}
            client.post(f"{where}/choices", json=body, headers={"Authorization": f"Bearer {mine['key']}"})
            made += 1


def take(browser: Browser, scene: Scene, link: str) -> None:
    width, height = scene.size
    is_phone = scene.size == PHONE
    wishes: dict[str, Any] = {"color_scheme": scene.look, "reduced_motion": "reduce"}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=scene.language,
        is_mobile=is_phone,
        has_touch=is_phone,
        device_scale_factor=2 if is_phone else 1,
        **wishes,
    )
    page = context.new_page()
    page.goto(link)
    page.locator("#table[data-asks=yes]").wait_for()
    if scene.key:
        page.keyboard.press(scene.key)
    page.wait_for_timeout(1500)
    page.evaluate("() => document.getElementById('notice').replaceChildren()")
    page.screenshot(path=PICTURES / f"{scene.name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with server() as address, httpx.Client(base_url=address, timeout=60) as client, sync_playwright() as made:
        browser = made.chromium.launch(executable_path=on_the_path(), args=["--no-sandbox"])
        for scene in SCENES:
            take(browser, scene, played(client, scene))
            print(PICTURES / f"{scene.name}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
