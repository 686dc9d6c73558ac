"""The reputation track of a player board."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.box.components import Box
from groschen.games.kutna_hora.reputation import CHEAP_PLOTS, FREE_JOKER
from groschen.render import theme
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Room, icon, piece, rect, signed, text
from groschen.render.scene import about
from groschen.render.theme import var


def reputation(scene: Scene, seat: int, room: Room) -> str:
    """Where the counter stands, in a figure and on the track."""
    now = scene.view["players"][seat]["reputation"]
    box, track, middle = scene.box, Room(room.x + 46, *room[1:]), room.y + room.height / 2
    step = (room.width - 46) / (box.highest - box.lowest + 1)
    x = track.x + (now - box.lowest + 0.5) * step
    marker = piece(f"reputation-{seat}", x, middle, icon(f"counter-{seat}", 0, 0, 24))
    value = icon("reputation", room.x + 11, middle, 21) + text(room.x + 32, middle, signed(now), 17, "b")
    named = about("symbol:reputation", scene.label("reputation", n=now))
    return f"<g{named}>{value}{_reputation_track(box, track, step)}{marker}</g>"


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
    fill = var("loss") if worth < 0 else var("gain") if worth > 0 else theme.PAPER
    cell = rect(room.x + 0.5, room.y, room.width - 1, room.height, fill, 2, f' stroke="{theme.RULE}"')
    x, y = room.x + room.width / 2, room.y + room.height / 2
    if worth:
        return cell + text(x, y, signed(worth), 13, "b")
    if space == CHEAP_PLOTS:
        return cell + icon("plot", x, y, 18)
    if space == FREE_JOKER:
        return cell + icon("joker", x, y, 18)
    return cell + text(x, y, signed(space), 12, "f")
