"""What lies between the boards: tiles just drawn, guild sets to choose from, or else the turns to come."""

from __future__ import annotations

from groschen.games.kutna_hora.names import COMMODITIES, GUILDS
from groschen.render import theme
from groschen.render.kutna_hora import colours, tiles
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import (
    Area,
    edge,
    fitted,
    icon,
    identity,
    named,
    panel,
    piece,
    points,
    rect,
    signed,
    text,
)
from groschen.render.scene import about

WIDTH = 460
HEIGHT = 70
TILE = 62
SET = 106


def offer(scene: Scene) -> Area:
    drawn, sets = in_hand(scene), scene.view["guild_sets"]
    title = scene.label("offer" if drawn or sets else "ended" if scene.view["over"] else "turns")
    if scene.view["over"]:
        body = _ending(scene, title)
    elif drawn:
        body = _heading(title, WIDTH - 20 - TILE * len(drawn)) + _drawn(scene, drawn)
    elif sets:
        body = "".join([_guild_set(scene, at, guilds) for at, guilds in enumerate(sets)])
    else:
        body = _turns(scene, title)
    return Area("offer", WIDTH, HEIGHT, panel(WIDTH, HEIGHT) + body, title)


def _heading(title: str, room: float) -> str:
    return fitted(14, HEIGHT / 2, title, 14, room, "h l")


def in_hand(scene: Scene) -> list[str]:
    """Tiles drawn, or the technology tile that is about to be placed."""
    seen, technologies = scene.view["mines"], scene.box.technologies
    if scene.view["decision"] == "PlaceTechnology":
        return [technologies[-seen["technologies_left"]].key]
    return list(seen["drawn"])


def _drawn(scene: Scene, keys: list[str]) -> str:
    """Mine tiles, from the right."""
    start = WIDTH - 8 - TILE * len(keys)
    return "".join([_mine(scene, key, start + at * TILE) for at, key in enumerate(keys)])


def _mine(scene: Scene, key: str, x: float) -> str:
    target = scene.target("mine", "remove tile", piece=key)
    return scene.mine_tile(key, x, 6, tiles.mine_face(scene.mine(key)), target, scale=58 / tiles.MINE)


def _guild_set(scene: Scene, at: int, guilds: list[str]) -> str:
    body = edge(SET, 50, theme.PAPER) + "".join([_guild(guild, 5 + 33 * n) for n, guild in enumerate(guilds)])
    named = scene.words.all_of([scene.name("guild", guild) for guild in guilds])
    one, two, three = guilds
    more = about("symbol:guilds", named, scene.target("guilds", one=one, two=two, three=three))
    return piece(identity("guilds", *guilds), 8 + at * (SET + 7), 10, body, more)


def _guild(guild: str, x: float) -> str:
    return (
        rect(x, 6, 30, 38, colours.GUILDS[guild], 4)
        + rect(x + 2, 8, 26, 34, theme.PAPER, 3)
        + icon(COMMODITIES[GUILDS.index(guild)], x + 15, 25, 25)
    )


def _turns(scene: Scene, title: str) -> str:
    """Who has how many cards left in this round, in the order of play."""
    view, seats = scene.view, scene.players
    order = [(view["start"] + at) % seats for at in range(seats)]
    step = min((WIDTH - 134) / seats, 92)
    left = WIDTH - 12 - step * seats
    found = [_turn(scene, seat, left + at * step, step) for at, seat in enumerate(order)]
    return _heading(title, left - 12) + "".join(found)


def _turn(scene: Scene, seat: int, x: float, width: float) -> str:
    """A counter, the cards that are left, and a frame around whoever is to decide."""
    here = seat == scene.view["seat"]
    frame = rect(x, 10, width - 6, 50, theme.GOLD if here else theme.SHADE, 6)
    cards = len(scene.view["players"][seat]["hand"]) - 1
    backs = [
        rect(x + 36 + 8 * at, 26, 6, 18, theme.LINE if here else theme.FADED, 1.5) for at in range(cards)
    ]
    start = icon("seal", x + 8, 15, 16) if scene.view["start"] == seat else ""
    body = frame + icon(f"counter-{seat}", x + 20, 35, 25) + "".join(backs) + start
    title = scene.titled(scene.words.seat(seat), scene.label("hand", n=cards))
    return f"<g{about(f'area:player-{seat}', title)}>{body}</g>"


def _ending(scene: Scene, title: str) -> str:
    """Who has won."""
    first = scene.view.get("ranking", [[]])[0]
    names = " & ".join(scene.view["players"][seat]["name"] for seat in first)
    best = max((scene.view["scores"][seat]["total"] for seat in first), default=0)
    counters = "".join([icon(f"counter-{seat}", 84 + 25 * at, 47, 22) for at, seat in enumerate(first)])
    body = (
        icon("crown", 38, 36, 44)
        + text(72, 22, title, 19, "h l")
        + counters
        + named(74 + 25 * len(first), 47, names, 18, 240, "b l")
        + points(WIDTH - 40, 36, signed(best), 46)
    )
    return f"<g{about('score:total', scene.name('score', 'total'))}>{body}</g>"
