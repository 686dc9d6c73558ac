"""A player board: money and points, guild rows, slots, pieces, reputation, and the cards in hand."""

from __future__ import annotations

from typing import NamedTuple

from groschen.games.kutna_hora.player import SLOTS
from groschen.render import theme
from groschen.render.kutna_hora import tiles
from groschen.render.kutna_hora.hand import hand, scores
from groschen.render.kutna_hora.holdings import guilds, pieces, slots
from groschen.render.kutna_hora.reputation import reputation
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Area, Room, icon, named, points, rect, signed, text
from groschen.render.scene import View, about

WIDTH = 460
LEAST = 211
"""The height at which everything just fits."""
TALL = 330
"""From this height on the slots have a line of their own."""
SLOTS_MORE = 12
"""By how much the slots may grow, as long as the pieces beside them have room."""
BAND = 36
HIGHER = 120
"""By how much the board is taller on a telephone, where the cards lie in two rows."""
HEIGHTS = {2: 410, 3: 360, 4: 330}
"""By the number of players, how tall a board is."""


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
    rows, slots, track = 96 + spare * 0.4, 84 + min(spare * 0.14, SLOTS_MORE), 26 + spare * 0.06
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


def player(scene: Scene, seat: int, more: float = 0) -> Area:
    """Everything that a player has, on a board that may be taller than usual."""
    height = HEIGHTS[scene.players] + more
    return board(scene, seat, f"player-{seat}", height, plan(height))


def narrow_player(scene: Scene, seat: int) -> Area:
    """The same for a telephone: cards large enough for a finger, as long as they are played."""
    parts, more = plan(TALL), 0 if "scores" in scene.view else HIGHER
    taller = parts._replace(last=parts.last._replace(height=parts.last.height + more))
    return board(scene, seat, f"narrow-player-{seat}", TALL + more, taller)


def board(scene: Scene, seat: int, name: str, height: float, parts: Plan) -> Area:
    seen = scene.view["players"][seat]
    last = scores if "scores" in scene.view else hand
    body = (
        sheet(scene, seat, height)
        + _band(scene, seat, seen)
        + guilds(scene, seat, parts.guilds)
        + slots(scene, seat, parts.slots)
        + pieces(scene, seat, parts.pieces)
        + reputation(scene, seat, parts.track)
        + last(scene, seat, parts.last)
    )
    return Area(name, WIDTH, height, body, seen["name"])


def sheet(scene: Scene, seat: int, height: float) -> str:
    """Vellum, with a golden rim for whoever is to decide."""
    glow = rect(-4, -4, WIDTH + 8, height + 8, theme.GOLD, 12) if seat == scene.view["seat"] else ""
    return glow + rect(0, 0, WIDTH, height, theme.VELLUM, 9)


def ribbon(seat: int, height: float) -> str:
    """The upper edge in the colour of the seat."""
    top = f"M0 {height:g}V9a9 9 0 0 1 9-9H{WIDTH - 9}a9 9 0 0 1 9 9V{height:g}z"
    return f'<path d="{top}" fill="{theme.SEATS[seat]}"/>'


def _band(scene: Scene, seat: int, seen: View) -> str:
    """Name, groschen, income, taxes and points so far."""
    start = figure(scene, "start", icon("seal", 190, 18, 27)) if scene.view["start"] == seat else ""
    name = named(38, 18, seen["name"], 19, 138, "b w l")
    return (
        ribbon(seat, BAND)
        + icon(f"counter-{seat}", 20, 18, 26)
        + f'<g clip-path="url(#kh-name)">{name}</g>'
        + start
        + figure(scene, "groschen", icon("coin", 224, 18, 26) + text(241, 18, seen["groschen"], 20, "b w l"))
        + figure(
            scene, "income", icon("income", 297, 18, 26) + text(313, 18, f"+{seen['income']}", 17, "w l")
        )
        + figure(scene, "taxes", icon("taxes", 367, 18, 25) + text(382, 18, f"−{seen['taxes']}", 17, "w l"))
        + figure(scene, "points", points(436, 18.5, signed(sum(seen["points"].values())), 33))
    )


def figure(scene: Scene, what: str, body: str) -> str:
    """A number with its icon, explained by the card of the symbol."""
    return f"<g{about(f'symbol:{what}', scene.name('symbol', what))}>{body}</g>"
