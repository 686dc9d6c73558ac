"""How many clicks a turn takes on the page, and how soon it says why something is blocked.

    python -m benchmarks.clicks            print the table
    python -m benchmarks.clicks --write    renew docs/performance.md as well

Two people at one screen play as the bot that plans its turn advises. Every answer is clicked where a player
would: on the boards if it has its place there, else in the bar, and then whatever asks to be confirmed. A
turn lasts until somebody else is asked, or the same player in another turn.
"""

from __future__ import annotations

from statistics import median
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Locator, Page

from benchmarks.browser import number_of, row, show
from groschen.catalogue import GAMES

BEGIN, END = "<!-- table: python -m benchmarks.clicks --write -->", "<!-- end of the table of clicks -->"
TURNS = 16
WIDE, PHONE = (1440, 900), (390, 844)
BLOCKED = 6
"""So many blocked answers are asked why, at most."""
MOVED_ON = "number => Number(document.getElementById('table').dataset.number) > Number(number)"
JUMP = """leaf => [...document.querySelectorAll("[data-jump]")].map((button) => button.dataset.jump)
  .find((name) => document.getElementById(`page-${name}`).offsetLeft === leaf.offsetLeft)"""
"""The small picture of the page on which a leaf lies."""
UNSURE = "localStorage.setItem('groschen', JSON.stringify({ confirm: false, guided: true }))"


class Turn(NamedTuple):
    """The choices of one turn, and the clicks that they took."""

    choices: int
    clicks: int


class Why(NamedTuple):
    """Milliseconds until the reason of a blocked answer stands there: at rest on it, and after a click."""

    resting: list[float]
    clicked: list[float]


class Found(NamedTuple):
    """Turns on a wide screen, without the confirmation of a turn's end, and on a telephone."""

    usual: list[Turn]
    unsure: list[Turn]
    phone: list[Turn]
    why: Why


class Playing:
    """Two people at one screen, and the table as programs see it."""

    def __init__(self, browser: Browser, base: str, game: str, size: tuple[int, int], confirms: bool) -> None:
        self.client = httpx.Client(base_url=base, timeout=60)
        seats = [{"name": "Anna"}, {"name": "Ben"}]
        opened = self.client.post("/api/tables", json={"game": game, "seats": seats}).json()
        self.api = f"/api/tables/{opened['table']}"
        self.keys = [seat["key"] for seat in opened["seats"]]
        self.is_phone = size == PHONE
        self.page = page_of(browser, size, confirms)
        for seat in opened["seats"]:
            self.page.goto(seat["link"])
        self.page.locator("#table[data-asks=yes]").wait_for()

    @property
    def seat(self) -> int:
        seat: int = self.client.get(self.api).json()["seat"]
        return seat

    def advised(self) -> str:
        """What a bot that plans its turn would choose."""
        bearer = {"Authorization": f"Bearer {self.keys[self.seat]}"}
        choice: str = self.client.get(f"{self.api}/hint", headers=bearer).json()["choice"]
        return choice

    def turn(self) -> Turn:
        """Until another turn begins."""
        choices = clicks = 0
        while True:
            choice, number = self.advised(), number_of(self.page)
            ends = choice == "end turn" or self.chip(choice).get_attribute("data-ends") == "yes"
            clicks += self.answers(choice)
            choices += 1
            self.page.wait_for_function(MOVED_ON, arg=number)
            if ends:
                return Turn(choices, clicks)

    def chip(self, choice: str) -> Locator:
        return self.page.locator(f'#chips [data-choice="{choice}"]')

    def answers(self, choice: str) -> int:
        """Clicks on an answer, and on what confirms it; how many clicks that were."""
        self.page.mouse.move(
            2, 2
        )  # a pointer that rests on a target hides the answers behind what it would do
        clicks = self.comes_to(choice)
        place = self.place_of(choice)
        if place is None:
            self.page.locator("#all-answers").click()
            place, clicks = self.chip(choice), clicks + 1
        place.click()
        clicks += 1
        confirm = self.page.locator("#confirm [data-confirm]")
        if confirm.is_visible():
            confirm.click()
            clicks += 1
        return clicks

    def comes_to(self, choice: str) -> int:
        """On a telephone: jumps to the area of an answer if it is not the one that is shown."""
        leaf = self.page.locator(".leaf", has=self.page.locator(f'[data-choice="{choice}"]'))
        if not leaf.count() or self.chip(choice).is_visible() or is_in_view(leaf.first):
            return 0
        name = leaf.first.evaluate(JUMP)
        self.page.locator(f'[data-jump="{name}"]').click()
        self.page.locator(f'[data-jump="{name}"][aria-current="true"]').wait_for()
        return 1

    def place_of(self, choice: str) -> Locator | None:
        """On the boards, or in the bar if it is shown there; on a telephone the bar is nearer, where one tap
        does."""
        places = [self.page.locator(f'#sheet [data-choice="{choice}"]').first, self.chip(choice)]
        for place in reversed(places) if self.is_phone else places:
            if place.count() and place.is_visible() and is_in_view(place):
                return place
        return None

    def asks_why(self) -> Why:
        """Of blocked things on the boards."""
        found = Why([], [])
        for thing in self.page.locator("#sheet .blocked").all()[:BLOCKED]:
            found.clicked.append(self.said_after(thing))
            found.resting.append(self.card_over(thing))
        return found

    def said_after(self, thing: Locator) -> float:
        self.page.evaluate("() => document.getElementById('notice').replaceChildren()")
        spent: float = thing.evaluate("""async (thing) => {
          const start = performance.now();
          thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
          while (!document.getElementById("notice").textContent) await new Promise(requestAnimationFrame);
          return performance.now() - start;
        }""")
        return spent

    def card_over(self, thing: Locator) -> float:
        """The card says what the thing is and why not."""
        self.page.mouse.move(2, 2)
        self.page.wait_for_function("() => !document.querySelector('#card:not([hidden])')")
        spent: float = thing.evaluate("""async (thing) => {
          const start = performance.now();
          thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
          const told = () => document.querySelector("#card:not([hidden]) .now.no");
          while (!told()) await new Promise(requestAnimationFrame);
          return performance.now() - start;
        }""")
        self.page.keyboard.press("Escape")
        return spent

    def ends(self) -> None:
        self.client.close()
        self.page.context.close()


def is_in_view(place: Locator) -> bool:
    box = place.bounding_box()
    size = place.page.viewport_size
    return box is not None and size is not None and 0 <= box["x"] + box["width"] / 2 <= size["width"]


def page_of(browser: Browser, size: tuple[int, int], confirms: bool) -> Page:
    width, height = size
    is_phone = size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, is_mobile=is_phone, has_touch=is_phone,
        reduced_motion="reduce",
    )  # fmt: skip
    if not confirms:
        context.add_init_script(UNSURE)
    return context.new_page()


def turns(browser: Browser, base: str, game: str, size: tuple[int, int], confirms: bool) -> list[Turn]:
    playing = Playing(browser, base, game, size, confirms)
    found = [playing.turn() for _ in range(TURNS)]
    playing.ends()
    return found


def reasons(browser: Browser, base: str, game: str) -> Why:
    """Before the first choice, or as soon afterwards as something on the boards is blocked."""
    playing = Playing(browser, base, game, WIDE, True)
    while not playing.page.locator("#sheet .blocked").count():
        playing.turn()
    found = playing.asks_why()
    playing.ends()
    return found


def measured(browser: Browser, base: str, game: str) -> Found:
    return Found(
        turns(browser, base, game, WIDE, True),
        turns(browser, base, game, WIDE, False),
        turns(browser, base, game, PHONE, True),
        reasons(browser, base, game),
    )


def table(found: dict[str, Found]) -> str:
    names = [GAMES[game].title for game in found]
    rows = [
        row("choices of a turn", found, lambda each: spread([turn.choices for turn in each.usual])),
        row("clicks for a turn", found, lambda each: spread([turn.clicks for turn in each.usual])),
        row("clicks, turns not confirmed", found, lambda each: spread([turn.clicks for turn in each.unsure])),
        row("taps for a turn, telephone", found, lambda each: spread([turn.clicks for turn in each.phone])),
        row("why something is blocked, at rest on it: ms", found, lambda each: spread(each.why.resting)),
        row("why something is blocked, after a click: ms", found, lambda each: spread(each.why.clicked)),
    ]  # fmt: skip
    head = f"| | {' | '.join(names)} |\n| --- |{' ---: |' * len(names)}"
    said = f"{TURNS} turns each from the beginning on, as the planner advises: least, median, most."
    return "\n".join([head, *rows, "", said])


def spread(values: list[Any]) -> str:
    return f"{min(values):.0f}, {median(values):.0f}, {max(values):.0f}"


def main() -> None:
    show(__doc__, (BEGIN, END), lambda *where: table({game: measured(*where, game) for game in GAMES}))


if __name__ == "__main__":
    main()
