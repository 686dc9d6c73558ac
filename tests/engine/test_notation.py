"""Notation: no parser, the options are listed and compared."""

from __future__ import annotations

import pytest

from engine.toy import Pick, toy
from groschen.engine.errors import IllegalChoice
from groschen.engine.frames import NOTHING
from groschen.engine.notation import find, texts


def test_every_option_is_written_in_order():
    state = toy(Pick(0, (4, 1, 2)))
    assert texts(state, state.stack[-1]) == ["Pick 4", "Pick 2", "nothing"]


@pytest.mark.parametrize("text", ["Pick 4", "pick 4", "  PICK   4 ", "Pick\t4"])
def test_case_and_spare_blanks_do_not_matter(text: str):
    state = toy(Pick(0, (4, 2)))
    assert find(state, state.stack[-1], text) == 4


def test_declining_is_a_choice_like_any_other():
    state = toy(Pick(0, (4,)))
    assert find(state, state.stack[-1], "nothing") == NOTHING


@pytest.mark.parametrize("text", ["Pick 3", "Pick", "Pick 44", "", "4", "Pick 4; Pick 2"])
def test_an_illegal_choice_names_what_was_asked_what_was_pending_and_what_is_legal(text: str):
    state = toy(Pick(0, (4, 3, 2)))
    with pytest.raises(IllegalChoice) as caught:
        find(state, state.stack[-1], text, "Anna")
    error = caught.value
    assert (error.asked, error.decision, error.legal) == (text, "Pick", ["Pick 4", "Pick 2", "nothing"])
    assert str(error) == f"{text!r} does not answer Pick for Anna; legal: Pick 4, Pick 2, nothing"


def test_without_a_name_the_seat_is_numbered():
    state = toy(Pick(1, (4,)))
    with pytest.raises(IllegalChoice, match="for seat 2"):
        find(state, state.stack[-1], "Pick 9")
