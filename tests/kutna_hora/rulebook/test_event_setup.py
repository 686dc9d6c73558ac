"""Event card setup: for two players, and for three or four who like it."""

from __future__ import annotations

import json

import pytest

import groschen
from words import COLOURS


def new(players: int, seed: int = 1, **options: bool) -> groschen.Game:
    return groschen.new("kutna-hora", seats=COLOURS[:players], seed=seed, first_game=True, **options)


def decks(game: groschen.Game) -> list[str]:
    """The decks of all events of the game, the one of round 1 included."""
    state = game.state
    return [state.event.deck] + [event.deck for event in state.events_ahead]


def test_two_players_always_use_event_cards():
    assert new(2).state.event is not None
    with pytest.raises(groschen.BadSetup, match="always uses the event cards"):
        new(2, events=False)


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_use_them_if_they_like(players: int):
    assert new(players).state.event is None
    assert new(players, events=False).state.event is None
    assert new(players, events=True).state.event is not None


@pytest.mark.parametrize("players", [2, 3])
def test_six_rounds_have_three_events_of_deck_a_then_two_of_deck_b(players: int):
    assert decks(new(players, events=True)) == ["A", "A", "A", "B", "B"]


def test_five_rounds_have_two_events_of_deck_a_then_two_of_deck_b():
    assert decks(new(4, events=True)) == ["A", "A", "B", "B"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_that_are_not_dealt_stay_aside(players: int):
    state = new(players, events=True).state
    dealt = [state.event, *state.events_ahead]
    assert sorted(event.key for event in (*dealt, *state.events_aside)) == sorted(
        event.key for event in state.box.events
    )


def test_the_last_round_has_no_event():
    for players, rounds in ((2, 6), (3, 6), (4, 5)):
        assert len(decks(new(players, events=True))) == rounds - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_event_of_its_deck_may_be_dealt_to_any_round(players: int):
    found = set()
    for seed in range(120):
        state = new(players, seed, events=True).state
        found |= {(number, event.key) for number, event in enumerate((state.event, *state.events_ahead), 1)}
    rounds = dict(enumerate(decks(new(players, events=True)), 1))
    assert found == {
        (number, event.key)
        for number, deck in rounds.items()
        for event in new(players).state.box.events
        if event.deck == deck
    }


def test_the_events_ahead_lie_face_down():
    """Only the deck is on their backs."""
    game = new(2)
    assert game.view()["events_ahead"] == ["A", "A", "B", "B"]
    for event in game.state.events_ahead + game.state.events_aside:
        assert json.dumps(event.key) not in json.dumps(game.view())


def test_the_event_of_round_1_is_revealed_before_the_round():
    game = groschen.new("kutna-hora", seats=COLOURS[:2], seed=1)
    while game.decision in ("ChooseGuilds", "ArrangeGuilds"):
        assert game.view()["event"] is None
        happened = game.play(game.options()[0])
    assert (game.decision, game.state.round) == ("PlayCard", 1)
    assert game.view()["event"] == next(e["card"] for e in happened if e["event"] == "EventRevealed")


@pytest.mark.parametrize("seed", range(6))
def test_the_tax_of_round_1s_event_is_raised_at_once(seed: int):
    state = new(2, seed).state
    assert state.tax == state.event.tax
