"""Many games between bots."""

import csv
import io
import json

import groschen
from groschen.lab.simulate import Plan, play_one, simulate
from groschen.lab.summary import as_csv, as_json, summarise


def without_seconds(results):
    return [{**vars(result), "seconds": 0} for result in results]


def test_a_run_is_the_same_however_many_processes_share_it():
    alone = simulate("kutna-hora", ["random", "random"], games=9, seed=3, jobs=1)
    shared = simulate("kutna-hora", ["random", "random"], games=9, seed=3, jobs=2)
    assert without_seconds(alone) == without_seconds(shared)
    assert [result.seed for result in alone] == list(range(3, 12))


def test_a_result_holds_the_whole_game():
    (result,) = simulate("kutna-hora", ["greedy", "random", "random"], games=1, seed=5)
    game = groschen.load(result.record)
    assert game.over
    assert result.names == ["greedy 1", "random 1", "random 2"]
    assert result.scores == game.scores()
    assert result.view == game.view()
    assert result.decisions == len(game.choices) == sum(sum(each.values()) for each in result.choices)
    assert result.place(result.ranking[0][0]) == 1


def test_progress_hears_of_every_game():
    heard = []
    simulate("kutna-hora", ["random", "random"], games=3, jobs=1, progress=heard.append)
    assert [result.number for result in heard] == [0, 1, 2]


def test_bots_may_change_seats():
    plan = Plan("kutna-hora", ("random", "random", "random"), games=3, rotate=True)
    assert [play_one(plan, number).names[0] for number in range(3)] == ["random 1", "random 2", "random 3"]


def test_options_reach_the_game():
    (result,) = simulate("kutna-hora", ["random"] * 3, games=1, options={"events": True})
    assert '"events": true' in result.record


def test_a_summary_adds_up():
    results = simulate("kutna-hora", ["random", "random", "random"], games=6, jobs=1, rotate=True)
    summaries = summarise(results)
    assert sum(each.wins for each in summaries) == 6
    for each in summaries:
        assert each.games == 6
        assert each.lowest <= each.median <= each.highest
        assert abs(sum(each.categories.values()) - each.mean) < 1e-9


def test_a_run_as_files():
    results = simulate("kutna-hora", ["random", "random"], games=2, jobs=1)
    rows = list(csv.DictReader(io.StringIO(as_csv(results))))
    assert len(rows) == 4
    assert [int(row["total"]) for row in rows[:2]] == [score["total"] for score in results[0].scores]
    data = json.loads(as_json(results, {"game": "kutna-hora"}))
    assert data["game"] == "kutna-hora"
    assert [game["seed"] for game in data["games"]] == [1, 2]
    assert len(data["summary"]) == 2
