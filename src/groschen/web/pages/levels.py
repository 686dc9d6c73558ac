"""The bots as the pages offer them: by level, weakest first."""

from __future__ import annotations

from groschen.bots import BOTS
from groschen.render.words import around
from groschen.web.pages.visit import Visit

USUAL = "greedy"
"""Whoever does not choose plays against this one."""
NAMES = ("Dorota", "Ctibor", "Ludmila", "Havel", "Marta", "Prokop", "Sabina", "Zikmund")
"""Bots have names, too: those of the time, in letters that every font has."""


def level(bot: str, visit: Visit) -> str:
    """How strong a bot is, in a word; one without words is called by its name."""
    key = f"level {bot}"
    return visit.say(key) if around.has(key) else bot


def levels(visit: Visit) -> dict[str, str]:
    return {bot: level(bot, visit) for bot in BOTS}


def about(bot: str, visit: Visit) -> str:
    key = f"level {bot} more"
    return visit.say(key) if around.has(key) else ""


def name_for_bot(taken: list[str | None]) -> str:
    """A name that nobody at the table has."""
    return next(name for name in (*NAMES, *(f"{name} II" for name in NAMES)) if name not in taken)
