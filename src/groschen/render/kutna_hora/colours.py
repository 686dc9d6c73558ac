"""The colours of the pieces of Kutná Hora, by day and by night; lamplight below the ground."""

from __future__ import annotations

from groschen.render import theme
from groschen.render.theme import Palette, mix, var

GUILD_COLOURS = {
    "miners": ("#3b3633", "#857d76"),
    "metallurgists": ("#87929b", "#8f9aa3"),
    "scribes": ("#3c5f98", "#5379b5"),
    "builders": ("#8b5a33", "#a06d43"),
    "grocers": ("#a9453b", "#b65449"),
    "innkeepers": ("#d0962b", "#d0962b"),
}
PATRICIAN_COLOURS = {
    "green": ("#4c8a56", "#57995f"),
    "silver": ("#a9b3ba", "#a9b3ba"),
    "yellow": ("#dcae33", "#d3a632"),
    "red": ("#b5372e", "#c2453b"),
}
DOT_COLOURS = {
    "red": ("#b9322a", "#c53f36"),
    "yellow": ("#edbd35", "#e4b534"),
    "blue": ("#2d5da6", "#3a6cb8"),
    "white": ("#fffdf6", "#f4f0e4"),
}
PAPERS = theme.PALETTE["paper"]


def _tint(colours: tuple[str, str]) -> tuple[str, str]:
    """A colour in a third of its strength, on the paper of day or night."""
    return mix(colours[0], PAPERS[0], 0.34), mix(colours[1], PAPERS[1], 0.34)


PALETTE: Palette = {
    **GUILD_COLOURS,
    **{f"patrician-{name}": both for name, both in PATRICIAN_COLOURS.items()},
    **{f"dot-{name}": both for name, both in DOT_COLOURS.items()},
    **{f"tint-{name}": _tint(both) for name, both in (GUILD_COLOURS | PATRICIAN_COLOURS).items()},
    "ale": ("#dd9f2f", "#d5982d"),
    "ash": ("#8d979f", "#8d979f"),
    "bark": ("#6d431d", "#6d431d"),
    "beak": ("#e0a030", "#e0a030"),
    "blush": ("#f3c9bd", "#f3c9bd"),
    "cheek": ("#e3b185", "#dba97d"),
    "closed": ("#e8a79c", "#cf8579"),
    "cross": ("#972820", "#e0705d"),
    "denim": ("#5d7396", "#6b82a6"),
    "depth": ("#33271f", "#1a1410"),
    "earth": ("#7a6047", "#42352a"),
    "far-hill": ("#c3bd85", "#3b3f2d"),
    "flint": ("#a69d92", "#a69d92"),
    "foam": ("#fffaf0", "#f6efe0"),
    "frame": ("#54402f", "#8a6b4f"),
    "gain": ("#f3d582", "#6e5722"),
    "glaze": ("#f0c7a4", "#f0c7a4"),
    "gleam": ("#e6ebee", "#e6ebee"),
    "gloom": ("#4a3a30", "#4a3a30"),
    "hole": ("#1d1612", "#0c0907"),
    "ice": ("#dfe9f8", "#dfe9f8"),
    "ingot": ("#ccd4da", "#b9c2c8"),
    "lamp": ("#efd9a4", "#4a3d2a"),
    "lawn": ("#9aa46b", "#7f8a52"),
    "log": ("#cf9758", "#c38c50"),
    "loss": ("#efc4b4", "#63352c"),
    "masonry": ("#8f867a", "#7d756a"),
    "moss": ("#7d8a5c", "#8a9868"),
    "near-hill": ("#a9ae74", "#4a5136"),
    "nest": ("#a98a5a", "#a98a5a"),
    "ore": ("#6b625c", "#8a8079"),
    "pole": ("#4a3524", "#8f7050"),
    "ribbon": ("#a9bfe2", "#a9bfe2"),
    "rock": ("#8a8178", "#7d756c"),
    "rose": ("#fbe9dc", "#fbe9dc"),
    "rubble": ("#4b4038", "#2f2822"),
    "sack": ("#a97a45", "#a97a45"),
    "shaft": ("#120d0a", "#080605"),
    "skin": ("#eec79d", "#e6bf95"),
    "sky": ("#d8c79a", "#2b2a26"),
    "slate": ("#87929b", "#87929b"),
    "square": ("#f3e6c4", "#40362a"),
    "tan": ("#c98b5e", "#c98b5e"),
    "tracery": ("#c9b78a", "#c9b78a"),
    "turf": ("#6f7a45", "#4d5631"),
    "window": ("#57486e", "#6a5985"),
}

TIMBER, LAMP, PURPLE = var("timber"), var("lamp"), var("plum")
GUILDS = {name: var(name) for name in GUILD_COLOURS}
PATRICIANS = {name: var(f"patrician-{name}") for name in PATRICIAN_COLOURS}
DOTS = {name: var(f"dot-{name}") for name in DOT_COLOURS}
TINTS = {name: var(f"tint-{name}") for name in GUILD_COLOURS | PATRICIAN_COLOURS}
