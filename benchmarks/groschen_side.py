"""Ours: four random players, through the kernel (choices are ints) and through the public text API."""

import json
import random
from statistics import mean

import groschen
from benchmarks.timing import GAMES_KEPT, Figures, play_for, seconds_per_call
from groschen.engine.frames import play
from groschen.engine.keys import key

SEATS = ["Anna", "Ben", "Chloé", "Dan"]
DICE = random.Random(1)


def new(game: str) -> groschen.Game:
    return groschen.new(game, seats=SEATS, seed=DICE.randrange(1 << 32))


def one_game(name: str) -> tuple[int, int]:
    state = new(name).state
    stack, roll = state.stack, DICE.random
    decisions = choices = 0
    while stack:
        options = stack[-1].options(state)
        choices += len(options) > 1
        play(state, options[int(roll() * len(options))])
        decisions += 1
    return decisions, choices


def one_game_in_text(name: str) -> tuple[int, int]:
    game = new(name)
    decisions = choices = 0
    while not game.over:
        options = game.options()
        choices += len(options) > 1
        game.play(DICE.choice(options))
        decisions += 1
    return decisions, choices


def positions(name: str, every: int = 50) -> list[groschen.Game]:
    """A game as it was at every so many decisions, and finished at the end."""
    game, kept = new(name), []
    while not game.over:
        kept.append(game.copy())
        for _ in range(every):
            if not game.over:
                game.play(DICE.choice(game.options()))
    return [*kept, game]


def measure(seconds: float, name: str) -> Figures:
    games = [positions(name) for _ in range(GAMES_KEPT)]
    kept = [game for positions in games for game in positions]
    states, asked = [game.state for game in kept], [game for game in kept if not game.over]
    records = [positions[-1].record() for positions in games]
    bot = groschen.bot("greedy", seed=1)
    copying = seconds_per_call(lambda: [state.copy() for state in states], seconds / 4)
    dealing = seconds_per_call(lambda: [state.determinize(5) for state in states], seconds / 4)
    imagined = [state.determinize(5) for state in states]
    dealing_again = seconds_per_call(lambda: [state.determinize(6) for state in imagined], seconds / 4)
    naming = seconds_per_call(lambda: [hash(key(state)) for state in states], seconds / 4)
    over = [positions[-1] for positions in games]
    undoing = seconds_per_call(lambda: [game.at(game.number - 1) for game in over], seconds / 4)
    replaying = seconds_per_call(lambda: [groschen.load(record) for record in records], seconds / 4)
    choosing = seconds_per_call(lambda: [bot.choose(game) for game in asked], seconds / 4)
    in_text = play_for(seconds / 2, lambda: one_game_in_text(name), "random play in text")
    views = [max(len(json.dumps(game.view())) for game in positions) for positions in games]
    return {
        **play_for(seconds, lambda: one_game(name), "random play"),
        "copy, µs": copying / len(states) * 1e6,
        "replay of a finished game, ms": replaying / len(records) * 1e3,
        "largest view of a game, bytes": mean(views),
        "random play in text: decisions/s": in_text["random play in text: decisions/s"],
        "determinize, µs": dealing / len(states) * 1e6,
        "determinize again, µs": dealing_again / len(states) * 1e6,
        "key of a state, µs": naming / len(states) * 1e6,
        "one choice back from the end of a game, ms": undoing / len(over) * 1e3,
        "a choice of greedy, ms": choosing / len(asked) * 1e3,
    }
