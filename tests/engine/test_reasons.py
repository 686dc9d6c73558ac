"""Reasons are data: a code and its facts."""

from __future__ import annotations

import json

from groschen.engine.reasons import Obstacle, Reason, reason


def test_obstacles_with_the_same_code_and_facts_are_equal():
    assert Obstacle("cannot_afford", cost=5, have=3) == Obstacle("cannot_afford", have=3, cost=5)
    assert Obstacle("cannot_afford", cost=5, have=3) != Obstacle("cannot_afford", cost=5, have=4)
    assert Obstacle("no_plot") != Obstacle("no_tile")
    assert Obstacle("no_plot") != "no_plot"


def test_equal_obstacles_are_one_in_a_set():
    assert len({Obstacle("a", x=1, y=2), Obstacle("a", y=2, x=1), Obstacle("b", x=1, y=2)}) == 2


def test_an_obstacle_shows_what_it_is():
    assert repr(Obstacle("no_market", commodity="food")) == "Obstacle('no_market', commodity='food')"
    assert repr(Obstacle("no_plot")) == "Obstacle('no_plot')"


def test_a_reason_is_an_obstacle_as_json():
    given = reason(Obstacle("cannot_afford", cost=5, have=3))
    assert json.loads(json.dumps(given)) == given == {"reason": "cannot_afford", "cost": 5, "have": 3}
    assert (given.code, given.facts) == ("cannot_afford", {"cost": 5, "have": 3})
    assert given == Reason("cannot_afford", cost=5, have=3)
