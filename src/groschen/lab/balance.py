"""The balance reports docs/balance/kutna-hora.md and praga.md, made from watched games.

    python -m groschen.lab.balance kutna-hora --games 300 --write
    python -m groschen.lab.balance praga --games 200 --write

Every figure comes from the run; the run is named by its seed.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean, stdev

from groschen.games.kutna_hora import RULES
from groschen.games.kutna_hora.box.components import Box
from groschen.games.kutna_hora.names import ACTIONS, FINAL, GUILDS, NOBODY, PATRICIANS, SCORES
from groschen.lab import balance_praga
from groschen.lab.cross_checks import cross_checks
from groschen.lab.figures import (
    PLAYERS,
    Games,
    against_random,
    built_share,
    guild_differences,
    percent,
    score_rows,
    seat_rows,
)
from groschen.lab.markdown import checked, section, table
from groschen.lab.watch import BEGINNER, BEGINNER_NOISE, Table, Watched, watch_all

REPORTS = Path("docs/balance")
STARTING_GROSCHEN = 40


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m groschen.lab.balance", description=__doc__.split("\n")[0]
    )
    parser.add_argument("game", choices=["kutna-hora", "praga"])
    parser.add_argument("--games", type=int, default=300, help="for each number of players (default: 300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--write", action="store_true", help=f"renew the file in {REPORTS} instead of printing"
    )
    given = parser.parse_args(arguments)
    make = balance_praga.report if given.game == "praga" else report
    text = make(given.games, given.seed)
    if given.write:
        REPORTS.mkdir(parents=True, exist_ok=True)
        (REPORTS / f"{given.game}.md").write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


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
        section("Guilds", guilds(greedy)),
        section("Rounds", rounds(greedy)),
        section("Actions", actions(greedy)),
        section("St. Barbara", cathedral(greedy)),
        section("Patricians", patricians(greedy)),
        section("Buildings", buildings(box, greedy)),
        section("Mines", mines(box, greedy)),
        section("Events", events(box, greedy)),
        section("Greedy against random", against_random(against)),
    ]
    return "\n".join(parts)


def introduction(games: int, seed: int) -> str:
    return f"""# Balance of Kutná Hora

Made by `python -m groschen.lab.balance kutna-hora --games {games} --seed {seed} --write`; every figure
comes from that run, with the box of fingerprint `{RULES.fingerprint()}`. For 2, 3 and 4 players {games}
games each of `greedy` against itself and of `beginner` (greedy that misjudges every choice by a normal
error of {BEGINNER_NOISE} points) against itself, then {games} games of one `greedy` against three
`random`. Game n uses the seed {seed} + n. Events are used with 2 players only, as the rules say. The bots
look one action ahead; people plan further, so the figures show what the components allow, not how well
they can be played. Two results of people are known to us: 55, 53 and 51 points in a first game of three, and
105 as one player's entry in a log; the 90 to 105 of strong players is our estimate. The beginner's error was
chosen so that three of them win with about 50 points; that line shows no more than that such an error exists.
"""


def by_players(title: str) -> list[str]:
    return [title, *[f"{n} players" for n in PLAYERS]]


# What the games say


def scores(greedy: Games, beginners: Games) -> str:
    rows = score_rows([*SCORES, *FINAL, "total"], greedy, beginners)
    return "Points of a player by category, means.\n\n" + table(by_players("category"), rows)


def seats(greedy: Games) -> str:
    rows = [[n, seat, STARTING_GROSCHEN + seat - 1, *found] for n, seat, *found in seat_rows(greedy)]
    return table(["players", "seat", "groschen at the start", "points", "victories"], rows)


def error(values: Sequence[float]) -> float:
    return stdev(values) / math.sqrt(len(values))


def guilds(greedy: Games) -> str:
    rows = []
    for guild in GUILDS:
        differences = [guild_differences(greedy[n], guild) for n in PLAYERS]
        rows.append([guild, *[f"{mean(each):+.1f} ± {error(each):.1f}" for each in differences]])
    return (
        "Points of the members of a guild above the mean of their table, with the standard error.\n\n"
        + table(by_players("guild"), rows)
    )


def rounds(greedy: Games) -> str:
    rows = []
    for n in PLAYERS:
        for at in range(len(greedy[n][0].rounds)):
            ends = [game.rounds[at] for game in greedy[n]]
            share = sum(game.paid[at + 1] for game in greedy[n]) / (len(ends) * n)
            rows.append(
                [
                    n,
                    at + 1,
                    mean(end.ore for end in ends),
                    mean(end.population for end in ends),
                    mean(end.tax for end in ends),
                    mean(groschen for end in ends for groschen in end.groschen),
                    mean(income for end in ends for income in end.incomes),
                    mean(reputation for end in ends for reputation in end.reputations),
                    percent(share),
                ]
            )
    head = ["players", "round", "ore", "population", "tax", "groschen", "income", "reputation", "paid taxes"]
    return "After each round, with the tax of the next event; means.\n\n" + table(head, rows)


def actions(greedy: Games) -> str:
    def per_player(n: int, action: str) -> float:
        return mean(counter[action] for game in greedy[n] for counter in game.actions)

    rows = [[name, *[per_player(n, name) for n in PLAYERS]] for name in (*ACTIONS, "pass")]
    rows.append(["mines dug", *[mean(count for game in greedy[n] for count in game.mines) for n in PLAYERS]])
    return "By player and game. What a Joker stood for counts there as well.\n\n" + table(
        by_players("action"), rows
    )


def share_of(games: list[Watched], counters: Iterable[Counter[int]], key: int) -> str:
    return percent(sum(counter[key] > 0 for counter in counters) / len(games))


def cathedral(greedy: Games) -> str:
    head = ["tile", *[f"{n}: {what}" for n in PLAYERS for what in ("used", "flipped")]]
    rows = []
    for number in range(1, 12):
        row: list[object] = [number]
        for n in PLAYERS:
            games = greedy[n]
            row += [share_of(games, [game.used for game in games], number)]
            row += [share_of(games, [game.flipped for game in games], number)]
        rows.append(row)
    return "The share of games in which a tile was used by a player or flipped by a guild.\n\n" + table(
        head, rows
    )


def patricians(greedy: Games) -> str:
    head = ["patrician", *[f"{n}: {what}" for n in PLAYERS for what in ("called", "seated")]]
    rows = []
    for colour in PATRICIANS:
        row: list[object] = [colour]
        for n in PLAYERS:
            row += [
                mean(game.waiting[colour] for game in greedy[n]),
                mean(game.seated[colour] for game in greedy[n]),
            ]
        rows.append(row)
    return "By game: called to the pool by a public building, and seated in the council.\n\n" + table(
        head, rows
    )


def buildings(box: Box, greedy: Games) -> str:
    rows = []
    for tile in box.buildings:
        kind = "public" if tile.guild == NOBODY else GUILDS[tile.guild]
        shares = [percent(built_share(greedy[n], tile.key)) for n in PLAYERS]
        rows.append([tile.key + (" (marked)" if tile.marked else ""), kind, *shares])
    return "The share of games in which a tile was built.\n\n" + table(
        ["tile", "kind", *[f"{n} players" for n in PLAYERS]], rows
    )


def mines(box: Box, greedy: Games) -> str:
    rows = []
    for mine in (*box.mines, *box.technologies):
        shares = [sum(mine.key in game.dug for game in greedy[n]) / len(greedy[n]) for n in PLAYERS]
        rows.append([mine.key, mine.level or "technology", *[percent(share) for share in shares]])
    return "The share of games in which a mine was dug.\n\n" + table(
        ["mine", "level", *[f"{n} players" for n in PLAYERS]], rows
    )


def events(box: Box, greedy: Games) -> str:
    happened = Counter(key for game in greedy[2] for key in game.events)
    rows = [[event.key, event.deck, percent(happened[event.key] / len(greedy[2]))] for event in box.events]
    return "The share of games of 2 players in which an event happened.\n\n" + table(
        ["event", "deck", "games"], rows
    )


if __name__ == "__main__":
    sys.exit(main())
