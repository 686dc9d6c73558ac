"""Golden games and snapshots: what every game does today, so that a change of meaning shows in a diff.

    python tools/make_golden.py [GAME …]

Writes tests/<game>/golden/*.game, whole games with their final scores, 20 for each number of players,
and snapshot.txt: how many ways there are to go on from fixed positions (perft), and what is offered,
in which order, in the first decisions of a few games. Run it when the rules or the box have changed on
purpose; a change that should not alter any game must leave these files as they are.
"""

import importlib
import json
import random
import sys
from collections.abc import Iterator
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
TESTS = PROJECT / "tests"
sys.path.append(str(TESTS))

import groschen  # noqa: E402 - needs the path
from groschen.catalogue import GAMES  # noqa: E402
from groschen.engine.frames import play  # noqa: E402

GAMES_PER_COUNT = 20
NAMES = ("Anna", "Ben", "Chloé", "Dan")
PERFT_DEPTH = 4
PERFT_AFTER = (10, 50, 90, 130)
"""From the next decision with several options after so many random choices."""
SEVERAL = 7
SHOWN_DECISIONS = 60


def folder(name: str) -> Path:
    return TESTS / GAMES[name].package.rpartition(".")[2] / "golden"


def option_sets(name: str, players: int) -> list[dict[str, Any]]:
    words = importlib.import_module(f"{GAMES[name].package.rpartition('.')[2]}.words")
    sets: list[dict[str, Any]] = words.option_sets(players)
    return sets


# Golden games


def bots_at(name: str, players: int, number: int) -> list[str]:
    """Who sits where: all random, all greedy, one greedy, one random, and so on."""
    if number % 4 == 0:
        return ["random"] * players
    if number % 4 == 1:
        return ["greedy"] * players
    one, others = ("greedy", "random") if number % 4 == 2 else ("random", "greedy")
    return [one if seat == number % players else others for seat in range(players)]


def golden_game(name: str, players: int, number: int) -> str:
    """The record of one game, with its scores by category as a comment at the end."""
    bots = bots_at(name, players, number)
    seats = [f"{bot} {seat}" for seat, bot in enumerate(bots, 1)]
    sets = option_sets(name, players)
    game = groschen.new(name, seats=seats, seed=1000 * players + number, **sets[number // 4 % len(sets)])
    thinking = [groschen.bot(bot, seed=100 * number + seat) for seat, bot in enumerate(bots)]
    while game.seat is not None:
        game.play(thinking[game.seat].choose(game))
    return game.record() + f"# scores: {json.dumps(game.scores())}\n"


def write_golden_game(task: tuple[str, int, int]) -> Path:
    name, players, number = task
    path = folder(name) / f"{players}-players-{number:02}.game"
    path.write_text(golden_game(name, players, number), encoding="utf-8")
    return path


# Snapshots


def perft(state: Any, depth: int) -> int:
    """How many sequences of so many choices there are from here; a finished game counts once."""
    if not state.stack:
        return 1
    options = state.stack[-1].options(state)
    if depth == 1:
        return len(options)
    total = 0
    for choice in options:
        after = state.copy()
        play(after, choice)
        total += perft(after, depth - 1)
    return total


def decisions(name: str, players: int) -> Iterator[groschen.Game]:
    """A game with random choices, rarely the last one (that often declines), at each of its decisions."""
    game = groschen.new(name, seats=NAMES[:players], seed=players, **option_sets(name, players)[0])
    dice = random.Random(players)
    while not game.over:
        yield game
        options = game.options()
        game.play(dice.choice(options[:-1] if len(options) > 1 and dice.random() < 0.8 else options))


def perft_lines(name: str, players: int) -> Iterator[str]:
    waiting = list(PERFT_AFTER)
    for number, game in enumerate(decisions(name, players)):
        if waiting and number >= waiting[0] and len(game.options()) >= SEVERAL:
            waiting.pop(0)
            counts = [perft(game.state, depth) for depth in range(1, PERFT_DEPTH + 1)]
            yield f"{players} players, after {number} choices, {game.decision}: {' '.join(map(str, counts))}"


def decision_lines(name: str, players: int) -> Iterator[str]:
    for game in islice(decisions(name, players), SHOWN_DECISIONS):
        blocked = [f"{text} ({reason.code})" for text, reason in game.blocked()]
        yield f"{game.seats[game.seat or 0]} {game.decision}: {', '.join(game.options())}"
        if blocked:
            yield f"    not: {', '.join(blocked)}"


def snapshot(name: str) -> str:
    """Perft and the first decisions of one game for each number of players."""
    lines = ["Made by tools/make_golden.py", "", "Ways to go on for 1, 2, 3, … choices:"]
    for players in GAMES[name].seats:
        lines += perft_lines(name, players)
    for players in GAMES[name].seats:
        lines += ["", f"The first decisions of {players} players:", *decision_lines(name, players)]
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    for name in names or GAMES:
        folder(name).mkdir(parents=True, exist_ok=True)
        for old in folder(name).glob("*.game"):
            old.unlink()
        tasks = [
            (name, players, number)
            for players in GAMES[name].seats
            for number in range(1, GAMES_PER_COUNT + 1)
        ]
        with Pool() as pool:
            for path in pool.imap(write_golden_game, tasks):
                print(path.relative_to(PROJECT), flush=True)
        path = folder(name) / "snapshot.txt"
        path.write_text(snapshot(name), encoding="utf-8")
        print(path.relative_to(PROJECT))


if __name__ == "__main__":
    main(sys.argv[1:])
