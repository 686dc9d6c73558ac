"""Public buildings: for everybody to build, for nobody to own."""

from __future__ import annotations

import pytest

from groschen.games.kutna_hora import RULES
from groschen.games.kutna_hora.names import PATRICIANS
from kutna_hora.words import guild_tile, mine_tile, public_tile, table


def built(tile, **has):
    game = table()
    game.player("Purple", **({"groschen": 40, "plots": "B2", "slots": [tile]} | has))
    game.play("building", "on B2", f"build {tile.key}")
    return game


def test_a_public_building_has_no_owner_no_house_effect_and_no_production():
    game = built(public_tile("yellow", effects="points 2, patrician"))
    purple = game.players[0]
    assert game.owner("B2") is None
    assert purple.houses == [4, 4, 4]
    assert purple.production == [0, 0, 0, 0]


def test_a_public_building_scores_nothing_for_its_builder_at_the_end():
    game = built(public_tile("green", dots="red red red"))
    game.build("B3", guild_tile("builders", dots="red"), "Blue")
    assert game.scores("Purple")["town"] == 0


def test_a_public_building_makes_the_guild_buildings_beside_it_more_valuable():
    game = built(public_tile("green", dots="red red red"))
    game.build("B3", guild_tile("builders", dots="red"), "Blue")
    assert game.scores("Blue")["town"] == 3


@pytest.mark.parametrize("colour", PATRICIANS)
def test_a_public_building_moves_its_patrician_from_the_bank_to_the_pool(colour: str):
    game = built(public_tile(colour, effects="patrician"))
    assert game.patricians("bank")[colour] == 2
    assert game.patricians("pool")[colour] == 1
    assert sum(game.pool) == 1
    assert sum(game.council) == 0


@pytest.mark.parametrize("row", RULES.tables["public_buildings"], ids=lambda row: row.key)
def test_every_public_building_adds_its_patrician_and_gives_no_production(row):
    words = [word.strip() for word in row.effects.split(",")]
    assert words.count("patrician") == 1
    assert not any(word.startswith("produce") or word == "arm" for word in words)


def test_a_patrician_in_the_pool_gives_nothing_yet():
    """Round 6 ends with a yellow patrician in the pool; Purple has mines in every row."""
    game = table(round=6, pool={"yellow": 1})
    for space in ("C1", "C2", "C3"):
        game.dig(space, mine_tile(), "Purple")
    game.end_round()
    assert game.players[0].track_points() == 0


def test_a_public_building_may_give_reputation_pelicans_and_points():
    game = built(public_tile("silver", effects="reputation 2, pelicans 2, points 1, patrician"))
    purple = game.players[0]
    assert (purple.reputation, purple.pelicans, purple.track_points()) == (2, 2, 1)


def test_public_buildings_can_be_built_whatever_the_markets_say():
    """A red X is for buildings of a guild."""
    game = table(edit={"population_cards": {1: dict.fromkeys(("wood", "food", "beer"), "3x 3x 3x 3x 3x 3x")}})
    tile = public_tile("green")
    game.player("Purple", plots="B2", slots=[tile])
    game.play("building", "on B2")
    assert game.options == [f"build {tile.key}"]
