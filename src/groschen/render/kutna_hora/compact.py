"""A player board in brief, for those at the table whose turn it is not to be planned."""

from __future__ import annotations

from groschen.games.kutna_hora.names import COMMODITIES, GUILDS
from groschen.games.kutna_hora.player import HOUSES_IN_ROW
from groschen.render import theme
from groschen.render.kutna_hora import colours
from groschen.render.kutna_hora.hand import hand, scores
from groschen.render.kutna_hora.holdings import chips, choice_of_guild, slots, symbol
from groschen.render.kutna_hora.player import LEAST, WIDTH, board, figure, plan, ribbon, sheet
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, Room, edge, icon, named, piece, points, rect, signed, text
from groschen.render.scene import View, about

BAND = 28
HEIGHTS = {3: 132, 4: 104}
"""By the number of players, how tall a board is; two players have room for a whole one."""
LEFT = 250
"""How wide guilds, pieces and cards are; the tiles have the rest."""


def compact(scene: Scene, seat: int) -> Area:
    name, seen = f"compact-{seat}", scene.view["players"][seat]
    if scene.players not in HEIGHTS:
        return board(scene, seat, name, LEAST, plan(LEAST))
    height = HEIGHTS[scene.players]
    line = (height - BAND - 8) / 3
    body = sheet(scene, seat, height) + _band(scene, seat, seen)
    if "scores" in scene.view:
        rest = scores(scene, seat, Room(8, BAND + 8, WIDTH - 16, height - BAND - 16))
    else:
        rest = (
            _guilds(scene, seat, seen, Room(8, BAND + 4, LEFT, line - 3))
            + _pieces(scene, seat, BAND + 4 + line * 1.5 - 2)
            + hand(scene, seat, Room(8, BAND + 4 + line * 2, LEFT, line - 1))
            + slots(scene, seat, Room(LEFT + 16, BAND + 6, WIDTH - LEFT - 22, height - BAND - 12))
        )
    return Area(name, WIDTH, height, body + rest, seen["name"])


def _band(scene: Scene, seat: int, seen: View) -> str:
    """Name, groschen, income, taxes, reputation and points so far."""
    y = BAND / 2
    start = figure(scene, "start", icon("seal", 150, y, 21)) if scene.view["start"] == seat else ""
    found = (
        ("groschen", icon("coin", 178, y, 20) + text(191, y, seen["groschen"], 16, "b w l")),
        ("income", icon("income", 238, y, 20) + text(250, y, f"+{seen['income']}", 14, "w l")),
        ("taxes", icon("taxes", 298, y, 19) + text(309, y, f"−{seen['taxes']}", 14, "w l")),
        ("reputation", _reputation(seen["reputation"], 356, y)),
        ("points", points(438, y, signed(sum(seen["points"].values())), 26)),
    )
    name = named(30, y, seen["name"], 15, 110, "b w l")
    figures = "".join([figure(scene, what, drawn) for what, drawn in found])
    return ribbon(seat, BAND) + icon(f"counter-{seat}", 16, y, 20) + name + start + figures


def _reputation(now: int, x: float, y: float) -> str:
    seal = f'<circle cx="{x:g}" cy="{y:g}" r="10.5" fill="{theme.LEAF}"/>'
    return seal + icon("reputation", x, y, 16) + text(x + 15, y, signed(now), 15, "b w l")


def _guilds(scene: Scene, seat: int, seen: View, room: Room) -> str:
    step = room.width / 3
    return "".join(
        [
            _guild(scene, seat, seen, row, Room(room.x + step * row, room.y, step - 5, room.height))
            for row in range(len(seen["guilds"]))
        ]
    )


def _guild(scene: Scene, seat: int, seen: View, row: int, room: Room) -> str:
    """A guild, its production, and how many houses are left."""
    guild, y = seen["guilds"][row], room.height / 2
    gone = HOUSES_IN_ROW - seen["houses"][row]
    body = (
        edge(room.width, room.height, colours.GUILDS[guild], 4)
        + rect(2.5, 2.5, room.width - 5, room.height - 5, theme.PAPER, 2)
        + icon(COMMODITIES[GUILDS.index(guild)], 14, y, 17)
        + text(30, y, seen["production"][row], 15, "b")
        + "".join([_house(seat, at < gone, 40 + 8.6 * at, y) for at in range(HOUSES_IN_ROW)])
    )
    more = about(f"guild:{guild}", scene.name("guild", guild), choice_of_guild(scene, seat, guild))
    return piece(f"guild-{seat}-{guild}", room.x, room.y, body, more)


def _house(seat: int, is_gone: bool, x: float, y: float) -> str:
    shape = f"M{x:g} {y + 5:g}v-6l3.5-4 3.5 4v6z"
    if is_gone:
        return f'<path d="{shape}" fill="none" stroke="{theme.RULE}" stroke-dasharray="2 1.5"/>'
    return f'<path d="{shape}" fill="{theme.SEATS[seat]}" stroke="{theme.LINE}"/>'


def _pieces(scene: Scene, seat: int, y: float) -> str:
    """Miners, pelicans, plot markers and ore from mines in one line."""
    places = zip(chips(scene, seat), (8, 78, 120, 162, 206), strict=True)
    return "".join([symbol(scene, name, chip, x, y, 0.94) for (name, chip), x in places])
