"""The balance report."""

from collections import Counter

from groschen.lab.balance import report, table
from groschen.lab.figures import at_end, percent
from groschen.lab.watch import BEGINNER, Table, watch, watch_all

TABLE = Table(("greedy", "random", "random"), games=3, seed=11)


def test_games_are_the_same_however_many_processes_share_them():
    alone, shared = watch_all(TABLE, jobs=1), watch_all(TABLE, jobs=2)
    assert [game.scores for game in alone] == [game.scores for game in shared]
    assert [game.seed for game in alone] == [11, 12, 13]


def test_everybody_begins_equally_often():
    first = [watch(TABLE, number).bots[0] for number in range(3)]
    assert Counter(first) == {"greedy": 1, "random": 2}


def test_a_watched_game_says_what_became_of_its_pieces():
    game = watch(Table((BEGINNER, "greedy"), games=1, seed=4), 0)
    assert len(game.rounds) == 6
    assert len(game.events) == 5
    assert all(sum(counter.values()) >= 30 for counter in game.actions)
    assert sum(game.mines) == len(game.dug)
    assert sum(len(guilds) for guilds in game.guilds) == 6
    assert at_end([game], "groschen") == game.rounds[-1].groschen
    assert not set(game.built) & set(game.discarded)


def test_a_table_is_written_in_markdown():
    assert (
        table(["a", "b"], [[1, 2.345], ["x", percent(0.5)]])
        == "| a | b |\n| --- | --- |\n| 1 | 2.3 |\n| x | 50 % |\n"
    )


def test_a_report_names_its_run_and_has_every_part():
    text = report(games=2, seed=3, jobs=1)
    assert "--games 2 --seed 3 --write" in text
    parts = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert parts[:3] == ["Cross-checks", "Scores", "Seats"]
    for word in (
        "sawmill",
        "osel",
        "settlers",
        "barbara",
        "metallurgists",
        "4 players: taxes end at 10 to 25",
    ):
        assert word in text
