"""The balance report."""

from collections import Counter

from groschen.games.kutna_hora import RULES
from groschen.lab.balance import report, table
from groschen.lab.cross_checks import cross_checks
from groschen.lab.figures import at_end, concern_shares, percent
from groschen.lab.markdown import at_least, between, none_left, verdict
from groschen.lab.watch import BEGINNER, Table, Watched, note_whom_events_concern, watch, watch_all

BOX = RULES.box()
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
    assert set(game.concerned) == set(game.events)
    assert all(1 <= number <= 6 for number in game.marked.values())
    assert len(game.row_stars) == 3


def test_a_table_is_written_in_markdown():
    assert (
        table(["a", "b"], [[1, 2.345], ["x", percent(0.5)]])
        == "| a | b |\n| --- | --- |\n| 1 | 2.3 |\n| x | 50 % |\n"
    )


def test_what_players_gain_after_an_event_until_taxes_is_the_events_doing():
    game = Watched(1, ("greedy", "greedy"))
    told = [
        {"event": "ReputationChanged", "seat": 1},
        {"event": "EventHappened", "card": "fair"},
        {"event": "PelicansGained", "seat": 0},
        {"event": "TaxesPaid", "seat": 1},
        {"event": "ReputationChanged", "seat": 1},
    ]
    note_whom_events_concern(game, told)
    assert game.concerned == {"fair": {0}}
    assert concern_shares([game], "fair") == (0, 0)


def test_a_check_that_fails_says_by_how_much():
    assert verdict(between("a", 5, 4, 6, "us")) == "pass"
    assert verdict(between("a", 3, 4, 6, "us")) == "FAIL: 1 too low"
    assert verdict(between("a", 8.5, 4, 6, "us")) == "FAIL: 2.5 too high"
    assert verdict(at_least("a", 0.5, 0.97, "us")) == "FAIL: 47.0 % short"
    assert verdict(none_left("a", ["x"], 3, "us")) == "FAIL: 1 of 3"


def test_what_is_built_is_checked_for_each_number_of_players():
    """A tile that two players never build fails for them, however often four build it."""
    games = {n: [watch(Table(("random",) * n, 1, 3), 0)] for n in (2, 3, 4)}
    for n, (game,) in games.items():
        game.built = dict.fromkeys((tile.key for tile in BOX.buildings), 0)
        if n == 2:
            del game.built["sawmill"]
    built = [check for check in cross_checks(BOX, games, [against()]) if "every building" in check.what]
    assert [verdict(check) for check in built] == ["FAIL: 1 of 36", "pass", "pass"]
    assert "sawmill" in built[0].found


def test_every_check_names_whose_target_it_is_and_replaced_targets_are_still_tested():
    games = {n: [watch(Table(("random",) * n, 1, 3), 0)] for n in (2, 3, 4)}
    checks = cross_checks(BOX, games, [against()])
    assert all(check.source for check in checks)
    assert sum("replaced after it had failed" in check.what for check in checks) == 2


def against() -> Watched:
    return watch(Table(("greedy", "random", "random", "random"), games=1, seed=11), 0)


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
        "4 players: the last tax, 10 to 25",
    ):
        assert word in text
