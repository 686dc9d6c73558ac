"""A choice is data: a verb and what it is about; its notation follows."""

from __future__ import annotations

import json

import pytest

from groschen.engine.moves import Move, written

FORMS = {"play": "{action} with {piece}", "row": "row {row} {guild}", "remove tile": "remove tile"}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move("pass"), "pass"),
        (Move("rights", at="A1", piece="mill"), "rights A1"),
        (Move("spend", piece="plot/mine"), "spend plot/mine"),
        (Move("turn", at=0), "turn 0"),
        (Move("play", piece="plot/mine", action="plot"), "plot with plot/mine"),
        (Move("row", row=2, guild="scribes"), "row 2 scribes"),
        (Move("remove tile", piece="drill"), "remove tile"),
    ],
)
def test_a_move_is_written_by_its_place_or_piece_or_in_the_form_of_its_verb(move: Move, text: str):
    assert written(move, FORMS) == text


def test_a_move_is_json():
    data = Move("row", guild="scribes", row=1).data()
    assert json.loads(json.dumps(data)) == data == {"verb": "row", "guild": "scribes", "row": 1}


def test_a_move_names_its_place_and_its_piece():
    move = Move("rights", at="A1", piece="mill")
    assert (move.at, move.piece) == ("A1", "mill")
    assert (Move("pass").at, Move("pass").piece) == (None, None)


def test_moves_are_equal_by_verb_and_facts():
    assert Move("dig", at="C2") == Move("dig", at="C2")
    assert len({Move("dig", at="C2"), Move("dig", at="C2"), Move("dig", at="C3"), Move("on", at="C2")}) == 3
