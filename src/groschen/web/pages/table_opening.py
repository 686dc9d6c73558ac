"""The leaf on which a telephone opens for whoever is not asked: where something happened last, and when the
game is over, one's own board with what it was worth."""

from __future__ import annotations

from collections.abc import Sequence

from groschen import render
from groschen.game import Game

FURTHEST = 12
"""So many choices back it is looked for."""


def leaf_to_open(game: Game, language: str, leaves: Sequence[str]) -> str:
    """Where the last choice was made that has a place on one of these leaves. The first leaf is for those who
    are asked, the second somebody's own board: when there is nothing else, the table begins behind them."""
    if game.over:
        return leaves[1]
    for number in range(game.number, max(game.number - FURTHEST, 0), -1):
        place = place_of(game.at(number - 1), game.choices[number - 1], language)
        for leaf in leaves[1:]:
            if place in (leaf, leaf.removeprefix("narrow-")):
                return leaf
    return leaves[2]


def place_of(before: Game, choice: str, language: str) -> str | None:
    """The area in which a choice had its place."""
    move = next(each for each in before.moves() if each["choice"] == choice)
    return render.where(render.scene_of(before.view(), before.box, language), move)
