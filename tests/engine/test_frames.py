"""Frames: what is pending is data on a stack."""

from __future__ import annotations

import pytest

from engine.toy import Pick, Said, Say, SayAll, SayToAll, toy
from groschen.engine.frames import NOTHING, advance, pending, play, play_own_part


def test_then_does_things_in_the_order_they_are_written():
    state = toy(Say("one"), Say("two"), Say("three"))
    advance(state)
    assert state.said == ["one", "two", "three"]


def test_then_comes_before_whatever_is_already_waiting():
    state = toy(Say("later"))
    state.then(Say("first"), Say("second"))
    advance(state)
    assert state.said == ["first", "second", "later"]


def test_what_a_step_puts_on_the_stack_is_done_before_what_follows_it():
    state = toy(SayAll(("a", "b")), Say("c"), SayAll(("d", "e")))
    advance(state)
    assert state.said == ["a", "b", "c", "d", "e"]


def test_steps_run_up_to_the_next_decision():
    state = toy(Say("before"), Pick(0, (2,)), Say("after"))
    advance(state)
    assert state.said == ["before"]
    assert isinstance(pending(state), Pick)


def test_playing_resolves_the_decision_and_moves_on():
    state = toy(Pick(0, (2, 4)), Say("after"), Pick(1, (6,)))
    play(state, 4)
    assert state.said == [4, "after"]
    assert pending(state).seat == 1


def test_the_own_part_of_an_answer_ends_before_what_concerns_all():
    state = toy(Pick(0, (2, 4)), Say("own"), SayToAll("all"), Say("later"), Pick(1, (6,)))
    play_own_part(state, 4)
    assert state.said == [4, "own"]
    advance(state)
    assert state.said == [4, "own", "all", "later"]


def test_the_own_part_of_an_answer_ends_at_the_next_decision():
    state = toy(Pick(0, (2, 4)), Say("own"), Pick(1, (6,)), Say("later"))
    play_own_part(state, 4)
    assert state.said == [4, "own"]
    assert isinstance(pending(state), Pick)


def test_a_decision_with_one_option_is_still_asked():
    state = toy(Say("before"), Pick(0, ()))
    advance(state)
    assert pending(state).options(state) == [NOTHING]


def test_nothing_is_pending_when_the_stack_is_empty():
    state = toy(Pick(0, (2,)))
    play(state, 2)
    assert pending(state) is None
    assert state.stack == []


def test_there_is_nothing_to_answer_while_a_step_is_on_top():
    with pytest.raises(AssertionError):
        play(toy(Say("one")), 0)


def test_asking_changes_nothing():
    state = toy(Pick(0, (1, 2)))
    decision = pending(state)
    for _ in range(2):
        assert decision.options(state) == [2, NOTHING]
        assert [choice for choice, _ in decision.blocked(state)] == [1]
    assert (state.said, state.reveals, len(state.stack)) == ([], 0, 1)


def test_events_are_kept_only_while_somebody_listens():
    state = toy(Say("unheard"), Pick(0, (2,)), Say("heard"))
    advance(state)
    assert state.happened is None
    state.happened = []
    play(state, 2)
    assert state.happened == [Said("heard")]


def test_a_reveal_is_counted():
    state = toy()
    state.reveal()
    state.reveal()
    assert state.reveals == 2


def test_copies_share_frames_and_go_their_own_ways():
    state = toy(Pick(0, (2, 4)), Say("end"))
    other = state.copy()
    assert other.stack[0] is state.stack[0]
    play(other, 4)
    assert (state.said, other.said) == ([], [4, "end"])
    assert len(state.stack) == 2
