"""The colours of the pieces of Kutná Hora; lamplight below the ground."""

from __future__ import annotations

from groschen.render.theme import PAPER, mix

TIMBER = "#7a5331"
LAMP = "#efd9a4"
PURPLE = "#6d4a86"

GUILDS = {
    "miners": "#3b3633",
    "metallurgists": "#87929b",
    "scribes": "#3c5f98",
    "builders": "#8b5a33",
    "grocers": "#a9453b",
    "innkeepers": "#d0962b",
}
PATRICIANS = {"green": "#4c8a56", "silver": "#a9b3ba", "yellow": "#dcae33", "red": "#b5372e"}
DOTS = {"red": "#b9322a", "yellow": "#edbd35", "blue": "#2d5da6", "white": "#fffdf6"}

TINTS = {name: mix(colour, PAPER, 0.34) for name, colour in (GUILDS | PATRICIANS).items()}
