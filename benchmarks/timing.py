"""What the subjects of the benchmark share: a clock around a piece of work."""

from collections.abc import Callable
from time import process_time

Figures = dict[str, float]

GAMES_KEPT = 5
"""Copies, replays and views are taken of so many new games in every slice: games differ in length."""


def play_for(seconds: float, one_game: Callable[[], tuple[int, int]], name: str) -> Figures:
    """Play whole games for about that long; a game tells its decisions and how many were real choices."""
    decisions = choices = games = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not games:
        in_game, real = one_game()
        decisions, choices, games = decisions + in_game, choices + real, games + 1
    return {
        f"{name}: decisions/s": decisions / spent,
        f"{name}: real choices/s": choices / spent,
        f"{name}: games/s": games / spent,
        f"{name}: decisions in a game": decisions / games,
    }


def seconds_per_call(work: Callable[[], object], seconds: float) -> float:
    """The mean over as many calls as fit."""
    calls = 0
    started = process_time()
    while (spent := process_time() - started) < seconds or not calls:
        work()
        calls += 1
    return spent / calls
