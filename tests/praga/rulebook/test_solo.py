"""The solo variant, and Peter Parler."""

from __future__ import annotations

import pytest

from groschen.games.praga.actions.city import RewardOpenPlazas
from groschen.games.praga.names import NOBODY, PARLER
from praga.words import Praga, building, plaza, points, table, upgrade, wall
from words import told

BUILD, WALL, TRACK, BUILD_SECOND, UPGRADE_THIRD = range(5)


def finish(game: Praga) -> list[object]:
    """Produce with a tile in hand and end the turn; then it is the opponent's."""
    game.hold("mines")
    return game.play("mines", "produce gold", "end turn")


def test_the_opponent_sends_back_the_tile_that_is_farthest_ahead():
    game = table(players=1)
    ahead = max(range(6), key=lambda tile: game.position_of(game.sector_of(tile)))
    happened = finish(game)
    assert [event.tile for event in told(happened, "OpponentTook")] == [game.box.tile_names[ahead]]
    assert game.position(game.box.tile_names[ahead]) == 0
    assert game.asks == "Purple: TakeTurn"
    assert game.state.turn == 3


def test_he_does_so_after_every_turn_of_the_player():
    """Three rounds: each time the tile in front goes back to the first red space."""
    game = table(players=1)
    for turn in (3, 5, 7):
        game.hold("mines")
        places = {tile: game.position_of(sector) for sector, tile in enumerate(game.state.crane) if tile >= 0}
        ahead = max(places, key=places.__getitem__)
        happened = game.play("mines", "produce gold", "end turn")
        assert [event.tile for event in told(happened, "OpponentTook")] == [game.box.tile_names[ahead]]
        assert game.position(game.box.tile_names[ahead]) == 0
        assert (game.asks, game.state.turn) == ("Purple: TakeTurn", turn)
        assert sorted(tile for tile in game.state.crane if tile >= 0) == [0, 1, 2, 3, 4, 5]


def test_a_tile_of_5_points_that_he_sends_back_is_worth_no_more_than_its_place():
    """P was beyond the blue zone before, Q is now; he sends Q back, and P keeps its 5 points."""
    game = table(players=1)
    game.crane(Q=11, P=3, R=6)
    game.play(game.tile("R"))
    game.state.side = ((0, 1),) * 6
    game.state.five = (True,) + (False,) * 5
    game.play("mines", "produce gold", "end turn")
    assert (game.position("Q"), game.position("P"), game.position("R")) == (0, 5, 1)
    purple = game.player("Purple", gold=9)
    game.play(game.tile("Q"))
    assert points(purple) == 0
    assert game.five == (True,) + (False,) * 5


def test_the_hourglass_ends_a_game_for_one_after_his_last_turn():
    game = table(players=1)
    turns = 0
    while game.asks == "Purple: TakeTurn":
        finish(game)
        turns += 1
    assert (turns, game.state.turn, game.asks) == (16, 32, "nobody")


def parler(card: int, **has: object) -> Praga:
    """Peter Parler's next card is this one."""
    game = table(players=1, solo="parler", pawn="random")
    game.state.parler_cards = (card,)
    game.state.parler_marks = (0, 0, 0)
    game.state.parler_pawn = 0
    game.player("Purple", **has)
    return game


@pytest.mark.parametrize(("card", "rank"), [(BUILD, 1), (BUILD_SECOND, 2), (UPGRADE_THIRD, 3)])
def test_his_card_says_which_action_tile_goes_back(card: int, rank: int):
    game = parler(card)
    game.hold("mines")
    places = {tile: game.position_of(sector) for sector, tile in enumerate(game.state.crane) if tile >= 0}
    wanted = sorted(places, key=places.__getitem__)[-rank]
    happened = game.play("mines", "produce gold", "end turn")
    assert [event.tile for event in told(happened, "OpponentTook")] == [game.box.tile_names[wanted]]


def test_he_takes_a_wall_and_raises_his_quarries():
    game = parler(WALL)
    tile, other = wall(), wall()
    game.offer("walls", tile, wall(), wall())
    game.state.stacks[2] = (other,)
    finish(game)
    assert game.state.parler_tracks == (3, 3)
    assert game.state.stacks[2] == (tile,)
    assert game.state.rows[1][0] is other
    assert game.state.parler_marks == (0, 1, 0)


def test_he_takes_an_upgrade_and_raises_his_mines():
    game = parler(UPGRADE_THIRD)
    tile, other = upgrade("wall"), upgrade("road")
    game.offer("upgrades", tile, upgrade("mines"), upgrade("mines"))
    game.state.stacks[0] = (other,)
    finish(game)
    assert game.state.parler_tracks == (4, 2)
    assert game.state.stacks[0] == (tile,)


@pytest.mark.parametrize(("mines", "quarries", "tracks"), [(5, 3, (4, 2)), (3, 5, (3, 3)), (4, 4, (4, 3))])
def test_he_follows_the_track_on_which_the_player_is_ahead(
    mines: int, quarries: int, tracks: tuple[int, int]
):
    game = parler(TRACK, mines=mines, quarries=quarries)
    finish(game)
    assert game.state.parler_tracks == tracks


def test_he_builds_at_his_pawn_and_walks_as_far_as_the_building_cost():
    game = parler(BUILD)
    tile = building(gold=2, stone=1, cube=True)
    game.offer("buildings", tile)
    finish(game)
    game.play("on A2")
    assert game.state.city[game.site("A2")] is tile
    assert game.state.cubes[game.site("A2")] == PARLER
    assert pawn(game) == "D"


def pawn(game: Praga) -> str:
    return game.box.plaza_hexes[game.state.parler_pawn].key


def complete(game: Praga, *plazas: str) -> None:
    for plaza_key in plazas:
        for site in game.sites(plaza_key):
            game.build(site, building())


@pytest.mark.parametrize(
    ("finished", "cost", "stands"),
    [(("B",), 2, "C"), (("B",), 1, "C"), (("B", "C"), 2, "D"), (("A",), 3, "E"), ((), 8, "J")],
)
def test_his_pawn_counts_every_plaza_and_does_not_stop_at_a_finished_one(
    finished: tuple[str, ...], cost: int, stands: str
):
    """From A, or from B where A is finished; plazas that got no tile in the set-up are counted as well."""
    game = parler(BUILD)
    complete(game, *finished)
    game.offer("buildings", building(gold=cost))
    finish(game)
    game.play(game.options[0])
    assert pawn(game) == stands


def test_the_player_chooses_where_his_pawn_begins():
    game = table(players=1, solo="parler")
    assert game.asks == "Purple: PlacePawn"
    assert game.options == [f"pawn on {place.key}" for place in game.box.plaza_hexes]
    game.play("pawn on D")
    assert (pawn(game), game.asks) == ("D", "Purple: TakeTurn")


def test_it_is_the_players_turn_while_the_pawn_is_placed():
    assert table(players=1, solo="parler").active == 0


def test_his_pawn_may_begin_anywhere_by_chance():
    tables = [table(players=1, solo="parler", pawn="random", seed=seed) for seed in range(30)]
    assert {game.asks for game in tables} == {"Purple: TakeTurn"}
    assert len({pawn(game) for game in tables}) > 5


def test_where_he_meets_no_corner_the_player_chooses_his_site_and_how_it_lies():
    """None of the sites of plaza B but B2 has a corner; with B2 built on, nothing can be met at B."""
    game = parler(BUILD)
    game.state.parler_pawn = 6
    tile = building(gold=1, corners="0")
    game.build("G2", building())
    game.offer("buildings", tile)
    finish(game)
    assert game.asks == "Purple: SiteForParler"
    assert game.options == ["on G1"]
    game.play("on G1")
    assert game.asks == "Purple: TurnForParler"
    game.play("turn 4")
    assert game.state.city[game.site("G1")] is tile
    assert game.state.city_turned[game.site("G1")] == 4


def test_a_building_of_his_without_corners_lies_unturned():
    game = parler(BUILD)
    game.state.parler_pawn = 6
    tile = building(gold=1)
    game.offer("buildings", tile)
    finish(game)
    game.play("on G1")
    assert (game.state.city[game.site("G1")], game.state.city_turned[game.site("G1")]) == (tile, 0)


@pytest.mark.parametrize(
    ("mines", "quarries", "before", "after"),
    [(5, 3, (8, 2), (8, 3)), (3, 5, (3, 7), (4, 7)), (5, 3, (8, 7), (8, 7))],
)
def test_he_raises_the_other_track_if_the_one_he_follows_is_full(
    mines: int, quarries: int, before: tuple[int, int], after: tuple[int, int]
):
    game = parler(TRACK, mines=mines, quarries=quarries)
    game.state.parler_tracks = before
    finish(game)
    assert game.state.parler_tracks == after


def test_he_meets_a_blue_corner_if_he_can():
    game = parler(BUILD)
    tile = building(corners="0")
    game.offer("buildings", tile)
    finish(game)
    site = game.site_at(-5, 1)
    turned = game.state.city_turned[game.site(site)]
    assert game.state.city[game.site(site)] is tile
    assert game.box.sites[game.site(site)].printed[turned]


def test_his_mark_passes_over_empty_places_and_after_the_special_tile_begins_anew():
    game = parler(BUILD)
    tile = building(corners="0")
    game.offer("buildings", None, None, None, tile)
    game.state.parler_marks = (0, 0, 1)
    finish(game)
    assert tile in game.state.city
    assert game.state.parler_marks == (0, 0, 0)


def test_from_an_empty_place_his_mark_goes_on_and_not_back():
    game = parler(WALL)
    before, after = wall(), wall()
    game.offer("walls", before, None, None, after)
    game.state.parler_marks = (0, 1, 0)
    finish(game)
    assert game.state.stacks[3] == ()
    assert game.state.rows[1][0] is before
    assert game.state.parler_marks == (0, 0, 0)


def test_when_every_plaza_is_finished_he_builds_no_more():
    game = parler(BUILD)
    for site in game.box.sites:
        game.build(site.key, building())
    tile = building(cube=True)
    game.offer("buildings", tile)
    finish(game)
    assert (game.state.rows[2][0], game.asks) == (tile, "Purple: TakeTurn")


def test_he_plays_the_card_on_top():
    game = parler(WALL)
    game.state.parler_cards = (BUILD, TRACK, WALL)
    finish(game)
    assert game.state.parler_tracks == (3, 3)
    assert game.state.parler_cards == (BUILD, TRACK)


def test_an_empty_row_gives_him_nothing():
    game = parler(WALL)
    game.state.parler_marks = (0, 2, 0)
    finish(game)
    assert game.state.parler_marks == (0, 2, 0)
    assert game.state.parler_tracks == (3, 3)
    game.state.parler_cards = (BUILD,)
    finish(game)
    assert game.state.city == [None] * len(game.state.city)


def test_a_building_without_a_space_takes_no_cube_of_his():
    game = parler(BUILD)
    tile = building(corners="0")
    game.offer("buildings", tile)
    finish(game)
    built = game.state.city.index(tile)
    assert game.state.cubes[built] == NOBODY


def test_he_competes_for_plazas_but_gains_nothing():
    game = parler(BUILD)
    game.plaza_tile("A", plaza("points 1", "points 10"))
    one, other, last = game.sites("A")
    game.build(one, building(gold=1, cube=True), owner="Purple")
    game.build(other, building(gold=5))
    tile = building(gold=4, cube=True)
    game.offer("buildings", tile)
    purple = game.player("Purple", mines=3)
    finish(game)
    game.play(f"on {last}")
    assert game.asks == "Purple: ChoosePlazaReward"
    game.play("lower reward")
    assert points(purple) == 10
    assert game.state.cubes[game.site(last)] == NOBODY
    assert game.asks == "Purple: TakeTurn"


def test_with_fewer_cubes_than_the_player_he_gains_nothing_either():
    game = parler(BUILD)
    game.plaza_tile("A", plaza("points 1", "points 10"))
    for site in game.sites("A")[:2]:
        game.build(site, building(cube=True), owner="Purple")
    game.offer("buildings", building(gold=4, cube=True, corners="0"))
    finish(game)
    assert points(game.player("Purple")) == 11
    assert game.player("Purple").cubes == 2
    assert game.asks == "Purple: TakeTurn"


def test_a_sideways_move_from_a_plaza_that_he_completes_is_made_at_once():
    game = parler(BUILD)
    game.plaza_tile("A", plaza("wall step 1", "points 10"))
    for site in game.sites("A")[:2]:
        game.build(site, building(cube=True), owner="Purple")
    game.offer("buildings", building(corners="0"))
    finish(game)
    assert game.player("Purple").column == [1, 0]
    assert "step wall" not in game.options


def test_at_the_end_his_cube_at_an_open_plaza_gains_nothing():
    game = parler(BUILD)
    game.plaza_tile("A", plaza("points 1", "points 4"))
    one, other, _ = game.sites("A")
    game.build(one, building(cube=True), owner="Purple")
    game.build(other, building(gold=9, cube=True))
    game.state.cubes[game.site(other)] = PARLER
    game.state.stack.clear()
    game.state.is_over = True
    game.run(RewardOpenPlazas())
    assert (points(game.player("Purple")), game.asks) == (4, "nobody")


def test_his_marks_discard_a_token_and_claim_seals():
    game = parler(UPGRADE_THIRD)
    game.state.parler_tracks = (4, 2)
    finish(game)
    assert len(game.state.tokens) == 3
    game.state.parler_cards = (UPGRADE_THIRD,)
    game.state.parler_tracks = (7, 2)
    finish(game)
    assert {seal.key: owner for seal, owner in zip(game.box.seals, game.state.seals, strict=True)}[
        "gold seal"
    ] == PARLER


@pytest.mark.parametrize(("card", "tracks"), [(UPGRADE_THIRD, (4, 2)), (WALL, (3, 3))])
def test_each_track_discards_one_token_at_its_mark(card: int, tracks: tuple[int, int]):
    game = parler(card)
    game.state.parler_tracks = tracks
    river = game.state.tokens
    finish(game)
    assert len(game.state.tokens) == len(river) - 1
    assert set(game.state.tokens) < set(river)
    assert game.player("Purple").tokens == ((), ())
    assert set(game.state.seals) == {NOBODY}


def test_he_discards_none_beside_the_mark_or_from_an_empty_river():
    game = parler(UPGRADE_THIRD)
    game.state.parler_tracks = (5, 2)
    finish(game)
    assert len(game.state.tokens) == 4
    game.state.tokens, game.state.parler_cards = (), (WALL,)
    game.state.parler_tracks = (5, 3)
    finish(game)
    assert game.state.parler_tracks == (5, 4)


def test_the_token_that_he_discards_is_drawn_by_lot():
    rivers = []
    for seed in range(20):
        game = parler(UPGRADE_THIRD)
        game.state.seed = seed
        game.state.parler_tracks = (4, 2)
        finish(game)
        rivers.append(game.state.tokens)
    assert len(set(rivers)) == 4


@pytest.mark.parametrize(("card", "tracks"), [(UPGRADE_THIRD, (8, 2)), (WALL, (3, 7))])
def test_at_the_end_of_a_track_he_raises_nothing_more(card: int, tracks: tuple[int, int]):
    game = parler(card)
    game.state.parler_tracks = tracks
    finish(game)
    assert game.state.parler_tracks == tracks
    assert set(game.state.seals) == {NOBODY}


def test_the_end_of_his_quarries_claims_the_stone_seal():
    game = parler(WALL)
    game.state.parler_tracks = (3, 6)
    finish(game)
    owners = dict(zip([seal.key for seal in game.box.seals], game.state.seals, strict=True))
    assert [key for key, owner in owners.items() if owner == PARLER] == ["stone seal"]


def test_he_takes_the_six_points_seal_if_his_own_is_gone():
    game = parler(WALL)
    keys = [seal.key for seal in game.box.seals]
    game.state.seals = tuple([0 if key == "stone seal" else -1 for key in keys])
    game.state.parler_tracks = (3, 6)
    finish(game)
    assert game.state.seals[keys.index("six points seal")] == PARLER


def test_of_the_flat_seals_he_takes_the_one_that_is_worth_most():
    game = table(players=1, solo="parler", edit={"seals": {4: {"scoring": "points 3"}}})
    game.state.turn = 0
    game.turn("Purple")
    game.state.parler_cards, game.state.parler_marks = (WALL,), (0, 0, 0)
    keys = [seal.key for seal in game.box.seals]
    game.state.seals = tuple([0 if key == "stone seal" else -1 for key in keys])
    game.state.parler_tracks = (3, 6)
    finish(game)
    assert game.state.seals[keys.index("four points seal")] == PARLER


def test_with_both_gone_he_takes_none():
    game = parler(WALL)
    taken = ("stone seal", "six points seal")
    game.state.seals = tuple([0 if seal.key in taken else -1 for seal in game.box.seals])
    game.state.parler_tracks = (3, 6)
    finish(game)
    assert PARLER not in game.state.seals


def test_used_cards_are_shuffled_again():
    game = parler(TRACK)
    finish(game)
    assert game.state.parler_cards == ()
    finish(game)
    assert len(game.state.parler_cards) == 4
