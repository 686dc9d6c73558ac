"""Beside the board: technologies to be drawn, production tokens in the river, and the seals."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.praga.box.pieces import Seal
from groschen.games.praga.names import LEVELS
from groschen.render import theme
from groschen.render.pen import Area, clean, edge, icon, identity, panel, piece, rect, text
from groschen.render.praga import signs, tiles
from groschen.render.praga.scene import Scene

WIDTH = 744
HEIGHT = 78
SEAL = (62, 58)
TOKENS = 122
SEALS = 416


def stores(scene: Scene) -> Area:
    body = panel(WIDTH, HEIGHT) + _technologies(scene) + _tokens(scene) + _seals(scene)
    return Area("stores", WIDTH, HEIGHT, body)


def _technologies(scene: Scene) -> str:
    return "".join([_stack(level, count) for level, count in enumerate(scene.view["technologies"])])


def _stack(level: int, count: int) -> str:
    fill = "#3f8a8f" if level < 2 else "#6d4a86"
    card = rect(0, 0, 50, 27, fill, 5, f' stroke="{theme.INK}" stroke-width="1.5"')
    body = card + text(15, 13.5, LEVELS[level], 14, "b w") + text(39, 13.5, count, 14, "w")
    return piece(f"technologies-{level + 1}", 12 + 54 * (level % 2), 10 + 31 * (level // 2), body)


def _tokens(scene: Scene) -> str:
    """In the Vltava."""
    river = rect(TOKENS, 16, SEALS - TOKENS - 10, 46, "#b9d2dc", 22)
    return river + "".join([_token(scene, key, at) for at, key in enumerate(scene.view["tokens"])])


def _token(scene: Scene, key: str, at: int) -> str:
    body = tiles.token(scene.token(key))
    more = f' data-tile="{clean(key)}"{scene.choices.on(f"token {key}")}'
    return piece(identity("token", key), TOKENS + 6 + 34 * at, 22, body, more, 0.88)


def _seals(scene: Scene) -> str:
    owners = scene.view["seals"]
    return "".join([_seal(scene, at, seal, owners[seal.key]) for at, seal in enumerate(scene.box.seals)])


def _seal(scene: Scene, at: int, seal: Seal, owner: int | str | None) -> str:
    body = _printed(seal)
    if owner is not None:
        body += piece(identity("cube", owner, seal.key), 48, 12, icon(f"cube-{owner}", 0, 0, 24))
    x = SEALS + (SEAL[0] + 2) * at
    more = f' data-tile="{clean(seal.key)}"{scene.choices.on(f"seal {seal.key}")}'
    return piece(identity("seal", seal.key), x, 10, body, more)


@lru_cache(maxsize=32)
def _printed(seal: Seal) -> str:
    """What it counts, and what claiming it costs."""
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
        edge(width, height, "#e9b5a6", 8)
        + rect(4, 4, width - 8, 29, theme.PAPER, 5)
        + signs.fitted(signs.final(seal.scoring, seal.value), width / 2, 19, width - 12, 22)
        + signs.fitted(cost, width / 2, 45.5, width - 10, 20)
    )
