"""How somebody looks at a table: on a wide screen, on a telephone or as text; and what they have already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from groschen.web.showing import Showing

WIDE, NARROW, TEXT = "wide", "narrow", "text"
LAYOUTS = (WIDE, NARROW, TEXT)
ROOM = (1440, 800)
"""How much of a wide screen the boards have, if the browser has not said."""
LEAST, MOST, STEP = 320, 4000, 10
"""Rooms are rounded, so that windows of about the same size share a drawing."""
LONGEST = 4000
"""Letters of what a browser may say that it has."""


class Look(NamedTuple):
    """`seat` is whose board is large, if not one's own; `have` are the parts that the browser shows, with
    their versions; `since` is the last entry of the log that it has."""

    layout: str = WIDE
    room: tuple[int, int] = ROOM
    seat: int | None = None
    have: Mapping[str, str] = {}
    since: int = 0


def look_of(asked: Mapping[str, str], cookies: Mapping[str, str], is_mobile: bool) -> Look:
    """As the address or the form says, then as the browser remembers, then as it seems to be."""
    wanted = TEXT if asked.get("mode") == TEXT else asked.get("layout") or cookies.get("layout") or ""
    usual = NARROW if is_mobile else WIDE
    return Look(
        wanted if wanted in LAYOUTS else usual,
        room_of(asked.get("room") or cookies.get("room") or ""),
        number(asked.get("seat", ""), None),
        versions(asked.get("have", "")),
        number(asked.get("since", ""), 0) or 0,
    )


def room_of(said: str) -> tuple[int, int]:
    width, _, height = said.partition("x")
    found = number(width, None), number(height, None)
    return (rounded(found[0]), rounded(found[1])) if found[0] and found[1] else ROOM


def rounded(length: int) -> int:
    return min(max(length, LEAST), MOST) // STEP * STEP


def number(said: str, otherwise: int | None) -> int | None:
    return int(said) if said.isascii() and said.isdigit() and len(said) < 8 else otherwise


def versions(said: str) -> dict[str, str]:
    """`town.1f3a hall.99c2`: the parts that a browser shows."""
    pairs = [each.rpartition(".") for each in said[:LONGEST].split()]
    return {name: version for name, _, version in pairs}


def address(table: str, what: str, look: Look) -> str:
    """Where a form of the page leads: back to the same layout, also without script."""
    place = f"/tables/{table}/{what}" if what else f"/tables/{table}"
    return f"{place}?mode=text" if look.layout == TEXT else place


def perspective(shown: Showing, look: Look) -> int:
    """Whose board is large: as one wishes, or whoever of one's own seats is asked, or one's first."""
    seats = len(shown.standing.seats)
    if look.seat is not None and look.seat < seats:
        return look.seat
    if shown.asks and shown.standing.seat is not None:
        return shown.standing.seat
    return min(shown.viewer.seats, default=0)
