"""The tracks of a player: gold and stone, mines and quarries, technology and the University."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import Effects, Track
from groschen.games.praga.effects import OneOf
from groschen.games.praga.names import GOLD, LEVELS, STONE, TRACKS
from groschen.games.praga.player import MOST
from groschen.render import theme
from groschen.render.pen import Room, edge, icon, identity, piece, rect, text
from groschen.render.praga import colours, signs, tiles
from groschen.render.praga.scene import Scene
from groschen.render.scene import View

LINES = 6
EITHER = len(TRACKS)
"""The good of a wealth bonus for gold or stone."""
HEAD = 34
"""How wide the head of a line is."""
BAY = 33
"""How much room production tokens have before a track."""
START = 43
"""Where the spaces of technology and University begin; markers wait before them."""
COUNTS = ("mines", "quarries")
TALL = 36
"""From which height on a space has room for a marker below its print."""
LETTERS, BOLD, MARKED = 15, 13, 12
"""How large what is printed on a space is: a number, what it brings, and either beside a marker."""
RING = 'fill="none" stroke="var(--wax)" stroke-width="1.5" stroke-dasharray="2.5 1.8"'
"""Round the space that earns a production token."""


def tracks(scene: Scene, seat: int, seen: View, room: Room) -> str:
    gold, mines, stone, quarries, technology, university = _lines(room)
    return (
        _dial(scene, seat, GOLD, seen, gold)
        + _producing(scene, seat, GOLD, seen, mines)
        + _dial(scene, seat, STONE, seen, stone)
        + _producing(scene, seat, STONE, seen, quarries)
        + _learning(scene, seat, seen, technology, university)
    )


def _lines(room: Room) -> list[Room]:
    """One below the other, or in a wide room the two of a kind beside each other."""
    if room.width < 3 * room.height:
        step = room.height / LINES
        return [Room(room.x, room.y + at * step, room.width, step - 3) for at in range(LINES)]
    step, half = room.height / LINES * 2, room.width / 2
    rooms = [
        Room(room.x + half * column + 4 * column, room.y + step * row, half - 4, step - 4)
        for column in (0, 1)
        for row in (0, 1, 2)
    ]
    return [rooms[at] for at in (0, 1, 3, 4, 2, 5)]


# Gold and stone


def _dial(scene: Scene, seat: int, good: int, seen: View, room: Room) -> str:
    """How much there is, of nine, and the wealth bonuses that wait at six and nine."""
    name = TRACKS[good]
    waiting = tuple(
        [
            (bonus.amount, bonus.effects)
            for bonus in scene.box.wealth
            if bonus.key in seen["wealth"] and bonus.resource in (good, EITHER)
        ]
    )
    drawn = _amount(good, seen[name], waiting, room.width, room.height)
    more = scene.thing("held", name, scene.name("held", name))
    return piece(f"{name}-{seat}", room.x, room.y, drawn, more)


@lru_cache(maxsize=2048)
def _amount(
    good: int, amount: int, waiting: tuple[tuple[int, Effects], ...], width: float, height: float
) -> str:
    middle, size = height / 2, min(height, 24)
    head = icon(TRACKS[good], 11, middle, size) + text(32, middle, amount, size * 0.92, "b")
    step = (width - HEAD - 14) / MOST
    bonuses = dict(waiting)
    pips = [
        _pip(
            HEAD + 14 + (at - 0.5) * step,
            middle,
            size,
            at <= amount,
            colours.GOODS[good],
            bonuses.get(at, ()),
        )
        for at in range(1, MOST + 1)
    ]
    return head + "".join(pips)


def _pip(x: float, y: float, size: float, is_full: bool, fill: str, bonus: Effects) -> str:
    """A place for a good, with the bonus that waits there; of two to choose from one above the other."""
    ways = bonus[0].alternatives if len(bonus) == 1 and isinstance(bonus[0], OneOf) else (bonus,)
    radius = size * (0.27 if not bonus else 0.44 if len(ways) == 1 else 0.5)
    circle = (
        f'<circle cx="{x:.4g}" cy="{y:g}" r="{radius:.3g}" fill="{fill if is_full else colours.LEAVES}" '
        f'stroke="{theme.LINE if is_full else theme.RULE}"/>'
    )
    if len(ways) == 1:
        return circle + (signs.effects(bonus, round(x, 1), y, size * 0.9, size * 0.66) if bonus else "")
    apart = size / 2
    lines = [
        signs.effects(way, round(x, 1), y + (at - (len(ways) - 1) / 2) * apart, size * 0.9, apart)
        for at, way in enumerate(ways)
    ]
    return circle + "".join(lines)


# Mines and quarries


def _producing(scene: Scene, seat: int, good: int, seen: View, room: Room) -> str:
    track, now = scene.box.tracks[good], seen[COUNTS[good]]
    name = COUNTS[good]
    produce = scene.own(seat, "produce", good=TRACKS[good])
    up = scene.own(seat, "raise", at=name)
    head = edge(HEAD - 4, room.height, colours.GOODS[good], 4) + icon(f"act-{name}", 15, room.height / 2, 24)
    held = seen["tokens"][TRACKS[good]]
    step = (room.width - HEAD - BAY) / track.last
    left = room.x + HEAD + BAY
    drawn = piece(
        f"{name}-{seat}",
        room.x,
        room.y,
        head,
        scene.thing("action", name, scene.name("action", name), produce),
    )
    drawn += _tokens(scene, held, room.x + HEAD, room)
    drawn += (
        f'<g transform="translate({left:g} {room.y:g})"{scene.thing("held", name, scene.name("held", name))}>'
        f"{_cells(track, good, now, step, room.height)}</g>"
    )
    said = scene.name("held", name)
    if up:
        size = f'width="{step - 2:g}" height="{room.height:g}" rx="3"'
        frame = f'<rect class="edge" {size} fill="{colours.LEAVES}" fill-opacity=".25"/>'
        x, more = left + min(now, track.last - 1) * step, scene.thing("held", name, said, up)
        drawn += piece(f"raise-{name}-{seat}", x, room.y, frame, more)
    marker = icon(f"cube-{seat}", 0, 0, min(17, step * 0.66))
    x, y = left + (now - 0.5) * step - 1, room.y + _marker_at(room.height)
    return drawn + piece(f"marker-{name}-{seat}", x, y, marker, scene.thing("held", name, said))


def _marker_at(height: float) -> float:
    """In a tall space the marker stands below what is printed."""
    return height * 0.72 if height > TALL else height / 2


def _print_at(height: float, is_marked: bool) -> tuple[float, int]:
    """How far down, and how large."""
    return (height * 0.26, MARKED) if height > TALL and is_marked else (height / 2, LETTERS)


def _tokens(scene: Scene, held: list[str], x: float, room: Room) -> str:
    """Production tokens lie before the first space."""
    size = (BAY - 3) / max(len(held), 1)
    return "".join(
        [
            piece(
                identity("token", key), x + at * size, room.y + room.height / 2 - size / 2,
                tiles.token(scene.token(key)), scene.tile(key), size / 38,
            )
            for at, key in enumerate(held)
        ]
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _cells(track: Track, good: int, now: int, step: float, height: float) -> str:
    return "".join(
        [
            _cell(track, good, number, now, Room((number - 1) * step, 0, step - 2, height))
            for number in range(1, track.last + 1)
        ]
    )


def _cell(track: Track, good: int, number: int, now: int, room: Room) -> str:
    """A number of mines, and the bonus of producing with so many."""
    x, _, width, height = room
    found = track.bonuses[number][len(track.bonuses[number - 1]) :]
    fill = colours.GOODS[good] if number <= now else colours.LEAVES
    cell = rect(x, 0, width, height, fill, 3, f' stroke="{theme.RULE}"')
    middle = round(x + width / 2, 1)
    y, letters = _print_at(height, number == now)
    if number == track.token_at:
        ring = f'<circle cx="{middle:g}" cy="{y:g}" r="{letters * 0.62:.3g}" {RING}/>'
        return cell + ring + text(middle, y, number, letters, "k")
    cell += icon("wax", x + width - 5, height - 5, 11) if number == track.last else ""
    if found:
        return cell + signs.effects(found, middle, y, width - 4, min(height - 4, 18))
    return cell + text(middle, y, number, letters, "k")


# Technology and University


def _learning(scene: Scene, seat: int, seen: View, upper: Room, lower: Room) -> str:
    levels = tuple([LEVELS[level - 1] if level else "" for level in scene.box.levels])
    worth = tuple([f"×{multiplier}" if multiplier else "" for multiplier in scene.box.multipliers])
    fills = colours.of("technology-cell"), colours.of("university-cell")
    return _line(scene, seat, "technology", levels, fills[0], upper) + _line(
        scene, seat, "university", worth, fills[1], lower
    )


def _line(scene: Scene, seat: int, name: str, marks: tuple[str, ...], fill: str, room: Room) -> str:
    step, now = (room.width - START) / (len(marks) - 1), scene.view["players"][seat][name]
    sign = "cog" if name == "technology" else name
    head = icon(sign, 12, room.height / 2, min(room.height + 2, 25))
    body = head + _spaces(marks, now, step, room.height, fill)
    x = START + (now - 0.5) * step - 1 if now else START - 9
    marker = piece(
        f"{name}-{seat}", x, _marker_at(room.height), icon(f"cube-{seat}", 0, 0, min(17, step * 0.66))
    )
    more = scene.thing("held", name, scene.name("held", name))
    return f'<g transform="translate({room.x:g} {room.y:g})"{more}>{body}{marker}</g>'


@lru_cache(maxsize=1024)
def _spaces(marks: tuple[str, ...], now: int, step: float, height: float, fill: str) -> str:
    drawn = ""
    for space, mark in enumerate(marks[1:], 1):
        x = START + (space - 1) * step
        shade = fill if space <= now else colours.LEAVES
        drawn += rect(x, 0, step - 2, height, shade, 3, f' stroke="{theme.RULE}"')
        y, letters = _print_at(height, space == now)
        drawn += text(
            x + step / 2 - 1,
            y,
            mark or space,
            min(letters, BOLD) if mark else letters,
            "b k" if mark else "k",
        )
    return drawn
