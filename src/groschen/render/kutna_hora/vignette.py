"""A small picture of the game: the areas that show best what it is about."""

from __future__ import annotations

from groschen.render.pen import Room

SIZE = (1135, 436)
ROOMS = {
    "town": Room(8, 8, 491, 420),
    "cathedral": Room(507, 8, 311, 168),
    "market": Room(826, 8, 301, 168),
    "mines": Room(507, 184, 620, 244),
}
