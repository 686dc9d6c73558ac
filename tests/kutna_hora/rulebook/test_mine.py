"""The Mine action: miners, tiles, a space and its cost."""

from __future__ import annotations

from itertools import permutations

import pytest

from kutna_hora.words import columns, mine_tile, rock, table
from words import told

# 1. The miner pool


def test_the_first_mine_needs_no_permit():
    """One miner stands in the pool from the beginning."""
    game = table()
    game.play("mine")
    assert game.asks == "Purple: ChooseMine"


def test_an_empty_pool_is_filled_for_the_price_of_one_permit():
    """Permits stand at 3. Two miners move into the pool for 3 groschen."""
    game = table(prices={"permits": 3})
    purple = game.player("Purple", groschen=10, pool=0, miners=8)
    game.play("mine", "hire 2")
    assert (purple.groschen, purple.pool, purple.miners) == (7, 2, 6)
    assert game.asks == "Purple: ChooseMine"


def test_the_pool_holds_no_more_than_two_miners():
    game = table()
    game.player("Purple", pool=0, miners=8)
    game.play("mine")
    assert game.options == ["hire 1", "hire 2"]


def test_the_last_miner_outside_the_pool_comes_alone():
    game = table()
    game.player("Purple", pool=0, miners=1)
    game.play("mine")
    assert game.options == ["hire 1"]


def test_without_money_for_a_permit_nobody_mines():
    game = table(prices={"permits": 3})
    game.player("Purple", groschen=2, pool=0)
    assert not game.can_take("mine")
    assert game.why_no("mine") == "cannot_afford"


def test_with_a_miner_in_the_pool_no_money_for_a_permit_is_needed():
    game = table(prices={"permits": 3})
    game.player("Purple", groschen=0, pool=1)
    assert game.can_take("mine")
    game.play("mine")
    assert game.asks == "Purple: ChooseMine"


# 2. Draw and choose


def test_at_level_1_one_tile_is_drawn():
    game = table()
    game.next_mines(mine_tile(), mine_tile())
    drawn = told(game.play("mine"), "MinesDrawn")[0].mines
    assert len(drawn) == 1
    assert game.options == [f"mine {drawn[0]}", "discard all"]


@pytest.mark.parametrize(("taken", "draws"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_a_mine_action_draws_as_many_tiles_as_the_top_technology_tile_says(taken: int, draws: int):
    game = table(technology=taken)
    tiles = [mine_tile() for _ in range(4)]
    game.next_mines(*tiles)
    game.play("mine")
    assert game.options == [*(f"mine {tile.key}" for tile in tiles[:draws]), "discard all"]


def test_the_tiles_that_were_not_chosen_are_discarded():
    game = table(technology=2)
    one, two, three = mine_tile(), mine_tile(), mine_tile()
    game.next_mines(one, two, three)
    game.play("mine", f"mine {two.key}")
    assert game.discarded_mines == [one, three]
    game.play("dig C1")
    assert game.in_mines("C1") is two
    assert game.drawn == ()


def test_an_exhausted_stack_is_made_anew_from_the_discard_pile():
    game = table(technology=1)
    only, discarded = mine_tile(), [mine_tile(level=level) for level in (1, 2, 3)]
    game.state.mine_stack, game.state.discarded_mines = [only], list(discarded)
    game.play("mine")
    assert game.drawn[0] is only
    assert game.drawn[1] in discarded
    assert game.discarded_mines == []
    assert len(game.mine_stack) == 2


def test_the_discard_pile_is_shuffled_into_any_order():
    """Whatever the order in which the tiles were discarded."""
    discarded = [mine_tile() for _ in range(4)]
    orders = set()
    for seed in range(150):
        game = table()
        game.state.seed, game.state.mine_stack, game.state.discarded_mines = seed, [], list(discarded)
        game.play("mine")
        orders.add((*game.mine_stack, *game.drawn))
    assert orders == set(permutations(discarded))


def test_the_discard_pile_stays_while_the_stack_holds_out():
    game = table()
    discarded = [mine_tile()]
    game.state.mine_stack, game.state.discarded_mines = [mine_tile()], list(discarded)
    game.play("mine", "discard all")
    assert game.mine_stack == []
    assert discarded[0] in game.discarded_mines
    assert len(game.discarded_mines) == 2


# 3. A space and its cost


def spaces(game) -> list[str]:
    return [text.removeprefix("dig ") for text in game.options]


def test_the_first_mine_goes_on_one_of_the_two_entrances():
    game = table()
    game.play("mine", game_first(game))
    assert spaces(game) == ["C1", "G1"]


def game_first(game) -> str:
    """Choose the first tile drawn."""
    return f"mine {game.mine_stack[-1].key}"


def test_an_entrance_costs_2_wood():
    game = table(prices={"wood": 3})
    purple = game.player("Purple", groschen=10)
    game.play("mine", game_first(game), "dig G1")
    assert purple.groschen == 10 - 2 * 3


def test_a_mine_opens_the_spaces_beside_and_below_it():
    game = table()
    game.dig("C1", mine_tile())
    game.play("mine", game_first(game))
    assert spaces(game) == ["B1", "D1", "G1", "C2"]


def test_a_mine_opens_no_space_above_it():
    game = table()
    game.dig("E2", mine_tile())
    game.player("Purple", groschen=99)
    game.play("mine", game_first(game))
    assert "E1" not in spaces(game)
    assert {"D2", "F2", "E3"} <= set(spaces(game))


def test_a_space_beside_or_below_a_mine_costs_what_the_mine_says():
    """The mine shows 4 wood, wood stands at 2: 8 groschen on either side of it and below."""
    for space in ("B1", "D1", "C2"):
        game = table(prices={"wood": 2})
        purple = game.player("Purple", groschen=10)
        game.dig("C1", mine_tile(wood=4))
        game.play("mine", game_first(game), f"dig {space}")
        assert purple.groschen == 10 - 8


def test_of_several_costs_the_highest_is_paid_and_not_their_sum():
    """A mine above asks for 3 wood, one on the left for 1, one on the right for 4: 4 wood are paid."""
    game = table(prices={"wood": 2})
    purple = game.player("Purple", groschen=30)
    game.dig("D1", mine_tile(wood=3))
    game.dig("C2", mine_tile(wood=1))
    game.dig("E2", mine_tile(wood=4))
    game.play("mine", game_first(game), "dig D2")
    assert purple.groschen == 30 - 4 * 2


def test_a_mine_below_a_space_does_not_raise_its_cost():
    game = table(prices={"wood": 2})
    purple = game.player("Purple", groschen=30)
    game.dig("C1", mine_tile(wood=1))
    game.dig("D2", mine_tile(wood=5))
    game.play("mine", game_first(game), "dig D1")
    assert purple.groschen == 30 - 1 * 2


def test_nobody_builds_on_a_rock_or_on_a_mine():
    game = table()
    game.dig("C1", mine_tile())
    game.dig("D1", rock())
    game.play("mine", game_first(game))
    assert spaces(game) == ["B1", "G1", "C2"]


def test_a_rock_opens_no_space():
    game = table()
    game.dig("B2", rock())
    game.play("mine", game_first(game))
    assert spaces(game) == ["C1", "G1"]


def test_a_technology_tile_opens_spaces_like_any_mine():
    game = table(technology=1)
    game.dig("C1", game.box.technologies[0], "Blue")
    game.play("mine", game_first(game))
    assert {"B1", "D1", "C2"} <= set(spaces(game))


def test_a_space_that_cannot_be_paid_is_blocked():
    game = table(prices={"wood": 2})
    game.player("Purple", groschen=5)
    game.dig("C1", mine_tile(wood=3))
    game.play("mine", game_first(game))
    assert game.options == ["dig G1"]
    assert game.why_not("dig C2") == "cannot_afford"
    assert game.blocked["dig C2"].facts == {"cost": 6, "have": 5}


def test_a_space_that_takes_the_last_groschen_is_not_blocked():
    game = table(prices={"wood": 2})
    purple = game.player("Purple", groschen=6)
    game.dig("C1", mine_tile(wood=3))
    game.play("mine", game_first(game))
    assert ("dig C2" in game.options, game.blocked) == (True, {})
    game.play("dig C2")
    assert purple.groschen == 0


def test_a_mine_may_ask_nothing_for_the_spaces_beside_it():
    game = table()
    purple = game.player("Purple", groschen=0)
    game.dig("C1", mine_tile(wood=0))
    game.play("mine", game_first(game))
    assert spaces(game) == ["B1", "D1", "C2"]
    game.play("dig C2")
    assert game.miner("C2") == "Purple"
    assert purple.groschen == 0


# 4. Place, mark and evaluate


def test_a_mine_is_marked_with_a_miner_from_the_pool():
    game = table()
    purple = game.player("Purple", pool=2, miners=7)
    game.play("mine", game_first(game), "dig C1")
    assert game.miner("C1") == "Purple"
    assert (purple.pool, purple.miners) == (1, 7)


def test_a_mine_that_gives_2_ore_raises_production_and_the_ore_deck_by_2():
    game = table()
    purple = game.player("Purple", ore_from_mines=1)
    game.next_mines(mine_tile(effects="produce 2"))
    game.play("mine", game_first(game), "dig C1")
    assert purple.production == [0, 0, 0, 3]
    assert game.ore == 2


def test_a_mine_may_draw_people_to_the_town():
    game = table()
    game.next_mines(mine_tile(effects="population 1"))
    game.play("mine", game_first(game), "dig C1")
    assert game.population == 1
    assert game.ore == 0


def test_a_mine_may_give_points_at_once():
    game = table()
    purple = game.player("Purple")
    game.next_mines(mine_tile(effects="points 2"))
    game.play("mine", game_first(game), "dig C1")
    assert purple.track_points() == 2


def test_a_mine_with_everything_gives_everything():
    game = table()
    purple = game.player("Purple")
    game.next_mines(mine_tile(effects="produce 2, population 1, points 2"))
    game.play("mine", game_first(game), "dig C1")
    assert (purple.production[3], game.ore, game.population, purple.track_points()) == (2, 2, 1, 2)


def test_anybodys_mine_opens_spaces_for_everybody():
    game = table()
    game.dig("C1", mine_tile(), "Blue")
    game.play("mine", game_first(game), "dig C2")
    assert game.miner("C2") == "Purple"


def test_a_red_x_on_ore_forbids_no_mine():
    """Only buildings need a market: the tile is dug, and the technology of a building too."""
    game = table(
        edit={"ore_cards": {1: {"ore": columns("1x"), "silver": columns("3"), "permits": columns("3")}}}
    )
    assert not game.has_market(0)
    purple = game.player("Purple")
    game.next_mines(mine_tile(effects="population 1"))
    game.play("mine", game_first(game), "dig C1")
    assert game.miner("C1") == "Purple"
    game.resolve("Purple", "technology", guild="miners")
    assert "dig D1" in game.options
    game.play("dig D1")
    assert (game.miner("D1"), purple.miners) == ("Purple", 7)


def test_the_last_groschen_can_be_spent_on_a_permit():
    game = table(prices={"permits": 3})
    purple = game.player("Purple", groschen=3, pool=0)
    game.play("mine", "hire 2")
    assert purple.groschen == 0


def test_after_a_permit_the_mine_is_paid_and_marked_from_the_pool_as_usual():
    game = table(prices={"permits": 3, "wood": 2})
    purple = game.player("Purple", groschen=10, pool=0, miners=8)
    game.play("mine", "hire 2", game_first(game), "dig C1")
    assert purple.groschen == 10 - 3 - 2 * 2
    assert (purple.pool, purple.miners) == (1, 6)


def test_what_happens_is_told_in_order():
    game = table(prices={"permits": 3, "wood": 2})
    game.player("Purple", groschen=10, pool=0)
    tile = mine_tile(effects="produce 1")
    game.next_mines(tile)
    happened = game.play("mine", "hire 1", f"mine {tile.key}", "dig C1")
    kinds = ["CardPlayed", "MinersHired", "MinesDrawn", "MineDug", "ProductionRaised", "OreGrew"]
    assert [type(event).__name__ for event in happened] == kinds
    dug = told(happened, "MineDug")[0]
    assert (dug.seat, dug.mine, dug.space, dug.cost) == (0, tile.key, "C1", 4)
    assert told(game.turn("Blue").play("mine", "discard all"), "MinesDiscarded")[0].seat == 1
