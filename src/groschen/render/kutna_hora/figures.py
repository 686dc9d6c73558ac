"""What can be plotted over a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from groschen.games.kutna_hora.names import COMMODITIES, GUILDS
from groschen.render.theme import var

PRICES = "prices"
PLOTS = ("points", "income", PRICES)
THINGS = {
    PRICES: tuple([(thing, thing, var(guild)) for thing, guild in zip(COMMODITIES, GUILDS, strict=True)])
}
"""Plots whose lines are no seats: by line its name among the commodities, its symbol and its colour."""
KIND = {PRICES: "commodity"}


def figures(view: Mapping[str, Any], scores: Sequence[Mapping[str, int]]) -> dict[str, list[int]]:
    """One value for each line of each plot."""
    return {
        "points": [score["total"] for score in scores],
        "income": [player["income"] for player in view["players"]],
        PRICES: [view["prices"][thing] for thing in COMMODITIES],
    }
