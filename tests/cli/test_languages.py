"""The terminal in other languages: chosen by an option or by the system, and with nothing left in English."""

import re

import pytest

from groschen.catalogue import GAMES
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
