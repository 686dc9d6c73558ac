"""The public face: a game as its users see it, exactly as the README promises."""

from __future__ import annotations

import copy
import json
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import pytest

import groschen
from groschen.engine.box import export
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
    names += ["Reason", "StaleNumber", "WrongSeat", "bot", "box", "load", "new", "restore"]
    assert sorted(groschen.__all__) == names
    assert {name: getattr(groschen, name).__name__ for name in names} == {name: name for name in names}
    assert set(names) <= set(dir(groschen))
    with pytest.raises(AttributeError, match="has no attribute 'play'"):
        _ = groschen.play
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
    assert game.choices == []


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
        ({"seats": ["Anna", "Be\ud800n"]}, "a name is one line of printable characters"),
        ({"seats": ["Anna", "\x1b[2JBen"]}, r"a name is one line of printable characters: '\\x1b\[2JBen'"),
        ({"seats": ["Anna", "Ben\u202e"]}, "a name is one line of printable characters"),
        ({"seats": ["Anna", "B" * 61]}, "a name has at most 60 characters: 'BBB"),
        ({"seed": "7"}, "the seed is a whole number, not '7'"),
        ({"seed": 7.0}, "the seed is a whole number, not 7.0"),
        ({"seed": True}, "the seed is a whole number, not True"),
        ({"seed": None}, "the seed is a whole number, not None"),
        ({"seed": 10**5000}, "a seed has at most 40 digits"),
        ({"seed": -(10**5000)}, "a seed has at most 40 digits"),
        ({"seed": [10**5000]}, "the seed is a whole number, not a list too long to show"),
        ({"expansion": True}, "no option 'expansion'; the options are events, first_game"),
        ({"events": "yes"}, "option 'events' is true or false, not 'yes'"),
        ({"events": 1}, "option 'events' is true or false, not 1"),
        ({"events": "yes" * 1000}, "no option 'events' that could be 'yesyes"),
        ({"e" * 1000: True}, "no option 'eee"),
        ({"events": False}, "two players always uses the event cards"),
    ],
    ids=lambda value: ascii(value)[:60] if not isinstance(value, dict) or "seed" not in value else "seed",
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(settings: dict, says: str):
    with pytest.raises(groschen.BadSetup, match=says) as caught:
        new(**settings)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("name", ["Žofie", "山田\u3000太郎", "می\u200cخواهم", "👩\u200d🚀", "B" * 60])
def test_a_name_may_be_written_in_any_script(name: str):
    game = new(seats=["Anna", name])
    assert groschen.load(game.record()).seats == ["Anna", name]


def test_an_unknown_game_is_refused():
    with pytest.raises(groschen.BadSetup, match="there is no game 'chess'; there are kutna-hora"):
        groschen.new("chess")
    with pytest.raises(groschen.BadSetup, match=r"there is no game \['praga'\]"):
        groschen.new(["praga"])  # type: ignore[arg-type]


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
    assert [event["event"] for event in happened] == ["CardPlayed", "MinesDrawn"]
    assert happened[0] == {"event": "CardPlayed", "seat": 0, "card": "plot/mine", "action": "mine"}
    assert json.loads(json.dumps(happened)) == happened
    assert game.choices == ["mine with plot/mine"]


def test_case_and_blanks_do_not_matter():
    game = new()
    game.play("  Mine with  PLOT/mine ")
    assert game.choices == ["mine with plot/mine"]


def test_an_illegal_choice_names_what_was_asked_and_what_is_legal():
    game = new()
    with pytest.raises(groschen.IllegalChoice) as caught:
        game.play("rights A1")
    assert caught.value.asked == "rights A1"
    assert caught.value.decision == "PlayCard"
    assert caught.value.legal == game.options()
    assert str(caught.value).startswith("'rights A1' does not answer PlayCard for Anna; legal: ")


def test_what_is_no_text_is_an_illegal_choice():
    for choice, says in ((3, "'3' does not answer"), (None, "'None' does"), (10**5000, "too long to show")):
        with pytest.raises(groschen.IllegalChoice, match=says):
            groschen.new("kutna-hora").play(choice)  # type: ignore[arg-type]


def test_an_illegal_choice_does_not_repeat_a_long_text():
    game = new()
    with pytest.raises(groschen.IllegalChoice) as caught:
        game.play("x" * 100_000)
    assert len(str(caught.value)) < 200 + len(", ".join(game.options()))


@pytest.mark.parametrize("seat", ["x", "0", -1, 2, True, 0.0, [0]], ids=repr)
def test_only_a_seat_has_a_view_of_its_own(seat: object):
    with pytest.raises(groschen.GroschenError, match=r"there is no seat .*; the seats are 0 to 1"):
        new().view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text", ["", "rights Z9", "pass pass", "0", str(NOTHING), "building with income/building"]
)
def test_an_illegal_choice_changes_nothing(text: str):
    game = played(5)
    game.play(next(text for text in game.options()))
    before, history, record = encoded(game), game.choices, game.record()
    with pytest.raises(groschen.IllegalChoice):
        game.play(text)
    assert (encoded(game), game.choices, game.record()) == (before, history, record)


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
    assert game.choices == []


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
    assert len(copy.choices) == 60


def test_a_copy_can_be_undone_without_the_original():
    game = new()
    game.play("plot with plot/mine")
    copy = game.copy()
    copy.undo()
    assert (copy.decision, game.decision) == ("PlayCard", "ClaimPlot")
    game.undo()


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_python_copies_and_pickles_a_game_as_it_copies_itself(again):
    game = played(20)
    before = encoded(game)
    other = again(game)
    assert (encoded(other), other.choices, other.record()) == (before, game.choices, game.record())
    assert other.state.box is game.state.box
    other.play(other.options()[0])
    if other.can_undo():
        other.undo()
    assert encoded(game) == before
    assert game.seats is not other.seats


def test_a_pickled_game_keeps_its_box_and_can_be_undone():
    game = new(box=edited(RULES.tables, cathedral={1: {"tax": 25}}))
    game.play("plot with plot/mine")
    other = pickle.loads(pickle.dumps(game))
    assert other.state.box.cathedral[0] == 25
    other.undo()
    assert other.record() == new(box=game.tables).record()


def test_a_determinized_game_can_be_pickled():
    game = played(20).determinize(3)
    assert encoded(pickle.loads(pickle.dumps(game))) == encoded(game)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_a_state_and_a_reason_can_be_copied_and_pickled(again):
    game = played(20)
    state = again(game.state)
    assert game.rules.encode(state) == encoded(game)
    assert state.box is game.state.box
    assert state.stack is not game.state.stack
    assert again(groschen.Reason("too_dear", cost=3)) == groschen.Reason("too_dear", cost=3)


def test_a_game_goes_through_a_pool_of_processes():
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(groschen.Game.record, played(20)).result() == played(20).record()


@pytest.mark.parametrize("seed", ["x", None, 1.0, True, 10**5000], ids=["x", "None", "1.0", "True", "huge"])
def test_determinize_wants_a_seed(seed: object):
    with pytest.raises(groschen.BadSetup, match="seed"):
        new().determinize(seed)  # type: ignore[arg-type]


def test_a_determinized_copy_shows_the_same_and_starts_here():
    game = played(20)
    other = game.determinize(99)
    assert other.view() == game.view()
    assert other.options() == game.options()
    assert encoded(other) != encoded(game)
    assert other.choices == []
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
    assert (again.seats, again.seed, again.settings, again.choices) == (
        game.seats,
        game.seed,
        game.settings,
        game.choices,
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
        (3, "rules: 999", "written down by version 999 of the rules of Kutná Hora.*plays version"),
        (3, "rules: 0", "written down by version 0"),
        (4, 'box: "000000000000"', "played with the box '000000000000'.*give the box file"),
        (5, 'options: {"expansion": true}', "no option 'expansion'"),
        (5, 'options: {"events": 3}', "is true or false"),
        (5, 'options: {"events": false}', "always uses the event cards"),
        (6, 'seats: ["Anna"]', "2 to 4 players, not 1"),
        (6, 'seats: ["Anna", 5]', "every seat needs a name"),
        (6, 'seats: ["Anna", "Anna"]', "the same name"),
        (6, 'seats: ["Anna", "\\u001b[2J"]', "one line of printable characters"),
        (7, 'seed: "7"', "should be a int"),
        (7, "seed: " + "9" * 50, "a seed has at most 40 digits"),
        (7, "seed: " + "9" * 5000, "is not JSON"),
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
        assert game.choices == [line for line in cut.splitlines()[8:] if line and not line.startswith("#")]


@pytest.mark.parametrize(
    "text", ["", "garbage", "\x00\x01", "{}", "groschen record 1", "groschen record 1\n\npass"]
)
def test_garbage_is_refused(text: str):
    with pytest.raises(groschen.BadRecord):
        groschen.load(text)


@pytest.mark.parametrize("text", [None, b"", 3, Path("a.game"), ["groschen record 1"]], ids=repr)
def test_what_is_no_text_is_no_record(text: object):
    with pytest.raises(groschen.BadRecord, match="a record is a text, not"):
        groschen.load(text)  # type: ignore[arg-type]


def test_a_byte_order_mark_does_not_matter():
    record = played(10).record()
    assert groschen.load("\ufeff" + record).record() == record


def test_a_huge_record_is_refused_at_once():
    text = played(10).record() + "pass\n" * 10_000_000
    started = perf_counter()
    with pytest.raises(groschen.BadRecord, match=r"at most 1,000,000 characters, not 50,00"):
        groschen.load(text)
    assert perf_counter() - started < 1


def test_an_error_does_not_repeat_a_long_line():
    record = played(10).record()
    for line in (2, 3, 4, 5, 6, 7, 12):
        for by in ("x" * 100_000, "game: " + "[" * 10_000, 'box: "' + "x" * 100_000 + '"'):
            with pytest.raises(groschen.BadRecord) as caught:
                groschen.load(replaced(record, line, by))
            assert len(str(caught.value)) < 1000


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


@pytest.mark.parametrize("box", ["my.box", Path("my.box"), 3, [], b"{}", True], ids=repr)
def test_what_is_no_box_is_refused_with_the_way_to_get_one(box: object):
    for use in (lambda: new(box=box), lambda: groschen.load(new().record(), box=box)):
        with pytest.raises(groschen.BadBox, match=r"a box is what groschen.box\(path\) reads, not"):
            use()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"cathedral": None}, "table cathedral is a tuple of rows"),
        ({"cathedral": ()}, "table cathedral has no rows"),
        ({"cathedral": RULES.tables["hall"]}, "table cathedral has 4 rows; the box holds 11"),
        ({"towns": RULES.tables["mine_grids"]}, "towns row 1: MineGrid.* is not a row of this table"),
        ({"chess": ()}, "unknown table 'chess'"),
    ],
)
def test_tables_that_are_no_box_are_refused(change: dict, says: str):
    with pytest.raises(groschen.BadBox, match=says):
        new(box={**RULES.tables, **change})


def test_a_field_of_the_wrong_kind_is_refused():
    with pytest.raises(
        groschen.BadBox, match=r"cathedral row 1 \(1\), field 'tax': '2' is not a whole number"
    ):
        new(box=edited(RULES.tables, cathedral={1: {"tax": "2"}}))


def test_the_box_of_another_game_is_refused():
    with pytest.raises(groschen.BadBox, match="table upgrades is missing; is this the box of another game"):
        groschen.new("praga", box=RULES.tables)
    with pytest.raises(groschen.BadBox, match="table guild_buildings is missing"):
        groschen.new("kutna-hora", box={})


# Box files


def box_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my.box"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_box_file_is_read_and_played_with(tmp_path: Path):
    tables = edited(RULES.tables, cathedral={1: {"tax": 25}})
    path = box_file(tmp_path, "\ufeff" + export(RULES.name, tables))
    for box in (groschen.box(path), groschen.box(str(path))):
        assert box == tables
        assert new(box=box).state.box.cathedral[0] == 25


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is not JSON: line 1"),
        ("[]", "this is not a box file"),
        ("[" * 100_000, "nested too deep"),
        ('{"game": ' + "9" * 5000 + "}", "not JSON"),
        ("{}", "does not say which game"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "praga"}', 'it should say "format"'),
        ('{"game": "praga", "game": "praga"}', "'game' is given twice"),
        (" " * 1_000_001, "at most 1,000,000 characters"),
    ],
    ids=lambda value: value[:30],
)
def test_a_broken_box_file_is_refused_by_its_name(tmp_path: Path, text: str, says: str):
    with pytest.raises(groschen.BadBox, match=f"my.box: .*{says}"):
        groschen.box(box_file(tmp_path, text))


def test_a_box_file_that_cannot_be_read_is_refused(tmp_path: Path):
    with pytest.raises(groschen.BadBox, match=r"cannot read .*my\.box: no such file"):
        groschen.box(tmp_path / "my.box")
    (tmp_path / "my.box").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(groschen.BadBox, match="is not a text file"):
        groschen.box(tmp_path / "my.box")
    for path in (None, 3, RULES.tables):
        with pytest.raises(groschen.BadBox, match="named by its path, not by"):
            groschen.box(path)  # type: ignore[arg-type]


# Bots


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_has_nothing_to_choose_when_the_game_is_over(name: str, over: groschen.Game):
    with pytest.raises(groschen.GroschenError, match="the game is over"):
        groschen.bot(name).choose(over)


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
        histories.append(game.choices)
    assert histories[0] == histories[1]


def test_an_unknown_bot_is_refused():
    with pytest.raises(
        groschen.BadSetup,
        match=r"there is no bot .wizard.; there are random, beginner, greedy, planner, master",
    ):
        groschen.bot("wizard")
