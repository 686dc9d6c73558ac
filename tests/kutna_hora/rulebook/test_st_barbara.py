"""The St. Barbara action: a pelican, and each of the eleven tiles of the cathedral."""

from __future__ import annotations

import pytest

from kutna_hora.words import KutnaHora, columns, guild_tile, mine_tile, public_tile, table
from words import told


def at_tile(number: int, **has) -> KutnaHora:
    """Purple has a pelican, and this tile is the current one."""
    game = table(cathedral=number - 1, prices={"wood": 2, "permits": 2})
    game.player("Purple", **({"pelicans": 1, "groschen": 20} | has))
    return game


# The action


def test_a_pelican_token_is_turned_to_its_silver_side():
    game = at_tile(1, pelicans=3, used_pelicans=1)
    game.play("barbara")
    assert (game.players[0].pelicans, game.players[0].used_pelicans) == (2, 2)


def test_without_an_unused_pelican_there_is_no_st_barbara_action():
    game = at_tile(1, pelicans=0, used_pelicans=4)
    assert not game.can_take("barbara")
    assert game.why_no("barbara") == "no_pelican"


def test_after_its_effect_the_tile_is_turned_and_the_next_one_is_current():
    game = at_tile(1)
    game.play("barbara")
    assert game.cathedral == 1


def test_the_tile_is_turned_only_after_its_effect():
    game = at_tile(3)
    game.play("barbara")
    assert (game.asks, game.cathedral) == ("Purple: TradeHouse", 2)
    game.play("no house")
    assert game.cathedral == 3


def test_tiles_become_current_in_numerical_order():
    game = table()
    purple = game.player("Purple", pelicans=12, groschen=50)
    used = []
    for _ in range(12):
        happened = game.turn("Purple").play("barbara")
        used += [event.number for event in told(happened, "BarbaraUsed")]
        while game.asks != "Purple: PlayCard":
            game.play(game.options[-1])
        game.state.stack.pop()
    assert used[:11] == list(range(1, 12))
    assert game.cathedral == 11
    assert purple.used_pelicans == 12


def test_the_action_ignores_the_tax_on_the_tile():
    game = table(tax=2, edit={"cathedral": {1: {"tax": 3}}})
    game.player("Purple", pelicans=1)
    game.play("barbara")
    assert game.tax == 2


# Tile 1


def test_tile_1_gives_2_reputation():
    game = at_tile(1)
    game.play("barbara")
    assert game.players[0].reputation == 2


# Tile 2


def test_tile_2_gives_1_reputation_and_rights_for_nothing():
    game = at_tile(2, groschen=0)
    top = game.hall[2][2][-1]
    game.play("barbara")
    assert game.players[0].reputation == 1
    assert game.asks == "Purple: TakeRights"
    game.play("rights C3")
    assert game.players[0].slots == [top]
    assert game.players[0].groschen == 0


def test_tile_2_lets_only_members_take_guild_buildings():
    game = at_tile(2, guilds="miners builders grocers")
    game.hall_row("A", [guild_tile("scribes")], [guild_tile("miners")])
    game.play("barbara")
    assert "rights A2" in game.options
    assert game.why_not("rights A1") == "not_your_guild"


def test_tile_2_needs_a_free_slot():
    game = at_tile(2, slots=[public_tile("green") for _ in range(3)])
    game.play("barbara")
    assert game.options == ["no rights"]
    assert game.why_not("rights A3") == "slots_full"


# Tile 3


def test_tile_3_costs_1_reputation_and_trades_a_house_for_2_production():
    game = at_tile(3, guilds="scribes builders grocers", food=1)
    game.play("barbara")
    assert game.players[0].reputation == -1
    assert game.options == ["house scribes", "house builders", "house grocers", "no house"]
    game.play("house grocers")
    assert game.players[0].houses == [4, 4, 3]
    assert game.players[0].production == [0, 0, 1 + 2, 0]


def test_the_house_of_tile_3_has_no_effect():
    houses = {"houses": {number: {"effects": "points 5"} for number in range(1, 13)}}
    game = table(cathedral=2, edit=houses)
    purple = game.player("Purple", pelicans=1)
    game.play("barbara", "house miners")
    assert purple.track_points() == 0


def test_tile_3_moves_no_indicator():
    game = at_tile(3)
    before = list(game.arms)
    game.play("barbara", "house builders")
    assert game.arms == before


def test_a_row_without_houses_has_nothing_to_trade():
    game = at_tile(3, guilds="scribes builders grocers", houses=[0, 4, 4])
    game.play("barbara")
    assert "house scribes" not in game.options
    assert game.why_not("house scribes") == "no_house"


# Tile 4


def test_tile_4_gives_1_reputation_and_any_free_plot_for_nothing():
    game = at_tile(4, groschen=0)
    game.build("C3", public_tile("green"))
    game.play("barbara", "claim F1")
    assert game.players[0].reputation == 1
    assert game.plot_owner("F1") == "Purple"
    assert game.players[0].groschen == 0


def test_the_plot_of_tile_4_must_be_free():
    game = at_tile(4)
    game.build("C3", public_tile("green"))
    game.plots("Blue", "A1")
    game.play("barbara")
    assert not {"claim C3", "claim A1"} & set(game.options)


def test_tile_4_needs_a_plot_marker():
    game = at_tile(4, plots="A1 B1 C1")
    game.play("barbara")
    assert game.options == ["no plot"]
    assert game.why_not("claim F1") == "no_plot_marker"


# Tile 5


def test_tile_5_costs_2_reputation_and_pays_income_twice():
    game = at_tile(5, groschen=0, wood=3)
    game.play("barbara", "income", "income")
    assert game.players[0].reputation == -2
    assert game.players[0].groschen == 2 * 3 * 2
    assert (game.asks, game.cathedral) == ("Purple: PlayCard", 5), "there is no third"


def test_tile_5_offers_the_council_twice():
    game = at_tile(5, groschen=20)
    game.state.pool[0] = 2
    game.play("barbara", "income", "seat green", "income", "seat green")
    assert game.patricians("council")["green"] == 2
    assert game.players[0].groschen == 0


# Tile 6


def test_tile_6_gives_2_points_and_seats_a_patrician_from_the_bank():
    game = at_tile(6, groschen=0)
    game.play("barbara")
    assert game.players[0].track_points() == 2
    assert game.options == ["seat green", "seat silver", "seat yellow", "seat red", "seat nobody"]
    seated = told(game.play("seat red"), "PatricianSeated")[0]
    assert (seated.seat, seated.colour, seated.cost) == (0, "red", 0)
    assert game.patricians("bank")["red"] == 2
    assert game.patricians("council")["red"] == 1
    assert game.patricians("pool")["red"] == 0


def test_tile_6_does_not_take_patricians_from_the_pool():
    game = at_tile(6)
    game.state.bank[:], game.state.pool[:] = [0, 3, 3, 3], [3, 0, 0, 0]
    game.play("barbara")
    assert "seat green" not in game.options
    assert game.why_not("seat green") == "no_patrician"


def test_a_tile_without_reputation_tells_of_none():
    game = at_tile(6)
    assert told(game.play("barbara"), "ReputationChanged") == []


# Tile 7


def test_tile_7_gives_1_reputation_for_each_public_building_next_to_each_of_your_buildings():
    """B2 lies beside the public buildings on B1 and C2, C3 beside that on C2 once more."""
    game = at_tile(7)
    game.build("B2", guild_tile("miners"), "Purple")
    game.build("C3", guild_tile("miners"), "Purple")
    game.build("A1", guild_tile("miners"), "Blue")
    game.build("B1", public_tile("green"))
    game.build("C2", public_tile("red"))
    game.play("barbara", "reputation")
    assert game.players[0].reputation == 3


# Tile 8


def test_tile_8_gives_1_point_and_a_building_without_wood():
    tile = guild_tile("miners", wood=5, effects="produce 2")
    game = at_tile(8, groschen=0, plots="B2", slots=[tile])
    game.play("barbara", "on B2", f"build {tile.key}")
    purple = game.players[0]
    assert (purple.track_points(), purple.groschen) == (1, 0)
    assert game.owner("B2") == "Purple"
    assert purple.production[0] == 2
    assert purple.houses == [3, 4, 4]


def test_tile_8_needs_a_tile_and_a_plot_like_any_building():
    game = at_tile(8, slots=[guild_tile("miners")])
    game.play("barbara")
    assert game.options == ["no building"]
    assert game.players[0].track_points() == 1


def test_tile_8_builds_nothing_under_a_red_x():
    closed = {"ore": columns("1x"), "silver": columns("3"), "permits": columns("3")}
    game = table(cathedral=7, edit={"ore_cards": {1: closed}})
    miners, public = guild_tile("miners"), public_tile("green")
    game.player("Purple", pelicans=1, plots="B2", slots=[miners])
    game.play("barbara")
    assert (game.options, game.why_not("on B2")) == (["no building"], "no_market")
    game.players[0].slots.append(public)
    game.play("on B2")
    assert game.options == [f"build {public.key}"]
    assert game.why_not(f"build {miners.key}") == "no_market"


def test_tile_8_builds_nothing_for_a_guild_without_a_house():
    miners, public = guild_tile("miners"), public_tile("green")
    game = at_tile(8, houses=[0, 4, 4], plots="B2", slots=[miners])
    game.play("barbara")
    assert (game.options, game.why_not("on B2")) == (["no building"], "no_house")
    game.players[0].slots.append(public)
    game.play("on B2")
    assert game.options == [f"build {public.key}"]
    assert game.why_not(f"build {miners.key}") == "no_house"


# Tile 9


def test_tile_9_gives_two_mines_without_wood():
    game = at_tile(9, groschen=0, pool=2, miners=7)
    first, second = mine_tile(effects="produce 1"), mine_tile(wood=5)
    game.next_mines(first, second)
    game.play("barbara", "mine", f"mine {first.key}", "dig C1", "mine", f"mine {second.key}", "dig C2")
    purple = game.players[0]
    assert purple.groschen == 0
    assert (game.miner("C1"), game.miner("C2")) == ("Purple", "Purple")
    assert purple.production[3] == 1
    assert game.cathedral == 9


def test_the_mines_of_tile_9_are_marked_with_miners_from_beside_the_pool():
    game = at_tile(9, pool=1, miners=1)
    one, two = mine_tile(), mine_tile()
    game.next_mines(one, two)
    game.play("barbara", "mine", f"mine {one.key}", "dig C1")
    assert (game.players[0].pool, game.players[0].miners) == (1, 0)
    game.play("mine", f"mine {two.key}", "dig G1")
    assert (game.players[0].pool, game.players[0].miners) == (0, 0), "the only one that was left"


def test_tile_9_draws_as_many_tiles_as_any_mine_action():
    game = at_tile(9)
    game.state.technology = 2
    game.play("barbara", "mine")
    assert len(game.drawn) == 3


# Tile 10


def test_tile_10_scores_the_matching_dots_of_one_of_your_buildings():
    """Two red dots and a yellow one lie around B2; the building on E5 has no neighbours."""
    game = table(cathedral=9, villages={"B2": "yellow blue"})
    purple = game.player("Purple", pelicans=1)
    game.build("B2", guild_tile("miners", dots="red yellow"), "Purple")
    game.build("E5", guild_tile("miners", dots="red yellow"), "Purple")
    game.build("B1", public_tile("green", dots="red white"))
    game.build("C2", guild_tile("scribes", dots="red blue"), "Blue")
    game.play("barbara")
    assert game.options == ["score B2", "score E5", "score nothing"]
    game.play("score B2")
    assert purple.track_points() == 3


def test_tile_10_takes_nothing_from_the_final_scoring():
    game = table(cathedral=9)
    game.player("Purple", pelicans=1)
    game.build("B2", guild_tile("miners", dots="red"), "Purple")
    game.build("B1", public_tile("green", dots="red"))
    game.play("barbara", "score B2")
    assert game.scores("Purple")["barbara"] == 1
    assert game.scores("Purple")["town"] == 1


# Tile 11 and after


def test_tile_11_gives_5_points_and_completes_the_cathedral():
    game = at_tile(11)
    game.play("barbara")
    assert game.players[0].track_points() == 5
    assert game.players[0].reputation == 0
    assert game.cathedral == 11


def test_after_tile_11_the_action_gives_2_reputation_to_anybody():
    for colour in ("Purple", "Blue"):
        game = table(cathedral=11).turn(colour)
        player = game.player(colour, pelicans=1)
        game.play("barbara")
        assert (player.reputation, player.track_points(), player.used_pelicans) == (2, 0, 1)
        assert game.cathedral == 11


@pytest.mark.parametrize(
    ("number", "reputation", "points"),
    [
        (1, 2, 0),
        (2, 1, 0),
        (3, -1, 0),
        (4, 1, 0),
        (5, -2, 0),
        (6, 0, 2),
        (7, 0, 0),
        (8, 0, 1),
        (9, 0, 0),
        (10, 0, 0),
        (11, 0, 5),
    ],
)
def test_what_stands_before_the_middle_effect_is_always_taken(number: int, reputation: int, points: int):
    """Whoever ignores every middle effect still gains and loses the rest."""
    game = at_tile(number)
    game.play("barbara")
    while game.asks != "Purple: PlayCard":
        assert game.options[-1].startswith(("no ", "seat nobody", "score nothing"))
        game.play(game.options[-1])
    purple = game.players[0]
    assert (purple.reputation, purple.track_points()) == (reputation, points)
    assert game.cathedral == number
