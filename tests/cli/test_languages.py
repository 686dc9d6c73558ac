"""The terminal in other languages: chosen by an option or by the system, and with nothing left in English."""

import re

import pytest

import groschen
from groschen.catalogue import GAMES
from groschen.cli.arguments import Seat
from groschen.cli.keeping import Keeper
from groschen.cli.menu import Menu
from groschen.cli.screen import Screen
from groschen.cli.session import Session
from groschen.render import words
from groschen.render.words import PSEUDO, english, terminal
from render.test_pseudo import unmarked

LOOKING = ("table", "score", "log all", "rules", "rules end", "what gold", "what nothing", "show", "help")
PLAYED = 40


@pytest.fixture(autouse=True)
def english_again():
    yield
    terminal.use("en")


def vocabulary(name: str) -> set[str]:
    """What is typed alike in every language: verbs, and the keys of things, areas and chapters."""
    said = english(name)
    keys = {*said.moves, *said.chapters, *GAMES[name].box().pieces}
    keys |= {key for names in said.names.values() for key in names}
    return {word for key in keys for word in re.findall(r"\w+", key)} | {"with", "as", "and", "for"}


@pytest.mark.parametrize("name", GAMES)
def test_the_terminal_says_nothing_outside_its_catalogues(run, name):
    """A game in the pseudo-language, with everything looked at."""
    command = f"play {name} --seats Anna,greedy --seed 3 --language {PSEUDO}"
    said = run(command, *LOOKING, *["1"] * PLAYED, "table", "undo")
    lines = [line for line in said.out.splitlines() if ".game" not in line and not line.startswith("> ")]
    found = {word for line in lines for word in unmarked(line)}
    assert found - vocabulary(name) <= {"Anna", "greedy", "AG", "gold", "nothing"}


def test_what_only_remains_after_a_choice_is_told_in_words():
    """Anna can pay for miners, and then for no mine."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    game.state.players[0].groschen, game.state.players[0].pool = 4, 0
    game.play("mine with plot/mine")
    terminal.use(PSEUDO)

    for note in Menu(game, words.teller(game.view(), game.box, PSEUDO)).notes():
        assert not unmarked(note)


def test_a_choice_that_is_made_unasked_is_told_in_words():
    """Nobody waits in the pool, so nobody can be seated."""
    game, bot = groschen.new("kutna-hora", ["Anna", "Ben"], seed=1), groschen.bot("random", 1)
    while game.options() != ["seat nobody"]:
        game.play(bot.choose(game))
    terminal.use(PSEUDO)
    session = Session(
        game, [Seat("Anna", None), Seat("Ben", None)], Screen(), Keeper("", None, None, None), []
    )

    session.play_only("seat nobody")

    ((entry,),) = session.story
    assert unmarked(entry.text) <= {"Anna", "Ben"}


def test_the_language_is_the_one_asked_for(run, monkeypatch):
    assert run("bots --language it").out != run("bots --language en").out


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_without_an_option_the_system_chooses(run, monkeypatch, variable):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    english_bots = run("bots").out
    monkeypatch.setenv(variable, "ja_JP.UTF-8")
    assert run("bots").out != english_bots
    monkeypatch.setenv(variable, "tlh.UTF-8")
    assert run("bots").out == english_bots


def test_a_language_that_there_is_not_is_refused(run):
    said = run("bots --language tlh")
    assert said.code == 2
    assert said.err == "groschen: there is no language 'tlh'; there are en, it, ja, zh\n"
