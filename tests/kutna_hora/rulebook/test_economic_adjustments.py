"""Economic adjustments: the town that builds by itself, the red X, the turned deck."""

from __future__ import annotations

from typing import Any

import pytest

from groschen.engine.events import foreseen
from groschen.games.kutna_hora.box.components import Building
from groschen.games.kutna_hora.economic_adjustments import advance_population
from kutna_hora.words import KutnaHora, columns, guild_tile, public_tile, table
from words import told


def town_builds(**cards: str) -> KutnaHora:
    """The next population card shows these prices."""
    return table(edit={"population_cards": {2: {name: columns(text) for name, text in cards.items()}}})


def what_two_buildings_tell(stack: list[Building]) -> list[tuple[Any, ...]]:
    """The town builds twice for the grocers, from this stack alone."""
    game = town_builds(food="6t 5t 4", wood="3", beer="3")
    game.hall_row("A", stack)
    game.hall_row("B")
    game.hall_row("C")
    game.state.happened = happened = []
    advance_population(game.state, 1)
    return happened


# The town builds


def test_when_the_icon_appears_the_arm_moves_one_notch():
    game = town_builds(food="5t 4 3 2", wood="3 2 1", beer="3 2 1")
    game.resolve("Purple", "population 1")
    assert game.arm("food") == 1
    assert (game.arm("wood"), game.arm("beer")) == (0, 0)


def test_the_top_tile_of_the_guild_is_discarded_and_its_stack_moves_to_the_end():
    game = town_builds(food="5t 4 3 2", wood="3 2 1", beer="3 2 1")
    below, top = guild_tile("grocers"), guild_tile("grocers")
    other, public = guild_tile("scribes"), public_tile("green")
    game.hall_row("A", [below, top], [other], [public])
    game.hall_row("B")
    game.hall_row("C")
    happened = game.resolve("Purple", "population 1")
    assert game.tops("A") == [other.key, public.key, below.key]
    assert game.discarded_buildings == (top,)
    assert told(happened, "TownBuilds") == [("grocers", top.key)]
    assert told(happened, "TileTurnedUp") == [("A3", below.key)]


def test_a_stack_of_another_guild_stays_where_it_is():
    game = town_builds(food="5t 4 3 2", wood="3 2 1", beer="3 2 1")
    others = [[guild_tile(guild)] for guild in ("scribes", "builders", "innkeepers")]
    game.hall_row("A", *others)
    game.hall_row("B")
    game.hall_row("C", [guild_tile("miners")], [guild_tile("grocers"), guild_tile("grocers")])
    game.resolve("Purple", "population 1")
    assert game.tops("A") == [stack[0].key for stack in others]
    assert [len(stack) for stack in game.hall[2]] == [1, 1]


def test_if_the_stack_is_gone_the_arm_moves_all_the_same():
    game = town_builds(food="5t 4 3 2", wood="3 2 1", beer="3 2 1")
    for row in "ABC":
        game.hall_row(row)
    happened = game.resolve("Purple", "population 1")
    assert game.arm("food") == 1
    assert game.discarded_buildings == ()
    assert told(happened, "TownBuilds") == [("grocers", None)]


def test_the_last_tile_of_a_stack_leaves_it_empty():
    game = town_builds(food="5t 4 3 2", wood="3 2 1", beer="3 2 1")
    last = guild_tile("grocers")
    game.hall_row("A", [last])
    game.hall_row("B")
    game.hall_row("C")
    happened = game.resolve("Purple", "population 1")
    assert told(happened, "StackEmptied") == [(last.key,)]
    assert not told(happened, "TileTurnedUp")


def test_which_tile_the_town_discards_is_known_beforehand_only_if_it_lies_on_top():
    """The town builds twice. Everybody can say which tile leaves first; not which one comes up and leaves."""
    game = town_builds(food="6t 5t 4", wood="3", beer="3")
    stack = [guild_tile("grocers") for _ in range(4)]
    game.hall_row("A", stack)
    game.hall_row("B")
    game.hall_row("C")
    game.state.happened = happened = []
    advance_population(game.state, 1)
    assert told(happened, "TownBuilds") == [("grocers", stack[3].key), ("grocers", stack[2].key)]
    known = [event["tile"] for event in foreseen(happened) if "tile" in event]
    assert known == [stack[3].key]
    assert game.state.reveals == 2


def test_which_tile_is_left_is_not_known_beforehand_if_one_that_nobody_knew_has_left():
    """Three lie under the top, the marked one at the bottom. The town builds twice: the first tile to come up
    may be either of two, so nobody can name the other one that is left either."""
    marked = guild_tile("grocers", marked=True)
    stack = [marked, *[guild_tile("grocers") for _ in range(3)]]
    happened = what_two_buildings_tell(stack)
    assert told(happened, "TileTurnedUp") == [("A1", stack[2].key), ("A1", stack[1].key)]
    known = [event["tile"] for event in foreseen(happened) if "tile" in event]
    assert known == [stack[3].key]


def test_that_the_marked_tile_comes_up_is_known_beforehand():
    """Of two under the top one is marked and lies at the bottom; so both can be named, one by one."""
    marked = guild_tile("grocers", marked=True)
    stack = [marked, *[guild_tile("grocers") for _ in range(2)]]
    happened = what_two_buildings_tell(stack)
    known = [event["tile"] for event in foreseen(happened) if event["event"] == "TileTurnedUp"]
    assert known == [stack[1].key, marked.key]


def test_nobody_gains_anything_when_the_town_builds():
    game = town_builds(food="5t 4 3 2", wood="3 2 1", beer="3 2 1")
    game.resolve("Blue", "population 1")
    for player in game.players:
        assert player.production == [0, 0, 0, 0]
        assert player.houses == [4, 4, 4]
    assert not any(game.town)


def test_without_the_icon_under_the_arm_the_town_does_not_build():
    """The icon is printed in the first column; the arm has moved past it already."""
    game = town_builds(food="5t 4 3 2", wood="3 2 1", beer="3 2 1")
    game.state.arms[3] = 1
    game.resolve("Purple", "population 1")
    assert game.arm("food") == 1


def test_the_ore_deck_makes_the_town_build_silver_and_permits():
    game = table(
        edit={
            "ore_cards": {2: {"silver": columns("8t 6 5"), "ore": columns("3"), "permits": columns("6t 5")}}
        }
    )
    before = len(game.discarded_buildings)
    game.resolve("Purple", "ore deck 1")
    assert (game.arm("silver"), game.arm("permits")) == (1, 1)
    assert len(game.discarded_buildings) == before + 2


# The red X


def closed(guild_cards: str, **cards: str) -> KutnaHora:
    return table(edit={guild_cards: {1: {name: columns(text) for name, text in cards.items()}}})


@pytest.mark.parametrize(
    ("guild", "deck", "commodity"),
    [
        ("miners", "ore_cards", "ore"),
        ("metallurgists", "ore_cards", "silver"),
        ("scribes", "ore_cards", "permits"),
        ("builders", "population_cards", "wood"),
        ("grocers", "population_cards", "food"),
        ("innkeepers", "population_cards", "beer"),
    ],
)
def test_a_red_x_forbids_buildings_of_that_commodity(guild: str, deck: str, commodity: str):
    game = closed(deck, **{commodity: "2x"})
    setattr(game.state, "population" if deck == "ore_cards" else "ore", 3)
    others = [name for name in ("miners", "scribes", "grocers", "builders") if name != guild][:2]
    game.player("Purple", guilds=" ".join([guild, *others]), plots="B2", slots=[guild_tile(guild)])
    assert not game.can_take("building")
    assert game.why_no("building") == "no_market"


def test_a_red_x_forbids_only_its_own_commodity():
    game = closed("population_cards", food="2x", wood="3", beer="3")
    food, beer = guild_tile("grocers"), guild_tile("innkeepers")
    game.player("Purple", guilds="grocers innkeepers builders", plots="B2", slots=[food, beer])
    game.play("building", "on B2")
    assert game.options == [f"build {beer.key}"]
    assert game.blocked[f"build {food.key}"].facts == {"commodity": "food"}


def test_a_red_x_does_not_forbid_rights():
    game = closed("population_cards", food="2x", wood="3", beer="3")
    game.hall_row("A", [guild_tile("grocers")])
    game.player("Purple", guilds="grocers innkeepers builders")
    game.play("rights")
    assert "rights A1" in game.options


def test_the_market_opens_again_when_demand_grows():
    """Card 0 shows an X, card 1 does not."""
    rows = {1: {"food": columns("2x")}, 2: {"food": columns("3")}}
    game = table(edit={"population_cards": rows})
    game.player("Purple", guilds="grocers innkeepers builders", plots="B2", slots=[guild_tile("grocers")])
    assert not game.can_take("building")
    game.resolve("Blue", "population 1")
    assert game.can_take("building")


def test_a_crossed_out_commodity_still_pays_income():
    game = closed("population_cards", food="2x", wood="3", beer="3")
    purple = game.player("Purple", guilds="grocers innkeepers builders", groschen=0)
    purple.production[0] = 4
    game.play("income")
    assert purple.groschen == 8


# Turning over


def test_the_population_deck_goes_smoothly_from_19_to_20():
    game = table(population=18)
    game.resolve("Purple", "population 3")
    assert game.population == 21
    assert 20 in [card.back for card in game.box.tables["population_cards"]]


def test_the_ore_deck_goes_smoothly_from_14_to_15():
    game = table(ore=13)
    game.resolve("Purple", "ore deck 3")
    assert game.ore == 16


def test_the_backs_follow_in_the_order_of_a_turned_deck():
    """The card with 19 on its front has 20 on its back, that with 0 has the last number."""
    for table_name, last in (("population_cards", 39), ("ore_cards", 29)):
        for card in table().box.tables[table_name]:
            assert card.front < 0 or card.front + card.back == last
