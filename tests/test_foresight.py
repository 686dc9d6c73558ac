"""What a choice would do: known things only, and nothing changes by asking."""

import random

import pytest

import groschen
from groschen.foresight import foresee, is_harmless
from groschen.games.kutna_hora.actions.building import Build
from groschen.games.kutna_hora.rounds import EndRound
from groschen.games.kutna_hora.turn import PlayCard, SpendCard

CASES = [("kutna-hora", 2), ("kutna-hora", 4), ("praga", 1), ("praga", 3)]


def wander(name: str, players: int, seed: int):
    """A random game, at each decision."""
    game, dice = groschen.new(name, list("ABCD"[:players]), seed=seed), random.Random(seed)
    while not game.over:
        yield game
        game.play(dice.choice(game.options()))


@pytest.mark.parametrize(("name", "players"), CASES)
def test_what_is_foreseen_without_a_reveal_is_what_happens(name: str, players: int):
    for game in wander(name, players, seed=3):
        choice = random.Random(len(game.choices)).choice(game.options())
        seen, trial = foresee(game, choice), game.copy()
        if seen.is_certain:
            happened = trial.play(choice)
            assert seen.events[: len(happened)] == happened


@pytest.mark.parametrize(("name", "players"), CASES)
def test_foreseeing_does_not_depend_on_what_is_hidden(name: str, players: int):
    """Wherever the hidden things lie, the same is said."""
    for number, game in enumerate(wander(name, players, seed=4)):
        if number % 7:
            continue
        for choice in game.options()[:4]:
            one, other = foresee(game, choice), foresee(game.determinize(99), choice)
            assert one.is_certain == other.is_certain
            assert one.events == other.events
            assert (one.stuck is None) == (other.stuck is None)


def test_asking_changes_nothing():
    game = groschen.new("praga", ["A", "B"], seed=1)
    before = game.record(), game.view()
    for choice in game.options():
        foresee(game, choice)
        is_harmless(game, choice)
    assert (game.record(), game.view()) == before


@pytest.mark.parametrize(("name", "players"), CASES)
def test_what_is_harmless_pays_nothing_shows_nothing_and_stays_with_the_seat(name: str, players: int):
    goods = ("groschen", "gold", "stone", "silver_windows", "gold_windows", "eggs", "pelicans", "reputation")
    for game in wander(name, players, seed=5):
        for choice in game.options()[:2]:
            if not is_harmless(game, choice):
                continue
            trial, seat = game.copy(), game.seat
            trial.play(choice)
            before, now = game.view()["players"][seat], trial.view()["players"][seat]
            assert trial.seat == seat
            assert trial.can_undo()
            assert all(now[good] >= before[good] for good in goods if good in now)


def test_a_choice_with_one_way_to_do_it_includes_that_way():
    """With one plot and one tile, to build is to build that tile there, and to pay for it."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    for choice in ("rights with plot/rights", "rights A1", "plot with plot/mine", "claim D1"):
        game.play(choice)
    while game.seat != 0 or game.decision != "PlayCard":
        game.play(game.options()[-1])
    seen = foresee(game, "building with income/building")
    assert [event["event"] for event in seen.events[:2]] == ["CardPlayed", "BuildingBuilt"]
    assert seen.events[1]["cost"] == 5 * game.view()["prices"]["wood"]


def test_a_permit_that_leaves_nothing_for_a_mine_is_seen_before():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    game.state.players[0].groschen = 4
    game.state.players[0].pool = 0
    game.play("mine with plot/mine")
    assert game.decision == "HireMiners"
    for choice in game.options():
        only, reason = foresee(game, choice).stuck
        assert only == "discard all"
        assert reason.code == "cannot_afford"


def test_what_happens_to_everybody_afterwards_is_no_gain_of_a_choice():
    """The last card of the round is spent. Then the event gives two points to whoever has the most mines."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    state = game.state
    state.event = next(event for event in game.box.events if event.key == "new vein")
    space = state.mines.index(None)
    state.mines[space], state.miners[space] = game.box.mines[0], 0
    state.stack.clear()
    state.then(SpendCard(0), EndRound(), PlayCard(1))
    choice = game.options()[0]
    seen = foresee(game, choice)
    assert "EventHappened" in [event["event"] for event in seen.events]
    assert seen.after.scores()[0]["effects"] == game.scores()[0]["effects"] + 2
    assert seen.points(game) == [0, 0]
    assert seen.leads_to() == "EndRound"


def test_a_choice_that_shows_something_hidden_has_no_certain_part():
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    seen = foresee(game, "mine with plot/mine")
    assert not seen.is_own_part_certain(game)
    assert foresee(game, "plot with plot/mine").is_own_part_certain(game)


def answered(game: groschen.Game, choice: str, dice: random.Random) -> list[dict]:
    """What happens by a choice, and by any answers to what is asked in the middle of it."""
    happened = game.play(choice)
    while game.pending is not None and game.pending.interrupts:
        happened += game.play(dice.choice(game.options()))
    return happened


def test_what_is_foreseen_beyond_a_question_happens_whatever_is_answered():
    dice, asked = random.Random(1), set()
    for seed in (3, 4, 5):
        for game in wander("kutna-hora", 3, seed):
            for choice in game.options() if game.decision == "Build" else []:
                events = foresee(game, choice).events
                at = next((at for at, event in enumerate(events) if event["event"] == "Asked"), len(events))
                asked |= {event["decision"] for event in events[at : at + 1]}
                for _ in range(4):
                    happened = answered(game.copy(), choice, dice)
                    assert all(event in happened for event in events if event["event"] != "Asked")
    assert {"PlaceTechnology", "RemoveHouse"} <= asked


def test_what_follows_some_answers_only_is_not_foreseen():
    """The windlass scores a point where it is dug: nobody knows before whether it is."""
    game = groschen.new("kutna-hora", ["Anna", "Ben"], seed=5, first_game=True)
    square = game.state.board.town.square("D1")
    game.state.players[0].slots, game.state.plots[square] = [game.box.pieces["mine smithy"]], 0
    game.state.stack.append(Build(0, square, free=False))
    assert game.box.technologies[0].key == "windlass"
    events = [event["event"] for event in foresee(game, "build mine smithy").events]
    assert events[events.index("Asked") :] == [
        "Asked",
        "PopulationGrew",
        "ReputationChanged",
        "HousePlaced",
        "ReputationChanged",
    ]
