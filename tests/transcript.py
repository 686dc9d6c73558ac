"""Tells what this build of Groschen does, line by line, so that two builds can be compared.

    python tests/transcript.py GOLDEN_GAME …

First where the kernel was loaded from, then the end of each golden game, then a few random games in
full: whom the game asks what, what may be answered, what is blocked, what happened, what is seen; then
the first choices of a greedy bot.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import groschen
from groschen.catalogue import GAMES
from groschen.engine import frames

SEATS = ["Anna", "Ben", "Chloé", "Dan"]


def digest(*values: object) -> str:
    return hashlib.sha256(repr(values).encode()).hexdigest()[:12]


def golden_game(path: Path) -> Iterator[str]:
    game = groschen.load(path.read_text())
    outcome = json.dumps([game.over, game.ranking(), game.scores()])
    yield f"{path.name}: {outcome} record {digest(game.record())} view {digest(game.view())}"


def random_game(name: str, players: int, seed: int) -> Iterator[str]:
    dice = random.Random(seed)
    game = groschen.new(name, seats=SEATS[:players], seed=seed)
    yield f"{name} with {players} players, seed {seed}"
    while not game.over:
        asked = f"{SEATS[game.seat]} {game.decision} {digest(game.options(), game.blocked(), game.view())}"
        choice = dice.choice(game.options())
        happened = game.copy().play(choice), game.play(choice)
        yield f"{asked}: {choice} {digest(*happened)}"
    yield f"{game.ranking()} {game.scores()}"
    yield game.record()


def bot_game(name: str, choices: int) -> Iterator[str]:
    bot, game = groschen.bot("greedy", seed=3), groschen.new(name, seats=SEATS[:3], seed=3)
    for _ in range(choices):
        game.play(bot.choose(game))
    yield f"{name}, greedy: {game.choices}"


def main() -> None:
    print(frames.__file__)
    for path in sys.argv[1:]:
        print(*golden_game(Path(path)), sep="\n")
    for rules in GAMES.values():
        for players in rules.seats:
            print(*random_game(rules.name, players, seed=players), sep="\n")
        print(*bot_game(rules.name, 40), sep="\n")


if __name__ == "__main__":
    main()
