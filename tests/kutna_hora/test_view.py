"""The view is the whole table: what looks the same is the same, with the same choices and effects."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import groschen
from games.playing import Deal, Dice, start, walk
from groschen.games.kutna_hora import RULES
from groschen.games.kutna_hora.names import FINAL, SCORES
from kutna_hora.words import guild_tile, mine_tile, table
from words import COLOURS

PLAYERS = (2, 3, 4)
NEVER_SEEN = ("seed", "draws", "reveals")


def rich(players: int, number: int) -> groschen.Game:
    """A game in which everything happens: money, pelicans, and a cathedral that is half built."""
    game = start("kutna-hora", players, Deal(2**40 + number, number, 0.6))
    for player in game.state.players:
        player.groschen, player.pelicans = 300, 5
    game.state.cathedral = number % 11
    return game


def positions(players: int, games: int) -> Iterator[groschen.Game]:
    for number in range(games):
        yield from walk(rich(players, number), Dice(Deal(number, number, 0.6)))


def seen(game: groschen.Game) -> str:
    return json.dumps(game.view(), sort_keys=True)


def truth(game: groschen.Game) -> tuple[Any, ...]:
    """Its choices, and everything that matters from here on, whatever may lie face down."""
    data = game.rules.encode(game.state.determinize(17))
    rest = {name: value for name, value in data.items() if name not in NEVER_SEEN}
    return game.options(), game.blocked(), rest


# What looks the same


@pytest.mark.parametrize("players", PLAYERS)
def test_two_positions_that_look_the_same_have_the_same_choices_with_the_same_effects(players: int):
    """Every now and then a turn is played in many ways, so that many lead to the same table."""
    known: dict[str, groschen.Game] = {}
    compared = 0
    for number, game in enumerate(positions(players, 3)):
        trials = 10 if number % 30 == 0 else 0
        for position in [game, *turns(game, number, trials)]:
            look = seen(position)
            if look in known:
                compared += 1
                assert truth(known[look]) == truth(position)
            else:
                known[look] = position.copy()
    assert compared > 100


def turns(game: groschen.Game, number: int, trials: int) -> Iterator[groschen.Game]:
    """The next choices, made at random again and again from the same position."""
    for trial in range(trials):
        other, dice = game.copy(), Dice(Deal(1000 * number + trial, 0, 0.0))
        for _ in range(6):
            if not other.over:
                other.answer(dice.pick(other.pending.options(other.state)))
                yield other


@pytest.mark.parametrize("players", PLAYERS)
def test_whatever_is_still_to_happen_in_this_turn_is_seen(players: int):
    """No step or decision ahead can be left out or be a little different without looking different."""
    tried: set[tuple[str, ...]] = set()
    for game in positions(players, 8):
        names = tuple(type(frame).__name__ for frame in game.state.stack)
        if names in tried:
            continue
        tried.add(names)
        data, look = RULES.encode(game.state), RULES.view(game.state)
        for at in range(len(names) - len(look["ahead"]), len(names)):
            for other in variants(data["stack"], at):
                assert RULES.view(RULES.decode(data | {"stack": other})) != look
    kinds = {name for names in tried for name in names}
    assert {"TurnTile", "ChooseMine", "PlaceMine", "TakeRights", "ChooseSite", "Build", "Resolve"} <= kinds
    assert {"MarkWithHouse", "TakeFreeIncome", "MineForFree", "SeatPatrician", "ArrangeGuilds"} <= kinds


def variants(stack: list[dict[str, Any]], at: int) -> Iterator[list[dict[str, Any]]]:
    """The stack without one frame, and with another value for each of its fields."""
    yield stack[:at] + stack[at + 1 :]
    for name, value in stack[at].items():
        if type(value) in (bool, int):
            other = not value if type(value) is bool else value + 1 if value < 2 else value - 1
            yield [*stack[:at], stack[at] | {name: other}, *stack[at + 1 :]]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_counter_and_marker_is_seen(players: int):
    for game in islice(positions(players, 1), 0, None, 10):
        look = RULES.view(game.state)
        for at in range(len(counters(game.state))):
            state = game.state.copy()
            holder, name = counters(state)[at]
            move(holder, name)
            assert RULES.view(state) != look, name


def counters(state: Any) -> list[tuple[Any, Any]]:
    """Every number on the table that stands for itself: who holds it, and its name or place."""
    of_table = ("tax", "population", "ore", "cathedral", "round", "start", "technology")
    of_player = ("groschen", "reputation", "pool", "miners", "pelicans", "used_pelicans")
    found = [(state, name) for name in of_table]
    found += [(player, name) for player in state.players for name in of_player]
    lists = [state.arms, state.bank, state.pool, state.council]
    lists += [part for player in state.players for part in (player.points, player.houses, player.production)]
    return found + [(numbers, at) for numbers in lists for at in range(len(numbers))]


def move(holder: Any, name: Any) -> None:
    """One further, or one back where that might be too far."""
    before = holder[name] if isinstance(holder, list) else getattr(holder, name)
    after = before + 1 if before < 2 else before - 1
    if isinstance(holder, list):
        holder[name] = after
    else:
        setattr(holder, name, after)


# What is ahead


def ahead(game: Any) -> list[str]:
    """What is still to happen in this turn, in short."""
    found = []
    for frame in RULES.view(game.state)["ahead"]:
        facts = [f"{name} {value}" for name, value in frame.items() if name not in ("what", "seat")]
        found.append(" ".join([frame["what"], *facts]))
    return found


def test_the_pending_decision_stands_first_and_the_cards_of_the_turn_last():
    game = groschen.new("kutna-hora", seats=COLOURS[:2], seed=1, first_game=True)
    assert ahead(game) == ["PlayCard", "PlayCard"]
    game.play("pass")
    assert ahead(game) == ["SpendCard", "PlayCard"]
    game.play("spend plot/mine")
    assert ahead(game) == ["PlayCard"]
    assert (game.view()["decision"], game.view()["ahead"][0]["seat"]) == ("PlayCard", 0)


def test_which_mine_of_tile_9_is_dug_and_that_it_is_free_is_seen():
    game = table(cathedral=8)
    game.player("Purple", pelicans=1)
    game.next_mines(mine_tile(), mine_tile())
    game.play("barbara")
    assert ahead(game)[:3] == ["MineForFree", "MineForFree", "TurnTile number 9"]
    game.play("mine")
    assert ahead(game)[:3] == ["ChooseMine free True", "MineForFree", "TurnTile number 9"]
    game.play(game.options[0])
    assert ahead(game)[0] == "PlaceMine free True"
    game.play("dig C1", "no mine")
    game.turn("Purple").play("mine")
    assert ahead(game)[0] == "ChooseMine free False"


def test_the_chosen_site_and_what_is_left_of_a_buildings_effects_are_seen():
    tile = guild_tile("miners", effects="technology, points 2")
    game = table()
    game.player("Purple", plots="B2", slots=[tile])
    game.play("building", "on B2")
    assert ahead(game)[0] == "Build free False square B2"
    game.play(f"build {tile.key}")
    rest = [f"Resolve effect 1 tile {tile.key}", "MarkWithHouse square B2"]
    assert ahead(game)[:3] == ["PlaceTechnology", *rest]


def test_what_is_left_of_a_house_effect_is_seen():
    tile = guild_tile("miners")
    game = table(edit={"houses": {1: {"effects": "public tile, points 2"}}})
    game.player("Purple", plots="B2", slots=[tile])
    game.play("building", "on B2", f"build {tile.key}")
    assert ahead(game)[:2] == ["TakePublicTile", "Resolve effect 1 tile house 1-1"]


# What is documented


def test_points_have_one_shape_by_category_in_the_view_and_in_the_scores():
    game = groschen.new("kutna-hora", seats=COLOURS[:2], seed=1, first_game=True)
    assert [list(player["points"]) for player in game.view()["players"]] == [list(SCORES)] * 2
    assert list(game.scores()[0]) == [*SCORES, *FINAL, "total"]
