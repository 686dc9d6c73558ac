"""Who is to decide what: tiles just drawn, guild sets, and choices that have no place on the table."""

from __future__ import annotations

from groschen.games.kutna_hora.names import COMMODITIES, GUILDS
from groschen.render import theme
from groschen.render.kutna_hora import colours, tiles
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import (
    Area,
    breadth,
    clean,
    edge,
    icon,
    identity,
    panel,
    piece,
    rect,
    shorten,
    text,
)

HEIGHT = 84
TILE = 70
BUTTON = 36

SIGNS = {
    "pay taxes": "taxes",
    "lose reputation": "reputation",
    "income": "income",
    "mine": "mine",
    "reputation": "public",
}
"""The icon of a choice; those that decline have another."""


def decision(scene: Scene, width: float) -> Area:
    """Drawn after everything else: it shows the choices that are left."""
    drawn, left = _drawn(scene, width)
    body = panel(width, HEIGHT) + _heading(scene, left) + drawn + _guild_sets(scene) + _buttons(scene)
    return Area("decision", width, HEIGHT, body)


def _heading(scene: Scene, room: float) -> str:
    """Whose turn it is, and what for; or who has won."""
    view, seat = scene.view, scene.view["seat"]
    if view["over"]:
        return _ending(scene, room)
    name = shorten(view["players"][seat]["name"], 18, room - 60)
    prompt = scene.labels.get(view["decision"], "")
    fits = breadth(f"{name}  {prompt}", 18) < room - 50
    asked = f'<tspan dx="10" class="f n">{clean(prompt)}</tspan>' if fits else ""
    words = f'<text x="42" y="30" font-size="18" class="b l">{clean(name)}{asked}</text>'
    return icon(f"counter-{seat}", 24, 24, 24) + words


def _ending(scene: Scene, room: float) -> str:
    first = scene.view.get("ranking", [[]])[0]
    names = shorten(" & ".join(scene.view["players"][seat]["name"] for seat in first), 19, room - 100)
    winners = "".join([icon(f"counter-{seat}", 82 + 25 * at, 59, 22) for at, seat in enumerate(first)])
    return (
        icon("crown", 38, 42, 46)
        + text(72, 28 if first else 42, scene.labels["game over"], 22, "h l")
        + winners
        + text(74 + 25 * len(first), 59, names, 19, "b l")
    )


def _drawn(scene: Scene, width: float) -> tuple[str, float]:
    """Mine tiles, from the right; and how much room they leave."""
    keys = _in_hand(scene)
    start = width - 10 - TILE * len(keys)
    found = [_mine(scene, key, start + at * TILE) for at, key in enumerate(keys)]
    return "".join(found), start


def _in_hand(scene: Scene) -> list[str]:
    """Tiles drawn, or the technology tile that is about to be placed."""
    seen, technologies = scene.view["mines"], scene.box.technologies
    if scene.view["decision"] == "PlaceTechnology":
        return [technologies[-seen["technologies_left"]].key]
    return list(seen["drawn"])


def _mine(scene: Scene, key: str, x: float) -> str:
    more = f' data-tile="{clean(key)}"{scene.choices.on(f"mine {key}")}'
    return piece(identity("mine", key), x, 9, tiles.mine_face(scene.mine(key)), more, scale=66 / tiles.MINE)


def _guild_sets(scene: Scene) -> str:
    return "".join([_guild_set(scene, at, guilds) for at, guilds in enumerate(scene.view["guild_sets"])])


def _guild_set(scene: Scene, at: int, guilds: list[str]) -> str:
    words = " ".join(guilds)
    body = _frame(102) + "".join([_guild(guild, 4 + 32 * n) for n, guild in enumerate(guilds)])
    return piece(identity("guilds", words), 14 + at * 110, 39, body, scene.choices.on(f"guilds {words}"))


def _guild(guild: str, x: float) -> str:
    return (
        rect(x, 4, 30, BUTTON - 8, colours.GUILDS[guild], 4)
        + rect(x + 2, 6, 26, BUTTON - 12, theme.PAPER, 3)
        + icon(COMMODITIES[GUILDS.index(guild)], x + 15, BUTTON / 2, 24)
    )


def _buttons(scene: Scene) -> str:
    drawn, x = "", 14.0
    for choice in list(scene.choices.homeless):
        body, width = _button(scene, choice)
        drawn += piece(identity("choose", choice), x, 39, body, scene.choices.on(choice))
        x += width + 8
    return drawn


def _button(scene: Scene, choice: str) -> tuple[str, float]:
    """An icon and a word; the Joker's actions only show their icon."""
    if choice.startswith("as "):
        return _frame(46) + icon(choice[3:], 23, BUTTON / 2, 30), 46
    if choice.startswith("hire "):
        return _miners(scene, int(choice[5:]))
    word = scene.labels.get(choice, choice) + _amount(scene, choice)
    width = 46 + breadth(word, 16)
    drawn = icon(SIGNS.get(choice, "skip"), 20, BUTTON / 2, 25) + text(38, BUTTON / 2, word, 16, "l")
    return _frame(width) + drawn, width


def _frame(width: float) -> str:
    return edge(width, BUTTON, theme.PAPER)


def _miners(scene: Scene, count: int) -> tuple[str, float]:
    width = 20 + 26 * count
    signs = [icon(f"miner-{scene.view['seat']}", 23 + 26 * at, BUTTON / 2, 28) for at in range(count)]
    return _frame(width) + "".join(signs), width


def _amount(scene: Scene, choice: str) -> str:
    """What it costs to pay, or to refuse."""
    if choice == "pay taxes":
        return f" {scene.view['players'][scene.view['seat']]['taxes']}"
    return f" −{scene.view['penalty']}" if choice == "lose reputation" else ""
