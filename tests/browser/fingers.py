"""Fingers on the glass, as Chromium itself is told of them."""

import math
from typing import Any

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


class Fingers:
    """One or two fingers that stay on the glass until they are lifted."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: Point) -> None:
        touching: list[dict[str, Any]] = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})

    def press(self, thing: Locator) -> None:
        self.send("touchStart", middle(thing))

    def lift(self) -> None:
        self.send("touchEnd")

    def turn(self, around: Point, degrees: int, apart: float = 50) -> None:
        """Two fingers turn by so many degrees with the clock."""
        self.send("touchStart", *pair(around, 0, apart))
        for angle in range(0, degrees, 10 if degrees > 0 else -10):
            self.send("touchMove", *pair(around, angle, apart))
        self.send("touchMove", *pair(around, degrees, apart))
        self.lift()


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pair(around: Point, degrees: float, apart: float) -> tuple[Point, Point]:
    x, y = around
    dx, dy = apart * math.cos(math.radians(degrees)), apart * math.sin(math.radians(degrees))
    return (x - dx, y - dy), (x + dx, y + dy)
