"""The lowest part of a player board: action cards or, when the game is over, where the points came from."""

from __future__ import annotations

from functools import lru_cache

from groschen.games.kutna_hora.names import ACTIONS, FINAL, SCORES
from groschen.render import theme
from groschen.render.kutna_hora.scene import Scene
from groschen.render.pen import Room, breadth, edge, icon, identity, piece, points, rect, signed, text
from groschen.render.scene import about

SCORE_ICONS = (
    "building",
    "barbara",
    "crown",
    "patrician-yellow",
    "dot-red",
    "star",
    "income",
    "reputation",
    "tile",
)
"""By category: tiles and houses, St. Barbara, reputation beyond its track, patricians, the final ones."""
TWO_ROWS_FROM = 150
WORDS_FROM = 50
"""On a card of this height the actions stand one above the other, with their names."""
WORDS_BELOW = 46
WORDS_BESIDE = 56
"""From this height on the name of an action stands below its icon, from this width on beside it."""
LARGE_FROM = 100
"""From this width on icon and name are large."""


def hand(scene: Scene, seat: int, room: Room) -> str:
    """All six cards; those that have been played are pale."""
    places = _places(len(scene.box.cards), room)
    return "".join([_card(scene, seat, at, place) for at, place in enumerate(places)])


def _places(cards: int, room: Room) -> list[Room]:
    """Beside each other, in two rows if there is room."""
    rows = 2 if room.height >= TWO_ROWS_FROM else 1
    in_row = -(-cards // rows)
    across, down = (room.width + 4) / in_row, (room.height + 4) / rows
    return [
        Room(room.x + at % in_row * across, room.y + at // in_row * down, across - 4, down - 4)
        for at in range(cards)
    ]


def _card(scene: Scene, seat: int, at: int, room: Room) -> str:
    name, ends = scene.box.card_names[at], scene.box.cards[at]
    is_held = name in scene.view["players"][seat]["hand"]
    is_asked = is_held and seat == scene.view["seat"]
    frame = edge(room.width, room.height, theme.PAPER if is_held else theme.SHADE, 5)
    halves = [
        _half(scene, identity("card", seat, name, end), name, ACTIONS[action], place, is_asked)
        for end, (action, place) in enumerate(zip(ends, _halves(room), strict=True))
    ]
    body = frame + "".join(halves) if is_held else f'<g class="pale">{frame}{"".join(halves)}</g>'
    target = scene.target("spend", piece=name) if is_asked else ""
    more = about(f"card:{name}", scene.words.card(at), target, "group")
    return piece(identity("card", seat, name), room.x, room.y, body, more)


def _halves(room: Room) -> list[Room]:
    """One above the other if there is room for words, or else side by side."""
    if room.height >= WORDS_FROM:
        height = (room.height - 7) / 2
        return [Room(3, 3 + at * (height + 1), room.width - 6, height) for at in (0, 1)]
    width = (room.width - 7) / 2
    return [Room(3 + at * (width + 1), 3, width, room.height - 6) for at in (0, 1)]


def _half(scene: Scene, name: str, card: str, action: str, room: Room, is_asked: bool) -> str:
    """One of the two actions of a card."""
    word = scene.name("action", action)
    target = scene.target("play", piece=card, action=action) if is_asked else ""
    return piece(name, room.x, room.y, _action(action, word, room), about(f"action:{action}", word, target))


@lru_cache(maxsize=256)
def _action(action: str, word: str, room: Room) -> str:
    middle = room.height / 2
    if room.width >= LARGE_FROM:
        drawn = icon(action, 20, middle, 30)
        drawn += text(39, middle, word, _size(word, room.width - 42, 16), "l")
    elif room.height >= WORDS_BELOW:
        drawn = icon(action, room.width / 2, middle - 8, 30)
        drawn += text(room.width / 2, room.height - 11, word, _size(word, room.width - 4), "f")
    elif room.width >= WORDS_BESIDE:
        drawn = icon(action, 11.5, middle, 20) + text(23, middle, word, _size(word, room.width - 25), "l")
    else:
        drawn = icon(action, room.width / 2, middle, min(26, room.height - 2, room.width))
    return edge(room.width, room.height, theme.PAPER, 4, "quiet") + drawn


def _size(word: str, width: float, most: float = 11) -> float:
    """As large as there is room for."""
    return round(min(most, most * width / breadth(word, most)), 1)


def scores(scene: Scene, seat: int, room: Room) -> str:
    """Every category and, in gold, the total."""
    found, categories = scene.view["scores"][seat], (*SCORES, *FINAL)
    step, size = (room.width - 64) / len(categories), min(room.height, 58)
    places = [Room(room.x + at * step, room.y, step, room.height) for at in range(len(categories))]
    columns = [
        _score(sign, scene.name("score", name), name, found[name], place)
        for name, sign, place in zip(categories, SCORE_ICONS, places, strict=True)
    ]
    frame = rect(*room, theme.PAPER, 5, f' stroke="{theme.RULE}"')
    total = points(room.x + room.width - 32, room.y + room.height / 2, signed(found["total"]), size)
    named = about("score:total", scene.name("score", "total"))
    return frame + "".join(columns) + f"<g{named}>{total}</g>"


def _score(sign: str, word: str, name: str, amount: int, room: Room) -> str:
    x, y, height = room.x + room.width / 2, room.y, room.height
    drawn = icon(sign, x, y + height * 0.3, 21) + text(x, y + height * 0.76, signed(amount), 16, "b")
    return f"<g{about(f'score:{name}', word)}>{drawn}</g>"
