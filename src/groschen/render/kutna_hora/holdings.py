"""What lies on a player board: guild rows with their houses, tiles in slots, and pieces."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.box.components import Tile
from groschen.games.kutna_hora.names import COMMODITIES, FROM_MINES, GUILDS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW, PLOT_MARKERS, POOL, ROWS, SLOTS
from groschen.render import theme
from groschen.render.kutna_hora import colours, tiles
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Room, edge, icon, moved, piece, rect, text
from groschen.render.scene import View, about


def guilds(scene: Scene, seat: int, room: Room) -> str:
    seen = scene.view["players"][seat]
    step = room.height / ROWS
    lines = [Room(room.x, room.y + row * step, room.width, step - 4) for row in range(ROWS)]
    return "".join([_guild(scene, seat, seen, row, lines[row]) for row in range(len(seen["guilds"]))])


def _guild(scene: Scene, seat: int, seen: View, row: int, room: Room) -> str:
    """A guild, its production, and its houses, of which the leftmost goes first."""
    guild, height, width = seen["guilds"][row], room.height, 56 if room.width < 300 else 78
    sign = COMMODITIES[GUILDS.index(guild)]
    frame = (
        edge(width, height, colours.GUILDS[guild], 5)
        + rect(3, 3, width - 6, height - 6, theme.PAPER, 3)
        + icon(sign, width * 0.3, height / 2, 25)
        + text(width * 0.72, height / 2, seen["production"][row], 19, "b")
    )
    gone, step = HOUSES_IN_ROW - seen["houses"][row], (room.width - width - 6) / HOUSES_IN_ROW
    spaces = [
        _house_space(
            scene.box.houses[row][column], seat, column < gone, Room(column * step, 0, step - 4, height)
        )
        for column in range(HOUSES_IN_ROW)
    ]
    more = about(f"guild:{guild}", scene.name("guild", guild), choice_of_guild(scene, seat, guild))
    return piece(f"guild-{seat}-{guild}", room.x, room.y, frame, more) + piece(
        f"houses-{seat}-{guild}",
        room.x + width + 8,
        room.y,
        "".join(spaces),
        about(f"houses:{row + 1}", scene.label("houses")),
    )


def choice_of_guild(scene: Scene, seat: int, guild: str) -> str:
    """Give up a house of it, or put it in a row."""
    return scene.target("house", "row", guild=guild) if seat == scene.view["seat"] else ""


@lru_cache(maxsize=1024)
def _house_space(space: Tile, seat: int, is_gone: bool, room: Room) -> str:
    """A house with what it gives when it leaves; pale once it has left."""
    x, width, height, eaves = room.x, room.width, room.height, 9
    size = min(15 + (width - 36) / 5, height - eaves - 3)
    inside = tiles.effects_centred(space.effects, x + width / 2, (height + eaves) / 2, size)
    if is_gone:
        outline = f' stroke="{theme.RULE}" stroke-dasharray="3 3"'
        return rect(x, eaves, width, height - eaves, "none", 2, outline) + f'<g class="pale">{inside}</g>'
    walls = rect(x + 1, eaves, width - 2, height - eaves, theme.PAPER, 1, f' stroke="{theme.EDGE}"')
    roof = f"M{x - 2:g} {eaves + 1}L{x + 7:g} 0H{x + width - 7:g}L{x + width + 2:g} {eaves + 1}z"
    return walls + f'<path d="{roof}" fill="{theme.SEATS[seat]}" stroke="{theme.EDGE}"/>' + inside


def slots(scene: Scene, seat: int, room: Room) -> str:
    """Tiles to be built."""
    seen = scene.view["players"][seat]
    scale = min(room.height / tiles.HEIGHT, (room.width / SLOTS - 2) / tiles.WIDTH)
    step = tiles.WIDTH * scale + 3
    held = list(seen["slots"]) + [None] * (SLOTS - len(seen["slots"]))
    return "".join(
        [_slot(scene, seat, key, room.x + at * step, room.y, scale) for at, key in enumerate(held)]
    )


def _slot(scene: Scene, seat: int, key: str | None, x: float, y: float, scale: float) -> str:
    if key is None:
        outline = f' stroke="{theme.RULE}" stroke-dasharray="4 4"'
        free = rect(0, 0, tiles.WIDTH * scale, tiles.HEIGHT * scale, theme.SHADE, 4, outline)
        return symbol(scene, "slot", free, x, y)
    target = scene.target("build", piece=key) if seat == scene.view["seat"] else ""
    return scene.tile(key, x, y, tiles.face(scene.building(key)), target, scale)


def pieces(scene: Scene, seat: int, room: Room) -> str:
    """Miners in the pool and beside it, pelicans to use and used, plot markers, ore from mines."""
    places = zip(chips(scene, seat), _chip_places(room), strict=True)
    return "".join([symbol(scene, name, chip, x, y) for (name, chip), (x, y) in places])


def symbol(scene: Scene, name: str, drawn: str, x: float, y: float, scale: float = 1) -> str:
    """A symbol with its figure, explained by a card."""
    return moved(drawn, x, y, about(f"symbol:{name}", scene.name("symbol", name)), scale)


def chips(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """What lies on a board besides tiles and cards: the name of each symbol, and how it is drawn."""
    seen = scene.view["players"][seat]
    in_town = sum(owner == seat for owner in scene.view["town"]["plots"].values())
    miners = "".join([_miner(seat, at, at < seen["pool"]) for at in range(POOL)])
    used = icon("pelican", 11, 0, 19, theme.SILVER) + text(24, 0, seen["used_pelicans"], 15, "f l")
    return [
        ("miner", miners + text(38, 0, f"+{seen['miners']}", 14, "f l")),
        ("pelican", icon("pelican", 11, 0, 22, colours.PURPLE) + text(24, 0, seen["pelicans"], 16, "b l")),
        ("used pelican", used),
        ("plot", icon(f"plot-{seat}", 10, 0, 20) + text(24, 0, PLOT_MARKERS - in_town, 16, "b l")),
        ("mines", icon("ore", 11, 0, 21) + text(25, 0, seen["production"][FROM_MINES], 16, "b l")),
    ]


def _miner(seat: int, at: int, is_there: bool) -> str:
    drawn = icon(f"miner-{seat}", 10 + 17 * at, 0, 22)
    return drawn if is_there else f'<g class="pale">{drawn}</g>'


def _chip_places(room: Room) -> list[tuple[float, float]]:
    """In one line, or miners, pelicans and the rest in three."""
    if room.height < 60:
        return [(room.x + at, room.y + 13) for at in (0, 65, 103, 141, 181)]
    lines = [room.y + room.height * part for part in (0.18, 0.5, 0.82)]
    left, right = room.x + 2, room.x + room.width * 0.5
    return [(left, lines[0]), (left, lines[1]), (right, lines[1]), (left, lines[2]), (right, lines[2])]
