"""Patrician scoring: points for everybody at the end of the last three rounds."""

from __future__ import annotations

import pytest

from kutna_hora.words import KutnaHora, guild_tile, mine_tile, public_tile, table
from words import told


def points(game: KutnaHora) -> list[int]:
    """What the patricians give each player at the end of this round."""
    game.end_round()
    return [player.points[3] for player in game.players]


@pytest.mark.parametrize(("players", "rounds"), [(2, (4, 5, 6)), (3, (4, 5, 6)), (4, (3, 4, 5))])
def test_patricians_score_at_the_ends_of_the_last_three_rounds(players: int, rounds: tuple[int, ...]):
    scored = []
    for number in range(1, rounds[-1] + 1):
        game = table(players=players, round=number, council={"silver": 1})
        game.player("Blue", used_pelicans=2)
        if points(game)[1]:
            scored.append(number)
    assert tuple(scored) == rounds


def test_all_players_score_whoever_seated_the_patrician():
    game = table(round=6, council={"silver": 1})
    for player in game.players:
        player.used_pelicans = 2
    assert points(game) == [3, 3, 3]


def test_patricians_in_the_pool_and_in_the_bank_score_nothing():
    game = table(round=6, pool={"silver": 2})
    game.player("Purple", used_pelicans=4)
    assert points(game) == [0, 0, 0]


def test_patricians_score_after_taxes():
    """Purple pays no taxes; points for houses come only then."""
    game = table(round=6, tax=1, council={"red": 1})
    game.player("Purple", houses=[3, 3, 3])
    game.end_round()
    assert game.asks == "Purple: PayTaxes"
    assert game.players[0].points[3] == 0
    happened = game.play("pay taxes", "pay taxes", "pay taxes")
    kinds = [type(event).__name__ for event in happened]
    assert kinds.index("TaxesPaid") < kinds.index("Scored")
    assert game.players[0].points[3] == 3


# Green


def beside_public(green: int) -> KutnaHora:
    """Purple's building on B2 lies beside three public buildings, that on C3 beside one of them."""
    game = table(round=6, council={"green": green})
    game.build("B2", guild_tile("miners"), "Purple")
    game.build("C3", guild_tile("builders"), "Purple")
    for square in ("B1", "A2", "C2"):
        game.build(square, public_tile("yellow"))
    return game


def test_green_gives_1_point_for_each_public_building_next_to_each_of_your_buildings():
    """Four pairs of neighbours: 4 points for each green patrician."""
    assert points(beside_public(green=1)) == [4, 0, 0]


@pytest.mark.parametrize("green", [0, 1, 2, 3])
def test_green_is_multiplied_by_the_number_of_green_patricians(green: int):
    assert points(beside_public(green)) == [4 * green, 0, 0]


def test_green_does_not_count_guild_buildings_or_diagonals():
    game = table(round=6, council={"green": 1})
    game.build("B2", guild_tile("miners"), "Purple")
    game.build("B1", guild_tile("miners"), "Blue")
    game.build("C3", public_tile("green"))
    assert points(game) == [0, 0, 0]


# Silver


@pytest.mark.parametrize(("used", "expected"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (7, 9)])
def test_silver_gives_3_points_for_each_pair_of_used_pelicans(used: int, expected: int):
    game = table(round=6, council={"silver": 1})
    game.player("Purple", used_pelicans=used, pelicans=5)
    assert points(game) == [expected, 0, 0]


def test_silver_rounds_down_before_it_is_multiplied():
    """Three used pelicans are one pair; two silver patricians pay for it twice."""
    game = table(round=6, council={"silver": 2})
    game.player("Purple", used_pelicans=3)
    assert points(game) == [6, 0, 0]


# Yellow


@pytest.mark.parametrize(
    ("spaces", "expected"),
    [
        ("C1 C2", 0),
        ("A2 A3", 0),
        ("I1 I2", 0),
        ("I1 A3", 0),
        ("C1 C2 C3", 2),
        ("C1 D1 C2 D2 C3", 2),
        ("C1 D1 C2 D2 C3 D3", 4),
        ("C1 D1 E1 C2 D2 E2 C3 D3 E3", 4),
        ("A1 A2 A3", 2),
        ("I1 I2 I3", 2),
    ],
)
def test_yellow_gives_2_points_for_a_mine_in_each_row_and_4_for_two(spaces: str, expected: int):
    game = table(round=6, council={"yellow": 1})
    for space in spaces.split():
        game.dig(space, mine_tile(), "Purple")
    assert points(game) == [expected, 0, 0]


def test_yellow_is_multiplied_by_the_number_of_yellow_patricians():
    game = table(round=6, council={"yellow": 3})
    for space in ("C1", "C2", "C3"):
        game.dig(space, mine_tile(), "Blue")
    assert points(game) == [0, 6, 0]


# Red


@pytest.mark.parametrize(
    ("houses", "expected"),
    [([4, 4, 4], 0), ([0, 0, 4], 0), ([3, 3, 3], 3), ([2, 1, 3], 3), ([2, 2, 0], 6), ([0, 0, 0], 12)],
)
def test_red_gives_3_points_for_each_column_without_houses(houses: list[int], expected: int):
    """Houses leave their row from the left, so the fullest row decides."""
    game = table(round=6, council={"red": 1})
    game.player("Purple", houses=houses)
    assert points(game) == [expected, 0, 0]


def test_red_is_multiplied_by_the_number_of_red_patricians():
    game = table(round=6, council={"red": 2})
    game.player("Green", houses=[3, 2, 1])
    assert points(game) == [0, 0, 6]


def test_all_colours_score_together():
    game = beside_public(green=1)
    game.state.council[:] = [1, 1, 0, 1]
    game.player("Purple", used_pelicans=2, houses=[3, 3, 3])
    game.end_round()
    assert game.players[0].points[3] == 4 + 3 + 3


def test_the_points_are_told():
    game = table(round=6, council={"silver": 1})
    game.player("Blue", used_pelicans=2)
    scored = told(game.end_round(), "Scored")
    assert [(event.seat, event.points) for event in scored] == [(1, 3)]
