"""Sections, tables and checks of a report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Check(NamedTuple):
    """What is checked, what was found, by how much it fails (nothing: it holds), and who set the target."""

    what: str
    found: str
    off: str
    source: str


def section(title: str, body: str) -> str:
    return f"## {title}\n\n{body}"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *[[shown(cell) for cell in row] for row in rows]]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def shown(cell: object) -> str:
    return f"{cell:.1f}" if isinstance(cell, float) else str(cell)


def checked(checks: Sequence[Check]) -> str:
    """The table of checks, and how many hold."""
    rows = [[each.what, each.found, verdict(each), each.source] for each in checks]
    holding = sum(not each.off for each in checks)
    return f"{holding} of {len(checks)} hold.\n\n" + table(["check", "found", "", "whose target"], rows)


def verdict(check: Check) -> str:
    return f"FAIL: {check.off}" if check.off else "pass"


# Ways to check


def between(what: str, value: float, least: float, most: float, source: str, found: str = "") -> Check:
    """A number within bounds; `found` tells more than the number."""
    off = f"{least - value:.3g} too low" if value < least else f"{value - most:.3g} too high"
    return Check(what, found or f"{value:.3g}", "" if least <= value <= most else off, source)


def at_least(what: str, share: float, least: float, source: str) -> Check:
    """A share in percent."""
    off = f"{100 * (least - share):.1f} % short" if share < least else ""
    return Check(what, f"{100 * share:.0f} %", off, source)


def none_left(what: str, left: Sequence[object], of: int, source: str) -> Check:
    """All of so many things, and nothing is left over."""
    if not left:
        return Check(what, f"all {of}", "", source)
    return Check(what, f"not {', '.join(map(str, left))}", f"{len(left)} of {of}", source)
