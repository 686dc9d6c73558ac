"""The catalogues of the translators are whole, and what has little room is short enough for it."""

from itertools import pairwise

import pytest

from groschen.catalogue import GAMES
from groschen.render.ink import breadth
from groschen.render.words import LANGUAGES, english, phrases
from groschen.render.words.catalogues import English
from groschen.render.words.messages import source
from groschen.render.words.shared import shared
from tools import catalogues as tool


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_message_is_missing_unused_fuzzy_or_wrongly_parameterised(language):
    assert list(tool.problems(language)) == []


def test_each_of_these_mistakes_would_be_found():
    catalog = tool.template([("a", "{n:point|points} for {name}"), ("b", "gone")], "it")
    message = catalog.get(("{n} point for {name}", "{n} points for {name}"), "a")
    message.string = ("{n} punto per {name}", "{n} punti")
    (wrong,) = tool.mistakes(message)
    assert wrong.startswith("facts ['n'] instead of ['n', 'name']")


def test_an_english_message_that_changed_makes_its_translation_fuzzy():
    old = tool.template([("lines/Built", "{seat} builds.")], "it")
    old.get("{seat} builds.", "lines/Built").string = "{seat} costruisce."
    new = tool.updated(old, tool.template([("lines/Built", "{seat} has built.")], "it"))
    message = new.get("{seat} has built.", "lines/Built")
    assert (message.string, message.fuzzy) == ("{seat} costruisce.", True)


@pytest.mark.parametrize("game", GAMES)
def test_a_context_names_one_message(game):
    contexts = [context for context, _ in english(game).messages()]
    assert len(contexts) == len(set(contexts))


def test_a_message_counts_one_thing():
    assert source("{n:point|points}") == ("{n} point", "{n} points", "n")
    with pytest.raises(ValueError, match="counts one thing"):
        source("{n:point|points} and {m:egg|eggs}")


def test_plurals_follow_the_language():
    assert [phrases("praga", "it").label("eggs", n=n) for n in (1, 2)] == ["1 uovo", "2 uova"]
    assert phrases("praga", "en").label("eggs", n=1) == "1 egg"
    assert "eggs" not in phrases("praga", "ja").label("eggs", n=2)


def test_lists_follow_the_language():
    assert English().listed(["a", "b", "c"], "standard") == "a, b and c"
    assert shared("it").all_of(["a", "b", "c"]) == "a, b e c"
    assert shared("zh").all_of(["a", "b", "c"]) == "a、b和c"
    assert shared("ja").one_of(["a", "b"]) == "aまたはb"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_for_narrow_places_are_narrow(language):
    town, city = phrases("kutna-hora", language).names, phrases("praga", language).names
    assert max(breadth(name) for name in town["short"].values()) <= 8
    assert max(breadth(name) for name in city["tiny action"].values()) <= 7
    for letters in (town["dot letter"], city["edge"]):
        assert {breadth(letter) for letter in letters.values()} == {1}
        assert len(set(letters.values())) == len(letters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_tiles_have_the_same_name(game, language):
    names = list(phrases(game, language).names["tile"].values())
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", ["kutna-hora", "praga", "groschen"])
@pytest.mark.parametrize("language", ["ja", "zh"])
def test_east_asian_sentences_have_full_width_marks(game, language):
    """A half-width comma, colon or stop behind a Chinese or Japanese letter is a slip."""
    for message in tool.read(tool.path_of(game, language), language):
        for text in tool.texts(message.string) if message.id else ():
            pairs = pairwise(text)
            slips = [one + other for one, other in pairs if breadth(one) == 2 and other in ",;:?"]
            assert not slips, (message.context, text)
