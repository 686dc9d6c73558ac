"""Figures of watched games that several parts of the balance report ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean

from groschen.lab.watch import Played, Watched

PLAYERS = (2, 3, 4)
Games = dict[int, list[Watched]]
"""Watched games by the number of players."""


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def totals(games: Sequence[Played]) -> list[int]:
    return [score["total"] for game in games for score in game.scores]


def winners(games: Sequence[Played]) -> list[int]:
    return [max(score["total"] for score in game.scores) for game in games]


def category(games: Sequence[Played], name: str) -> float:
    return mean(score[name] for game in games for score in game.scores)


def at_end(games: list[Watched], what: str) -> list[int]:
    """Of the table or, for what is by seat, of every player."""
    values = [getattr(game.rounds[-1], what) for game in games]
    return [each for value in values for each in (value if isinstance(value, list) else [value])]


def seat_wins(games: Sequence[Played]) -> list[float]:
    return [sum(game.wins(seat) for game in games) / len(games) for seat in range(len(games[0].bots))]


def score_rows(
    categories: Sequence[str],
    greedy: Mapping[int, Sequence[Played]],
    beginners: Mapping[int, Sequence[Played]],
) -> list[list[object]]:
    """Means of every category and the totals, a column for each number of players."""
    rows: list[list[object]] = [
        [name, *[category(games, name) for games in greedy.values()]] for name in categories
    ]
    rows.append(["winner's total", *[mean(winners(games)) for games in greedy.values()]])
    rows.append(["best total", *[max(winners(games)) for games in greedy.values()]])
    rows.append(["lowest total", *[min(totals(games)) for games in greedy.values()]])
    rows.append(["a beginner's total", *[mean(totals(games)) for games in beginners.values()]])
    rows.append(["a winning beginner's", *[mean(winners(games)) for games in beginners.values()]])
    return rows


def seat_rows(greedy: Mapping[int, Sequence[Played]]) -> list[tuple[int, int, float, str]]:
    """Players, seat, its mean points and its victories."""
    rows: list[tuple[int, int, float, str]] = []
    for n, games in greedy.items():
        for seat, wins in enumerate(seat_wins(games)):
            points = mean(game.scores[seat]["total"] for game in games)
            rows.append((n, seat + 1, points, percent(wins)))
    return rows


def guild_differences(games: list[Watched], guild: str) -> list[float]:
    """A member's points, less the mean of the table."""
    found = []
    for game in games:
        middle = mean(score["total"] for score in game.scores)
        for score, guilds_of in zip(game.scores, game.guilds, strict=True):
            if guild in guilds_of:
                found.append(score["total"] - middle)
    return found


def built_share(games: list[Watched], tile: str) -> float:
    return sum(tile in game.built for game in games) / len(games)


def dug_share(games: list[Watched], mine: str) -> float:
    return sum(mine in game.dug for game in games) / len(games)


def rounds_seen(games: list[Watched], tile: str) -> list[int]:
    """By game in which a marked tile came to lie on top of its stack, the first round with it there."""
    return [game.marked[tile] for game in games if tile in game.marked]


def concern_shares(games: list[Watched], event: str) -> tuple[float, float]:
    """Of the games with an event, the shares in which its text concerned nobody and everybody."""
    seats = [(len(game.concerned[event]), len(game.bots)) for game in games if event in game.concerned]
    if not seats:
        return 0.0, 0.0
    return mean(count == 0 for count, _ in seats), mean(count == of for count, of in seats)


def greedy_wins(against: Sequence[Played]) -> float:
    return sum(game.wins(game.bots.index("greedy")) for game in against) / len(against)


def against_random(against: Sequence[Played]) -> str:
    points = mean(game.scores[game.bots.index("greedy")]["total"] for game in against)
    others = mean(
        score["total"]
        for game in against
        for kind, score in zip(game.bots, game.scores, strict=True)
        if kind == "random"
    )
    return (
        f"One greedy against three random, each seat in turn: {percent(greedy_wins(against))} victories in "
        f"{len(against)} games, {points:.1f} points against {others:.1f}. A game took "
        f"{mean(game.seconds for game in against):.2f} seconds of one processor, everything included.\n"
    )
