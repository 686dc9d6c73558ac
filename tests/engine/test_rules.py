"""Rules: what a game tells the house about itself, and what errors look like."""

from __future__ import annotations

import pytest

from engine.toy import RULES, TABLES, Coin
from groschen.engine import errors
from groschen.engine.errors import BadSetup


def test_our_box_is_made_once():
    assert RULES.box() is RULES.box() is RULES.box(TABLES)


def test_another_box_is_made_from_its_tables():
    other = {"coins": (Coin("ducat", 60, False), Coin("penny", 1, True))}
    assert set(RULES.box(other).pieces) == {"ducat", "penny"}
    assert RULES.fingerprint(other) != RULES.fingerprint() == RULES.fingerprint(TABLES)


@pytest.mark.parametrize("seats", [["A"], ["A", "B"], ["Žofie", "王"]])
def test_good_seats_are_accepted(seats: list[str]):
    RULES.check_seats(seats)


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ([], "The Toy is for 1 to 2 players, not 0"),
        (["A", "B", "C"], "The Toy is for 1 to 2 players, not 3"),
        ([""], "every seat needs a name"),
        (["A", "  "], "every seat needs a name"),
        (["A", 5], "every seat needs a name"),
        (["A", ["B"]], "every seat needs a name"),
        (["A", "A"], "two seats have the same name: A, A"),
        (["A" * 61], "a name has at most 60 characters"),
        (["A\x1b[31m"], "is one line of printable characters"),
        (["A\x7f"], "is one line of printable characters"),
        (["A\nB"], "is one line"),
        (["A\u2028"], "is one line"),
        (["A", "B\r"], "is one line"),
    ],
)
def test_bad_seats_are_refused_with_a_sentence(seats: list, says: str):
    with pytest.raises(BadSetup, match=says):
        RULES.check_seats(seats)


@pytest.mark.parametrize("name", ["IllegalChoice", "CannotUndo", "BadSetup", "BadRecord", "BadBox"])
def test_every_error_is_a_groschen_error_and_stands_in_the_tree(name: str):
    assert issubclass(getattr(errors, name), errors.GroschenError)
    assert f" {name} " in errors.__doc__
