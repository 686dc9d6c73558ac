"""The Rights action: a building tile from the town hall board."""

from __future__ import annotations

import pytest

from kutna_hora.words import guild_tile, public_tile, table
from words import told


def hall(game) -> dict[str, object]:
    """Row A: miners (two tiles), scribes, green; the other rows are empty. Purple is a miner."""
    tiles = {
        "below": guild_tile("miners"),
        "top": guild_tile("miners"),
        "scribes": guild_tile("scribes"),
        "green": public_tile("green"),
        "red": public_tile("red"),
    }
    game.hall_row("A", [tiles["below"], tiles["top"]], [tiles["scribes"]], [tiles["green"]], [tiles["red"]])
    game.hall_row("B")
    game.hall_row("C")
    return tiles


def test_only_the_topmost_tile_of_a_stack_is_available():
    game = table()
    tiles = hall(game)
    purple = game.player("Purple", groschen=20)
    game.play("rights", "rights A1")
    assert purple.slots == [tiles["top"]]


def test_what_lies_below_the_top_is_nobodys_business():
    """Whoever is no miner takes nothing from a stack with a miners' tile on top, whatever lies below."""
    for below, top, is_for_purple in (("scribes", "miners", True), ("miners", "scribes", False)):
        game = table()
        game.hall_row("A", [guild_tile(below), guild_tile(top)])
        game.hall_row("B")
        game.hall_row("C")
        game.player("Purple", guilds="miners builders grocers")
        assert game.can_take("rights") == is_for_purple
        if is_for_purple:
            game.play("rights")
            assert game.options == ["rights A1"]


def test_there_is_no_rights_action_without_a_tile_that_may_be_taken_and_can_be_paid():
    """The scribes' tile is not for Purple, and the public one costs 2 permits of 3 groschen."""
    game = table(prices={"permits": 3})
    game.hall_row("A", [guild_tile("scribes")], [guild_tile("scribes")], [public_tile("green")])
    game.hall_row("B")
    game.hall_row("C")
    game.player("Purple", guilds="miners builders grocers", groschen=5)
    assert game.why_no("rights") == "no_rights_to_take"
    game.player("Purple", groschen=6)
    game.play("rights")
    assert game.options == ["rights A3"]


def test_a_guild_building_is_for_members_of_its_guild():
    game = table()
    hall(game)
    game.player("Purple", guilds="miners builders grocers", groschen=99)
    game.play("rights")
    assert game.options == ["rights A1", "rights A3", "rights A4"]
    assert game.why_not("rights A2") == "not_your_guild"
    assert game.blocked["rights A2"].facts == {"guild": "scribes"}


def test_a_public_building_is_for_everybody():
    for colour in ("Purple", "Blue", "Green"):
        game = table().turn(colour)
        tiles = hall(game)
        player = game.player(colour, groschen=99)
        game.play("rights", "rights A3")
        assert player.slots == [tiles["green"]]


@pytest.mark.parametrize(("place", "cost"), [("A1", 1), ("A2", 3), ("A3", 6), ("A4", 9)])
def test_rights_cost_1_groschen_or_1_2_or_3_permits_by_column(place: str, cost: int):
    """Permits stand at 3 groschen."""
    game = table(prices={"permits": 3})
    hall(game)
    purple = game.player("Purple", guilds="miners scribes builders", groschen=20)
    game.play("rights", f"rights {place}")
    assert purple.groschen == 20 - cost


def test_rights_that_cannot_be_paid_are_blocked():
    game = table(prices={"permits": 3})
    hall(game)
    game.player("Purple", groschen=5)
    game.play("rights")
    assert game.options == ["rights A1"]
    assert game.blocked["rights A3"].facts == {"cost": 6, "have": 5}


def test_the_tile_goes_into_a_slot():
    game = table()
    tiles = hall(game)
    waiting = public_tile("silver")
    purple = game.player("Purple", slots=[waiting])
    game.play("rights", "rights A1")
    assert purple.slots == [waiting, tiles["top"]]


def test_a_player_with_full_slots_takes_no_rights():
    """Three tiles wait above the player board. There is no room for a fourth."""
    game = table()
    game.player("Purple", slots=[public_tile("green"), public_tile("silver"), public_tile("yellow")])
    assert not game.can_take("rights")
    assert game.why_no("rights") == "slots_full"


def test_the_stack_moves_to_the_end_of_its_row_and_the_others_slide_left():
    game = table()
    tiles = hall(game)
    game.play("rights", "rights A1")
    assert game.tops("A") == [tiles[name].key for name in ("scribes", "green", "red", "below")]


def test_a_stack_that_was_its_last_tile_leaves_its_row_shorter():
    game = table(prices={"permits": 2})
    tiles = hall(game)
    purple = game.player("Purple", guilds="scribes miners builders", groschen=20)
    game.play("rights", "rights A2")
    assert game.tops("A") == [tiles[name].key for name in ("top", "green", "red")]
    assert purple.groschen == 20 - 2
    game.turn("Purple").play("rights", "rights A2")
    assert purple.slots == [tiles["scribes"], tiles["green"]]
    assert purple.groschen == 20 - 2 - 2, "the green one has slid into the cheaper column"


def test_other_rows_stay_as_they_are():
    game = table()
    before = game.tops("B"), game.tops("C")
    game.play("rights", "rights A3")
    assert (game.tops("B"), game.tops("C")) == before


def test_the_3_permit_column_is_not_used_before_the_red_tiles_come():
    """Tiles always slide left, so three stacks fill three columns whatever is taken."""
    game = table(players=2)
    for _ in range(3):
        game.player("Purple", groschen=99, slots=[])
        game.turn("Purple").play("rights", "rights A3")
        assert not any(text.endswith("4") for text in [*game.options, *game.blocked])
        assert all(len(row) <= 3 for row in game.hall)


def test_rights_are_exclusive():
    """A tile that one player took is no longer there for another."""
    game = table()
    tiles = hall(game)
    game.play("rights", "rights A3")
    game.turn("Green").play("rights")
    places = game.tops("A")
    assert tiles["green"].key not in places


def test_taking_rights_tells_who_took_what_for_how_much():
    game = table(prices={"permits": 2})
    tiles = hall(game)
    event = told(game.play("rights", "rights A3"), "RightsTaken")[0]
    assert (event.seat, event.tile, event.cost) == (0, tiles["green"].key, 4)


def test_a_new_tile_on_top_is_told_also_if_everybody_could_have_named_it():
    """The tile below is the only one that it can be, so nothing hidden shows (R27)."""
    game = table()
    tiles = hall(game)
    game.turn("Purple").play("rights")
    before = game.state.reveals
    happened = game.play("rights A1")
    assert [type(event).__name__ for event in happened[:2]] == ["RightsTaken", "TileTurnedUp"]
    assert told(happened, "TileTurnedUp") == [("A4", tiles["below"].key)]
    assert not told(happened, "StackEmptied")
    assert game.state.reveals == before


def test_a_stack_that_is_empty_now_is_told():
    game = table()
    tiles = hall(game)
    happened = game.play("rights", "rights A3")
    assert told(happened, "StackEmptied") == [(tiles["green"].key,)]
    assert not told(happened, "TileTurnedUp")


def test_with_nothing_to_take_there_is_no_rights_action():
    game = table()
    for row in "ABC":
        game.hall_row(row)
    assert not game.can_take("rights")
    assert game.why_no("rights") == "no_rights_to_take"


def test_the_last_groschen_can_be_spent_on_rights():
    game = table(prices={"permits": 3})
    hall(game)
    purple = game.player("Purple", groschen=6)
    game.play("rights")
    assert game.options == ["rights A1", "rights A3"]
    game.play("rights A3")
    assert purple.groschen == 0


def test_one_groschen_is_enough_for_the_far_left_column():
    game = table()
    tiles = hall(game)
    purple = game.player("Purple", groschen=1)
    game.play("rights", "rights A1")
    assert (purple.groschen, purple.slots) == (0, [tiles["top"]])
