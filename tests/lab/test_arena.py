"""The arena: fair seats, paired deals, intervals that mean something, and files that say it all."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from groschen.lab import strength
from groschen.lab.arena import Bout, Interval, Match, around, bouts, by_deal, is_better, share, standings
from groschen.lab.ratings import ratings
from groschen.lab.strength import Kept, verdict

MATCH = Match("kutna-hora", ("greedy", "random"), games=4, seed=5)


@pytest.fixture(scope="module")
def played() -> list[Bout]:
    return list(bouts(MATCH, jobs=1))


def bout(number: int, bots: tuple[str, ...], totals: list[int]) -> Bout:
    """A game that ended like that, without ties."""
    order = sorted(totals, reverse=True)
    places = [order.index(points) + 1 for points in totals]
    return Bout(number, number // 2, bots, totals, places, [0.1] * len(bots), [1.0] * len(bots))


def test_every_deal_is_played_with_each_rotation_of_the_seats(played: list[Bout]):
    assert [each.seed for each in played] == [5, 5, 6, 6]
    assert [each.bots for each in played] == [("greedy", "random"), ("random", "greedy")] * 2


def test_a_match_can_be_played_again_and_by_several_processes(played: list[Bout]):
    again = list(bouts(MATCH, jobs=2))
    assert [each.totals for each in again] == [each.totals for each in played]


def test_the_standings_say_who_won(played: list[Bout]):
    greedy, random = standings(played)
    assert (greedy.bot, random.bot) == ("greedy", "random")
    assert greedy.wins.value == 1.0
    assert greedy.wins.low < 0.6, "four games prove little"
    assert greedy.even == 0.5
    assert greedy.beyond.value == pytest.approx(-random.beyond.value)
    assert greedy.points.value > random.points.value
    seats = [(bout, bout.bots.index("greedy")) for bout in played]
    assert greedy.longest == max(bout.longest[seat] for bout, seat in seats) > 0
    assert greedy.seconds == pytest.approx(sum(bout.seconds[seat] for bout, seat in seats) / len(seats))


def test_a_shared_victory_is_half_of_one():
    assert Bout(0, 0, ("a", "b"), [5, 5], [1, 1], [0.0] * 2, [0.0] * 2).wins(0) == 0.5


def test_an_interval_of_a_share_is_wilsons():
    """Eight of ten: 49.0 to 94.3 %, as every table of it says."""
    found = share(8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share(10, 10).high == 1.0
    assert share(10, 10).low == pytest.approx(0.722, abs=0.001)


def test_an_interval_of_a_mean_has_two_standard_errors_about():
    found = around([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * 1.29099 / 2, abs=0.001)


def test_rotations_of_a_deal_count_as_one_figure():
    games = [bout(number, ("a", "b"), [1, 0]) for number in range(4)]
    assert by_deal(games, [1.0, 3.0, 5.0, 7.0]) == [2.0, 6.0]


def test_better_is_only_who_wins_more_than_a_share_beyond_chance():
    assert not is_better([bout(n, ("a", "b"), [2, 1]) for n in range(3)], "a")
    assert is_better([bout(n, ("a", "b"), [2, 1]) for n in range(20)], "a")
    even = [bout(n, ("a", "b"), [1 + n % 2, 2 - n % 2]) for n in range(20)]
    assert not is_better(even, "a")


def test_who_wins_has_the_higher_rating_and_games_make_it_surer():
    few = ratings([bout(n, ("a", "b", "b"), [3, 2, 1]) for n in range(3)])
    many = ratings([bout(n, ("a", "b", "b"), [3, 2, 1]) for n in range(30)])
    assert [each.bot for each in few] == ["a", "b"]
    assert many[0].sigma < few[0].sigma
    assert many[0].rating > few[0].rating > 25 > few[1].rating


def test_a_game_for_one_is_measured_but_not_rated():
    alone = [Bout(n, n, ("master",), [100 + n], [1], [0.1], [1.0]) for n in range(3)]
    assert standings(alone)[0].points.value == 101
    assert standings(alone)[0].beyond is None
    assert [(each.bot, each.rating) for each in ratings(alone)] == [("master", 25)]


def test_files_hold_every_game(played: list[Bout]):
    rows = list(csv.DictReader(strength.as_csv(played).splitlines()))
    assert len(rows) == 8
    assert {row["bot"] for row in rows} == {"greedy", "random"}
    kept = Kept(json.loads(strength.as_json(MATCH, played)))
    assert kept.bouts == played


@pytest.mark.parametrize(
    ("found", "says"),
    [
        (Interval(0.9, 0.8, 1.0), "reached"),
        (Interval(0.76, 0.6, 0.9), "open"),
        (Interval(0.7, 0.6, 0.8), "nearly"),
        (Interval(0.5, 0.4, 0.6), "missed"),
    ],
)
def test_an_aim_is_reached_or_missed_as_far_as_the_games_can_tell(found: Interval, says: str):
    assert verdict(found, 0.75) == strength.SAYS[says]


def test_the_page_on_strength_tells_the_levels_the_aims_and_the_matches(tmp_path: Path):
    games = [bout(n, ("planner", "greedy"), [2, 1]) for n in range(20)]
    match = Match("praga", ("planner", "greedy"), 20)
    (tmp_path / "one.json").write_text(strength.as_json(match, games))
    page = strength.page_of(tmp_path)
    assert "- **master**: " in page
    assert "| Praga Caput Regni | planner, greedy | present | 20 | 100 % (84-100) | 75 % | reached |" in page
    assert "## Praga Caput Regni, planner, greedy" in page


def test_a_match_that_was_played_with_another_box_says_so(played):
    data = json.loads(strength.as_json(MATCH, played))
    assert Kept(data).with_which_box() == "present"
    data["match"]["box"] = "0123456789ab"
    assert Kept(data).with_which_box() == "an earlier one"
    del data["match"]["box"]
    assert Kept(data).with_which_box() == "an earlier one"


def test_the_page_on_strength_is_the_one_made_of_the_kept_matches():
    docs = Path(__file__).resolve().parent.parent.parent / "docs"
    assert (docs / "strength.md").read_text(encoding="utf-8") == strength.page_of(docs / "strength")
