"""Reasons are data: a code and its facts."""

from __future__ import annotations

from groschen.engine.reasons import Reason


def test_reasons_with_the_same_code_and_facts_are_equal():
    assert Reason("cannot_afford", cost=5, have=3) == Reason("cannot_afford", have=3, cost=5)
    assert Reason("cannot_afford", cost=5, have=3) != Reason("cannot_afford", cost=5, have=4)
    assert Reason("no_plot") != Reason("no_tile")
    assert Reason("no_plot") != "no_plot"


def test_equal_reasons_are_one_in_a_set():
    assert len({Reason("a", x=1, y=2), Reason("a", y=2, x=1), Reason("b", x=1, y=2)}) == 2


def test_a_reason_shows_what_it_is():
    assert repr(Reason("no_market", commodity="food")) == "Reason('no_market', commodity='food')"
    assert repr(Reason("no_plot")) == "Reason('no_plot')"
