"""Features: numbers about a position, named, fixed, and the judgement in its parts."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import groschen
from groschen.bots.evaluation import evaluation_of
from groschen.bots.greedy import Greedy
from groschen.catalogue import GAMES
from groschen.engine.frames import pending, play
from groschen.game import Game

PROJECT = Path(__file__).resolve().parent.parent.parent
TABLES = [(name, players) for name, rules in GAMES.items() for players in rules.seats]


def table(name: str, players: int, choices: int) -> Game:
    """A game some choices old."""
    game = groschen.new(name, [f"seat {seat}" for seat in range(players)], seed=players)
    evaluation, bot = evaluation_of(game.rules.package), Greedy(players)
    for _ in range(choices):
        if pending(game.state) is None:
            break
        play(game.state, bot.pick(game.state, evaluation))
    return game


@pytest.mark.parametrize("choices", [0, 45, 10_000], ids=["at first", "later", "at the end"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_seat_has_features_at_any_time_and_asking_changes_nothing(
    name: str, players: int, choices: int
):
    game = table(name, players, choices)
    evaluation, before = evaluation_of(game.rules.package), game.rules.encode(game.state)
    for seat in range(players):
        found = evaluation.features(game.state, seat)
        assert len(found) == len(evaluation.names)
        assert all(isinstance(number, float) for number in found)
        parts = found[: len(evaluation.parts)]
        assert sum(parts) == pytest.approx(evaluation.judge(game.state, seat))
        assert 0 <= evaluation.share_left(game.state, seat) <= 1
    assert game.rules.encode(game.state) == before


@pytest.mark.parametrize("name", GAMES)
def test_what_has_ended_is_judged_by_its_points(name: str):
    """A part of a point may be added: money breaks ties in Kutná Hora, and its incomes are not rounded."""
    game = table(name, 2, 10_000)
    evaluation = evaluation_of(game.rules.package)
    for seat, score in enumerate(game.scores()):
        assert evaluation.judge(game.state, seat) == pytest.approx(score["total"], abs=1.5)


@pytest.mark.parametrize("name", GAMES)
def test_features_see_nothing_hidden(name: str):
    game = table(name, 3, 60)
    evaluation = evaluation_of(game.rules.package)
    for seat in range(3):
        dealt_anew = [evaluation.features(game.state.determinize(seed), seat) for seed in range(3)]
        assert all(found == evaluation.features(game.state, seat) for found in dealt_anew)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_features_have_the_same_name(name: str):
    names = evaluation_of(GAMES[name].package).names
    assert len(set(names)) == len(names)


def guilds_in(game: Game, seat: int) -> tuple[set[str], set[str]]:
    """The guilds of a seat, and those that it shares, as its features tell them."""
    evaluation = evaluation_of(game.rules.package)
    found = dict(zip(evaluation.names, evaluation.features(game.state, seat), strict=True))
    own = {name.removeprefix("guild of ") for name, is_own in found.items() if is_own and "guild of " in name}
    return {guild for guild in own if ", " not in guild}, {
        guild.removesuffix(", shared") for guild in own if ", " in guild
    }


@pytest.mark.parametrize(("players", "shared"), [(2, 0), (3, 2), (4, 3)])
def test_the_guilds_of_a_set_are_told_apart_by_whether_they_are_shared(players: int, shared: int):
    """With three everybody has a guild of their own and shares the other two, with four every guild has two
    members. Whoever takes a set knows it at once: what is left belongs to the others."""
    game = groschen.new("kutna-hora", [f"seat {seat}" for seat in range(players)], seed=1)
    while game.state.guild_sets:
        seat = game.seat
        assert seat is not None
        game.play(game.options()[0])
        own, with_others = guilds_in(game, seat)
        assert len(own) == 3
        assert with_others <= own
        assert len(with_others) == shared


def test_the_page_on_features_is_up_to_date():
    tool = runpy.run_path(str(PROJECT / "tools" / "list_features.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == tool["page"](), "run tools/list_features.py --write"
