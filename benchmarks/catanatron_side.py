"""The peer: four random players of Catanatron, driven by its own loop, without accumulators."""

import json
import random
from statistics import mean

from catanatron.game import TURNS_LIMIT, Game
from catanatron.json import GameEncoder
from catanatron.models.player import Color, RandomPlayer

from benchmarks.timing import GAMES_KEPT, Figures, play_for, seconds_per_call

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
    game = Game(PLAYERS, seed=SEEDS.randrange(1, 1 << 32))
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
    games = [positions() for _ in range(GAMES_KEPT)]
    kept = [game for positions in games for game in positions]
    finished = [positions[-1] for positions in games]
    copying = seconds_per_call(lambda: [game.copy() for game in kept], seconds / 4)
    replaying = seconds_per_call(lambda: [replay(game) for game in finished], seconds / 4)
    views = [max(len(json.dumps(game, cls=GameEncoder)) for game in positions) for positions in games]
    return {
        **play_for(seconds, one_game, "random play"),
        "copy, µs": copying / len(kept) * 1e6,
        "replay of a finished game, ms": replaying / len(finished) * 1e3,
        "largest view of a game, bytes": mean(views),
    }
