"""Bots: `bot("planner").choose(game)` answers the pending decision of a game."""

from __future__ import annotations

from groschen.bots.levels import LEVELS as BOTS
from groschen.bots.levels import Bot, bot

__all__ = ["BOTS", "Bot", "bot"]
