"""Our own small woodcuts, on a field of 24 by 24: ink outlines, flat colours. Those of both games.

They are defined once per drawing as symbols and used by name (`pen.icon`). One name is one icon, whatever the
game, so that two drawings may stand on one page.
"""
# ruff: noqa: E501 - a path is one line

from __future__ import annotations

from collections.abc import Mapping

from groschen.render.theme import LINE, SEATS

MARKS = (
    '<path stroke="var(--white)" stroke-width="2.6" d="m6.5 18.5 5.5-5.5 5.5 5.5"/>',
    '<path stroke="var(--white)" stroke-width="3" d="M12 12v8.5"/>',
    '<path stroke="var(--white)" stroke-width="2.6" d="M12 12v8M8 16h8"/>',
    '<path stroke="var(--white)" stroke-width="3" d="M6.5 16.500h11"/>',
)
"""By seat: chevron, pale, cross and fess."""


def counter(seat: int) -> str:
    """The round marker of a seat."""
    mark = f'<g transform="translate(0 -4.2)">{MARKS[seat]}</g>'
    return f'<circle cx="12" cy="12" r="10.3" fill="{SEATS[seat]}"/>{mark}'


SHARED: dict[str, str] = {
    "points": '<path fill="var(--shield)" d="M3 3.200c3 .7 6 .3 9-1.2 3 1.5 6 1.9 9 1.200v8.300c0 5.2-3.5 8.7-9 11-5.5-2.3-9-5.8-9-11z"/>',
    "star": '<path fill="var(--star)" d="m12 1.8 3 6.7 7.2.7-5.5 4.9 1.6 7.2-6.3-3.7-6.3 3.7 1.6-7.200L1.8 9.2 9 8.500z"/>',
    "hourglass": '<path fill="var(--leaf)" d="M6.5 3.500c0 5 4.5 6.5 4.5 8.500s-4.5 3.5-4.5 8.500h11c0-5-4.5-6.5-4.5-8.500s4.5-3.5 4.5-8.500z"/><path fill="var(--gold)" stroke="none" d="M8 19.500c.5-2 2.5-3 4-4 1.5 1 3.5 2 4 4z"/><path stroke-width="2" d="M5 3h14M5 21h14"/>',
    "skip": '<circle cx="12" cy="12" r="9" fill="var(--leaf)" stroke-width="1.6"/><path stroke-width="2" d="M6 18 18 6"/>',
    "yes": '<circle cx="12" cy="12" r="10" fill="var(--fair)"/><path stroke="var(--leaf)" stroke-width="2.8" d="m7 12.5 3.5 3.800L17 8.5"/>',
    "crown": '<path fill="var(--shield)" d="M3 19.5 2 7.500l5.5 4.500L12 4.500l4.5 7.500L22 7.500l-1 12z"/>',
    **{f"counter-{seat}": counter(seat) for seat in range(len(SEATS))},
}

SYMBOL = f'viewBox="0 0 24 24" fill="none" stroke="{LINE}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'


def symbols(icons: Mapping[str, str]) -> str:
    """Every icon, to be put among the definitions of a drawing."""
    return "".join(f'<symbol id="gr-{name}" {SYMBOL}>{drawn}</symbol>' for name, drawn in icons.items())
