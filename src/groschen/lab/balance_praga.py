"""The balance report of Praga Caput Regni: docs/balance/praga.md, by the command of `balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean, median

from groschen.engine.codec import Piece
from groschen.games.praga import RULES
from groschen.games.praga.box.components import Box
from groschen.games.praga.names import ACTIONS, FINAL, SCORES
from groschen.lab.cross_checks import listed, seats_alike
from groschen.lab.figures import against_random, greedy_wins, percent, score_rows, seat_rows, totals
from groschen.lab.markdown import Check, checked, section, table
from groschen.lab.watch import BEGINNER, Table
from groschen.lab.watch_praga import BEGINNER_NOISE, WatchedPraga, watch_all

PLAYERS = (1, 2, 3, 4)
TABLES = PLAYERS[1:]
Games = dict[int, list[WatchedPraga]]


def report(games: int, seed: int, jobs: int | None = None) -> str:
    box = RULES.box()
    greedy = {n: watch_all(Table(("greedy",) * n, games, seed), jobs) for n in PLAYERS}
    beginners = {n: watch_all(Table((BEGINNER,) * n, games, seed), jobs) for n in PLAYERS}
    against = watch_all(Table(("greedy", "random", "random", "random"), games, seed), jobs)
    parts = [
        introduction(games, seed),
        section("Cross-checks", checked(cross_checks(box, greedy, beginners, against))),
        section("Scores", scores(greedy, beginners)),
        section("Seats", seats(greedy)),
        section("Actions", actions(greedy, beginners)),
        section("Goods", goods(greedy)),
        section("Markers at the end", ends(greedy)),
        section("Technologies, bridge tiles and seals", pieces(box, greedy)),
        section("Hex tiles", hex_tiles(box, greedy)),
        section("Greedy against random", against_random(against)),
    ]
    return "\n".join(parts)


def introduction(games: int, seed: int) -> str:
    return f"""# Balance of Praga Caput Regni

Made by `python -m groschen.lab.balance praga --games {games} --seed {seed} --write`; every figure comes
from that run, with the box of fingerprint `{RULES.fingerprint()}`. For 1 to 4 players {games} games each of
`greedy` against itself and of `beginner` (greedy that misjudges every choice by a normal error of
{BEGINNER_NOISE:g} points) against itself, then {games} games of one `greedy` against three `random`. Game n
uses the seed {seed} + n. One player plays the simple solo game of the rulebook. The bots look one action
ahead and never refresh a row; people plan further, so the figures show what the components allow, not
how well they can be played.
"""


def by_players(title: str) -> list[str]:
    return [title, "solo", *[f"{n} players" for n in TABLES]]


def per_player(games: Sequence[WatchedPraga], counters: str, key: str) -> float:
    found: list[int] = [counter[key] for game in games for counter in getattr(game, counters)]
    return mean(found)


# Cross-checks


def cross_checks(box: Box, greedy: Games, beginners: Games, against: list[WatchedPraga]) -> list[Check]:
    share = greedy_wins(against)
    return [
        *of_the_scores(greedy, beginners),
        *of_use(box, greedy),
        *[seats_alike(greedy[n]) for n in TABLES],
        ("greedy beats three random in at least 97 of 100 games", percent(share), share >= 0.97),
    ]


def of_the_scores(greedy: Games, beginners: Games) -> list[Check]:
    checks: list[Check] = []
    for n in TABLES:
        good, new = mean(totals(greedy[n])), mean(totals(beginners[n]))
        checks.append((f"{n} players: good play ends near 120 to 140", f"{good:.1f}", 118 <= good <= 142))
        checks.append((f"{n} players: beginners end near 70 to 80", f"{new:.1f}", 68 <= new <= 82))
    alone = totals(greedy[1])
    over = sum(total > 140 for total in alone) / len(alone)
    found = f"{percent(over)}, median {median(alone):g}, best {max(alone)}"
    checks.append(("solo: over 140 is hard, but reached", found, 0 < over < 0.4))
    return checks


def of_use(box: Box, greedy: Games) -> list[Check]:
    games = [game for n in TABLES for game in greedy[n]]
    rare = [action for action in ACTIONS if per_player(games, "actions", action) < 1]
    taken: Counter[str] = Counter()
    for game in games:
        taken.update(game.taken)
    few = 0.02 * len(games)
    tiles: list[Piece] = [*box.upgrades, *box.walls, *box.buildings]
    done = [("seal claimed", 0.1), ("plank laid", 0.2), ("egg spent", 0.5), ("extra action", 1.0)]
    checks: list[Check] = [
        ("every action is performed once by every player", listed(rare), not rare),
        unused("hex tile", tiles, taken, few),
        unused("technology", box.technologies, taken, few),
        unused("bridge tile", box.bridge_tiles, taken, few),
        unused("seal", box.seals, taken, few),
    ]
    for what, least in done:
        found = per_player(games, "done", what)
        checks.append((f"{what}: {least:g} times a player or more", f"{found:.2f}", found >= least))
    for grid in ("Hunger Wall row", "Cathedral row"):
        up = [end[grid] > 1 for game in games for end in game.markers]
        checks.append((f"{grid}: a third of the players climb", percent(mean(up)), mean(up) >= 1 / 3))
    return checks


def unused(kind: str, pieces_of_kind: Sequence[Piece], taken: Counter[str], few: float) -> Check:
    left = [piece.key for piece in pieces_of_kind if taken[piece.key] < few]
    return f"every {kind} is taken in 2 of 100 games or more", listed(left), not left


# What the games say


def scores(greedy: Games, beginners: Games) -> str:
    rows = score_rows([*SCORES, *FINAL, "total"], greedy, beginners)
    return "Points of a player by category, means.\n\n" + table(by_players("category"), rows)


def seats(greedy: Games) -> str:
    rows = seat_rows({n: greedy[n] for n in TABLES})
    return table(["players", "seat", "points", "victories"], rows)


def actions(greedy: Games, beginners: Games) -> str:
    tables = [*[greedy[n] for n in PLAYERS], beginners[3]]
    rows = [[name, *[per_player(games, "actions", name) for games in tables]] for name in ACTIONS]
    done = sorted({name for games in tables for game in games for counter in game.done for name in counter})
    rows += [[name, *[per_player(games, "done", name) for games in tables]] for name in done]
    head = [*by_players("action"), "3 beginners"]
    return "By player and game, extra actions and those of technologies included.\n\n" + table(head, rows)


def goods(greedy: Games) -> str:
    names = ("gold", "stone", "silver window", "gold window", "egg", "red token", "blue token")
    rows = [[name, *[per_player(greedy[n], "gained", name) for n in PLAYERS]] for name in names]
    plazas = ["plazas completed at a table", *[mean(game.plazas for game in greedy[n]) for n in PLAYERS]]
    return "Gained by a player in a game.\n\n" + table(by_players("what"), [*rows, plazas])


def ends(greedy: Games) -> str:
    rows = [
        [name, *[mean(end[name] for game in greedy[n] for end in game.markers) for n in PLAYERS]]
        for name in greedy[2][0].markers[0]
    ]
    return "Means. Rows and columns are counted from 1.\n\n" + table(by_players("what"), rows)


def taken_share(games: Sequence[WatchedPraga], key: str) -> str:
    return percent(sum(game.taken[key] > 0 for game in games) / len(games))


def pieces(box: Box, greedy: Games) -> str:
    rows = [
        [kind, piece.key, *[taken_share(greedy[n], piece.key) for n in PLAYERS]]
        for kind, piece in [
            *[(f"technology {tile.level}", tile) for tile in box.technologies],
            *[("V" if tile.is_final else "IV", tile) for tile in box.bridge_tiles],
            *[("seal", seal) for seal in box.seals],
        ]
    ]
    for plank in range(1, 6):
        laid = [percent(mean(game.planks[plank] for game in greedy[n])) for n in PLAYERS]
        rows.append(["plank", str(plank), *laid])
    return "The share of games in which somebody took it.\n\n" + table(["kind", *by_players("piece")], rows)


def hex_tiles(box: Box, greedy: Games) -> str:
    rows = []
    for kind, tiles in (("upgrade", box.upgrades), ("wall", box.walls), ("building", box.buildings)):
        for tile in tiles:
            name = f"{kind} {'I' * tile.era}{' special' if tile.is_special else ''}"
            rows.append([name, tile.key, *[taken_share(greedy[n], tile.key) for n in PLAYERS]])
    return "The share of games in which somebody took it.\n\n" + table(["kind", *by_players("tile")], rows)
