"""Charles Bridge: five planks, each over two spaces with a bonus, and the V tiles beside it."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import Effects
from groschen.render.pen import Area, edge, identity, panel, piece, rect
from groschen.render.praga import colours, signs, tiles
from groschen.render.praga.scene import Scene

HEIGHT = 142
PLANK = 50
LEFT = 11
WIDTH = 2 * LEFT + 5 * PLANK - 6
TOP = 30
FINALS = 97


def bridge(scene: Scene) -> Area:
    title = scene.label("bridge")
    planks = [_plank(scene, at, key) for at, key in enumerate(scene.view["bridge"])]
    step = (WIDTH - 2 * LEFT + 4) / max(len(scene.view["bridge_finals"]), 3)
    finals = [
        final(scene, key, LEFT + step * at, FINALS, "take final tile", 0.82)
        for at, key in enumerate(scene.view["bridge_finals"])
    ]
    return Area("bridge", WIDTH, HEIGHT, panel(WIDTH, HEIGHT, title) + "".join(planks + finals), title)


def _plank(scene: Scene, at: int, key: str | None) -> str:
    x = LEFT + at * PLANK
    if key is not None:
        face = tiles.plank(scene.bridge_tile(key))
        return piece(identity("bridge-tile", key), x, TOP, face, scene.tile(key))
    title = scene.label("plank", n=at + 1, what=scene.words.effects(scene.box.planks[at]))
    more = scene.thing("plank", at + 1, title, scene.target("plank", at=at + 1))
    return piece(f"plank-{at + 1}", x, TOP, _pair(scene.box.planks[at]), more)


@lru_cache(maxsize=512)
def _pair(found: Effects) -> str:
    """What the two spaces below a plank give."""
    wide = PLANK - 6
    upper, lower = found[: len(found) // 2], found[len(found) // 2 :]
    return (
        edge(wide, 64, colours.of("river"), 4)
        + rect(4, 4, wide - 8, 26, colours.of("plank"), 3)
        + rect(4, 34, wide - 8, 26, colours.of("plank"), 3)
        + signs.effects(upper, wide / 2, 17, wide - 10, 21)
        + signs.effects(lower, wide / 2, 47, wide - 10, 21)
    )


def final(scene: Scene, key: str, x: float, y: float, verb: str, scale: float) -> str:
    """A V tile that can be had."""
    body = tiles.bridge_tile(scene.bridge_tile(key))
    more = scene.tile(key, scene.target(verb, piece=key))
    return piece(identity("bridge-tile", key), x, y, body, more, scale)
