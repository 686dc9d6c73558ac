"""The action crane: zones round the wheel, its bonuses, the action tiles on it, and the turns left."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from groschen.games.praga.box.components import Box
from groschen.games.praga.box.pieces import BOX, EGG_BONUS, SPECIAL_BONUS
from groschen.games.praga.names import POSITIONS
from groschen.render import theme
from groschen.render.pen import Area, icon, panel, piece, points, rect, text
from groschen.render.praga import colours, signs
from groschen.render.praga.hexagons import outline
from groschen.render.praga.scene import Scene
from groschen.render.scene import View

WIDTH = 372
HEIGHT = 420
MIDDLE = 186
ZONE = (150, 178)
"""The ring of zones: from, to."""
INSIDE = 92
OUTSIDE = 130
"""Where the two halves of an action tile lie."""
BONUS = 53
HUB = 37
HALF = 21.9
"""The radius of half an action tile."""


def crane(scene: Scene) -> Area:
    seen = scene.view["crane"]
    tiles = [_tile(scene, tile) for tile in seen["tiles"]]
    body = (
        panel(WIDTH, HEIGHT)
        + "".join([_zone(scene, position) for position in range(POSITIONS)])
        + _wheel(scene.box, seen["box"])
        + "".join([_bonus(scene, number, seen["box"] + number) for number in range(POSITIONS)])
        + "".join(tiles)
        + _hub(scene)
        + _platform(scene, 390)
    )
    return Area("crane", WIDTH, HEIGHT, body, scene.label("crane"))


def place(position: float, distance: float) -> tuple[float, float]:
    """Clockwise from the top."""
    angle = position * 2 * pi / POSITIONS
    return MIDDLE + sin(angle) * distance, MIDDLE - cos(angle) * distance


def _zone(scene: Scene, position: int) -> str:
    """What a tile costs or brings on this position."""
    gold, gained = scene.box.crane_gold[position], scene.box.crane_points[position]
    title = scene.label("free")
    if gold or gained:
        title = scene.label("pays gold", n=gold) if gold else scene.label("gives points", n=gained)
    body = _ring(scene.box, position, scene.counting)
    return f"<g{scene.thing('position', position, title)}>{body}</g>"


@lru_cache(maxsize=64)
def _ring(box: Box, position: int, players: int) -> str:
    inner, outer = ZONE
    ax, ay = place(position - 0.48, outer)
    bx, by = place(position + 0.48, outer)
    cx, cy = place(position + 0.48, inner)
    dx, dy = place(position - 0.48, inner)
    ring = (
        f'<path d="M{ax:.5g} {ay:.5g}A{outer} {outer} 0 0 1 {bx:.5g} {by:.5g}L{cx:.5g} {cy:.5g}'
        f'A{inner} {inner} 0 0 0 {dx:.5g} {dy:.5g}z" fill="{colours.ZONES[box.zones[position]]}" '
        f'stroke="{theme.LINE}" stroke-width="1.2"/>'
    )
    return ring + _worth(box, position) + _mark(box, position, players)


def _worth(box: Box, position: int) -> str:
    x, y = place(position, sum(ZONE) / 2)
    gold, gained = box.crane_gold[position], box.crane_points[position]
    if gold:
        return text(x - 8, y, gold, 15, "b w") + icon("gold", x + 6, y, 17)
    if gained:
        return points(x, y, gained, 24)
    return f'<circle cx="{x:.5g}" cy="{y:.5g}" r="4" fill="{theme.LEAF}" opacity=".8"/>'


def _mark(box: Box, position: int, players: int) -> str:
    """Where the turn-counting cube falls, and where two players begin Era II."""
    x, y = place(position - 0.33, ZONE[0] + 8)
    if position == box.hole:
        return icon("cube-turns", x, y, 12)
    if position == box.star and box.counting[players].at_star:
        return icon("star", x, y, 15)
    return ""


@lru_cache(maxsize=64)
def _wheel(box: Box, box_at: int) -> str:
    """The wooden wheel as it is turned now, with the bonus of every sector."""
    rim = ZONE[0] - 3
    disc = _circle(rim, colours.of("wheel"), f' stroke="{theme.LINE}" stroke-width="1.5"') + _circle(
        70, colours.of("wheel-middle"), f' stroke="{colours.of("wheel-line")}"'
    )
    spokes = "".join([_spoke(position, rim) for position in range(POSITIONS)])
    sectors = [_sector(box, sector, (box_at + sector) % POSITIONS) for sector in range(POSITIONS)]
    return disc + spokes + "".join(sectors)


def _circle(radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{MIDDLE}" cy="{MIDDLE}" r="{radius:g}" fill="{fill}"{more}/>'


def _spoke(position: int, rim: float) -> str:
    ax, ay = place(position + 0.5, HUB)
    bx, by = place(position + 0.5, rim)
    line = f'stroke="{colours.of("wheel-line")}" stroke-width="1"'
    return f'<path d="M{ax:.5g} {ay:.5g}L{bx:.5g} {by:.5g}" {line}/>'


def _sector(box: Box, number: int, position: int) -> str:
    if box.wheel[number].kind == BOX:
        return ""
    return "".join([_half_slot(position, distance) for distance in (INSIDE, OUTSIDE)])


def _bonus(scene: Scene, number: int, position: int) -> str:
    """What the tile of this sector brings; it turns with the wheel."""
    sector, at = scene.box.wheel[number], position % POSITIONS
    is_box = sector.kind == BOX
    body = _box(at) if is_box else bonus(scene.box, number, *place(at, BONUS), 21)
    return f"<g{scene.thing('sector', sector.key, scene.words.sector(sector))}>{body}</g>"


def bonus(box: Box, number: int, x: float, y: float, size: float) -> str:
    """The bonus of a sector of the wheel."""
    sector = box.wheel[number]
    if sector.kind == SPECIAL_BONUS:
        return icon("special", x, y, size) + points(
            x + size * 0.38, y + size * 0.34, sector.points, size * 0.62
        )
    if sector.kind == EGG_BONUS:
        good = "stone" if sector.resource else "gold"
        return icon("egg", x - size * 0.14, y, size) + icon(good, x + size * 0.36, y + size * 0.3, size * 0.6)
    return signs.effects(sector.effects, round(x, 1), round(y, 1), size * 1.4, size)


def _half_slot(position: int, distance: float) -> str:
    x, y = place(position, distance)
    return (
        f'<path d="{outline(HALF - 1.5, -30 * position + 30)}" transform="translate({x:.5g} {y:.5g})" '
        f'fill="{colours.of("slot")}" stroke="{colours.of("wheel-line")}" stroke-dasharray="3 3"/>'
    )


def _box(position: int) -> str:
    """The wooden box that blocks its sector, with the white arrow."""
    turn = f'<g transform="translate({MIDDLE} {MIDDLE}) rotate({30 * position})">'
    body = rect(-22, -148, 44, 106, colours.of("box"), 6, f' stroke="{theme.LINE}" stroke-width="1.5"')
    arrow = f'd="M0-143 15-118H6V-54H-6V-118H-15z" fill="{colours.IVORY}" stroke="{theme.LINE}"'
    return f"{turn}{body}<path {arrow}/></g>"


def _tile(scene: Scene, seen: View) -> str:
    one, other = seen["actions"]
    position = seen["position"]
    body = _pair(one, other, position)
    if seen["five"]:
        body += points(*place(position, (INSIDE + OUTSIDE) / 2), 5, 26)
    key = seen["tile"]
    more = scene.thing("action tile", key, scene.words.action_tile(key), scene.target("tile", piece=key))
    return piece(f"action-tile-{key}", 0, 0, body, more)


@lru_cache(maxsize=512)
def _pair(one: str, other: str, position: int) -> str:
    """Both halves of an action tile, their icons upright."""
    (ax, ay), (bx, by) = place(position, INSIDE), place(position, OUTSIDE)
    path = outline(HALF, -30 * position + 30)
    halves = "".join(
        [
            f'<path class="edge" d="{path}" transform="translate({x:.5g} {y:.5g})" fill="{colours.LEAVES}"/>'
            for x, y in ((ax, ay), (bx, by))
        ]
    )
    return halves + icon(f"act-{one}", ax, ay, 25) + icon(f"act-{other}", bx, by, 25)


def _hub(scene: Scene) -> str:
    """The era, and the turn."""
    view = scene.view
    era = text(MIDDLE, MIDDLE - 9, "I" * view["era"], 25, "b w")
    turn = text(MIDDLE, MIDDLE + 15, f"{view['turn']}/{view['turns']}", 14, "w")
    return f"<g{_turns(scene)}>{_circle(HUB, colours.of('coal'))}{era}{turn}</g>"


def _turns(scene: Scene) -> str:
    """The attributes of whatever counts turns."""
    title = scene.label("turn", turn=scene.view["turn"], turns=scene.view["turns"])
    return scene.thing("platform", "turns", title)


def _platform(scene: Scene, y: float) -> str:
    """The way of the cube to the hourglass, and the line where Era II begins."""
    counting, now = scene.box.counting[scene.counting], scene.view["crane"]["platform"]
    cube = piece("cube-turns", _step(now), y, icon("cube-turns", 0, 0, 22))
    steps = _steps(counting.platform, counting.era_two, counting.at_star, y)
    return piece("platform", 0, 0, steps + cube, _turns(scene))


def _step(number: int) -> float:
    return 30 + 46 * number


@lru_cache(maxsize=16)
def _steps(last: int, era_two: int, at_star: bool, y: float) -> str:
    cells = "".join(
        [
            rect(
                _step(at) - 19,
                y - 18,
                38,
                36,
                colours.of("tier-2") if at else theme.GOLD,
                6,
                f' stroke="{theme.RULE}"',
            )
            for at in range(last + 1)
        ]
    )
    glass = icon("hourglass", _step(0), y, 26)
    if at_star:
        return cells + glass + icon("star", _step(era_two) + 12, y - 12, 15)
    line = f'<path d="M{_step(era_two) + 23} {y - 22}v44" stroke="{theme.RUBRIC}" stroke-width="3"/>'
    return cells + glass + line
