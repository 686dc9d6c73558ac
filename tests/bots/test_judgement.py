"""The learned judgement: a file of weights on top of the one made by hand."""

from __future__ import annotations

import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import groschen
from groschen.bots import bot
from groschen.bots.evaluation import evaluation_of
from groschen.bots.judgement import (
    FILE,
    KNOTS,
    Learned,
    Weights,
    between,
    learned_judge,
    read_weights,
    write_weights,
)
from groschen.catalogue import GAMES
from groschen.engine.errors import BadSetup
from words import edited

NOTHING = [0.0] * len(KNOTS)


def test_weights_are_written_and_read_again():
    weights = Weights({"box": "abc"}, {"gold": [0.5, -1.0, 0.25], "judged track": [0.0, 1e-5, 3.0]})
    assert read_weights(write_weights(weights)) == weights


@pytest.mark.parametrize("name", GAMES)
def test_without_weights_the_judgement_is_the_one_made_by_hand(name: str):
    game = groschen.new(name, ["a", "b"], seed=1)
    evaluation = evaluation_of(game.rules.package)
    learned = Learned(evaluation, Weights({}, {}))
    assert learned.judge(game.state, 0) == pytest.approx(evaluation.judge(game.state, 0))


@pytest.mark.parametrize("name", GAMES)
def test_a_weight_counts_its_feature(name: str):
    game = groschen.new(name, ["a", "b"], seed=1)
    evaluation = evaluation_of(game.rules.package)
    feature = evaluation.names[-1]
    learned = Learned(evaluation, Weights({}, {evaluation.names[0]: NOTHING, feature: [2.0] * len(KNOTS)}))
    expected = evaluation.judge(game.state, 0) + 2.0 * evaluation.features(game.state, 0)[-1]
    assert learned.judge(game.state, 0) == pytest.approx(expected)


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_each_size_may_have_weights_of_their_own(name: str):
    """Two and four players; three go by the nearest, of two as near by the first in the file."""
    evaluation = evaluation_of(GAMES[name].package)
    feature = "groschen" if name == "kutna-hora" else "gold"
    about = {"tables": "2 4"}
    learned = Learned(evaluation, Weights(about, {feature: [1.0] * len(KNOTS) + [5.0] * len(KNOTS)}))
    for players, weight in ((2, 1.0), (3, 1.0), (4, 5.0)):
        state = groschen.new(name, list("abcd"[:players]), seed=1).state
        found = dict(zip(evaluation.names, evaluation.features(state, 0), strict=True))[feature]
        assert found > 0
        assert learned.judge(state, 0) == pytest.approx(evaluation.judge(state, 0) + weight * found)


def test_weights_for_tables_of_each_size_are_written_and_read_again():
    weights = Weights({"box": "abc", "tables": "2 4"}, {"gold": [0.5, -1.0, 0.25, 1.0, 2.0, 3.0]})
    assert read_weights(write_weights(weights)) == weights
    assert weights.tables() == [2, 4]


def test_a_feature_without_the_numbers_of_a_table_is_refused_by_line():
    with pytest.raises(BadSetup, match=r"line 2.* 6 numbers"):
        read_weights("# tables: 2 4\ngold\t1\t2\t3\n")


@pytest.mark.parametrize("sizes", ["two", "", "2 2", "2, 4"])
def test_sizes_of_tables_that_cannot_be_read_are_refused_by_line(sizes: str):
    with pytest.raises(BadSetup, match="line 1"):
        read_weights(f"# tables: {sizes}\ngold\t1\t2\t3\n")


def test_weights_change_in_a_straight_line_from_knot_to_knot():
    columns = [[0.0], [1.0], [3.0]]
    assert [between(columns, share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)] == [
        [0.0],
        [0.5],
        [1.0],
        [2.0],
        [3.0],
    ]


@pytest.mark.parametrize("line", ["gold", "gold\t1\t2", "gold\t1\t2\tmuch", "gold 1 2 3"])
def test_weights_that_cannot_be_read_are_refused_by_line(line: str):
    with pytest.raises(BadSetup, match="line 2"):
        read_weights(f"# box: abc\n{line}\n")


def test_a_file_that_is_written_anew_is_read_anew(tmp_path: Path):
    game, path = groschen.new("praga", ["a", "b"], seed=1), tmp_path / "weights.txt"
    judged = []
    for number, weight in enumerate((0.0, 1.0)):
        path.write_text(write_weights(Weights({}, {"gold": [weight] * len(KNOTS)})))
        os.utime(path, (number, number))
        judged.append(learned_judge(game.rules.package, str(path))(game.state, 0))
    assert judged[1] == pytest.approx(judged[0] + game.state.players[0].gold)


def weights_of(name: str) -> Traversable:
    return files(GAMES[name].package.replace(".games.", ".bots.")) / FILE


@pytest.mark.parametrize("name", [name for name in GAMES if weights_of(name).is_file()])
def test_the_weights_of_the_package_say_how_they_came_about_and_fit_the_game(name: str):
    rules = GAMES[name]
    weights = read_weights(weights_of(name).read_text(encoding="utf-8"))
    assert {"game", "box", "made by", "positions", "fit"} <= set(weights.about)
    known = weights.about.get("tried on", weights.about["box"])
    assert known.startswith(rules.fingerprint()), (
        "the box has changed: train again, and let both meet in the arena"
    )
    assert set(weights.by_name) <= set(evaluation_of(rules.package).names)
    assert all(
        len(numbers) == len(KNOTS) * max(len(weights.tables()), 1) for numbers in weights.by_name.values()
    )


FOREIGN: dict[str, dict[str, dict[int, dict[str, object]]]] = {
    "kutna-hora": {"public_buildings": {1: {"wood": 5}}, "hall": {2: {"groschen": 9}}},
    "praga": {"walls": {1: {"stone": 5}}, "egg_scores": {3: {"points": 11}}},
}


@pytest.mark.parametrize("level", ["planner", "master"])
@pytest.mark.parametrize("name", GAMES)
def test_with_a_foreign_box_the_bots_still_play(name: str, level: str):
    rules = GAMES[name]
    tables = edited(rules.tables, **FOREIGN[name])
    assert rules.fingerprint(tables) != rules.fingerprint()
    game = groschen.new(name, ["a", "b"], 5, tables)
    seats = [bot(level, seat, seconds=None, simulations=2) for seat in range(2)]
    for _ in range(15):
        game.play(seats[game.seat].choose(game))
    assert game.number == 15
