"""The report on strong players says what it found, and fails where a target is missed."""

import pytest

from groschen.lab import strong
from groschen.lab.watch import Played, Table


def game(*points: dict[str, int]) -> Played:
    order = sorted(range(len(points)), key=lambda seat: -points[seat]["total"])
    return Played(1, ("planner",) * len(points), [dict(each) for each in points], [[seat] for seat in order])


MINER, BUILDER = {"mines": 9, "town": 1, "total": 10}, {"mines": 2, "town": 6, "total": 8}


def test_a_category_in_which_every_winner_leads_is_a_way_that_always_wins():
    (check,) = strong.of_winners("2 planners", [game(MINER, BUILDER)] * 5)
    assert (check.found, check.off) == ("mines 100 %", "0.2 too high")

    (check,) = strong.of_winners("2 planners", [game(MINER, BUILDER), game(BUILDER, {**MINER, "total": 7})])
    assert check.off == ""


def test_a_seat_that_wins_more_than_its_share_is_named():
    even = [game(MINER, BUILDER), game(BUILDER, MINER)]

    assert strong.seats_even(2, even * 10).off == ""
    assert strong.seats_even(2, even * 10 + even[:1] * 10).off == "13.7 % too far"


def test_a_piece_that_nobody_uses_is_named():
    assert strong.of_tiles("mine", ["a", "b"], {"a"}, 60).found == "not b"
    assert strong.of_tiles("mine", ["a", "b"], {"a", "b"}, 60).off == ""


@pytest.mark.parametrize("report", [strong.kutna_hora, strong.praga])
def test_blind_players_miss_the_aims_of_masters(report, monkeypatch):
    def blind(run, games, masters, seed, size):
        planners = {n: run(Table(("random",) * n, games, seed), 1) for n in strong.PLAYERS}
        return strong.Tables(planners, planners[size], planners[size])

    monkeypatch.setattr(strong, "played", blind)
    text = report(2, 2, 5)

    masters = next(line for line in text.splitlines() if "masters" in line and "|" in line)
    assert "FAIL" in masters
    assert "| total |" in text


def test_a_chapter_is_made_anew_and_the_other_stays():
    before = "# Head\n\n## Kutná Hora: The City of Silver, box `a`\n\nold\n"
    after = "# Head\n\n## Kutná Hora: The City of Silver, box `c`\n\nnew\n"
    other = "\n## Praga Caput Regni, box `b`\n\nstays\n"
    chapter = after.removeprefix("# Head\n\n")
    assert strong.renewed(before + other, "kutna-hora", chapter) == after + other
    assert strong.renewed("# Head\n" + other, "kutna-hora", chapter) == after + other
    assert strong.renewed("# Head\n", "kutna-hora", chapter) == after
