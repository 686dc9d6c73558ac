"""Who is to decide what: what is open this turn, tiles in hand, and choices without a place of their own."""

from __future__ import annotations

from groschen.games.praga import effects
from groschen.games.praga.box.pieces import BoardTile, BridgeTile, HexTile
from groschen.games.praga.names import PROJECTS
from groschen.render import theme
from groschen.render.pen import Area, breadth, clean, edge, icon, identity, panel, piece, shorten, text
from groschen.render.praga import crane, signs, tiles
from groschen.render.praga.hexagons import outline
from groschen.render.praga.scene import Scene

HEIGHT = 92
HEADING = 250
BUTTON = 38
HALF = 27
"""The radius of half the action tile in hand."""

SIGNS = {
    "end turn": "end",
    "extra action": "any-action",
    "refresh": "refresh",
    "seal": "wax",
    "follow the arrow": "go-up",
}
"""The icon of a choice; those that decline have another."""
ICON_WORDS: dict[str, signs.Glyphs] = {
    "pay two gold windows": [("icon", "gold-window"), ("icon", "gold-window")],
    "pay gold and silver window": [("icon", "gold-window"), ("icon", "silver-window")],
}


def decision(scene: Scene, width: float) -> Area:
    """Drawn after everything else: it shows the choices that are left."""
    if scene.view["over"]:
        return Area("decision", width, HEIGHT, panel(width, HEIGHT) + _ending(scene))
    shown, x = _open(scene, HEADING)
    taken, x = _in_hand(scene, x)
    body = panel(width, HEIGHT) + _heading(scene) + shown + taken + _buttons(scene, x, width - 14)
    return Area("decision", width, HEIGHT, body)


def _heading(scene: Scene) -> str:
    view, seat = scene.view, scene.view["seat"]
    name = shorten(view["players"][seat]["name"], 18, HEADING - 60)
    prompt = shorten(scene.labels.get(view["decision"], ""), 14, HEADING - 24)
    return (
        text(16, 18, scene.labels["title"], 17, "h l")
        + icon(f"counter-{seat}", 26, 46, 24)
        + text(44, 46, name, 18, "b l")
        + text(16, 73, prompt, 15, "f l")
    )


def _ending(scene: Scene) -> str:
    first = scene.view.get("ranking", [[]])[0]
    names = shorten(" & ".join(scene.view["players"][seat]["name"] for seat in first), 20, 500)
    winners = "".join([icon(f"counter-{seat}", 372 + 27 * at, 58, 24) for at, seat in enumerate(first)])
    return (
        text(16, 46, scene.labels["title"], 26, "h l")
        + icon("crown", 322, 46, 52)
        + text(360, 30 if first else 46, scene.labels["game over"], 22, "h l")
        + winners
        + text(364 + 27 * len(first), 58, names, 19, "b l")
    )


# What is open this turn


def _open(scene: Scene, x: float) -> tuple[str, float]:
    """The action tile in hand, the bonus of the wheel, and moves that wait."""
    seen = scene.view["open"]
    drawn = ""
    if seen["tile"] is not None:
        drawn += _action_tile(scene, seen["tile"], seen["acted"], x)
        x += 4 * HALF
    if seen["bonus"] is not None:
        sector = next(at for at, found in enumerate(scene.box.wheel) if found.key == seen["bonus"])
        body = edge(48, 48, theme.PAPER, 24) + crane.bonus(scene.box, sector, 24, 24, 28)
        drawn += piece("bonus", x, 22, body, scene.choices.on("bonus"))
        x += 58
    for name, sign in zip(PROJECTS, ("wall-step", "cathedral-step"), strict=True):
        if seen["steps"][name]:
            drawn += icon(sign, x + 18, 46, 34) + text(x + 44, 46, f"×{seen['steps'][name]}", 17, "b")
            x += 64
    return drawn, x + (10 if drawn else 0)


def _action_tile(scene: Scene, key: str, is_done: bool, x: float) -> str:
    """Both halves; pale once its action has been performed."""
    halves = [_half(scene, key, action, x + 26 + at * 47) for at, action in enumerate(scene.actions_of(key))]
    pale = ' opacity=".45"' if is_done else ""
    return piece(f"action-tile-{key}", 0, 0, "".join(halves), pale)


def _half(scene: Scene, key: str, action: str, x: float) -> str:
    chosen = scene.choices.on(action) if scene.view["decision"] == "TakeTurn" else ""
    body = f'<path class="edge" d="{outline(HALF)}" fill="{theme.PAPER}"/>' + icon(f"act-{action}", 0, 0, 32)
    return piece(identity("hand", key, action), x, 46, body, chosen)


# Tiles in hand


def _in_hand(scene: Scene, x: float) -> tuple[str, float]:
    """Tiles drawn, or the tile that waits for its place, in every turn if that is asked."""
    drawn, placing = "", scene.view["placing"]
    for key in scene.view["drawn"]:
        more = f' data-tile="{clean(key)}"{scene.choices.on(f"keep {key}")}'
        drawn += piece(_card_id(scene, key), x, 16, _card(scene, key), more, 1.3)
        x += 1.3 * tiles.CARD[0] + 10
    if placing is None:
        return drawn, x
    piece_of = scene.box.pieces[placing["tile"]]
    if isinstance(piece_of, BridgeTile):
        drawn += piece(_card_id(scene, piece_of.key), x, 16, _card(scene, piece_of.key), "", 1.3)
        return drawn, x + 130
    assert isinstance(piece_of, HexTile)
    if "turn 0" in scene.choices.homeless:
        turns = [_turned(scene, piece_of, turned, x + 40 + 80 * turned) for turned in range(6)]
        return drawn + "".join(turns), x + 480
    drawn += piece(identity("tile", piece_of.key), x + 40, 46, tiles.face(piece_of), "", 0.84)
    return drawn, x + 90


def _turned(scene: Scene, tile: HexTile, turned: int, x: float) -> str:
    chosen = scene.choices.on(f"turn {turned}")
    face = tiles.laid(tile, turned) if isinstance(tile, BoardTile) else tiles.face(tile, turned)
    return piece(identity("tile", tile.key, "turned", turned), x, 46, face, chosen, 0.84)


def _card_id(scene: Scene, key: str) -> str:
    kind = "bridge-tile" if isinstance(scene.box.pieces[key], BridgeTile) else "technology"
    return identity(kind, key)


def _card(scene: Scene, key: str) -> str:
    if isinstance(scene.box.pieces[key], BridgeTile):
        return tiles.bridge_tile(scene.bridge_tile(key))
    return tiles.technology(scene.technology(key))


# Buttons


def _buttons(scene: Scene, left: float, right: float) -> str:
    """In one line, or in two."""
    made = [(choice, *_button(scene, choice)) for choice in scene.choices.homeless]
    wide = sum(width + 8 for _, _, width in made)
    if scene.view["decision"] == "RemoveTiles":
        return _line_of_buttons(scene, made, left, 10)
    if wide <= right - left:
        return _line_of_buttons(scene, made, left, (HEIGHT - BUTTON) / 2)
    half = (len(made) + 1) // 2
    upper = _line_of_buttons(scene, made[:half], left, 6)
    return upper + _line_of_buttons(scene, made[half:], left, HEIGHT - BUTTON - 6)


def _line_of_buttons(scene: Scene, made: list[tuple[str, str, float]], x: float, y: float) -> str:
    drawn = ""
    for choice, body, width in made:
        drawn += piece(identity("choose", choice), x, y, body, scene.choices.on(choice))
        x += width + 8
    return drawn


def _button(scene: Scene, choice: str) -> tuple[str, float]:
    """Icons, or an icon and a word."""
    if choice.startswith("remove ") and scene.view["decision"] == "RemoveTiles":
        return _two_tiles(scene, choice)
    found = _icons(scene, choice)
    if found:
        width = signs.width(found, 26) + 22
        return _frame(width) + signs.line(found, 11, BUTTON / 2, 26), width
    word = scene.labels.get(choice, choice)
    width = 46 + breadth(word, 16)
    drawn = icon(SIGNS.get(choice, "skip"), 20, BUTTON / 2, 26) + text(38, BUTTON / 2, word, 16, "l")
    return _frame(width) + drawn, width


def _frame(width: float) -> str:
    return edge(width, BUTTON, theme.PAPER)


def _icons(scene: Scene, choice: str) -> signs.Glyphs:
    """A choice that can be said in icons alone."""
    asked = scene.view["decision"]
    if asked == "ChooseReward":
        return signs.of(effects.parse(choice.replace("&", ",")))
    if asked == "ChooseBonus":
        return signs.of(scene.hex_tile(choice.removeprefix("bonus of ")).effects)
    if asked == "KeepWindows":
        _, gold, _, silver, *_ = choice.split()
        return [("icon", "gold-window")] * int(gold) + [("icon", "silver-window")] * int(silver)
    return ICON_WORDS.get(choice, [])


def _small(scene: Scene, key: str, x: float) -> str:
    face = tiles.face(scene.hex_tile(key))
    return f'<g transform="translate({x:g} 36) scale(.6)">{face}</g>'


def _two_tiles(scene: Scene, choice: str) -> tuple[str, float]:
    """Two tiles to be removed; their names may contain anything, so they are found by trying."""
    keys = [key for row in scene.view["rows"].values() for key in row["tiles"] if key is not None]
    pair = next((one, other) for one in keys for other in keys if choice == f"remove {one} and {other}")
    faces = [_small(scene, key, 30 + 52 * at) for at, key in enumerate(pair)]
    return edge(112, HEIGHT - 20, theme.PAPER) + "".join(faces), 112
