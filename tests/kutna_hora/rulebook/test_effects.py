"""Mine and building effects: every icon of the key, one by one."""

from __future__ import annotations

import pytest

from groschen.games.kutna_hora.names import PATRICIANS
from kutna_hora.words import guild_tile, table
from words import told


def test_production_rises_by_the_amount_shown():
    game = table()
    purple = game.player("Purple", silver=1)
    game.resolve("Purple", "produce 3", guild="metallurgists")
    assert purple.production == [0, 4, 0, 0]


def test_production_other_than_ore_moves_no_deck():
    game = table()
    game.resolve("Purple", "produce 3", guild="metallurgists")
    assert (game.ore, game.population) == (0, 0)


def test_an_indicator_moves_one_notch_to_the_right():
    game = table(arms={"silver": 2})
    game.resolve("Purple", "arm", guild="metallurgists")
    assert game.arm("silver") == 3


def test_an_indicator_can_reach_its_last_notch():
    game = table()
    last = game.box.last_notch
    game.state.arms[0] = last - 1
    happened = game.resolve("Purple", "arm", guild="metallurgists")
    assert game.arm("silver") == last
    assert told(happened, "ArmMoved")[0].notch == last


def test_a_technology_tile_is_a_free_mine():
    game = table()
    purple = game.player("Purple", groschen=0, pool=1, miners=8)
    game.resolve("Purple", "technology", guild="miners")
    game.play("dig G1")
    assert game.in_mines("G1") is game.box.technologies[0]
    assert (purple.groschen, purple.pool, purple.miners) == (0, 1, 7)


def test_the_ore_deck_advances_by_the_amount_shown():
    game = table(ore=4)
    game.resolve("Purple", "ore deck 2")
    assert game.ore == 6
    assert game.players[0].production == [0, 0, 0, 0]


def test_the_population_deck_advances_by_the_amount_shown():
    game = table(population=4)
    game.resolve("Purple", "population 2")
    assert game.population == 6


def test_points_are_scored_at_once():
    game = table()
    game.resolve("Blue", "points 3")
    assert [player.track_points() for player in game.players] == [0, 3, 0]


def test_reputation_is_gained():
    game = table()
    event = told(game.resolve("Blue", "reputation 2"), "ReputationChanged")[0]
    assert [player.reputation for player in game.players] == [0, 2, 0]
    assert (event.seat, event.steps, event.now) == (1, 2, 2)


def test_pelicans_are_taken_and_lie_unused():
    game = table()
    game.resolve("Blue", "pelicans 2")
    assert [(player.pelicans, player.used_pelicans) for player in game.players] == [(0, 0), (2, 0), (0, 0)]


def test_taxes_rise_by_the_amount_shown():
    game = table(tax=3)
    game.resolve("Purple", "taxes 2")
    assert game.tax == 5


@pytest.mark.parametrize("colour", PATRICIANS)
def test_the_patrician_on_the_tile_moves_from_the_bank_to_the_pool(colour: str):
    game = table()
    happened = game.resolve("Purple", "patrician", patrician=colour)
    assert [item.colour for item in told(happened, "PatricianWaits")] == [colour]
    assert game.patricians("bank")[colour] == 2
    assert game.patricians("pool")[colour] == 1


def test_a_house_is_removed_from_a_row_of_the_players_choice():
    game = table()
    purple = game.player("Purple", guilds="miners scribes grocers", houses=[4, 0, 2])
    game.resolve("Purple", "remove house")
    assert game.options == ["house miners", "house grocers"]
    assert game.why_not("house scribes") == "no_house"
    game.play("house grocers")
    assert purple.houses == [4, 0, 1]


@pytest.mark.parametrize("row", [0, 1, 2])
def test_no_house_is_removed_from_an_empty_row(row: int):
    game = table()
    guilds = ["miners", "scribes", "grocers"]
    game.player("Purple", guilds=" ".join(guilds), houses=[0 if at == row else 1 for at in range(3)])
    game.resolve("Purple", "remove house")
    empty = guilds.pop(row)
    assert game.options == [f"house {guild}" for guild in guilds]
    assert (list(game.blocked), game.blocked[f"house {empty}"].facts) == (
        [f"house {empty}"],
        {"guild": empty},
    )


def test_the_effect_of_a_removed_house_is_ignored():
    game = table(edit={"houses": {number: {"effects": "points 4"} for number in range(1, 13)}})
    game.resolve("Purple", "remove house")
    game.play("house miners")
    assert game.players[0].track_points() == 0
    assert game.players[0].production == [0, 0, 0, 0]


def test_the_next_house_of_that_row_uncovers_the_next_space():
    """The first space of the row was skipped: the next building there uncovers the second."""
    game = table(edit={"houses": {1: {"effects": "points 1"}, 2: {"effects": "points 5"}}})
    purple = game.player("Purple", plots="B2", slots=[guild_tile("miners")])
    game.resolve("Purple", "remove house")
    game.play("house miners")
    game.play("building", "on B2", f"build {purple.slots[0].key}")
    assert purple.track_points() == 5


def test_a_guild_flips_the_current_tile_and_raises_the_tax_it_shows():
    game = table(tax=1, cathedral=4, edit={"cathedral": {5: {"tax": 3}}})
    happened = game.resolve("Purple", "flip barbara", guild="builders")
    assert (game.cathedral, game.tax) == (5, 4)
    assert [event.number for event in told(happened, "BarbaraFlipped")] == [5]


def test_a_tile_without_a_tax_raises_none():
    game = table(tax=1, edit={"cathedral": {1: {"tax": 0}}})
    game.resolve("Purple", "flip barbara", guild="builders")
    assert game.tax == 1


def test_a_guild_may_flip_tile_11_and_then_the_cathedral_is_finished():
    game = table(tax=1, cathedral=10, edit={"cathedral": {11: {"tax": 2}}})
    purple = game.player("Purple", pelicans=1)
    game.resolve("Purple", "flip barbara", guild="builders")
    assert (game.cathedral, game.tax, purple.track_points()) == (11, 3, 0)
    game.play("barbara")
    assert (purple.reputation, purple.track_points()) == (2, 0)


def test_a_flip_raises_taxes_no_further_than_25():
    game = table(tax=24, edit={"cathedral": {1: {"tax": 3}}})
    happened = game.resolve("Purple", "flip barbara", guild="builders")
    assert (game.tax, told(happened, "TaxesRaised")[0].by) == (25, 1)


def test_when_all_eleven_tiles_are_built_a_flip_has_no_effect():
    game = table(tax=1, cathedral=11)
    game.resolve("Purple", "flip barbara", guild="builders")
    assert (game.cathedral, game.tax) == (11, 1)


@pytest.mark.parametrize("words", ["points many", "honour 2", "2", "points 1 2"])
def test_an_effect_is_an_icon_of_the_key_and_a_number(words: str):
    with pytest.raises(ValueError, match="is not an effect"):
        guild_tile("miners", effects=words)


def test_effects_are_for_the_one_who_builds():
    game = table()
    game.resolve("Green", "produce 2, points 1, reputation 1, pelicans 1")
    green, *others = game.players[2], game.players[0], game.players[1]
    assert (green.production[3], green.track_points(), green.reputation, green.pelicans) == (2, 1, 1, 1)
    for other in others:
        assert (sum(other.production), other.track_points(), other.reputation, other.pelicans) == (0, 0, 0, 0)
