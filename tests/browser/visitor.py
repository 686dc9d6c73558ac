"""Somebody at a table in the browser, in words."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

PLAY = (Path(__file__).parent / "play.js").read_text(encoding="utf-8")


class Visitor:
    """A page with a table on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def number(self) -> int:
        return int(self.fact("number"))

    def fact(self, name: str) -> str:
        return self.page.locator("#table").get_attribute(f"data-{name}") or ""

    @property
    def is_asked(self) -> bool:
        return self.fact("asks") == "yes"

    def waits_for(self, number: int) -> None:
        """Until the page shows this number, by itself."""
        self.page.wait_for_function(
            "number => Number(document.getElementById('table').dataset.number) >= number", arg=number
        )

    def waits_to_be_asked(self) -> None:
        self.page.wait_for_function("() => document.getElementById('table').dataset.asks === 'yes'")

    def plays(self, most: int = 10_000, seed: int = 1) -> int:
        """Clicks on anything that may be chosen; how many choices that were."""
        made: int = self.page.evaluate(PLAY, [most, seed])
        return made

    def comes_to_the_end_of_a_turn(self) -> Locator:
        """Plays until some answer would end the turn: that answer."""
        ending = self.page.locator('#chips button[data-ends="yes"]')
        while not ending.count():
            assert self.plays(1), "the turn has ended"
        return ending.first

    def answers(self) -> Locator:
        return self.page.locator("#chips button[name=choice]")

    def choices(self) -> list[str]:
        return [str(each.get_attribute("data-choice")) for each in self.answers().all()]

    def target(self, choice: str) -> Locator:
        """The thing on the boards that stands for a choice."""
        return self.page.locator(f'#sheet [data-choice="{choice}"]').first

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def asked(self) -> str:
        return self.page.locator("#prompt").inner_text()

    def told(self) -> str:
        """What the page says beside the question."""
        notice = self.page.locator("#notice")
        notice.wait_for(state="visible")
        return notice.inner_text()

    def evaluates(self, script: str, argument: Any = None) -> Any:
        return self.page.evaluate(script, argument)
