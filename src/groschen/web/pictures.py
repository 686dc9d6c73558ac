"""Pictures to look at and to pass on: of a game in general, and of one moment of a table."""

from __future__ import annotations

from functools import cache

import resvg_py

import groschen
from groschen import render
from groschen.bots import bot
from groschen.catalogue import GAMES
from groschen.game import Game
from groschen.web.refusals import Refusal, old_rules
from groschen.web.tables import Table

WIDTH = 1600
"""Pixels of a picture made of pixels."""
SAMPLES = {"kutna-hora": (3, 160), "praga": (2, 180)}
"""By game: for how many, and after how many choices it is shown."""
SEED = 3
SERIF = {
    "en": "DejaVu Serif",
    "it": "DejaVu Serif",
    "ja": "Noto Serif CJK JP",
    "zh": "Noto Serif CJK SC",
}
"""The letters of last resort, where the machine has none that the drawing names."""
LOOKS = ("light", "dark")


@cache
def sample(game: str) -> Game:
    """A game in progress, as bots play it."""
    players, choices = SAMPLES[game]
    made = groschen.new(game, [f"{seat + 1}" for seat in range(players)], SEED)
    player = bot("greedy")
    while not made.over and made.number < choices:
        made.play(player.choose(made))
    return made


@cache
def sample_picture(game: str, language: str, look: str, whole: bool) -> str:
    """A vignette, or the whole table; without a look it follows the reader's system."""
    if game not in GAMES:
        raise Refusal(404, "no_page")
    made = sample(game)
    if whole:
        return render.svg(made.view(), language, box=made.box, look=look)
    return render.vignette(render.scene_of(made.view(), made.box, language), look)


def as_svg(table: Table, number: int, language: str, look: str, seat: int | None) -> str:
    """One moment of a table, as everybody sees it, in colours that every program shows."""
    if table.game is None:
        raise old_rules()
    game = table.game if number == table.number else table.game_at(number)
    return render.picture(game.view(), language, game.box, seat, look)


def as_png(table: Table, number: int, language: str, look: str, seat: int | None) -> bytes:
    drawn = as_svg(table, number, language, look, seat)
    serif = SERIF.get(language, SERIF["en"])
    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=WIDTH, serif_family=serif, font_family=serif))
