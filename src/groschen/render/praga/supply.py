"""Beside the board: technologies to be drawn, production tokens in the river, and the seals."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import Seal
from groschen.games.praga.names import LEVELS
from groschen.render import theme
from groschen.render.pen import Area, edge, icon, identity, panel, piece, rect, text
from groschen.render.praga import colours, signs, tiles
from groschen.render.praga.scene import Scene

HEIGHT = 78
TOKENS = 122
WIDTH = 392
SEAL = (62, 58)
SEALS = 12
STEP = SEAL[0] + 3


def supply(scene: Scene) -> Area:
    stacks = [_stack(scene, level, count) for level, count in enumerate(scene.view["technologies"])]
    body = panel(WIDTH, HEIGHT) + "".join(stacks) + _tokens(scene)
    return Area("supply", WIDTH, HEIGHT, body, scene.label("tokens"))


def _stack(scene: Scene, level: int, count: int) -> str:
    """So many technologies are left; the higher ones work once."""
    name = colours.of("technology" if level < 2 else "single-use")
    card = rect(0, 0, 50, 27, name, 5, f' stroke="{theme.LINE}" stroke-width="1.5"')
    body = card + text(15, 13.5, LEVELS[level], 14, "b w") + text(38, 13.5, f"+{count}", 13, "w")
    title = scene.label("level", level=LEVELS[level], n=count)
    more = scene.thing("stack", LEVELS[level], title)
    return piece(f"technologies-{level + 1}", 12 + 54 * (level % 2), 10 + 31 * (level // 2), body, more)


def _tokens(scene: Scene) -> str:
    """In the Vltava."""
    river = rect(TOKENS, 14, WIDTH - TOKENS - 12, 50, colours.of("pool"), 25)
    keys = scene.view["tokens"]
    step = min(44.0, (WIDTH - TOKENS - 24) / max(len(keys), 1))
    return river + "".join([_token(scene, key, TOKENS + 8 + step * at, step) for at, key in enumerate(keys)])


def _token(scene: Scene, key: str, x: float, step: float) -> str:
    scale = min(step - 2, 40) / 38
    more = scene.tile(key, scene.target("token", piece=key))
    return piece(identity("token", key), x, 39 - 19 * scale, tiles.token(scene.token(key)), more, scale)


def seals(scene: Scene) -> Area:
    owners = scene.view["seals"]
    width = 2 * SEALS + STEP * len(scene.box.seals) - 3
    drawn = [_seal(scene, at, seal, owners[seal.key]) for at, seal in enumerate(scene.box.seals)]
    return Area("seals", width, HEIGHT, panel(width, HEIGHT) + "".join(drawn), scene.label("seals"))


def _seal(scene: Scene, at: int, seal: Seal, owner: int | str | None) -> str:
    body = _printed(seal)
    if owner is not None:
        body += piece(identity("cube", owner, seal.key), 50, 10, icon(f"cube-{owner}", 0, 0, 24))
    more = scene.tile(seal.key, scene.target("claim seal", piece=seal.key))
    return piece(identity("seal", seal.key), SEALS + STEP * at, 10, body, more)


@lru_cache(maxsize=32)
def _printed(seal: Seal) -> str:
    """What it counts at the end, and what claiming it costs."""
    width, height = SEAL
    cost: signs.Glyphs = []
    for sign, amount in (
        ("silver-window", seal.silver_windows),
        ("gold-window", seal.gold_windows),
        ("gold", seal.gold),
        ("stone", seal.stone),
    ):
        cost += [("icon", sign)] * amount
    return (
        edge(width, height, colours.of("seal"), 8)
        + rect(4, 4, width - 8, 29, colours.LEAVES, 5)
        + icon("hourglass", 11, 13, 12)
        + signs.fitted(signs.final(seal.scoring, seal.value), width / 2 + 5, 19, width - 22, 22)
        + signs.fitted([("text", "−"), *cost] if cost else [], width / 2, 45.5, width - 8, 19)
    )
