"""The Plot action: a square of the town for the next building."""

from __future__ import annotations

import pytest

from kutna_hora.words import TOWN, guild_tile, public_tile, table


def claimable(game) -> set[str]:
    assert len(set(game.options)) == len(game.options)
    return {text.removeprefix("claim ") for text in game.options}


def test_in_an_empty_town_any_square_costs_5_groschen():
    game = table()
    purple = game.player("Purple", groschen=12)
    game.play("plot")
    assert claimable(game) == set(TOWN.names)
    game.play("claim D4")
    assert game.plot_owner("D4") == "Purple"
    assert purple.groschen == 7


def test_a_claimed_square_cannot_be_claimed_again():
    game = table()
    game.plots("Blue", "D4")
    game.play("plot")
    assert "D4" not in claimable(game)
    assert "claim D4" not in game.blocked


def test_once_a_building_stands_plots_must_be_next_to_one():
    game = table()
    game.build("C3", guild_tile("builders"), "Blue")
    game.play("plot")
    assert claimable(game) == {"B3", "D3", "C2", "C4"}
    assert game.why_not("claim A1") == "not_beside_a_building"


def test_diagonal_squares_are_not_next_to_each_other():
    game = table()
    game.build("C3", guild_tile("builders"), "Blue")
    game.play("plot")
    assert not {"B2", "D2", "B4", "D4"} & claimable(game)


def test_a_plot_costs_what_is_printed_on_the_building_next_to_it():
    game = table()
    purple = game.player("Purple", groschen=10)
    game.build("C3", guild_tile("builders", plot=4), "Blue")
    game.play("plot", "claim C2")
    assert purple.groschen == 6


def test_next_to_two_buildings_the_higher_cost_is_paid_and_not_the_sum():
    game = table()
    purple = game.player("Purple", groschen=20)
    game.build("C3", guild_tile("builders", plot=4), "Blue")
    game.build("D2", public_tile("green", plot=7))
    game.play("plot", "claim C2")
    assert purple.groschen == 13


def test_a_square_next_to_two_buildings_is_one_choice():
    game = table()
    game.build("C3", guild_tile("builders"), "Blue")
    game.build("D2", guild_tile("builders"), "Blue")
    game.play("plot")
    assert claimable(game) == {"C2", "D3", "B3", "C4", "D1", "E2"}


def test_a_plot_that_takes_the_last_groschen_is_not_blocked():
    game = table()
    purple = game.player("Purple", groschen=4)
    game.build("A1", guild_tile("builders", plot=4))
    game.play("plot")
    assert (claimable(game), game.blocked.get("claim A2")) == ({"A2", "B1"}, None)
    game.play("claim A2")
    assert purple.groschen == 0


def test_the_only_square_left_may_be_too_dear():
    game = table()
    game.player("Purple", groschen=4)
    for square in TOWN.names[1:]:
        game.build(square, public_tile("green", plot=5))
    assert game.why_no("plot") == "cannot_afford"
    game.player("Purple", groschen=5)
    game.play("plot", "claim A1")
    assert game.plot_owner("A1") == "Purple"


def test_public_buildings_count_as_neighbours_too():
    game = table()
    game.build("C3", public_tile("green", plot=6))
    game.play("plot")
    assert claimable(game) == {"B3", "D3", "C2", "C4"}


def test_when_every_square_next_to_a_building_is_claimed_any_square_costs_5():
    game = table()
    purple = game.player("Purple", groschen=20)
    game.build("A1", public_tile("green", plot=9))
    game.plots("Blue", "A2 B1")
    game.play("plot")
    assert claimable(game) == set(TOWN.names) - {"A1", "A2", "B1"}
    game.play("claim F5")
    assert purple.groschen == 15


def test_a_plot_marker_alone_is_no_building():
    """Only plots are in town: the next plot still may lie anywhere."""
    game = table()
    game.plots("Blue", "C3")
    game.play("plot")
    assert "F5" in claimable(game)


@pytest.mark.parametrize(("reputation", "cost"), [(2, 7), (3, 1), (5, 1)])
def test_with_a_reputation_of_3_a_plot_costs_1_groschen(reputation: int, cost: int):
    game = table()
    purple = game.player("Purple", groschen=10, reputation=reputation)
    game.build("C3", public_tile("green", plot=7))
    game.play("plot", "claim C2")
    assert purple.groschen == 10 - cost


def test_a_reputation_of_3_makes_the_first_plots_cheap_as_well():
    game = table()
    purple = game.player("Purple", groschen=10, reputation=3)
    game.play("plot", "claim C2")
    assert purple.groschen == 9


def test_a_reputation_of_3_does_not_free_from_the_neighbourhood():
    game = table()
    game.player("Purple", reputation=3)
    game.build("C3", public_tile("green", plot=7))
    game.play("plot")
    assert claimable(game) == {"B3", "D3", "C2", "C4"}


def test_nobody_claims_more_than_three_plots_at_a_time():
    game = table()
    game.player("Purple", plots="A1 B1 C1")
    assert not game.can_take("plot")
    assert game.why_no("plot") == "no_plot_marker"


def test_a_plot_marker_that_came_back_can_be_used_again():
    game = table()
    game.player("Purple", groschen=40, plots="A1 B1 C1", slots=[public_tile("green")])
    game.play("building", "on A1", f"build {game.players[0].slots[0].key}")
    game.turn("Purple").play("plot", "claim A2")
    assert game.plots_of(0) == 3


def test_a_plot_that_cannot_be_paid_is_blocked():
    game = table()
    game.player("Purple", groschen=4)
    game.build("A1", guild_tile("builders", plot=4))
    game.build("F5", public_tile("green", plot=6))
    game.play("plot")
    assert claimable(game) == {"A2", "B1"}
    assert game.why_not("claim F4") == "cannot_afford"


@pytest.mark.parametrize(("first", "last"), [(6, 4), (4, 6)])
def test_the_plot_action_is_possible_if_any_one_square_can_be_paid(first: int, last: int):
    game = table()
    game.player("Purple", groschen=4)
    game.build("A1", public_tile("green", plot=first))
    game.build("F5", public_tile("green", plot=last))
    assert game.can_take("plot")
    game.player("Purple", groschen=3)
    assert game.why_no("plot") == "cannot_afford"
    assert {reason.facts["cost"] for text, reason in game.blocked.items() if text.startswith("plot")} == {4}


def test_without_money_for_any_plot_there_is_no_plot_action():
    game = table()
    game.player("Purple", groschen=4)
    assert not game.can_take("plot")
    assert game.why_no("plot") == "cannot_afford"


def test_in_a_full_town_there_is_no_plot_action():
    game = table()
    for square in TOWN.names:
        game.build(square, public_tile("green"))
    assert not game.can_take("plot")
    assert game.why_no("plot") == "town_full"


def test_a_building_may_ask_nothing_for_the_plots_beside_it():
    game = table()
    purple = game.player("Purple", groschen=10)
    game.build("C3", guild_tile("builders", plot=0), "Blue")
    game.play("plot", "claim C2")
    assert purple.groschen == 10
