"""The balance report of Praga."""

import pytest

from groschen.games.praga import RULES
from groschen.lab.balance_praga import VARIANTS, cross_checks, ends, hex_tiles, pieces, scores, variants
from groschen.lab.watch import Table
from groschen.lab.watch_praga import watch, watch_all


def test_a_watched_game_says_what_its_players_did():
    game = watch(Table(("greedy", "random"), games=1, seed=6), 0)
    assert all(sum(counter.values()) >= 14 for counter in game.actions)
    assert [end["King's Road"] for end in game.markers] == [counter["road"] for counter in game.actions]
    assert sum(end["walls"] for end in game.markers) <= sum(counter["wall"] for counter in game.actions)
    assert game.scores[0]["total"] > game.scores[1]["total"]


def test_games_are_the_same_however_many_processes_share_them():
    table = Table(("random", "random", "random"), games=3, seed=2)
    assert [game.scores for game in watch_all(table, 1)] == [game.scores for game in watch_all(table, 2)]


def test_a_report_names_every_piece_variant_and_check():
    games = {n: watch_all(Table(("random",) * n, games=1, seed=3), 1) for n in (1, 2, 3, 4)}
    against = watch_all(Table(("greedy", "random", "random", "random"), games=1, seed=3), 1)
    varied = {name: games[players] for name, (players, _) in VARIANTS.items()}
    box = RULES.box()
    shown = scores(games, games) + ends(games) + pieces(box, games) + hex_tiles(box, games) + variants(varied)
    for name in ("academics", "Cathedral row", "egg mortar", "parlers tower", "pair seal", "bathhouse"):
        assert name in shown
    assert all(name in shown for name in VARIANTS)
    checks = cross_checks(box, games, varied, against)
    assert len(checks) == 3 * 14 + (len(VARIANTS) - 1) + 1
    assert all(check.source for check in checks)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_is_played_with_its_options(name: str):
    players, options = VARIANTS[name]
    game = watch(Table(("random",) * players, 1, 3, options), 0)
    assert len(game.scores) == players
