"""The bots as the pages offer them: by level, weakest first."""

from __future__ import annotations

from groschen.bots import BOTS
from groschen.render.words import around

USUAL = "greedy"
"""Whoever does not choose plays against this one."""


def level(bot: str, language: str) -> str:
    """How strong a bot is, in a word; one without words is called by its name."""
    key = f"level {bot}"
    return around.say(key, language) if around.has(key) else bot


def levels(language: str) -> dict[str, str]:
    return {bot: level(bot, language) for bot in BOTS}


def about(bot: str, language: str) -> str:
    key = f"level {bot} more"
    return around.say(key, language) if around.has(key) else ""
