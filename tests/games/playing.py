"""Random games for the battery: every game of the house, every number of players, every option."""

from __future__ import annotations

import importlib
import json
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

import groschen
from groschen.catalogue import GAMES

CASES = [(name, players) for name, rules in GAMES.items() for players in rules.seats]
NAMES = ("Anna", "Ben", "Chloé", "Dan", "Eva", "Filip")


class Deal(NamedTuple):
    """How a random game goes: its seed, which of its set-ups, and how eagerly the players act."""

    seed: int
    options: int
    eagerness: float


DEALS = st.builds(Deal, st.integers(2**40, 2**63), st.integers(0, 23), st.sampled_from([0.6, 0.95, 0.0]))


def random_games(examples: int) -> Callable[[Any], Any]:
    """A test over so many random games."""

    def decorate(test: Any) -> Any:
        return settings(max_examples=examples)(given(deal=DEALS)(test))

    return decorate


def words_of(name: str) -> Any:
    """The words of a game for tests: `option_sets` and `hidden`."""
    return importlib.import_module(f"{GAMES[name].package.rpartition('.')[2]}.words")


def start(name: str, players: int, deal: Deal) -> groschen.Game:
    sets = words_of(name).option_sets(players)
    return groschen.new(name, seats=NAMES[:players], seed=deal.seed, **sets[deal.options % len(sets)])


class Dice:
    """Chooses blindly, but eager players seldom take the last option, which is often to decline."""

    def __init__(self, deal: Deal) -> None:
        self.random = random.Random(deal.seed)
        self.eagerness = deal.eagerness

    def pick(self, options: list[Any]) -> Any:
        if len(options) > 1 and self.random.random() < self.eagerness:
            options = options[:-1]
        return self.random.choice(options)


def walk(game: groschen.Game, dice: Dice) -> Iterator[groschen.Game]:
    """The game at every decision; afterwards a choice is made and the game goes on."""
    for _ in range(5000):
        if game.over:
            return
        yield game
        game.answer(dice.pick(game.pending.options(game.state)))
    raise AssertionError("this game does not come to an end")


def encoded(game: groschen.Game) -> Any:
    return game.rules.encode(game.state)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def strings(value: Any) -> Iterator[str]:
    """Every text anywhere in plain data, the keys of dictionaries too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strings(key)
            yield from strings(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from strings(item)


def pieces(value: Any) -> Iterator[str]:
    """Every piece anywhere in an encoded state."""
    if isinstance(value, dict) and "piece" in value and "is" not in value:
        yield value["piece"]
    elif isinstance(value, (dict, list)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from pieces(item)
