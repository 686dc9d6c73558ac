"""What can be plotted over a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

PLOTS = ("points", "production", "projects")
THINGS: dict[str, tuple[tuple[str, str, str], ...]] = {}
KIND: dict[str, str] = {}


def figures(view: Mapping[str, Any], scores: Sequence[Mapping[str, int]]) -> dict[str, list[int]]:
    """One value for each line of each plot."""
    players = view["players"]
    return {
        "points": [score["total"] for score in scores],
        "production": [player["mines"] + player["quarries"] for player in players],
        "projects": [sum(player["row"].values()) for player in players],
    }
