"""The Building action: a tile, a plot, wood, effects, a house."""

from __future__ import annotations

import pytest

from kutna_hora.words import KutnaHora, guild_tile, public_tile, table
from words import told


def ready(tile, house: str = "", **has) -> KutnaHora:
    """Purple has a plot on B2, this tile in a slot and, in the first row, this house effect."""
    spaces = {column: {"effects": house} for column in (1, 2, 3, 4)}
    game = table(prices={"wood": 2}, edit={"houses": spaces})
    game.player("Purple", **({"groschen": 30, "plots": "B2", "slots": [tile]} | has))
    return game


def build(game: KutnaHora, tile) -> list:
    return game.play("building", "on B2", f"build {tile.key}")


def test_a_building_needs_a_tile():
    game = table()
    game.player("Purple", plots="B2")
    assert game.why_no("building") == "no_tile"


def test_a_building_needs_a_plot():
    game = table()
    game.player("Purple", slots=[public_tile("green")])
    assert game.why_no("building") == "no_plot"


def test_the_player_chooses_one_of_their_plots():
    game = ready(guild_tile("miners"))
    game.plots("Purple", "D4")
    game.plots("Blue", "E5")
    game.play("building")
    assert game.options == ["on B2", "on D4"]


def test_the_player_chooses_one_of_their_tiles():
    one, two = guild_tile("miners"), public_tile("green")
    game = ready(one, slots=[one, two])
    game.play("building", "on B2")
    assert game.options == [f"build {one.key}", f"build {two.key}"]


def test_the_plot_marker_comes_back_and_the_tile_takes_its_place():
    tile = guild_tile("miners")
    game = ready(tile)
    build(game, tile)
    assert game.plot_owner("B2") is None
    assert game.plots_of(0) == 0
    assert game.in_town("B2") is tile
    assert game.players[0].slots == []


def test_the_cost_is_paid_in_wood_at_its_current_price():
    """4 wood at 2 groschen are 8."""
    tile = guild_tile("miners", wood=4)
    game = ready(tile)
    event = told(build(game, tile), "BuildingBuilt")[0]
    assert game.players[0].groschen == 30 - 8
    assert event.cost == 8


def test_a_building_that_cannot_be_paid_is_blocked():
    cheap, dear = guild_tile("miners", wood=4), public_tile("green", wood=8)
    game = ready(cheap, slots=[cheap, dear], groschen=15)
    game.play("building", "on B2")
    assert game.options == [f"build {cheap.key}"]
    assert game.blocked[f"build {dear.key}"].facts == {"cost": 16, "have": 15}


def test_without_money_for_any_tile_there_is_no_building_action():
    game = ready(guild_tile("miners", wood=4), groschen=7)
    assert not game.can_take("building")
    assert game.why_no("building") == "cannot_afford"


def test_the_effects_on_the_tile_are_resolved():
    tile = guild_tile("builders", effects="produce 2, arm, population 1, points 1")
    game = ready(tile)
    notch, people = game.arm("wood"), game.population
    build(game, tile)
    purple = game.players[0]
    assert purple.production == [0, 0, 2, 0]
    assert game.arm("wood") == notch + 1
    assert game.population == people + 1
    assert purple.track_points() == 1


def test_a_guild_building_is_marked_with_a_house_of_its_owner():
    tile = guild_tile("miners")
    game = ready(tile)
    build(game, tile)
    assert game.owner("B2") == "Purple"


@pytest.mark.parametrize(("guild", "houses"), [("miners", [3, 4, 4]), ("builders", [4, 4, 3])])
def test_the_house_comes_from_the_row_of_the_guild(guild: str, houses: list[int]):
    tile = guild_tile(guild)
    game = ready(tile)
    build(game, tile)
    assert game.players[0].houses == houses


def test_the_leftmost_house_of_the_row_is_removed_and_its_effect_resolved():
    """The spaces of the first row give 1, 2, 3 and 4 points, from left to right."""
    spaces = {column: {"effects": f"points {column}"} for column in (1, 2, 3, 4)}
    game = table(edit={"houses": spaces})
    purple = game.player("Purple", groschen=99)
    for expected in (1, 1 + 2, 1 + 2 + 3, 1 + 2 + 3 + 4):
        tile = guild_tile("miners")
        purple.slots = [tile]
        game.plots("Purple", "B2")
        game.turn("Purple").play("building", "on B2", f"build {tile.key}")
        assert purple.track_points() == expected
    assert purple.houses == [0, 4, 4]


def test_a_house_may_give_a_public_building_tile_for_nothing():
    """The top tile of any public stack, and the stack moves to the end of its row."""
    tile = guild_tile("miners")
    game = ready(tile, house="public tile")
    top = game.hall[1][2][-1]
    build(game, tile)
    assert game.asks == "Purple: TakePublicTile"
    assert game.options == ["rights A3", "rights B3", "rights C3", "no rights"]
    game.play("rights B3")
    assert game.players[0].slots == [top]
    assert game.players[0].groschen == 30
    assert game.hall[1][2][-1] is not top


def test_a_house_may_give_a_red_public_tile():
    tile, red = guild_tile("miners"), public_tile("red")
    game = ready(tile, house="public tile")
    game.hall_row("A", [guild_tile("scribes")], [red])
    build(game, tile)
    assert "rights A2" in game.options
    game.play("rights A2")
    assert game.players[0].slots == [red]
    assert len(game.hall[0]) == 1, "its stack is gone"


def test_the_stack_of_a_free_public_tile_moves_to_the_end_of_its_row():
    tile = guild_tile("miners")
    game = ready(tile, house="public tile")
    green = [public_tile("green"), public_tile("green")]
    scribes = [guild_tile("scribes")]
    game.hall_row("A", green, scribes)
    build(game, tile)
    game.play("rights A1")
    assert game.tops("A") == [scribes[0].key, green[0].key]


def test_a_house_may_give_a_pelican():
    tile = guild_tile("miners")
    game = ready(tile, house="pelicans 1")
    build(game, tile)
    assert (game.players[0].pelicans, game.players[0].used_pelicans) == (1, 0)


def test_a_house_may_raise_the_reputation():
    tile = guild_tile("miners")
    game = ready(tile, house="reputation 2")
    build(game, tile)
    assert game.players[0].reputation == 2


def test_a_house_may_give_points_at_once():
    tile = guild_tile("miners")
    game = ready(tile, house="points 3")
    build(game, tile)
    assert game.players[0].track_points() == 3


def test_a_public_building_has_no_house_and_no_owner():
    tile = public_tile("green")
    game = ready(tile, house="points 3")
    build(game, tile)
    assert game.owner("B2") is None
    assert game.players[0].houses == [4, 4, 4]
    assert game.players[0].track_points() == 0


def test_the_effects_of_a_building_come_only_once():
    """Once built, the face of the tile is no longer relevant."""
    tile = guild_tile("miners", effects="points 2")
    game = ready(tile)
    build(game, tile)
    game.end_round()
    assert game.players[0].track_points() == 2


# What gave what


def test_what_the_house_gives_is_told_after_the_house():
    tile = guild_tile("miners", effects="points 1")
    game = ready(tile, house="points 2")
    happened = build(game, tile)
    kinds = [type(event).__name__ for event in happened]
    assert kinds[-4:] == ["BuildingBuilt", "Scored", "HousePlaced", "Scored"]
    assert told(happened, "HousePlaced") == [(0, "miners", "B2", "house 1-1")]
    assert [event.points for event in told(happened, "Scored")] == [1, 2]


def test_after_a_question_the_tile_is_named_before_what_else_it_gives():
    """The technology gives nothing, the building a point more, the house two."""
    tile = guild_tile("miners", effects="technology, points 1, reputation 1")
    game = ready(tile, house="points 2")
    build(game, tile)
    happened = game.play("remove tile")
    kinds = [type(event).__name__ for event in happened]
    assert kinds[:4] == ["TechnologyRemoved", "EffectsGoOn", "Scored", "ReputationChanged"]
    assert kinds[4:6] == ["HousePlaced", "Scored"]
    assert told(happened, "EffectsGoOn") == [(0, tile.key)]


def test_a_house_that_asked_is_named_before_what_else_it_gives():
    tile = guild_tile("miners")
    game = ready(tile, house="public tile, points 2")
    build(game, tile)
    happened = game.play("no rights")
    assert [tuple(event) for event in happened[:2]] == [(0, "house 1-1"), (0, 2, "effects")]


def test_without_a_question_in_between_no_tile_is_named_twice():
    tile = guild_tile("miners", effects="produce 2, technology, points 1")
    game = ready(tile)
    game.state.technology = len(game.state.box.technologies)
    assert not told(build(game, tile), "EffectsGoOn")
