"""What a balanced box should show, and whether watched games show it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from statistics import mean, median

from groschen.games.kutna_hora.box.components import Box
from groschen.games.kutna_hora.names import ACTIONS, FINAL, GUILDS, ORE, PERMITS, SCORES, SILVER, WOOD
from groschen.lab.figures import (
    PLAYERS,
    Games,
    at_end,
    built_share,
    category,
    greedy_wins,
    guild_differences,
    percent,
    seat_wins,
    winners,
)
from groschen.lab.markdown import Check
from groschen.lab.watch import Played, Watched


def cross_checks(box: Box, greedy: Games, beginners: Games, against: list[Watched]) -> list[Check]:
    """What is checked, what was found, and whether it holds."""
    checks = [*of_the_box(box), *of_the_table(greedy), *of_the_scores(greedy, beginners)]
    checks += [*of_use(box, greedy), *of_fairness(greedy)]
    share = greedy_wins(against)
    return [*checks, ("greedy beats three random in at least 97 of 100 games", percent(share), share >= 0.97)]


def of_the_box(box: Box) -> list[Check]:
    silver, ore = box.prices[SILVER].price, box.prices[ORE].price
    seen = [
        f"ore card {card}, notch {notch}"
        for card in range(6, box.last_ore + 1)
        for notch in range(1, box.last_notch + 1)
        if silver[card][notch] == 3 and ore[card][notch] == 4
    ]
    wood, permit = box.prices[WOOD].price[0][0], box.prices[PERMITS].price[0][0]
    dearest = max(2 * permit + 5 + tile.wood * wood for tile in box.buildings if tile.is_public())
    return [
        ("silver at 3 and ore at 4 can be seen together", seen[0] if seen else "nowhere", bool(seen)),
        ("a public building first takes nearly all the money", f"up to {dearest} of 40", 35 <= dearest <= 40),
    ]


def within(values: Sequence[int], least: int, most: int, what: str, n: int) -> Check:
    middle = median(values)
    few, many = sorted(values)[len(values) // 10], sorted(values)[-len(values) // 10]
    found = f"median {middle:g}, eight of ten games {few} to {many}"
    return f"{n} players: {what} {least} to {most}", found, least <= middle <= most


def of_the_table(greedy: Games) -> list[Check]:
    checks: list[Check] = []
    for n in PLAYERS:
        production = [made for game in greedy[n] for made in game.first_incomes.values()]
        checks += [
            within(production, 5, 9, "production at the first Income", n),
            within(at_end(greedy[n], "ore"), 20, 30, "the ore deck ends at", n),
            within(at_end(greedy[n], "population"), 25, 39, "the population deck ends at", n),
            within(at_end(greedy[n], "tax"), 10, 25, "taxes end at", n),
            within(at_end(greedy[n], "incomes"), 40, 80, "incomes end at", n),
        ]
    return checks


def of_the_scores(greedy: Games, beginners: Games) -> list[Check]:
    checks: list[Check] = []
    for n in PLAYERS:
        blocks = {name: category(greedy[n], name) for name in (*SCORES, *FINAL)}
        largest = max(blocks, key=lambda name: blocks[name])
        income, council, mined = blocks["income"], blocks["patricians"], blocks["mines"]
        order = f"patricians {council:.1f}, mines {mined:.1f}"
        checks.append((f"{n} players: dots of the town are the largest block", largest, largest == "town"))
        checks.append((f"{n} players: patricians give more than mines", order, council > mined))
        checks.append((f"{n} players: income gives 4 to 8 points", f"{income:.1f}", 4 <= income <= 8))
    new, typical = median(winners(beginners[3])), median(winners(greedy[3]))
    best, rare = max(winners(greedy[3])), sorted(winners(greedy[3]))[-max(len(greedy[3]) // 100, 1)]
    checks.append(("3 players: beginners win with 45 to 55", f"median {new:g}", 45 <= new <= 55))
    between = "3 players: greedy wins with more than new players (55) and less than strong ones (90)"
    checks.append((between, f"median {typical:g}", 55 <= typical <= 90))
    strong = "3 players: one winner in a hundred has what strong players have, 90 to 105"
    checks.append((strong, f"{rare} or more; the best {best}", 90 <= rare <= 105))
    return checks


def of_use(box: Box, greedy: Games) -> list[Check]:
    games = [game for n in PLAYERS for game in greedy[n]]
    unused = [tile.key for tile in box.buildings if built_share(games, tile.key) < 0.02]
    dug = Counter(key for game in games for key in game.dug)
    left = [mine.key for mine in (*box.mines, *box.technologies) if dug[mine.key] < 0.02 * len(games)]
    barbara = [n for n in range(1, 12) if sum(game.used[n] > 0 for game in games) < 0.02 * len(games)]
    done = Counter(action for game in games for counter in game.actions for action in counter.elements())
    rare = [action for action in ACTIONS if done[action] < 0.3 * sum(len(game.bots) for game in games)]
    return [
        ("every building is built in 2 of 100 games or more", listed(unused), not unused),
        ("every mine and technology is dug in 2 of 100 or more", listed(left), not left),
        ("every St. Barbara tile is used in 2 of 100 or more", listed(barbara), not barbara),
        ("every action is taken at least once in three games", listed(rare), not rare),
    ]


def listed(left: Sequence[object]) -> str:
    return f"but not {', '.join(str(each) for each in left)}" if left else "all"


def of_fairness(greedy: Games) -> list[Check]:
    checks: list[Check] = []
    for n in PLAYERS:
        means = {guild: mean(guild_differences(greedy[n], guild)) for guild in GUILDS}
        far = max(means, key=lambda guild: abs(means[guild]))
        checks.append(
            (f"{n} players: no guild is 2 points off", f"{far} {means[far]:+.1f}", abs(means[far]) < 2)
        )
        checks.append(seats_alike(greedy[n]))
    return checks


def seats_alike(games: Sequence[Played]) -> Check:
    n, wins = len(games[0].bots), seat_wins(games)
    noise = 3 * math.sqrt((1 / n) * (1 - 1 / n) / len(games))
    found = " / ".join(percent(share) for share in wins)
    even = all(abs(share - 1 / n) <= noise for share in wins)
    return f"{n} players: seats win alike, within three standard errors", found, even
