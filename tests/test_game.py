"""The public face: a game as its users see it, exactly as the README promises."""

from __future__ import annotations

import json
import random
from itertools import permutations

import pytest

import groschen
from groschen.engine.frames import NOTHING
from groschen.games.kutna_hora import RULES
from words import edited

ANNA_AND_BEN = ["Anna", "Ben"]


def new(**settings) -> groschen.Game:
    return groschen.new("kutna-hora", **({"seats": ANNA_AND_BEN, "seed": 7, "first_game": True} | settings))


def encoded(game: groschen.Game) -> object:
    return game.rules.encode(game.state)


def played(choices: int, **settings) -> groschen.Game:
    """A game after so many random choices."""
    game, dice = new(**settings), random.Random(1)
    for _ in range(choices):
        game.play(dice.choice(game.options()))
    return game


def finished(**settings) -> groschen.Game:
    game, dice = new(**settings), random.Random(1)
    while not game.over:
        game.play(dice.choice(game.options()))
    return game


@pytest.fixture(scope="module")
def over() -> groschen.Game:
    return finished()


# The names


def test_the_public_names_are_these_and_no_others():
    names = ["BadBox", "BadRecord", "BadSetup", "CannotUndo", "Game", "GroschenError", "IllegalChoice"]
    assert sorted(groschen.__all__) == [*names, "Reason", "bot", "load", "new"]
    assert all(hasattr(groschen, name) for name in groschen.__all__)


# Lots


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_lots_draw_every_seating_by_the_seed(game: str):
    names = ["Anna", "Ben", "Chloé"]
    drawn = [tuple(groschen.new(game, names, seed, lots=True).seats) for seed in range(60)]
    assert set(drawn) == set(permutations(names))
    assert drawn[7] == tuple(groschen.new(game, names, 7, lots=True).seats)


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_without_lots_everybody_sits_as_they_were_named(game: str):
    names = ["Anna", "Ben", "Chloé"]
    assert all(groschen.new(game, names, seed).seats == names for seed in range(10))


@pytest.mark.parametrize("game", ["kutna-hora", "praga"])
def test_a_record_keeps_the_seats_that_were_drawn_and_draws_no_more(game: str):
    for seed in range(6):
        drawn = groschen.new(game, ["Anna", "Ben", "Chloé"], seed, lots=True)
        drawn.play(drawn.options()[0])
        again = groschen.load(drawn.record())
        assert (again.seats, again.record()) == (drawn.seats, drawn.record())
        assert encoded(again) == encoded(drawn)


def test_lots_move_names_and_nothing_else():
    drawn, as_named = new(lots=True, seed=1), new(seed=1)
    assert (drawn.seats, as_named.seats) == (["Ben", "Anna"], ANNA_AND_BEN)
    assert encoded(drawn) == encoded(as_named)


def test_the_seats_that_were_drawn_tell_nothing_about_what_lies_face_down():
    """All orders of the first shuffled stack go with every seating."""
    games = [new(lots=True, seed=seed) for seed in range(150)]
    stacks = [stack for game in games for row in game.state.hall for stack in row if stack[0].guild == 0]
    found = {(game.seats[0], *stack[1:]) for game, stack in zip(games, stacks, strict=True)}
    assert len(found) == 2 * 6


def test_lots_are_drawn_or_not():
    with pytest.raises(groschen.BadSetup, match="lots is true or false, not 1"):
        new(lots=1)


# new


def test_a_new_game_waits_for_its_first_decision():
    game = groschen.new("kutna-hora", seats=ANNA_AND_BEN, seed=7, events=True)
    assert game.seat == 1
    assert game.decision == "ChooseGuilds"
    assert not game.over
    assert game.history == []


def test_seats_and_seed_have_defaults():
    assert groschen.new("kutna-hora").seats == ANNA_AND_BEN


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"seats": ["Anna"]}, "is for 2 to 4 players, not 1"),
        ({"seats": list("ABCDE")}, "is for 2 to 4 players, not 5"),
        ({"seats": []}, "not 0"),
        ({"seats": "Anna"}, "seats are a list of names, not 'Anna'"),
        ({"seats": 2}, "seats are a list of names, not 2"),
        ({"seats": None}, "seats are a list of names, not None"),
        ({"seats": {"Anna"}}, "seats are a list of names"),
        ({"seats": ["Anna", "Anna"]}, "two seats have the same name"),
        ({"seats": ["Anna", ""]}, "every seat needs a name"),
        ({"seats": ["Anna", None]}, "every seat needs a name"),
        ({"seats": ["Anna", "Be\nn"]}, "a name is one line"),
        ({"seats": ["Anna", "Be\ud800n"]}, "a name is written in whole letters"),
        ({"seed": "7"}, "the seed is a whole number, not '7'"),
        ({"seed": 7.0}, "the seed is a whole number, not 7.0"),
        ({"seed": True}, "the seed is a whole number, not True"),
        ({"seed": None}, "the seed is a whole number, not None"),
        ({"expansion": True}, "no option 'expansion'; the options are events, first_game"),
        ({"events": "yes"}, "option 'events' is true or false, not 'yes'"),
        ({"events": 1}, "option 'events' is true or false, not 1"),
        ({"events": False}, "two players always uses the event cards"),
    ],
    ids=repr,
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(settings: dict, says: str):
    with pytest.raises(groschen.BadSetup, match=says):
        new(**settings)


def test_an_unknown_game_is_refused():
    with pytest.raises(groschen.BadSetup, match="there is no game 'chess'; there are kutna-hora"):
        groschen.new("chess")


def test_any_whole_number_is_a_seed():
    for seed in (0, -5, 2**100):
        assert new(seed=seed).seed == seed


# Asking


def test_options_are_texts_and_unique_and_in_a_stable_order():
    game = new()
    options = game.options()
    assert options == game.options() == new().options()
    assert all(isinstance(text, str) for text in options)
    assert len(set(options)) == len(options)


def test_blocked_choices_come_with_reasons():
    game = new()
    blocked = dict(game.blocked())
    building = next(text for text in blocked if text.startswith("building with "))
    assert blocked[building] == groschen.Reason("no_plot")
    assert not set(blocked) & set(game.options())


def test_asking_changes_nothing():
    game = played(30)
    before = encoded(game)
    game.options(), game.blocked(), game.view(), game.scores(), game.ranking(), game.record(), repr(game)
    assert encoded(game) == before


def test_a_finished_game_asks_nobody(over: groschen.Game):
    assert over.over
    assert (over.seat, over.decision, over.pending) == (None, None, None)
    assert over.options() == over.blocked() == []


def test_the_view_is_json_and_says_who_decides_what():
    game = new()
    view = game.view()
    assert json.loads(json.dumps(view)) == view
    assert (view["game"], view["seat"], view["decision"], view["over"]) == (
        "kutna-hora",
        0,
        "PlayCard",
        False,
    )
    assert [player["name"] for player in view["players"]] == ANNA_AND_BEN


def test_scores_are_given_by_category_at_any_time(over: groschen.Game):
    for game in (new(), over):
        for score in game.scores():
            assert sum(points for name, points in score.items() if name != "total") == score["total"]
    categories = ["effects", "barbara", "beyond", "patricians", "town", "mines", "income", "reputation"]
    assert list(over.scores()[0]) == [*categories, "extras", "total"]


def test_the_ranking_goes_from_first_to_last(over: groschen.Game):
    places = over.ranking()
    assert sorted(seat for place in places for seat in place) == [0, 1]
    totals = [over.scores()[place[0]]["total"] for place in places]
    assert totals == sorted(totals, reverse=True)


def test_a_game_shows_what_it_is(over: groschen.Game):
    assert repr(new()) == "<groschen.Game kutna-hora: Anna, Ben; PlayCard for Anna>"
    assert repr(over) == "<groschen.Game kutna-hora: Anna, Ben; over>"


# Playing


def test_playing_returns_what_happened():
    game = new()
    happened = game.play("mine with plot/mine")
    assert [type(event).__name__ for event in happened] == ["CardPlayed", "MinesDrawn"]
    assert all(isinstance(event, tuple) for event in happened)
    assert game.history == ["mine with plot/mine"]


def test_case_and_blanks_do_not_matter():
    game = new()
    game.play("  Mine with  PLOT/mine ")
    assert game.history == ["mine with plot/mine"]


def test_an_illegal_choice_names_what_was_asked_and_what_is_legal():
    game = new()
    with pytest.raises(groschen.IllegalChoice) as caught:
        game.play("rights A1")
    assert caught.value.asked == "rights A1"
    assert caught.value.decision == "PlayCard"
    assert caught.value.legal == game.options()
    assert str(caught.value).startswith("'rights A1' does not answer PlayCard for Anna; legal: ")


def test_what_is_no_text_is_an_illegal_choice():
    with pytest.raises(groschen.IllegalChoice, match="'3' does not answer"):
        groschen.new("kutna-hora").play(3)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text", ["", "rights Z9", "pass pass", "0", str(NOTHING), "building with income/building"]
)
def test_an_illegal_choice_changes_nothing(text: str):
    game = played(5)
    game.play(next(text for text in game.options()))
    before, history, record = encoded(game), game.history, game.record()
    with pytest.raises(groschen.IllegalChoice):
        game.play(text)
    assert (encoded(game), game.history, game.record()) == (before, history, record)


def test_a_blocked_choice_cannot_be_played():
    game = new()
    for text, _ in game.blocked():
        with pytest.raises(groschen.IllegalChoice):
            game.play(text)


def test_a_finished_game_takes_no_more_choices(over: groschen.Game):
    with pytest.raises(groschen.GroschenError, match="the game is over; 'pass' cannot be played"):
        over.play("pass")


# Undo


def test_undo_takes_back_choice_by_choice():
    game = new()
    states = []
    for text in ("plot with plot/mine", "claim B2", "plot with plot/rights"):
        states.append(encoded(game))
        game.play(text)
    while states:
        assert game.can_undo()
        game.undo()
        assert encoded(game) == states.pop()
    assert game.history == []


def test_undo_stops_at_a_reveal():
    game = new()
    game.play("plot with plot/mine")
    game.play("claim B2")
    game.play("mine with mine/joker")
    assert not game.can_undo()
    before = encoded(game)
    with pytest.raises(groschen.CannotUndo, match="'mine with mine/joker' showed something new"):
        game.undo()
    assert encoded(game) == before
    game.play("discard all")
    game.undo()
    assert game.decision == "ChooseMine"


def test_there_is_nothing_to_undo_in_a_new_game():
    with pytest.raises(groschen.CannotUndo, match="nothing to take back"):
        new().undo()


def test_an_undone_choice_is_not_in_the_record():
    game = new()
    game.play("plot with plot/mine")
    before = game.record()
    game.play("claim B2")
    game.undo()
    assert game.record() == before


# Copies


def test_a_copy_goes_its_own_way():
    game = played(20)
    copy = game.copy()
    assert encoded(copy) == encoded(game)
    before, record = encoded(game), game.record()
    dice = random.Random(2)
    for _ in range(40):
        copy.play(dice.choice(copy.options()))
    assert (encoded(game), game.record()) == (before, record)
    assert len(copy.history) == 60


def test_a_copy_can_be_undone_without_the_original():
    game = new()
    game.play("plot with plot/mine")
    copy = game.copy()
    copy.undo()
    assert (copy.decision, game.decision) == ("PlayCard", "ClaimPlot")
    game.undo()


def test_a_determinized_copy_shows_the_same_and_starts_here():
    game = played(20)
    other = game.determinize(99)
    assert other.view() == game.view()
    assert other.options() == game.options()
    assert encoded(other) != encoded(game)
    assert other.history == []
    with pytest.raises(groschen.CannotUndo):
        other.undo()
    with pytest.raises(groschen.GroschenError, match="a determinized game has no record"):
        other.record()


def test_the_seed_of_determinize_decides():
    game = played(20)
    assert encoded(game.determinize(5)) == encoded(game.determinize(5))
    assert encoded(game.determinize(5)) != encoded(game.determinize(6))


# Records


def test_a_record_gives_the_game_back():
    game = played(60)
    again = groschen.load(game.record())
    assert encoded(again) == encoded(game)
    assert again.record() == game.record()
    assert (again.seats, again.seed, again.settings, again.history) == (
        game.seats,
        game.seed,
        game.settings,
        game.history,
    )


def test_a_loaded_game_can_be_undone_as_far_as_the_original():
    game = new()
    game.play("mine with plot/mine")
    game.play("discard all")
    again = groschen.load(game.record())
    again.undo()
    assert not again.can_undo()


def test_a_record_of_a_finished_game_holds_its_result(over: groschen.Game):
    text = over.record()
    assert f"result: {[score['total'] for score in over.scores()]}" in text.splitlines()
    assert groschen.load(text).over


def test_a_record_keeps_odd_names():
    game = groschen.new("kutna-hora", seats=['"Žofie"', "# 王", "C: {}", "guilds"], seed=1)
    game.play(game.options()[0])
    assert groschen.load(game.record()).seats == ['"Žofie"', "# 王", "C: {}", "guilds"]


def replaced(text: str, line: int, by: str) -> str:
    lines = text.splitlines()
    lines[line - 1] = by
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "by", "says"),
    [
        (1, "groschen record 9", "a record starts with"),
        (2, 'game: "chess"', "there is no game 'chess'"),
        (3, "rules: 999", "made by version 999 of the rules of Kutná Hora.*plays version"),
        (3, "rules: 0", "made by version 0"),
        (4, 'box: "000000000000"', "played with the box 000000000000.*give the box file"),
        (5, 'options: {"expansion": true}', "no option 'expansion'"),
        (5, 'options: {"events": 3}', "is true or false"),
        (5, 'options: {"events": false}', "always uses the event cards"),
        (6, 'seats: ["Anna"]', "2 to 4 players, not 1"),
        (6, 'seats: ["Anna", 5]', "every seat needs a name"),
        (6, 'seats: ["Anna", "Anna"]', "the same name"),
        (7, 'seed: "7"', "should be a int"),
    ],
)
def test_a_foreign_or_broken_header_is_refused_with_its_line(line: int, by: str, says: str):
    with pytest.raises(groschen.BadRecord, match=says) as caught:
        groschen.load(replaced(played(10).record(), line, by))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_an_illegal_choice_in_the_middle_names_its_line_and_what_was_legal():
    text = played(10).record()
    lines = text.splitlines()
    choices = [at for at, line in enumerate(lines, 1) if at > 8 and line and not line.startswith("#")]
    game = new()
    for at in choices[:5]:
        game.play(lines[at - 1])
    with pytest.raises(groschen.BadRecord) as caught:
        groschen.load(replaced(text, choices[5], "rights Z9"))
    assert caught.value.line == choices[5]
    assert "'rights Z9' does not answer" in str(caught.value)
    for option in game.options():
        assert option in str(caught.value)


def test_choices_after_the_end_are_refused(over: groschen.Game):
    text = over.record() + "pass\n"
    with pytest.raises(groschen.BadRecord, match="the game is over, but 'pass' follows") as caught:
        groschen.load(text)
    assert caught.value.line == len(text.splitlines())


def test_a_wrong_result_is_refused(over: groschen.Game):
    line = next(at for at, text in enumerate(over.record().splitlines(), 1) if text.startswith("result"))
    for wrong in ("[1, 2]", "[]", '["x"]'):
        with pytest.raises(groschen.BadRecord, match="but the game ends with") as caught:
            groschen.load(replaced(over.record(), line, f"result: {wrong}"))
        assert caught.value.line == line


def test_a_finished_record_that_was_cut_off_is_refused(over: groschen.Game):
    """The header says how the game ended, so the missing choices are noticed."""
    lines = over.record().splitlines()
    with pytest.raises(groschen.BadRecord, match="the choices stop before the end"):
        groschen.load("\n".join(lines[:-1]) + "\n")
    with pytest.raises(groschen.BadRecord):
        groschen.load(over.record()[:-3])


def test_a_cut_off_record_never_gives_another_game_than_its_choices():
    """Wherever a text stops, it is refused or gives a game whose choices are whole lines of it."""
    text = played(40).record()
    for length in range(0, len(text), 7):
        cut = text[:length]
        try:
            game = groschen.load(cut)
        except groschen.BadRecord:
            continue
        assert game.history == [line for line in cut.splitlines()[8:] if line and not line.startswith("#")]


@pytest.mark.parametrize(
    "text", ["", "garbage", "\x00\x01", "{}", "groschen record 1", "groschen record 1\n\npass"]
)
def test_garbage_is_refused(text: str):
    with pytest.raises(groschen.BadRecord):
        groschen.load(text)


# Another box


def test_a_game_can_be_played_with_another_box():
    tables = edited(RULES.tables, cathedral={1: {"tax": 25}})
    game = new(box=tables)
    assert game.state.box.cathedral[0] == 25
    again = groschen.load(game.record(), box=tables)
    assert again.state.box.cathedral[0] == 25


def test_a_record_needs_the_box_that_it_was_played_with():
    tables = edited(RULES.tables, cathedral={1: {"tax": 25}})
    with pytest.raises(groschen.BadRecord, match="give the box file that it was played with"):
        groschen.load(new(box=tables).record())
    with pytest.raises(groschen.BadRecord, match="give the box file"):
        groschen.load(new().record(), box=tables)


def test_a_box_with_a_mistake_is_refused_by_row_and_field():
    tables = edited(RULES.tables, guild_buildings={3: {"effects": "fly 2"}})
    with pytest.raises(groschen.BadBox, match=r"guild_buildings row 3 \(.*\): field 'effects': 'fly 2'"):
        new(box=tables)


# Bots


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_answers_with_a_legal_choice_and_changes_nothing(name: str):
    game, bot = new(), groschen.bot(name)
    for _ in range(12):
        before = encoded(game)
        choice = bot.choose(game)
        assert choice in game.options()
        assert encoded(game) == before
        game.play(choice)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_with_the_same_seed_answer_the_same(name: str):
    histories = []
    for _ in range(2):
        game, bot = new(), groschen.bot(name, seed=3)
        for _ in range(15):
            game.play(bot.choose(game))
        histories.append(game.history)
    assert histories[0] == histories[1]


def test_an_unknown_bot_is_refused():
    with pytest.raises(groschen.BadSetup, match="there is no bot 'wizard'; there are random, greedy"):
        groschen.bot("wizard")
