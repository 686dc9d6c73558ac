"""Effects, triggers and scorings as icons in a line."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import Effects, Street
from groschen.games.praga.effects import Effect, OneOf
from groschen.games.praga.names import TRIGGERS
from groschen.render.pen import icon, points, text

Glyphs = list[tuple[str, str]]
"""What is drawn, and the name of the icon or the letters."""

NAMES = {
    "gold": "gold",
    "stone": "stone",
    "silver window": "silver-window",
    "gold window": "gold-window",
    "egg": "egg",
    "red token": "red-token",
    "blue token": "blue-token",
    "technology": "cog",
    "university": "university",
    "mine": "mine-up",
    "quarry": "quarry-up",
    "produce gold": "produce-gold",
    "produce stone": "produce-stone",
    "wall step": "wall-step",
    "cathedral step": "cathedral-step",
    "row up": "row-up",
    "both plaza rewards": "fountain",
    "any action": "any-action",
    "upgrade action": "act-upgrade",
}
PER = {"points per early upgrade": "act-upgrade", "points per silver window": "silver-window"}
CHEAPER = {"building action": ("act-building", "gold"), "wall action": ("act-wall", "stone")}
TRIGGER_GLYPHS: dict[str, Glyphs] = {
    "wheel gold": [("icon", "wheel"), ("icon", "gold")],
    "wheel stone": [("icon", "wheel"), ("icon", "stone")],
    "wheel silver window": [("icon", "wheel"), ("icon", "silver-window")],
    "wheel egg": [("icon", "wheel"), ("icon", "egg")],
    "technology": [("icon", "cog")],
    "university": [("icon", "university")],
    "row up": [("icon", "row-up")],
    "sideways": [("icon", "sideways")],
    "tile points": [("icon", "wheel"), ("icon", "points")],
    "cathedral building": [("icon", "act-building"), ("icon", "st-vitus")],
    "plain building": [("icon", "act-building"), ("no", "st-vitus")],
    "hunger wall": [("icon", "act-wall"), ("icon", "hunger-wall")],
    "plain wall": [("icon", "act-wall"), ("no", "hunger-wall")],
    "egg": [("icon", "egg")],
    "upgrade": [("icon", "act-upgrade")],
    "wall": [("icon", "act-wall")],
    "building": [("icon", "act-building")],
    "mine": [("icon", "mine-up")],
    "quarry": [("icon", "quarry-up")],
}
SCORING_GLYPHS: tuple[Glyphs, ...] = (
    [],
    [("icon", "gold")],
    [("icon", "stone")],
    [("icon", "gold"), ("icon", "stone")],
    [],
    [("icon", "university")],
    [("icon", "act-mines")],
    [("icon", "act-quarries")],
    [("icon", "act-upgrade")],
    [("icon", "act-wall")],
    [("icon", "row-up")],
)
"""What a seal or a V tile counts, in the order of `names.SCORINGS`."""
WIDTHS = {"icon": 1.04, "points": 1.1, "no": 1.04}
LETTER = 0.52


def glyphs(effect: Effect) -> Glyphs:
    if isinstance(effect, OneOf):
        found: Glyphs = []
        for part in effect.alternatives:
            found += [("text", "/")] if found else []
            found += [glyph for one in part for glyph in glyphs(one)]
        return found
    word, amount = effect.key.rpartition(" ")[0], effect.amount
    if word == "points":
        return [("points", str(amount))]
    if word in PER:
        return [("points", str(amount)), ("text", "×"), ("icon", PER[word])]
    if word in CHEAPER:
        action, good = CHEAPER[word]
        return [("icon", action), ("text", f"−{amount}"), ("icon", good)]
    return [("icon", NAMES[word])] + ([("text", str(amount))] if amount != 1 else [])


def of(effects: Effects) -> Glyphs:
    return [glyph for effect in effects for glyph in glyphs(effect)]


def ability(trigger: int, effects: Effects) -> Glyphs:
    """When, and what for it."""
    when = TRIGGER_GLYPHS.get(TRIGGERS[trigger], [])
    return [*when, ("text", "→"), *of(effects)] if when else of(effects)


def street(tile: Street) -> Glyphs:
    """The first effect of a space of the King's Road, with its price."""
    price: Glyphs = [("text", f"−{tile.gold}"), ("icon", "gold"), ("text", "→")] if tile.gold else []
    return price + ability(tile.trigger, tile.first)


def final(scoring: int, value: int) -> Glyphs:
    """So many points for each of something."""
    per = SCORING_GLYPHS[scoring]
    return [("points", str(value)), ("text", "×"), *per] if per else [("points", str(value))]


def width(found: Glyphs, size: float) -> float:
    return sum([WIDTHS.get(kind) or LETTER * len(value) + 0.08 for kind, value in found]) * size


def line(found: Glyphs, x: float, y: float, size: float) -> str:
    """From the left end on."""
    drawn = ""
    for kind, value in found:
        step = (WIDTHS.get(kind) or LETTER * len(value) + 0.08) * size
        drawn += _glyph(kind, value, x + step / 2, y, size)
        x += step
    return drawn


def _glyph(kind: str, value: str, x: float, y: float, size: float) -> str:
    if kind == "points":
        return points(x, y, value, size * 1.06)
    if kind == "text":
        return text(x, y, value, size * 0.76, "b k")
    drawn = icon(value, x, y, size)
    return drawn + icon("not", x, y, size) if kind == "no" else drawn


def fitted(found: Glyphs, x: float, y: float, room: float, size: float) -> str:
    """Around a middle, smaller if it would be too wide."""
    wide = width(found, size)
    if wide > room:
        size *= room / wide
        wide = room
    return line(found, x - wide / 2, y, size)


@lru_cache(maxsize=1024)
def effects(found: Effects, x: float, y: float, room: float, size: float) -> str:
    return fitted(of(found), x, y, room, size)
