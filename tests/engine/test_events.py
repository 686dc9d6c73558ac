"""What happened, as data, and how much of it can be known beforehand."""

from __future__ import annotations

from typing import NamedTuple

from engine.toy import Say, toy
from groschen.engine.events import foreseen, told
from groschen.engine.frames import advance


class Seen(NamedTuple):
    seat: int
    tiles: tuple[str, ...]


class Paid(NamedTuple):
    cost: int


def listening(*frames):
    state = toy(*frames)
    state.happened = []
    return state


def test_an_event_is_its_name_and_its_facts_and_a_tuple_becomes_a_list():
    state = listening()
    state.tell(Seen, 1, ("mill", "bakery"))
    assert told(state.happened) == [{"event": "Seen", "seat": 1, "tiles": ["mill", "bakery"]}]


def test_nobody_listens_to_a_state_unless_asked():
    state = toy(Say("a"))
    advance(state)
    assert state.happened is None


def test_what_follows_from_a_reveal_is_not_foreseen():
    state = listening()
    state.tell(Paid, 3)
    state.reveal()
    state.tell(Seen, 0, ("mill",))
    assert [event["event"] for event in told(state.happened)] == ["Paid", "Seen"]
    assert [event["event"] for event in foreseen(state.happened)] == ["Paid"]


def test_what_turns_up_is_not_foreseen_but_what_happens_beside_it_is():
    state = listening()
    state.turn_up(Seen, 0, ("mill",))
    state.tell(Paid, 3)
    assert [event["event"] for event in told(state.happened)] == ["Seen", "Paid"]
    assert [event["event"] for event in foreseen(state.happened)] == ["Paid"]


def test_both_kinds_of_reveal_count_as_one():
    state = listening()
    state.reveal()
    state.turn_up(Paid, 3)
    assert state.reveals == 2
