"""Hex tiles, plaza tiles, technologies, bridge tiles and tokens: what is printed on them.

What is printed never changes, so everything here is drawn once and kept.
"""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import BoardTile, BridgeTile, Building, HexTile, Technology, Token
from groschen.games.praga.names import ACTIONS, BUILDINGS, LEVELS, UPGRADES
from groschen.render import theme
from groschen.render.pen import coin, edge, icon, rect, text
from groschen.render.praga import colours, signs
from groschen.render.praga.hexagons import corner, hexagon, sector, side

RADIUS = 50
"""From the middle of a hex tile to its corners."""
CARD = (92, 46)
"""Width and height of a technology or bridge tile."""


@lru_cache(maxsize=1024)
def face(tile: HexTile, turned: int = 0) -> str:
    """A hex tile around 0, 0, turned against the clock; what is in the middle stays upright."""
    body = _ground(tile, turned)
    if isinstance(tile, BoardTile):
        middle = _upgrade(tile) if tile.kind == UPGRADES else _wall(tile)
        return body + _symbols(tile, turned, 36, 8, 14) + middle
    assert isinstance(tile, Building)
    return body + _building(tile)


@lru_cache(maxsize=512)
def laid(tile: BoardTile, turned: int) -> str:
    """A tile on an action board: its bonus, if it is an upgrade, and the symbols on its rim. What it cost or
    brought when it was built does not matter any more."""
    is_upgrade = tile.kind == UPGRADES
    action = f"act-{ACTIONS[tile.action]}" if is_upgrade else "act-wall"
    pale = f'<g opacity=".3">{icon(action, 0, 0, 54)}</g>'
    bonus = signs.effects(tile.effects, 0, 0, 42, 32) if is_upgrade else ""
    return _ground(tile, turned) + pale + bonus + _symbols(tile, turned, 31, 12, 20)


def _ground(tile: HexTile, turned: int) -> str:
    rim = colours.of("rim") if tile.is_special else colours.LEAVES
    return (
        hexagon(RADIUS - 1, colours.ROWS[tile.kind], "edge")
        + hexagon(RADIUS - 6, colours.TINTS[tile.kind], "", f' stroke="{rim}" stroke-width="2"')
        + _corners(tile, turned)
    )


def _corners(tile: HexTile, turned: int) -> str:
    drawn = ""
    for number in tile.corners:
        x, y = corner(number + turned, RADIUS - 8)
        drawn += sector((number + turned) % 6, RADIUS - 1, 17, colours.CORNERS[tile.kind])
        drawn += bird(x, y) if tile.kind == BUILDINGS else rose(x, y)
    return drawn


def bird(x: float, y: float) -> str:
    """The swallow of a blue corner."""
    return (
        f'<path d="M{x - 4.5:.4g} {y - 1:.4g}q3.500-1.500 4.500 2.500 1-4 4.500-2.500" fill="none" '
        'stroke="var(--white)" stroke-width="1.800" stroke-linecap="round"/>'
    )


def rose(x: float, y: float) -> str:
    """The dot of a red corner."""
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="2.600" fill="var(--white)"/>'


def _symbols(tile: BoardTile, turned: int, distance: float, radius: float, size: float) -> str:
    """Adjacency bonuses on the sides."""
    drawn = ""
    for number, found in enumerate(tile.edges):
        if found:
            x, y = side(number + turned, distance)
            disc = f'r="{radius:g}" fill="{colours.LEAVES}" stroke="{theme.RULE}"'
            drawn += f'<circle cx="{x:.4g}" cy="{y:.4g}" {disc}/>'
            drawn += signs.effects(found, round(x, 1), round(y, 1), radius * 1.8, size)
    return drawn


def _upgrade(tile: BoardTile) -> str:
    """Its action, its bonus, and the steps of the University."""
    action = icon(f"act-{ACTIONS[tile.action]}", -8, -13, 26)
    steps = icon("university", 14, -16, 13) + text(14, -5, f"+{tile.era}", 11, "b k")
    return action + steps + _window(tile, 2, 48, 21, 19)


def _window(tile: HexTile, top: float, wide: float, high: float, size: float) -> str:
    """The reward, in green."""
    frame = rect(-wide / 2, top, wide, high, colours.REWARD, 4, f' stroke="{theme.RULE}" stroke-width=".800"')
    return frame + signs.effects(tile.effects, 0, top + high / 2, wide - 3, size)


def _cost(tile: HexTile, y: float) -> str:
    """The price, in red."""
    found: signs.Glyphs = []
    for good, amount in (("gold", tile.gold), ("stone", tile.stone)):
        found += [("text", str(amount)), ("icon", good)] if amount else []
    wide = max(signs.width(found, 15) + 5, 30)
    sign = rect(-wide / 2, y - 8, wide, 16, colours.PRICE, 3, ' stroke="var(--wax)" stroke-width=".900"')
    return sign + signs.fitted(found, 0, y, wide - 3, 15)


def _head(tile: HexTile, y: float, size: float, project: str, has_cube: bool) -> str:
    """In the top of a tile: its era, its project and the space for a cube."""
    era = LEVELS[tile.era - 1]
    width = 4 + 3 * len(era) + (size + 2 if project else 0) + (size if has_cube else 0)
    x = -width / 2
    drawn = text(x + 1.5 * len(era), y, era, 9, "b k")
    x += 4 + 3 * len(era)
    if project:
        drawn += icon(project, x + size / 2, y, size)
        x += size + 2
    if has_cube:
        space = rect(
            x, y - size * 0.36, size * 0.72, size * 0.72, colours.IVORY, 0, ' stroke-dasharray="2.500 1.500"'
        )
        drawn += f'<g stroke="{theme.LINE}" stroke-width="1.100">{space}</g>'
    return drawn


def _wall(tile: BoardTile) -> str:
    head = _head(tile, -21, 16, "hunger-wall" if tile.hunger_wall else "", False)
    return head + _window(tile, -12, 54, 22, 20) + _cost(tile, 19)


def _building(tile: Building) -> str:
    head = _head(tile, -25, 22, "st-vitus" if tile.cathedral else "", tile.cube)
    return head + _window(tile, -12, 74, 26, 23) + _cost(tile, 25)


@lru_cache(maxsize=512)
def built(tile: Building, turned: int) -> str:
    """A building in the city: its corners still count, and what it cost breaks ties for the plaza."""
    return (
        hexagon(RADIUS - 1, colours.ROWS[BUILDINGS], "edge")
        + hexagon(RADIUS - 6, colours.of("built"))
        + _corners(tile, turned)
        + icon("act-building", 0, -6, 46)
        + coin(0, 31, tile.cost, 9, colours.of("token"))
    )


@lru_cache(maxsize=64)
def shadow(tile: Building) -> str:
    """A building that might stand somewhere: its ground and its corners."""
    return hexagon(RADIUS - 5, colours.TINTS[BUILDINGS]) + _corners(tile, 0)


@lru_cache(maxsize=512)
def facade(tile: Building, turned: int) -> str:
    """A building that is being turned: what matters are its corners."""
    return (
        hexagon(RADIUS - 1, colours.ROWS[BUILDINGS], "edge")
        + hexagon(RADIUS - 6, colours.TINTS[BUILDINGS])
        + _corners(tile, turned)
        + icon("act-building", 0, 0, 46)
    )


@lru_cache(maxsize=64)
def technology(tile: Technology) -> str:
    """A technology tile, 92 by 46: its level, and what it does."""
    width, height = CARD
    name = "technology" if tile.level < 3 else "single-use"
    found = signs.ability(tile.trigger, tile.effects)
    return (
        edge(width, height, colours.of(f"{name}-tint"), 5)
        + rect(0, 0, 18, height, colours.of(name), 5)
        + _level(tile)
        + signs.fitted(found, 55, height / 2, width - 26, 25)
    )


def _level(tile: Technology) -> str:
    """Its level; those of the higher ones work once."""
    level = LEVELS[tile.level - 1]
    if tile.level < 3:
        return text(9, CARD[1] / 2, level, 11, "b w")
    return text(9, 15, level, 11, "b w") + text(9, 32, "1×", 10, "w")


@lru_cache(maxsize=64)
def bridge_tile(tile: BridgeTile) -> str:
    """A IV or V tile, 92 by 46."""
    width, height = CARD
    lines = _lines(tile)
    size = 26 if len(lines) == 1 else 20
    drawn = [
        signs.fitted(found, 57, height / 2 + 21 * (at - (len(lines) - 1) / 2), width - 28, size)
        for at, found in enumerate(lines)
    ]
    return (
        edge(width, height, colours.METALS[tile.is_final], 5)
        + (_final_mark(13) if tile.is_final else text(13, height / 2, "IV", 12, "b k"))
        + "".join(drawn)
    )


def _final_mark(x: float) -> str:
    """V, and that it counts at the end."""
    return text(x, 13, "V", 12, "b k") + icon("hourglass", x, 31, 17)


def _lines(tile: BridgeTile) -> list[signs.Glyphs]:
    """What it gives at once, and what it counts at the end."""
    later = signs.final(tile.scoring, tile.value) if tile.is_final else []
    return [found for found in (signs.of(tile.effects), later) if found]


@lru_cache(maxsize=64)
def plank(tile: BridgeTile) -> str:
    """A bridge tile that lies across the bridge, 44 by 64."""
    lines = _lines(tile)
    drawn = [
        signs.fitted(found, 22, 38 + 24 * (at - (len(lines) - 1) / 2), 40, 20)
        for at, found in enumerate(lines)
    ]
    head = text(22, 11, "V" if tile.is_final else "IV", 12, "b k")
    return edge(44, 64, colours.METALS[tile.is_final], 4) + head + "".join(drawn)


@lru_cache(maxsize=64)
def token(tile: Token) -> str:
    """A production token, 38 by 38."""
    return edge(38, 38, colours.of("token"), 19) + signs.effects(tile.effects, 19, 19, 33, 20)
