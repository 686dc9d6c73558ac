"""Everything that can happen, be asked, be blocked or be scored has words, in every language."""

import ast
import inspect
from pathlib import Path

import pytest

import groschen
from groschen.catalogue import GAMES
from groschen.engine import codec
from groschen.engine.frames import Decision
from groschen.games.kutna_hora import effects, events, names, told
from groschen.render.words import LANGUAGES, phrases, teller
from groschen.render.words.kutna_hora import Teller
from groschen.render.words.phrases import say

GAME = "kutna-hora"
SOURCES = Path(told.__file__).parent
ENGLISH = phrases(GAME)
BOX = GAMES[GAME].box()


def events_told() -> list[str]:
    return [name for name, kind in vars(told).items() if inspect.isclass(kind) and hasattr(kind, "_fields")]


def reason_codes() -> set[str]:
    """The codes of every Reason("…") in the rules."""
    calls = (node for path in SOURCES.rglob("*.py") for node in ast.walk(ast.parse(path.read_text())))
    calls = (node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason")
    return {node.args[0].value for node in calls}


def decisions() -> list[str]:
    kinds = codec.vocabulary(GAMES[GAME].package).values()
    return [kind.__name__ for kind in kinds if issubclass(kind, Decision) and not kind.__subclasses__()]


@pytest.fixture(params=LANGUAGES)
def language(request):
    return phrases(GAME, request.param)


def test_there_are_words_for_every_event(language):
    told_of = {key.partition(":")[0] for key in (*language.lines, *language.details)}
    assert set(events_told()) <= told_of
    assert told_of <= set(events_told()), "words for events that do not exist"


def test_there_is_a_sentence_for_every_reason(language):
    assert set(language.reasons) == reason_codes()


def test_there_is_a_prompt_for_every_decision(language):
    assert set(language.prompts) == set(decisions())


def test_every_score_category_has_a_name(language):
    assert set(language.names["score"]) == {*names.SCORES, *names.FINAL, "total"}


def test_every_effect_and_event_word_is_explained(language):
    assert set(language.effects) == set(language.signs) == set(effects.KINDS)
    assert set(language.names["who"]) == set(events.WHO)
    assert set(language.names["count"]) == set(events.COUNTS)
    assert set(language.names["gift"]) == set(events.GIFTS)


def test_every_piece_of_our_box_has_a_name(language):
    tiles = [*BOX.buildings, *BOX.mines, *BOX.technologies, *BOX.rocks]
    assert {tile.key for tile in tiles} == set(language.names["tile"])
    assert {tile.key for tile in BOX.buildings} == set(language.names["short"])
    assert {event.key for event in BOX.events} == set(language.names["event"])
    assert set(language.names["barbara"]) == {str(number) for number in range(1, 13)}


def test_all_languages_say_the_same_things(language):
    for table in ("prompts", "lines", "details", "reasons", "effects", "signs", "labels", "names"):
        assert set(getattr(language, table)) == set(getattr(ENGLISH, table)), table


def test_a_number_takes_its_noun_in_the_right_number():
    assert say("{n:point|points}", {"n": 1}) == "1 point"
    assert say("{n:+point|points}", {"n": 2}) == "+2 points"
    assert say("{n:+point|points}", {"n": -1}) == "-1 point"
    assert say("{n:+}", {"n": 3}) == "+3"


def test_an_unknown_language_is_refused():
    with pytest.raises(groschen.BadSetup, match="no language 'tlh'"):
        phrases(GAME, "tlh")
    with pytest.raises(groschen.BadSetup, match="no words for 'chess'"):
        phrases("chess")


# What is said


def anna_and_ben() -> Teller:
    game = groschen.new(GAME, ["Anna", "Ben"], seed=1)
    return Teller(ENGLISH, game.seats, game.state.box, game.state.board)


def test_a_building_is_told_with_what_followed_from_it():
    happened = [
        told.BuildingBuilt(0, "sawmill", 2, 12),
        told.ProductionRaised(0, names.WOOD, 3),
        told.PopulationGrew(4),
        told.PopulationGrew(5),
        told.Scored(1, 1, names.FROM_EFFECTS),
    ]

    (entry,) = anna_and_ben().log(happened)

    assert entry.seat == 0
    assert entry.text == "Anna builds the sawmill on C1 for 12 groschen."
    assert entry.details == ("+3 wood production", "population 5", "Ben: +1 point")


def test_what_costs_nothing_is_free():
    (entry,) = anna_and_ben().log([told.PlotClaimed(1, 0, 0)])
    assert entry.text == "Ben claims the plot A1 for free."


def test_a_consequence_alone_names_its_player():
    (entry,) = anna_and_ben().log([told.ReputationChanged(1, 2, 3)])
    assert entry.text == "Ben: reputation +2 (now 3)"


def test_the_council_is_told_as_a_sentence():
    (entry,) = anna_and_ben().log([told.Scored(0, 6, names.FROM_PATRICIANS)])
    assert entry.text == "The council gives Anna 6 points."


def test_a_reason_becomes_a_sentence():
    teller = anna_and_ben()
    assert (
        teller.reason(groschen.Reason("cannot_afford", cost=9, have=4)) == "costs 9 groschen, and you have 4"
    )
    assert (
        teller.reason(groschen.Reason("not_your_guild", guild="miners")) == "only for members of the miners"
    )


def test_a_whole_game_can_be_told():
    game, bot = groschen.new(GAME, ["Anna", "Ben", "Cleo"], seed=2, events=True), groschen.bot("random", 3)
    speaker = teller(GAME, game.seats, game.state)
    while not game.over:
        for _, reason in game.blocked():
            assert "{" not in speaker.reason(reason)
        view, choice = game.view(), bot.choose(game)
        happened = game.play(choice)
        for entry in speaker.log(happened):
            assert not {"{", "}"} & set(entry.text + "".join(entry.details))
        assert "{" not in speaker.note(view, choice, happened)


def test_a_piece_of_a_changed_box_is_called_by_its_key():
    assert ENGLISH.name("tile", "observatory") == "observatory"
