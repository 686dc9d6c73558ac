"""The peer: four random players of Catanatron, driven by its own loop, without accumulators."""

import json
import random

from catanatron.game import TURNS_LIMIT, Game
from catanatron.json import GameEncoder
from catanatron.models.player import Color, RandomPlayer

from benchmarks.timing import Figures, play_for, seconds_per_call

PLAYERS = [RandomPlayer(color) for color in Color]
SEEDS = random.Random(1)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def one_game() -> tuple[int, int]:
    """A tick is one decision of one player, forced ones (such as rolling) included."""
    game = Game(PLAYERS, seed=SEEDS.randrange(1, 1 << 32))
    ticks = choices = 0
    while not is_over(game):
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
        ticks += 1
    return ticks, choices


def positions(every: int = 50) -> list[Game]:
    """A game as it was at every so many ticks, and finished at the end."""
    game = Game(PLAYERS, seed=7)
    kept = [game.copy()]
    while not is_over(game):
        game.play_tick()
        if len(game.state.actions) % every == 0:
            kept.append(game.copy())
    return [*kept, game]


def replay(finished: Game) -> None:
    game = Game(PLAYERS, seed=finished.seed)
    for action in finished.state.actions:
        game.execute(action, validate_action=False)
    assert game.winning_color() == finished.winning_color()


def measure(seconds: float) -> Figures:
    kept = positions()
    copying = seconds_per_call(lambda: [game.copy() for game in kept], seconds / 4) / len(kept)
    return {
        **play_for(seconds, one_game, "random play"),
        "copy, µs": copying * 1e6,
        "replay of a finished game, ms": seconds_per_call(lambda: replay(kept[-1]), seconds / 4) * 1e3,
        "largest view of a game, bytes": max(len(json.dumps(game, cls=GameEncoder)) for game in kept),
    }
