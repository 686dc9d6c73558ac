"""A player board: money and points, guild rows, slots, pieces, reputation, and the cards in hand."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from groschen.games.kutna_hora.actions.joker import FREE_JOKER_REPUTATION
from groschen.games.kutna_hora.box.components import Box, Tile
from groschen.games.kutna_hora.names import COMMODITIES, FROM_MINES, GUILDS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW, PLOT_MARKERS, POOL, ROWS, SLOTS
from groschen.games.kutna_hora.state import CHEAP_PLOT_REPUTATION
from groschen.render import theme
from groschen.render.kutna_hora import colours, tiles
from groschen.render.kutna_hora.hand import hand, scores
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import (
    Area,
    Room,
    clean,
    edge,
    icon,
    identity,
    piece,
    points,
    rect,
    shorten,
    signed,
    text,
)
from groschen.render.scene import View

WIDTH = 460
LEAST = 211
"""The height at which everything just fits."""
TALL = 330
"""From this height on the slots have a line of their own."""
BAND = 36


class Plan(NamedTuple):
    """Where the parts of a board go."""

    guilds: Room
    slots: Room
    pieces: Room
    track: Room
    last: Room


def plan(height: float) -> Plan:
    return _tall(height) if height >= TALL else _compact(height)


def _compact(height: float) -> Plan:
    """Slots and pieces stand beside the guilds."""
    spare, right = height - LEAST, WIDTH - 228
    rows, track, last = 98 + spare * 0.6, 22 + spare * 0.08, 41 + spare * 0.3
    slots = min(rows - 27, 68)
    return Plan(
        guilds=Room(8, 41, 218, rows),
        slots=Room(right, 41, 222, slots),
        pieces=Room(right, 43 + slots, 222, rows - slots - 4),
        track=Room(8, height - last - track - 9, WIDTH - 16, track),
        last=Room(8, height - last - 5, WIDTH - 16, last),
    )


def _tall(height: float) -> Plan:
    """Slots and pieces stand below the guilds."""
    spare = height - TALL
    rows, slots, track = 96 + spare * 0.4, 84 + spare * 0.14, 26 + spare * 0.06
    below = 42 + rows
    hand_at = below + slots + track + 13
    slots_width = slots * SLOTS * tiles.WIDTH / tiles.HEIGHT + 8
    return Plan(
        guilds=Room(8, 41, WIDTH - 16, rows),
        slots=Room(8, below, slots_width, slots),
        pieces=Room(16 + slots_width, below, WIDTH - 24 - slots_width, slots),
        track=Room(8, below + slots + 7, WIDTH - 16, track),
        last=Room(8, hand_at, WIDTH - 16, height - hand_at - 6),
    )


def player(scene: Scene, seat: int, height: float = LEAST) -> Area:
    seen, parts = scene.view["players"][seat], plan(height)
    last = scores if "scores" in scene.view else hand
    body = (
        _sheet(scene, seat, height)
        + _band(scene, seat, seen)
        + _guilds(scene, seat, seen, parts.guilds)
        + _slots(scene, seat, seen, parts.slots)
        + _pieces(scene, seat, seen, parts.pieces)
        + _reputation(scene, seat, seen["reputation"], parts.track)
        + last(scene, seat, parts.last)
    )
    return Area(f"player-{seat}", WIDTH, height, body)


def _sheet(scene: Scene, seat: int, height: float) -> str:
    glow = rect(-4, -4, WIDTH + 8, height + 8, theme.GOLD, 12) if seat == scene.view["seat"] else ""
    return glow + rect(0, 0, WIDTH, height, theme.VELLUM, 9)


def _band(scene: Scene, seat: int, seen: View) -> str:
    """Name, groschen, income, taxes and points so far."""
    top = f"M0 {BAND}V9a9 9 0 0 1 9-9H{WIDTH - 9}a9 9 0 0 1 9 9V{BAND}z"
    start = icon("seal", 190, 18, 27) if scene.view["start"] == seat else ""
    return (
        f'<path d="{top}" fill="{theme.SEATS[seat]}"/>'
        + icon(f"counter-{seat}", 20, 18, 26)
        + f'<g clip-path="url(#kh-name)">{text(38, 18, shorten(seen["name"], 19, 138), 19, "b w l")}</g>'
        + start
        + icon("coin", 224, 18, 26)
        + text(241, 18, seen["groschen"], 20, "b w l")
        + icon("income", 297, 18, 26)
        + text(313, 18, f"+{seen['income']}", 17, "w l")
        + icon("taxes", 367, 18, 25)
        + text(382, 18, f"−{seen['taxes']}", 17, "w l")
        + points(436, 18.5, signed(sum(seen["points"])), 33)
    )


def _guilds(scene: Scene, seat: int, seen: View, room: Room) -> str:
    step = room.height / ROWS
    lines = [Room(room.x, room.y + row * step, room.width, step - 4) for row in range(ROWS)]
    return "".join([_guild(scene, seat, seen, row, lines[row]) for row in range(len(seen["guilds"]))])


def _guild(scene: Scene, seat: int, seen: View, row: int, room: Room) -> str:
    """A guild, its production, and its houses, of which the leftmost goes first."""
    guild, height, width = seen["guilds"][row], room.height, 56 if room.width < 300 else 78
    frame = (
        edge(width, height, colours.GUILDS[guild], 5)
        + rect(3, 3, width - 6, height - 6, theme.PAPER, 3)
        + icon(COMMODITIES[GUILDS.index(guild)], width * 0.3, height / 2, 25)
        + text(width * 0.72, height / 2, seen["production"][row], 19, "b")
    )
    gone, step = HOUSES_IN_ROW - seen["houses"][row], (room.width - width - 6) / HOUSES_IN_ROW
    spaces = [
        _house_space(
            scene.box.houses[row][column], seat, column < gone, Room(column * step, 0, step - 4, height)
        )
        for column in range(HOUSES_IN_ROW)
    ]
    chosen = _choice_of_guild(scene, guild) if seat == scene.view["seat"] else ""
    return piece(f"guild-{seat}-{guild}", room.x, room.y, frame, chosen) + piece(
        f"houses-{seat}-{guild}", room.x + width + 8, room.y, "".join(spaces)
    )


def _choice_of_guild(scene: Scene, guild: str) -> str:
    """Give up a house of it, or put it in a row."""
    asked = [f"house {guild}", *[f"row {row + 1} {guild}" for row in range(ROWS)]]
    return next((found for found in map(scene.choices.on, asked) if found), "")


@lru_cache(maxsize=1024)
def _house_space(space: Tile, seat: int, is_gone: bool, room: Room) -> str:
    """A house with what it gives when it leaves; pale once it has left."""
    x, width, height, eaves = room.x, room.width, room.height, 9
    size = min(15 + (width - 36) / 5, height - eaves - 3)
    inside = tiles.effects_centred(space.effects, x + width / 2, (height + eaves) / 2, size)
    if is_gone:
        outline = f' stroke="{theme.RULE}" stroke-dasharray="3 3"'
        return rect(x, eaves, width, height - eaves, "none", 2, outline) + f'<g opacity=".4">{inside}</g>'
    walls = rect(x + 1, eaves, width - 2, height - eaves, theme.PAPER, 1, f' stroke="{theme.INK}"')
    roof = f"M{x - 2:g} {eaves + 1}L{x + 7:g} 0H{x + width - 7:g}L{x + width + 2:g} {eaves + 1}z"
    return walls + f'<path d="{roof}" fill="{theme.SEATS[seat]}" stroke="{theme.INK}"/>' + inside


def _slots(scene: Scene, seat: int, seen: View, room: Room) -> str:
    """Tiles to be built."""
    scale = min(room.height / tiles.HEIGHT, (room.width / SLOTS - 2) / tiles.WIDTH)
    step = tiles.WIDTH * scale + 3
    held = list(seen["slots"]) + [None] * (SLOTS - len(seen["slots"]))
    return "".join(
        [_slot(scene, seat, key, room.x + at * step, room.y, scale) for at, key in enumerate(held)]
    )


def _slot(scene: Scene, seat: int, key: str | None, x: float, y: float, scale: float) -> str:
    if key is None:
        outline = f' stroke="{theme.RULE}" stroke-dasharray="4 4"'
        return rect(x, y, tiles.WIDTH * scale, tiles.HEIGHT * scale, theme.SHADE, 4, outline)
    chosen = scene.choices.on(f"build {key}") if seat == scene.view["seat"] else ""
    more = f' data-tile="{clean(key)}"{chosen}'
    return piece(identity("tile", key), x, y, tiles.face(scene.building(key)), more, scale)


def _pieces(scene: Scene, seat: int, seen: View, room: Room) -> str:
    """Miners in the pool and beside it, pelicans to use and used, plot markers, ore from mines."""
    in_town = sum(owner == seat for owner in scene.view["town"]["plots"].values())
    chips = [
        "".join([_miner(seat, at, at < seen["pool"]) for at in range(POOL)])
        + text(38, 0, f"+{seen['miners']}", 14, "f l"),
        icon("pelican", 11, 0, 22, colours.PURPLE) + text(24, 0, seen["pelicans"], 16, "b l"),
        icon("pelican", 11, 0, 19, theme.SILVER) + text(24, 0, seen["used_pelicans"], 15, "f l"),
        icon(f"plot-{seat}", 10, 0, 20) + text(24, 0, PLOT_MARKERS - in_town, 16, "b l"),
        icon("ore", 11, 0, 21) + text(25, 0, seen["production"][FROM_MINES], 16, "b l"),
    ]
    return "".join(
        [
            f'<g transform="translate({x:g} {y:g})">{chip}</g>'
            for chip, (x, y) in zip(chips, _chip_places(room), strict=True)
        ]
    )


def _miner(seat: int, at: int, is_there: bool) -> str:
    drawn = icon(f"miner-{seat}", 10 + 17 * at, 0, 22)
    return drawn if is_there else f'<g opacity=".2">{drawn}</g>'


def _chip_places(room: Room) -> list[tuple[float, float]]:
    """In one line, or miners, pelicans and the rest in three."""
    if room.height < 60:
        return [(room.x + at, room.y + 13) for at in (0, 65, 103, 141, 181)]
    lines = [room.y + room.height * part for part in (0.18, 0.5, 0.82)]
    left, right = room.x + 2, room.x + room.width * 0.5
    return [(left, lines[0]), (left, lines[1]), (right, lines[1]), (left, lines[2]), (right, lines[2])]


def _reputation(scene: Scene, seat: int, now: int, room: Room) -> str:
    """Where the counter stands, in a figure and on the track."""
    box, track, middle = scene.box, Room(room.x + 46, *room[1:]), room.y + room.height / 2
    step = (room.width - 46) / (box.highest - box.lowest + 1)
    x = track.x + (now - box.lowest + 0.5) * step
    marker = piece(f"reputation-{seat}", x, middle, icon(f"counter-{seat}", 0, 0, 24))
    value = icon("reputation", room.x + 11, middle, 21) + text(room.x + 32, middle, signed(now), 17, "b")
    return value + _reputation_track(box, track, step) + marker


@lru_cache(maxsize=64)
def _reputation_track(box: Box, room: Room, step: float) -> str:
    """What its ends are worth, and where plots get cheap and the Joker free."""
    return "".join(
        [
            _reputation_space(space, worth, Room(room.x + at * step, room.y, step, room.height))
            for at, (space, worth) in enumerate(sorted(box.reputation.items()))
        ]
    )


def _reputation_space(space: int, worth: int, room: Room) -> str:
    fill = "#efc4b4" if worth < 0 else "#f3d582" if worth > 0 else theme.PAPER
    cell = rect(room.x + 0.5, room.y, room.width - 1, room.height, fill, 2, f' stroke="{theme.RULE}"')
    x, y = room.x + room.width / 2, room.y + room.height / 2
    if worth:
        return cell + text(x, y, signed(worth), 13, "b")
    if space == CHEAP_PLOT_REPUTATION:
        return cell + icon("plot", x, y, 18)
    if space == FREE_JOKER_REPUTATION:
        return cell + icon("joker", x, y, 18)
    return cell + text(x, y, signed(space), 12, "f")
