"""A language in which every letter of a message has a mark: a word without marks was never translated.

What may: names of people and bots, numbers, letters of places and symbols, and the notation of choices, which
is typed alike in every language.
"""

import re
from html import unescape

import pytest

import groschen
from groschen import render
from groschen.catalogue import GAMES
from groschen.render import words
from groschen.render.words import PSEUDO

SAID = re.compile(r'(?:aria-label|title)="([^"]*)"|>([^<>]+)<')
WORD = re.compile(r"[A-Za-z]{2,}")
SPACES = {"II", "III", "IV"}
"""Roman numbers are numbers."""


def unmarked(text: str) -> set[str]:
    """Words without marks."""
    return set(WORD.findall(text)) - SPACES


def setups(name: str) -> list[dict[str, str]]:
    return [{"solo": "parler"}, {}] if name == "praga" else [{}]


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_drawing_is_outside_a_catalogue(game):
    for options in setups(game):
        seats = ["Anna"] if options else ["Anna", "Ben", "Cleo"]
        table, bot = groschen.new(game, seats, seed=4, **options), groschen.bot("random", 4)
        while not table.over:
            if table.number % 25 == 0:
                scene = render.scene_of(table.view(), table.box, PSEUDO, table.moves(), table.blocked_moves())
                drawn = render.wide(scene, 0).svg() + "".join(area.body for area in render.narrow(scene, 0))
                said = [unescape(one or other) for one, other in SAID.findall(drawn)]
                found = {word for text in said for word in unmarked(text)}
                assert found <= set(seats), table.decision
                for card in render.cards(scene).values():
                    said = " ".join((card.kind, card.name, *card.lines))
                    assert unmarked(said) <= set(seats), card
            table.play(bot.choose(table))


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_the_log_or_a_note_is_outside_a_catalogue(game):
    for options in setups(game):
        seats = ["Anna"] if options else ["Anna", "Ben", "Cleo"]
        table, bot = groschen.new(game, seats, seed=4, **options), groschen.bot("random", 4)
        teller = words.teller(table.view(), table.box, PSEUDO)
        while not table.over:
            view, choice = table.view(), bot.choose(table)
            (move,) = [move for move in table.moves() if move["choice"] == choice]
            said = [teller.blocked(view, move, reason) for _, reason in table.blocked()]
            happened = table.play(choice)
            said += [
                teller.move(move),
                teller.note(view, move, happened),
                *teller.changes(view, table.view()),
            ]
            for entry in teller.log(happened):
                said += [entry.text, *entry.details]
            for text in said:
                assert unmarked(text) <= set(seats), text
