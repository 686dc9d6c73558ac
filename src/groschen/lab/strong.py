"""How both boxes play in strong hands: docs/balance/strong.md.

    python -m groschen.lab.strong kutna-hora --games 60 --masters 8 --write

Tables of planners of every size, and some of masters where a target speaks of them. Figures of a few dozen
games are rough: each check names its standard error where it has one.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from statistics import mean, median
from typing import Any, NamedTuple

from groschen.catalogue import rules_of
from groschen.games.kutna_hora import RULES as KUTNA_HORA
from groschen.games.kutna_hora.names import GUILDS
from groschen.games.praga import RULES as PRAGA
from groschen.lab import watch, watch_praga
from groschen.lab.balance import REPORTS
from groschen.lab.figures import PLAYERS, category, guild_differences, seat_wins, totals, winners
from groschen.lab.markdown import Check, between, checked, none_left, section, table
from groschen.lab.watch import Played, Table

OURS = "our target"
SEATS_APART, GUILDS_APART = 0.03, 4.0
"""How far a seat may be from its share of victories, and a guild from the mean of its tables, in points."""
LEADS = 0.8
"""A category in which the winner leads more often would be the one way to win."""
SIZES = {"kutna-hora": 3, "praga": 4}
"""The tables of which the targets for masters and beginners speak."""
Games = dict[int, list[Any]]


class Tables(NamedTuple):
    """The games of one title: of planners by size, and of masters and beginners at one size."""

    planners: Games
    masters: list[Any]
    beginners: list[Any]


def played(run: Callable[..., list[Any]], games: int, masters: int, seed: int, size: int) -> Tables:
    planners = {n: run(Table(("planner",) * n, games, seed)) for n in PLAYERS}
    strongest = run(Table(("master",) * size, masters, seed))
    return Tables(planners, strongest, run(Table(("beginner",) * size, games, seed)))


# Checks


def of_seats(planners: Games) -> list[Check]:
    return [seats_even(n, games) for n, games in planners.items()]


def seats_even(n: int, games: Sequence[Played]) -> Check:
    wins = seat_wins(games)
    apart = max(abs(share - 1 / n) for share in wins)
    error = math.sqrt((n - 1) / n**2 / len(games))
    found = f"{' / '.join(f'{100 * share:.0f}' for share in wins)} %, standard error {100 * error:.0f}"
    off = "" if apart <= SEATS_APART else f"{100 * (apart - SEATS_APART):.1f} % too far"
    return Check(f"{n} planners: every seat wins its share within 3 %", found, off, OURS)


def of_guilds(planners: Games) -> list[Check]:
    return [guilds_even(n, games) for n, games in planners.items()]


def guilds_even(n: int, games: list[watch.Watched]) -> Check:
    apart = {guild: mean(guild_differences(games, guild) or [0.0]) for guild in GUILDS}
    worst = max(apart, key=lambda guild: abs(apart[guild]))
    what = f"{n} planners: no guild is more than 4 points from the mean of its tables"
    value = abs(apart[worst])
    return between(what, value, 0, GUILDS_APART, OURS, f"{worst} {apart[worst]:+.1f}")


def of_tiles(what: str, keys: Sequence[str], used: set[str], games: int) -> Check:
    left = [key for key in keys if key not in used]
    return none_left(f"planners: every {what} is used in {games} games", left, len(keys), OURS)


def of_winners(name: str, games: Sequence[Played]) -> list[Check]:
    """Whether the winner is the one who leads in some category, whatever else happens."""
    found = {each: leads(games, each) for each in games[0].scores[0] if each != "total"}
    worst = max(found, key=lambda each: found[each])
    what = f"{name}: no category is led by the winner in more than {100 * LEADS:.0f} of 100 games"
    return [between(what, found[worst], 0, LEADS, OURS, f"{worst} {100 * found[worst]:.0f} %")]


def leads(games: Sequence[Played], name: str) -> float:
    """The share of games whose winner has more of a category than everybody else."""
    return mean(leads_in(game, name) for game in games)


def leads_in(game: Played, name: str) -> bool:
    first = game.ranking[0][0]
    others = [score[name] for seat, score in enumerate(game.scores) if seat != first]
    return all(game.scores[first][name] > other for other in others)


# Reports


def kutna_hora(games: int, masters: int, seed: int) -> str:
    tables = played(watch.watch_all, games, masters, seed, SIZES["kutna-hora"])
    every = [game for found in tables.planners.values() for game in found]
    box, won = KUTNA_HORA.box(), winners(tables.masters)
    checks = [
        between("3 masters win with 80 to 105", median(won), 80, 105, OURS, spread(won)),
        *of_seats(tables.planners),
        *of_guilds(tables.planners),
        of_tiles("building", [tile.key for tile in box.buildings], keys_of(every, "built"), len(every)),
        of_tiles("mine", [mine.key for mine in box.mines], keys_of(every, "dug"), len(every)),
        *of_winners("3 planners", tables.planners[3]),
        *of_winners("4 planners", tables.planners[4]),
    ]
    return chapter("kutna-hora", about("kutna-hora", games, masters, seed), tables, checks)


def praga(games: int, masters: int, seed: int) -> str:
    tables = played(watch_praga.watch_all, games, masters, seed, SIZES["praga"])
    every = [game for found in tables.planners.values() for game in found]
    points, won = totals(tables.masters), winners(tables.masters)
    box = PRAGA.box()
    tiles = [tile.key for tile in (*box.upgrades, *box.walls, *box.buildings)]
    checks = [
        between("4 masters average 140 to 170", mean(points), 140, 170, OURS),
        between("4 masters win with up to 200", median(won), 140, 200, OURS, spread(won)),
        between("4 beginners average 70 to 80", mean(totals(tables.beginners)), 70, 80, OURS),
        *of_seats(tables.planners),
        of_tiles("hex tile", tiles, keys_of(every, "taken"), len(every)),
        of_tiles("technology", [each.key for each in box.technologies], keys_of(every, "taken"), len(every)),
        of_tiles("seal", [each.key for each in box.seals], keys_of(every, "taken"), len(every)),
        *of_winners("3 planners", tables.planners[3]),
        *of_winners("4 planners", tables.planners[4]),
    ]
    return chapter("praga", about("praga", games, masters, seed), tables, checks)


def spread(points: Sequence[int]) -> str:
    return f"median {median(points):.0f}, {min(points)} to {max(points)}"


def keys_of(games: Sequence[Any], what: str) -> set[str]:
    return {key for game in games for key in getattr(game, what)}


def chapter(name: str, about_it: str, tables: Tables, checks: Sequence[Check]) -> str:
    rules = rules_of(name)
    title = f"{rules.title}, box `{rules.fingerprint()}`"
    return section(title, about_it + "\n" + checked(checks)) + "\n" + categories(tables)


def categories(tables: Tables) -> str:
    """Points by category of winners beside the others'."""
    head = ["category", *[f"{n}: {who}" for n in PLAYERS for who in ("winners", "others")], "masters"]
    rows = []
    for name in tables.planners[2][0].scores[0]:
        row: list[object] = [name]
        for games in tables.planners.values():
            row += [of_first(games, name), of_others(games, name)]
        rows.append([*row, category(tables.masters, name)])
    return "Points by category, means: winning planners, the others, and all masters.\n\n" + table(head, rows)


def of_first(games: Sequence[Played], name: str) -> float:
    return mean(game.scores[game.ranking[0][0]][name] for game in games)


def of_others(games: Sequence[Played], name: str) -> float:
    return mean(
        score[name] for game in games for seat, score in enumerate(game.scores) if seat != game.ranking[0][0]
    )


def about(name: str, games: int, masters: int, seed: int) -> str:
    command = (
        f"python -m groschen.lab.strong {name} --games {games} --masters {masters} --seed {seed} --write"
    )
    return (
        f"Made by `{command}`: {games} games of `planner` against itself for each number of players, "
        f"{masters} of `master` and {games} of `beginner` with {SIZES[name]} players.\n"
    )


def renewed(page: str, name: str, text: str) -> str:
    """The page with the chapter of one game made anew; the other's stays."""
    head, *chapters = page.split("\n## ")
    of_games = {game: each for game in REPORTED for each in chapters if each.startswith(rules_of(game).title)}
    of_games[name] = text.removeprefix("## ")
    return "\n## ".join([head, *[of_games[game] for game in REPORTED if game in of_games]])


REPORTED: dict[str, Callable[[int, int, int], str]] = {"kutna-hora": kutna_hora, "praga": praga}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m groschen.lab.strong", description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=REPORTED)
    parser.add_argument("--games", type=int, default=60, help="of planners at a table of each size")
    parser.add_argument("--masters", type=int, default=8, help="games of masters")
    parser.add_argument("--seed", type=int, default=8_100_001)
    parser.add_argument(
        "--write", action="store_true", help="renew the game's chapter instead of printing it"
    )
    given = parser.parse_args(arguments)
    text = REPORTED[given.game](given.games, given.masters, given.seed)
    if given.write:
        place = REPORTS / "strong.md"
        place.write_text(renewed(place.read_text(encoding="utf-8"), given.game, text), encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
