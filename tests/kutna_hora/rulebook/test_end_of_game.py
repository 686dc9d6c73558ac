"""End of game: town, mines, income, reputation, extras, and who wins."""

from __future__ import annotations

import pytest

from groschen.games.kutna_hora import RULES
from kutna_hora.words import KutnaHora, guild_tile, mine_tile, public_tile, rock, table
from words import COLOURS


def by_category(game: KutnaHora, category: str) -> list[int]:
    return [game.scores(colour)[category] for colour in COLOURS[: len(game.players)]]


# Kutná Hora


def test_blues_sawmill_scores_6_points():
    """Its dots are red and yellow. The public building above has three such dots, the building on the
    right one, the building below one and the village on the edge one."""
    game = table(villages={"A2": "red"})
    game.build("A2", guild_tile("builders", dots="red yellow"), "Blue")
    game.build("A1", public_tile("green", dots="red yellow yellow blue"))
    game.build("B2", guild_tile("scribes", dots="yellow white"), "Purple")
    game.build("A3", guild_tile("miners", dots="red blue"), "Green")
    assert by_category(game, "town")[1] == 3 + 1 + 1 + 1


def test_only_the_owner_of_a_building_scores_its_dots():
    game = table()
    game.build("A1", guild_tile("builders", dots="red"), "Blue")
    game.build("A2", public_tile("green", dots="red red"))
    assert by_category(game, "town") == [0, 2, 0]


def test_two_guild_buildings_may_score_for_each_other():
    game = table()
    game.build("A1", guild_tile("builders", dots="red white"), "Blue")
    game.build("A2", guild_tile("miners", dots="red blue"), "Purple")
    assert by_category(game, "town") == [1, 1, 0]


def test_dots_of_other_colours_and_diagonal_neighbours_do_not_count():
    game = table()
    game.build("A1", guild_tile("builders", dots="red"), "Blue")
    game.build("B2", guild_tile("miners", dots="red"), "Purple")
    game.build("A2", guild_tile("miners", dots="blue white"), "Green")
    assert by_category(game, "town") == [0, 0, 0]


def test_a_village_counts_for_the_square_beside_it_only():
    game = table(villages={"A1": "red red"})
    game.build("A1", guild_tile("builders", dots="red"), "Blue")
    game.build("A2", guild_tile("builders", dots="red"), "Purple")
    assert by_category(game, "town") == [1, 2 + 1, 0]


def test_a_plot_marker_is_no_neighbour():
    game = table()
    game.build("A1", guild_tile("builders", dots="red"), "Blue")
    game.plots("Blue", "A2 B1")
    assert by_category(game, "town") == [0, 0, 0]


# Mines


def test_a_six_star_row_with_a_tie_for_the_most_stars():
    """Purple and Blue have two stars each, Green has one, a rock shows the sixth. Six stars are worth
    3/2/1: Purple and Blue get 3 each, nobody gets the second place, Green gets 1. Orange has a mine
    without stars and gets nothing."""
    game = table(players=4)
    game.dig("C2", mine_tile(stars=2), "Purple")
    game.dig("D2", mine_tile(stars=1), "Blue")
    game.dig("E2", mine_tile(stars=1), "Blue")
    game.dig("F2", mine_tile(stars=1), "Green")
    game.dig("G2", mine_tile(stars=0), "Orange")
    game.dig("H2", rock(stars=1))
    assert by_category(game, "mines") == [3, 3, 1, 0]


def test_a_player_without_stars_scores_nothing_however_few_the_others():
    game = table(players=4)
    game.dig("C2", mine_tile(stars=5), "Purple")
    game.dig("D2", rock(stars=1))
    game.dig("G2", mine_tile(stars=0), "Orange")
    assert by_category(game, "mines") == [3, 0, 0, 0]


def test_those_who_tie_for_second_and_third_both_get_the_second():
    game = table(players=4)
    for space, stars, owner in (("C2", 3, "Purple"), ("D2", 1, "Blue"), ("E2", 1, "Green")):
        game.dig(space, mine_tile(stars=stars), owner)
    game.dig("H2", rock(stars=1))
    assert by_category(game, "mines") == [3, 2, 2, 0]


@pytest.mark.parametrize(
    ("stars", "points"),
    [
        ((5, 2, 2, 1), (30, 20, 20, 0)),
        ((3, 3, 2, 1), (30, 30, 10, 0)),
        ((4, 3, 1, 1), (30, 20, 10, 10)),
        ((3, 3, 3, 1), (30, 30, 30, 0)),
        ((4, 2, 2, 2), (30, 20, 20, 20)),
        ((1, 2, 2, 5), (0, 20, 20, 30)),
    ],
)
def test_those_who_tie_take_the_places_after_theirs_as_well(stars: tuple[int, ...], points: tuple[int, ...]):
    """Two for the second place leave no third one, whoever comes next."""
    worth = {number: {"first": 30, "second": 20, "third": 10} for number in range(2, 17)}
    game = table(players=4, edit={"star_values": worth})
    for space, colour, own in zip(("C2", "D2", "E2", "F2"), COLOURS, stars, strict=True):
        game.dig(space, mine_tile(stars=own), colour)
    assert tuple(by_category(game, "mines")) == points


def test_the_fourth_gets_nothing():
    game = table(players=4)
    places = (("C2", 4, "Purple"), ("D2", 3, "Blue"), ("E2", 2, "Green"), ("F2", 1, "Orange"))
    for space, stars, owner in places:
        game.dig(space, mine_tile(stars=stars), owner)
    assert by_category(game, "mines") == [*game.box.row_value(10), 0]


def test_each_row_is_worth_what_its_own_stars_say():
    game = table()
    game.dig("C1", mine_tile(stars=2), "Purple")
    game.dig("C2", mine_tile(stars=3), "Purple")
    first = [game.box.row_value(stars)[0] for stars in (2, 3)]
    assert by_category(game, "mines") == [sum(first), 0, 0]


def test_six_stars_are_worth_3_2_and_1():
    assert table().box.row_value(6) == (3, 2, 1)


def test_more_stars_than_the_board_shows_are_worth_its_highest_value():
    box = table().box
    assert box.row_value(99) == box.star_values[-1]


# Income


def test_an_income_of_48_is_worth_4_points():
    game = table(prices={"wood": 3, "silver": 4})
    game.player("Purple", wood=12, silver=3)
    assert game.income(0) == 48
    assert by_category(game, "income") == [4, 0, 0]


@pytest.mark.parametrize(("production", "points"), [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2)])
def test_income_is_divided_by_10_and_rounded_down(production: int, points: int):
    game = table(prices={"wood": 3})
    game.player("Purple", wood=production)
    assert by_category(game, "income")[0] == points


def test_the_final_income_is_not_paid_out():
    game = table(round=6, prices={"wood": 3})
    purple = game.player("Purple", wood=10, groschen=1)
    game.end_round()
    assert purple.groschen == 1


# Reputation and extras


def test_the_reputation_marker_gives_or_takes_points():
    game = table()
    game.player("Purple", reputation=game.box.highest)
    game.player("Blue", reputation=game.box.lowest)
    points = by_category(game, "reputation")
    assert points[0] > 0 > points[1]
    assert points[2] == 0


def test_extras_are_1_point_for_each_tile_plot_and_unused_pelican():
    game = table()
    game.player("Purple", slots=[public_tile("green"), public_tile("red")], plots="A1", pelicans=3)
    game.player("Blue", used_pelicans=5)
    assert by_category(game, "extras") == [2 + 1 + 3, 0, 0]


# The whole


def test_the_total_is_the_sum_of_the_track_and_of_everything_the_end_adds():
    game = table(prices={"wood": 3})
    game.player("Purple", wood=10, points=[4, 3, -2, 6], slots=[public_tile("green")], reputation=0)
    scores = game.scores("Purple")
    assert scores["total"] == 4 + 3 - 2 + 6 + 3 + 1 + scores["reputation"]
    assert sum(points for name, points in scores.items() if name != "total") == scores["total"]


def ranking(**totals: tuple[int, int]) -> list[list[str]]:
    """Places of players with so many points and groschen."""
    game = table(players=len(totals))
    for colour, (points, groschen) in totals.items():
        game.player(colour, points=[points, 0, 0, 0], groschen=groschen)
    return [[COLOURS[seat] for seat in place] for place in RULES.ranking(game.state)]


def test_most_points_win():
    assert ranking(Purple=(20, 50), Blue=(31, 0), Green=(25, 9)) == [["Blue"], ["Green"], ["Purple"]]


def test_ties_are_broken_by_groschen():
    assert ranking(Purple=(20, 5), Blue=(20, 8), Green=(19, 99)) == [["Blue"], ["Purple"], ["Green"]]


def test_four_players_end_after_5_rounds_and_fewer_after_6():
    for players, last in ((2, 6), (3, 6), (4, 5)):
        game = table(players=players, round=last - 1)
        game.end_round()
        assert game.asks != "nobody"
        game = table(players=players, round=last)
        game.end_round()
        assert game.asks == "nobody"
