"""Ours: four random players, through the kernel (choices are ints) and through the public text API."""

import json
import random

import groschen
from benchmarks.timing import Figures, play_for, seconds_per_call
from groschen.engine.frames import play

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
    game, dice, kept = groschen.new(name, seats=SEATS, seed=7), random.Random(7), []
    while not game.over:
        kept.append(game.copy())
        for _ in range(every):
            if not game.over:
                game.play(dice.choice(game.options()))
    return [*kept, game]


def measure(seconds: float, name: str) -> Figures:
    kept = positions(name)
    states = [game.state for game in kept]
    record = kept[-1].record()
    copying = seconds_per_call(lambda: [state.copy() for state in states], seconds / 4) / len(states)
    in_text = play_for(seconds / 2, lambda: one_game_in_text(name), "random play in text")
    return {
        **play_for(seconds, lambda: one_game(name), "random play"),
        "copy, µs": copying * 1e6,
        "replay of a finished game, ms": seconds_per_call(lambda: groschen.load(record), seconds / 4) * 1e3,
        "largest view of a game, bytes": max(len(json.dumps(game.view())) for game in kept),
        "random play in text: decisions/s": in_text["random play in text: decisions/s"],
    }
