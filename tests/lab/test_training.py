"""Learning anew from nothing, on a tiny scale; and where the work is done."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from groschen.bots.evaluation import evaluation_of
from groschen.bots.judgement import KNOTS, read_weights
from groschen.catalogue import GAMES
from groschen.engine.errors import BadSetup
from groschen.lab import train
from groschen.lab.arena import Bout, Match
from groschen.lab.fit import Positions, Pull, fit, nearness, solve, solve_by_table
from groschen.lab.selfplay import Sample, Task, play_task
from groschen.lab.train import Course
from groschen.lab.workers import in_order


@pytest.mark.parametrize("name", GAMES)
def test_the_command_learns_weights_from_nothing(name: str, tmp_path: Path, capsys):
    """Two generations of two games; whether that is better is for the arena to say, and it says it."""
    out = tmp_path / "weights.txt"
    tiny = ["--games", "2", "--generations", "2", "--players", "2", "--arena", "2", "--jobs", "1"]
    code = train.main([name, *tiny, "--out", str(out)])
    weights = read_weights(out.read_text(encoding="utf-8"))
    assert set(weights.by_name) == set(evaluation_of(GAMES[name].package).names)
    assert all(len(numbers) == len(KNOTS) for numbers in weights.by_name.values())
    assert any(number for numbers in weights.by_name.values() for number in numbers)
    assert weights.about["box"] == GAMES[name].fingerprint()
    assert f"{name} --games 2 --generations 2 --rivalry 0 --trace 0.4" in weights.about["made by"]
    said = capsys.readouterr().err
    assert "generation 2" in said
    assert "in the arena" in said
    assert code == (0 if "is better" in said else 1)


@pytest.mark.parametrize(("players", "size"), [((4, 3, 2), 2), ((4,), 4), ((1,), 2)])
def test_weights_are_tried_at_the_smallest_table_that_they_learned(
    players: tuple[int, ...], size: int, monkeypatch: pytest.MonkeyPatch, capsys
):
    """One who plays by them against those of the package; alone nobody can be beaten."""
    tried = []

    def play(match: Match, *_: object) -> list[Bout]:
        tried.append(match.bots)
        none = [0.0] * len(match.bots)
        return [Bout(0, 1, match.bots, [50] * len(none), [1] * len(none), none, none)]

    monkeypatch.setattr(train, "bouts", play)
    course = Course("praga", 2, 1, 0.0, 1, players, 1, None)
    train.accept(course, Path("found.txt"), 1)
    assert tried == [("planner@found.txt", *["planner"] * (size - 1))]
    assert f"games for {size} " in capsys.readouterr().err


def test_self_play_looks_at_the_end_of_every_turn():
    task = Task("praga", 2, 4, ("greedy",))
    samples = play_task(task)
    assert samples == play_task(task)
    assert len(samples) >= 30, "sixteen turns each; after the last one the game is over"
    assert {len(sample.features) for sample in samples} == {len(evaluation_of(GAMES["praga"].package).names)}
    assert all(0 <= sample.share <= 1 for sample in samples)
    for sample in samples:
        other = [each for each in samples if each.points == sample.others]
        assert other, "with two, what the others have is what the other one has"


def test_a_fit_finds_what_the_judgement_leaves_out():
    """Positions whose end is what the judgement says and three points for each unit of the last feature."""
    evaluation = evaluation_of(GAMES["praga"].package)
    dice = np.random.default_rng(1)
    samples = []
    for number in range(1500):
        features = [float(each) for each in dice.normal(size=len(evaluation.names))]
        end = sum(features[: len(evaluation.parts)]) + 3.0 * features[-1]
        samples.append(Sample(number, 2, 0, float(dice.random()), features, end, 0.0, "somebody"))
    found = fit(samples, evaluation, rivalry=0.0)
    assert found.weights[-1] == pytest.approx([3.0] * len(KNOTS), abs=1.0)
    assert np.abs(found.weights[:-1]).max() < 0.5
    assert found.after < found.before / 2


def seen(*rows: list[str], ends: list[float]) -> Positions:
    """Rows of positions called A and B, judged at nothing, with how each row ended."""
    named = [
        (name, end, at == len(row) - 1)
        for row, end in zip(rows, ends, strict=True)
        for at, name in enumerate(row)
    ]
    columns = np.array([[float(name == "A"), float(name == "B")] for name, _, _ in named])
    return Positions(
        columns,
        np.zeros(len(named)),
        np.array([end for _, end, _ in named]),
        np.array([is_last for _, _, is_last in named]),
        np.arange(len(named)),
        np.full(len(named), 2),
    )


def test_a_position_is_worth_what_follows_it_whatever_its_own_game_came_to():
    """A led to B once and the game ended with nothing; B alone ended with ten. B is worth five, and so is A,
    unless only ends teach."""
    games = seen(["A", "B"], ["B"], ends=[0.0, 10.0])
    assert solve(games, trace=0.0, ridge=1e-9) == pytest.approx([5.0, 5.0])
    assert solve(games, trace=1.0, ridge=1e-9) == pytest.approx([0.0, 5.0])
    assert solve(games, trace=0.4, ridge=1e-9) == pytest.approx([3.0, 5.0])


def test_what_was_judged_rightly_needs_no_correction():
    games = seen(["A", "B"], ["B"], ends=[5.0, 5.0])._replace(judged=np.array([5.0, 5.0, 5.0]))
    assert solve(games, trace=0.4, ridge=1.0) == pytest.approx([0.0, 0.0])


def test_the_ridge_pulls_towards_the_judgement_made_by_hand():
    games = seen(["A"], ["A"], ends=[6.0, 6.0])
    assert solve(games, trace=0.4, ridge=1.0)[0] == pytest.approx(6.0 * 2 / (2 + 1))


def at_tables_of(*sizes: int, ends: list[float]) -> Positions:
    """One position A at each of these tables, with how its game ended."""
    return seen(*[["A"] for _ in sizes], ends=ends)._replace(sizes=np.array(sizes))


def test_a_table_of_each_size_has_weights_of_its_own():
    """With two players A came to two points, with four to six. Hardly held back, each table keeps its own;
    held strongly, both have the mean; in between, they are drawn to it."""
    games = at_tables_of(2, 2, 4, 4, ends=[2.0, 2.0, 6.0, 6.0])

    def found(own: float | None) -> list[float]:
        weights = solve_by_table(games, Pull(trace=0.4, ridge=1e-6, own=own, weighed=2))
        return [float(weights[size][0]) for size in (2, 4)]

    assert found(own=1e-6) == pytest.approx([2.0, 6.0], abs=1e-3)
    assert found(own=1e6) == pytest.approx([4.0, 4.0], abs=1e-3)
    assert found(own=2.0) == pytest.approx([3.0, 5.0], abs=1e-3)
    assert found(own=None) == pytest.approx([4.0, 4.0], abs=1e-3)


def test_a_pull_may_be_a_whole_number():
    games = at_tables_of(2, 4, ends=[2.0, 6.0])
    whole, broken = Pull(0.4, 1, 2, weighed=2), Pull(0.4, 1.0, 2.0, weighed=2)
    assert solve_by_table(games, whole)[4].tolist() == solve_by_table(games, broken)[4].tolist()


def test_what_is_no_feature_is_the_same_at_every_table():
    """Only the first columns have weights of their own."""
    games = at_tables_of(2, 4, ends=[2.0, 6.0])
    games = games._replace(columns=games.columns[:, ::-1])  # A is the second column now
    weights = solve_by_table(games, Pull(trace=0.4, ridge=1e-6, own=1e-6, weighed=1))
    assert [weights[size][1] for size in (2, 4)] == pytest.approx([4.0, 4.0], abs=1e-3)


def test_the_command_learns_weights_for_tables_of_each_size(tmp_path: Path):
    out = tmp_path / "weights.txt"
    tiny = ["--games", "4", "--generations", "1", "--players", "2", "3", "--arena", "2", "--jobs", "1"]
    train.main(["kutna-hora", *tiny, "--own", "50", "--out", str(out)])
    weights = read_weights(out.read_text(encoding="utf-8"))
    assert weights.tables() == [2, 3]
    assert "--own 50 " in weights.about["made by"]
    assert any(numbers[: len(KNOTS)] != numbers[len(KNOTS) :] for numbers in weights.by_name.values()), (
        "what is learned at one table is not the same as at the other"
    )


def test_a_moment_lies_between_two_knots():
    near = nearness(np.array([0.0, 0.25, 0.5, 1.0]))
    assert near.tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 1, 0], [0, 0, 1]]


# Workers


def double(number: int) -> int:
    return 2 * number


def test_the_work_is_done_in_order_wherever_it_is_done():
    tasks = list(range(12))
    assert list(in_order(double, tasks, jobs=1)) == list(in_order(double, tasks, jobs=2))


def test_the_work_may_be_done_by_dask():
    from distributed import LocalCluster

    here = {"protocol": "tcp://", "host": "127.0.0.1", "dashboard_address": None}
    with LocalCluster(n_workers=1, processes=False, **here) as cluster:
        found = list(in_order(double, [1, 2, 3], scheduler=cluster.scheduler_address))
    assert found == [2, 4, 6]


def test_a_dask_scheduler_without_dask_is_refused_with_a_word_on_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadSetup, match="pip install"):
        list(in_order(double, [1], scheduler="tcp://127.0.0.1:1"))


def test_whoever_goes_on_begins_with_the_weights_of_the_package(tmp_path: Path, monkeypatch):
    samples = play_task(Task("praga", 2, 4, ("greedy",)))
    asked = []

    def self_play(course: train.Course, seed: int, policies: tuple[str, ...]) -> list[Sample]:
        asked.append(policies)
        return samples

    monkeypatch.setattr(train, "self_play", self_play)
    out = tmp_path / "weights.txt"
    train.learn(train.Course("praga", 1, 2, 0.0, 1, (2,), 1, None, onward=True, ridge=50.0), out)

    assert asked[0] == ("learned", "learned", "curious", "turn")
    assert asked[1][0] == f"learned@{out}"
    about = read_weights(out.read_text(encoding="utf-8")).about
    assert about["made by"].endswith("--ridge 50 --seed 1 --players 2 --onward")
    assert about["fit"].startswith("ridge 50,")
