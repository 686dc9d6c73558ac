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


def test_the_next_player_follows_clockwise():
    game = table(players=3)
    for colour in ("Purple", "Blue", "Green", "Purple"):
        assert game.asks == f"{colour}: TakeTurn"
        name = next(text for text in game.options if text.startswith("tile "))
        game.play(name)
        game.state.side = ((0, 1),) * 6
        game.play("mines", "produce gold", "end turn")
