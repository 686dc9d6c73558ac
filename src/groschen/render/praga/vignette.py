"""A small picture of the game: the areas that show best what it is about."""

from __future__ import annotations

from groschen.render.pen import Room

SIZE = (1135, 436)
ROOMS = {"city": Room(8, 8, 735, 420), "crane": Room(751, 8, 376, 420)}
