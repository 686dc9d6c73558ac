"""What a server and a notebook ask of a game: moments, history, seats, snapshots, what would happen."""

from __future__ import annotations

import copy
import json
import random

import pytest

import groschen
from groschen.engine import past
from groschen.engine.frames import play

GAMES = ["kutna-hora", "praga"]


def played(name: str, choices: int, seed: int = 7, players: int = 2) -> groschen.Game:
    """A game after so many random choices."""
    game, dice = groschen.new(name, ["Anna", "Ben", "Cleo"][:players], seed), random.Random(seed)
    for _ in range(choices):
        if not game.over:
            game.play(dice.choice(game.options()))
    return game


def encoded(game: groschen.Game) -> object:
    return game.rules.encode(game.state)


# Choices as data


@pytest.mark.parametrize("name", GAMES)
def test_moves_name_what_options_write(name: str):
    game = played(name, 30)
    moves = game.moves()
    assert [move["choice"] for move in moves] == game.options()
    assert all(move["verb"] for move in moves)
    assert json.loads(json.dumps(moves)) == moves


def test_a_move_names_its_place_and_its_piece():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    game.play("rights with plot/rights")
    first = game.moves()[0]
    assert first == {
        "choice": "rights A1",
        "verb": "rights",
        "at": "A1",
        "piece": game.view()["hall"][0][0]["top"],
    }


def test_blocked_moves_have_their_reason():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    blocked = {move["choice"]: move["reason"] for move in game.blocked_moves()}
    assert blocked == dict(game.blocked())
    assert {"reason": "no_plot"} in blocked.values()
    assert json.loads(json.dumps(blocked)) == blocked


# Seat and number


def test_only_the_seat_that_is_asked_may_answer():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    before = encoded(game)
    with pytest.raises(groschen.WrongSeat, match="PlayCard is for Anna to answer, not for Ben"):
        game.play("pass", seat=1)
    with pytest.raises(groschen.GroschenError, match="there is no seat 2"):
        game.play("pass", seat=2)
    assert encoded(game) == before
    game.play("pass", seat=0)


def test_a_choice_for_another_moment_is_refused():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    game.play("pass", number=0)
    before = encoded(game)
    with pytest.raises(groschen.StaleNumber, match="meant for moment 0 of the game; it stands at 1") as error:
        game.play(game.options()[0], number=0)
    assert error.value.number == 1
    assert encoded(game) == before
    game.play(game.options()[0], seat=0, number=1)


# Moments and history


@pytest.mark.parametrize("name", GAMES)
def test_every_earlier_moment_can_be_had_again(name: str):
    game, dice = groschen.new(name, ["Anna", "Ben"], 3), random.Random(3)
    moments = [(encoded(game), [])]
    while not game.over and game.number < 120:
        game.play(dice.choice(game.options()))
        moments.append((encoded(game), game.choices))
    for number in (0, 1, 17, 60, game.number - 1, game.number):
        earlier = game.at(number)
        assert (encoded(earlier), earlier.choices) == moments[number]
        assert earlier.number == number
    assert (encoded(game), game.choices) == moments[-1]


@pytest.mark.parametrize("number", [-1, 5, "1", True, None])
def test_there_is_no_moment_before_or_after_the_game(number: object):
    with pytest.raises(groschen.GroschenError, match="there is no moment"):
        played("kutna-hora", 4).at(number)


@pytest.mark.parametrize("name", GAMES)
def test_the_history_tells_of_each_choice_what_happened(name: str):
    game, dice, heard = groschen.new(name, ["Anna", "Ben"], 5), random.Random(5), []
    for number in range(1, 50):
        seat, text = game.seat, dice.choice(game.options())
        heard.append({"number": number, "seat": seat, "choice": text, "events": game.play(text)})
    assert game.history == heard
    assert json.loads(json.dumps(heard)) == heard
    assert groschen.load(game.record()).history == heard


@pytest.mark.parametrize("name", GAMES)
def test_no_game_plays_all_of_its_choices_again_to_take_one_back(name: str, monkeypatch):
    """Also when it was loaded, and once it has gone back in a game that was restored."""
    game = played(name, 3000, players=3)
    replayed = 0

    def counted(state, choice):
        nonlocal replayed
        replayed += 1
        play(state, choice)

    restored = groschen.restore(game.snapshot())
    restored.at(restored.number - 1)
    for each in (game, groschen.load(game.record()), restored, game.copy()):
        monkeypatch.setattr(past, "play", counted)
        replayed = 0
        before = each.at(each.number - 1)
        monkeypatch.undo()
        assert replayed <= past.EVERY < each.number / 5
        assert encoded(before) == encoded(groschen.load(game.record()).at(game.number - 1))


def test_only_so_many_states_are_kept_however_long_a_game_becomes():
    game = played("praga", 3000)
    choices = past.Past([], {0: game.state})
    for each in game._past.played * 8:
        choices.note(each, game.state)
        assert len(choices.kept) <= past.MOST_KEPT
    assert len(choices.kept) > past.MOST_KEPT / 2
    assert {0, choices.every} <= set(choices.kept)


def test_the_opening_tells_what_happened_before_the_first_choice():
    opening = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True).opening
    kinds = [event["event"] for event in opening]
    assert kinds[:4] == ["GuildsChosen", "GuildsChosen", "RoundStarted", "EventRevealed"]
    assert kinds[-1] == "TurnStarted"


# Undo by seat and by turn


def test_a_seat_takes_back_only_its_own_choice():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    for text in ("plot with plot/mine", "claim B2", "plot with plot/rights", "claim B3"):
        game.play(text)
    assert game.seat == 1
    with pytest.raises(groschen.CannotUndo, match="Anna has chosen since") as error:
        game.undo(seat=1)
    assert (error.value.code, error.value.facts["seat"]) == ("chosen_since", 0)
    game.undo(seat=0)
    assert (game.seat, game.decision) == (0, "ClaimPlot")


def test_a_whole_turn_is_taken_back_and_no_more():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    for text in ("plot with plot/mine", "claim B2", "plot with plot/rights", "claim B3"):
        game.play(text)
    after_anna = encoded(game)
    for text in ("plot with plot/mine", "claim B4", "plot with plot/rights"):
        game.play(text)
    assert game.undo_turn(seat=1) == 3
    assert encoded(game) == after_anna
    assert game.undo_turn() == 4
    assert game.number == 0


def test_a_whole_turn_goes_back_to_what_was_revealed_in_it():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    for text in ("mine with mine/joker", "discard all", "plot with plot/mine", "claim B2"):
        game.play(text)
    assert game.undo_turn(seat=0) == 3
    assert game.decision == "ChooseMine"
    with pytest.raises(groschen.CannotUndo, match="showed something new") as error:
        game.undo_turn()
    assert error.value.code == "revealed"


def test_turns_of_one_player_are_turns_of_their_own():
    """Alone, all choices are made by one seat; a turn goes back to where it began or something was shown."""
    game, dice, began = groschen.new("praga", ["Anna"], 4), random.Random(4), {}
    while game.view()["turn"] < 9:
        began.setdefault(game.view()["turn"], game.number)
        game.play(dice.choice(game.options()))
        if game.can_undo():
            again, turn = game.copy(), max(turn for turn, first in began.items() if first < game.number)
            taken = again.undo_turn()
            assert again.number == game.number - taken >= began[turn]
            assert again.number == began[turn] or not again.can_undo()


@pytest.mark.parametrize("name", GAMES)
def test_undo_gives_the_very_state_back_however_the_game_was_got(name: str):
    game, dice = groschen.new(name, ["Anna", "Ben"], 11), random.Random(11)
    while not game.over and game.number < 150:
        before, number = encoded(game), game.number
        game.play(dice.choice(game.options()))
        for other in (game.copy(), groschen.restore(game.snapshot()), copy.deepcopy(game)):
            assert other.can_undo() == game.can_undo()
            if other.can_undo():
                other.undo()
                assert (encoded(other), other.number) == (before, number)


# What a choice would do


def test_what_would_happen_can_be_foreseen_and_nothing_changes():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], 7, first_game=True)
    game.play("plot with plot/mine")
    before = encoded(game)
    assert game.foresee("claim B2") == [{"event": "PlotClaimed", "seat": 0, "square": "B2", "cost": 5}]
    assert encoded(game) == before
    with pytest.raises(groschen.IllegalChoice):
        game.foresee("claim Z9")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_foreseen(name: str):
    """Whatever lies face down may be dealt anew: what is foreseen stays the same."""
    game, dice = groschen.new(name, ["Anna", "Ben"], 13), random.Random(13)
    for _ in range(120):
        other = game.determinize(dice.getrandbits(40))
        for text in game.options()[:6]:
            assert game.foresee(text) == other.foresee(text)
        game.play(dice.choice(game.options()))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_happens(name: str, seed: int):
    """In order, and nothing is foreseen that does not happen."""
    game, dice = groschen.new(name, ["Anna", "Ben"], seed), random.Random(seed)
    foreseen = 0
    while not game.over:
        text = dice.choice(game.options())
        known, rest = game.foresee(text), iter(game.play(text))
        assert all(event in rest for event in known)
        foreseen += len(known)
    assert foreseen > game.number


# Snapshots


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_gives_the_game_back(name: str):
    game = played(name, 90)
    data = json.loads(json.dumps(game.snapshot()))
    again = groschen.restore(data)
    assert (encoded(again), again.view(), again.record()) == (encoded(game), game.view(), game.record())
    assert again.opening == game.opening
    assert again.history == game.history
    text = game.options()[0]
    assert again.play(text) == game.play(text)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"snapshot": 1}, "no snapshot of version 2"),
        ({"rules": 0}, "version 0 of the rules"),
        ({"box": "somebody's"}, 'played with the box "somebody\'s"'),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": ["Anna"]}, "2 to 4 players, not 1"),
        ({"state": {"is": "Nonsense"}}, "'Nonsense' is nothing that this game knows"),
        ({"state": None}, "this snapshot is broken"),
        ({"past": [1]}, "this snapshot is broken"),
        ({"seed": "x"}, "the seed is a whole number"),
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused(change: dict, says: str):
    data = played("kutna-hora", 20).snapshot() | change
    with pytest.raises(groschen.BadRecord, match=says):
        groschen.restore(data)


@pytest.mark.parametrize("data", [None, [], "snapshot", {}])
def test_what_is_no_snapshot_is_refused(data: object):
    with pytest.raises(groschen.BadRecord, match="this is no snapshot"):
        groschen.restore(data)


def test_a_determinized_game_has_no_snapshot():
    with pytest.raises(groschen.GroschenError, match="has no snapshot"):
        played("kutna-hora", 5).determinize(1).snapshot()


@pytest.mark.parametrize("name", ["kutna-hora", "praga"])
def test_what_was_offered_before_another_choice_is_looked_up_anew(name: str):
    game = groschen.new(name, seats=["Anna", "Ben"], seed=7)
    one, other, *_ = offered = game.options()
    game.play(one)
    with pytest.raises(groschen.IllegalChoice):
        game.play(next(text for text in offered if text not in game.copy().options()))
    offered = game.options()
    game.undo()
    game.play(other)
    with pytest.raises(groschen.IllegalChoice):
        game.play(next(text for text in offered if text not in game.copy().options()))
