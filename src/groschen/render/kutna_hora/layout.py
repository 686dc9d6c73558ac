"""Where the areas of the table go: on a wide screen, and as pages for a telephone."""

from __future__ import annotations

from collections.abc import Callable

from groschen.render.kutna_hora.player import player
from groschen.render.kutna_hora.scene import Scene
from groschen.render.layout import GAP, Row, column, column_width, taller
from groschen.render.pen import Area, Place, Room, Sheet

Draw = Callable[[str], Area]
SHARED = {"market": "cathedral", "narrow-council": "narrow-track"}
"""On a telephone, areas that lie above others on the same page."""


def columns(players: int, seat: int, draw: Draw) -> list[list[Row]]:
    """The board on the left, the town hall and the stands in the middle, the players on the right, `seat`
    first and large."""
    others = [(seat + at) % players for at in range(1, players)]
    return [
        [draw("town"), draw("council"), draw("mines")],
        [draw("hall"), draw("market"), draw("cathedral")],
        [draw(f"player-{seat}"), *[draw(f"compact-{other}") for other in others]],
    ]


def wide(scene: Scene, seat: int, room: Room, draw: Draw) -> Sheet:
    """Every column is as wide as its height allows; what is left over lies around them. Where the width is
    what is short, the own board is taller."""
    found = columns(scene.players, seat, draw)
    track, offer = draw("track"), draw("offer")
    tall = room.height - 3 * GAP - 0.083 * room.height
    wanted = [column_width(rows, tall) for rows in found]
    factor = min((room.width - 4 * GAP) / sum(wanted), 1)
    left, middle, right = (width * factor for width in wanted)
    side = (room.width - 2 * GAP - left - middle - right) / 2
    xs = (side, side + left + GAP, side + left + middle + 2 * GAP)
    strip = max(track.height / track.width * (left + GAP + middle), offer.height / offer.width * right)
    below = Room(0, room.y + 2 * GAP + strip, 0, room.height - 3 * GAP - strip)
    places = [
        Place(track, Room(xs[0], room.y + GAP, left + GAP + middle, strip)),
        Place(offer, Room(xs[2], room.y + GAP, right, strip)),
    ]
    own = draw(f"player-{seat}")
    more = taller(found[2], own, below._replace(width=right))
    found[2][0] = player(scene, seat, more) if more else own
    for rows, x, width in zip(found, xs, (left, middle, right), strict=True):
        places += column(rows, below._replace(x=x, width=width))
    return Sheet(scene.label("game"), room.width, room.height, tuple(places))


def narrow(scene: Scene, seat: int, draw: Draw) -> list[Area]:
    """One's own board, what is on offer, the boards of the table, then the others."""
    others = [(seat + at) % scene.players for at in range(1, scene.players)]
    names = (
        "offer",
        f"narrow-player-{seat}",
        "hall",
        "town",
        "narrow-mines",
        "market",
        "cathedral",
        "narrow-council",
    )
    return [draw(name) for name in (*names, "narrow-track", *[f"narrow-player-{other}" for other in others])]
