"""Reputation: its thresholds, its ends and its points."""

from __future__ import annotations

import pytest

from groschen.games.kutna_hora import RULES
from kutna_hora.words import table

SPACES = RULES.tables["reputation"]


def test_each_step_beyond_the_upper_end_is_2_points_at_once():
    game = table()
    purple = game.player("Purple", reputation=game.box.highest - 1)
    game.resolve("Purple", "reputation 3")
    assert purple.reputation == game.box.highest
    assert purple.track_points() == 2 * 2


def test_each_step_beyond_the_lower_end_costs_2_points_at_once():
    game = table()
    purple = game.player("Purple", reputation=game.box.lowest + 1)
    game.resolve("Purple", "reputation -3")
    assert purple.reputation == game.box.lowest
    assert purple.track_points() == -2 * 2


def test_steps_within_the_track_give_no_points():
    game = table()
    purple = game.player("Purple")
    game.resolve("Purple", "reputation 3")
    assert (purple.reputation, purple.track_points()) == (3, 0)


@pytest.mark.parametrize(("row", "points"), [(1, -9), (2, -7), (7, 5), (16, 11), (17, 13)])
def test_the_space_of_the_marker_scores_at_the_end_of_the_game(row: int, points: int):
    """Whatever is printed beside it: row 1 of the table is the lowest space."""
    game = table(edit={"reputation": {row: {"points": points}}})
    game.player("Purple", reputation=SPACES[row - 1].space)
    game.player("Blue", reputation=SPACES[row - 1].space - 1 if row > 1 else SPACES[row].space)
    assert game.scores("Purple")["reputation"] == points
    assert game.scores("Blue")["reputation"] != points


def test_some_low_spaces_cost_points_and_some_high_ones_give_points():
    assert SPACES[0].points < 0 < SPACES[-1].points


def test_the_points_of_a_space_have_no_effect_during_play():
    game = table()
    purple = game.player("Purple", reputation=game.box.highest)
    game.end_round()
    assert purple.track_points() == 0


def test_the_marker_may_be_negative():
    game = table()
    purple = game.player("Purple")
    game.play("joker")
    assert purple.reputation == -1


def test_a_reputation_of_3_makes_plots_cost_1():
    game = table()
    assert [game.player("Purple", reputation=at) and game.plot_cost(0, 7) for at in (2, 3, 4)] == [5, 1, 1]


def test_a_reputation_of_6_frees_the_joker():
    for reputation, after in ((5, 4), (6, 6)):
        game = table()
        purple = game.player("Purple", reputation=reputation)
        game.play("joker")
        assert purple.reputation == after
