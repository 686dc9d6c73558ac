"""End of turn: the crane turns and the tile returns."""

from __future__ import annotations

from praga.words import points, table


def finish(game, tile: str) -> None:
    """Take this tile, produce and end the turn."""
    game.play(game.tile(tile))
    game.state.side = ((0, 1),) * 6
    game.play("mines", "produce gold", "end turn")


def test_the_used_tile_returns_to_the_first_red_space_and_the_others_move_on():
    game = table()
    game.crane(P=5, Q=6, R=7)
    finish(game, "Q")
    assert (game.position("P"), game.position("Q"), game.position("R")) == (6, 0, 8)


def test_the_wheel_turns_twice_when_the_box_would_block_the_first_space():
    game = table()
    game.state.box_at = 11
    game.crane(P=5, Q=6)
    finish(game, "Q")
    assert game.box_at == 1
    assert (game.position("P"), game.position("Q")) == (7, 0)


def test_the_bonus_under_a_tile_travels_with_it():
    game = table()
    game.crane(P=5, Q=6)
    sector = game.sector_of(0)
    finish(game, "Q")
    assert game.sector_of(0) == sector


def test_the_bonus_of_the_wheel_is_that_of_the_sector_under_the_tile():
    """Five places after the box lies a silver window."""
    game = table()
    game.state.box_at = 2
    game.crane(P=2 + 5)
    game.play(game.tile("P"))
    game.play("bonus")
    assert game.player("Purple").silver_windows == 1


def test_a_tile_beyond_the_blue_zone_goes_to_the_first_open_green_space_and_is_worth_5():
    game = table(players=2)
    game.crane(P=11, Q=3, R=6)
    finish(game, "R")
    assert (game.position("P"), game.position("Q"), game.position("R")) == (5, 4, 0)
    blue = game.player("Blue")
    assert game.asks == "Blue: TakeTurn"
    game.play(game.tile("P"))
    assert points(blue) == 5
    assert not any(game.five)


def test_when_the_wheel_turns_twice_the_last_two_blue_spaces_are_overrun():
    """From position 9 a tile reaches the last blue space; from 10 and 11 it goes beyond. The farther one
    takes the first green space."""
    game = table(players=2)
    game.state.box_at = 11
    game.crane(P=9, Q=10, R=6)
    finish(game, "R")
    assert game.box_at == 1
    assert (game.position("P"), game.position("Q"), game.position("R")) == (11, 4, 0)
    blue = game.player("Blue")
    game.play(game.tile("Q"))
    assert points(blue) == 5


def test_a_tile_on_position_10_stays_in_blue_when_the_wheel_turns_once():
    game = table(players=2)
    game.crane(P=10, R=6)
    finish(game, "R")
    assert (game.position("P"), game.position("R")) == (11, 0)
    assert not any(game.five)


def test_the_box_is_no_open_space_of_the_green_zone():
    """The box comes to stand on the first green space."""
    game = table(players=2)
    game.state.box_at = 3
    game.crane(P=11, R=7)
    finish(game, "R")
    assert game.box_at == 4
    assert game.position("P") == 5


def test_the_first_green_space_is_taken_if_it_is_open():
    game = table(players=2)
    game.crane(P=11, Q=5, R=7)
    finish(game, "R")
    assert (game.position("P"), game.position("Q")) == (4, 6)


def test_every_tile_stands_on_the_crane_once():
    game = table(players=2)
    game.crane(P=11, Q=3, R=6)
    finish(game, "R")
    assert sorted(tile for tile in game.state.crane if tile >= 0) == [0, 1, 2]


def test_a_tile_right_behind_the_box_is_overrun_like_any_other():
    game = table(players=2)
    game.state.box_at = 10
    game.crane(P=11, R=6)
    finish(game, "R")
    assert (game.position("P"), [tile for tile, five in enumerate(game.five) if five]) == (4, [0])


def test_the_token_of_5_points_stays_with_its_tile_until_it_is_taken():
    """Another tile is worth what its space says; after it was taken, so is this one."""
    game = table(players=2)
    game.crane(P=9, T=11, R=6)
    finish(game, "R")
    finish(game, "P")
    assert points(game.player("Blue")) == game.box.crane_points[10]
    finish(game, "T")
    assert points(game.player("Purple")) == 5
    assert game.position("T") == 0
    game.state.box_at, game.state.five = 9, game.five
    game.crane(T=8)
    game.play(game.tile("T"))
    assert points(game.player("Blue")) == game.box.crane_points[10] + game.box.crane_points[8]


def test_the_next_player_follows_clockwise():
    game = table(players=3)
    for colour in ("Purple", "Blue", "Green", "Purple"):
        assert game.asks == f"{colour}: TakeTurn"
        name = next(text for text in game.options if text.startswith("tile "))
        game.play(name)
        game.state.side = ((0, 1),) * 6
        game.play("mines", "produce gold", "end turn")
