"""Notation: no parser, the options are listed and compared."""

from __future__ import annotations

from typing import Any

import pytest

from engine.toy import Pick, toy
from groschen.engine import notation
from groschen.engine.errors import IllegalChoice
from groschen.engine.frames import NOTHING, Choice, Decision
from groschen.engine.moves import Move
from groschen.engine.notation import by_text, find


def test_every_option_is_written_in_order():
    state = toy(Pick(0, (4, 1, 2)))
    assert list(by_text(state, state.stack[-1])) == ["Pick 4", "Pick 2", "nothing"]


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


class Name(Decision):
    """Which of these names? A choice is its place among them."""

    __slots__ = ("names",)

    def __init__(self, seat: int, names: tuple[str, ...]) -> None:
        self.seat = seat
        self.names = names

    def candidates(self, state: Any) -> list[Choice]:
        return list(range(len(self.names)))

    def about(self, state: Any, at: Choice) -> Move:
        return Move("name", piece=self.names[at])


def test_what_a_text_meant_before_is_not_believed_blindly():
    """The same words may stand for another choice the next time, or for none."""
    state = toy()
    for names, at in ((("Anna", "Ben"), 1), (("Anna", "Ben"), 1), (("Ben", "Anna"), 0), (("Ben",), 0)):
        assert find(state, Name(0, names), "name Ben") == at
    with pytest.raises(IllegalChoice):
        find(state, Name(0, ("Anna", "Chloé")), "name Ben")


def test_no_more_texts_are_remembered_than_games_have(monkeypatch):
    monkeypatch.setattr(notation, "MOST_REMEMBERED", len(notation._LAST) + 5)
    for number in range(20):
        assert find(toy(), Name(0, (f"n{number}",)), f"name n{number}") == 0
    assert len(notation._LAST) <= notation.MOST_REMEMBERED
