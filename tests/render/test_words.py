"""Everything that can happen, be asked, be blocked or be scored has words, in every language."""

import ast
import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

import groschen
from groschen.catalogue import GAMES
from groschen.cli.arguments import game_options
from groschen.engine import codec
from groschen.engine.frames import Decision
from groschen.games.kutna_hora import event_cards
from groschen.games.praga.names import SCORINGS, TRIGGERS
from groschen.render.parts import packages
from groschen.render.words import LANGUAGES, kutna_hora, phrases, teller
from groschen.render.words.catalogues import English
from groschen.render.words.kutna_hora import Teller
from groschen.render.words.kutna_hora.notes import ASKED
from groschen.render.words.messages import say
from groschen.render.words.phrases import Phrases

GAME = "kutna-hora"
ENGLISH = phrases(GAME)


class Spoken(NamedTuple):
    """A game and what it says in one language."""

    game: str
    phrases: Phrases

    def module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{GAMES[self.game].package}.{name}")


CASES = [Spoken(game, phrases(game, language)) for game in GAMES for language in LANGUAGES]


@pytest.fixture(params=CASES, ids=lambda each: f"{each.game}-{each.phrases.language}")
def spoken(request):
    return request.param


def events_told(events: ModuleType) -> set[str]:
    return {name for name, kind in vars(events).items() if inspect.isclass(kind) and hasattr(kind, "_fields")}


def reason_codes(rules: ModuleType) -> set[str]:
    """The codes of every Obstacle("…") in the rules."""
    sources = Path(rules.__file__).parent
    calls = (node for path in sources.rglob("*.py") for node in ast.walk(ast.parse(path.read_text())))
    calls = (node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "Obstacle")
    return {node.args[0].value for node in calls}


def is_asked(kind: type[Decision]) -> bool:
    """Not a class that only others are made of."""
    methods = ("candidates", "about", "resolve")
    return all(getattr(kind, name) is not getattr(Decision, name) for name in methods)


def decisions(game: str) -> set[str]:
    kinds = codec.vocabulary(GAMES[game].package).values()
    return {kind.__name__ for kind in kinds if issubclass(kind, Decision) and is_asked(kind)}


def test_every_game_has_words_and_a_drawing():
    named = sorted(game.replace("-", "_") for game in GAMES)
    assert sorted(packages()) == sorted(packages("groschen.render.words")) == named


def test_there_are_words_for_every_event(spoken):
    """In Kutná Hora a turn begins without a word."""
    told_of = {key.partition(":")[0] for key in (*spoken.phrases.lines, *spoken.phrases.details)}
    assert told_of | {"TurnStarted"} == events_told(spoken.module("events"))


def test_there_is_a_sentence_for_every_reason(spoken):
    assert set(spoken.phrases.reasons) == reason_codes(spoken.module("events"))


def test_there_is_a_label_for_every_verb(spoken):
    """As the rules write them: Move("rights", …), or the verb of an offer."""
    sources = Path(spoken.module("events").__file__).parent
    calls = [node for path in sources.rglob("*.py") for node in ast.walk(ast.parse(path.read_text()))]
    moves = [node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "Move"]
    said = [each for move in moves for each in ast.walk(move.args[0])]
    assigned = [node for node in calls if isinstance(node, ast.Assign)]
    said += [node.value for node in assigned if ast.unparse(node.targets[0]) == "verb"]
    verbs = {each.value for each in said if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    assert verbs == set(spoken.phrases.moves)


def test_there_is_a_prompt_for_every_decision(spoken):
    assert set(spoken.phrases.prompts) == decisions(spoken.game)


def test_every_score_category_has_a_name(spoken):
    names = spoken.module("names")
    assert set(spoken.phrases.names["score"]) == {*names.SCORES, *names.FINAL, "total"}


def test_every_effect_is_explained(spoken):
    kinds = set(spoken.module("effects").KINDS)
    assert set(spoken.phrases.effects) == set(spoken.phrases.signs) == kinds


def test_every_option_of_a_new_game_is_explained(spoken):
    assert set(spoken.phrases.options) == set(game_options(GAMES[spoken.game]))


@pytest.mark.parametrize("spoken", [each for each in CASES if each.game == "kutna-hora"], indirect=True)
def test_every_piece_of_kutna_hora_has_a_name(spoken):
    language = spoken.phrases
    box = GAMES["kutna-hora"].box()
    tiles = [*box.buildings, *box.mines, *box.technologies, *box.rocks]
    assert {tile.key for tile in tiles} == set(language.names["tile"])
    assert {tile.key for tile in box.buildings} == set(language.names["short"])
    assert {event.key for event in box.events} == set(language.names["event"])
    assert set(language.names["barbara"]) == {str(number) for number in range(1, 13)}
    assert set(language.sayings["who"]) == set(event_cards.WHO)
    assert set(language.names["count"]) == set(event_cards.COUNTS)
    assert set(language.sayings["gift"]) == set(event_cards.GIFTS)


@pytest.mark.parametrize("spoken", [each for each in CASES if each.game == "praga"], indirect=True)
def test_every_piece_of_praga_has_a_name(spoken):
    """But production tokens, which are called by what they bring."""
    language = spoken.phrases
    box = GAMES["praga"].box()
    pieces = [*box.upgrades, *box.walls, *box.buildings, *box.technologies, *box.bridge_tiles]
    pieces += [*box.plazas, *box.seals, *box.streets[1:], *box.road_tiles]
    assert {piece.key for piece in pieces} == set(language.names["tile"])
    assert set(language.sayings["trigger"]) == set(TRIGGERS) - {""}
    assert set(language.sayings["scoring"]) == set(SCORINGS) - {""}
    assert set(language.names["card"]) == {does for does, _ in box.parler}
    edges = {
        effect[0].key.rpartition(" ")[0] for tile in pieces for effect in getattr(tile, "edges", ()) if effect
    }
    assert edges - {"points"} <= set(language.names["edge"]) == set(language.names["symbol"])
    assert max(len(letter) for letter in language.names["edge"].values()) == 1


def test_a_number_takes_its_noun_in_the_right_number():
    points, more = English().phrase("", "{n:point|points}"), English().phrase("", "{n:+point|points}")
    assert say(points, {"n": 1}) == "1 point"
    assert say(more, {"n": 2}) == "+2 points"
    assert say(more, {"n": -1}) == "−1 point"
    assert say("{n:+}", {"n": 3}) == "+3"


def test_an_unknown_language_is_refused():
    with pytest.raises(groschen.BadSetup, match="no language 'tlh'"):
        phrases(GAME, "tlh")
    with pytest.raises(groschen.BadSetup, match="no words for 'chess'"):
        phrases("chess")


# What is said


def anna_and_ben() -> Teller:
    game = groschen.new(GAME, ["Anna", "Ben"], seed=1)
    return kutna_hora.teller(ENGLISH, game.view(), game.box)


def test_a_building_is_told_with_what_followed_from_it():
    happened = [
        {"event": "BuildingBuilt", "seat": 0, "tile": "sawmill", "square": "C1", "cost": 12},
        {"event": "ProductionRaised", "seat": 0, "commodity": "wood", "by": 3},
        {"event": "PopulationGrew", "card": 4},
        {"event": "PopulationGrew", "card": 5},
        {"event": "Scored", "seat": 1, "points": 1, "source": "effects"},
    ]

    (entry,) = anna_and_ben().log(happened)

    assert entry.seat == 0
    assert entry.text == "Anna builds the sawmill on C1 for 12 groschen."
    assert entry.details == ("+3 wood production", "population to 5", "Ben: +1 point")


def test_what_a_building_and_its_house_give_is_told_apart():
    happened = [
        {"event": "BuildingBuilt", "seat": 0, "tile": "cookshop", "square": "E3", "cost": 12},
        {"event": "Scored", "seat": 0, "points": 1, "source": "effects"},
        {"event": "HousePlaced", "seat": 0, "guild": "grocers", "square": "E3", "house": "house 3-1"},
        {"event": "Scored", "seat": 0, "points": 2, "source": "effects"},
    ]
    built, house = anna_and_ben().log(happened)
    assert (built.text, built.details) == (
        "Anna builds the cookshop on E3 for 12 groschen.",
        ("+1 point",),
    )
    assert (house.text, house.details) == ("Anna marks E3 with a house of the grocers.", ("+2 points",))


def test_what_a_building_gives_after_its_technology_is_told_as_its_own():
    happened = [
        {"event": "MineDug", "seat": 1, "mine": "pumps", "space": "B3", "cost": 0},
        {"event": "EffectsGoOn", "seat": 1, "tile": "pit house"},
        {"event": "Scored", "seat": 1, "points": 4, "source": "effects"},
    ]
    technology, building = anna_and_ben().log(happened)
    assert technology.details == ()
    assert (building.text, building.details) == ("Ben's pit house does the rest.", ("+4 points",))


def test_every_question_in_the_middle_of_something_is_named_beforehand():
    kinds = codec.vocabulary(GAMES[GAME].package).values()
    asked = {kind.__name__ for kind in kinds if issubclass(kind, Decision) and kind.interrupts}
    assert asked == set(ASKED)


def test_what_a_house_gives_after_its_tile_is_told_as_its_own():
    happened = [
        {"event": "EffectsGoOn", "seat": 0, "tile": "house 3-3"},
        {"event": "Scored", "seat": 0, "points": 2, "source": "effects"},
    ]
    (entry,) = anna_and_ben().log(happened)
    assert (entry.text, entry.details) == (
        "Anna's house does the rest.",
        ("+2 points",),
    )


def test_a_tile_that_goes_on_without_giving_anything_is_not_named():
    goes_on = {"event": "EffectsGoOn", "seat": 0, "tile": "italian court"}
    removed = {"event": "HouseRemoved", "seat": 0, "guild": "miners"}
    (entry,) = anna_and_ben().log([removed, goes_on])
    assert entry.text == "Anna removes a house of the miners."
    turned = {"event": "RoundStarted", "round": 2, "start": 1}
    assert len(anna_and_ben().log([removed, goes_on, turned])) == 2


def test_the_town_that_builds_names_what_leaves_the_game_and_what_comes_up():
    happened = [
        {"event": "EventHappened", "card": "pilgrims"},
        {"event": "TownBuilds", "guild": "grocers", "tile": "water mill"},
        {"event": "TileTurnedUp", "at": "A3", "tile": "bakery"},
        {"event": "TownBuilds", "guild": "scribes", "tile": "mining court"},
        {"event": "StackEmptied", "tile": "mining court"},
        {"event": "TownBuilds", "guild": "builders", "tile": None},
    ]
    (entry,) = anna_and_ben().log(happened)
    assert entry.details == (
        "the town builds for the grocers: water mill leaves the game",
        "next at A3: bakery",
        "the town builds for the scribes: mining court leaves the game",
        "the stack of the mining court is empty",
        "the town builds for the builders, whose stack is empty",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_lost_is_written_with_a_minus_and_not_with_a_hyphen(language: str):
    """As on the boards, in every language."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=1)
    lost = {"event": "ReputationChanged", "seat": 1, "steps": -2, "now": -3}
    (entry,) = teller(game.view(), game.box, language).log([lost])
    assert "−2" in entry.text
    assert "−3" in entry.text
    assert not re.search(r"-\d", entry.text)


def test_a_red_tile_leaves_no_stack_behind():
    """They lie singly, one at the end of each row."""
    taken = {"event": "RightsTaken", "seat": 0, "tile": "italian court", "cost": 5}
    (entry,) = anna_and_ben().log([taken, {"event": "StackEmptied", "tile": "italian court"}])
    assert entry.details == ()
    taken, emptied = taken | {"tile": "mining court"}, {"event": "StackEmptied", "tile": "mining court"}
    (entry,) = anna_and_ben().log([taken, emptied])
    assert entry.details == ("the stack of the mining court is empty",)


def test_what_costs_nothing_is_free():
    (entry,) = anna_and_ben().log([{"event": "PlotClaimed", "seat": 1, "square": "A1", "cost": 0}])
    assert entry.text == "Ben claims the plot A1 for free."


def test_a_consequence_alone_names_its_player():
    (entry,) = anna_and_ben().log([{"event": "ReputationChanged", "seat": 1, "steps": 2, "now": 3}])
    assert entry.text == "Ben: reputation +2 (to 3)"


def test_the_council_is_told_as_a_sentence():
    (entry,) = anna_and_ben().log([{"event": "Scored", "seat": 0, "points": 6, "source": "patricians"}])
    assert entry.text == "The council gives Anna 6 points."


def test_a_reason_becomes_a_sentence():
    teller = anna_and_ben()
    assert (
        teller.reason(groschen.Reason("cannot_afford", cost=9, have=4)) == "costs 9 groschen, and you have 4"
    )
    assert (
        teller.reason(groschen.Reason("not_your_guild", guild="miners")) == "only for members of the miners"
    )


def test_points_of_praga_that_come_from_elsewhere_say_where_from():
    """A step on the Cathedral, while the tile of the bridge and an unused special tile score."""
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    scored = [("projects", 1), ("tiles", 1), ("road", 3), ("crane", 1), ("crane", 1)]

    (entry,) = teller(game.view(), game.box).log(
        [
            {"event": "ProjectMoved", "seat": 0, "project": "cathedral", "row": 0, "column": 1},
            *[{"event": "Scored", "seat": 0, "points": points, "source": of} for of, points in scored],
        ]
    )

    assert entry.details == ("+2 points", "+3 points (King's Road)", "+2 points (action crane)")


def test_a_price_of_praga_is_in_gold_or_in_stone():
    game = groschen.new("praga", ["Anna", "Ben"], seed=1)
    speaker = teller(game.view(), game.box)
    reasons = [groschen.Reason("cannot_afford", cost=1, good=good, have=0) for good in ("gold", "stone")]
    said = [speaker.reason(reason) for reason in reasons]
    assert said == ["costs 1 gold, and you have 0", "costs 1 stone, and you have 0"]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("kutna-hora", 3, {"events": True}),
        ("praga", 1, {"solo": "simple"}),
        ("praga", 1, {"solo": "parler"}),
        ("praga", 3, {"road": "aba", "side": "B"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(game: str, players: int, options: dict[str, str], language: str):
    table, bot = groschen.new(game, list("ABCD"[:players]), seed=2, **options), groschen.bot("random", 3)
    speaker = teller(table.view(), table.box, language)
    while not table.over:
        for _, reason in table.blocked():
            assert "{" not in speaker.reason(reason)
        before, choice = table.view(), bot.choose(table)
        (move,) = [move for move in table.moves() if move["choice"] == choice]
        assert "{" not in speaker.move(move)
        happened = table.play(choice)
        for entry in speaker.log(happened):
            assert not {"{", "}"} & set(entry.text + "".join(entry.details))
        assert "{" not in speaker.note(before, move, happened)
        assert "{" not in "".join(speaker.changes(before, table.view()))


def test_a_piece_of_a_changed_box_is_called_by_its_key():
    assert ENGLISH.name("tile", "observatory") == "observatory"
