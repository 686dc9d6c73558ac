"""Building tiles, mine tiles and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from groschen.games.kutna_hora import effects
from groschen.games.kutna_hora.box.components import Building, Mine, Tile
from groschen.games.kutna_hora.effects import Effect
from groschen.games.kutna_hora.names import COMMODITIES, DOTS, GUILDS, PATRICIANS
from groschen.render import theme
from groschen.render.kutna_hora import colours
from groschen.render.pen import coin, edge, icon, points, rect, signed, text

# What is printed never changes, so tiles are drawn once and kept.

WIDTH = 100
HEIGHT = 92
MINE = 72

ICON_OF: dict[type[Effect], str] = {
    effects.Arm: "arm",
    effects.Technology: "technology",
    effects.OreDeck: "ore-deck",
    effects.Population: "population",
    effects.Points: "points",
    effects.Reputation: "reputation",
    effects.Pelicans: "pelican",
    effects.Taxes: "taxes",
    effects.House: "remove-house",
    effects.Flip: "flip",
    effects.PublicTile: "public",
    effects.Patrician: "patrician-green",
    effects.Production: "ore",
}


def kind(tile: Building) -> str:
    """The guild, or the patrician of a public building."""
    return PATRICIANS[tile.patrician] if tile.is_public() else GUILDS[tile.guild]


def colour(tile: Building) -> str:
    return colours.PATRICIANS[kind(tile)] if tile.is_public() else colours.GUILDS[kind(tile)]


def emblem(tile: Building, x: float, y: float, size: float) -> str:
    """A guild shows its commodity, a public building its patrician."""
    name = f"patrician-{kind(tile)}" if tile.is_public() else COMMODITIES[tile.guild]
    return icon(name, x, y, size)


def dots(found: Iterable[int], x: float, y: float, size: float, step: float) -> str:
    """Coats of arms in a row."""
    return "".join([icon(f"dot-{DOTS[dot]}", x + step * at, y, size) for at, dot in enumerate(found)])


def fitted_dots(tile: Building, x: float, y: float, room: float, widest: float) -> str:
    """The dots of a tile, closer together if there are many."""
    step = min(widest, room / max(len(tile.dots) - 1, 1))
    return dots(tile.dots, x, y, min(step + 1.5, widest - 1), step)


def produced(tile: Tile) -> int:
    return sum(effect.amount for effect in tile.effects if isinstance(effect, effects.Production))


def others(tile: Tile) -> list[Effect]:
    """What needs an icon of its own: neither the production nor the patrician of the emblem."""
    drawn_apart = (effects.Production, effects.Patrician)
    return [effect for effect in tile.effects if not isinstance(effect, drawn_apart)]


def effect_width(effect: Effect, size: float) -> float:
    return size * (1.08 if effect.amount == 1 or isinstance(effect, effects.Points) else 1.55)


def draw_effect(effect: Effect, x: float, y: float, size: float) -> str:
    """An icon whose left end is at x, and how many, unless it is one."""
    middle = x + size / 2
    if isinstance(effect, effects.Points):
        return points(middle, y, signed(effect.amount), size * 1.06)
    drawn = icon(ICON_OF[type(effect)], middle, y, size)
    if effect.amount != 1:
        drawn += text(x + size * 1.27, y, signed(effect.amount), size * 0.78, "b")
    return drawn


def row_of_effects(found: Iterable[Effect], x: float, y: float, size: float) -> str:
    drawn = ""
    for effect in found:
        drawn += draw_effect(effect, x, y, size)
        x += effect_width(effect, size)
    return drawn


def size_that_fits(found: Iterable[Effect], room: float, largest: float) -> float:
    """The largest size at which all of them find room in a line."""
    needed = sum(effect_width(effect, 1) for effect in found)
    return min(largest, room / needed) if needed else largest


def effects_centred(found: Iterable[Effect], x: float, y: float, size: float) -> str:
    found = list(found)
    width = sum(effect_width(effect, size) for effect in found)
    return row_of_effects(found, x - width / 2, y, size)


def split(found: list[Effect], room: float, size: float) -> tuple[list[Effect], list[Effect]]:
    """Those that fit in the upper line, and the rest."""
    upper: list[Effect] = []
    for effect in found:
        room -= effect_width(effect, size)
        if room < 0:
            break
        upper.append(effect)
    return upper, found[len(upper) :]


@lru_cache(maxsize=256)
def face(tile: Building) -> str:
    """A building tile that is not built yet, 100 by 92: everything that is printed on it."""
    made = produced(tile)
    gain = text(50, 42, f"+{made}", 19, "b") if made else ""
    start = 62 if made else 48
    rest = others(tile)
    arm = icon("arm", 51, 58, 13) if any(isinstance(effect, effects.Arm) for effect in rest) else ""
    upper, lower = split([effect for effect in rest if not isinstance(effect, effects.Arm)], 96 - start, 19)
    return (
        f"{edge(WIDTH, HEIGHT, colour(tile))}{rect(4, 4, 92, 84, theme.PAPER, 3)}"
        f"{fitted_dots(tile, 14, 15, 50, 16.5)}{coin(84.5, 16, tile.plot, 11)}"
        f"{emblem(tile, 24, 46, 32)}{gain}{arm}{row_of_effects(upper, start, 47, 19)}"
        f'<path d="M8 66H92" stroke="{theme.RULE}"/>'
        f"{icon('wood', 17, 77, 19)}{text(33, 77, tile.wood, 17, 'b')}"
        f"{row_of_effects(lower, 43, 77, size_that_fits(lower, 52, 19))}"
    )


@lru_cache(maxsize=256)
def built(tile: Building, size: float) -> str:
    """A building in town: only its dots and the price beside it still matter."""
    return (
        f"{edge(size, size, colour(tile))}{rect(5, 5, size - 10, size - 10, colours.TINTS[kind(tile)], 3)}"
        f"{fitted_dots(tile, 16, 18, 46, 18.5)}"
        f"{coin(size - 15.5, 17.5, tile.plot, 10)}{emblem(tile, 31, size - 32, 42)}"
    )


def stars(count: int, x: float, y: float, size: float) -> str:
    return "".join([icon("star", x + size * 0.95 * at, y, size) for at in range(count)])


@lru_cache(maxsize=256)
def mine_face(tile: Mine) -> str:
    """A mine or technology tile, 72 by 72: stars, the wood that its neighbours cost, effects."""
    made, rest = produced(tile), others(tile)
    ore = icon("ore", 17, 36, 20) + text(36, 36, f"+{made}", 16, "b") if made else ""
    where = (10, 58) if made else (10, 38)
    value = stars(tile.stars, 13, 14.5, 14) if tile.stars < 3 else stars(tile.stars, 11.5, 14, 11.5)
    return (
        f"{edge(MINE, MINE, colours.TIMBER, 4)}{rect(4, 4, 64, 64, colours.LAMP, 2)}"
        f"{value}{text(47.5, 14.5, tile.wood, 14, 'b')}{icon('wood', 59, 14, 15)}"
        f"{ore}{row_of_effects(rest, *where, size_that_fits(rest, 58, 18))}"
    )


@lru_cache(maxsize=256)
def rock_face(tile: Mine) -> str:
    return (
        f"{edge(MINE, MINE, theme.var('rubble'), 4)}{icon('rock', 36, 36, 66)}"
        f"{stars(tile.stars, 36 - 8.5 * (tile.stars - 1), 37, 18)}"
    )


@lru_cache(maxsize=256)
def dug_face(tile: Mine) -> str:
    """A mine that has been dug, in large figures: only its stars and the wood beside it still matter."""
    size = 20 if tile.stars < 3 else 17
    return (
        f"{edge(MINE, MINE, colours.TIMBER, 4)}{rect(4, 4, 64, 64, colours.LAMP, 2)}"
        f"{stars(tile.stars, 8 + size / 2, 19, size)}"
        f"{text(13, 54, tile.wood, 24, 'b')}{icon('wood', 30, 54, 19)}"
    )
