"""Codec: state <-> JSON at any decision."""

from __future__ import annotations

import pytest

from engine.toy import RULES, Pick, PickLikeBefore, Purse, Say, SayAll, State, Toss, plain, toy
from groschen.engine import codec
from groschen.engine.codec import Piece, fields_of, vocabulary
from groschen.engine.errors import BadRecord
from groschen.engine.frames import Frame, advance, play

KNOWN = vocabulary("engine.toy", State, Purse)
PIECES = RULES.box().pieces


def there_and_back(value: object) -> object:
    return codec.decode(plain(codec.encode(value)), KNOWN, PIECES)


@pytest.mark.parametrize(
    "value",
    [None, True, False, 0, -7, 2**70, "", "Kutná Hora", [], [1, [2, "x"]], (), (1, (2, [3])), [(None,), ()]],
    ids=repr,
)
def test_plain_values_come_back_as_they_were(value: object):
    again = there_and_back(value)
    assert again == value
    assert type(again) is type(value)


def test_a_piece_comes_back_as_the_very_piece_of_the_box():
    heller = PIECES["heller"]
    assert codec.encode(heller) == {"piece": "heller"}
    assert there_and_back([heller, (heller,)])[0] is heller


def test_a_frame_comes_back_with_its_fields():
    frame = there_and_back(Pick(1, (2, 3), PIECES["groschen"]))
    assert type(frame) is Pick
    assert (frame.seat, frame.numbers, frame.piece) == (1, (2, 3), PIECES["groschen"])


def test_a_whole_state_comes_back_in_the_middle_of_a_turn():
    state = toy(Say("a"), Pick(0, (2, 4), PIECES["heller"]), SayAll(("b", "c")), Toss(), Pick(0, (6,)))
    state.seed, state.draws = 5, 3
    state.purses[0].coins = [PIECES["groschen"], PIECES["heller"]]
    advance(state)
    again = RULES.decode(plain(RULES.encode(state)))
    assert RULES.encode(again) == RULES.encode(state)
    assert again.box is RULES.box()
    assert again.happened is None
    play(state, 4)
    play(again, 4)
    assert again.said[:4] == ["a", 4, "b", "c"]
    assert again.said == state.said, "chance goes on as well"
    assert RULES.encode(again) == RULES.encode(state)


def test_box_and_listeners_are_not_written():
    state = toy()
    state.happened = []
    assert not {"box", "happened"} & set(codec.encode(state))


def test_an_unknown_piece_is_refused():
    with pytest.raises(BadRecord, match="this box has no 'ducat'"):
        codec.decode({"piece": "ducat"}, KNOWN, PIECES)


def test_an_unknown_class_is_refused():
    with pytest.raises(BadRecord, match="'Ghost' is nothing that this game knows"):
        codec.decode([{"is": "Ghost"}], KNOWN, PIECES)
    with pytest.raises(BadRecord, match="None is nothing"):
        codec.decode({"whatever": 1}, KNOWN, PIECES)


def test_only_what_can_come_back_is_written():
    for value in ({"a": 1}, {1, 2}, 1.5, b"bytes", object()):
        with pytest.raises(TypeError, match="cannot be part of a state"):
            codec.encode([value])


def test_fields_are_those_of_a_class_and_its_bases():
    assert fields_of(Pick) == ["numbers", "piece", "seat"]
    assert fields_of(State) == [
        "box",
        "draws",
        "happened",
        "is_imagined",
        "purses",
        "reveals",
        "said",
        "seed",
        "stack",
        "turn",
    ]
    assert fields_of(Frame) == []


def test_the_vocabulary_holds_the_frames_of_one_game_only():
    assert KNOWN["PickLikeBefore"] is PickLikeBefore
    assert {"Say", "SayAll", "Toss", "Pick", "State", "Purse"} <= set(KNOWN)
    assert "PlayCard" not in KNOWN
    assert "Step" not in KNOWN


def test_a_piece_shows_its_key():
    assert repr(Piece("heller")) == "heller"
