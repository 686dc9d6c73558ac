"""Every ruling of RULINGS.md, pinned by the test of the same number."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import groschen
from groschen.games.kutna_hora import RULES
from groschen.games.kutna_hora.names import GUILDS
from groschen.games.kutna_hora.player import Player
from kutna_hora.words import (
    KutnaHora,
    columns,
    event,
    guild_tile,
    mine_tile,
    public_tile,
    table,
)
from words import COLOURS, told

PROJECT = Path(__file__).resolve().parents[2]


def test_rulings_and_their_tests_have_the_same_numbers():
    chapter = (PROJECT / "RULINGS.md").read_text().split("## Kutná Hora")[1].split("\n## ")[0]
    numbers = [int(number) for number in re.findall(r"^\| R(\d+) \|", chapter, re.MULTILINE)]
    names = [re.match(r"test_r(\d+)_", name) for name in dir(sys.modules[__name__])]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(name[1]) for name in names if name} == set(numbers)


def kinds(happened: list[tuple[object, ...]]) -> list[str]:
    return [type(item).__name__ for item in happened]


def test_r1_a_round_ends_with_event_taxes_patricians_red_tiles_marker_cards_and_new_event():
    """Round 2 of four players' five is too early for patricians, so the order takes two rounds to see."""
    now, then = event(population=1, effect="none plots: reputation -1"), event(tax=2)
    game = table(players=4, round=2, tax=1, event=now, events_ahead=(then,))
    happened = game.end_round() + game.play(*["pay taxes"] * 4)
    order = ["EventHappened", "PopulationGrew", "ReputationChanged", "TaxesPaid", "RedTilesEntered"]
    order += ["RoundStarted", "EventRevealed", "TaxesRaised"]
    assert sorted(order, key=kinds(happened).index) == order

    game = table(players=4, round=3, tax=1, event=now, council={"red": 1})
    game.player("Blue", houses=[3, 3, 3])
    happened = game.end_round() + game.play(*["pay taxes"] * 4)
    order = ["EventHappened", "TaxesPaid", "Scored", "RoundStarted"]
    assert sorted(order, key=kinds(happened).index) == order


def test_r2_decks_end_at_39_and_29_and_the_turn_over_card_is_no_step():
    game = table(population=18, ore=13)
    happened = game.resolve("Purple", "population 40, ore deck 40")
    assert (game.population, game.ore) == (39, 29)
    assert [item.card for item in told(happened, "PopulationGrew")] == list(range(19, 40))
    assert [item.card for item in told(happened, "OreGrew")] == list(range(14, 30))


def test_r3_effects_resolve_in_the_order_of_the_row_and_the_house_comes_last():
    tile = guild_tile("miners", effects="points 1, technology, population 1, reputation 1")
    game = table(edit={"houses": {1: {"effects": "pelicans 1, points 3"}}})
    game.player("Purple", plots="B2", slots=[tile])
    happened = game.play("building", "on B2", f"build {tile.key}", "remove tile")
    wanted = {"Scored", "TechnologyRemoved", "PopulationGrew", "ReputationChanged", "PelicansGained"}
    seen = [name for name in kinds(happened) if name in wanted]
    order = ["Scored", "TechnologyRemoved", "PopulationGrew", "ReputationChanged", "PelicansGained", "Scored"]
    assert seen == order


def test_r4_after_the_fourth_technology_tile_five_tiles_are_drawn():
    game = table(technology=4)
    assert game.level() == 5
    game.play("mine")
    assert len(game.drawn) == 5


def test_r5_the_town_builds_after_each_single_card_from_the_top_arm_down_until_no_icon_shows():
    """Card 1 makes the town build food twice and then beer; card 2 makes it build wood."""
    cards = {
        2: {"wood": columns("3"), "food": columns("7t 6t 5"), "beer": columns("7t 6")},
        3: {"wood": columns("7t 6"), "food": columns("7 6 5"), "beer": columns("7 6")},
    }
    game = table(edit={"population_cards": cards})
    happened = game.resolve("Purple", "population 2")
    seen = [
        item.card if type(item).__name__ == "PopulationGrew" else item.guild
        for item in happened
        if type(item).__name__ in ("PopulationGrew", "TownBuilds")
    ]
    assert seen == [1, "grocers", "grocers", "innkeepers", 2, "builders"]
    assert len(game.discarded_buildings) == 4


def test_r6_a_building_of_tile_8_flips_tile_8_itself_and_raises_its_tax():
    tile = guild_tile("scribes", effects="flip barbara")
    game = table(cathedral=7, tax=0, edit={"cathedral": {8: {"tax": 3}, 9: {"tax": 9}}})
    game.player("Purple", guilds="scribes miners grocers", pelicans=1, plots="B2", slots=[tile])
    game.play("barbara", "on B2", f"build {tile.key}")
    assert game.cathedral == 8
    assert game.tax == 3


def test_r7_an_arm_at_its_last_notch_stays():
    game = table()
    last = game.box.last_notch
    game.state.arms[2] = last
    happened = game.resolve("Purple", "arm, points 1", guild="builders")
    assert game.arm("wood") == last
    assert not told(happened, "ArmMoved")
    assert game.players[0].track_points() == 1


def test_r8_a_building_is_paid_at_the_price_before_its_effects():
    """The builders' tile costs 4 wood and lowers the price of wood from 3."""
    tile = guild_tile("builders", wood=4, effects="arm, arm")
    game = table(prices={"wood": 3})
    purple = game.player("Purple", groschen=12, plots="B2", slots=[tile])
    game.play("building", "on B2", f"build {tile.key}")
    assert purple.groschen == 0
    assert game.price("wood") < 3


def test_r9_a_pool_with_a_miner_is_not_filled_up():
    game = table()
    purple = game.player("Purple", pool=1, miners=8, groschen=40)
    game.play("mine")
    assert game.asks == "Purple: ChooseMine"
    assert (purple.pool, purple.miners, purple.groschen) == (1, 8, 40)


def test_r10_an_entrance_beside_a_mine_costs_2_wood():
    game = table(prices={"wood": 2})
    purple = game.player("Purple", groschen=4)
    for space in ("D1", "B1"):
        game.dig(space, mine_tile(wood=5))
    game.play("mine", f"mine {game.mine_stack[-1].key}", "dig C1")
    assert purple.groschen == 0


def test_r11_an_action_for_no_effect_is_a_pass_that_spends_any_card():
    """Purple can't build: that half of a card is blocked, but the card can be spent all the same."""
    game = table()
    purple = game.player("Purple")
    building = next(text for text in game.blocked if text.startswith("building with "))
    card = building.removeprefix("building with ")
    assert building not in game.options
    game.play("pass")
    assert game.options == [f"spend {name}" for name in game.box.card_names]
    game.play(f"spend {card}")
    assert len(purple.hand) == 5


def test_r12_a_mine_action_without_money_for_any_space_draws_and_discards():
    game = table(prices={"wood": 3})
    purple = game.player("Purple", groschen=5)
    game.play("mine")
    assert game.options == ["discard all"]
    assert [reason.code for reason in game.blocked.values()] == ["cannot_afford"]
    game.play("discard all")
    assert (purple.pool, len(game.discarded_mines)) == (1, 1)


def test_r13_without_a_miner_a_technology_tile_can_only_be_removed():
    tile = guild_tile("miners", effects="produce 2, technology")
    game = table()
    game.player("Purple", pool=0, miners=0, plots="B2", slots=[tile])
    game.play("building", "on B2", f"build {tile.key}")
    assert game.options == ["remove tile"]
    assert {reason.code for reason in game.blocked.values()} == {"no_miner"}
    game.play("remove tile")
    assert (game.level(), game.owner("B2")) == (2, "Purple")


def test_r14_a_miners_house_traded_on_tile_3_raises_production_but_does_not_move_the_ore_deck():
    game = table(cathedral=2)
    purple = game.player("Purple", pelicans=1)
    happened = game.play("barbara", "house miners")
    assert purple.production == [2, 0, 0, 0]
    assert game.ore == 0
    assert (told(happened, "ProductionRaised")[0].by, told(happened, "OreGrew")) == (2, [])


def test_r15_without_a_house_left_removing_one_is_ignored():
    game = table()
    purple = game.player("Purple", houses=[0, 0, 0])
    game.resolve("Purple", "remove house, points 1")
    assert game.asks == "Purple: PlayCard"
    assert (purple.houses, purple.track_points()) == ([0, 0, 0], 1)


def test_r16_each_income_of_tile_5_and_each_mine_of_tile_9_is_ignored_on_its_own():
    game = table(cathedral=4, prices={"wood": 2})
    purple = game.player("Purple", pelicans=1, wood=3, groschen=0)
    game.play("barbara", "no income", "income")
    assert (purple.groschen, purple.reputation) == (6, -2)

    game = table(cathedral=8)
    game.player("Purple", pelicans=1)
    game.play("barbara", "no mine", "mine", f"mine {game.mine_stack[-1].key}", "dig C1")
    assert game.miners.count(0) == 1


def test_r17_points_may_fall_below_zero():
    game = table()
    purple = game.player("Purple", reputation=game.box.lowest)
    game.play("joker")
    assert purple.track_points() == -2
    assert game.scores("Purple")["total"] < 0


def test_r18_those_who_owe_something_are_asked_from_the_starting_player_on():
    game = table(players=3, tax=2, start=1)
    game.end_round()
    asked = []
    while game.asks.endswith("PayTaxes"):
        asked.append(game.asks)
        game.play("pay taxes")
    assert asked == ["Blue: PayTaxes", "Green: PayTaxes", "Purple: PayTaxes"]


def test_r18_without_tax_only_those_with_a_surcharge_are_asked():
    game = table(players=3, tax=0)
    game.player("Green", plots="A1 B1")
    game.end_round()
    assert game.asks == "Green: PayTaxes"
    game.play("pay taxes")
    assert game.asks == "Blue: PlayCard"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r19_a_first_game_deals_card_1_from_left_to_right_by_seat(players: int):
    game = groschen.new("kutna-hora", seats=COLOURS[:players], seed=3, first_game=True)
    printed = RULES.tables["guild_setups"][0]
    sets = (printed.two, printed.three, printed.four)[players - 2].split("/")
    assert [player["guilds"] for player in game.view()["players"]] == [text.split() for text in sets]


def test_r20_the_first_event_is_revealed_after_the_guilds_are_placed():
    game = groschen.new("kutna-hora", seats=COLOURS[:2], seed=4)
    while game.decision != "PlayCard":
        assert (game.state.event, game.state.tax, game.state.round) == (None, 0, 0)
        happened = game.play(game.options()[0])
    assert "EventRevealed" in [event["event"] for event in happened]
    assert game.state.tax == game.state.event.tax


def test_r21_the_joker_costs_reputation_before_the_action_is_named():
    """At 6 it is free; at 5 it costs 1, even for an action that gives reputation."""
    game = table()
    purple = game.player("Purple", reputation=6, pelicans=1)
    game.play("joker")
    assert (game.asks, purple.reputation) == ("Purple: ChooseAction", 6)
    game = table()
    purple = game.player("Purple", reputation=5, pelicans=1)
    game.play("joker")
    assert (game.asks, purple.reputation) == ("Purple: ChooseAction", 4)
    game.play("as barbara")
    assert purple.reputation == 6


def test_r22_a_tile_whose_row_has_no_house_cannot_be_built():
    miners, builders = guild_tile("miners"), guild_tile("builders")
    game = table()
    game.player("Purple", houses=[0, 4, 4], plots="B2", slots=[miners, builders])
    game.play("building", "on B2")
    assert game.options == [f"build {builders.key}"]
    assert game.blocked[f"build {miners.key}"].code == "no_house"


def test_r23_tile_9_hires_nobody_and_uses_miners_outside_the_pool_first():
    game = table(cathedral=8)
    purple = game.player("Purple", pelicans=1, pool=0, miners=2, groschen=0)
    one, two = mine_tile(), mine_tile()
    game.next_mines(one, two)
    game.play("barbara", "mine", f"mine {one.key}", "dig C1", "mine", f"mine {two.key}", "dig G1")
    assert (purple.pool, purple.miners, purple.groschen) == (0, 0, 0)


def test_r23_tile_9_uses_the_pool_when_no_others_are_left():
    game = table(cathedral=8)
    purple = game.player("Purple", pelicans=1, pool=1, miners=0)
    game.play("barbara", "mine", f"mine {game.mine_stack[-1].key}", "dig C1")
    assert purple.pool == 0
    assert game.options == ["no mine"]
    assert game.why_not("mine") == "no_miner"


def test_r24_as_many_mines_are_drawn_as_there_are():
    game = table(technology=3)
    one, two = mine_tile(), mine_tile()
    game.state.mine_stack, game.state.discarded_mines = [one], [two]
    game.play("mine")
    assert game.drawn == (one, two)
    assert (game.mine_stack, game.discarded_mines) == ([], [])


def test_r24_with_no_mines_left_at_all_nothing_is_drawn():
    game = table()
    game.state.mine_stack, game.state.discarded_mines = [], []
    game.play("mine")
    assert game.drawn == ()
    assert game.asks == "Purple: PlayCard"


def test_r25_no_patrician_moves_when_the_bank_has_none_of_that_colour():
    game = table(bank={"red": 0}, pool={"red": 1}, council={"red": 2})
    happened = game.resolve("Purple", "patrician", patrician="red")
    assert game.patricians("pool")["red"] == 1
    assert not told(happened, "PatricianWaits")


def test_r26_equal_points_and_groschen_share_the_victory():
    game = table()
    game.player("Purple", points=[20, 0, 0, 0], groschen=7)
    game.player("Blue", points=[20, 0, 0, 0], groschen=7)
    game.player("Green", points=[20, 0, 0, 0], groschen=6)
    assert RULES.ranking(game.state) == [[0, 1], [2]]


def test_r27_a_draw_and_a_new_top_tile_cannot_be_taken_back():
    game = groschen.new("kutna-hora", seats=COLOURS[:3], seed=1, first_game=True)
    game.play("mine with plot/mine")
    with pytest.raises(groschen.CannotUndo):
        game.undo()
    game.play("discard all")
    game.undo()
    assert game.decision == "ChooseMine"

    game = groschen.new("kutna-hora", seats=COLOURS[:3], seed=1, first_game=True)
    game.play("rights with plot/rights")
    game.play("rights A3")
    with pytest.raises(groschen.CannotUndo):
        game.undo()


def test_r27_a_plot_can_be_taken_back_and_a_top_tile_that_could_be_named_beforehand():
    game = groschen.new("kutna-hora", seats=COLOURS[:3], seed=1, first_game=True)
    game.play("plot with plot/mine")
    game.play("claim B2")
    game.undo()
    assert game.decision == "ClaimPlot"

    two_left = table()
    two_left.hall_row("A", [public_tile("green"), public_tile("green")])
    before = two_left.reveals
    two_left.play("rights", "rights A1")
    assert two_left.reveals == before, "only one green tile is left, so it was known which one lies below"

    last_unmarked = table()
    marked = guild_tile("miners", marked=True)
    last_unmarked.hall_row("A", [marked, guild_tile("miners"), guild_tile("miners")])
    last_unmarked.play("rights", "rights A1")
    assert last_unmarked.reveals == before


def test_r27_a_stack_with_two_unknown_tiles_reveals_one():
    game = table()
    game.hall_row("A", [guild_tile("miners", marked=True)] + [guild_tile("miners") for _ in range(3)])
    before = game.reveals
    game.play("rights", "rights A1")
    assert game.reveals == before + 1


def test_r28_an_event_takes_no_more_groschen_than_somebody_has():
    game = table(event=event(effect="each tiles: groschen -3"))
    purple = game.player("Purple", groschen=4, slots=[public_tile("green"), public_tile("red")])
    happened = game.end_round()
    assert purple.groschen == 0
    assert [(item.seat, item.groschen) for item in told(happened, "GroschenChanged")] == [(0, -4)]


def test_r29_a_free_mine_goes_on_any_space_where_a_mine_could_be_built():
    game = table(cathedral=8)
    purple = game.player("Purple", pelicans=1, groschen=0)
    game.dig("C1", mine_tile(wood=5))
    game.play("barbara", "mine", f"mine {game.mine_stack[-1].key}")
    spaces = game.options
    assert spaces == ["dig B1", "dig D1", "dig G1", "dig C2"]
    game.play("dig C2")
    assert purple.groschen == 0

    game = table()
    game.dig("C1", mine_tile(wood=5))
    game.resolve("Purple", "technology", guild="miners")
    assert game.options == [*spaces, "remove tile"]


def test_r30_with_full_slots_the_public_tile_of_a_house_is_lost_but_its_points_are_not():
    tile = guild_tile("miners")
    game = table(edit={"houses": {1: {"effects": "public tile, points 2"}}})
    purple = game.player("Purple", plots="B2", slots=[public_tile("green") for _ in range(3)])
    purple.slots[0] = tile
    game.play("building", "on B2", f"build {tile.key}")
    assert "rights A3" in game.options, "the built tile has left its slot"

    game = table()
    purple = game.player("Purple", slots=[public_tile("green") for _ in range(3)])
    game.resolve("Purple", "public tile, points 2")
    assert game.options == ["no rights"]
    assert game.why_not("rights A3") == "slots_full"
    game.play("no rights")
    assert purple.track_points() == 2
    assert len(purple.slots) == 3


def removing_a_house(houses: list[int], **has: Any) -> tuple[KutnaHora, Player]:
    """Purple builds a builders' tile, on their third row, that removes a house; B2 is not marked yet."""
    tile = guild_tile("builders", effects="remove house, produce 2")
    spaces = {8 + column: {"effects": f"points {column}"} for column in (1, 2, 3, 4)}
    game = table(edit={"houses": spaces})
    purple = game.player("Purple", plots="B2", slots=[tile], houses=houses, **has)
    game.play("building", "on B2", f"build {tile.key}")
    return game, purple


def test_r31_a_house_that_the_buildings_effects_remove_goes_first_and_the_building_takes_the_next():
    game, purple = removing_a_house([4, 4, 4])
    assert (game.asks, game.owner("B2"), purple.houses) == ("Purple: RemoveHouse", None, [4, 4, 4])
    game.play("house builders")
    assert (game.owner("B2"), purple.houses) == ("Purple", [4, 4, 2])
    assert purple.track_points() == 2, "the second house of the row marks the building"


def test_r31_a_house_removed_from_another_row_leaves_the_buildings_first_house_to_mark_it():
    game, purple = removing_a_house([4, 4, 4])
    game.play("house miners")
    assert (game.owner("B2"), purple.houses, purple.track_points()) == ("Purple", [3, 4, 3], 1)


def test_r32_a_building_whose_own_effects_remove_the_last_house_of_its_row_belongs_to_nobody():
    game, purple = removing_a_house([1, 0, 1])
    assert game.options == ["house miners", "house builders"]
    game.play("house builders")
    assert game.in_town("B2") is not None
    assert (game.owner("B2"), purple.houses, purple.track_points()) == (None, [1, 0, 0], 0)
    assert purple.production == [0, 0, 2, 0]
    assert game.asks == "Purple: PlayCard"


def icon_at(notch: int, card: int = 1) -> KutnaHora:
    """On this population card the town builds food under this notch, though it is dearer before it."""
    cells = ["5", "4", "3", "2", "1", "1"]
    cells[notch] += "t"
    plain = {"wood": columns("3"), "beer": columns("3")}
    return table(edit={"population_cards": {card: plain | {"food": " ".join(cells)}}})


def test_r33_the_town_builds_when_a_building_moves_the_arm_onto_its_icon():
    game = icon_at(1)
    happened = game.resolve("Blue", "arm", guild="grocers")
    assert kinds(happened) == ["ArmMoved", "TownBuilds", "ArmMoved", "TileTurnedUp"]
    assert (game.arm("food"), len(game.discarded_buildings)) == (2, 1)
    assert game.discarded_buildings[0].guild == GUILDS.index("grocers")


def test_r33_the_town_builds_when_its_own_building_moves_the_arm_onto_another_icon():
    prices = {"food": columns("6t 5t 4t 3"), "wood": columns("3"), "beer": columns("3")}
    game = table(edit={"population_cards": {2: prices}})
    game.resolve("Purple", "population 1")
    assert (game.arm("food"), len(game.discarded_buildings)) == (3, 3)


def test_r33_the_town_builds_at_set_up_what_the_first_cards_show():
    game = icon_at(0)
    assert (game.arm("food"), [GUILDS[tile.guild] for tile in game.discarded_buildings]) == (1, ["grocers"])
    silver = {"silver": columns("8t 6t 5"), "ore": columns("3"), "permits": columns("6t 5")}
    game = table(edit={"ore_cards": {1: silver}})
    assert (game.arm("silver"), game.arm("permits"), len(game.discarded_buildings)) == (2, 1, 3)


def test_r33_our_box_shows_no_icon_at_set_up():
    for players in (2, 3, 4):
        game = groschen.new("kutna-hora", seats=COLOURS[:players], seed=3)
        assert (game.state.arms, game.state.discarded_buildings) == ([0] * 5, ())


@pytest.mark.parametrize(
    ("effect", "reputation", "expected"),
    [
        ("most reputation", (0, -1, -2), (2, 0, 0)),
        ("most reputation", (-1, -3, -1), (2, 0, 2)),
        ("most reputation", (0, 0, 0), (2, 2, 2)),
        ("most reputation", (3, 1, 0), (2, 0, 0)),
        ("fewest reputation", (0, -1, -1), (0, 2, 2)),
        ("any reputation", (1, 0, -1), (2, 0, 0)),
        ("none reputation", (1, 0, -1), (0, 2, 2)),
        ("each reputation", (2, 0, -1), (4, 0, 0)),
    ],
)
def test_r34_the_highest_marker_has_the_most_reputation_wherever_it_stands(
    effect: str, reputation: tuple[int, ...], expected: tuple[int, ...]
):
    game = table(event=event(effect=f"{effect}: points 2"))
    for colour, at in zip(COLOURS, reputation, strict=False):
        game.player(colour, reputation=at)
    game.end_round()
    assert tuple(player.track_points() for player in game.players) == expected


def test_r34_nobody_has_the_most_of_what_nobody_has_but_everybody_the_fewest():
    for who, points in (("most", 0), ("fewest", 2)):
        game = table(event=event(effect=f"{who} plots: points 2"))
        game.end_round()
        assert [player.track_points() for player in game.players] == [points] * 3


def test_r34_all_who_tie_for_the_fewest_are_concerned():
    game = table(event=event(effect="fewest mines: points 2"))
    game.dig("C1", mine_tile(), "Blue")
    game.end_round()
    assert [player.track_points() for player in game.players] == [2, 0, 2]
