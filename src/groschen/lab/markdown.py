"""Sections and tables of a report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Check = tuple[str, str, bool]
"""What is checked, what was found, and whether it holds."""


def section(title: str, body: str) -> str:
    return f"## {title}\n\n{body}"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *[[shown(cell) for cell in row] for row in rows]]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def shown(cell: object) -> str:
    return f"{cell:.1f}" if isinstance(cell, float) else str(cell)


def checked(checks: list[Check]) -> str:
    rows = [[what, found, "pass" if holds else "FAIL"] for what, found, holds in checks]
    return table(["check", "found", ""], rows)
