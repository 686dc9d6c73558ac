"""The colours of the pieces of Praga."""

from __future__ import annotations

from groschen.render.theme import PAPER, mix

ROWS = ("#9a6a3a", "#77797d", "#3d5c86")
"""Upgrades, walls and buildings."""
TINTS = tuple([mix(colour, PAPER, 0.3) for colour in ROWS])
ZONES = ("#bf4f40", "#6a9a5b", "#4478b0")
"""Red, green and blue."""
PLAZAS = ("#cfc6b6", "#9fb3c2", "#ecca62", "#8fb6df")
"""Grey, slate, yellow and blue."""
CORNERS = ("#b5372e", "#b5372e", "#2f6fb5")
"""Red on upgrades and walls, blue on buildings."""
RED = "#b5372e"
BLUE = "#2f6fb5"
SIGN = "#f3d3c6"
"""What costs something."""
REWARD = "#dbe8c8"
"""What is gained."""
BRASS = "#e9b93f"
COBBLES = "#d9c499"
RIVER = "#8fb3c4"
PARLER = "#4a4540"
